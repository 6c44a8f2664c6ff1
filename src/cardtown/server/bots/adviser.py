"""Advice: one bot ranks the options for everybody, once for each decision."""

from __future__ import annotations

import asyncio
from collections import Counter
from typing import Any, Final, NamedTuple
from weakref import WeakValueDictionary

from cardtown import bots
from cardtown.bots import Ranked
from cardtown.core import Decision
from cardtown.server.bots.workers import BotWorkers
from cardtown.server.errors import Refused, TooMany
from cardtown.server.lru import LRUCache

_BOTS: Final = ("planner:ms=1000", "greedy")
"""The first that can play a game advises in it. The planner gets more time than it ever needs:
no clock cuts it short, so that the advice is reproducible."""
_REMEMBERED: Final = 1_000
_MOST_OPEN: Final = 4
"""Questions that one person may have open; they are answered one after the other."""


class Occasion(NamedTuple):
    """The decision that advice is about."""

    table_id: str
    number: int
    """The entry after which it is to be made."""
    seat: int
    after: str | None
    """An action that the seat is supposed to play first."""

    @property
    def seed(self) -> str:
        """The seed of the bot's randomness: nothing in it is secret."""
        return " ".join(map(str, self))


def adviser_for(game: str) -> str:
    """The bot that advises in a game; raise :class:`Refused` if none can play it."""
    for bot in _BOTS:
        if bot.partition(":")[0] in bots.names_for(game):
            return bot
    raise Refused("game", "no bot gives hints in this game")


class Adviser:
    """Ranks options for people, and remembers its answers."""

    def __init__(self, workers: BotWorkers) -> None:
        self._workers = workers
        self._answers: LRUCache[Occasion, asyncio.Task[list[Ranked[Any]]]] = LRUCache(_REMEMBERED)
        self._open: Counter[str] = Counter()
        self._locks: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()

    async def rank(
        self, by: str, occasion: Occasion, view: Any, decision: Decision[Any]
    ) -> list[Ranked[Any]]:
        """All options, best first, from the view alone.

        A person gets one answer after the other; raise :class:`TooMany` if too many are open.
        """
        task = self._answers.get(occasion)
        if task is None:
            if self._open[by] >= _MOST_OPEN:
                raise TooMany("too many hints at once: wait for the last one")
            self._open[by] += 1
            task = asyncio.create_task(self._think(by, occasion, view, decision))
            self._answers[occasion] = task
        return await asyncio.shield(task)

    async def _think(
        self, by: str, occasion: Occasion, view: Any, decision: Decision[Any]
    ) -> list[Ranked[Any]]:
        try:
            async with self._locks.setdefault(by, asyncio.Lock()):
                bot = await asyncio.to_thread(adviser_for, view.game)
                found = await self._workers.rank(bot, view, decision, occasion.seed)
        finally:
            self._open[by] -= 1
            if not self._open[by]:
                del self._open[by]
        if not found:
            self._answers.forget(occasion)
            raise Refused("busy", "no hint could be found: try again")
        return found
