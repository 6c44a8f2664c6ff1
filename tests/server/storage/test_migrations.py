"""Every database that Cardtown ever wrote can be opened, and none that it can't read is touched.

The rows of the fixtures were written by a real server (of commit 917153a, on SQLite): over HTTP,
Ann, Böb and Cy gathered, played, took back, talked, left, came back and were too slow, at tables of
both games, until nothing was missing that can happen at a table. Then the server was killed and its
file dumped; the fixture of PostgreSQL holds the same rows.
"""

from __future__ import annotations

import asyncio
import json
import sqlite3
import subprocess
import sys
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager, closing
from pathlib import Path
from typing import Final
from urllib.parse import parse_qs, urlsplit

import pytest
from alembic.autogenerate import compare_metadata
from alembic.config import Config
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection

from cardtown.core import BadInput
from cardtown.server.identities import COOKIE, digest
from cardtown.server.storage import migrations
from cardtown.server.storage.database import Database
from cardtown.server.storage.schema import metadata
from cardtown.server.storage.store import EntryRow, Store
from tests.server.harness import Person, ServerProcess
from tests.server.playing import cardtown, live_clients, play_out_live
from tests.server.services import Postgres
from tests.server.storage.rows import creation, ids, latest, open_store

pytestmark = pytest.mark.anyio

FIXTURES = Path(__file__).parent / "fixtures"
Sql = Callable[[str], None]

# --- who and what is in the fixtures --------------------------------------------------------------

ANN: Final = "6a4f0c6ebd225b84f13ff667"
BOB: Final = "0bb5bc1b7ff8ed095d9aa99a"
TOKENS: Final = {
    "Ann": "Gbe1DpugIKcMdyNvhrKGiI52zBVPz2MkxRigzHkkif4",
    "Böb": "tNvQ4hXpvtO3gKkdqI6fNpLHS8WrGUap4GyUaRxjW54",
}
"""The tokens in their browsers."""
SECOND_BROWSER: Final = "qIkidGqk_uPHn00AVer0qnSsW-FCQSYkeDApwktWLKU"
RECOVERY: Final = "GigsOvD0EW8yzbRb4O_Nb7fLuG2i2QJlSzh7XZ4WFEY"
"""With which Ann became known in it."""
PLAYING: Final = "y-o941gExX3oarykVTrwpQ"
"""Carson City: Ann, Böb, a bot and a virtual player."""
OVERDUE: Final = "F8h5PshVGo60jN_V94DuwQ"
"""Card City: a clock runs, or has run out by now."""
GATHERING: Final = "WlaJ58PFQHuS8h2vbz286g"
REMATCH: Final = "e52156c396fb4fa846174c92efb72295"
FINISHED: Final = "mPPZSwqyrH3fDQpe6K1ESQ"
CLOSED: Final = "916-Mtov7imLTwNaBGCXVg"
PHASES: Final = {
    PLAYING: "playing",
    OVERDUE: "playing",
    GATHERING: "gathering",
    REMATCH: "gathering",
    FINISHED: "finished",
    CLOSED: "closed",
}
KINDS: Final = {
    *("created", "joined", "left", "freed", "started", "played", "undo_asked", "undo_answered"),
    *("undone", "handed_over", "returned", "said", "muted", "rematch_offered", "closed"),
}


@pytest.fixture
def sql(database_url: str, request: pytest.FixtureRequest) -> Sql:
    """Runs SQL in the database, bypassing the store."""
    if database_url.startswith("sqlite"):
        file = database_url.removeprefix("sqlite:///")

        def run_here(script: str) -> None:
            with closing(sqlite3.connect(file)) as connection:
                connection.executescript(script)

        return run_here
    server: Postgres = request.getfixturevalue("postgres")
    [schema] = parse_qs(urlsplit(database_url).query)["search_path"]

    def run_there(script: str) -> None:
        server.query(f"SET search_path TO {schema}; {script}")

    return run_there


