"""What each cell of a city earns."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, Generic, NamedTuple, TypeVar

from cardtown.games.frame import FramedCity

Line = TypeVar("Line", bound=str)


class Earning(NamedTuple, Generic[Line]):
    """Points that one cell earns on one line of the score sheet."""

    line: Line
    glyph: str
    """What the cell shows."""
    cell: int
    points: int


def earnings_json(city: FramedCity, earned: Iterable[Earning[Any]]) -> list[dict[str, Any]]:
    """Earnings as other programs read them."""
    return [
        {"line": one.line, "at": list(city.coordinates(one.cell)), "points": one.points}
        for one in earned
    ]
