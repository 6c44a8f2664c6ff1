"""The terms of a city's promise: counts that promise points to come.

A cell of the frame is of one of 18 *kinds*: it shows one of the 15 elements, it is an empty parcel,
it is *open* (no card lies there, but one still may) or it is out of reach. The promise of a city is
linear in the number of cells of each kind, and in the number of empty and open cells beside each
element. So it has the same form as most of the points (C5.3), and one pass over the neighbours
finds both.
"""

from __future__ import annotations

from collections.abc import Collection
from typing import Final

from cardtown.games.carson_city.characters import CHARACTER_IDS, CharacterId
from cardtown.games.carson_city.city import WIDTH, City, reach
from cardtown.games.carson_city.elements import GLYPHS, NAMES, OUTLAWS

EMPTY: Final = len(GLYPHS)
OPEN: Final = EMPTY + 1
BEYOND: Final = EMPTY + 2
KINDS: Final = EMPTY + 3
SOLID: Final = tuple(element for element in range(len(GLYPHS)) if element != OUTLAWS)

_NAMES: Final = tuple(NAMES.values())
NAMES_OF_TERMS: Final = (
    *(f"{name}" for name in _NAMES),
    "empty",
    "open",
    *(f"{_NAMES[element]} beside empty" for element in SOLID),
    *(f"{_NAMES[element]} beside open" for element in SOLID),
    "law",
    *CHARACTER_IDS,
)
"""The terms of the promise, in the order of `count_terms`."""

_CHARACTERS: Final = len(NAMES_OF_TERMS) - len(CHARACTER_IDS)
_INDEX: Final = {character: index for index, character in enumerate(CHARACTER_IDS)}


def count_terms(city: City, owned: Collection[CharacterId]) -> list[int]:
    """The amount of each term in a city with its owner's characters."""
    law = city.lawful(owned)
    boards = city.boards
    empty = city.covered & ~city.solid
    if not law:
        empty &= ~boards[OUTLAWS]
    open_cells = reach(city.box, "captain" in owned) & ~city.covered if city.covered else 0
    terms = [board.bit_count() for board in boards]
    if law:
        terms[OUTLAWS] = 0
    terms += (empty.bit_count(), open_cells.bit_count())
    terms += [beside(boards[element], empty) for element in SOLID]
    terms += [beside(boards[element], open_cells) for element in SOLID]
    terms.append(law)
    terms += [0] * len(CHARACTER_IDS)
    for character in owned:
        terms[_CHARACTERS + _INDEX[character]] = 1
    return terms


def beside(ones: int, others: int) -> int:
    """The number of adjacent pairs between two boards (C5.1)."""
    if not ones or not others:
        return 0
    count = (ones & (others << 1)).bit_count() + (ones & (others >> 1)).bit_count()
    for step in (WIDTH - 1, WIDTH, WIDTH + 1):
        count += (ones & (others << step)).bit_count() + (ones & (others >> step)).bit_count()
    return count
