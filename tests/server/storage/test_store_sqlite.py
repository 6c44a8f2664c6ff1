"""What is special about SQLite: a file that belongs to one process."""

from __future__ import annotations

import asyncio
import logging
import signal
import sqlite3
import subprocess
import sys
import threading
import traceback
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import closing, contextmanager
from pathlib import Path

import pytest
from sqlalchemy import Connection, Engine, event

from cardtown.core import BadInput
from cardtown.server.errors import StoreUnavailable
from cardtown.server.storage.database import Database
from cardtown.server.storage.store import Append, Store
from tests.server.accidents import full_disk, locked
from tests.server.storage.rows import creation, entry, latest, next_one, open_store

pytestmark = pytest.mark.anyio

WRITER = """
import asyncio, sys
from cardtown.server.storage.store import Append, EntryRow, Store

async def write():
    store = await Store.open(sys.argv[1])
    number = 0
    while True:
        number += 1
        await store.append(Append("t", [EntryRow(number, "played", "{}", None, None, 0)]))
        print(number, flush=True)

asyncio.run(write())
"""
"""Writes for ever, and prints each number once it is durable."""


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "folder" / "cardtown.db"


@pytest.fixture
def url(file: Path) -> str:
    return f"sqlite:///{file}"


@contextmanager
def other_process(url: str) -> Iterator[subprocess.Popen[str]]:
    """Another process that has opened the store and written to it."""
    command = [sys.executable, "-c", WRITER, url]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as process:
        assert process.stdout is not None
        assert process.stdout.readline() == "1\n"
        try:
            yield process
        finally:
            process.kill()


async def refusal(url: str) -> str:
    """The error with which a database fails to open."""
    with pytest.raises(BadInput, match=r"^database: ") as refused:
        await Store.open(url)
    assert "\n" not in str(refused.value)
    return str(refused.value)


async def test_only_its_owner_can_read_the_database(url: str, file: Path) -> None:
    async with open_store(url) as store:
        await store.append(creation("t"))
        modes = {path.name: path.stat().st_mode & 0o777 for path in file.parent.iterdir()}
    assert set(modes.values()) == {0o600}
    assert {"cardtown.db", "cardtown.db-wal", "cardtown.db.lock"} <= set(modes)
    assert file.parent.stat().st_mode & 0o777 == 0o700


async def test_the_log_is_written_ahead(url: str, file: Path) -> None:
    async with open_store(url):
        with closing(sqlite3.connect(file)) as connection:
            assert connection.execute("PRAGMA journal_mode").fetchone() == ("wal",)


async def test_every_commit_waits_for_the_disk(url: str) -> None:
    """Otherwise a power failure could lose what was granted, which no test can simulate."""

    def synchronous(connection: Connection) -> object:
        return connection.exec_driver_sql("PRAGMA synchronous").scalar()

    full = 2
    database = await Database.open(url)
    try:
        assert await database.writer.run(synchronous) == full
    finally:
        await database.close()


@contextmanager
def commits(wait_for: threading.Event) -> Iterator[list[Connection]]:
    """A list that grows with every commit; the first one waits."""
    seen: list[Connection] = []

    def see(connection: Connection) -> None:
        seen.append(connection)
        assert wait_for.wait(timeout=300)

    event.listen(Engine, "commit", see)
    try:
        yield seen
    finally:
        event.remove(Engine, "commit", see)


async def test_all_appends_that_come_during_a_commit_share_the_next(url: str) -> None:
    async with open_store(url) as store:
        go_on = threading.Event()
        with commits(wait_for=go_on) as seen:
            appends = [asyncio.create_task(store.append(creation("t0")))]
            while not seen:
                await asyncio.sleep(0)
            appends += [asyncio.create_task(store.append(creation(f"t{n}"))) for n in range(1, 500)]
            while len(store._writer._queue) < 499:
                await asyncio.sleep(0)
            go_on.set()
            await asyncio.gather(*appends)
        assert len(seen) == 2
        assert await latest(store, "t499") == 1


async def test_a_second_process_is_refused_with_a_hint_to_postgresql(url: str) -> None:
    with other_process(url):
        said = await refusal(url)
    assert "is in use by another server" in said
    assert "PostgreSQL" in said


