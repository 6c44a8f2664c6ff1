"""A bot that raises, hangs or cheats is named, and the game goes on."""

from __future__ import annotations

from dataclasses import dataclass

import pytest

from cardtown import bots
from cardtown.bots import Occasion
from cardtown.bots.referee import Player
from cardtown.core import BadInput
from cardtown.games import carson_city
from cardtown.lab import Tournament, finish_game
from tests.bots_that_fail import Cheats, Hangs, Raises

SEATS = ("virtual:novice",) * 3


def first_choice(bot: bots.Bot, seconds: float | None = None) -> tuple[Player, object]:
    table = carson_city.new_table(["human", *SEATS], seed="referee")
    player = Player(bot, seconds)
    decision = table.decisions()[0]
    chosen = player.choose(table.view(0), decision, Occasion.at(table, 0))
    assert chosen in decision.options
    return player, chosen


def test_a_bot_that_raises_forfeits_and_chance_plays_on() -> None:
    player, _ = first_choice(Raises())
    assert player.forfeit == "raised RuntimeError at 'bid': no idea"


def test_a_bot_that_chooses_something_illegal_forfeits() -> None:
    player, _ = first_choice(Cheats())
    assert player.forfeit == "chose 'everything', which is not an option of 'bid'"


def test_a_bot_that_hangs_forfeits() -> None:
    player, _ = first_choice(Hangs(), seconds=0.05)
    assert player.forfeit == "took more than 0.05 s for 'bid'"


def test_a_bot_that_behaves_forfeits_nothing() -> None:
    player, _ = first_choice(bots.make("random"), seconds=5)
    assert player.forfeit is None


def test_a_match_with_a_failing_bot_is_played_to_its_end() -> None:
    match = Tournament("carson-city", ("bot:tests.bots_that_fail:Raises", *SEATS), games=1)
    table, players, _ = finish_game(match, 0)
    assert table.over
    assert players[0].forfeit is not None


@dataclass(frozen=True)
class Tunable(Raises):
    ms: int = 5
    style: str = "plain"
    risk: float = 0.5


def test_parameters_are_read_by_their_declared_types(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("tests.bots_that_fail.Tunable", Tunable, raising=False)
    bot = bots.make("tests.bots_that_fail:Tunable:ms=200,risk=0.25,style=wild")
    assert bot == Tunable(200, "wild", 0.25)
    with pytest.raises(BadInput, match="no parameter 'speed'; there are ms, style, risk"):
        bots.make("tests.bots_that_fail:Tunable:speed=1")
    with pytest.raises(BadInput, match="ms must be of type int"):
        bots.make("tests.bots_that_fail:Tunable:ms=fast")


@pytest.mark.parametrize(
    ("spec", "said"),
    [
        ("nobody", "there is no bot 'nobody'; there are random"),
        ("random:ms=1", "no parameter 'ms'; there are none"),
        ("no.such.module:Bot", "can't be imported"),
        ("os:path", "is not a bot"),
        (".x:y", "the bot '.x:y' can't be imported"),
        ("cardtown.bots.manners:MannerBot", "can't be made: .* missing .* 'name'"),
        ("cardtown.bots.base:Bot", "can't be made: Protocols"),
        ("", "there is no bot ''"),
        ("champion:ms=1000000001", "ms of a champion must be from 0 to 1000000000"),
        ("champion:rollouts=-1", "rollouts of a champion must be from 0"),
        ("planner:ms=-1", "ms of a planner must be from 0"),
        (f"planner:ms={10**400}", "ms of a planner must be from 0"),
    ],
)
def test_an_unknown_bot_or_parameter_is_refused_with_those_that_exist(spec: str, said: str) -> None:
    with pytest.raises(BadInput, match=said):
        bots.make(spec)