def first_schema(url: str) -> str:
    """The script that made a database of the first schema, with people and tables in it."""
    name = "first_schema.sql" if url.startswith("sqlite") else "first_schema_postgresql.sql"
    return (FIXTURES / name).read_text("utf-8")


async def test_a_database_of_the_first_schema_opens_with_all_its_data(
    database_url: str, sql: Sql
) -> None:
    sql(first_schema(database_url))
    async with open_store(database_url) as store:
        stories = {table: await store.entries(table) for table in PHASES}
        assert {entry.kind for story in stories.values() for entry in story} == KINDS
        said = '{"seat":0,"text":"Who\'s in? 🃏"}'
        assert stories[GATHERING][2] == EntryRow(3, "said", said, ANN, None, 1794801780801)
        assert ids(await store.lobby(10)) == [GATHERING]
        assert ids(await store.lobby(10, "playing")) == [PLAYING]
        assert ids(await store.finished(10)) == [FINISHED]
        assert set(ids(await store.tables_of(ANN, 10))) == set(PHASES)
        row = await store.table(OVERDUE)
        assert row is not None
        assert await store.due(row.changed_at + 9_999, 10) == []
        assert await store.due(row.changed_at + 10_000, 10) == [OVERDUE]
        session = await store.find_session(digest(SECOND_BROWSER))
        assert session is not None
        assert (session.identity, session.name) == (ANN, "Ann")
        assert session.used_at > 1794801780767, "it counts as used when it was migrated"
        other = await store.find_session(digest(TOKENS["Böb"]))
        assert other is not None
        assert (other.identity, other.name) == (BOB, "Böb")
        assert await store.find_recovery(digest(RECOVERY)) == ANN


async def test_the_texts_of_decks_are_moved_and_each_is_stored_once(
    database_url: str, sql: Sql
) -> None:
    """Two tables of the first schema get the same deck, one another; those without keep none."""
    shared, other = 'name = "Ours"\n# Grüße, 100 % "deck":null\n', 'name = "Mine"\n'
    sql(first_schema(database_url))
    for table, text in ((PLAYING, shared), (GATHERING, shared), (REMATCH, other)):
        quoted = json.dumps(text, ensure_ascii=False).replace("'", "''")
        sql(
            f"""UPDATE entries SET body = replace(body, '"deck":null', '"deck":{quoted}')"""
            f" WHERE number = 1 AND table_id = '{table}'"
        )
    async with open_store(database_url) as store:
        found = {}
        for table in PHASES:
            stored = await store.table(table)
            assert stored is not None
            first = (await store.entries(table))[0]
            assert json.loads(first.body)["deck"] is None
            if stored.own_deck_sha256 is not None:
                found[table] = await store.deck(stored.own_deck_sha256)
        assert found == {PLAYING: shared, GATHERING: shared, REMATCH: other}
        assert await store.delete_decks(unused_since=2**60, limit=10) == 0, "all are in use"


@asynccontextmanager
async def back(server: ServerProcess) -> AsyncIterator[list[Person]]:
    """Ann and Böb, with the cookies that they had then."""
    everyone = [Person(server, name) for name in TOKENS]
    for one in everyone:
        one.http.cookies.set(COOKIE, TOKENS[one.name])
    try:
        yield everyone
    finally:
        await asyncio.gather(*(one.close() for one in everyone))


async def proven(person: Person, table: str, file: Path) -> bool:
    """Whether the record of a finished game proves that it was dealt and played fairly."""
    record = await person.http.get(f"/api/tables/{table}/record")
    file.write_bytes(record.raise_for_status().content)
    shown = (await person.state(table))["table"]
    seats = enumerate(shown["seats"])
    claims = [f"--entropy={n}:{seat['entropy']}" for n, seat in seats if seat["entropy"]]
    said = cardtown("verify", file, f"--commitment={shown['commitment']}", *claims, "--json")
    checks = json.loads(said.stdout)
    return bool(checks["valid"] and checks["fair"])


