"""A game's part for one of our bots."""

from __future__ import annotations

from types import ModuleType

from cardtown import games
from cardtown.core import BadInput, message


def part_for(game: str, module: str, bot: str | None = None) -> ModuleType:
    """The module with which a bot plays a game; raise :class:`BadInput` if there is none.

    The bot is called like the module, unless its name is given.
    """
    found = games.part(game, "bots", module)
    if found is None:
        raise cannot_play(game, bot or module)
    return found


def cannot_play(game: str, bot: str) -> BadInput:
    """The error that a game has no such bot."""
    problem = f"{game} has no {bot}: choose another bot"
    return BadInput("seats", problem, message("bad-bot-game", name=bot))
