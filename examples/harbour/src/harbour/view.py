"""What a seat may know of a table: immutable values, and no way back to the table."""

from typing import NamedTuple

from harbour.cards import Ship


class SeatView(NamedTuple):
    """What everybody may know of one seat."""

    name: str
    town: tuple[str, ...]
    coins: int
    points: int
    """The current score."""
    ready: bool
    """Whether its card lies face down already."""


class HarbourView(NamedTuple):
    """Everything that `seat` (None: a spectator) may know."""

    seat: int | None
    seats: tuple[SeatView, ...]
    round: int
    ships: tuple[Ship, ...]
    """The ships so far; the last one is in the harbour now."""
    hand: tuple[str, ...]
    """The cards of `seat`, sorted."""
    choice: str | None
    """The card that `seat` has laid face down."""
    over: bool
    winners: tuple[int, ...]

    @property
    def game(self) -> str:
        """The game that it shows."""
        return "harbour"
