"""The bots of Card City: legal, honest, repeatable, and no weaker than they were."""

from __future__ import annotations

import random
from itertools import pairwise
from typing import Any

import pytest

from cardtown import bots
from cardtown.bots.card_city import planner
from cardtown.bots.card_city.terms import NAMES_OF_TERMS, count_terms
from cardtown.bots.card_city.worth import load_weights
from cardtown.bots.greedy import GreedyBot
from cardtown.bots.planner import PlannerBot
from cardtown.games import card_city
from cardtown.games.card_city import (
    Build,
    Buy,
    CardCityTable,
    City,
    Develop,
    Discard,
    Keep,
    Pass,
)
from cardtown.games.card_city.effects import Estate
from cardtown.games.card_city.scoring import score
from cardtown.lab import Standing, Tournament, play_tournament, standings
from cardtown.testing import check_bot

SWITCHES: list[dict[str, Any]] = [
    {},
    {"development": "once"},
    {"joining": "allowed"},
    {"development": "once", "joining": "allowed"},
]
NOW_EXACT = (Build, Develop, Buy, Pass, Discard, Keep)


@pytest.fixture(autouse=True)
def _no_clock(monkeypatch: pytest.MonkeyPatch) -> None:
    """Stops the clock: on a machine that is much too slow, the planner's choices would not
    repeat."""
    monkeypatch.setattr(planner, "_GRACE_MS", 10**9)


@pytest.mark.slow
@pytest.mark.parametrize("players", [1, 2, 3, 4])
@pytest.mark.parametrize("spec", ["greedy", "planner:ms=5", "planner"])
def test_bots_choose_options_from_their_view_alone(spec: str, players: int) -> None:
    """The same choice for the same view, and on tables where only hidden facts differ."""
    table = check_bot(
        lambda: bots.make(spec),
        card_city.GAME,
        ["human"] * players,
        seed=f"bots {players}",
        rng=random.Random(players),
        every=4,
    )
    assert table.over


@pytest.mark.parametrize("options", SWITCHES)
@pytest.mark.parametrize("spec", ["greedy", "planner:ms=5"])
def test_bots_play_with_every_rule_switch(spec: str, options: dict[str, Any]) -> None:
    for players in (1, 3):
        check_bot(
            lambda: bots.make(spec),
            card_city.GAME,
            ["human"] * players,
            seed="switches",
            rng=random.Random(7),
            options=options,
            every=6,
        )


@pytest.mark.parametrize("spec", ["greedy", "planner:ms=5"])
@pytest.mark.parametrize("players", [1, 3])
def test_ranks_are_sorted_and_now_is_exact(spec: str, players: int) -> None:
    bot = bots.make(spec)
    rng = random.Random(3)
    table = card_city.new_table(["human"] * players, seed="rank", log=False)
    while not table.over:
        decision = rng.choice(table.decisions())
        view = table.view(decision.seat)
        found = bot.rank(view, decision, random.Random(1))
        assert sorted(str(one.action) for one in found) == sorted(map(str, decision.options))
        values = [one.value for one in found]
        assert all(one >= other - 1e-9 for one, other in pairwise(values))
        for one in found:
            _check_now(table, decision.seat, one)
        choice = bot.choose(view, decision, random.Random(1))
        assert choice == found[0].action
        table.play(decision.seat, choice)


def _check_now(table: CardCityTable, seat: int, one: bots.Ranked[Any]) -> None:
    """`now` is what the score sheet says right after a build, a development or a purchase."""
    if not isinstance(one.action, Build | Develop | Buy):
        assert (one.now, one.reasons) == (0, ())
        return
    me = table.view(seat).seats[seat]
    before = score(me.city, me.coins)
    cell = me.city.cell_at(one.action.row, one.action.column)
    assert cell is not None
    kind = "I" if isinstance(one.action, Buy) else one.action.kind
    price = me.price if isinstance(one.action, Buy) else 0
    if isinstance(one.action, Build) and kind == "L":
        price = 5
    after = score(me.city.place(kind, cell), me.coins - price)
    assert one.now == after.total - before.total
    assert dict(one.reasons) == {
        line: after.lines[line] - before.lines[line]
        for line in after.lines
        if after.lines[line] != before.lines[line]
    }


def test_greedy_takes_the_most_points_at_once() -> None:
    """No other build or purchase brings more, including the developments that follow."""
    table = card_city.new_table(["human"], seed="greedy", log=False)
    while not table.over:
        (decision,) = table.decisions()
        choice = GreedyBot().choose(table.view(0), decision, random.Random(0))
        if decision.kind == "buy":
            best = max(_points_after(table, option) for option in decision.options)
            assert _points_after(table, choice) == best
        table.play(0, choice)


def _points_after(table: CardCityTable, option: Any) -> int:
    me = table.view(0).seats[0]
    if isinstance(option, Pass):
        return me.points
    cell = me.city.cell_at(option.row, option.column)
    assert cell is not None
    return score(me.city.place("I", cell), me.coins - me.price).total


def test_the_planner_builds_no_dead_end() -> None:
    """Three homes around the Municipal: the fourth would leave no cell for anything."""
    for seed in range(6):
        table = card_city.new_table(["human"], seed=f"dead end {seed}", log=False)
        while not table.over:
            (decision,) = table.decisions()
            choice = PlannerBot(5).choose(table.view(0), decision, random.Random(0))
            table.play(0, choice)
        assert table.view(0).seats[0].city.vacant <= 8


def test_terms_have_names_and_weights() -> None:
    city = City.from_rows(["RCR", "_M_", "_L_"])
    me = card_city.new_table(["human"], seed="x").view(0).seats[0]
    estate = Estate(city, me.coins, 0)
    terms = count_terms(estate, (0.1, 0.2, 0.3, 0.4))
    assert len(terms) == len(NAMES_OF_TERMS) == len(set(NAMES_OF_TERMS))
    for table in load_weights().values():
        assert [len(row) for row in table] == [len(NAMES_OF_TERMS)] * 9


def test_more_time_explores_more() -> None:
    """The choice is legal with any budget, and the same each time."""
    table = card_city.new_table(["human"] * 2, seed="budget", log=False)
    (decision,) = table.decisions()
    for ms in (1, 5, 20, 60):
        choices = {
            planner.choose(table.view(decision.seat), decision, random.Random(4), ms)
            for _ in range(2)
        }
        assert len(choices) == 1
        assert choices <= set(decision.options)


def standings_of(entrants: tuple[str, ...], games: int) -> list[Standing]:
    tournament = Tournament("card-city", entrants, games, "regression")
    rows = play_tournament(tournament)
    return standings(tournament, rows.seats, rows.times)


@pytest.mark.slow
def test_the_planner_is_as_strong_as_it_was() -> None:
    """A few dozen fixed games, with room for chance, to notice a bot that became much weaker."""
    (alone,) = standings_of(("bot:planner:ms=5",), games=40)
    assert alone.score.mean > 30
    strong, weak = standings_of(("bot:planner:ms=5", "bot:greedy", "bot:greedy"), games=36)
    assert strong.win_rate.mean > 0.6
    assert weak.score.mean > 8
    assert not strong.forfeits
    assert not weak.forfeits
