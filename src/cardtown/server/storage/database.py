"""The database itself: SQLite in a file, or PostgreSQL by its address.

All work is a function of a connection. There are two pools: `writer` has the one connection that
all writing shares (see `group_commit`), `readers` a few that never wait for the writer. Errors are
classified here: a lost connection is worth another try, and so is a database that was open before
and refuses everybody now; all other errors are not.
"""

from __future__ import annotations

import asyncio
import logging
import os
import sqlite3
import sys
from abc import ABC, abstractmethod
from collections.abc import Awaitable, Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any, Final, TypeVar

from sqlalchemy import URL, Connection, Dialect, Engine, create_engine, event, make_url
from sqlalchemy.exc import ArgumentError, DBAPIError, IntegrityError
from sqlalchemy.exc import TimeoutError as PoolTimeout
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from cardtown.core import BadInput, CardtownError
from cardtown.server.errors import StoreUnavailable
from cardtown.server.storage.migrations import migrate

PATIENCE_S: Final = 30.0
_READERS: Final = 4
_SILENT: Final = {"hide_parameters": True}
"""Errors get into logs, but the values to be written must not: seeds and digests of tokens."""
_CONNECTIONS: Final[tuple[dict[str, Any], dict[str, Any]]] = (
    {**_SILENT, "pool_size": 1, "max_overflow": 0},
    {**_SILENT, "pool_size": _READERS, "max_overflow": 0, "isolation_level": "AUTOCOMMIT"},
)
"""Options of the writer's one connection, and of the readers', where every query stands alone."""
_OLDEST_SQLITE: Final = (3, 33)
"""The first that knows UPDATE … FROM."""
_FIRST_PAUSE_S: Final = 0.05
_LONGEST_PAUSE_S: Final = 2.0
_CONNECT_S: Final = 5.0
_COMMAND_S: Final = 20.0
_BUSY_S: Final = 1.0
"""How long SQLite itself waits for a lock; after that the work is tried again, which is logged."""
_LOCKED: Final = {sqlite3.SQLITE_BUSY, sqlite3.SQLITE_LOCKED}
_PRIMARY: Final = 0xFF
"""The part of SQLite's error codes that names the kind of error."""

# Classes of PostgreSQL's error codes that are transient: connection trouble, too few resources, the
# server stopping or starting, a transaction that had to give way to another.
_TRANSIENT: Final = ("08", "53", "57", "40")
_READ_ONLY: Final = "25006"
# What a database under maintenance answers: it is read-only after a fail-over, lets nobody in, has
# another name, is locked. From a database that was never opened these are configuration errors.
_REFUSING: Final = (_READ_ONLY, "28", "3D", "55")
_UNFIT: Final = "22"
"""The class of errors for values that can't be stored."""

T = TypeVar("T")
_log = logging.getLogger(__name__)


class ConnectionPool(ABC):
    """Runs work with connections of its own."""

    dialect: Dialect

    @abstractmethod
    async def run(self, work: Callable[[Connection], T]) -> T:
        """Run the work with a connection, and return what it returns."""

    @abstractmethod
    async def close(self) -> None:
        """Close the connections."""


class _ThreadedPool(ConnectionPool):
    """Connections to a file, each used in a thread that runs a piece of work as a whole.

    An asynchronous driver switches threads for every step, which takes longer than the work itself.
    """

    def __init__(self, engine: Engine, connections: int) -> None:
        self.dialect = engine.dialect
        self._engine = engine
        self._threads = ThreadPoolExecutor(connections, "database")

    async def run(self, work: Callable[[Connection], T]) -> T:
        return await asyncio.get_running_loop().run_in_executor(self._threads, self._run, work)

    def _run(self, work: Callable[[Connection], T]) -> T:
        with self._engine.connect() as connection:
            return work(connection)

    async def close(self) -> None:
        self._threads.shutdown()
        self._engine.dispose()


class _AsyncPool(ConnectionPool):
    """Connections to a server: others go on until it answers."""

    def __init__(self, engine: AsyncEngine) -> None:
        self.dialect = engine.dialect
        self._engine = engine

    async def run(self, work: Callable[[Connection], T]) -> T:
        async with self._engine.connect() as connection:
            try:
                return await connection.run_sync(work)
            except DBAPIError as error:
                if _code(error) == _READ_ONLY:
                    # This connection may stay read-only; the next one finds the new primary.
                    await connection.invalidate()
                raise

    async def close(self) -> None:
        await self._engine.dispose()


