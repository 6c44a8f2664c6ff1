"""Knots: the effect of a card's four parcels on each other, and on the counts of a whole city.

Both depend only on the card and on the former state of its four cells, not on the rest of the city.
"""

from __future__ import annotations

from typing import Final, NamedTuple

from cardtown.bots.carson_city.terms import EMPTY, OPEN
from cardtown.bots.carson_city.worth import Worth
from cardtown.games.carson_city.city import City
from cardtown.games.carson_city.elements import CITY_HALL, GLYPHS, HOUSE, MINE, RANCH, TOWNHOUSE
from cardtown.games.carson_city.scoring import (
    HOUSE_SYMBOLS,
    HOUSE_VALUE,
    MINE_SYMBOLS,
    RANCH_SYMBOLS,
    UNCOUNTED,
    counted_by_city_hall,
)

# The state of a cell before the card, as far as a knot depends on it: two bits for each parcel.
WAS_OPEN, WAS_EMPTY, WAS_SOLID, WAS_HOUSE = range(4)


class Totals(NamedTuple):
    """Counts over a whole city (C5.3), or their changes by a card."""

    ranches: int
    mines: int
    house_value: int
    ranch_counters: int
    mine_counters: int
    house_counters: int
    city_halls: int
    counted: int
    """Buildings other than Houses and Townhouses."""

    def points(self) -> int:
        """The points that these counts earn."""
        return (
            self.ranches * self.ranch_counters
            + self.mines * self.mine_counters
            + self.house_value * self.house_counters
            + self.city_halls * self.counted
        )


NOTHING: Final = Totals(0, 0, 0, 0, 0, 0, 0, 0)
# What a parcel of each element adds to the totals.
_ADDS: Final = [
    Totals(
        ranches=element == RANCH,
        mines=element == MINE,
        house_value=HOUSE_VALUE.get(element, 0),
        ranch_counters=element in RANCH_SYMBOLS,
        mine_counters=element in MINE_SYMBOLS,
        house_counters=element in HOUSE_SYMBOLS,
        city_halls=element == CITY_HALL,
        counted=element not in UNCOUNTED,
    )
    for element in range(len(GLYPHS))
]
_shared: dict[Totals, Totals] = {}  # equal totals are one object: there are few of them
_UPGRADE: Final = NOTHING._replace(house_value=HOUSE_VALUE[TOWNHOUSE] - HOUSE_VALUE[HOUSE])


class Knot(NamedTuple):
    """The effect of a card's parcels on each other, and what they add to the totals."""

    value: float
    adds: Totals


def totals_of(city: City) -> Totals:
    """The counts over a whole city."""
    count = [board.bit_count() for board in city.boards]
    return Totals(
        ranches=count[RANCH],
        mines=count[MINE],
        house_value=sum(value * count[house] for house, value in HOUSE_VALUE.items()),
        ranch_counters=sum(count[element] for element in RANCH_SYMBOLS),
        mine_counters=sum(count[element] for element in MINE_SYMBOLS),
        house_counters=sum(count[element] for element in HOUSE_SYMBOLS),
        city_halls=count[CITY_HALL],
        counted=counted_by_city_hall(city),
    )


def tie_knot(worth: Worth, kinds: list[int], key: int) -> Knot:
    """The effect of a card's parcels on each other, with four cells whose state is `key`."""
    beside = worth.beside
    were = []
    adds = NOTHING
    for kind, shift in zip(kinds, (6, 4, 2, 0), strict=True):
        code = key >> shift & 3
        was = (OPEN, EMPTY, kind, HOUSE)[code]
        were.append(was)
        if kind not in (was, EMPTY):
            more = _UPGRADE if was == HOUSE else _ADDS[kind]
            adds = Totals(*(one + other for one, other in zip(adds, more, strict=True)))
    value = 0.0
    for i in range(4):
        for j in range(i):
            new, old = kinds[i], were[i]
            value += (
                beside[new][kinds[j]] - beside[new][were[j]]
                - beside[old][kinds[j]] + beside[old][were[j]]
            )  # fmt: skip
    return Knot(value, _shared.setdefault(adds, adds))
