"""What is special about PostgreSQL: a server that may go away, and other processes that write."""

from __future__ import annotations

import asyncio
import sys
import tempfile
import traceback
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import asynccontextmanager
from typing import Literal, NamedTuple
from urllib.parse import parse_qs, urlsplit

import asyncpg  # type: ignore[import-untyped]  # its stubs are a package apart
import pytest

from cardtown.core import BadInput
from cardtown.server.errors import Conflict, StoreUnavailable
from cardtown.server.storage.store import BrowserSession, Store
from tests.server.services import Postgres
from tests.server.storage.rows import creation, entry, latest, next_one, open_store

pytestmark = pytest.mark.anyio

Outage = Callable[[Postgres], None]


@pytest.fixture
def url(postgres: Postgres) -> str:
    return postgres.new_database()


# --- outages ----------------------------------------------------------------------------------


def stopped_and_started(server: Postgres) -> None:
    server.restart()


def killed_and_started(server: Postgres) -> None:
    server.kill()
    server.start()


def thrown_out(server: Postgres) -> None:
    server.query(
        "SELECT pg_terminate_backend(pid, 60000) FROM pg_stat_activity"
        " WHERE pid <> pg_backend_pid() AND backend_type = 'client backend'",
    )


@pytest.mark.parametrize("outage", [stopped_and_started, killed_and_started, thrown_out])
async def test_an_outage_loses_nothing_and_doubles_nothing(
    postgres: Postgres, url: str, outage: Outage
) -> None:
    # PostgreSQL may take long to restart here, and the store's patience is not tested here.
    async with open_store(url, patience_s=300) as store:
        over = asyncio.Event()

        async def play(table_id: str) -> int:
            await store.append(creation(table_id))
            number = 1
            while not over.is_set() or number < 10:
                number += 1
                await store.append(next_one(table_id, number))
            return number

        games = [asyncio.create_task(play(f"t{n}")) for n in range(20)]
        await asyncio.to_thread(outage, postgres)
        over.set()
        lengths = await asyncio.gather(*games)
        assert [await latest(store, f"t{n}") for n in range(20)] == lengths


@pytest.mark.parametrize("outage", [stopped_and_started, killed_and_started, thrown_out])
async def test_reading_goes_on_after_an_outage(
    postgres: Postgres, url: str, outage: Outage
) -> None:
    async with open_store(url) as store:
        await store.append(creation("t"))
        assert await latest(store, "t") == 1
        outage(postgres)
        assert await asyncio.gather(*(latest(store, "t") for _ in range(20))) == [1] * 20


async def test_after_an_outage_a_conflict_is_still_a_conflict(postgres: Postgres, url: str) -> None:
    async with open_store(url) as store, open_store(url) as other:
        await store.append(creation("t"))
        await other.append(next_one("t", 2))
        postgres.restart()
        with pytest.raises(Conflict):
            await store.append(next_one("t", 2, at=7))


async def test_a_caller_who_waits_too_long_gets_an_error_and_later_it_works_again(
    postgres: Postgres, url: str
) -> None:
    async with open_store(url, patience_s=0.2) as store:
        await store.append(creation("t"))
        postgres.stop()
        try:
            with pytest.raises(StoreUnavailable, match="does not answer"):
                await store.append(next_one("t", 2))
            with pytest.raises(StoreUnavailable, match="does not answer"):
                await latest(store, "t")
            with pytest.raises(StoreUnavailable, match="does not answer"):
                await Store.open(url, patience_s=0.2)
        finally:
            postgres.start()
        await store.append(next_one("t", 2))
        assert await latest(store, "t") == 2


@pytest.fixture
def apart(postgres: Postgres) -> Iterator[str]:
    """The address of a whole database, with its own user."""
    postgres.query("CREATE ROLE visitor LOGIN; CREATE DATABASE apart OWNER visitor")
    yield f"postgresql://visitor@/apart?host={postgres.folder}"
    postgres.query("DROP DATABASE apart WITH (FORCE); DROP ROLE visitor")


class Refusal(NamedTuple):
    """What an administrator may do to an open database, and what it answers then."""

    begin: str
    end: str
    answer: str


READ_ONLY = Refusal(
    "ALTER DATABASE apart SET default_transaction_read_only = on",
    "ALTER DATABASE apart RESET default_transaction_read_only",
    "read-only transaction",
)
REFUSALS = [
    READ_ONLY,
    Refusal(
        "ALTER DATABASE apart ALLOW_CONNECTIONS false",
        "ALTER DATABASE apart ALLOW_CONNECTIONS true",
        "not currently accepting connections",
    ),
    Refusal(
        "ALTER DATABASE apart RENAME TO elsewhere",
        "ALTER DATABASE elsewhere RENAME TO apart",
        "does not exist",
    ),
    Refusal("ALTER ROLE visitor NOLOGIN", "ALTER ROLE visitor LOGIN", "is not permitted to log in"),
]


