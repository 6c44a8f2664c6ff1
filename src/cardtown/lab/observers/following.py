"""Rows collected by following the event log of a game."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

from cardtown.core import Event, Table


class Follower(ABC):
    """Follows the events of one game and collects its rows."""

    def __init__(self, number: int, row_types: Mapping[str, type[NamedTuple]]) -> None:
        """Begin with no rows in any of the tables; `number` is the number of the game."""
        self.number = number
        self.rows: dict[str, list[tuple[Any, ...]]] = {name: [] for name in row_types}

    def follow(self, table: Table[Any, Any]) -> Mapping[str, Sequence[tuple[Any, ...]]]:
        """All rows of a finished game, from its event log."""
        for event in table.events:
            self.see(event)
        return self.rows

    @abstractmethod
    def see(self, event: Event) -> None:
        """Add the rows that follow from an event."""
