"""What a building changes at each cell is the same on the core, so previews show the same."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any, Final

import pytest
from hypothesis import given
from hypothesis import strategies as st

from cardtown import _core
from cardtown.fast import card_city as core
from cardtown.games.boards import bits
from cardtown.games.card_city import effects
from cardtown.games.card_city.buildings import DEVELOPING, KINDS
from cardtown.games.card_city.city import FIRST_CITY, City, frame_cells
from cardtown.games.card_city.effects import Estate, Placement, Reserve
from tests.sampling import SEED, TAKES_ALL

WALKS = 200 if TAKES_ALL else 12
WORDS: Final = 2 * (len(KINDS) + 1)
COINS = 12


def cities(rng: random.Random) -> Iterator[City]:
    """A city after each of its buildings; some stand where none may be built, only developed."""
    city = FIRST_CITY
    while cells := list(bits(city.free)):
        yield city
        kind = rng.choice("CILMPRRRCLM")
        allowed = list(bits(city.cells(kind)))
        city = city.place(kind, rng.choice(allowed if allowed and rng.random() < 0.7 else cells))
    yield city


def in_order(found: Iterator[Placement]) -> list[Any]:
    """Everything about placements, and the order of what changes."""
    return [(one, list(one.lines)) for one in found]


@pytest.mark.parametrize("walk", range(SEED * WALKS, SEED * WALKS + WALKS))
def test_a_building_changes_the_same_at_every_cell(walk: int) -> None:
    rng = random.Random(walk)

    def some_kinds() -> frozenset[str]:
        return frozenset(kind for kind in DEVELOPING if rng.random() < 0.7)

    for city in cities(rng):
        estate = Estate(city, rng.randint(0, COINS))
        cells = frame_cells(city.box) & ~city.covered
        for kind in KINDS:
            cost, joining = rng.randint(0, estate.coins), rng.random() < 0.5
            given = (estate, kind, cells, cost, Reserve(some_kinds(), some_kinds()))
            expected = in_order(effects.placements(*given, joining=joining))
            assert in_order(core.placements(*given, joining=joining)) == expected


def boards(*words: int) -> bytes:
    """Those of a city, and those of the cells asked about, in words that go on with zeros."""
    padded = [*words, *[0] * (WORDS - len(words))]
    return b"".join(word.to_bytes(8, "little") for word in padded)


MUNICIPAL: Final = 1 << 55
FIRST: Final = boards(0, 0, 0, 0, 0, 0, MUNICIPAL)


@given(
    st.lists(st.tuples(st.integers(0, WORDS * 8 - 1), st.integers(0, 255)), max_size=8),
    st.integers(0, 5),
    st.booleans(),
    st.integers(0, 63),
    st.integers(0, 63),
)
def test_any_city_gets_its_changes_or_is_refused(
    changes: list[tuple[int, int]], kind: int, joining: bool, reserve: int, left: int
) -> None:
    changed = bytearray(FIRST)
    for place, byte in changes:
        changed[place] = byte
    try:
        found = _core.card_city_changes(bytes(changed), 5, kind, 5, joining, reserve, left)
    except ValueError:
        return
    assert all(len(one) == 8 for one in found)


@pytest.mark.parametrize(
    "given",
    [
        (),
        (b"", 0, 0, 0, 0, 0, 0),
        (FIRST, -1, 0, 0, 0, 0, 0),
        (FIRST, 0, 6, 0, 0, 0, 0),
        (FIRST, 4, 0, 5, 0, 0, 0),
        (FIRST, 0, 0, 0, 2, 0, 0),
        (FIRST, 0, 0, 0, 0, 64, 0),
        (FIRST, 0, 0, 0, 0, 0, 64),
        (boards(), 0, 0, 0, 0, 0, 0),
        (boards(MUNICIPAL, 0, MUNICIPAL), 0, 0, 0, 0, 0, 0),
        (boards(*[0] * 6, MUNICIPAL, *[0] * 5, MUNICIPAL), 0, 0, 0, 0, 0, 0),
        (None,) * 7,
    ],
)
def test_nothing_else_gets_changes(given: tuple[Any, ...]) -> None:
    with pytest.raises((TypeError, ValueError)):
        _core.card_city_changes(*given)