class Database:
    """An open database at the newest schema; `name` is what people call it."""

    def __init__(
        self, name: str, writer: ConnectionPool, readers: ConnectionPool, patience_s: float
    ) -> None:
        self.name = name
        self.writer = writer
        self.readers = readers
        self._patience_s = patience_s
        self._claim: _Claim | None = None
        self._failing: set[str] = set()
        """What can't be done with it at the moment."""

    @classmethod
    async def open(cls, url: str, patience_s: float = PATIENCE_S) -> Database:
        """Open `sqlite:///FILE` or `postgresql://…`, creating what is missing.

        Raise BadInput when it can't be used and must not be touched; StoreUnavailable when it does
        not answer for `patience_s` seconds.
        """
        scheme = url.partition("://")[0]
        if scheme in {"sqlite", "sqlite+aiosqlite"}:
            return await cls._open_sqlite(url, patience_s)
        if scheme in {"postgres", "postgresql", "postgresql+asyncpg"}:
            return await cls._open_postgresql(url, patience_s)
        raise BadInput("database", "give sqlite:///FILE or postgresql://USER@HOST/NAME")

    @classmethod
    async def _open_sqlite(cls, url: str, patience_s: float) -> Database:
        if sqlite3.sqlite_version_info < _OLDEST_SQLITE:
            raise BadInput(
                "database",
                f"needs SQLite {'.'.join(map(str, _OLDEST_SQLITE))} or newer, and this Python has"
                f" {sqlite3.sqlite_version}; install a newer Python",
            )
        file = _sqlite_file(url)
        claim = _Claim(file)
        address = URL.create("sqlite", database=str(file))
        writer, readers = (
            create_engine(address, connect_args={"timeout": _BUSY_S}, **options)
            for options in _CONNECTIONS
        )
        _at_connect(writer, "PRAGMA synchronous = FULL")
        _at_connect(readers, "PRAGMA query_only = ON")
        database = cls(
            str(file), _ThreadedPool(writer, 1), _ThreadedPool(readers, _READERS), patience_s
        )
        database._claim = claim
        preparation = database._retry_while(_is_locked, database._prepare, "opened")
        return await database._finish_opening(preparation)

    @classmethod
    async def _open_postgresql(cls, url: str, patience_s: float) -> Database:
        try:
            import asyncpg  # type: ignore[import-untyped]  # its stubs are a package apart
        except ImportError:
            raise BadInput(
                "database", "PostgreSQL needs more packages: pip install 'cardtown[cluster]'"
            ) from None
        # asyncpg parses the address itself, so that it means the same as to PostgreSQL's tools.
        dsn = f"postgresql://{url.partition('://')[2]}"

        async def connect() -> Any:
            try:
                return await asyncpg.connect(dsn, timeout=_CONNECT_S, command_timeout=_COMMAND_S)
            except asyncpg.TargetServerAttributeNotMatched as error:
                raise ConnectionError(str(error)) from error  # until one of the hosts is promoted

        address = URL.create("postgresql+asyncpg")
        writer, readers = (
            _AsyncPool(create_async_engine(address, async_creator=connect, **options))
            for options in _CONNECTIONS
        )
        database = cls(_without_password(dsn), writer, readers, patience_s)
        preparation = database._retry_while(is_lost, database._prepare, "opened")
        return await database._finish_opening(preparation)

    async def _finish_opening(self, preparation: Awaitable[None]) -> Database:
        try:
            await preparation
        except BaseException as error:
            await self.close()
            if isinstance(error, CardtownError) or not isinstance(error, Exception):
                raise
            raise BadInput("database", f"{self.name} can't be used: {_reason(error)}") from error
        return self

    async def _prepare(self) -> None:
        await self.writer.run(_prepare)

    @property
    def ours_alone(self) -> bool:
        """Whether no other process can write to it."""
        return self._claim is not None

    async def close(self) -> None:
        """Close the database, once nobody uses it any more."""
        await self.readers.close()
        await self.writer.close()
        if self._claim is not None:
            self._claim.release()
            self._claim = None

    async def retry(self, work: Callable[[], Awaitable[T]], purpose: str = "read") -> T:
        """Do some work with the database, and retry while it is lost or refuses everybody.

        Raise StoreUnavailable when the patience is used up, or immediately where waiting can't
        help; IntegrityError if a row already exists, ValueError if a value can't be stored.
        """
        try:
            return await self._retry_while(_is_transient, work, purpose)
        except IntegrityError:
            raise
        except Exception as error:
            if not _is_from_driver(error):
                raise
            if _code(error).startswith(_UNFIT):  # the driver's message would show the value
                raise ValueError(f"The database {self.name} can't hold such a value") from None
            self._log_once(purpose, _reason(error))
            raise StoreUnavailable(
                f"The database {self.name} can't be {purpose}: {_reason(error)}"
            ) from error

    async def _retry_while(
        self, transient: Callable[[Exception], bool], work: Callable[[], Awaitable[T]], purpose: str
    ) -> T:
        """Do some work, and retry while its error is transient."""
        clock = asyncio.get_running_loop().time
        deadline = clock() + self._patience_s
        pause = _FIRST_PAUSE_S
        while True:
            try:
                result = await work()
            except Exception as error:
                if not transient(error):
                    raise
                if clock() + pause > deadline:
                    raise StoreUnavailable(
                        f"The database {self.name} does not answer: {_reason(error)}"
                    ) from error
                self._log_once(purpose, _reason(error))
            else:
                self._log_once(purpose)
                return result
            await asyncio.sleep(pause)
            pause = min(2 * pause, _LONGEST_PAUSE_S)

    def _log_once(self, purpose: str, trouble: str | None = None) -> None:
        """Log once that something fails, or works again, however many callers wait for it."""
        if trouble is not None and purpose not in self._failing:
            _log.warning("The database %s can't be %s: %s", self.name, purpose, trouble)
            self._failing.add(purpose)
        elif trouble is None and purpose in self._failing:
            _log.warning("The database %s can be %s again", self.name, purpose)
            self._failing.remove(purpose)


