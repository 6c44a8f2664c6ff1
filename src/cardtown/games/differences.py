"""Differences between two scores, or between two counts of the same things."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Generic, Protocol, TypeVar

Key = TypeVar("Key")
LineName = TypeVar("LineName")


class LinesAndTotal(Protocol[LineName]):
    """A score sheet, of whatever game."""

    @property
    def lines(self) -> dict[LineName, int]:
        """The points of each line."""

    @property
    def total(self) -> int:
        """The sum of the lines."""


class HasSheet(Protocol[LineName]):
    """Something with a score sheet."""

    @property
    def sheet(self) -> LinesAndTotal[LineName]:
        """Its score sheet."""


class ScoreChange(Generic[LineName]):
    """The difference of a score between two states of an estate."""

    __slots__ = ("after", "before")

    def __init__(self, before: HasSheet[LineName], after: HasSheet[LineName]) -> None:
        self.before = before
        self.after = after

    @property
    def points(self) -> int:
        """By how much the total changes."""
        return self.after.sheet.total - self.before.sheet.total

    @property
    def lines(self) -> dict[LineName, int]:
        """The lines of the score sheet that change, in order, and by how much."""
        return differences(self.before.sheet.lines, self.after.sheet.lines)


def differences(before: Mapping[Key, int], after: Mapping[Key, int]) -> dict[Key, int]:
    """The change of each number that changes; missing ones count as 0."""
    both = {key: after.get(key, 0) - before.get(key, 0) for key in (*before, *after)}
    return {key: change for key, change in both.items() if change}