@pytest.mark.slow
async def test_tables_of_the_first_schema_are_shown_proven_and_played_on(
    database_url: str, sql: Sql, tmp_path: Path
) -> None:
    """No field of an entry may ever be renamed, or a stored table can't be read."""
    sql(first_schema(database_url))
    with ServerProcess(tmp_path, database_url) as server:
        async with back(server) as (ann, bob):
            states = {table: await ann.state(table) for table in PHASES}
            assert {table: one["table"]["phase"] for table, one in states.items()} == PHASES
            file = tmp_path / "record.json"
            assert await proven(ann, FINISHED, file)
            async with live_clients([ann, bob], PLAYING) as connections:
                await play_out_live(connections, seed=1)
            assert await proven(ann, PLAYING, file)
        assert not server.stumbles


async def test_a_database_of_the_first_schema_can_be_written_after_opening(
    database_url: str, sql: Sql
) -> None:
    sql(first_schema(database_url))
    async with open_store(database_url) as store:
        await store.append(creation("table-3"))
        assert await latest(store, "table-3") == 1


@pytest.mark.parametrize("before", ["nothing", "the first schema"])
async def test_migrations_lead_to_the_schema_that_the_program_uses(
    database_url: str, sql: Sql, before: str
) -> None:
    def differences(connection: Connection) -> list[object]:
        return list(compare_metadata(MigrationContext.configure(connection), metadata))

    if before == "the first schema":
        sql(first_schema(database_url))
    database = await Database.open(database_url)
    try:
        assert await database.writer.run(differences) == []
    finally:
        await database.close()


async def test_the_versions_by_name_are_the_versions_by_history() -> None:
    config = Config()
    config.set_main_option("script_location", str(Path(migrations.__file__).parent))
    history = ScriptDirectory.from_config(config).walk_revisions()
    assert [step.revision for step in history] == migrations.revisions()[::-1]


async def test_a_database_newer_than_the_program_is_refused_and_left_alone(
    database_url: str, sql: Sql
) -> None:
    async with open_store(database_url) as store:
        await store.append(creation("t"))
    sql("UPDATE alembic_version SET version_num = '9999'")
    with pytest.raises(BadInput, match=r"newer Cardtown \(schema 9999.*update Cardtown$"):
        await Store.open(database_url)
    sql(f"UPDATE alembic_version SET version_num = '{migrations.revisions()[-1]}'")
    async with open_store(database_url) as store:
        assert await latest(store, "t") == 1


async def test_servers_that_start_at_once_make_one_schema(postgres: Postgres) -> None:
    url = postgres.new_database()
    stores = await asyncio.gather(*(Store.open(url) for _ in range(5)))
    await asyncio.gather(*(store.append(creation(f"t{n}")) for n, store in enumerate(stores)))
    assert [await latest(stores[0], f"t{n}") for n in range(5)] == [1] * 5
    await asyncio.gather(*(store.close() for store in stores))


async def test_a_step_that_fails_leaves_nothing_half_done(tmp_path: Path) -> None:
    file = tmp_path / "cardtown.db"
    with closing(sqlite3.connect(file)) as connection:
        connection.executescript("CREATE TABLE alembic_version (version_num TEXT);")
        connection.executescript("CREATE TABLE members (identity TEXT);")
    with pytest.raises(BadInput):
        await Store.open(f"sqlite:///{file}")
    with closing(sqlite3.connect(file)) as connection:
        names = connection.execute("SELECT name FROM sqlite_master ORDER BY name").fetchall()
    assert names == [("alembic_version",), ("members",)]


async def test_a_start_without_anything_to_migrate_does_not_load_alembic(tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path}/cardtown.db"
    async with open_store(url):
        pass
    program = (
        "import asyncio, sys\n"
        "from cardtown.server.storage.store import Store\n"
        "async def start(): await (await Store.open(sys.argv[1])).close()\n"
        "asyncio.run(start())\n"
        "sys.exit('alembic' in sys.modules)"
    )
    assert subprocess.run([sys.executable, "-c", program, url], check=False).returncode == 0
