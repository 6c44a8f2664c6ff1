"""Long work on finished games: done once, in the background, while people follow it, and kept."""

from __future__ import annotations

import asyncio
import contextlib
from collections import Counter
from collections.abc import Awaitable, Callable
from typing import Final, Generic, NamedTuple, TypeVar

from cardtown.server.errors import Refused, StoreUnavailable, TooMany
from cardtown.server.limits import StorageLimit
from cardtown.server.lru import LRUCache
from cardtown.server.storage.store import Store
from cardtown.server.times import now_ms

_OF_AN_ADDRESS: Final = 4
"""Jobs that may be under way for one address."""
_ALL: Final = 200
_REMEMBERED: Final = 50
_PATIENCE_S: Final = 60.0
"""A job that nobody has asked about for this long is given up."""


class Key(NamedTuple):
    """What is worked out: of which game, for which seat, and by whom, in which version."""

    table_id: str
    seat: int
    judge: str


class Job:
    """Work under way, in parts, and those who wait for more of it."""

    def __init__(self, address: str) -> None:
        self.address = address
        self.task: asyncio.Task[None] | None = None
        self.total: int | None = None
        """How many parts there are, once that is known."""
        self.done = 0
        self._over = False
        self._error: Exception | None = None
        self._news = asyncio.Event()
        self._asked_at = _now_s()
        self._waiting = 0
        """How many wait for news."""

    @property
    def forsaken(self) -> bool:
        """Whether nobody waits for it, or has asked about it for a while."""
        return not self._waiting and _now_s() - self._asked_at > _PATIENCE_S

    async def wait(self, after: int | None) -> None:
        """Wait until it is laid out, and more than that many parts are done; raise its error."""
        while True:
            self._asked_at = _now_s()
            if self._error is not None:
                raise self._error
            laid_out = self.total is not None
            if self._over or (laid_out and (after is None or self.done > after)):
                return
            self._waiting += 1
            try:
                await self._news.wait()
            finally:
                self._waiting -= 1

    def lay_out(self, total: int) -> None:
        """Set how many parts there are."""
        self.total = total
        self._tell()

    def advance(self) -> None:
        """Note that one more part is done."""
        self.done += 1
        self._tell()

    def finish(self) -> None:
        """Mark it as complete and stored."""
        self._over = True
        self._tell()

    def fail(self, error: Exception) -> None:
        """Give up: it can't be finished."""
        self._error = error
        self._tell()

    def _tell(self) -> None:
        self._news.set()
        self._news = asyncio.Event()


J = TypeVar("J", bound=Job)


class Jobs(Generic[J]):
    """All jobs of one kind that are under way."""

    def __init__(self, store: Store, storage_limit: StorageLimit, problem: str) -> None:
        """Keep what comes out in the store, as far as addresses may fill it.

        `problem` is what an address hears that begins too many.
        """
        self._store = store
        self._storage_limit = storage_limit
        self._problem = problem
        self._jobs: dict[Key, J] = {}
        self._made: LRUCache[Key, str] = LRUCache(_REMEMBERED)
        """The last ones: some could not be stored, and who follows one asks again at its end."""

    async def find(
        self, key: Key, make: Callable[[], J], work: Callable[[J], Awaitable[str | None]]
    ) -> J | bytes:
        """What is kept, or the job that is under way; one is made and begun if there is none.

        `work` leads to the JSON that is kept; to None if the job is forsaken. Raise
        :class:`TooMany` if too many jobs of the address are under way.
        """
        if key not in self._jobs:
            kept = self._made.get(key)
            if kept is None:
                kept = await self._store.review(*key)
            if kept is not None:
                return kept.encode()
            if key not in self._jobs:  # somebody else may have begun it meanwhile
                self._begin(key, make(), work)
        return self._jobs[key]

    def _begin(self, key: Key, job: J, work: Callable[[J], Awaitable[str | None]]) -> None:
        under_way = Counter(other.address for other in self._jobs.values())
        if under_way[job.address] >= _OF_AN_ADDRESS:
            raise TooMany(self._problem)
        if len(self._jobs) >= _ALL:
            raise Refused("busy", "too many games are looked back at: try again")
        self._jobs[key] = job
        job.task = asyncio.create_task(self._run(key, job, work(job)))

    async def _run(self, key: Key, job: J, work: Awaitable[str | None]) -> None:
        try:
            body = await work
            if body is not None:
                await self._keep(key, job, body)
            job.finish()
        except Exception as error:
            job.fail(error)
        finally:
            del self._jobs[key]

    async def _keep(self, key: Key, job: J, body: str) -> None:
        self._made[key] = body
        with contextlib.suppress(StoreUnavailable, TooMany):  # then it is made anew one day
            self._storage_limit.take(job.address, len(body))
            await self._store.keep_review(*key, body, now_ms())

    async def close(self) -> None:
        """Give up all jobs that are under way."""
        tasks = [job.task for job in self._jobs.values() if job.task is not None]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)


def _now_s() -> float:
    return asyncio.get_running_loop().time()
