"""Bots by name: ours, and those that other packages register as entry points."""

from __future__ import annotations

from importlib.metadata import entry_points
from typing import Final

from cardtown.bots.base import Bot
from cardtown.bots.random_bot import RandomBot
from cardtown.core import BadInput

GROUP: Final = "cardtown.bots"
_OWN: Final[dict[str, type[Bot]]] = {"random": RandomBot}


def names() -> tuple[str, ...]:
    """The bots that can be named in `bot:NAME`."""
    return (*_OWN, *(point.name for point in entry_points(group=GROUP)))


def make(name: str) -> Bot:
    """The bot of that name; raise :class:`BadInput` where there is none."""
    if name in _OWN:
        return _OWN[name]()
    for point in entry_points(group=GROUP):
        if point.name == name:
            bot: Bot = point.load()()
            return bot
    raise BadInput("seats", f"there is no bot {name!r}; there are {', '.join(names())}")
