"""Tournaments on the compiled core: the rows of the Python rules, and bots that need views."""

from __future__ import annotations

import random
from dataclasses import replace
from typing import Any

import pytest

from cardtown import bots, fast
from cardtown.bots.base import chooses_on_core
from cardtown.bots.carson_city import survey as surveys
from cardtown.bots.greedy import GreedyBot
from cardtown.bots.occasion import Occasion
from cardtown.bots.referee import Player
from cardtown.core import Decision
from cardtown.fast.table import FastTable
from cardtown.lab import PlayedGames, Tournament, finish_game, play_games

built = pytest.mark.skipif(not fast.AVAILABLE, reason="the fast core is not built: make core")

CARSON = ("bot:greedy", "bot:planner:ms=0", "virtual:expert", "bot:random")
TOURNAMENTS = {
    "every bot": Tournament("carson-city", CARSON, 4, records=True),
    "levels of people": Tournament("carson-city", ("bot:easy", *CARSON[2:], "bot:easy"), 4),
    "virtual players alone": Tournament("carson-city", ("virtual:expert",) * 3 + CARSON[3:], 4),
    "lots": Tournament("card-city", ("bot:greedy", "bot:planner:ms=0", "bot:random"), 3),
    "switches": Tournament(
        "card-city",
        ("bot:easy", "bot:greedy"),
        4,
        options={"development": "once", "joining": "allowed"},
        records=True,
    ),
    "alone": Tournament("card-city", ("bot:planner:ms=0",), 2),
}


def play(tournament: Tournament) -> PlayedGames:
    """All rows without the times, which differ each time."""
    surveys._surveys.clear()
    played = play_games(tournament, range(tournament.games), observe=True)
    return played._replace(rows={**played.rows, "times": []})


@built
@pytest.mark.parametrize("name", TOURNAMENTS)
def test_the_core_gives_the_rows_of_the_python_rules(
    name: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    tournament = TOURNAMENTS[name]
    assert isinstance(finish_game(tournament, 0).table, FastTable)
    quick = play(tournament)
    monkeypatch.setattr(fast, "AVAILABLE", False)
    assert not isinstance(finish_game(tournament, 0).table, FastTable)
    assert quick == play(tournament)


class Contrary(GreedyBot):
    """Chooses in a way of its own, but inherits how it would choose on the core."""

    def choose(self, view: Any, decision: Decision[Any], rng: random.Random) -> Any:
        """The last option."""
        assert view.seat == decision.seat
        return decision.options[-1]


@pytest.mark.parametrize("spec", ["random", "greedy", "planner", "easy", "medium", "hard"])
def test_our_bots_choose_on_the_core(spec: str) -> None:
    assert chooses_on_core(bots.make(spec))


def test_a_bot_that_needs_views_gets_them() -> None:
    spec = f"bot:{__name__}:Contrary"
    table, players, _ = finish_game(Tournament("carson-city", (spec, *CARSON[1:]), 1), 0)
    assert not isinstance(table, FastTable)
    assert players[0].forfeit is None
    assert not chooses_on_core(Contrary())


@built
def test_a_bot_on_the_core_that_takes_too_long_forfeits() -> None:
    hurried = replace(TOURNAMENTS["alone"], seconds=1e-9)
    assert finish_game(hurried, 0).players[0].forfeit == "took more than 1e-09 s for 'keep'"
    table = hurried.table(0)
    patient = Player(bots.make("random"), 10, interrupts=False)
    (decision,) = table.decisions()
    assert patient.choose(None, decision, Occasion("patient", 0, 0)) in decision.options
    assert patient.forfeit is None
