"""The lowest and highest possible score with the cards of a deck."""

from __future__ import annotations

from collections.abc import Mapping
from itertools import chain, repeat
from typing import Final

from cardtown.games.carson_city.characters import CHARACTER_IDS
from cardtown.games.carson_city.city import EMPTY_CITY, LONG_SIDE, SIDE
from cardtown.games.carson_city.elements import (
    CITY_HALL,
    GLYPHS,
    HOTEL,
    MINE,
    OUTLAWS,
    RANCH,
    SALOON,
)
from cardtown.games.carson_city.scoring import (
    HOUSE_SYMBOLS,
    HOUSE_VALUE,
    LARGE,
    MINE_POINTS,
    MINE_SYMBOLS,
    MOST_SALES,
    POINTS_ALONE,
    POINTS_PER_PARCEL,
    RANCH_POINTS,
    RANCH_SYMBOLS,
    SHOP_POINTS,
    UNCOUNTED,
    score,
)

PARCELS: Final = SIDE * LONG_SIDE
"""The largest city, with the Captain (C4.2)."""
_NEIGHBOURS: Final = 8


def score_bounds(shown: Mapping[str, int]) -> tuple[int, int]:
    """The lowest and highest score with cards that show these numbers of parcels by element.

    No score lies outside, but the bounds are generous: they assume a city of the parcels that are
    worth most, each of them the best neighbours, and its owner all characters. A virtual seat has
    less, 18 cards of appeal 9 at most.
    """
    most = [min(shown[glyph], PARCELS) for glyph in GLYPHS]
    worth = _most_worth(most)
    parcels = chain.from_iterable(map(repeat, worth, most))
    best = sorted(parcels, reverse=True)[:PARCELS]
    characters = score(EMPTY_CITY, CHARACTER_IDS, MOST_SALES).total
    settler, singer = PARCELS, SHOP_POINTS[SALOON] * LARGE * _NEIGHBOURS
    return POINTS_ALONE[OUTLAWS] * most[OUTLAWS], characters + settler + singer + sum(best)


def _most_worth(most: list[int]) -> list[int]:
    """The most that one parcel of each element can earn, with what characters add to it."""
    worth = [0] * len(GLYPHS)
    worth[RANCH] = RANCH_POINTS * _NEIGHBOURS
    worth[MINE] = MINE_POINTS * _NEIGHBOURS
    worth[HOTEL] = POINTS_ALONE[HOTEL]
    worth[CITY_HALL] = sum(count for element, count in enumerate(most) if element not in UNCOUNTED)
    for element, points in SHOP_POINTS.items():
        worth[element] += points * LARGE * _NEIGHBOURS
    houses = sum(value * most[element] for element, value in HOUSE_VALUE.items())
    for elements, points in (
        (RANCH_SYMBOLS, most[RANCH]),
        (MINE_SYMBOLS, most[MINE]),
        (HOUSE_SYMBOLS, houses),
    ):
        for element in elements:
            worth[element] += points
    for per_parcel in POINTS_PER_PARCEL.values():
        for element, points in per_parcel.items():
            worth[element] += points
    return worth
