"""One room for each table, also for tables that no longer fit into memory."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest

from cardtown.core import fairness
from cardtown.server.bots.workers import BotWorkers
from cardtown.server.rooms.notices import LocalNotices
from cardtown.server.rooms.rooms import Room, Rooms
from cardtown.server.table.requests import NewTable
from tests.server.harness import ALONE, UNLIMITED, ServerProcess, people
from tests.server.storage.rows import open_store

pytestmark = [pytest.mark.anyio, pytest.mark.slow]


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
    async with open_store(f"sqlite:///{tmp_path}/tables.db") as store:
        bots = BotWorkers(1, 5.0)
        rooms = Rooms(store, LocalNotices(), bots, UNLIMITED, capacity=10, shared=False)
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
        wanted = NewTable.model_validate({"game": "card-city", "seats": [{}]})
        room = await rooms.create(wanted, fairness.new_secret())
        made.set()
        assert await reading[0] is room
        assert await rooms.room(room.state.id) is room
        await rooms.close()
        await bots.close()
