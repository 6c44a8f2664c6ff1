"""The JSON form of what a client gets about a game in play.

A client contains no rules: all that it draws is in the shape of a view, and all that it can offer
in the shape of a decision. Shapes are made from views alone, so they hold nothing that a view does
not. A game has a package of them, its part for `server.format.shapes`; one without is shown as
plain text.

>>> from cardtown import games
>>> game = games.names()[0]
>>> table = games.get(game).new_table(["human"] * 4, seed="doc")
>>> to_bytes(of(game).view(table.view(None)))[:26]
b'{"seat":null,"seats":[{"na'
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from typing import Any, Protocol, cast

from cardtown import games
from cardtown.core import Decision
from cardtown.server.format.shapes import plain
from cardtown.server.format.shapes.serialization import to_bytes
from cardtown.server.format.shapes.types import Types

__all__ = ["Shapes", "every", "of", "to_bytes"]


class Shapes(Protocol):
    """The shapes of one game, for :func:`to_bytes`: parts of them are serialized already."""

    TYPES: Types
    """The types of all that the game gives to clients."""

    def view(self, view: Any) -> Any:
        """All that the viewer may know."""

    def decision(self, decision: Decision[Any], view: Any) -> Any:
        """What a seat must decide now; `view` is that seat's."""

    def option(self, action: Any) -> Any:
        """Something that a seat may do."""


@cache
def of(game: str) -> Shapes:
    """The shapes of the game of that name, plain ones if it has none; imported only now."""
    return cast(Shapes, games.part(game, "server.format.shapes") or plain)


def every() -> Iterator[Shapes]:
    """The shapes of all games that have some, then the plain ones."""
    for game in games.names():
        if of(game) is not plain:
            yield of(game)
    yield cast(Shapes, plain)
