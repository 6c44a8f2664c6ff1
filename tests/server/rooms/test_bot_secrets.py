"""Bots never learn the seed of a game, whatever they read in their own process."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any, Final

import pytest

from cardtown.bots import Occasion
from cardtown.core import Decision, fairness
from cardtown.games import carson_city
from cardtown.server.bots.workers import BotWorkers, Choice
from cardtown.server.rooms.notices import LocalNotices
from cardtown.server.rooms.rooms import Rooms
from cardtown.server.table.requests import Join, NewTable
from tests.server.harness import UNLIMITED
from tests.server.storage.rows import open_store

ROOT: Final = Path(__file__).parents[3]
SNOOPS: Final = "tests.server.bots.failing_bots:Snoops"
TABLE: Final = NewTable.model_validate(
    {
        "game": "carson-city",
        "seats": [{"kind": "person"}, *[{"kind": "bot:easy"}] * 3],
        "auto_start": True,
    }
)

pytestmark = pytest.mark.slow


@pytest.fixture(autouse=True)
def _bots_of_the_tests_can_be_imported(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.syspath_prepend(ROOT)


class Infiltrated(BotWorkers):
    """Workers in which every bot snoops."""

    def __init__(self) -> None:
        super().__init__(workers=1, seconds=30.0)
        self.choices: list[Choice] = []

    async def choose(
        self, bot: str, view: Any, decision: Decision[Any], occasion: Occasion
    ) -> Choice:
        choice = await super().choose(SNOOPS, view, decision, occasion)
        self.choices.append(choice)
        return choice


def test_a_bot_that_reads_its_whole_process_finds_no_seed(tmp_path: Path) -> None:
    async def story() -> None:
        workers = Infiltrated()
        async with open_store(f"sqlite:///{tmp_path}/tables.db") as store:
            rooms = Rooms(store, LocalNotices(), workers, UNLIMITED, capacity=10, shared=False)
            room = await rooms.create(TABLE, "ada")
            join = Join(do="join", seat=0, name="Ada", entropy="ab" * 16)
            await rooms.ask(room, join, "ada")
            assert room.bot_task is not None
            await room.bot_task
            await rooms.close()
        await workers.close()
        assert len(workers.choices) >= 3
        assert [choice.forfeit for choice in workers.choices if choice.forfeit] == []

    asyncio.run(story())


def test_such_a_bot_would_find_it() -> None:
    async def story() -> None:
        seed = f"{fairness.FORMAT} {'5' * 64} 0:{'a' * 32}"
        table = carson_city.new_table(["human"] * 4, seed=seed)
        decision = table.decisions()[0]
        workers = Infiltrated()
        occasion = Occasion(seed, decision.seat, 0)
        choice = await workers.choose(SNOOPS, table.view(decision.seat), decision, occasion)
        await workers.close()
        assert choice.forfeit is not None
        assert f"the seed is {seed}" in choice.forfeit

    asyncio.run(story())
