"""Slow answers: each is computed once, for everybody who asks."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Hashable
from dataclasses import dataclass
from typing import Generic, TypeVar

from cardtown.server.lru import LRUCache

K = TypeVar("K", bound=Hashable)
V = TypeVar("V")


@dataclass(slots=True, eq=False)
class _Search(Generic[V]):
    task: asyncio.Task[V]
    waiting: int = 0
    """How many callers wait for it."""


class SharedAnswers(Generic[K, V]):
    """The last `remembered` answers, and the searches for more.

    Only answers are remembered: whoever asks after a search that failed starts a new one. A search
    that nobody waits for any longer is given up.
    """

    def __init__(self, remembered: int) -> None:
        self._known: LRUCache[K, V] = LRUCache(remembered)
        self._searches: dict[K, _Search[V]] = {}

    async def get(self, key: K, look_for: Callable[[], Awaitable[V]]) -> V:
        """The answer to `key`; if nobody knows it yet, `look_for` finds it."""
        known = self._known.get(key)
        if known is not None:
            return known
        search = self._searches.get(key)
        if search is None:
            search = _Search(asyncio.create_task(self._look_for(key, look_for)))
            self._searches[key] = search
        search.waiting += 1
        try:
            return await asyncio.shield(search.task)
        finally:
            search.waiting -= 1
            if not search.waiting:
                search.task.cancel()
                if self._searches.get(key) is search:
                    del self._searches[key]

    async def _look_for(self, key: K, look_for: Callable[[], Awaitable[V]]) -> V:
        found = await look_for()
        self._known[key] = found
        return found
