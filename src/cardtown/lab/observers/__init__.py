"""What the lab observes of a game beyond its result: tables of rows made from the event log."""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING, cast

from cardtown.core import BadInput

if TYPE_CHECKING:
    from cardtown.lab.rows import Observer

_MODULES = {
    "carson-city": "cardtown.lab.observers.carson_city",
    "card-city": "cardtown.lab.observers.card_city",
}


def of(game: str) -> Observer:
    """The observer of that game: a module with `tables` and `rows`, imported only now."""
    if game not in _MODULES:
        raise BadInput("game", f"must be one of {', '.join(_MODULES)}")
    return cast("Observer", import_module(_MODULES[game]))
