"""Scoring a city (C5) and its characters (C1.5), line by line as on the score sheet (C5.5)."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass
from typing import Any, Final, Literal, NamedTuple, assert_never, get_args

from cardtown.games.boards import bits
from cardtown.games.carson_city.characters import SYMBOLS, CharacterId
from cardtown.games.carson_city.city import LONG_SIDE, RINGS, SIDE, City
from cardtown.games.carson_city.elements import (
    BANK,
    BLACKSMITH,
    CHURCH,
    CITY_HALL,
    DRUGSTORE,
    GENERAL_STORE,
    GLYPHS,
    HOTEL,
    HOUSE,
    MINE,
    MOUNTAIN,
    OUTLAWS,
    PRISON,
    RANCH,
    SALOON,
    TOWNHOUSE,
)
from cardtown.games.earning import Earning

Line = Literal[
    "ranches",
    "mines",
    "drugstores",
    "banks",
    "saloons",
    "general_store_city_hall",
    "ranch_symbols",
    "mine_symbols",
    "house_symbols",
    "hotels",
    "city_hall",
    "outlaws",
    "characters",
]
LINES: Final[tuple[Line, ...]] = get_args(Line)
MOST_SALES: Final = 3

# The points of the score sheet (C5.2, C5.3) and of characters (C1.5). They are defined only here:
# bots read them as well.
LARGE: Final = 2
"""The house value of a Townhouse and of a Hotel."""
HOUSE_VALUE: Final = {HOUSE: 1, TOWNHOUSE: LARGE, HOTEL: LARGE}
RANCH_POINTS: Final = 1
"""For each adjacent empty parcel."""
MINE_POINTS: Final = 2
"""For each adjacent Mountain."""
SHOP_POINTS: Final = {DRUGSTORE: 1, BANK: 1, SALOON: 2, GENERAL_STORE: 1, CITY_HALL: 1}
"""For each adjacent house value."""
POINTS_ALONE: Final = {HOTEL: 3, OUTLAWS: -6}
"""For being there; outlaws only where there is no law (C5.4)."""
RANCH_SYMBOLS: Final = (DRUGSTORE, BLACKSMITH)
"""These earn 1 for each Ranch of the city."""
MINE_SYMBOLS: Final = (BANK, BLACKSMITH)
"""These earn 1 for each Mine of the city."""
HOUSE_SYMBOLS: Final = (CHURCH, GENERAL_STORE)
"""These earn the house value of the city."""
UNCOUNTED: Final = (MOUNTAIN, HOUSE, TOWNHOUSE, OUTLAWS)
"""A City Hall earns 1 for each parcel of the city that shows an element other than these."""
SALE_POINTS: Final = 7
"""For each card that the Auctioneer has sold."""
POINTS_OF_CHARACTERS: Final[dict[CharacterId, int]] = {
    "heroes": 6,
    "captain": 6,
    "doctor": 5,
    "paperboy": 3,
}
POINTS_PER_PARCEL: Final[dict[CharacterId, dict[int, int]]] = {
    "banker": {BANK: 4},
    "grocer": {DRUGSTORE: 4},
    "cowboy": {RANCH: 3},
    "sheriff": {PRISON: 3},
    "prospector": {MOUNTAIN: 1, MINE: 1},
    "teacher": HOUSE_VALUE,
}
"""What characters earn for each parcel of the city that shows an element."""


@dataclass(frozen=True, slots=True)
class ScoreSheet:
    """A seat's score: the lines of C5.5, and what each owned character is worth."""

    lines: dict[Line, int]
    characters: dict[CharacterId, int]
    total: int

    def to_json(self) -> dict[str, Any]:
        """The score sheet as other programs read it."""
        return {"lines": self.lines, "characters": self.characters, "total": self.total}


class _Counts(NamedTuple):
    """What the whole city has, as far as scoring asks for it."""

    lawful: bool
    """A Prison or the Sheriff: outlaws cost nothing, their parcels are empty ones (C5.4)."""
    empty: int
    """The board of empty parcels."""
    houses: int
    large: int
    """The board of Townhouses and Hotels (C5.2)."""
    house_value: int
    ranches: int
    mines: int


def score(
    city: City,
    characters: Collection[CharacterId] = (),
    sold: int = 0,
) -> ScoreSheet:
    """Score a city with its owner's characters and the number of cards sold."""
    return itemize(city, characters, sold)[0]


def itemize(
    city: City, characters: Collection[CharacterId] = (), sold: int = 0
) -> tuple[ScoreSheet, list[Earning[Line]]]:
    """The score, and what each parcel that can earn something does earn."""
    counts = _count(city, characters)
    earned: list[Earning[Line]] = []
    _earn_from_neighbours(city, counts, earned)
    _earn_from_city(city, counts, earned)
    lines = dict.fromkeys(LINES, 0)
    for line, _, _, points in earned:
        lines[line] += points
    worths: dict[CharacterId, int] = {}
    for character in characters:
        worths[character] = _worth(character, city, characters, sold, counts)
    lines["characters"] = sum(worths.values())
    return ScoreSheet(lines, worths, sum(lines.values())), earned


