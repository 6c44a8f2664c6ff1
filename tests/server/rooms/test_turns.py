"""Whose bots think first, and whose don't think at all, seen from the order of their work."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import ExitStack, asynccontextmanager
from pathlib import Path
from typing import Any, Final, cast

from cardtown.bots import Occasion
from cardtown.core import Decision
from cardtown.server.bots.workers import BotWorkers, Choice
from cardtown.server.format.messages import Viewer
from cardtown.server.limits import ENTRY_BYTES, FairQueue, StorageLimit
from cardtown.server.rooms.notices import LocalNotices
from cardtown.server.rooms.rooms import Room, Rooms, Watcher
from cardtown.server.storage.store import Store
from cardtown.server.table.requests import Join, Leave, NewTable
from tests.server.harness import UNLIMITED
from tests.server.storage.rows import open_store

BOTS: Final = 5
STRANGER: Final = Viewer(None, None)
TABLE: Final = NewTable.model_validate(
    {
        "game": "carson-city",
        "seats": [{"kind": "person"}, *[{"kind": "bot:random"}] * BOTS],
        "auto_start": True,
    }
)


class Bots:
    """Bots that choose the first option when a test lets them, and record for which table."""

    def __init__(self) -> None:
        self.queue = FairQueue(10_000, 10_000)
        self.rooms: dict[str, Room] = {}
        self.order: list[str] = []
        """The hosts for whom a bot has thought, in this order."""
        self._may_think = asyncio.Semaphore(0)

    async def choose(
        self, bot: str, view: Any, decision: Decision[Any], occasion: Occasion
    ) -> Choice:
        at = next(host for host, room in self.rooms.items() if _views(room, decision) == view)
        await self._may_think.acquire()
        self.order.append(at)
        return Choice(str(decision.options[0]), None)

    def think(self, decisions: int = 10_000) -> None:
        """Let that many decisions be made."""
        for _ in range(decisions):
            self._may_think.release()


def _views(room: Room, decision: Decision[Any]) -> Any:
    assert room.state.table is not None
    return room.state.table.view(decision.seat)


class House:
    """Rooms in this process, and people who sit down in them."""

    def __init__(self, store: Store, bots: Bots, storage_limit: StorageLimit) -> None:
        self.bots = bots
        self.rooms = Rooms(
            store,
            LocalNotices(),
            cast(BotWorkers, bots),
            storage_limit,
            capacity=2_000,
            shared=False,
        )

    async def begin(self, host: str) -> Room:
        """A table where the host plays against bots, which have to bid at once."""
        room = await self.rooms.create(TABLE, host)
        self.bots.rooms[host] = room
        await self.rooms.ask(room, Join(do="join", seat=0, name="Ada", entropy="ab" * 16), host)
        return room

    async def leave(self, room: Room) -> None:
        await self.rooms.ask(room, Leave(do="leave", seat=0), room.state.host)


@asynccontextmanager
async def house(folder: Path, storage_limit: StorageLimit = UNLIMITED) -> AsyncIterator[House]:
    async with open_store(f"sqlite:///{folder}/tables.db") as store:
        made = House(store, Bots(), storage_limit)
        try:
            yield made
        finally:
            await made.rooms.close()


async def until(condition: Callable[[], bool]) -> None:
    async with asyncio.timeout(60):
        while not condition():
            await asyncio.sleep(0.001)


def seated(host: str, address: str) -> Watcher:
    return Watcher(Viewer(host, 0), address)


def test_a_crowd_of_one_address_does_not_keep_a_strangers_bots_waiting(tmp_path: Path) -> None:
    async def story() -> None:
        async with house(tmp_path) as here:
            with ExitStack() as connections:
                for number in range(10):
                    for table in range(5):
                        room = await here.begin(f"crowd {number} {table}")
                        watcher = seated(room.state.host, "crowd")
                        connections.enter_context(here.rooms.watch(room, watcher))
                room = await here.begin("stranger")
                connections.enter_context(here.rooms.watch(room, seated("stranger", "elsewhere")))
                await until(lambda: len(here.bots.queue._waiting) == 51 * BOTS - 1)
                here.bots.think(3 * BOTS)
                await until(lambda: len(here.bots.order) == 3 * BOTS)
                # One turn is under way when the stranger sits down; then the addresses alternate.
                assert here.bots.order[1 : 2 * BOTS : 2] == ["stranger"] * BOTS

    asyncio.run(story())


def test_tables_that_somebody_watches_come_before_those_that_nobody_does(tmp_path: Path) -> None:
    async def story() -> None:
        async with house(tmp_path) as here:
            for number in range(20):
                await here.begin(f"unwatched {number}")
            room = await here.begin("watched")
            with here.rooms.watch(room, seated("watched", "elsewhere")):
                await until(lambda: len(here.bots.queue._waiting) == 21 * BOTS - 1)
                here.bots.think(2 * BOTS)
                await until(lambda: len(here.bots.order) == 2 * BOTS)
                assert here.bots.order[1 : 1 + BOTS] == ["watched"] * BOTS

    asyncio.run(story())


def test_no_bot_thinks_at_a_table_that_everybody_has_left(tmp_path: Path) -> None:
    async def story() -> None:
        async with house(tmp_path) as here:
            for number in range(20):
                room = await here.begin(f"host {number}")
                await until(lambda room=room: room.bot_task is not None)  # type: ignore[misc]
                await here.leave(room)
                assert room.state.wake_at() is None, "nothing waits for the server there"
            here.bots.think()
            await until(lambda: not here.bots.queue._waiting)
            await until(lambda: all(one.bot_task is None for one in here.bots.rooms.values()))
            assert len(here.bots.order) <= 1, "the one that was thinking already"

    asyncio.run(story())


def test_bots_play_on_when_somebody_watches_again(tmp_path: Path) -> None:
    async def story() -> None:
        async with house(tmp_path) as here:
            room = await here.begin("ada")
            await here.leave(room)
            here.bots.think()
            await until(lambda: room.bot_task is None)
            before = room.state.number
            with here.rooms.watch(room, Watcher(Viewer(None, None), "a spectator")):
                await until(lambda: room.state.number > before + BOTS)
            await until(lambda: room.bot_task is None)
            stopped = room.state.number
            assert room.state.phase == "playing"
            assert room.state.number == stopped

    asyncio.run(story())


def test_bots_among_themselves_store_no_more_than_who_watches_them_may(tmp_path: Path) -> None:
    """Somebody lets bots play against each other at one table after the other: else they fill the
    disk with three requests a game."""
    today = [0.0]
    limit = StorageLimit(20 * ENTRY_BYTES, clock=lambda: today[0])

    async def story() -> None:
        async with house(tmp_path, limit) as here:
            here.bots.think()
            played = await here.begin("somebody who plays")
            await until(lambda: played.bot_task is None)
            assert len(here.bots.order) == BOTS, "their own requests are counted"
            rooms = [await here.begin(f"host {number}") for number in range(5)]
            for room in rooms:
                await here.leave(room)
            await until(lambda: all(room.bot_task is None for room in rooms))
            here.bots.order.clear()
            with ExitStack() as connections:
                for room in rooms:
                    connections.enter_context(here.rooms.watch(room, Watcher(STRANGER, "crowd")))
                await until(lambda: all(room.bot_task is None for room in rooms))
            assert len(here.bots.order) == 20
            with here.rooms.watch(rooms[0], Watcher(STRANGER, "elsewhere")):
                await until(lambda: len(here.bots.order) > 20)
                await until(lambda: rooms[0].bot_task is None)
            assert len(here.bots.order) == 40, "another address has a share of its own"
            today[0] += 24 * 3600
            with here.rooms.watch(rooms[0], Watcher(STRANGER, "crowd")):
                await until(lambda: len(here.bots.order) > 40)

    asyncio.run(story())
