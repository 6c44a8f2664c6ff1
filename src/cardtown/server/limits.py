"""Limits that protect clients from each other: rates, connections, a fair queue."""

from __future__ import annotations

import asyncio
import time
from collections import Counter
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import asynccontextmanager, contextmanager
from dataclasses import dataclass
from typing import Final, NamedTuple

from cardtown.server.errors import Refused, TooMany
from cardtown.server.lru import LRUCache

_REMEMBERED: Final = 50_000
_DAY_S: Final = 24 * 3600
ENTRY_BYTES: Final = 1_000
"""What is counted as stored for each request that may write: about what its entry takes, with what
bots answer to it."""
TABLE_BYTES: Final = 4_000
"""What is counted in addition for a table that is made."""
PLAYED_BYTES: Final = 250
"""What is counted in addition for each action of a game that was played before."""


class Client(NamedTuple):
    """The client of a request: people of one address share its turns."""

    address: str
    person: str


class RateLimit:
    """A token bucket for each client, refilled at a steady rate."""

    def __init__(
        self, per_second: float, burst: int, clock: Callable[[], float] = time.monotonic
    ) -> None:
        self._per_second = per_second
        self._burst = burst
        self._clock = clock
        self._buckets: LRUCache[str, tuple[float, float]] = LRUCache(_REMEMBERED)

    def take(self, client: str, amount: int = 1) -> None:
        """Take some tokens; raise :class:`TooMany` when there are too few."""
        now = self._clock()
        tokens, then = self._buckets.get(client) or (float(self._burst), now)
        tokens = min(self._burst, tokens + (now - then) * self._per_second)
        if tokens < amount:
            raise TooMany("too many requests at once: wait a moment")
        self._buckets[client] = (tokens - amount, now)


class StorageLimit:
    """Limits the bytes that the people of each address let the server store in a day."""

    def __init__(self, in_a_day: int, clock: Callable[[], float] = time.monotonic) -> None:
        self._bytes = RateLimit(in_a_day / _DAY_S, in_a_day, clock)

    def take(self, address: str, more: int = 0) -> None:
        """Count an entry, and so many bytes more; raise :class:`TooMany` if they are too many."""
        self._bytes.take(address, ENTRY_BYTES + more)


class ConnectionLimit:
    """Limits the open connections of each client and of all."""

    def __init__(self, each: int, everybody: int) -> None:
        self._each = each
        self._everybody = everybody
        self._all = 0
        self._open: Counter[str] = Counter()

    @property
    def open(self) -> int:
        """The open connections of all clients."""
        return self._all

    @contextmanager
    def one_more(self, client: str) -> Iterator[None]:
        """Count a connection while it is open; raise :class:`Refused` if that is one too many."""
        if self._all >= self._everybody:
            raise Refused("server_full", "the server is full: try again later")
        if self._open[client] >= self._each:
            raise Refused("connections", "too many tables are open at once: close one of them")
        self._all += 1
        self._open[client] += 1
        try:
            yield
        finally:
            self._all -= 1
            self._open[client] -= 1
            if not self._open[client]:
                del self._open[client]


class OpenQuestions:
    """Limits how many questions each person may have open."""

    def __init__(self, each: int, problem: str) -> None:
        """`problem` is what somebody hears who asks one more."""
        self._each = each
        self._problem = problem
        self._open: Counter[str] = Counter()

    @contextmanager
    def one_more(self, person: str) -> Iterator[None]:
        """Count a question while it is open; raise :class:`TooMany` if that is one too many."""
        if self._open[person] >= self._each:
            raise TooMany(self._problem)
        self._open[person] += 1
        try:
            yield
        finally:
            self._open[person] -= 1
            if not self._open[person]:
                del self._open[person]


@dataclass(frozen=True, slots=True, eq=False)
class _Job:
    client: tuple[str, ...]
    urgent: Callable[[], bool]
    turn: asyncio.Future[None]


class FairQueue:
    """A queue with a few jobs at a time, fair to clients: one with many jobs delays nobody much.

    A client is named by one word or several, the largest group first: an address, then a person
    there. Addresses take turns, and so do the people of each address.
    """

    def __init__(self, each: int, everybody: int, at_once: int = 1) -> None:
        """At most `each` jobs of an address wait, and `everybody` in all; `at_once` are done."""
        self._each = each
        self._everybody = everybody
        self._idle = at_once
        self._waiting: list[_Job] = []
        """In the order in which they came."""
        self._turns = 0
        self._last_turn: LRUCache[tuple[str, ...], int] = LRUCache(_REMEMBERED)

    @property
    def waiting(self) -> int:
        """How many jobs wait for their turn."""
        return len(self._waiting)

    @asynccontextmanager
    async def turn(
        self, *client: str, urgent: Callable[[], bool] = lambda: True
    ) -> AsyncIterator[None]:
        """Wait for the client's turn and hold it; raise :class:`Refused` if too many wait.

        Jobs that are urgent when a turn is given come before all that are not.
        """
        if self._idle:
            self._idle -= 1
            self._note_turn(client)
        else:
            await self._wait(_Job(client, urgent, asyncio.get_running_loop().create_future()))
        try:
            yield
        finally:
            self._pass_on()

    async def _wait(self, job: _Job) -> None:
        if sum(other.client[0] == job.client[0] for other in self._waiting) >= self._each:
            raise TooMany("too many questions at once: wait for an answer")
        if len(self._waiting) >= self._everybody:
            raise Refused("busy", "too many people ask at once: try again")
        self._waiting.append(job)
        try:
            await job.turn
        except asyncio.CancelledError:
            if job in self._waiting:
                self._waiting.remove(job)
            else:  # its turn has just been given
                self._pass_on()
            raise

    def _pass_on(self) -> None:
        """Give the turn to the urgent job whose client has had none for the longest time."""
        waiting = [job for job in self._waiting if not job.turn.cancelled()]
        if not waiting:
            self._idle += 1
            return
        job = min(waiting, key=lambda job: (not job.urgent(), *self._last_turns(job.client)))
        self._waiting.remove(job)
        self._note_turn(job.client)
        job.turn.set_result(None)

    def _last_turns(self, client: tuple[str, ...]) -> Iterator[int]:
        for end in range(1, len(client) + 1):
            yield self._last_turn.get(client[:end]) or 0

    def _note_turn(self, client: tuple[str, ...]) -> None:
        self._turns += 1
        for end in range(1, len(client) + 1):
            self._last_turn[client[:end]] = self._turns
