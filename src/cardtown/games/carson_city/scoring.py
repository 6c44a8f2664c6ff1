"""Scoring a city (C5) and its characters (C1.5), line by line as on the score sheet (C5.5)."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass
from typing import Any, Final, NamedTuple

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

LINES: Final = (
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
)
MOST_SALES: Final = 3

_OUTLAWS_COST: Final = 6
_HOTEL_POINTS: Final = 3
_SALE_POINTS: Final = 7


class Earning(NamedTuple):
    """Points that one parcel earns on one line of the score sheet."""

    line: str
    glyph: str
    """What the parcel shows."""
    cell: int
    points: int


@dataclass(frozen=True, slots=True)
class ScoreSheet:
    """A seat's score: the lines of C5.5, and what each owned character is worth."""

    lines: dict[str, int]
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
    """The board of Townhouses and Hotels, of house value 2 (C5.2)."""
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
) -> tuple[ScoreSheet, list[Earning]]:
    """The score, and what each parcel that can earn something does earn."""
    counts = _count(city, characters)
    earned: list[Earning] = []
    _earn_from_neighbours(city, counts, earned)
    _earn_from_city(city, counts, earned)
    lines = dict.fromkeys(LINES, 0)
    best_saloon = 0
    for line, _, _, points in earned:
        lines[line] += points
        if line == "saloons" and points > best_saloon:
            best_saloon = points
    worths: dict[CharacterId, int] = {}
    for character in characters:
        match character:
            case "auctioneer":
                worths[character] = _SALE_POINTS * min(sold, MOST_SALES)
            case "singer":
                worths[character] = best_saloon
            case _:
                worths[character] = _worth(character, city, characters, counts)
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
        houses.bit_count() + 2 * large.bit_count(),
        boards[RANCH].bit_count(),
        boards[MINE].bit_count(),
    )


def _earn_from_neighbours(city: City, counts: _Counts, earned: list[Earning]) -> None:
    """The lines that count what is adjacent."""
    boards = city.boards
    for cell in bits(boards[RANCH]):
        points = (RINGS[cell] & counts.empty).bit_count()
        earned.append(Earning("ranches", "R", cell, points))
    for cell in bits(boards[MINE]):
        points = 2 * (RINGS[cell] & boards[MOUNTAIN]).bit_count()
        earned.append(Earning("mines", "M", cell, points))
    for line, element, factor in _HOUSE_NEIGHBOURS:
        for cell in bits(boards[element]):
            ring = RINGS[cell]
            near = (ring & counts.houses).bit_count() + 2 * (ring & counts.large).bit_count()
            earned.append(Earning(line, GLYPHS[element], cell, factor * near))


_HOUSE_NEIGHBOURS: Final = (
    ("drugstores", DRUGSTORE, 1),
    ("banks", BANK, 1),
    ("saloons", SALOON, 2),
    ("general_store_city_hall", GENERAL_STORE, 1),
    ("general_store_city_hall", CITY_HALL, 1),
)


def _earn_from_city(city: City, counts: _Counts, earned: list[Earning]) -> None:
    """The lines that count what the whole city has."""
    boards = city.boards
    # What is solid and neither a Mountain, a House nor a Townhouse is what a City Hall counts.
    counted = city.solid & ~(boards[MOUNTAIN] | boards[HOUSE] | boards[TOWNHOUSE])
    for line, element, points in (
        ("ranch_symbols", DRUGSTORE, counts.ranches),
        ("ranch_symbols", BLACKSMITH, counts.ranches),
        ("mine_symbols", BANK, counts.mines),
        ("mine_symbols", BLACKSMITH, counts.mines),
        ("house_symbols", CHURCH, counts.house_value),
        ("house_symbols", GENERAL_STORE, counts.house_value),
        ("hotels", HOTEL, _HOTEL_POINTS),
        ("city_hall", CITY_HALL, counted.bit_count()),
        ("outlaws", OUTLAWS, 0 if counts.lawful else -_OUTLAWS_COST),
    ):
        for cell in bits(boards[element]):
            earned.append(Earning(line, GLYPHS[element], cell, points))


def _worth(
    character: CharacterId,
    city: City,
    characters: Collection[CharacterId],
    counts: _Counts,
) -> int:
    """What a character is worth at the end of the game, by city and characters alone (C1.5)."""
    boards = city.boards
    match character:
        case "heroes" | "captain":
            return 6
        case "doctor":
            return 5
        case "paperboy":
            return 3
        case "banker":
            return 4 * boards[BANK].bit_count()
        case "grocer":
            return 4 * boards[DRUGSTORE].bit_count()
        case "cowboy":
            return 3 * counts.ranches
        case "sheriff":
            return 3 * boards[PRISON].bit_count()
        case "prospector":
            return boards[MOUNTAIN].bit_count() + counts.mines
        case "editor":
            return sum(SYMBOLS[one].dollar + 4 * SYMBOLS[one].arrow for one in characters)
        case "undertaker":
            return 2 * len(characters)
        case "indian":
            parcels = SIDE * (LONG_SIDE if "captain" in characters else SIDE)
            return (parcels - city.covered.bit_count() + 1) // 2
        case "settler":
            near = 0
            for cell in bits(boards[RANCH]):
                near |= RINGS[cell]
            return (near & counts.empty).bit_count()
        case "teacher":
            return counts.house_value
        case _:
            return 0  # worth something only when used
