"""The rows that games leave behind: one `NamedTuple` for each table of results.

Every row type begins with `number`, the number of the game. Columns are of type `int`, `float`,
`str` or `bool`, or one of these or None: files and documentation follow from the annotations.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final, NamedTuple, Protocol

from cardtown.core import Table


class GameRow(NamedTuple):
    """One game."""

    number: int
    """Of the game, from 0."""
    deal: int
    """Games of the same deal have the same seed, and every entrant at another seat."""
    seed: str
    """What the game was dealt from."""
    actions: int
    """All actions played, without those of virtual seats."""


class SeatRow(NamedTuple):
    """One seat of one game."""

    number: int
    seat: int
    """From 0, in the order of the table."""
    entrant: int
    """Who sat there: the index in the tournament's `seats`."""
    kind: str
    """What the tournament calls that entrant: `bot:greedy`."""
    score: int
    win: float
    """1 for a win, a share of 1 for a shared win."""
    margin: int
    """The score less the best score of any other seat."""
    decisions: int
    """How many it had to make; none for a virtual seat."""
    forfeit: str | None
    """Why the bot stopped playing, if it did."""


class TimeRow(NamedTuple):
    """One decision of one seat: the only rows that differ when the same games are played again."""

    number: int
    seat: int
    decision: int
    """From 0, of that seat in that game."""
    ms: float
    """What it took, in milliseconds."""


ROW_TYPES: Final[Mapping[str, type[NamedTuple]]] = {
    "games": GameRow,
    "seats": SeatRow,
    "times": TimeRow,
}
"""The tables that every game has, each with its row type."""


class Observer(Protocol):
    """Turns finished games into rows of tables that only one game has."""

    @property
    def row_types(self) -> Mapping[str, type[NamedTuple]]:
        """The tables by name, each with its row type."""

    def rows(
        self, number: int, table: Table[Any, Any], entrants: Sequence[int]
    ) -> Mapping[str, Sequence[tuple[Any, ...]]]:
        """The rows of a finished game with its log; `entrants[seat]` is who sat at that seat."""