@pytest.mark.parametrize("refusal", REFUSALS, ids=lambda refusal: refusal.answer)
async def test_a_database_that_was_open_and_takes_nothing_now_is_waited_for(
    postgres: Postgres, apart: str, refusal: Refusal
) -> None:
    async with open_store(apart, patience_s=0.2) as store:
        await store.append(creation("t"))
        thrown_out(postgres)
        postgres.query(refusal.begin)
        try:
            with pytest.raises(StoreUnavailable, match=f"does not answer: .*{refusal.answer}"):
                await store.append(next_one("t", 2))
        finally:
            postgres.query(refusal.end)
        await store.append(next_one("t", 2))
        assert await latest(store, "t") == 2


async def test_a_database_that_can_only_be_read_is_read(postgres: Postgres, apart: str) -> None:
    async with open_store(apart, patience_s=0.2) as store:
        await store.append(creation("t"))
        postgres.query(READ_ONLY.begin)
        thrown_out(postgres)
        with pytest.raises(StoreUnavailable):
            await store.append(next_one("t", 2))
        assert await latest(store, "t") == 1


async def test_a_host_that_can_be_written_is_waited_for(postgres: Postgres, apart: str) -> None:
    postgres.query(READ_ONLY.begin)
    with pytest.raises(StoreUnavailable, match="does not answer: None of the hosts match"):
        await Store.open(f"{apart}&target_session_attrs=read-write", patience_s=0.2)


async def test_a_query_that_fails_is_reported_without_its_values(
    postgres: Postgres, url: str
) -> None:
    [schema] = parse_qs(urlsplit(url).query)["search_path"]
    token = "hush" * 3
    async with open_store(url) as store:
        postgres.query(f"ALTER TABLE {schema}.sessions RENAME TO elsewhere")
        with pytest.raises(StoreUnavailable, match='"sessions" does not exist') as refused:
            await store.find_session(token)
    assert token not in "".join(traceback.format_exception(refused.value))


