"""Doubts about a city that somebody typed in: it is scored anyway, but could it have been built?"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any, NamedTuple

from cardtown.core import Message
from cardtown.games.frame import BLANK, Place


class Doubt(NamedTuple):
    """A rule that the city breaks, in English and for every language, and the cells that do so."""

    rule: str
    says: str
    message: Message
    at: Sequence[Place] = ()


def doubts_json(doubts: Iterable[Doubt]) -> dict[str, Any]:
    """Doubts as other programs read them."""
    return {
        "doubts": [
            {
                "rule": one.rule,
                "says": one.says,
                "text": one.message.to_json(),
                "at": [list(place) for place in one.at],
            }
            for one in doubts
        ]
    }


def apart(rows: Sequence[str]) -> list[Place]:
    """The cells that are not connected by sides to the largest part of the city, sorted.

    Of parts that are equally large, the one that comes first counts as the city.
    """
    left = {
        (row, column)
        for row, line in enumerate(rows)
        for column, glyph in enumerate(line)
        if glyph != BLANK
    }
    parts = []
    for start in sorted(left):
        if start in left:
            left.remove(start)
            part = [start]
            for row, column in part:
                for place in _beside(row, column):
                    if place in left:
                        left.remove(place)
                        part.append(place)
            parts.append(part)
    largest = max(parts, key=len, default=[])
    return sorted(place for part in parts if part is not largest for place in part)


def _beside(row: int, column: int) -> tuple[Place, ...]:
    return (row - 1, column), (row + 1, column), (row, column - 1), (row, column + 1)


def beside(rows: Sequence[str], kind: str, other: str) -> list[Place]:
    """The cells of a kind that share a side with cells of another kind, sorted."""

    def glyph(row: int, column: int) -> str:
        inside = 0 <= row < len(rows) and 0 <= column < len(rows[row])
        return rows[row][column] if inside else BLANK

    return [
        (row, column)
        for row, line in enumerate(rows)
        for column, found in enumerate(line)
        if found == kind and any(glyph(*place) == other for place in _beside(row, column))
    ]