def is_lost(error: Exception) -> bool:
    """Whether the connection was lost, so that nobody knows whether the work was done."""
    if isinstance(error, DBAPIError) and error.connection_invalidated:
        return True
    if code := _code(error):
        return code.startswith(_TRANSIENT)
    return isinstance(error, OSError | TimeoutError | PoolTimeout)


def _is_transient(error: Exception) -> bool:
    """Whether a database that was open before may soon work again."""
    return is_lost(error) or _is_locked(error) or _code(error).startswith(_REFUSING)


def _is_locked(error: Exception) -> bool:
    """Whether another program, such as a shell or a backup, holds an SQLite file for now."""
    return getattr(_origin(error), "sqlite_errorcode", 0) & _PRIMARY in _LOCKED


def _is_from_driver(error: Exception) -> bool:
    """Whether an error comes from the driver, wrapped by SQLAlchemy or not."""
    return isinstance(error, DBAPIError | sqlite3.Error) or bool(_code(error))


def _code(error: Exception) -> str:
    """PostgreSQL's error code, or an empty text."""
    return str(getattr(_origin(error), "sqlstate", None) or "")


def _origin(error: Exception) -> BaseException:
    """What the driver raised."""
    return error.orig if isinstance(error, DBAPIError) and error.orig else error


def _reason(error: Exception) -> str:
    """The driver's message, on one line."""
    return " ".join(str(_origin(error)).split()) or type(error).__name__


def _prepare(connection: Connection) -> None:
    migrate(connection)
    if connection.dialect.name == "sqlite":
        connection.exec_driver_sql("PRAGMA journal_mode = WAL")


def _at_connect(engine: Engine, pragma: str) -> None:
    @event.listens_for(engine, "connect")
    def prepare(connection: Any, _: object) -> None:
        cursor = connection.cursor()
        cursor.execute(pragma)
        cursor.close()


def _sqlite_file(url: str) -> Path:
    try:
        name = make_url(url).database
    except ArgumentError:
        name = None
    if not name or name == ":memory:":
        raise BadInput("database", "SQLite needs a file: sqlite:///FILE")
    return Path(name).expanduser().resolve()


def _without_password(dsn: str) -> str:
    """An address that may be shown."""
    try:
        return make_url(dsn).set(password=None, query={}).render_as_string()
    except (ArgumentError, ValueError):
        return "postgresql://…"


_claimed: Final[set[Path]] = set()


class _Claim:
    """Locks an SQLite file for this process, until :meth:`release`.

    If there is no such file, it is created empty and readable by its owner only.
    """

    def __init__(self, file: Path) -> None:
        # Locks belong to the process, not to a handle: closing a second one would end the first.
        if file in _claimed:
            raise _in_use(file)
        try:
            file.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
            os.close(os.open(file, os.O_RDWR | os.O_CREAT, 0o600))
            self._handle = os.open(f"{file}.lock", os.O_RDWR | os.O_CREAT, 0o600)
        except OSError as error:
            raise BadInput("database", f"{file} can't be opened: {error.strerror}") from error
        try:
            _lock(self._handle)
        except OSError as error:
            os.close(self._handle)
            raise _in_use(file) from error
        self._file = file
        _claimed.add(file)

    def release(self) -> None:
        """Unlock the file."""
        _claimed.remove(self._file)
        os.close(self._handle)


def _in_use(file: Path) -> BadInput:
    return BadInput(
        "database",
        f"{file} is in use by another server; several servers can share a PostgreSQL database",
    )


# Child processes don't inherit these locks, so one that outlives the server does not hold the file.
if sys.platform == "win32":
    import msvcrt

    def _lock(handle: int) -> None:
        msvcrt.locking(handle, msvcrt.LK_NBLCK, 1)
else:
    import fcntl

    def _lock(handle: int) -> None:
        fcntl.lockf(handle, fcntl.LOCK_EX | fcntl.LOCK_NB)
