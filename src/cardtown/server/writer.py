"""Group commit: whatever waits to be written is written together, in one transaction.

While one commit runs, the next batch collects; so many callers share each wait for the disk, and
each still returns only when its own changes are durable.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, NamedTuple

from sqlalchemy import Connection, Select
from sqlalchemy.exc import IntegrityError
from sqlalchemy.sql import ClauseElement
from sqlalchemy.sql.compiler import SQLCompiler

from cardtown.core import CardtownError
from cardtown.server.database import Database, StoreUnavailable, is_lost


class Conflict(CardtownError):
    """Someone else wrote what was to be written: look again, then decide again."""


class Change(NamedTuple):
    """A statement for one row."""

    statement: ClauseElement
    row: Mapping[str, Any]
    """A value for each parameter; the same ones every time that the statement is used."""


class Proof(NamedTuple):
    """A question whose answer is `rows` exactly if the changes were written.

    It is made only when it must be asked, which is hardly ever.
    """

    question: Callable[[], Select[Any]]
    rows: Sequence[tuple[Any, ...]]


class _Prepared(NamedTuple):
    """A statement in the words of the database.

    SQLAlchemy could be given the statement itself; but then it goes through every row of a batch
    again, which takes longer than writing it.
    """

    words: str
    parameters: Sequence[str]
    """In the order in which the database wants them."""

    def values(self, row: Mapping[str, Any]) -> tuple[Any, ...]:
        return tuple([row[name] for name in self.parameters])


@dataclass(eq=False, slots=True)
class _Job:
    key: str
    changes: Sequence[Change]
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
    """Writes changes in the order of `statements`, whoever's they are.

    The same order everywhere, together with the jobs sorted by key, keeps several processes from
    waiting for one another's rows in a circle.
    """

    def __init__(self, database: Database, statements: Sequence[ClauseElement]) -> None:
        self._database = database
        self._statements = statements
        self._prepared: dict[ClauseElement, _Prepared] = {}
        self._queue: list[_Job] = []
        self._task: asyncio.Task[None] | None = None
        self._closed = False

    async def write(self, key: str, changes: Sequence[Change], proof: Proof | None = None) -> None:
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
            await self._settle(sorted(batch, key=lambda job: job.key))

    async def _settle(self, batch: Sequence[_Job]) -> None:
        """Write a batch; where it is refused, find those at fault one by one."""
        try:
            await self._database.patiently(lambda: self._commit(batch))
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
        rows: dict[ClauseElement, list[tuple[Any, ...]]] = {each: [] for each in self._statements}
        for job in batch:
            for statement, row in job.changes:
                rows[statement].append(self._prepare(statement, row).values(row))

        def commit(connection: Connection) -> None:
            for statement, values in rows.items():
                if values:
                    connection.exec_driver_sql(self._prepared[statement].words, values)
            connection.commit()

        try:
            await self._database.writer.do(commit)
        except Exception as error:
            if is_lost(error):
                for job in batch:
                    job.uncertain = True
            raise

    def _prepare(self, statement: ClauseElement, row: Mapping[str, Any]) -> _Prepared:
        prepared = self._prepared.get(statement)
        if prepared is None:
            dialect = self._database.writer.dialect
            compiled = statement.compile(dialect=dialect, column_keys=list(row))
            if not isinstance(compiled, SQLCompiler) or compiled.positiontup is None:
                raise AssertionError("both databases take parameters by their position")
            prepared = _Prepared(str(compiled), compiled.positiontup)
            self._prepared[statement] = prepared
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

        return await self._database.patiently(lambda: self._database.writer.do(ask))
