"""Nothing that a caller passes to the core can crash the process: bad input is a Python error."""

from __future__ import annotations

import array
import contextlib
import copy
import random
from collections.abc import Callable
from functools import partial
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from cardtown import _core
from cardtown.core import named_seats
from cardtown.fast.setups.carson_city import setup_bytes
from cardtown.games.carson_city import SUITS, standard_deck

FOUR = named_seats(["human", "virtual:expert", "human", "human"])
SETUP = setup_bytes(FOUR, SUITS[:4], standard_deck())
DEAL = _core.CarsonCity.of_seed(SETUP, "door").deal()
WRONG = (TypeError, ValueError, OverflowError, BufferError, RuntimeError)
ANYTHING = st.one_of(
    st.none(),
    st.booleans(),
    st.integers(),
    st.integers(-3, 300),
    st.floats(),
    st.text(),
    st.binary(),
    st.lists(st.integers()),
    st.just(SETUP),
    st.just(DEAL),
    st.builds(bytearray, st.binary()),
    st.builds(object),
)
METHODS = [
    "deciding",
    "turn",
    "options",
    "choose",
    "play",
    "restart",
    "view",
    "score",
    "copy",
    "resample",
    "secrets",
    "rollouts",
    "greedy",
    "greedy_rollouts",
    "deal",
    "of_seed",
    "of_deal",
    "__deepcopy__",
]


def table() -> _core.CarsonCity:
    return _core.CarsonCity.of_seed(SETUP, "door")


@given(st.sampled_from(METHODS), st.lists(ANYTHING, max_size=4))
@settings(max_examples=400)
def test_any_arguments_are_taken_or_refused(method: str, arguments: list[Any]) -> None:
    if method.endswith("rollouts") and isinstance(arguments[:1] and arguments[0], int):
        arguments[0] = min(arguments[0], 3)
    one = table()
    try:
        getattr(one, method)(*arguments)
    except WRONG:
        assert one == table()


def damaged(whole: bytes) -> st.SearchStrategy[bytes]:
    """Bytes of the right size, with a few of them changed."""

    def change(changes: list[tuple[int, int]]) -> bytes:
        changed = bytearray(whole)
        for place, value in changes:
            changed[place % len(whole)] = value
        return bytes(changed)

    return st.lists(st.tuples(st.integers(0, len(whole)), st.integers(0, 255)), max_size=6).map(
        change
    )


@given(damaged(SETUP), damaged(DEAL), st.integers(0, 2**32))
@settings(max_examples=300)
def test_damaged_setups_and_deals_are_played_or_refused(
    setup: bytes, deal: bytes, seed: int
) -> None:
    makers: list[Callable[[], _core.CarsonCity]] = [
        partial(_core.CarsonCity.of_seed, setup, "x"),
        partial(_core.CarsonCity.of_deal, setup, deal),
    ]
    for make in makers:
        try:
            one = make()
        except ValueError:
            continue
        one.rollouts(2, seed)
        rng = random.Random(seed)
        while (seat := one.turn()) >= 0:
            one.play(seat, rng.choice(one.options(seat)), [])
            one.view(rng.randint(-1, 3))
            one.resample(rng.randint(-1, 3), seed)
        assert one.over


@given(st.integers(-5, 10), st.integers(-(2**40), 2**40))
def test_only_options_are_played(seat: int, action: int) -> None:
    one = table()
    if 0 <= seat < 4 and action in one.options(seat):
        one.play(seat, action)
        assert one != table()
    else:
        with pytest.raises(WRONG):
            one.play(seat, action)
        assert one == table()


@pytest.mark.parametrize("size", [0, 1, len(SETUP) - 1, len(SETUP) + 1, 10_000])
def test_a_setup_has_its_size(size: int) -> None:
    with pytest.raises(ValueError, match="size"):
        _core.CarsonCity.of_seed(bytes(size), "x")
    with pytest.raises(ValueError, match="size"):
        _core.CarsonCity.of_deal(SETUP, bytes(size))


