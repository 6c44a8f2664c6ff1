"""What a bot would advise: one bot for everybody, asked once about each decision."""

from __future__ import annotations

import asyncio
import contextlib
from collections import Counter
from typing import Any, Final, NamedTuple
from weakref import WeakValueDictionary

from cardtown import bots
from cardtown.bots import Ranked
from cardtown.core import BadInput, Decision
from cardtown.server.bots.workers import BotWorkers
from cardtown.server.errors import Refused, TooMany
from cardtown.server.lru import LRUCache

_BOTS: Final = ("planner:ms=1000", "greedy")
"""The first that can play a game advises in it. The planner gets more time than it ever takes: no
clock cuts it short, so that the same advice comes again."""
_REMEMBERED: Final = 1_000
_WAITING: Final = 4
"""Questions that one identity may have open; they are thought about one after the other."""


class Occasion(NamedTuple):
    """The decision that advice is about."""

    table_id: str
    number: int
    """The entry after which it is to be made."""
    seat: int
    after: str | None
    """An action of the seat's that is supposed to be played first."""

    @property
    def seed(self) -> str:
        """What the bot's randomness follows from: nothing that anybody must not know."""
        return " ".join(map(str, self))


def adviser_for(game: str) -> str:
    """The bot that advises in a game; raise :class:`Refused` if none can play it."""
    for bot in _BOTS:
        with contextlib.suppress(BadInput):
            bots.make(bot, game)
            return bot
    raise Refused("game", "no bot gives hints in this game")


class Adviser:
    """Ranks options for people, and remembers what it said."""

    def __init__(self, workers: BotWorkers) -> None:
        self._workers = workers
        self._said: LRUCache[Occasion, asyncio.Task[list[Ranked[Any]]]] = LRUCache(_REMEMBERED)
        self._open: Counter[str] = Counter()
        self._turns: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()

    async def rank(
        self, by: str, occasion: Occasion, view: Any, decision: Decision[Any]
    ) -> list[Ranked[Any]]:
        """All options, best first, from the view alone.

        An identity gets one answer after the other: raise :class:`TooMany` if too many are due.
        """
        task = self._said.get(occasion)
        if task is None:
            if self._open[by] >= _WAITING:
                raise TooMany("too many hints at once: wait for the last one")
            self._open[by] += 1
            task = asyncio.create_task(self._think(by, occasion, view, decision))
            self._said[occasion] = task
        return await asyncio.shield(task)

    async def _think(
        self, by: str, occasion: Occasion, view: Any, decision: Decision[Any]
    ) -> list[Ranked[Any]]:
        try:
            async with self._turns.setdefault(by, asyncio.Lock()):
                bot = await asyncio.to_thread(adviser_for, view.game)
                found = await self._workers.rank(bot, view, decision, occasion.seed)
        finally:
            self._open[by] -= 1
            if not self._open[by]:
                del self._open[by]
        if not found:
            self._said.forget(occasion)
            raise Refused("busy", "no hint could be found: try again")
        return found