async def test_a_second_store_in_one_process_is_refused(url: str) -> None:
    async with open_store(url) as store:
        assert "is in use by another server" in await refusal(url)
        await store.append(creation("t"))
        command = [sys.executable, "-c", WRITER, url]
        other = subprocess.run(command, capture_output=True, text=True, check=False)
    assert "is in use by another server" in other.stderr


async def test_what_a_killed_process_reported_as_written_is_there(url: str) -> None:
    with other_process(url) as process:
        assert process.stdout is not None
        while (last := int(process.stdout.readline())) < 20:
            pass
        process.send_signal(signal.SIGKILL)
        last = int(([str(last), *process.stdout])[-1])
    async with open_store(url) as store:
        assert await latest(store, "t") >= last
        numbers = [each.number for each in await store.entries("t")]
        assert numbers == list(range(1, len(numbers) + 1))


async def test_a_file_that_is_not_a_database_is_left_as_it_is(url: str, file: Path) -> None:
    file.parent.mkdir()
    file.write_text("Dear diary, " * 500)
    before = file.read_bytes()
    assert "file is not a database" in await refusal(url)
    assert file.read_bytes() == before


async def test_a_damaged_database_is_left_as_it_is(url: str, file: Path) -> None:
    async with open_store(url) as store:
        await store.append(creation("t"))
    damaged = bytearray(file.read_bytes())
    damaged[100:4096] = b"\xff" * 3996
    file.write_bytes(damaged)
    assert "malformed" in await refusal(url)
    assert file.read_bytes() == damaged


async def test_damage_that_shows_later_is_reported_in_a_sentence(url: str, file: Path) -> None:
    async with open_store(url) as store:
        await store.append(creation("t"))
    damaged = bytearray(file.read_bytes())
    damaged[4096:] = b"\xff" * (len(damaged) - 4096)
    file.write_bytes(damaged)
    with pytest.raises((BadInput, StoreUnavailable), match="malformed"):
        async with open_store(url) as store:
            await store.entries("t")


async def test_a_query_that_fails_is_reported_without_its_values(url: str, file: Path) -> None:
    token = "hush" * 3
    async with open_store(url) as store:
        with closing(sqlite3.connect(file)) as connection:
            connection.execute("ALTER TABLE sessions RENAME TO elsewhere")
        with pytest.raises(StoreUnavailable, match="no such table: sessions") as refused:
            await store.find_session(token)
    assert token not in "".join(traceback.format_exception(refused.value))


async def test_a_database_of_another_program_is_left_as_it_is(url: str, file: Path) -> None:
    file.parent.mkdir()
    with closing(sqlite3.connect(file)) as connection:
        connection.execute("CREATE TABLE bookmarks (address TEXT)")
    before = file.read_bytes()
    assert "another program (bookmarks …)" in await refusal(url)
    assert file.read_bytes() == before


async def test_a_folder_is_not_a_database(url: str, file: Path) -> None:
    file.mkdir(parents=True)
    assert "Is a directory" in await refusal(url)


