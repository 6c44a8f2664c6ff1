"""Nothing that a caller passes to Card City on the core breaks it."""

from __future__ import annotations

import copy
import random
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from cardtown import _core
from cardtown.core import IllegalAction
from cardtown.fast import card_city as fast
from cardtown.games import card_city
from cardtown.games.card_city.buildings import KINDS

ANYTHING: Any = st.one_of(
    st.none(),
    st.integers(),
    st.floats(),
    st.text(max_size=20),
    st.binary(max_size=4),
    st.lists(st.integers(), max_size=3),
)


def start(players: int = 2) -> _core.CardCity:
    return _core.CardCity.of_seed(bytes((players, 0, 0)), "seed")


def test_an_action_that_is_no_option_changes_nothing() -> None:
    table = fast.new_table(["human"] * 2, seed="seed")
    before = table.copy()
    seat = table.decisions()[0].seat
    with pytest.raises(ValueError, match="not an option"):
        table.apply(seat, card_city.Pass())
    with pytest.raises(ValueError, match="not an option"):
        table.apply(1 - seat, table.decisions()[0].options[0])
    with pytest.raises(IllegalAction, match=r"K2\.2"):
        table.play(seat, card_city.Pass())
    assert table == before


@given(ANYTHING, ANYTHING)
def test_no_set_up_crashes(setup: Any, seed: Any) -> None:
    try:
        table = _core.CardCity.of_seed(setup, seed)
    except (TypeError, ValueError, OverflowError):
        return
    assert table.deciding()


@given(st.binary(max_size=4), st.text(st.characters(exclude_categories=["Cs"]), max_size=60))
def test_only_set_ups_of_the_rules_are_dealt(setup: bytes, seed: str) -> None:
    fits = len(setup) == 3 and 1 <= setup[0] <= 4 and max(setup[1:]) <= 1
    if not fits:
        with pytest.raises(ValueError, match=r"set-up|seats|switch"):
            _core.CardCity.of_seed(setup, seed)
    else:
        first, *cards = _core.CardCity.of_seed(setup, seed).deal()
        deal = card_city.Deal.from_seed(setup[0], seed)
        assert (first, "".join(KINDS[kind] for kind in cards)) == (deal.first, deal.cards)


@given(st.integers(0, 100), st.integers(0, 255))
def test_only_deals_of_the_rules_are_played(place: int, byte: int) -> None:
    deal = bytearray(start().deal())
    before, deal[place % len(deal)] = deal[place % len(deal)], byte
    same = _core.CardCity.of_deal(bytes((2, 0, 0)), start().deal())
    assert same == start()
    if place % len(deal) == 0 and byte < 2:
        assert _core.CardCity.of_deal(bytes((2, 0, 0)), bytes(deal)).deal() == deal
    elif byte != before:
        with pytest.raises(ValueError, match=r"deck's cards|first player|Leisures"):
            _core.CardCity.of_deal(bytes((2, 0, 0)), bytes(deal))


METHODS = ("play", "of_deal", "options", "view", "score", "resample", "restart", "rollouts")


@given(st.sampled_from(METHODS), st.lists(ANYTHING, max_size=4), st.integers(1, 4))
def test_bad_arguments_are_errors_and_change_nothing(
    method: str, arguments: list[Any], players: int
) -> None:
    table = start(players)
    before = copy.deepcopy(table)
    if method == "rollouts":  # that many games would take too long
        arguments = [one % 100 if isinstance(one, int) else one for one in arguments]
    try:
        getattr(table, method)(*arguments)
    except (TypeError, ValueError, OverflowError):
        assert table == before


@given(st.integers(), st.integers(), st.integers(1, 4), st.integers(0, 60))
def test_only_options_are_played(seat: int, action: int, players: int, moves: int) -> None:
    table = start(players)
    rng = random.Random(moves)
    for _ in range(moves):
        if not table.over:
            one = rng.choice(table.deciding())
            table.play(one, rng.choice(table.options(one)))
    before = table.copy()
    legal = seat in table.deciding() and action in table.options(seat)
    try:
        table.play(seat, action)
    except (ValueError, OverflowError):
        assert table == before
        assert not legal
    else:
        assert legal
