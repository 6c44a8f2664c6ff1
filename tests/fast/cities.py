"""Cities of Carson City to ask the core about, without a table around them."""

from __future__ import annotations

import random
from collections.abc import Collection, Iterator
from typing import Final

from hypothesis import strategies as st

from cardtown.games.boards import bits
from cardtown.games.carson_city import CharacterId, standard_deck
from cardtown.games.carson_city.city import EMPTY_CITY, City

CARDS: Final = [card for era in standard_deck().terrain for card in era]
EMPTY: Final = bytes(688)
"""The boards of the empty city."""


def growing_city(rng: random.Random, owned: Collection[CharacterId]) -> Iterator[City]:
    """A city after each of its random cards, some of which are sold again."""
    city: City = EMPTY_CITY
    for _ in range(18):
        yield city
        sells = len(city.cards) > 3 and rng.random() < 0.1 and city.sellable()
        if sells:
            city = city.without(rng.choice(sells))
            continue
        card = rng.choice(CARDS)
        places = list(bits(city.cells(card, owned)))
        if not places:
            return
        city = city.place(card, rng.choice(places))


def _changed(changes: list[tuple[int, int]]) -> bytes:
    boards = bytearray(EMPTY)
    for place, byte in changes:
        boards[place] = byte
    return bytes(boards)


any_boards: Final = st.lists(
    st.tuples(st.integers(0, len(EMPTY) - 1), st.integers(0, 255)), max_size=5
).map(_changed)
"""Bytes of the right size, whether or not they are a city."""
