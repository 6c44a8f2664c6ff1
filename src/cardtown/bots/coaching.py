"""What an option offers to others: how they will probably answer it, and what it then brings.

A game whose options are offers says it in the module `coach` of its part for bots. It looks at what
the deciding seat may know, and at nothing else.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, NamedTuple, Protocol, cast

from cardtown import games
from cardtown.core import Decision


class Offer(NamedTuple):
    """What an option offers, by names of the game's own."""

    points: Mapping[str, float]
    chances: Mapping[str, float]

    def to_json(self) -> dict[str, float]:
        """Both, as commands print them."""
        points = {name: round(value, 2) for name, value in self.points.items()}
        return points | {name: round(value, 4) for name, value in self.chances.items()}

    def __str__(self) -> str:
        points = [f"{_words(name)} {value:+.1f}" for name, value in self.points.items()]
        return ", ".join([*points, *(f"{_words(n)} {v:.0%}" for n, v in self.chances.items())])


class _Part(Protocol):
    """The module `coach` of a game."""

    def offer(self, view: Any, decision: Decision[Any], action: Any) -> Offer | None:
        """What an option offers; None for one that is no offer."""


def offer_of(view: Any, decision: Decision[Any], action: Any) -> Offer | None:
    """What an option offers to others, where the game can say it."""
    found = games.part(view.game, "bots", "coach")
    return None if found is None else cast(_Part, found).offer(view, decision, action)


def _words(name: str) -> str:
    return name.replace("_", " ")
