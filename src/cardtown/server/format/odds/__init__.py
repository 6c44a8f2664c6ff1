"""The odds of a choice that depends on what others do at the same time, for hints.

A game that can tell has a module for it, its part for `server.format.odds`.
"""

from __future__ import annotations

from typing import Any, Protocol, cast

from cardtown import games
from cardtown.core import Decision

__all__ = ["Odds", "of"]


class Odds(Protocol):
    """The odds in one game."""

    def odds(self, view: Any, decision: Decision[Any]) -> Any:
        """What each option leads to; None where there are no odds to tell.

        The view is that of the seat that decides. This may take a while.
        """


def of(game: str) -> Odds | None:
    """The odds of the game of that name, if it has any; imported only now."""
    return cast(Odds | None, games.part(game, "server.format.odds"))
