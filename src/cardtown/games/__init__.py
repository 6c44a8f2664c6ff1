"""The games, each a package of pure rules on the standard library alone."""

from __future__ import annotations

from importlib import import_module
from typing import cast

from cardtown.core.errors import BadInput
from cardtown.core.game import Game

_MODULES = {
    "carson-city": "cardtown.games.carson_city",
    "card-city": "cardtown.games.card_city",
}


def names() -> tuple[str, ...]:
    """The games there are."""
    return tuple(_MODULES)


def get(name: str) -> Game:
    """The game of that name; its package is imported only now."""
    if name not in _MODULES:
        raise BadInput("game", f"must be one of {', '.join(_MODULES)}")
    return cast(Game, import_module(_MODULES[name]).GAME)
