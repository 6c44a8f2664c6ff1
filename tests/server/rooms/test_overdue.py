"""Overdue tables are attended to, whatever the database answers and however broken some are."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Callable, Mapping, Sequence
from contextlib import closing
from pathlib import Path
from typing import Any, Final
from urllib.parse import parse_qs, urlsplit

import pytest

from cardtown.server.errors import StoreUnavailable
from cardtown.server.rooms import overdue
from tests.server.harness import ServerProcess, people, stranger
from tests.server.services import Postgres

pytestmark = pytest.mark.anyio

LONG_AGO: Final = 1_000
STUCK: Final = 150
"""More tables than one round attends to."""


async def eventually(true: Callable[[], bool]) -> None:
    """Poll until something is true."""
    async with asyncio.timeout(60):
        while not true():
            await asyncio.sleep(0.02)


async def begin_with_a_clock(server: ServerProcess) -> str:
    """A table at which two people have started a game and then left."""
    async with people(server, "Ada", "Bo") as everyone:
        table = await everyone[0].create(
            game="card-city", seats=[{}, {}], clock=3600, auto_start=True
        )
        for one in everyone:
            await one.join(table)
    return table


# --- at the server -------------------------------------------------------------------------------


@pytest.mark.slow
async def test_tables_that_stay_overdue_do_not_keep_the_others_waiting(tmp_path: Path) -> None:
    """Some can't be read; at others there is nothing to do, despite their rows."""
    with ServerProcess(tmp_path) as server:
        table = await begin_with_a_clock(server)
        server.kill()
        with closing(sqlite3.connect(tmp_path / "tables.db")) as database, database:
            database.execute("UPDATE entries SET at = at - 3600000")
            database.execute("UPDATE tables SET wake_at = ?", [LONG_AGO + 1])
            for n in range(STUCK):
                database.execute(
                    "INSERT INTO tables (id, header, wake_at, game, visibility, phase, host,"
                    " secret, created_at, changed_at)"
                    " SELECT ?, ?, ?, game, visibility, phase, host, secret, created_at, changed_at"
                    " FROM tables WHERE id = ?",
                    [f"stuck-{n}", "{}" if n % 2 else '{"seat_key": ""}', LONG_AGO, table],
                )

        def handed_over() -> bool:
            with closing(sqlite3.connect(tmp_path / "tables.db")) as database:
                found = database.execute("SELECT table_id FROM entries WHERE kind = 'handed_over'")
                return (table,) in found.fetchall()

        server.start()
        await eventually(handed_over)
        assert "table stuck-1 can't be looked after" in server.log


async def test_attending_survives_a_changed_database(postgres: Postgres, tmp_path: Path) -> None:
    url = postgres.new_database()
    [schema] = parse_qs(urlsplit(url).query)["search_path"]

    def handed_over() -> bool:
        kinds = f"SELECT count(*) FROM {schema}.entries WHERE kind = 'handed_over'"
        return postgres.query(kinds) != "0"

    with ServerProcess(tmp_path, url) as server:
        await begin_with_a_clock(server)
        server.kill()
        postgres.query(f"UPDATE {schema}.entries SET at = at - 3600000")
        postgres.query(f"UPDATE {schema}.tables SET wake_at = {LONG_AGO}")
        postgres.query(f"ALTER TABLE {schema}.tables RENAME TO elsewhere")
        server.start()
        await eventually(lambda: "overdue tables wait" in server.log)
        async with stranger(server) as eve:
            lobby = await eve.http.get("/api/lobby")
        assert (lobby.status_code, lobby.json()["error"]["code"]) == (503, "unavailable")
        postgres.query(f"ALTER TABLE {schema}.elsewhere RENAME TO tables")
        await eventually(handed_over)
        assert not server.stumbles


# --- one round after another ---------------------------------------------------------------------


class Tables:
    """Store and rooms in one: every table stays overdue, and some raise an error."""

    def __init__(self, tables: Sequence[str], troubles: Mapping[str, Exception]) -> None:
        self._tables = tables
        self._troubles = troubles
        self.visited: list[str] = []
        self.failures: list[Exception] = []
        """The errors that the next queries for overdue tables raise."""

    async def due(self, _now: int, limit: int) -> Sequence[str]:
        if self.failures:
            raise self.failures.pop()
        return self._tables[:limit]

    async def attend(self, table_id: str) -> None:
        self.visited.append(table_id)
        if table_id in self._troubles:
            raise self._troubles[table_id]

    async def run(self, until: Callable[[], bool]) -> None:
        """Attend to the tables until the condition holds."""
        both: Any = self
        task = asyncio.create_task(overdue.attend_overdue_tables(both, both))
        async with asyncio.timeout(60):
            while not until():
                assert not task.done()
                await asyncio.sleep(0)
        task.cancel()
        await asyncio.gather(task, return_exceptions=True)


@pytest.fixture(autouse=True)
def without_pauses(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(overdue, "_EVERY_S", 0)


async def test_an_unforeseen_error_is_logged_and_the_next_round_goes_on(
    caplog: pytest.LogCaptureFixture,
) -> None:
    tables = Tables(["t"], {})
    tables.failures = [StoreUnavailable("away"), ZeroDivisionError("of all things")]
    await tables.run(until=lambda: bool(tables.visited))
    assert caplog.messages == ["overdue tables wait", "overdue tables wait: away"]
    assert "of all things" in caplog.text


async def test_a_table_for_which_the_store_fails_does_not_end_every_round() -> None:
    tables = Tables(["damaged", "t"], {"damaged": StoreUnavailable("malformed")})
    await tables.run(until=lambda: "t" in tables.visited)
    assert tables.visited == ["damaged", "t"]


async def test_the_least_visited_table_comes_first(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(overdue, "_BATCH", 1)
    monkeypatch.setattr(overdue, "_FIRST_PAUSE_S", 1e-9)
    tables = Tables("abc", dict.fromkeys("ab", KeyError("seats")))
    await tables.run(until=lambda: len(tables.visited) == 6)
    assert tables.visited == ["a", "b", "c", "a", "b", "c"]


async def test_a_limited_number_of_visits_is_remembered(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(overdue, "_MOST_REMEMBERED", 1)
    tables = Tables("ab", dict.fromkeys("ab", KeyError("seats")))
    await tables.run(until=lambda: len(tables.visited) == 4)
    assert tables.visited == ["a", "b", "b", "b"]
