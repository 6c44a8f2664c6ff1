"""What the lab observes of a game beyond its result: rows made from the event log."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any, NamedTuple, cast

from cardtown import games
from cardtown.core import Table

if TYPE_CHECKING:
    from cardtown.lab.rows import Observer


class _Nothing:
    """The observer of a game that brings none: only results are kept."""

    row_types: Mapping[str, type[NamedTuple]] = {}

    def rows(
        self, number: int, table: Table[Any, Any], entrants: Sequence[int]
    ) -> Mapping[str, Sequence[tuple[Any, ...]]]:
        """No rows."""
        return {}


def of(game: str) -> Observer:
    """The observer of a game: its part for this package, or one that observes nothing."""
    part = games.part(game, "lab.observers")
    return _Nothing() if part is None else cast("Observer", part)
