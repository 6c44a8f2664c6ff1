"""The days as they begin, where several processes deal."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator, Sequence
from datetime import date, timedelta
from pathlib import Path
from typing import Any

import pytest

from cardtown.server.daily import deals, fields
from cardtown.server.daily.deals import Deals
from cardtown.server.daily.fields import Fields
from cardtown.server.errors import Conflict
from cardtown.server.times import end_of
from tests.server.storage.rows import open_store

NO_ROOMS: Any = None
ROOT = "5ec2e7" * 10 + "5ec2"
TODAY = date(2026, 11, 18)


@pytest.fixture(autouse=True)
def noon() -> Iterator[None]:
    """A clock by which no day ends during a test."""
    with pytest.MonkeyPatch.context() as clock:
        for module in (deals, fields):
            clock.setattr(module, "now_ms", lambda: end_of(TODAY) - 12 * 3600 * 1000)
        yield


def test_a_day_begins_although_a_slower_clock_began_the_days_before_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def story() -> None:
        async with open_store(f"sqlite:///{tmp_path}/tables.db") as store:
            await store.daily.chain(ROOT, str(TODAY - timedelta(1)))
            begin = store.daily.begin_days

            async def begin_late(days: Sequence[str], at: int) -> None:
                monkeypatch.undo()
                await begin(days[:-1], at)
                raise Conflict("the other process has begun the first of them")

            monkeypatch.setattr(store.daily, "begin_days", begin_late)
            assert await Deals(store, NO_ROOMS).today() == TODAY
            assert await store.daily.last_day() == str(TODAY)

    asyncio.run(story())


def test_who_leafs_through_old_days_does_not_keep_bots_from_todays(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    played: list[date] = []

    async def play_for_ever(_: Fields, day: date, game: str) -> None:
        played.append(day)
        await asyncio.Event().wait()

    async def story() -> None:
        monkeypatch.setattr(Fields, "_find", play_for_ever)
        async with open_store(f"sqlite:///{tmp_path}/tables.db") as store:
            waiting = Fields(store, Deals(store, NO_ROOMS), NO_ROOMS)
            for n in range(100, 0, -1):
                waiting.prepare(TODAY - timedelta(n), "card-city")
            waiting.prepare(TODAY, "card-city")
            await asyncio.sleep(0)
            assert played[-1] == TODAY
            assert len(played) < 10
            await waiting.close()

    asyncio.run(story())
