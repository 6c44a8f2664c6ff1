"""Greedy and planner of Card City think on the core as in Python, to the last bit."""

from __future__ import annotations

import math
import random
from collections.abc import Iterator
from struct import pack
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from cardtown import _core, fast
from cardtown.bots.card_city import greedy, planner
from cardtown.bots.card_city.position import Position
from cardtown.bots.card_city.worth import packed_weights
from cardtown.bots.draws import Draws
from cardtown.core import Decision
from cardtown.fast.card_city import code_of, new_table, table_of, view_numbers
from cardtown.games.card_city.actions import CardCityAction
from cardtown.games.card_city.view import CardCityView
from tests.sampling import SEED, TAKES_ALL

BLOCKS = 4
GAMES = 30 if TAKES_ALL else 1
BUDGETS = (0, 5, 20, 100_000)
"""The last one searches everything."""


def games(block: int) -> Any:
    """Games of all sizes with any switches; some moves are random, so that cities become
    unusual."""
    first = (SEED * BLOCKS + block) * GAMES
    for number in range(first, first + GAMES):
        rng = random.Random(number)
        options = {
            "development": rng.choice(["repeated", "once"]),
            "joining": rng.choice(["forbidden", "allowed"]),
        }
        seats = ["human"] * (1 + number % 4)
        yield new_table(seats, seed=f"planner {number}", options=options, log=False), rng


def python_values(
    view: CardCityView, decision: Decision[CardCityAction], state: int, ms: float
) -> list[float]:
    one = planner.Planner(view, decision, random.Random(0), ms)
    one._draws = Draws(state)
    return list(one.values())


@pytest.mark.parametrize("block", range(BLOCKS))
def test_every_value_is_that_of_python(block: int) -> None:
    """The values of all options at each decision do not depend on what the seat can't know."""
    for table, rng in games(block):
        astray = rng.choice([0.1, 0.4, 1.0])
        while not table.over:
            decision = rng.choice(table.decisions())
            seat, view = decision.seat, table.view(decision.seat)
            core, state = table_of(view, seat), rng.getrandbits(64)
            assert core.options(seat) == tuple(map(code_of, decision.options))
            values = greedy.values_of(Position(view, seat), decision)
            assert list(core.greedy_values(seat)) == values
            ms = rng.choice(BUDGETS) if rng.random() < 0.1 else 0
            values = python_values(view, decision, state, ms)
            assert list(core.plan(packed_weights(), seat, state, ms)) == values, (ms, decision)
            assert list(table.core.plan(packed_weights(), seat, state, ms)) == values
            chosen = decision.options[values.index(max(values))]
            played = rng.choice(decision.options) if rng.random() < astray else chosen
            table.apply(seat, played)


