"""A database that can't be written for a while: people are told, can look, and lose nothing."""

from __future__ import annotations

import asyncio
import sqlite3
import sys
from collections.abc import AsyncIterator, Iterator
from contextlib import closing
from pathlib import Path
from typing import Any, Final

import pytest

from tests.server.accidents import full_disk, locked
from tests.server.harness import LiveClient, Person, ServerProcess, people

pytestmark = pytest.mark.anyio

SEATS: Final = [{}, {"kind": "bot:easy"}, *[{"kind": "virtual:novice"}] * 2]
TABLE: Final = {"game": "carson-city", "seats": SEATS, "auto_start": True}


@pytest.fixture
def server(tmp_path: Path) -> Iterator[ServerProcess]:
    with ServerProcess(tmp_path) as running:
        yield running
        assert not running.stumbles


@pytest.fixture
async def ada(server: ServerProcess) -> AsyncIterator[Person]:
    async with people(server, "Ada") as (one,):
        yield one


async def own_turn(line: LiveClient) -> dict[str, Any]:
    """The table when there is something to decide."""
    while (update := await line.update())["decision"] is None:
        pass
    return update


def a_move(update: dict[str, Any]) -> dict[str, Any]:
    """A request to play the first option, which can be sent again."""
    return {
        "seat": 0,
        "action": update["decision"]["options"][0]["text"],
        "at": update["number"],
        "id": "move",
    }


def entries(file: Path, table: str) -> list[tuple[int, str]]:
    """The moves of the person, as they are stored: their numbers and ids."""
    with closing(sqlite3.connect(file)) as reading:
        return reading.execute(
            "SELECT number, client_id FROM entries WHERE table_id = ? AND client_id = 'move'",
            (table,),
        ).fetchall()


@pytest.mark.skipif(sys.platform != "linux", reason="only Linux can limit a running process")
async def test_on_a_full_disk_people_are_told_and_can_look_and_then_play_on(
    server: ServerProcess, ada: Person, tmp_path: Path
) -> None:
    table = await ada.create(**TABLE)
    assert (await ada.join(table)).is_success
    async with ada.live(table) as line:
        before = await own_turn(line)
        move = a_move(before)
        with full_disk(1, server.pid):
            answer = await line.ask("play", **move)
            assert answer["type"] == "refused"
            assert answer["error"]["code"] == "unavailable"
            posted = await ada.ask(table, "play", **move)
            assert (posted.status_code, posted.json()["error"]["code"]) == (503, "unavailable")
            now = await ada.state(table, seat=0)
            assert (now["number"], now["view"]) == (before["number"], before["view"])
            async with ada.live(table) as second:
                assert (await second.update())["view"] == before["view"]
            assert (await ada.http.get("/api/tables")).is_success
            assert (await ada.http.post("/api/tables", json=TABLE)).status_code == 503
        granted = await line.ask("play", **move)
        assert granted["type"] == "granted"
        assert (await line.ask("play", **move))["number"] == granted["number"]
        await own_turn(line)  # the bot plays on
    assert entries(tmp_path / "tables.db", table) == [(granted["number"], "move")]


@pytest.mark.skipif(sys.platform != "linux", reason="only Linux can limit a running process")
async def test_what_is_only_noted_while_reading_is_not_needed_for_reading(
    server: ServerProcess, ada: Person, tmp_path: Path
) -> None:
    """When a session was used last, what lists show of an old table, and the name of its deck."""
    table = await ada.create(game="carson-city", seats=[{}, *[{"kind": "bot:easy"}] * 3])
    expected = await ada.state(table)
    server.stop()
    with closing(sqlite3.connect(tmp_path / "tables.db")) as database, database:
        database.execute("UPDATE sessions SET used_at = used_at - 100000000")
        database.execute("UPDATE tables SET summary = NULL")
        database.execute(
            "UPDATE entries SET body = json_remove(body, '$.deck_name', '$.deck_sha256')"
            " WHERE number = 1"
        )
    server.start()
    with full_disk(1, server.pid):
        assert (await ada.http.get("/api/me")).json() == {"name": "Ada"}
        assert await ada.state(table) == expected
        tables = (await ada.http.get("/api/tables")).json()
        assert [one["table"]["id"] for one in tables] == [table]


async def test_a_move_waits_for_a_file_that_is_locked_and_others_look_on(
    server: ServerProcess, ada: Person, tmp_path: Path
) -> None:
    table = await ada.create(**TABLE)
    assert (await ada.join(table)).is_success
    async with ada.live(table) as line:
        before = await own_turn(line)
        with locked(tmp_path / "tables.db"):
            await line.send("play", **a_move(before))
            while "can't be written: database is locked" not in server.log:
                async with ada.live(table) as second:  # each takes its time
                    assert (await second.update())["view"] == before["view"]
                await asyncio.sleep(0)
        answer = await line.next()
        while answer.get("id") != "move":
            answer = await line.next()
        assert answer["type"] == "granted", answer
        await own_turn(line)
    assert entries(tmp_path / "tables.db", table) == [(answer["number"], "move")]
