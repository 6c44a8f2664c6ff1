"""The base of the views of all games."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol


class SeatInView(Protocol):
    """The facts about a seat in every view."""

    @property
    def name(self) -> str:
        """The name of the seat."""

    @property
    def points(self) -> int | None:
        """The current score; None while the viewer may not know it."""


class View(Protocol):
    """Everything that a seat, or a spectator, may know about a table, as immutable values."""

    @property
    def game(self) -> str:
        """The name of the game that it shows."""

    @property
    def seat(self) -> int | None:
        """The seat that sees this; None for a spectator."""

    @property
    def seats(self) -> Sequence[SeatInView]:
        """The seats in the order of the table."""

    @property
    def over(self) -> bool:
        """Whether the game is over."""
