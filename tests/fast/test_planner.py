"""The planner on the core thinks as its Python twin does, at every decision, to the last bit."""

from __future__ import annotations

import random
from array import array
from collections.abc import Iterator
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from cardtown import _core, fast
from cardtown.bots.carson_city import greedy, planner
from cardtown.bots.carson_city import survey as surveys
from cardtown.bots.carson_city.planner import CompiledPlanner, Planner
from cardtown.bots.carson_city.worth import all_worths
from cardtown.core import Decision
from cardtown.fast.carson_city import (
    FastCarsonTable,
    code_of,
    new_table,
    table_of,
    view_numbers,
)
from cardtown.fast.setups.carson_city import setup_bytes
from cardtown.games.carson_city.actions import Adopt, CarsonAction, Sell, Take, Use
from cardtown.games.carson_city.characters import CHARACTER_IDS, CharacterId
from cardtown.games.carson_city.deck import Character
from cardtown.games.carson_city.view import CarsonView
from tests.sampling import SEED, TAKES_ALL
from tools.lockstep import carson_city_setting

BLOCKS = 4
GAMES = 30 if TAKES_ALL else 2
ALL_THE_TIME_MS = 100_000
RARE = ("auctioneer", "paperboy", "governor", "chinese_worker", "lawyer")
"""Characters that give their owners extra decisions."""


def character_asked(decision: Decision[CarsonAction]) -> CharacterId | None:
    first = decision.options[0]
    return first.character if isinstance(first, Use) else None


def play_decisions(
    number: int, rng: random.Random
) -> Iterator[tuple[FastCarsonTable, Decision[CarsonAction]]]:
    """The decisions of a game in which rare events happen more often than usual."""
    setting = carson_city_setting(rng)
    table = new_table(
        setting.seats,
        seed=f"planner {number}",
        deck=setting.deck,
        options=setting.options,
        log=False,
    )
    astray = rng.choice([0.1, 0.4, 1.0])
    while not table.over:
        decision = rng.choice(table.decisions())
        yield table, decision
        table.apply(decision.seat, _move(table, decision, astray, rng))


def _move(
    table: FastCarsonTable, decision: Decision[CarsonAction], astray: float, rng: random.Random
) -> CarsonAction:
    view = table.view(decision.seat)
    for option in decision.options:
        if isinstance(option, Take):
            card = view.row[option.index]
            if isinstance(card, Character) and card.id in RARE:
                return option
        if isinstance(option, Sell | Adopt) and rng.random() < 0.2:
            return option
    if rng.random() < astray:
        return rng.choice(decision.options)
    return greedy.choose(view, decision, rng)


@pytest.mark.parametrize("block", range(BLOCKS))
def test_every_value_is_that_of_python(block: int, monkeypatch: pytest.MonkeyPatch) -> None:
    """With the least effort, and with unlimited time."""
    first = (SEED * BLOCKS + block) * GAMES
    for number in range(first, first + GAMES):
        rng = random.Random(number)
        for table, decision in play_decisions(number, rng):
            ms = ALL_THE_TIME_MS if rng.random() < 0.02 else 0
            think = (table.view(decision.seat), decision, random.Random(number), ms)
            compiled = list(CompiledPlanner(*think).values())
            with monkeypatch.context() as patch:
                patch.setattr(fast, "AVAILABLE", False)  # the judge is Python alone
                surveys._surveys.clear()
                think = (*think[:2], random.Random(number), ms)
                assert compiled == list(Planner(*think).values()), (number, len(table.history))
            surveys._surveys.clear()


@pytest.mark.parametrize("number", range(SEED, SEED + 4))
def test_a_view_becomes_a_table_that_shows_it(number: int) -> None:
    """It offers the same options, however the unknown cards are dealt again."""
    rng = random.Random(number)
    for table, decision in play_decisions(number, rng):
        seat = decision.seat
        view, shown = table.view(seat), table.core.view(seat)
        assert tuple(view_numbers(view)) == shown
        core = table_of(view, seat, character_asked(decision))
        assert core.view(seat) == shown
        assert core.options(seat) == tuple(map(code_of, decision.options))
        again = core.resample(seat, rng.getrandbits(64))
        assert again.view(seat) == shown
        if rng.random() < 0.05:
            decisions, *points = again.rollouts(2, 1)  # the rules can play on from there
            assert decisions > 0
            assert len(points) == len(table.seats)


def test_choices_rankings_and_reasons_are_alike(monkeypatch: pytest.MonkeyPatch) -> None:
    table = new_table(["human"] * 4, seed=f"planner {SEED}", log=False)
    rng = random.Random(SEED)
    while not table.over:
        decision = rng.choice(table.decisions())
        found = []
        for built in (True, False):
            monkeypatch.setattr(fast, "AVAILABLE", built)
            surveys._surveys.clear()
            view = table.view(decision.seat)
            chosen = planner.choose(view, decision, random.Random(1), 0)
            found.append((chosen, planner.rank(view, decision, random.Random(1), 0)))
        assert found[0] == found[1]
        table.apply(decision.seat, found[0][0])


def test_a_decision_that_the_view_does_not_ask_for_is_ranked_too() -> None:
    """The gains from the row can be asked for even before the bids."""
    view = new_table(["human"] * 4, seed="row", log=False).view(0)
    takes: Decision[CarsonAction] = Decision(0, "take", [Take(at) for at in range(len(view.row))])
    assert len(planner.rank(view, takes, random.Random(1), 0)) == len(view.row)


