"""Reviews of finished games: each is made once, in the background, and kept.

Decisions are judged one after the other in the process that looks back, so that reviews and
hindsight of different addresses take turns. Those who ask get what is judged so far.
"""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from typing import Any

import orjson

from cardtown.bots import Ranked
from cardtown.bots.review import VERSION, Judged, Moment, judge_decision, judge_for, summarize
from cardtown.server.bots.jobs import Job, Jobs, Key
from cardtown.server.bots.workers import BotWorkers
from cardtown.server.errors import Refused
from cardtown.server.format.reviews import ReviewShape, judged_shape, look_through, summary_shape
from cardtown.server.limits import StorageLimit
from cardtown.server.storage.store import Store
from cardtown.server.table.state import TableState


class Reviews:
    """Judges the decisions of finished games."""

    def __init__(self, workers: BotWorkers, store: Store, storage_limit: StorageLimit) -> None:
        """Judge in these workers, and keep reviews in the store as far as addresses may fill it."""
        problem = "too many reviews at once: wait until one is done"
        self._workers = workers
        self._jobs: Jobs[_Job] = Jobs(store, storage_limit, problem)

    async def read(
        self, address: str, state: TableState, seat: int, after: int | None
    ) -> ReviewShape | bytes:
        """The review of a seat as far as it is made, or what is new after that many decisions.

        A review that does not exist yet is begun. If nothing is new, wait until something is. A
        stored review is always returned whole.
        Raise :class:`TooMany` if too many reviews of the address are under way.
        """
        judge = await asyncio.to_thread(judge_for, state.plan.game)
        job = await self._jobs.find(
            Key(state.id, seat, f"{judge} {VERSION}"),
            lambda: _Job(address, judge, seat),
            lambda job: self._judge(job, state),
        )
        if isinstance(job, bytes):
            return job
        await job.wait(after)
        return job.shape(after)

    async def _judge(self, job: _Job, state: TableState) -> str | None:
        moments, job.chances = await asyncio.to_thread(look_through, state, job.seat)
        job.lay_out(len(moments))
        for moment in moments:
            if job.forsaken:
                return None
            async with self._workers.queue.turn(job.address):
                looks = [await self._look(job.judge, moment, look) for look in (0, 1)]
            one = await asyncio.to_thread(judge_decision, moment, *looks)
            job.add(one, await asyncio.to_thread(judged_shape, moment, one))
        return orjson.dumps(job.shape()).decode()

    async def _look(self, judge: str, moment: Moment, look: int) -> Sequence[Ranked[Any]]:
        found = await self._workers.rank(judge, moment.view, moment.decision, moment.looks[look])
        if not found:
            raise Refused("busy", "the game can't be reviewed now: try again")
        return found

    async def close(self) -> None:
        """Give up all reviews that are under way."""
        await self._jobs.close()


class _Job(Job):
    """A review under way."""

    def __init__(self, address: str, judge: str, seat: int) -> None:
        super().__init__(address)
        self.judge = judge
        self.seat = seat
        self.chances: Sequence[Any] = []
        self._judged: list[Judged] = []
        self._shapes: list[Any] = []

    def add(self, one: Judged, shape: Any) -> None:
        """Add a decision that has been judged."""
        self._judged.append(one)
        self._shapes.append(shape)
        self.advance()

    def shape(self, after: int | None = None) -> ReviewShape:
        """The review as far as it is made, or what is new after that many decisions."""
        total = self.total or 0
        done = self.done == total
        return {
            "seat": self.seat,
            "judge": self.judge,
            "chances": self.chances if after is None else [],
            "total": total,
            "judged": self._shapes[after or 0 :],
            "summary": summary_shape(summarize(self._judged, self.seat)) if done else None,
        }
