"""Fair shares: how often somebody may ask, and how many connections may be open."""

from __future__ import annotations

import time
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Final

from cardtown.server.conduct import Refused
from cardtown.server.recent import Recent

_REMEMBERED: Final = 50_000


class TooMany(Refused):
    """A client asks for more than its share."""

    def __init__(self, problem: str) -> None:
        super().__init__("too_many", problem)


class Rate:
    """A bucket of tokens for each client, refilled at a steady rate."""

    def __init__(
        self, per_second: float, burst: int, clock: Callable[[], float] = time.monotonic
    ) -> None:
        self._per_second = per_second
        self._burst = burst
        self._clock = clock
        self._buckets: Recent[str, tuple[float, float]] = Recent(_REMEMBERED)

    def take(self, client: str) -> None:
        """Take one token; raise :class:`TooMany` when there is none."""
        now = self._clock()
        tokens, then = self._buckets.get(client) or (float(self._burst), now)
        tokens = min(self._burst, tokens + (now - then) * self._per_second)
        if tokens < 1:
            raise TooMany("too many requests at once: wait a moment")
        self._buckets[client] = (tokens - 1, now)


class Connections:
    """How many connections are open, in all and by client."""

    def __init__(self, each: int, everybody: int) -> None:
        self._each = each
        self._everybody = everybody
        self._all = 0
        self._open: Counter[str] = Counter()

    @contextmanager
    def one_more(self, client: str) -> Iterator[None]:
        """Count a connection while it is open; raise :class:`TooMany` if it is one too many."""
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
