"""One room for each table, also for tables that no longer fit into memory."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any, Final

import pytest

from cardtown.server.bots.workers import BotWorkers
from cardtown.server.format.messages import Viewer
from cardtown.server.rooms.notices import LocalNotices
from cardtown.server.rooms.rooms import Presence, Room, Rooms, Watcher
from cardtown.server.storage.store import Store
from cardtown.server.table.requests import Join, Leave, NewTable, Say
from tests.server.harness import ALONE, UNLIMITED, ServerProcess, people
from tests.server.storage.rows import open_store

pytestmark = [pytest.mark.anyio, pytest.mark.slow]
WANTED: Final = NewTable.model_validate({"game": "card-city", "seats": [{}]})
SIT_DOWN: Final = Join(do="join", seat=0, name="Ada", entropy="ab" * 16)


@asynccontextmanager
async def open_rooms(folder: Path) -> AsyncIterator[tuple[Store, Rooms]]:
    """A store, and the rooms of its only process."""
    async with open_store(f"sqlite:///{folder}/tables.db") as store:
        bots = BotWorkers(1, 5.0)
        rooms = Rooms(store, LocalNotices(), bots, UNLIMITED, capacity=10, shared=False)
        try:
            yield store, rooms
        finally:
            await rooms.close()
            await bots.close()


def watcher(identity: str | None) -> Watcher:
    return Watcher(Viewer(identity, None), "192.0.2.1")


async def test_a_table_dropped_from_the_cache_is_the_same_for_anyone_who_still_watches(
    tmp_path: Path,
) -> None:
    with ServerProcess(tmp_path, env={"CARDTOWN_ROOMS": "1"}) as server:
        async with people(server, "Ada") as [ada]:
            first = await ada.create(**ALONE)
            async with ada.live(first) as line:
                for _ in range(3):
                    await ada.create(**ALONE)
                joined = await ada.join(first)
                assert joined.json()["number"] == 3
                assert (await line.update(3))["seat"] == 0


async def test_a_table_that_nobody_watches_is_read_again(tmp_path: Path) -> None:
    with ServerProcess(tmp_path, env={"CARDTOWN_ROOMS": "1"}) as server:
        async with people(server, "Ada") as [ada]:
            first = await ada.create(**ALONE)
            await ada.join(first)
            before = await ada.state(first)
            await ada.create(**ALONE)
            assert await ada.state(first) == before


@pytest.mark.parametrize("read_first", [True, False])
async def test_whoever_reads_a_table_while_it_is_made_gets_the_same_room(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, read_first: bool
) -> None:
    """Two rooms of one table would have two locks, and news of one would not reach the other."""
    reading: list[asyncio.Task[Room]] = []
    made = asyncio.Event()
    begun = asyncio.Event()
    async with open_rooms(tmp_path) as (store, rooms):
        append, entries = store.append, store.entries

        async def append_and_be_read(change: Any) -> None:
            await append(change)
            reading.append(asyncio.create_task(rooms.room(change.table_id)))
            await (reading[0] if read_first else begun.wait())

        async def read_slowly(*asked: Any, **fields: Any) -> Any:
            begun.set()
            if not read_first:
                await made.wait()
            return await entries(*asked, **fields)

        monkeypatch.setattr(store, "append", append_and_be_read)
        monkeypatch.setattr(store, "entries", read_slowly)
        room = await rooms.create(WANTED, "ada")
        made.set()
        assert await reading[0] is room
        assert await rooms.room(room.state.id) is room


async def test_who_is_present_is_found_out_once_for_each_change(tmp_path: Path) -> None:
    """Every watcher asks after every entry: a crowd of them would keep the server busy."""
    async with open_rooms(tmp_path) as (_, rooms):
        room = await rooms.create(WANTED, "ada")

        def seen() -> Presence:
            found = room.presence()
            assert room.presence() is found
            return found

        with rooms.watch(room, watcher("ada")), rooms.watch(room, watcher(None)):
            assert seen() == ((), 2)
            before = room.presence()
            await rooms.ask(room, SIT_DOWN, "ada")
            assert seen() == ((0,), 1)
            sitting = room.presence()
            await rooms.ask(room, Say(do="say", seat=0, text="Hello"), "ada")
            assert room.presence() is sitting, "nobody has come, gone or changed seats"
            with rooms.watch(room, watcher("bo")):
                assert seen() == ((0,), 2)
            await rooms.ask(room, Leave(do="leave", seat=0), "ada")
            assert seen() == before
        assert seen() == ((), 0)
