"""Every database that Cardtown ever wrote can be opened, and none that it can't read is touched."""

from __future__ import annotations

import asyncio
import sqlite3
import subprocess
import sys
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from urllib.parse import parse_qs, urlsplit

import pytest
from alembic.autogenerate import compare_metadata
from alembic.config import Config
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection

from cardtown.core import BadInput
from cardtown.server import migrations
from cardtown.server.database import Database
from cardtown.server.models import metadata
from cardtown.server.store import Entry, Session, Store, TableRow
from tests.server.keeping import latest, made, opened
from tests.server.services import Postgres

pytestmark = pytest.mark.anyio

FIXTURES = Path(__file__).parent / "fixtures"
Sql = Callable[[str], None]


@pytest.fixture
def sql(database_url: str, request: pytest.FixtureRequest) -> Sql:
    """Runs SQL in the database, behind the store's back."""
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
    """What made a database of the first schema, with people and tables in it."""
    name = "first_schema.sql" if url.startswith("sqlite") else "first_schema_postgresql.sql"
    return (FIXTURES / name).read_text("utf-8")


async def test_a_database_of_the_first_schema_opens_with_all_its_data(
    database_url: str, sql: Sql
) -> None:
    sql(first_schema(database_url))
    at = 1_700_000_010_000
    async with opened(database_url) as store:
        assert await store.entries("table-1") == [
            Entry(1, "created", '{"game": "carson-city"}', "ann", "c-1", at),
            Entry(2, "joined", '{"name": "Böb"}', "bob", "c-2", at + 1),
            Entry(3, "started", "{}", None, None, at + 1),
            Entry(4, "played", '{"action": "place -1 3"}', "ann", "c-3", at + 2),
        ]
        one = TableRow(
            *("table-1", "carson-city", "open", "playing", "ann", '{"seats": 2}', "5ec7e7"),
            *(at, at + 2, None),
        )
        two = TableRow(
            *("table-2", "card-city", "private", "finished", "bob", '{"seats": 1}', "0ddba11"),
            *(at, at + 9, at + 9),
        )
        assert await store.lobby(10, "playing") == [one]
        assert await store.table("table-2") == two
        assert await store.tables_of("bob", 10) == [two, one]
        assert await store.due(at + 60_000, 10) == ["table-1"]
        assert await store.names(["ann", "bob"]) == {"ann": "Ann", "bob": "Böb"}
        made = at - 8_000
        assert await store.find_session("a2" * 32) == Session("ann", "Ann", made)
        assert await store.find_recovery("a3" * 32) == "ann"


async def test_a_database_of_the_first_schema_can_be_written_after_opening(
    database_url: str, sql: Sql
) -> None:
    sql(first_schema(database_url))
    async with opened(database_url) as store:
        await store.append(made("table-3"))
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
        assert await database.writer.do(differences) == []
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
    async with opened(database_url) as store:
        await store.append(made("t"))
    sql("UPDATE alembic_version SET version_num = '9999'")
    with pytest.raises(BadInput, match=r"newer Cardtown \(schema 9999.*update Cardtown$"):
        await Store.open(database_url)
    sql("UPDATE alembic_version SET version_num = '0001'")
    async with opened(database_url) as store:
        assert await latest(store, "t") == 1


async def test_servers_that_start_at_once_make_one_schema(postgres: Postgres) -> None:
    url = postgres.new_database()
    stores = await asyncio.gather(*(Store.open(url) for _ in range(5)))
    await asyncio.gather(*(store.append(made(f"t{n}")) for n, store in enumerate(stores)))
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
    async with opened(url):
        pass
    program = (
        "import asyncio, sys\n"
        "from cardtown.server.store import Store\n"
        "async def start(): await (await Store.open(sys.argv[1])).close()\n"
        "asyncio.run(start())\n"
        "sys.exit('alembic' in sys.modules)"
    )
    assert subprocess.run([sys.executable, "-c", program, url], check=False).returncode == 0