def _count(city: City, characters: Collection[CharacterId]) -> _Counts:
    boards = city.boards
    lawful = city.lawful(characters)
    empty = city.covered & ~city.solid
    houses = boards[HOUSE]
    large = boards[TOWNHOUSE] | boards[HOTEL]
    return _Counts(
        lawful,
        empty if lawful else empty & ~boards[OUTLAWS],
        houses,
        large,
        houses.bit_count() + LARGE * large.bit_count(),
        boards[RANCH].bit_count(),
        boards[MINE].bit_count(),
    )


def _earn_from_neighbours(city: City, counts: _Counts, earned: list[Earning[Line]]) -> None:
    """The lines that count what is adjacent."""
    boards = city.boards
    for cell in bits(boards[RANCH]):
        points = RANCH_POINTS * (RINGS[cell] & counts.empty).bit_count()
        earned.append(Earning("ranches", "R", cell, points))
    for cell in bits(boards[MINE]):
        points = MINE_POINTS * (RINGS[cell] & boards[MOUNTAIN]).bit_count()
        earned.append(Earning("mines", "M", cell, points))
    for line, element in _SHOP_LINES:
        points = SHOP_POINTS[element]
        for cell in bits(boards[element]):
            ring = RINGS[cell]
            near = (ring & counts.houses).bit_count() + LARGE * (ring & counts.large).bit_count()
            earned.append(Earning(line, GLYPHS[element], cell, points * near))


_SHOP_LINES: Final[tuple[tuple[Line, int], ...]] = (
    ("drugstores", DRUGSTORE),
    ("banks", BANK),
    ("saloons", SALOON),
    ("general_store_city_hall", GENERAL_STORE),
    ("general_store_city_hall", CITY_HALL),
)


def _earn_from_city(city: City, counts: _Counts, earned: list[Earning[Line]]) -> None:
    """The lines that count what the whole city has."""
    boards = city.boards
    halls = boards[CITY_HALL]
    counted: tuple[tuple[Line, tuple[int, ...], int], ...] = (
        ("ranch_symbols", RANCH_SYMBOLS, counts.ranches),
        ("mine_symbols", MINE_SYMBOLS, counts.mines),
        ("house_symbols", HOUSE_SYMBOLS, counts.house_value),
        ("hotels", (HOTEL,), POINTS_ALONE[HOTEL]),
        ("city_hall", (CITY_HALL,), counted_by_city_hall(city) if halls else 0),
        ("outlaws", (OUTLAWS,), 0 if counts.lawful else POINTS_ALONE[OUTLAWS]),
    )
    for line, elements, points in counted:
        for element in elements:
            for cell in bits(boards[element]):
                earned.append(Earning(line, GLYPHS[element], cell, points))


def _worth(
    character: CharacterId,
    city: City,
    characters: Collection[CharacterId],
    sold: int,
    counts: _Counts,
) -> int:
    """What a character is worth at the end of the game (C1.5)."""
    boards = city.boards
    match character:
        case "heroes" | "captain" | "doctor" | "paperboy":
            return POINTS_OF_CHARACTERS[character]
        case "banker" | "grocer" | "cowboy" | "sheriff" | "prospector" | "teacher":
            points = POINTS_PER_PARCEL[character].items()
            return sum([each * boards[element].bit_count() for element, each in points])
        case "editor":
            return sum(SYMBOLS[one].dollar + 4 * SYMBOLS[one].arrow for one in characters)
        case "undertaker":
            return 2 * len(characters)
        case "indian":
            return indian_points(city.covered.bit_count(), captain="captain" in characters)
        case "settler":
            near = 0
            for cell in bits(boards[RANCH]):
                near |= RINGS[cell]
            return (near & counts.empty).bit_count()
        case "singer":
            return best_saloon(boards[SALOON], counts.houses, counts.large)
        case "auctioneer":
            return SALE_POINTS * min(sold, MOST_SALES)
        case "governor" | "lawyer" | "chinese_worker" | "gunsmith" | "mercenary":
            return 0  # worth something only when used
        case _:
            assert_never(character)


def indian_points(covered: int, *, captain: bool) -> int:
    """What the Indian is worth with that many parcels covered, outlaws too (C5.6)."""
    parcels = SIDE * (LONG_SIDE if captain else SIDE)
    return (parcels - covered + 1) // 2


def counted_by_city_hall(city: City) -> int:
    """How many buildings other than Houses and Townhouses a city has (C5.3)."""
    counted = city.solid  # no outlaws among it
    for element in UNCOUNTED:
        counted &= ~city.boards[element]
    return counted.bit_count()


def best_saloon(saloons: int, small: int, large: int) -> int:
    """What the best of these Saloons earns beside Houses and larger ones: the Singer's worth."""
    best = 0
    for cell in bits(saloons):
        ring = RINGS[cell]
        best = max(best, (ring & small).bit_count() + LARGE * (ring & large).bit_count())
    return SHOP_POINTS[SALOON] * best
