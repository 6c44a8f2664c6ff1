"""Games that were played elsewhere, as tables."""

from __future__ import annotations

import asyncio
import random
from pathlib import Path

import orjson
import pytest

from cardtown import games
from cardtown.core import Record
from cardtown.server.bots.workers import BotWorkers
from cardtown.server.errors import StoreUnavailable
from cardtown.server.rooms.notices import LocalNotices
from cardtown.server.rooms.rooms import Rooms
from cardtown.server.storage.store import Store
from cardtown.server.table.played_elsewhere import PlayedElsewhere, read_game
from cardtown.server.table.state import TablePhase
from tests.any_table import random_steps
from tests.server.harness import UNLIMITED
from tests.server.storage.rows import open_store


def a_game() -> PlayedElsewhere:
    """A game of two, played at random."""
    table = games.get("card-city").new_table(["human", "human"], seed="elsewhere")
    for _ in random_steps(table, random.Random(1)):
        pass
    return read_game(orjson.dumps(Record.of(table).to_json()))


def test_a_record_that_a_killed_server_began_to_open_is_opened_whole(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def stop(*_: object) -> None:
        raise StoreUnavailable("killed after the table, before its game")

    def started(store: Store, bots: BotWorkers) -> Rooms:
        return Rooms(store, LocalNotices(), bots, UNLIMITED, capacity=10, shared=False)

    async def story() -> None:
        game = a_game()
        async with open_store(f"sqlite:///{tmp_path}/tables.db") as store:
            bots = BotWorkers(1, 5.0)
            killed, again = started(store, bots), started(store, bots)
            monkeypatch.setattr(killed, "_change", stop)
            with pytest.raises(StoreUnavailable):
                await killed.open_record(game)
            for _ in range(2):
                table = await again.room(await again.open_record(game))
                assert table.state.phase is TablePhase.FINISHED
                assert table.state.number == 1 + len(game.changes)
            for rooms in (killed, again):
                await rooms.close()
            await bots.close()

    asyncio.run(story())
