"""Hindsight: each search is made once, and its answer kept for those who ask next.

The search has a process of its own: bots at other tables never wait for it.
"""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from typing import Any, Final

from cardtown.core import Event
from cardtown.server.bots.workers import BotWorkers
from cardtown.server.errors import Refused
from cardtown.server.lru import LRUCache

_EFFORT: Final = 12_000
"""About a second of one core; up to three where the search has most to try."""
_SECONDS: Final = 60.0
"""A search ends by its effort; only on a hopelessly busy machine does it need this long."""

Found = dict[str, Any]


class Hindsights:
    """Looks back at finished games."""

    def __init__(self, remembered: int = 1_000) -> None:
        """Keep at most `remembered` answers; nothing is started before somebody asks."""
        self._workers = BotWorkers(workers=1, seconds=_SECONDS)
        self._found: LRUCache[tuple[str, int], asyncio.Task[Found]] = LRUCache(remembered)

    async def find(self, table_id: str, seat: int, game: str, events: Sequence[Event]) -> Found:
        """The best city found; those who ask meanwhile wait for the same search."""
        task = self._found.get((table_id, seat))
        if task is None:
            task = asyncio.create_task(self._search(table_id, seat, game, events))
            self._found[table_id, seat] = task
        return await asyncio.shield(task)

    async def _search(self, table_id: str, seat: int, game: str, events: Sequence[Event]) -> Found:
        found = await self._workers.look_back(game, events, seat, f"{table_id} {seat}", _EFFORT)
        if found is None:
            self._found.forget((table_id, seat))
            raise Refused("busy", "no city could be looked for now: try again")
        return found

    async def close(self) -> None:
        """End the search and its process."""
        await self._workers.close()
