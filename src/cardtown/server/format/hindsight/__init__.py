"""Hindsight: what a seat could have made of the cards that it took in a finished game.

A game whose cities are built of cards has a module for it, its part for `server.format.hindsight`.
"""

from __future__ import annotations

import random
from collections.abc import Mapping, Sequence
from typing import Any, Protocol, cast

from cardtown import games
from cardtown.core import Event
from cardtown.server.errors import Refused

__all__ = ["Hindsight", "of"]


class Hindsight(Protocol):
    """Hindsight in one game."""

    def hindsight(
        self,
        events: Sequence[Event],
        seat: int,
        rng: random.Random,
        effort: int,
        options: Mapping[str, Any],
    ) -> dict[str, Any]:
        """The best city found, ready for JSON; `effort` counts the steps of the search."""


def of(game: str) -> Hindsight:
    """The hindsight of the game of that name; raise :class:`Refused` if it has none."""
    part = _part(game)
    if part is None:
        able = " and ".join(_short_title(name) for name in games.names() if _part(name))
        raise Refused("game", f"only in {able} are cities built of cards")
    return part


def _part(game: str) -> Hindsight | None:
    return cast(Hindsight | None, games.part(game, "server.format.hindsight"))


def _short_title(game: str) -> str:
    return games.get(game).facts.title.partition(":")[0]
