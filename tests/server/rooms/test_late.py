"""A decision that comes too late is refused, and the bot takes over without delay."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from cardtown.server.bots.workers import BotWorkers
from cardtown.server.errors import Refused
from cardtown.server.rooms import rooms
from cardtown.server.rooms.notices import LocalNotices
from cardtown.server.rooms.rooms import Rooms
from cardtown.server.table.requests import Join, NewTable, Play
from tests.server.harness import UNLIMITED
from tests.server.storage.rows import open_store

CLOCK_S = 60
TABLE = NewTable.model_validate(
    {"game": "card-city", "seats": [{}], "clock": CLOCK_S, "auto_start": True}
)


def test_a_late_decision_hands_over_at_once(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    now = [1_000_000]
    monkeypatch.setattr(rooms, "now_ms", lambda: now[0])

    async def story() -> None:
        async with open_store(f"sqlite:///{tmp_path}/tables.db") as store:
            bots = BotWorkers(1, 5.0)
            here = Rooms(store, LocalNotices(), bots, UNLIMITED, capacity=10, shared=False)
            room = await here.create(TABLE, "ada")
            await here.ask(room, Join(do="join", name="Ada", entropy="ab" * 16), "ada")
            action = str(room.state.decisions[0].options[0])
            play = Play(do="play", seat=0, action=action, at=room.state.number)
            now[0] += CLOCK_S * 1000
            with pytest.raises(Refused) as refused:
                await here.ask(room, play, "ada")
            assert refused.value.code == "late"
            assert room.state.chairs[0].stand_in is not None
            await here.close()
            await bots.close()

    asyncio.run(story())
