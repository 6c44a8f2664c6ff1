"""The JSON form of what a client gets about a game in play.

A client contains no rules: all that it draws is in the shape of a view, and all that it can offer
in the shape of a decision. Shapes are made from views alone, so they hold nothing that a view does
not. Each game has a package of them: its types, its events, and the functions of :class:`Shapes`.

>>> from cardtown.games import card_city
>>> table = card_city.new_table(["human", "human"], seed="doc")
>>> to_bytes(of("card-city").view(table.view(None)))[:26]
b'{"seat":null,"seats":[{"na'
"""

from __future__ import annotations

from functools import cache
from importlib import import_module
from typing import Any, Final, Protocol, cast

from cardtown.core import BadInput, Decision
from cardtown.server.format.shapes.description import adapters, schemas
from cardtown.server.format.shapes.writing import to_bytes

__all__ = ["Shapes", "adapters", "of", "schemas", "to_bytes"]

_MODULES: Final = {
    "carson-city": "cardtown.server.format.shapes.carson_city",
    "card-city": "cardtown.server.format.shapes.card_city",
}


class Shapes(Protocol):
    """The shapes of one game. They are for :func:`to_bytes`: parts of them are written already."""

    def view(self, view: Any) -> Any:
        """All that the viewer may know."""

    def decision(self, decision: Decision[Any], view: Any) -> Any:
        """What a seat must decide now; `view` is that seat's."""


@cache
def of(game: str) -> Shapes:
    """The shapes of the game of that name; its package is imported only now."""
    if game not in _MODULES:
        raise BadInput("game", f"must be one of {', '.join(_MODULES)}")
    return cast(Shapes, import_module(_MODULES[game]))
