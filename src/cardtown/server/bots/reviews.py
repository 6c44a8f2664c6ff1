"""Reviews of finished games: each is made once, in the background, and kept.

Decisions are judged one after the other in the process that looks back, so that reviews and
hindsight of different addresses take turns. Those who ask get what is judged so far.
"""

from __future__ import annotations

import asyncio
import contextlib
from collections import Counter
from collections.abc import Sequence
from typing import Any, Final

import orjson

from cardtown.bots import Ranked
from cardtown.bots.review import VERSION, Judged, Moment, judge_decision, judge_for, summarize
from cardtown.server.bots.workers import BotWorkers
from cardtown.server.errors import Refused, StoreUnavailable, TooMany
from cardtown.server.format.reviews import ReviewShape, judged_shape, look_through, summary_shape
from cardtown.server.limits import StorageLimit
from cardtown.server.lru import LRUCache
from cardtown.server.storage.store import Store
from cardtown.server.table.state import TableState
from cardtown.server.times import now_ms

_OF_AN_ADDRESS: Final = 4
"""Reviews that may be under way for one address."""
_ALL: Final = 200
_REMEMBERED: Final = 50
_PATIENCE_S: Final = 60.0
"""A review that nobody has asked about for this long is given up."""


class Reviews:
    """Judges the decisions of finished games."""

    def __init__(self, workers: BotWorkers, store: Store, storage_limit: StorageLimit) -> None:
        """Judge in these workers, and keep reviews in the store as far as addresses may fill it."""
        self._workers = workers
        self._store = store
        self._storage_limit = storage_limit
        self._jobs: dict[tuple[str, int], _Job] = {}
        self._made: LRUCache[tuple[str, int], str] = LRUCache(_REMEMBERED)
        """The last ones: some could not be stored, and who follows one asks again at its end."""

    async def read(
        self, address: str, state: TableState, seat: int, after: int | None
    ) -> ReviewShape | bytes:
        """The review of a seat as far as it is made, or what is new after that many decisions.

        A review that does not exist yet is begun. If nothing is new, wait until something is. A
        stored review is always returned whole.
        Raise :class:`TooMany` if too many reviews of the address are under way.
        """
        judge = await asyncio.to_thread(judge_for, state.plan.game)
        job = self._jobs.get((state.id, seat))
        if job is None:
            kept = self._made.get((state.id, seat))
            if kept is None:
                kept = await self._store.review(state.id, seat, _judge_key(judge))
            if kept is not None:
                return kept.encode()
            job = self._jobs.get((state.id, seat)) or self._begin(address, state, seat, judge)
        return await job.read(after)

    def _begin(self, address: str, state: TableState, seat: int, judge: str) -> _Job:
        under_way = Counter(job.address for job in self._jobs.values())
        if under_way[address] >= _OF_AN_ADDRESS:
            raise TooMany("too many reviews at once: wait until one is done")
        if len(self._jobs) >= _ALL:
            raise Refused("busy", "too many games are reviewed at once: try again")
        job = self._jobs[state.id, seat] = _Job(address, judge, seat)
        job.task = asyncio.create_task(self._run(job, state))
        return job

    async def _run(self, job: _Job, state: TableState) -> None:
        try:
            moments, job.chances = await asyncio.to_thread(look_through, state, job.seat)
            job.lay_out(len(moments))
            for moment in moments:
                if job.forsaken:
                    return
                async with self._workers.queue.turn(job.address):
                    looks = [await self._look(job.judge, moment, look) for look in (0, 1)]
                one = await asyncio.to_thread(judge_decision, moment, *looks)
                job.add(one, await asyncio.to_thread(judged_shape, moment, one))
            body = orjson.dumps(job.shape()).decode()
            at = now_ms()
            self._made[state.id, job.seat] = body
            with contextlib.suppress(StoreUnavailable, TooMany):  # then it is made anew one day
                self._storage_limit.take(job.address, len(body))
                await self._store.keep_review(state.id, job.seat, _judge_key(job.judge), body, at)
            job.finish()
        except Exception as error:
            job.fail(error)
        finally:
            del self._jobs[state.id, job.seat]

    async def _look(self, judge: str, moment: Moment, look: int) -> Sequence[Ranked[Any]]:
        found = await self._workers.rank(judge, moment.view, moment.decision, moment.looks[look])
        if not found:
            raise Refused("busy", "the game can't be reviewed now: try again")
        return found

    async def close(self) -> None:
        """Give up all reviews that are under way."""
        tasks = [job.task for job in self._jobs.values() if job.task is not None]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)


def _judge_key(judge: str) -> str:
    """The judge with the version of its marks."""
    return f"{judge} {VERSION}"


class _Job:
    """A review under way."""

    def __init__(self, address: str, judge: str, seat: int) -> None:
        self.address = address
        self.judge = judge
        self.seat = seat
        self.task: asyncio.Task[None] | None = None
        self.chances: Sequence[Any] = []
        self._total: int | None = None
        self._judged: list[Judged] = []
        self._shapes: list[Any] = []
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

    async def read(self, after: int | None) -> ReviewShape:
        """All there is; or what is new after that many decisions, as soon as something is."""
        while True:
            self._asked_at = _now_s()
            if self._error is not None:
                raise self._error
            laid_out = self._total is not None
            if self._over or (laid_out and (after is None or len(self._shapes) > after)):
                return self.shape(after)
            self._waiting += 1
            try:
                await self._news.wait()
            finally:
                self._waiting -= 1

    def shape(self, after: int | None = None) -> ReviewShape:
        """The review as far as it is made, or what is new after that many decisions."""
        total = self._total or 0
        done = len(self._judged) == total
        return {
            "seat": self.seat,
            "judge": self.judge,
            "chances": self.chances if after is None else [],
            "total": total,
            "judged": self._shapes[after or 0 :],
            "summary": summary_shape(summarize(self._judged, self.seat)) if done else None,
        }

    def lay_out(self, total: int) -> None:
        """Set how many decisions there are."""
        self._total = total
        self._tell()

    def add(self, one: Judged, shape: Any) -> None:
        """Add a decision that has been judged."""
        self._judged.append(one)
        self._shapes.append(shape)
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


def _now_s() -> float:
    return asyncio.get_running_loop().time()