async def test_a_place_that_can_not_be_made_is_refused(tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    assert "can't be opened" in await refusal(f"sqlite:///{tmp_path}/file/cardtown.db")


async def test_after_a_refusal_the_file_is_free(url: str, file: Path) -> None:
    file.parent.mkdir()
    file.write_text("Dear diary, " * 500)
    await refusal(url)
    file.unlink()
    async with open_store(url) as store:
        await store.append(creation("t"))


async def test_an_outdated_sqlite_is_reported_before_anything_is_created(
    url: str, file: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sqlite3, "sqlite_version_info", (3, 31, 1))
    with pytest.raises(BadInput, match=r"needs SQLite 3\.33 or newer"):
        await Store.open(url)
    assert not file.exists()


async def test_readers_do_not_wait_for_a_writer(url: str, file: Path) -> None:
    async with open_store(url) as store:
        await store.append(creation("t"))
        with locked(file):
            waiting = asyncio.create_task(store.append(next_one("t", 2)))
            assert [await latest(store, "t") for _ in range(10)] == [1] * 10
            assert not waiting.done()
        await waiting
        assert await latest(store, "t") == 2


class Complaints(logging.Handler):
    """What the database logs; `came` is set by every message."""

    def __init__(self) -> None:
        super().__init__()
        self.said: list[str] = []
        self.came = asyncio.Event()

    def emit(self, record: logging.LogRecord) -> None:
        self.said.append(record.getMessage())
        self.came.set()


@pytest.fixture
async def complaints() -> AsyncIterator[Complaints]:
    log = logging.getLogger("cardtown.server.storage.database")
    handler = Complaints()
    log.addHandler(handler)
    yield handler
    log.removeHandler(handler)


async def test_a_file_that_is_locked_for_long_is_waited_for(
    url: str, file: Path, complaints: Complaints
) -> None:
    async with open_store(url) as store:
        await store.append(creation("t"))
        with locked(file):
            waiting = [
                asyncio.create_task(store.append(one)) for one in (next_one("t", 2), creation("u"))
            ]
            await complaints.came.wait()
            assert not any(task.done() for task in waiting)
            assert await latest(store, "t") == 1
        await asyncio.gather(*waiting)
        assert await latest(store, "t") == 2
        assert await latest(store, "u") == 1
    assert [one.partition(str(file))[2] for one in complaints.said] == [
        " can't be written: database is locked",
        " can be written again",
    ]


async def test_a_lock_without_end_is_an_error_and_later_it_works_again(
    url: str, file: Path
) -> None:
    async with open_store(url, patience_s=0.1) as store:
        await store.append(creation("t"))
        with locked(file), pytest.raises(StoreUnavailable, match="database is locked"):
            await store.append(next_one("t", 2))
        await store.append(next_one("t", 2))
        assert await latest(store, "t") == 2


async def test_a_file_that_is_locked_is_opened_when_it_is_free(
    url: str, file: Path, complaints: Complaints
) -> None:
    async with open_store(url) as store:
        await store.append(creation("t"))
    with locked(file, "EXCLUSIVE"):
        opening = asyncio.create_task(Store.open(url))
        await complaints.came.wait()
        assert not opening.done()
    store = await opening
    assert await latest(store, "t") == 1
    await store.close()


async def test_a_database_that_can_only_be_read_is_read(url: str, complaints: Complaints) -> None:
    """As on a file system that the system has made read-only because of a damaged disk."""

    def allow_writing(allowed: bool) -> Callable[[Connection], object]:
        return lambda one: one.exec_driver_sql(f"PRAGMA query_only = {'OFF' if allowed else 'ON'}")

    async with open_store(url) as store:
        await store.append(creation("t"))
        writer = store._database.writer
        await writer.run(allow_writing(False))
        for _ in range(3):
            with pytest.raises(StoreUnavailable, match="readonly database"):
                await store.append(next_one("t", 2))
        assert await latest(store, "t") == 1
        await writer.run(allow_writing(True))
        await store.append(next_one("t", 2))
        assert await latest(store, "t") == 2
    assert len(complaints.said) == 2, "once that it fails, and once that it works again"


@pytest.mark.skipif(sys.platform != "linux", reason="only Linux can limit a running process")
async def test_a_full_disk_loses_nothing_and_passes(
    url: str, file: Path, complaints: Complaints
) -> None:
    long = "x" * 200_000
    async with open_store(url) as store:
        await store.append(creation("t"))
        with full_disk(file.with_name("cardtown.db-wal").stat().st_size + 100_000):
            wishes = [Append("t", [entry(2, long)]), creation("other")]
            results = await asyncio.gather(*map(store.append, wishes), return_exceptions=True)
            assert [type(result) for result in results] == [StoreUnavailable] * 2
            assert await store.entries("t") == [entry(1)]
        await store.append(Append("t", [entry(2, long)]))
        assert await store.entries("t") == [entry(1), entry(2, long)]
        assert await store.table("other") is None
    assert len(complaints.said) == 2, "once that it fails, and once that it works again"
    async with open_store(url) as store:
        assert await latest(store, "t") == 2
