"""What Card City draws with: names, colours and signs."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from rich.text import Text

from cardtown.games.card_city import NAMES
from cardtown.terminal.pen import BasePen, message_id

HIDDEN: Final = "?"
"""A card that lies face down."""
_COLOURS: Final = {
    "R": "#000000 on #7fbf5a",
    "C": "#000000 on #8fd3f4",
    "L": "#ffffff on #b3261e",
    "M": "#ffffff on #6a3d9a",
    "I": "#000000 on #f2c84b",
    "P": "#ffffff on #303030",
    HIDDEN: "#ffffff on #7a7a7a",
}


@dataclass(frozen=True, slots=True)
class Pen(BasePen):
    """The names and colours of Card City."""

    def building(self, kind: str) -> str:
        """The name of a kind of building."""
        return self.texts(message_id("building", NAMES[kind]))

    def full(self, kind: str) -> str:
        """A kind in a sentence: its name and its letter."""
        return f"{self.building(kind)} ({kind})"

    def at(self, place: tuple[int, int]) -> str:
        """Coordinates, row first, as they are typed."""
        return f"{place[0]} {place[1]}"

    def places(self, places: Sequence[tuple[int, int]]) -> str:
        """Several coordinates."""
        return ", ".join(map(self.at, places))

    def style(self, kind: str) -> str:
        """The colours of a building."""
        return _COLOURS[kind]

    def chip(self, kind: str) -> Text:
        """A kind by its letter, in its colours."""
        return Text(f" {kind} ", style=self.style(kind))

    @property
    def grows(self) -> str:
        """The mark of a district that can grow."""
        return "↑" if self.display.unicode else "^"

    @property
    def times(self) -> str:
        """The sign between a kind and its count."""
        return "×" if self.display.unicode else "x"
