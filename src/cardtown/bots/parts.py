"""A game's part for one of our bots."""

from __future__ import annotations

from types import ModuleType

from cardtown import games
from cardtown.core import BadInput


def part_for(game: str, bot: str) -> ModuleType:
    """The module with which `bot` plays a game; raise :class:`BadInput` where there is none."""
    found = games.part(game, "bots", bot)
    if found is None:
        raise BadInput("seats", f"{game} has no {bot}: choose another bot")
    return found
