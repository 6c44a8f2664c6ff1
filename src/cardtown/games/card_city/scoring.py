"""Scoring a city and its owner's coins (K6.1), line by line as on the score sheet."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final, Literal, get_args

from cardtown.games.boards import bits
from cardtown.games.card_city.buildings import FREE_CELL, RESIDENTIAL
from cardtown.games.card_city.city import SIDE, City
from cardtown.games.earning import Earning

Line = Literal["residential", "free_cells", "coins"]
LINES: Final[tuple[Line, ...]] = get_args(Line)
COINS_PER_POINT: Final = 5


@dataclass(frozen=True, slots=True)
class ScoreSheet:
    """A city's score with its owner's coins, line by line (K6.1)."""

    lines: dict[Line, int]
    total: int

    def to_json(self) -> dict[str, Any]:
        """The score sheet as other programs read it."""
        return {"lines": self.lines, "total": self.total}


def score(city: City, coins: int) -> ScoreSheet:
    """Score a city and its owner's coins."""
    lines: dict[Line, int] = {
        "residential": sum([district.triangle for district in city.residential]),
        "free_cells": -city.vacant,
        "coins": coins // COINS_PER_POINT,
    }
    return ScoreSheet(lines, sum(lines.values()))


def itemize(city: City, coins: int) -> tuple[ScoreSheet, list[Earning[Line]]]:
    """The score, and what each cell earns or costs: by line, then by place.

    The buildings of a Residential district earn 1, 2, 3 …, in reading order. What is free is
    counted in the 5 × 5 whose corner is at 0 0, or as near to it as the city lets it be.
    """
    homes: list[Earning[Line]] = [
        Earning("residential", RESIDENTIAL, cell, points)
        for district in city.residential
        for points, cell in enumerate(bits(district.cells), 1)
    ]
    free: list[Earning[Line]] = [
        Earning("free_cells", FREE_CELL, cell, -1)
        for cell in _site(city)
        if not city.covered >> cell & 1
    ]
    return score(city, coins), sorted(homes, key=lambda one: one.cell) + free


def _site(city: City) -> list[int]:
    """The 5 × 5 cells of a city, in reading order."""
    (top, left), (height, width) = city.corner if city.covered else (0, 0), city.size
    top, left = _near_0(top, height), _near_0(left, width)
    return [city.cell_of(top + row, left + column) for row in range(SIDE) for column in range(SIDE)]


def _near_0(first: int, size: int) -> int:
    """Where a span of five begins that includes the `size` cells from `first` on."""
    return max(first + size - SIDE, min(first, 0))
