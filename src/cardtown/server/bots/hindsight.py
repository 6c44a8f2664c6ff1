"""The best cities in hindsight: looked for once each, and kept for whoever asks next.

The search has a process of its own: bots at other tables never wait for it.
"""

from __future__ import annotations

import asyncio
from typing import Final, NamedTuple

from cardtown.bots.carson_city.hindsight import Story
from cardtown.server.bots.workers import BestCity, BotWorkers
from cardtown.server.errors import Refused
from cardtown.server.lru import LRUCache

_EFFORT: Final = 12_000
"""About a second of one core; up to three for a seat with the Auctioneer, whose sales are tried."""
_SECONDS: Final = 60.0
"""A search ends by its effort; only a machine that is hopelessly busy needs so long."""


class Game(NamedTuple):
    """Whose city is looked for."""

    table_id: str
    seat: int


class Hindsights:
    """Looks back at finished games."""

    def __init__(self, remembered: int = 1_000) -> None:
        """Keep so many answers; nothing is started before somebody asks."""
        self._workers = BotWorkers(workers=1, seconds=_SECONDS)
        self._found: LRUCache[Game, asyncio.Task[BestCity]] = LRUCache(remembered)

    async def best_city(self, game: Game, story: Story) -> BestCity:
        """The best city found; those who ask meanwhile wait for the same search."""
        task = self._found.get(game)
        if task is None:
            task = self._found[game] = asyncio.create_task(self._search(game, story))
        return await asyncio.shield(task)

    async def _search(self, game: Game, story: Story) -> BestCity:
        found = await self._workers.look_back(story, " ".join(map(str, game)), _EFFORT)
        if found is None:
            self._found.forget(game)
            raise Refused("busy", "no city could be looked for now: try again")
        return found

    async def close(self) -> None:
        """End the search and its process."""
        await self._workers.close()
