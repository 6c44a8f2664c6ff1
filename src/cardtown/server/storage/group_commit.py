"""Group commit: whatever waits to be written is written together, in one transaction.

While one commit runs the next batch collects, and for a moment after it where that is small; so
many callers share each wait for the disk, and each still returns only when its own changes are
durable.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Collection, Sequence
from dataclasses import dataclass
from typing import Any, Final, NamedTuple

from sqlalchemy import Connection, Select
from sqlalchemy.exc import IntegrityError
from sqlalchemy.sql import ClauseElement

from cardtown.server.errors import Conflict, StoreUnavailable
from cardtown.server.storage.bulk_sql import Prepared, Row, prepare
from cardtown.server.storage.database import Database, is_lost

_GATHERING_S: Final = 0.003
"""So long more is waited for before a small commit that follows another at once: each costs the
processor as much as some moves do. Whoever comes when nothing is being written waits for nobody."""
_ENOUGH: Final = 12
"""So many are no small commit: it begins at once, and runs while those before are answered."""


class RowChange(NamedTuple):
    """A statement for one row."""

    statement: ClauseElement
    row: Row
    """It has the same parameters every time that the statement is used."""


class Proof(NamedTuple):
    """A question whose answer is `rows` exactly if the changes were written.

    It is made only when it must be asked, which is hardly ever.
    """

    question: Callable[[], Select[Any]]
    rows: Sequence[tuple[Any, ...]]


@dataclass(eq=False, slots=True)
class _Job:
    key: str
    changes: Sequence[RowChange]
    proof: Proof | None
    done: asyncio.Future[None]
    uncertain: bool = False

    def succeed(self) -> None:
        if not self.done.done():
            self.done.set_result(None)

    def fail(self, error: Exception) -> None:
        if not self.done.done():
            self.done.set_exception(error)


class Writer:
    """Writes changes in the order of `bulk_sql`, whoever's they are.

    The same order everywhere, together with the jobs sorted by key, keeps several processes from
    waiting for one another's rows in a circle. Whoever came first is told first.
    """

    def __init__(
        self,
        database: Database,
        statements: Sequence[ClauseElement],
        any_order: Collection[ClauseElement],
    ) -> None:
        """`any_order`: those whose rows in one batch may come in any order."""
        self._database = database
        self._statements = statements
        self._any_order = any_order
        self._prepared: dict[ClauseElement, Prepared] = {}
        self._queue: list[_Job] = []
        self._task: asyncio.Task[None] | None = None
        self._closed = False

    async def write(
        self, key: str, changes: Sequence[RowChange], proof: Proof | None = None
    ) -> None:
        """Write all the changes or none, and return once they are durable.

        `key` names what they are about. Without a proof the changes must bear being made twice.
        Raise Conflict when the database refuses them, StoreUnavailable when it can't take them now;
        after that they may still turn out to have been written. A caller that is cancelled while
        they wait is forgotten; later they are written all the same.
        """
        if self._closed:
            raise StoreUnavailable("The server is stopping and writes nothing more")
        job = _Job(key, changes, proof, asyncio.get_running_loop().create_future())
        self._queue.append(job)
        if self._task is None or self._task.done():
            self._task = asyncio.create_task(self._work())
        await job.done

    async def close(self) -> None:
        """Write what waits, then take nothing more."""
        self._closed = True
        if self._task is not None:
            await self._task

    async def _work(self) -> None:
        while self._queue:
            batch = [job for job in self._queue if not job.done.done()]
            self._queue = []
            await self._settle(batch)
            if 0 < len(self._queue) < _ENOUGH:
                await asyncio.sleep(_GATHERING_S)

    async def _settle(self, batch: Sequence[_Job]) -> None:
        """Write a batch; where it is refused, find those at fault one by one."""
        try:
            await self._database.retry(lambda: self._commit(batch), "written")
        except StoreUnavailable as error:
            for job in batch:
                job.fail(StoreUnavailable(str(error)))
        except Exception as error:
            if len(batch) > 1:
                for job in batch:
                    await self._settle([job])
            else:
                await self._refused(batch[0], error)
        else:
            for job in batch:
                job.succeed()

    async def _commit(self, batch: Sequence[_Job]) -> None:
        rows: dict[ClauseElement, list[Row]] = {each: [] for each in self._statements}
        for job in sorted(batch, key=lambda job: job.key):
            for statement, row in job.changes:
                rows[statement].append(row)

        def commit(connection: Connection) -> None:
            for statement, its_rows in rows.items():
                if its_rows:
                    words, values = self._prepare(statement, its_rows[0])
                    connection.exec_driver_sql(words, values(its_rows))
            connection.commit()

        try:
            await self._database.writer.do(commit)
        except Exception as error:
            if is_lost(error):
                for job in batch:
                    job.uncertain = True
            raise

    def _prepare(self, statement: ClauseElement, row: Row) -> Prepared:
        prepared = self._prepared.get(statement)
        if prepared is None:
            prepared = self._prepared[statement] = prepare(
                statement,
                list(row),
                self._database.writer.dialect,
                any_order=statement in self._any_order,
            )
        return prepared

    async def _refused(self, job: _Job, error: Exception) -> None:
        """Tell a job that it was refused, unless it was its own earlier self that came first."""
        if not isinstance(error, IntegrityError):
            job.fail(error)
            return
        try:
            if job.uncertain and job.proof and await self._holds(job.proof):
                job.succeed()
            else:
                job.fail(Conflict(f"{job.key} was changed by someone else in the meantime"))
        except Exception as trouble:
            job.fail(trouble)

    async def _holds(self, proof: Proof) -> bool:
        def ask(connection: Connection) -> bool:
            found = connection.execute(proof.question())
            return [tuple(row) for row in found] == list(proof.rows)

        return await self._database.retry(lambda: self._database.writer.do(ask))
