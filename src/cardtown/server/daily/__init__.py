"""The daily city: one deal a day and game, the same for everybody at this server.

A game that is played daily has a module for it, its part for `server.daily`.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol, cast

from cardtown import games

__all__ = ["DailyPart", "daily_games", "seats_of"]


class DailyPart(Protocol):
    """How a game is played daily."""

    SEATS: Sequence[str]
    """The kinds of the seats as in a new table, that of the one person first."""


def daily_games() -> Sequence[str]:
    """The games that are played daily."""
    return [name for name in games.names() if _part(name) is not None]


def seats_of(game: str) -> Sequence[str]:
    """The kinds of the seats in the daily deal of a game that is played daily."""
    part = _part(game)
    if part is None:
        raise AssertionError(f"{game} is not played daily")
    return part.SEATS


def _part(game: str) -> DailyPart | None:
    return cast(DailyPart | None, games.part(game, "server.daily"))
