"""How much one address may let the server store in a day."""

from __future__ import annotations

import asyncio
import dataclasses
import random
import secrets
import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Any, Final, Literal, get_args

import httpx
import orjson
import pytest

from cardtown import games
from cardtown.bots.review import VERSION, judge_for
from cardtown.core import Record, Seat
from cardtown.server.app import make_app
from cardtown.server.bots.hindsight import Hindsights
from cardtown.server.bots.reviews import Reviews
from cardtown.server.limits import ENTRY_BYTES, StorageLimit
from cardtown.server.settings import Limits, Settings
from cardtown.server.table.entries import PERSON
from tests.server.storage.rows import open_store
from tests.server.stories import Story

pytestmark = pytest.mark.anyio

What = Literal["people", "tables", "messages", "seats", "records"]
MOST_PER_BYTE: Final = 2.5
"""How many bytes the disk may take for each that is counted: 100 MB a day with the usual limit."""
LONGEST: Final = "\N{FACE WITH TEARS OF JOY}" * 200


class Counted(StorageLimit):
    """A limit that only counts."""

    def __init__(self) -> None:
        super().__init__(10**12)
        self.bytes = 0

    def take(self, address: str, more: int = 0) -> None:
        super().take(address, more)
        self.bytes += ENTRY_BYTES + more


async def test_an_address_stores_no_more_than_its_share_of_a_day(tmp_path: Path) -> None:
    """Somebody makes and closes tables with a large deck, as often as they like."""
    limits = Limits(requests_per_second=1e6, burst=10_000, stored_mb_per_day=1)
    app = make_app(Settings(f"sqlite:///{tmp_path}/tables.db", limits=limits))
    deck = "#" * 30_000  # any text counts, even one that turns out not to be a deck
    wanted = {"game": "carson-city", "seats": [{}] * 4, "deck": deck}
    statuses = []
    async with (
        app.router.lifespan_context(app),
        httpx.AsyncClient(transport=httpx.ASGITransport(app), base_url="http://house") as client,
    ):
        await client.post("/api/me", json={"name": "Eve"})
        for _ in range(40):
            statuses.append((await client.post("/api/tables", json=wanted)).status_code)
    assert 429 not in statuses[:28]
    assert statuses[29:] == [429] * 11


def a_record() -> bytes:
    """A game that nobody has played before, with texts as long as they may be."""
    seed = secrets.token_hex(500)
    seats = [Seat(f"{n}{LONGEST}"[:40], f"bot:{'b' * 196}") for n in range(4)]
    table = games.get("card-city").new_table(seats, seed=seed)
    rng = random.Random(seed)
    while not table.over:
        decision = rng.choice(list(table.decisions()))
        table.play(decision.seat, rng.choice(decision.options))
    return orjson.dumps(Record.of(table).to_json())


def size(file: Path) -> int:
    """The bytes of a database, with all that is still in its log."""
    with closing(sqlite3.connect(file)) as reading:
        reading.execute("PRAGMA wal_checkpoint(TRUNCATE)")
    return file.stat().st_size


@pytest.mark.parametrize("what", get_args(What))
async def test_what_is_counted_is_about_what_the_disk_takes(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, what: What
) -> None:
    """Whatever somebody asks for, with texts as long as they may be."""
    counted = Counted()
    monkeypatch.setattr("cardtown.server.service.StorageLimit", lambda _: counted)
    rates = Limits(requests_per_second=1e6, burst=10**6, introductions_per_minute=10**6)
    limits = dataclasses.replace(rates, open_tables=10**6)
    app = make_app(Settings(f"sqlite:///{tmp_path}/tables.db", limits=limits))
    wanted = {
        "game": "carson-city",
        "seats": [{}, *[{"kind": "bot:planner", "name": f"{n}{LONGEST}"[:40]} for n in range(5)]],
    }

    async def post(path: str, **body: Any) -> Any:
        answer = await client.post(path, json=body)
        assert answer.is_success, answer.text
        return answer.json()

    async def ask(table: str, do: str, **fields: Any) -> None:
        await post(f"/api/tables/{table}/requests", do=do, id=secrets.token_hex(32), **fields)

    async def ask_for(what: What) -> None:
        match what:
            case "people":
                client.cookies.clear()
                await post("/api/me", name=LONGEST[:40])
            case "tables":
                await post("/api/tables", **wanted)
            case "records":
                answer = await client.post("/api/records", content=a_record())
                assert answer.is_success, answer.text
            case "messages":
                table = (await post("/api/tables", **wanted))["table"]["id"]
                await ask(table, "join", name="Eve", entropy=secrets.token_hex(16))
                for _ in range(5):
                    await ask(table, "say", seat=0, text=LONGEST)
            case "seats":
                table = (await post("/api/tables", **wanted))["table"]["id"]
                for _ in range(5):
                    name = LONGEST[:40]
                    await ask(table, "join", name=name, entropy=secrets.token_hex(16))
                    await ask(table, "leave", seat=0)

    async with (
        app.router.lifespan_context(app),
        httpx.AsyncClient(transport=httpx.ASGITransport(app), base_url="http://house") as client,
    ):
        await ask_for("people")
        await ask_for(what)
        before, counted.bytes = size(tmp_path / "tables.db"), 0
        for _ in range(100):
            await ask_for(what)
        grown = size(tmp_path / "tables.db") - before
    assert grown > 0
    assert grown <= MOST_PER_BYTE * counted.bytes


@pytest.mark.slow
@pytest.mark.parametrize(("in_a_day", "kept"), [(1_000, False), (1_000_000, True)])
async def test_a_review_is_kept_if_whoever_asked_may_store_it(
    tmp_path: Path, in_a_day: int, kept: bool
) -> None:
    """It is shown in any case; but many reviews would fill the disk."""
    story = Story((PERSON,)).seat("ada").start().play_out(random.Random(1))
    workers = Hindsights().workers
    async with open_store(f"sqlite:///{tmp_path}/tables.db") as store:
        reviews = Reviews(workers, store, StorageLimit(in_a_day))
        shape: Any = await reviews.read("192.0.2.1", story.state, 0, None)
        while not isinstance(shape, bytes):  # it is whole, and not made again
            judged = len(shape["judged"]) if shape["summary"] is None else None
            shape = await reviews.read("192.0.2.1", story.state, 0, judged)
        assert orjson.loads(shape)["total"] > 10
        judge = await asyncio.to_thread(judge_for, "card-city")
        await reviews.close()
        assert (await store.review("a-table", 0, f"{judge} {VERSION}") is not None) == kept
    await workers.close()