def test_a_list_that_tells_nothing_is_refused() -> None:
    one = table()
    for events in ((), "list", None):
        with pytest.raises(TypeError):
            one.play(0, one.options(0)[0], events)  # type: ignore[arg-type]
        with pytest.raises(TypeError):
            one.restart(events)  # type: ignore[arg-type]
    assert one == table()


def test_tables_are_made_by_their_doors_alone() -> None:
    for kind in (_core.CarsonCity, type(table().copy())):
        with pytest.raises(TypeError):
            kind()
    with pytest.raises(TypeError):
        hash(table())
    assert copy.deepcopy(table()) == copy.copy(table()) == table()
    assert table().__eq__(1) is NotImplemented


# --- batches --------------------------------------------------------------------------------------


def batch() -> _core.CarsonCityBatch:
    return _core.CarsonCityBatch(SETUP, 3, "door", 0, 15)


@given(st.lists(ANYTHING, max_size=5))
@settings(max_examples=200)
def test_any_batch_is_made_or_refused(arguments: list[Any]) -> None:
    if len(arguments) > 1 and isinstance(arguments[1], int):
        arguments[1] = min(arguments[1], 5)
    with contextlib.suppress(*WRONG):
        _core.CarsonCityBatch(*arguments)


@given(
    st.sampled_from("bBhHiIlLqQfd"), st.lists(st.integers(0, 120), max_size=6), st.integers(0, 9)
)
def test_a_batch_takes_three_options_and_nothing_else(
    kind: str, numbers: list[int], state: int
) -> None:
    one = batch()
    before = one.table(0)
    if len(numbers) == 3 and state < 5:
        one.choose(state)
        numbers = one.actions.tolist()
    allowed = len(numbers) == 3 and all(
        one.masks[index, number // 64] >> number % 64 & 1 for index, number in enumerate(numbers)
    )
    if allowed and kind not in "fd":
        one.step(array.array(kind, numbers))
        assert one.table(0) != before
    else:
        with pytest.raises(WRONG):
            one.step(array.array(kind, numbers))
        assert one.table(0) == before


@pytest.mark.parametrize("number", [-1, 296, 320, 2**15, 2**31, 2**62])
def test_numbers_beyond_the_masks_are_refused(number: int) -> None:
    one = batch()
    one.choose(1)
    numbers = array.array("q", one.actions.tolist())
    numbers[2] = number
    with pytest.raises(ValueError, match="action 2 is not an option"):
        one.step(numbers)


@pytest.mark.parametrize(
    "actions",
    [
        None,
        3,
        [1, 2, 3],
        b"12",
        b"1234",
        memoryview(bytes(12)).cast("B", (3, 4)),
        memoryview(bytes(12))[::4],
        array.array("d", [1, 2, 3]),
    ],
    ids=["none", "number", "list", "few", "many", "plane", "gaps", "fractions"],
)
def test_buffers_of_other_shapes_are_refused(actions: Any) -> None:
    one = batch()
    with pytest.raises(WRONG):
        one.step(actions)
    one.choose(1)
    one.step(one.actions)


def test_what_a_batch_shows_cannot_be_changed() -> None:
    one = batch()
    for shown in (one.masks, one.seats, one.over, one.games, one.scores, one.rewards):
        assert shown.readonly
    with pytest.raises(TypeError):
        one.seats[0] = 1
    for game in (-1, 3, 2**70):
        with pytest.raises(ValueError, match="from 0 to 2"):
            one.table(game)


@pytest.mark.parametrize("games", [0, -1, 2**20 + 1, 2**80])
def test_a_batch_has_some_games_but_not_too_many(games: int) -> None:
    with pytest.raises(ValueError, match="games must be a number from 1 to 1048576"):
        _core.CarsonCityBatch(SETUP, games, "x", 0, 15)


def test_the_seed_of_a_batch_may_not_be_longer_than_its_room() -> None:
    _core.CarsonCityBatch(SETUP, 1, "x" * 200, 0, 15)
    with pytest.raises(ValueError, match="too long"):
        _core.CarsonCityBatch(SETUP, 1, "x" * 201, 0, 15)
