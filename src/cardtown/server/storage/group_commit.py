"""Group commit: all waiting changes are written together, in one transaction.

While one commit runs, the next batch collects, and if that is small, for a moment longer. So many
callers share each wait for the disk, and each still returns only when its own changes are durable.
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
from cardtown.server.metrics import COMMIT_CHANGES, COMMIT_SECONDS
from cardtown.server.storage.bulk_sql import Prepared, Row, prepare
from cardtown.server.storage.database import Database, is_lost

_GATHERING_S: Final = 0.003
"""How long a small batch waits for more changes when it directly follows another commit: a commit
costs as much processor time as several moves. Changes that come while nothing is being written are
committed immediately."""
_ENOUGH: Final = 12
"""A batch of at least this many changes does not wait for more."""


class RowChange(NamedTuple):
    """A statement for one row."""

    statement: ClauseElement
    row: Row
    """It has the same parameters whenever the statement is used."""


class WriteCheck(NamedTuple):
    """A query whose result is `rows` if, and only if, the changes were written.

    It is made only when it is needed, which is hardly ever.
    """

    query: Callable[[], Select[Any]]
    rows: Sequence[tuple[Any, ...]]


@dataclass(eq=False, slots=True)
class _Job:
    key: str
    changes: Sequence[RowChange]
    check: WriteCheck | None
    done: asyncio.Future[None]
    uncertain: bool = False

    def succeed(self) -> None:
        if not self.done.done():
            self.done.set_result(None)

    def fail(self, error: Exception) -> None:
        if not self.done.done():
            self.done.set_exception(error)


class Writer:
    """Writes the changes of all callers, statement by statement in a fixed order.

    That order, and jobs sorted by key within it, keep several processes from a deadlock over each
    other's rows. Callers are answered in the order in which they came.
    """

    def __init__(
        self,
        database: Database,
        statements: Sequence[ClauseElement],
        any_order: Collection[ClauseElement],
    ) -> None:
        """`any_order`: the statements whose rows may be written in any order within a batch."""
        self._database = database
        self._statements = statements
        self._any_order = any_order
        self._prepared: dict[ClauseElement, Prepared] = {}
        self._queue: list[_Job] = []
        self._task: asyncio.Task[None] | None = None
        self._closed = False

    async def write(
        self, key: str, changes: Sequence[RowChange], check: WriteCheck | None = None
    ) -> None:
        """Write all the changes or none, and return once they are durable.

        `key` names what they are about. Without a check the changes must be idempotent. Raise
        Conflict when the database refuses them, StoreUnavailable when it can't take them now; after
        that they may still turn out to have been written. If the caller is cancelled while they
        wait they are dropped; once their commit has begun they are written all the same.
        """
        if self._closed:
            raise StoreUnavailable("The server is stopping and writes nothing more")
        job = _Job(key, changes, check, asyncio.get_running_loop().create_future())
        self._queue.append(job)
        if self._task is None or self._task.done():
            self._task = asyncio.create_task(self._work())
        await job.done

    async def close(self) -> None:
        """Write all waiting changes, then accept no more."""
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
        """Write a batch; if it is refused, write its jobs one by one to find those at fault."""
        try:
            with COMMIT_SECONDS.time():
                await self._database.retry(lambda: self._commit(batch), "written")
        except StoreUnavailable as error:
            for job in batch:
                job.fail(StoreUnavailable(str(error)))
        except Exception as error:
            if len(batch) > 1:
                for job in batch:
                    await self._settle([job])
            else:
                await self._refuse(batch[0], error)
        else:
            COMMIT_CHANGES.observe(len(batch))
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
                    sql, values = self._prepare(statement, its_rows[0])
                    connection.exec_driver_sql(sql, values(its_rows))
            connection.commit()

        try:
            await self._database.writer.run(commit)
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

    async def _refuse(self, job: _Job, error: Exception) -> None:
        """Fail a job, unless the conflict is with its own first attempt, which was written after
        all."""
        if not isinstance(error, IntegrityError):
            job.fail(error)
            return
        try:
            if job.uncertain and job.check and await self._holds(job.check):
                job.succeed()
            else:
                job.fail(Conflict(f"{job.key} was changed by someone else in the meantime"))
        except Exception as trouble:
            job.fail(trouble)

    async def _holds(self, check: WriteCheck) -> bool:
        def ask(connection: Connection) -> bool:
            found = connection.execute(check.query())
            return [tuple(row) for row in found] == list(check.rows)

        return await self._database.retry(lambda: self._database.writer.run(ask))