class Wire:
    """Stands between a store and PostgreSQL, and cuts the connection at the next commit if asked.

    The commit is lost on its way there, or only its answer on the way back; the store can't tell.
    """

    def __init__(self, server: str) -> None:
        self._server = server
        self.cut: Literal["commit", "answer"] | None = None
        self.cuts = 0

    async def join(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        """Pass on what both sides send until one of them closes."""
        answers, server = await asyncio.open_unix_connection(self._server)
        muted = asyncio.Event()

        async def there() -> None:
            while data := await reader.read(65_536):
                if b"COMMIT" in data and self.cut is not None:
                    lost, self.cut = self.cut, None
                    self.cuts += 1
                    if lost == "commit":
                        return
                    muted.set()
                server.write(data)

        async def back() -> None:
            while data := await answers.read(65_536):
                if muted.is_set():
                    return
                writer.write(data)

        ways = [asyncio.create_task(there()), asyncio.create_task(back())]
        await asyncio.wait(ways, return_when=asyncio.FIRST_COMPLETED)
        for way in ways:
            way.cancel()
        await asyncio.gather(*ways, return_exceptions=True)
        for end in (writer, server):
            end.close()


@asynccontextmanager
async def wired(url: str) -> AsyncIterator[tuple[Store, Wire]]:
    """A store whose connections can be cut."""
    [folder] = parse_qs(urlsplit(url).query)["host"]
    wire = Wire(f"{folder}/.s.PGSQL.5432")
    with tempfile.TemporaryDirectory() as between:
        server = await asyncio.start_unix_server(wire.join, f"{between}/.s.PGSQL.5432")
        async with server, open_store(url.replace(folder, between)) as store:
            yield store, wire


@pytest.mark.parametrize("lost", ["commit", "answer"])
async def test_the_outcome_of_an_interrupted_commit_is_found_out(
    url: str, lost: Literal["commit", "answer"]
) -> None:
    async with wired(url) as (store, wire):
        await store.append(creation("t"))
        wire.cut = lost
        appends = [next_one("t", 2, at=2), creation("u"), creation("v")]
        await asyncio.gather(*map(store.append, appends))
        assert wire.cuts == 1
        assert await store.entries("t") == [entry(1), entry(2, at=2)]
        assert await store.entries("u") == await store.entries("v") == [entry(1)]


@pytest.mark.parametrize("lost", ["commit", "answer"])
async def test_a_person_whose_commit_got_lost_exists_once(
    url: str, lost: Literal["commit", "answer"]
) -> None:
    async with wired(url) as (store, wire):
        wire.cut = lost
        await store.create_identity("i", "Ann", "token", 1)
        wire.cut = lost
        await store.replace_recovery("i", "way back", 1)
        wire.cut = lost
        assert await store.recover("way back", "phone", 2) == BrowserSession("i", "Ann", 2)
        assert wire.cuts == 3
        assert await store.find_session("token") == BrowserSession("i", "Ann", 1)


async def test_a_number_that_another_took_during_an_outage_is_a_conflict(url: str) -> None:
    async with wired(url) as (store, wire), open_store(url) as other:
        await store.append(creation("t"))
        await other.append(next_one("t", 2, at=7))
        wire.cut = "commit"
        first = asyncio.create_task(store.append(creation("u")))
        with pytest.raises(Conflict):
            await store.append(next_one("t", 2, at=8))
        await first
        assert await store.entries("t") == [entry(1), entry(2, at=7)]


# --- several processes ------------------------------------------------------------------------


async def test_stores_that_write_to_the_same_tables_do_not_stop_each_other(url: str) -> None:
    async with open_store(url) as one, open_store(url) as two:
        tables = [f"t{n}" for n in range(20)]
        await asyncio.gather(*(one.append(creation(table)) for table in tables))

        async def play(store: Store, table: str) -> None:
            for _ in range(10):
                while True:
                    number = await latest(store, table) + 1
                    try:
                        await store.append(next_one(table, number, members=["ann", "bob"]))
                    except Conflict:
                        continue
                    break

        await asyncio.gather(
            *(play(one, table) for table in tables), *(play(two, table) for table in tables[::-1])
        )
        for table in tables:
            assert [each.number for each in await two.entries(table)] == list(range(1, 22))


async def test_a_link_that_another_process_is_about_to_end_is_waited_for(url: str) -> None:
    """It has selected the sessions to end; one made now with the link would stay for ever."""
    async with open_store(url) as store:
        await store.create_identity("i", "Ann", "laptop", 1)
        await store.replace_recovery("i", "link", 1)
        other = await asyncpg.connect(url)
        try:
            async with other.transaction():
                await other.execute("DELETE FROM recoveries")
                await other.execute("DELETE FROM sessions WHERE token_sha256 <> 'laptop'")
                coming = asyncio.create_task(store.recover("link", "phone", 2))
                while not (coming.done() or await _somebody_waits(other)):
                    pass
            assert await coming is None
        finally:
            await other.close()
        assert await store.find_session("phone") is None


async def _somebody_waits(connection: asyncpg.Connection) -> bool:
    return bool(
        await connection.fetchval(
            "SELECT count(*) FROM pg_locks JOIN pg_stat_activity USING (pid)"
            " WHERE NOT granted AND query LIKE 'INSERT INTO sessions%'"
        )
    )


async def test_many_appends_share_a_commit(postgres: Postgres, url: str) -> None:
    def transactions() -> int:
        return int(postgres.query("SELECT pg_current_xact_id()"))

    async with open_store(url) as store:
        before = transactions()
        await asyncio.gather(*(store.append(creation(f"t{n}")) for n in range(500)))
        assert transactions() - before < 10


# --- refusals ---------------------------------------------------------------------------------


async def test_a_database_that_does_not_exist_is_refused(url: str) -> None:
    with pytest.raises(BadInput, match="does not exist"):
        await Store.open(url.replace("/postgres?", "/missing?"))


async def test_a_database_of_another_program_is_refused(postgres: Postgres, url: str) -> None:
    [schema] = parse_qs(urlsplit(url).query)["search_path"]
    postgres.query(f"CREATE TABLE {schema}.bookmarks (address TEXT)")
    with pytest.raises(BadInput, match="another program"):
        await Store.open(url)


async def test_no_error_shows_the_password(url: str) -> None:
    secret = url.replace("cardtown@/postgres?", "cardtown:hush@/missing?")
    with pytest.raises(BadInput) as refused:
        await Store.open(secret)
    assert "hush" not in str(refused.value)


async def test_without_its_driver_the_error_says_what_to_install(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setitem(sys.modules, "asyncpg", None)
    with pytest.raises(BadInput, match=r"pip install 'cardtown\[cluster\]'"):
        await Store.open("postgresql://host/name")
