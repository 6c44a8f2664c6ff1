"""The database itself: SQLite in a file, or PostgreSQL by its address.

Whatever is done with it is a function of a connection, and two ways lead there: `group_commit`, one
connection that all share, and `readers`, a few that never wait for the writer. What goes wrong is
told apart here: a connection that was lost is worth another try, and so is a database that was open
and takes nothing now; all else is not.
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
"""Errors get into logs; what was to be written must not: seeds and the hashes of tokens."""
_CONNECTIONS: Final[tuple[dict[str, Any], dict[str, Any]]] = (
    {**_SILENT, "pool_size": 1, "max_overflow": 0},
    {**_SILENT, "pool_size": _READERS, "max_overflow": 0, "isolation_level": "AUTOCOMMIT"},
)
"""One connection to write with; a few to read with, where every question stands alone."""
_OLDEST_SQLITE: Final = (3, 33)
"""The first that can change rows by those of another table."""
_FIRST_PAUSE_S: Final = 0.05
_LONGEST_PAUSE_S: Final = 2.0
_CONNECT_S: Final = 5.0
_COMMAND_S: Final = 20.0

# Classes of PostgreSQL's error codes that pass: connection trouble, too few resources, the server
# stopping or starting, a transaction that had to give way to another.
_PASSING: Final = ("08", "53", "57", "40")
_READ_ONLY: Final = "25006"
# What a database answers that was open before and is being looked after: it can only be read after
# a fail-over, lets nobody in, has another name, is locked. Of one never opened it is a mistake.
_REFUSING: Final = (_READ_ONLY, "28", "3D", "55")
_UNFIT: Final = "22"
"""The class of values that can't be kept as they are."""

T = TypeVar("T")
_log = logging.getLogger(__name__)


class Way(ABC):
    """Leads work to connections of its own."""

    dialect: Dialect

    @abstractmethod
    async def do(self, work: Callable[[Connection], T]) -> T:
        """Do the work with a connection, and return what it returns."""

    @abstractmethod
    async def close(self) -> None:
        """Let go of the connections."""


class _Threads(Way):
    """To a file: each connection is used in a thread, and a piece of work goes there as a whole.

    A driver that goes there and back for every step of it takes longer for that than for the work.
    """

    def __init__(self, engine: Engine, connections: int) -> None:
        self.dialect = engine.dialect
        self._engine = engine
        self._threads = ThreadPoolExecutor(connections, "database")

    async def do(self, work: Callable[[Connection], T]) -> T:
        return await asyncio.get_running_loop().run_in_executor(self._threads, self._do, work)

    def _do(self, work: Callable[[Connection], T]) -> T:
        with self._engine.connect() as connection:
            return work(connection)

    async def close(self) -> None:
        self._threads.shutdown()
        self._engine.dispose()


class _Network(Way):
    """To a server: while it answers, others go on."""

    def __init__(self, engine: AsyncEngine) -> None:
        self.dialect = engine.dialect
        self._engine = engine

    async def do(self, work: Callable[[Connection], T]) -> T:
        async with self._engine.connect() as connection:
            try:
                return await connection.run_sync(work)
            except DBAPIError as error:
                if _code(error) == _READ_ONLY:
                    # This connection may stay so for ever; the next one finds the new primary.
                    await connection.invalidate()
                raise

    async def close(self) -> None:
        await self._engine.dispose()


