"""Limits that keep one client from spoiling it for others: rates, connections, a fair queue."""

from __future__ import annotations

import asyncio
import time
from collections import Counter, deque
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import asynccontextmanager, contextmanager
from typing import Final

from cardtown.server.errors import Refused, TooMany
from cardtown.server.lru import LRUCache

_REMEMBERED: Final = 50_000


class RateLimit:
    """A token bucket for each client, refilled at a steady rate."""

    def __init__(
        self, per_second: float, burst: int, clock: Callable[[], float] = time.monotonic
    ) -> None:
        self._per_second = per_second
        self._burst = burst
        self._clock = clock
        self._buckets: LRUCache[str, tuple[float, float]] = LRUCache(_REMEMBERED)

    def take(self, client: str) -> None:
        """Take one token; raise :class:`TooMany` when there is none."""
        now = self._clock()
        tokens, then = self._buckets.get(client) or (float(self._burst), now)
        tokens = min(self._burst, tokens + (now - then) * self._per_second)
        if tokens < 1:
            raise TooMany("too many requests at once: wait a moment")
        self._buckets[client] = (tokens - 1, now)


class ConnectionLimit:
    """Limits the open connections of each client and of all."""

    def __init__(self, each: int, everybody: int) -> None:
        self._each = each
        self._everybody = everybody
        self._all = 0
        self._open: Counter[str] = Counter()

    @contextmanager
    def one_more(self, client: str) -> Iterator[None]:
        """Count a connection while it is open; raise :class:`TooMany` if that is one too many."""
        if self._all >= self._everybody:
            raise TooMany("the server is full: try again later")
        if self._open[client] >= self._each:
            raise TooMany("too many tables are open at once: close one of them")
        self._all += 1
        self._open[client] += 1
        try:
            yield
        finally:
            self._all -= 1
            self._open[client] -= 1
            if not self._open[client]:
                del self._open[client]


class FairQueue:
    """One job at a time, clients in turn: one that has many jobs keeps nobody waiting long."""

    def __init__(self, each: int, everybody: int) -> None:
        """At most `each` jobs of a client wait, and `everybody` in all."""
        self._each = each
        self._everybody = everybody
        self._busy = False
        self._waiting: dict[str, deque[asyncio.Future[None]]] = {}
        """The waiting jobs by client, in the order of the clients' turns."""

    @asynccontextmanager
    async def turn(self, client: str) -> AsyncIterator[None]:
        """Wait for the client's turn and hold it; raise :class:`Refused` if too many wait."""
        if self._busy:
            await self._wait(client)
        self._busy = True
        try:
            yield
        finally:
            self._pass_on()

    async def _wait(self, client: str) -> None:
        if len(self._waiting.get(client, ())) >= self._each:
            raise TooMany("too many questions at once: wait for an answer")
        if sum(map(len, self._waiting.values())) >= self._everybody:
            raise Refused("busy", "too many people ask at once: try again")
        turn = asyncio.get_running_loop().create_future()
        self._waiting.setdefault(client, deque()).append(turn)
        try:
            await turn
        except asyncio.CancelledError:
            if not turn.cancelled():  # it has just been given
                self._pass_on()
            raise

    def _pass_on(self) -> None:
        """Give the turn to the next client, which then goes to the end of the queue."""
        while self._waiting:
            client = next(iter(self._waiting))
            turns = self._waiting.pop(client)
            turn = turns.popleft()
            if turns:
                self._waiting[client] = turns
            if not turn.done():  # else its caller has stopped waiting
                turn.set_result(None)
                return
        self._busy = False