def test_planned_games_are_those_of_planned_choices() -> None:
    """The cache about cities between decisions has no effect on values."""
    start = new_table(["human", "human", "virtual:expert", "human"], seed="games", log=False).core
    assert start.planned_rollouts(all_worths(), -1, 0, 7, "pppp") == (0, 0, 0, 0, 0)
    one = start.planned_rollouts(all_worths(), -1, 3, 7, "pgpr")
    assert one == start.planned_rollouts(all_worths(), -1, 3, 7, "pgpr")
    assert one != start.planned_rollouts(all_worths(), -1, 3, 8, "pgpr")
    greedy_alone = start.planned_rollouts(all_worths(), -1, 3, 7, "gggg")
    assert greedy_alone == start.greedy_rollouts(3, 7)


# --- the door -------------------------------------------------------------------------------------


@given(st.data())
def test_any_view_is_read_or_refused(data: st.DataObject) -> None:
    """Whatever numbers a view contains: if it is accepted, it can be played to its end."""
    rng = random.Random(data.draw(st.integers(0, 30), "game"))
    setting = carson_city_setting(rng)
    table = new_table(setting.seats, seed="door", options=setting.options, log=False)
    for _ in range(data.draw(st.integers(0, 120), "moves")):
        if table.over:
            break
        decision = table.decisions()[0]
        table.apply(decision.seat, rng.choice(decision.options))
    numbers = list(table.core.view(0))
    changes = st.tuples(st.integers(0, len(numbers) - 1), st.integers(-3, 260))
    for place, number in data.draw(st.lists(changes, max_size=6), "changes"):
        numbers[place] = number
    view = table.view(0)
    setup = setup_bytes(view.seats, [seat.suit for seat in view.seats], view.deck)
    encoded = array("q", numbers).tobytes()
    character = data.draw(st.integers(-1, len(CHARACTER_IDS) - 1), "character")
    try:
        core = _core.CarsonCity.of_view(setup, encoded, 0, character)
    except ValueError:
        return
    core.rollouts(3, 1)
    core.planned_rollouts(all_worths(), 0, 1, 1, "p" * len(view.seats))
    if (seat := core.turn()) >= 0:
        core.champion(all_worths(), seat, 1, 1000, 20, 0)


def _door() -> tuple[_core.CarsonCity, bytes]:
    return new_table(["human"] * 4, seed="door", log=False).core, all_worths()


def _forged(view: CarsonView, seat: int, asked: CharacterId | None) -> Iterator[CarsonView]:
    """The view with one fact that only the use of a character brings, or with a use too many."""
    picking = view.seats[view.order[0]] if view.order else None
    if picking is None or not picking.two_picks:
        yield view._replace(second_pick=True)

    def with_seat(number: int, **facts: Any) -> CarsonView:
        seats = list(view.seats)
        seats[number] = seats[number]._replace(**facts)
        return view._replace(seats=tuple(seats))

    used = {character for one in view.seats for character in one.used}
    other = (seat + 1) % len(view.seats)
    if "lawyer" not in used:
        yield with_seat(other, lawyer=True)
    if "chinese_worker" not in used:
        yield with_seat(other, two_picks=True)
    if asked is not None:
        yield with_seat(seat, used=(*view.seats[seat].used, asked))


@pytest.mark.parametrize("number", range(SEED, SEED + 4))
def test_a_view_in_which_a_use_is_missing_or_too_many_is_refused(number: int) -> None:
    """Its table would take cards from an empty row, and write beyond its end."""
    refused = 0
    for table, decision in play_decisions(number, random.Random(number)):
        seat, asked = decision.seat, character_asked(decision)
        for view in _forged(table.view(seat), seat, asked):
            with pytest.raises(ValueError, match=r"view|asked"):
                table_of(view, seat, asked)
            refused += 1
    assert refused > 50


@pytest.mark.parametrize(
    ("method", "given"),
    [
        ("plan", (b"", 0, 1, 4, 6)),
        ("plan", (None, 0, 1, 4, 6)),
        ("plan", (0, 1, 4, 6)),
        ("plan", (..., 4, 1, 4, 6)),
        ("plan", (..., 0, -1, 4, 6)),
        ("plan", (..., 0, 1, 0, 6)),
        ("plan", (..., 0, 1, 4, 5)),
        ("plan", (..., 0, 1, 4, 49)),
        ("planned_rollouts", (b"", -1, 1, 1, "pppp")),
        ("planned_rollouts", (..., -2, 1, 1, "pppp")),
        ("planned_rollouts", (..., -1, -1, 1, "pppp")),
        ("planned_rollouts", (..., -1, 1, 1, "ppp")),
        ("planned_rollouts", (..., -1, 1, 1, "pppx")),
        ("planned_rollouts", (..., -1, 1, 1, None)),
        ("of_view", (b"", b"", 0, -1)),
        ("champion", (b"", 0, 1, 50, 0, 0)),
        ("champion", (..., 4, 1, 50, 0, 0)),
        ("champion", (..., 0, 1, 0, 0, 0)),
        ("champion", (..., 0, 1, 50, -1, 0)),
        ("champion", (..., 0, 1, 50, 0, 4)),
    ],
)
def test_nothing_else_comes_in(method: str, given: tuple[Any, ...]) -> None:
    core, worths = _door()
    with pytest.raises((TypeError, ValueError, OverflowError)):
        getattr(core, method)(*[worths if one is ... else one for one in given])


def test_a_seat_that_does_not_decide_has_no_plan() -> None:
    core, worths = _door()
    core.play(0, core.options(0)[0])
    with pytest.raises(ValueError, match="seat 0 has nothing to decide now"):
        core.plan(worths, 0, 1, 4, 6)
