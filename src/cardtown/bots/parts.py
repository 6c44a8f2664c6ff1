"""A game's part for one of our bots."""

from __future__ import annotations

from types import ModuleType

from cardtown import games
from cardtown.core import BadInput, message


def part_for(game: str, bot: str) -> ModuleType:
    """The module with which `bot` plays a game; raise :class:`BadInput` if there is none."""
    found = games.part(game, "bots", bot)
    if found is None:
        problem = f"{game} has no {bot}: choose another bot"
        raise BadInput("seats", problem, message("bad-bot-game", name=bot))
    return found