class Database:
    """An open database at the newest schema; `name` is what people call it."""

    def __init__(self, name: str, writer: Way, readers: Way, patience_s: float) -> None:
        self.name = name
        self.writer = writer
        self.readers = readers
        self._patience_s = patience_s
        self._claim: _Claim | None = None
        self._missed: set[str] = set()
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
        writer, readers = (create_engine(address, **options) for options in _CONNECTIONS)
        _at_connect(writer, "PRAGMA synchronous = FULL")
        _at_connect(readers, "PRAGMA query_only = ON")
        database = cls(str(file), _Threads(writer, 1), _Threads(readers, _READERS), patience_s)
        database._claim = claim
        return await database._opened(database._prepare())

    @classmethod
    async def _open_postgresql(cls, url: str, patience_s: float) -> Database:
        try:
            import asyncpg  # type: ignore[import-untyped]  # its stubs are a package apart
        except ImportError:
            raise BadInput(
                "database", "PostgreSQL needs more packages: pip install 'cardtown[cluster]'"
            ) from None
        # asyncpg reads the address itself, so that it means what it means to PostgreSQL's tools.
        dsn = f"postgresql://{url.partition('://')[2]}"

        async def connect() -> Any:
            try:
                return await asyncpg.connect(dsn, timeout=_CONNECT_S, command_timeout=_COMMAND_S)
            except asyncpg.TargetServerAttributeNotMatched as error:
                raise ConnectionError(str(error)) from error  # until one of the hosts is promoted

        address = URL.create("postgresql+asyncpg")
        writer, readers = (
            _Network(create_async_engine(address, async_creator=connect, **options))
            for options in _CONNECTIONS
        )
        database = cls(_without_password(dsn), writer, readers, patience_s)
        return await database._opened(database._again(database._prepare, "opened", is_lost))

    async def _opened(self, preparation: Awaitable[None]) -> Database:
        try:
            await preparation
        except BaseException as error:
            await self.close()
            if isinstance(error, CardtownError) or not isinstance(error, Exception):
                raise
            raise BadInput("database", f"{self.name} can't be used: {_reason(error)}") from error
        return self

    async def _prepare(self) -> None:
        await self.writer.do(_prepare)

    @property
    def ours_alone(self) -> bool:
        """Whether no other process can write to it."""
        return self._claim is not None

    async def close(self) -> None:
        """Let go of the database, when nobody uses it any more."""
        await self.readers.close()
        await self.writer.close()
        if self._claim is not None:
            self._claim.release()
            self._claim = None

    async def retry(self, work: Callable[[], Awaitable[T]], purpose: str = "read") -> T:
        """Do some work with the database, again and again while it is lost or refuses everybody.

        Raise StoreUnavailable when the patience is used up, or at once where waiting can't help;
        IntegrityError where a row is there already, ValueError where a value can't be kept.
        """
        try:
            return await self._again(work, purpose, _may_pass)
        except IntegrityError:
            raise
        except Exception as error:
            if not _is_drivers(error):
                raise
            if _code(error).startswith(_UNFIT):  # the driver would say which value
                raise ValueError(f"The database {self.name} can't hold such a value") from None
            raise StoreUnavailable(
                f"The database {self.name} can't be {purpose}: {_reason(error)}"
            ) from error

    async def _again(
        self, work: Callable[[], Awaitable[T]], purpose: str, passes: Callable[[Exception], bool]
    ) -> T:
        """Do some work again and again while it fails for something that passes."""
        clock = asyncio.get_running_loop().time
        deadline = clock() + self._patience_s
        pause = _FIRST_PAUSE_S
        while True:
            try:
                result = await work()
            except Exception as error:
                if not passes(error):
                    raise
                if clock() + pause > deadline:
                    raise StoreUnavailable(
                        f"The database {self.name} does not answer: {_reason(error)}"
                    ) from error
                self._say_once(purpose, _reason(error))
            else:
                self._say_once(purpose)
                return result
            await asyncio.sleep(pause)
            pause = min(2 * pause, _LONGEST_PAUSE_S)

    def _say_once(self, purpose: str, trouble: str | None = None) -> None:
        """Log what can't be done, or can again: once, however many wait for it."""
        if trouble is not None and purpose not in self._missed:
            _log.warning(
                "The database %s can't be %s, trying again: %s", self.name, purpose, trouble
            )
            self._missed.add(purpose)
        elif trouble is None and purpose in self._missed:
            _log.warning("The database %s can be %s again", self.name, purpose)
            self._missed.remove(purpose)


def is_lost(error: Exception) -> bool:
    """Whether the connection went, with no word on whether the work was done."""
    if isinstance(error, DBAPIError) and error.connection_invalidated:
        return True
    if code := _code(error):
        return code.startswith(_PASSING)
    return isinstance(error, OSError | TimeoutError | PoolTimeout)


def _may_pass(error: Exception) -> bool:
    """Whether a database that was open before may soon be as it was."""
    return is_lost(error) or _code(error).startswith(_REFUSING)


def _is_drivers(error: Exception) -> bool:
    """Whether it comes from the driver; some errors do so as they are."""
    return isinstance(error, DBAPIError | sqlite3.Error) or bool(_code(error))


def _code(error: Exception) -> str:
    """PostgreSQL's code, or nothing."""
    return str(getattr(_origin(error), "sqlstate", None) or "")


def _origin(error: Exception) -> BaseException:
    """What the driver raised."""
    return error.orig if isinstance(error, DBAPIError) and error.orig else error


def _reason(error: Exception) -> str:
    """The driver's words, on one line."""
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
    """An address as it may be shown."""
    try:
        return make_url(dsn).set(password=None, query={}).render_as_string()
    except (ArgumentError, ValueError):
        return "postgresql://…"


_held: Final[set[Path]] = set()


class _Claim:
    """Holds an SQLite file for this process alone, from its making to :meth:`release`.

    The file is made, empty and for its owner's eyes, where there is none.
    """

    def __init__(self, file: Path) -> None:
        # Locks are a process's, not a handle's: closing a second handle would give up the first.
        if file in _held:
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
        _held.add(file)

    def release(self) -> None:
        """Leave the file to others."""
        _held.remove(self._file)
        os.close(self._handle)


def _in_use(file: Path) -> BadInput:
    return BadInput(
        "database",
        f"{file} is in use by another server; several servers can share a PostgreSQL database",
    )


# These locks are not inherited by child processes, so none that outlives the server keeps the file.
if sys.platform == "win32":
    import msvcrt

    def _lock(handle: int) -> None:
        msvcrt.locking(handle, msvcrt.LK_NBLCK, 1)
else:
    import fcntl

    def _lock(handle: int) -> None:
        fcntl.lockf(handle, fcntl.LOCK_EX | fcntl.LOCK_NB)
