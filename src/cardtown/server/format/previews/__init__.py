"""What each choice of a seat would bring at once: exact, never an estimate.

A client contains no rules, so the points under a card of the row and the reason why a cell is
closed come from here. Previews are made from the seat's own view and decision, so they hold nothing
that the seat does not know. Each game has a module of them.

>>> from cardtown.games import card_city
>>> table = card_city.new_table(["human"], seed="doc")
>>> found = of("card-city").previews(table.view(0), 0, table.decision(0))
>>> found["developments"]
[]
"""

from __future__ import annotations

from importlib import import_module
from typing import Any, Final, Protocol, cast

from cardtown.core import BadInput, Decision

__all__ = ["Previews", "of"]

_MODULES: Final = {
    "carson-city": "cardtown.server.format.previews.carson_city",
    "card-city": "cardtown.server.format.previews.card_city",
}


class Previews(Protocol):
    """The previews of one game. Like shapes they are for `to_bytes`: parts are written already."""

    def previews(self, view: Any, seat: int, decision: Decision[Any] | None) -> Any:
        """What each choice of `seat` would bring; the view and the decision are that seat's."""


def of(game: str) -> Previews:
    """The previews of the game of that name; its module is imported only now."""
    if game not in _MODULES:
        raise BadInput("game", f"must be one of {', '.join(_MODULES)}")
    return cast(Previews, import_module(_MODULES[game]))
