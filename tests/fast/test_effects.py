"""What a card changes at each place is the same on the core, so previews show the same."""

from __future__ import annotations

import random
from collections.abc import Iterator
from copy import deepcopy
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from cardtown import _core, fast, games
from cardtown.fast.carson_city import placements
from cardtown.games.carson_city import CHARACTER_IDS
from cardtown.games.carson_city.effects import Estate, Placement, ScoredEstate
from cardtown.server.format import previews, shapes
from tests.fast.cities import CARDS, EMPTY, any_boards, growing_city
from tests.sampling import SEED, TAKES_ALL

WALKS = 60 if TAKES_ALL else 12


def estates(walk: int) -> Iterator[Estate]:
    """Cities of random cards, some of them sold, with any characters."""
    rng = random.Random(walk)
    owned = tuple(rng.sample(CHARACTER_IDS, rng.randint(0, 8)))
    for city in growing_city(rng, owned):
        yield Estate(city, owned, rng.randint(0, 3))


def in_order(found: list[Placement]) -> list[Any]:
    """Everything about placements, and the order of what changes."""
    return [(one, list(one.lines), list(one.characters)) for one in found]


@pytest.mark.parametrize("walk", range(SEED * WALKS, SEED * WALKS + WALKS))
def test_a_card_changes_the_same_at_every_place(walk: int) -> None:
    rng = random.Random(walk)
    for estate in estates(walk):
        now = ScoredEstate(estate)
        for card in rng.sample(CARDS, 4):
            assert in_order([*placements(estate, card)]) == in_order([*now.placements(card)])


@pytest.mark.parametrize("game", ["carson-city", "card-city"])
def test_previews_need_no_core(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    table = games.get(game).new_table(["human"] * 4, seed="previews")
    rng = random.Random(1)
    while not table.over:
        decision = rng.choice(table.decisions())
        seat = decision.seat
        ask = previews.of(game).previews
        compiled = shapes.to_bytes(ask(table.view(seat), seat, decision))
        with monkeypatch.context() as without:
            without.setattr(fast, "AVAILABLE", False)
            view = deepcopy(table.view(seat))  # through and through: nothing of it is remembered
            assert shapes.to_bytes(ask(view, seat, decision)) == compiled
        table.play(seat, rng.choice(decision.options))


@given(
    any_boards,
    st.integers(0, 2**21 - 1),
    st.integers(0, 3),
    st.integers(0, 2**16 - 1),
)
def test_any_city_gets_its_placements_or_is_refused(
    boards: bytes, owned: int, sold: int, card: int
) -> None:
    try:
        found = _core.carson_city_placements(boards, owned, sold, card)
    except ValueError:
        return
    assert all(len(one) == 5 for one in found)


@pytest.mark.parametrize(
    "given",
    [
        (),
        (b"", 0, 0, 0),
        (EMPTY, -1, 0, 0),
        (EMPTY, 2**21, 0, 0),
        (EMPTY, 0, -1, 0),
        (EMPTY, 0, 0, 2**16),
        (None, None, None, None),
    ],
)
def test_nothing_else_gets_placements(given: tuple[Any, ...]) -> None:
    with pytest.raises((TypeError, ValueError)):
        _core.carson_city_placements(*given)