def test_bots_choose_and_explain_alike_with_and_without_the_core(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    table = new_table(["human"] * 3, seed=f"alike {SEED}", log=False)
    while not table.over:
        decision = table.decisions()[-1]
        view = table.view(decision.seat)
        found = []
        for built in (True, False):
            monkeypatch.setattr(fast, "AVAILABLE", built)
            found.append(
                (
                    planner.choose(view, decision, random.Random(1), 0),
                    planner.rank(view, decision, random.Random(1), 0),
                    greedy.choose(view, decision, random.Random(1)),
                    greedy.rank(view, decision, random.Random(1)),
                )
            )
        assert found[0] == found[1]
        table.apply(decision.seat, found[0][0])


@pytest.mark.parametrize("block", range(BLOCKS))
def test_a_table_from_a_view_shows_that_view(block: int) -> None:
    """It uses nothing but the view: hidden facts have no effect."""
    for table, rng in games(block):
        while not table.over:
            decision = rng.choice(table.decisions())
            seat = decision.seat
            again = table_of(table.view(seat), seat)
            assert again.view(seat) == table.core.view(seat)
            other = table.core.resample(seat, rng.getrandbits(64))
            assert again.resample(seat, 5).view(seat) == other.view(seat)
            table.apply(seat, rng.choice(decision.options))


@pytest.mark.parametrize("ms", [0, 20])
def test_rollouts_of_planners_are_those_of_their_choices(ms: int) -> None:
    start = new_table(["human"] * 2, seed="games", log=False).core
    table = start.resample(-1, 7)
    assert start.greedy_rollouts(0, 7) == (0, 0, 0)
    decisions, *points = start.planned_rollouts(packed_weights(), ms, 1, 7)
    assert decisions > 40
    assert all(-25 <= one <= 200 for one in points)
    greedy_decisions = 0
    while (seat := table.turn()) >= 0:
        table.play(seat, table.greedy(seat))
        greedy_decisions += 1
    expected = (greedy_decisions, *(table.score(seat)[-1] for seat in range(2)))
    assert start.greedy_rollouts(1, 7) == expected


def test_a_seat_that_does_not_decide_has_no_values() -> None:
    core = new_table(["human"] * 3, seed="games", log=False).core
    idle = next(seat for seat in range(3) if not core.options(seat))
    for ask in (
        lambda: core.greedy(idle),
        lambda: core.greedy_values(idle),
        lambda: core.plan(packed_weights(), idle, 0, 0),
    ):
        with pytest.raises(ValueError, match="has nothing to decide now"):
            ask()


def _views() -> Iterator[tuple[bytes, list[int], int]]:
    """Some views of games with every number of seats, as the core reads them."""
    for players in range(1, 5):
        table = new_table(["human"] * players, seed="views", log=False)
        for _ in range(30):
            decision = table.decisions()[0]
            seat = decision.seat
            yield bytes((players, 0, 0)), view_numbers(table.view(seat)), seat
            table.apply(seat, decision.options[-1])


VIEWS = list(_views())


@given(
    st.sampled_from(VIEWS),
    st.lists(st.tuples(st.integers(0, 200), st.integers(0, 2**64 - 1)), max_size=4),
    st.lists(st.tuples(st.integers(0, 200), st.integers(0, 9)), max_size=4),
    st.integers(0, 3),
)
def test_any_view_is_read_or_refused(
    known: tuple[bytes, list[int], int],
    wild: list[tuple[int, int]],
    near: list[tuple[int, int]],
    cut: int,
) -> None:
    """Whatever numbers a view contains: bots that read it think, play on, and never crash."""
    setup, numbers, seat = known
    changed = list(numbers)
    for place, number in (*wild, *near):
        changed[place % len(changed)] = number
    view = b"".join(number.to_bytes(8, "little") for number in changed[: len(changed) - cut])
    try:
        table = _core.CardCity.of_view(setup, view, seat)
    except ValueError:
        return
    count = len(table.options(seat))
    assert len(table.greedy_values(seat)) == count
    assert len(table.plan(packed_weights(), seat, 1, 20)) == count
    assert len(table.champion(packed_weights(), seat, 1, 1000, 8)) == 3 * count
    table.resample(seat, 1).rollouts(2, 3)
    table.greedy_rollouts(1, 3)


def test_a_view_in_which_somebody_lacks_cards_is_refused() -> None:
    """Found by `make fuzz`: a seat that had chosen held nothing, and built from an empty hand."""
    numbers = [
        1,
        1,
        1,
        0x10040103080F,
        0,
        0x100B00090A08,
        54,
        0,
        1,
        1,
        2,
        0x20000000000,
        512,
        0x100000001,
        0,
        1,
        3,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0x80000000000000,
        0,
        0,
        0,
        0,
        0,
        3,
        0,
        0x100000201,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0x80000000000000,
        0,
        0,
        0,
        0,
        0,
        3,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0x8000,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
    ]
    view = b"".join(number.to_bytes(8, "little") for number in numbers)
    with pytest.raises(ValueError, match="hands of the view"):
        _core.CardCity.of_view(b"\3\0\1", view, 1)


def test_two_who_may_take_the_last_card_of_the_reserve_come_to_an_end() -> None:
    """A view that no game shows (K4.6): the second seat had nothing to choose, for ever."""

    def board(*cells: tuple[int, int]) -> list[int]:
        bits = sum(1 << (row + 1) * 10 + column + 1 for row, column in cells)
        return [bits & 2**64 - 1, bits >> 64]

    def cards(**counts: int) -> int:
        return sum(count << 8 * "CILMPR".index(kind) for kind, count in counts.items())

    unseen = cards(R=10, C=6, L=6, I=8, P=6)
    numbers = [1, 0, 3, cards(R=1), 0, unseen, 36, 0, 1]
    numbers += [0, 1, cards(R=2), cards(P=1), cards(P=1), 0, 1]
    none = board()
    for _ in range(2):
        city = [*none, *none, *none, *board((4, 6)), *board((4, 4)), *none, *board((4, 5))]
        numbers += [3, 0, 0, 0, 2, *city]
    view = b"".join(number.to_bytes(8, "little") for number in numbers)
    core = _core.CardCity.of_view(b"\2\0\0", view, 0)
    core.play(0, core.options(0)[0])
    for _ in range(1000):
        if core.over:
            break
        seat = core.turn()
        core.play(seat, core.options(seat)[0])
    assert core.over


@pytest.mark.parametrize(
    "given",
    [(), (b"", b"", 0), (b"\1\0\0", b"\0", 0), (b"\1\0\0", bytes(4096), 0), (None, None, None)],
)
def test_nothing_else_is_a_view(given: tuple[Any, ...]) -> None:
    with pytest.raises((TypeError, ValueError)):
        _core.CardCity.of_view(*given)


@pytest.mark.parametrize(
    ("weights", "ms"),
    [
        (b"", 0),
        (None, 0),
        (packed_weights()[:-8] + pack("d", math.nan), 0),
        (packed_weights()[:-8] + pack("d", -math.inf), 0),
        (packed_weights(), -1),
        (packed_weights(), "x"),
    ],
)
def test_nothing_else_is_planned_with(weights: Any, ms: Any) -> None:
    core = new_table(["human"] * 2, seed="games", log=False).core
    with pytest.raises((TypeError, ValueError)):
        core.plan(weights, core.turn(), 0, ms)
    with pytest.raises((TypeError, ValueError)):
        core.planned_rollouts(weights, ms, 1, 1)


@pytest.mark.parametrize(("ms", "rollouts"), [(0, 1), (1, -1), ("soon", 1), (1, None)])
def test_nothing_else_limits_a_champion(ms: Any, rollouts: Any) -> None:
    core = new_table(["human"] * 2, seed="games", log=False).core
    with pytest.raises((TypeError, ValueError)):
        core.champion(packed_weights(), core.turn(), 0, ms, rollouts)
