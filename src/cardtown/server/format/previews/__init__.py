"""What each choice of a seat would bring at once: exact, never an estimate.

A client contains no rules, so the points under a card of the row and the reason why a cell is
closed come from here. Previews are made from the seat's own view and decision, so they hold nothing
that the seat does not know. A game that can tell has a module for it, its part for
`server.format.previews`.
"""

from __future__ import annotations

from typing import Any, Protocol, cast

from cardtown import games
from cardtown.core import Decision
from cardtown.server.errors import Refused

__all__ = ["Previews", "find", "of"]


class Previews(Protocol):
    """The previews of one game, for `to_bytes`: parts of them are serialized already."""

    def previews(self, view: Any, seat: int, decision: Decision[Any] | None) -> Any:
        """What each choice of `seat` would bring; the view and the decision are that seat's."""


def find(game: str) -> Previews | None:
    """The previews of the game of that name; None if it has none."""
    return cast(Previews | None, games.part(game, "server.format.previews"))


def of(game: str) -> Previews:
    """The previews of the game of that name; raise :class:`Refused` if it has none."""
    found = find(game)
    if found is None:
        raise Refused("game", "this game has no previews")
    return found
