"""One address wants all bots for itself, but a stranger's bots still answer as soon as before.

How long that takes in seconds depends on the machine. So this counts what a stranger waits for: the
decisions of other people's bots. If bots thought in the order in which they were asked, that would
be at least one for each table of the crowd.
"""

from __future__ import annotations

import asyncio
import itertools
import json
import random
import sqlite3
import statistics
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager, closing
from pathlib import Path
from typing import Any, Final

import pytest

from tests.server.harness import LiveClient, Person, ServerProcess, people
from tests.server.hostile import LIMITED
from tests.server.playing import an_action

pytestmark = pytest.mark.slow

CROWD: Final = ("Una", "Vera", "Will", "Xenia")
TABLES_EACH: Final = 8
BUSY_TABLE: Final[dict[str, Any]] = {
    "game": "carson-city",
    "seats": [{}, *[{"kind": "bot:planner"}] * 5],
    "auto_start": True,
}
OWN_TABLE: Final[dict[str, Any]] = {
    "game": "card-city",
    "seats": [{}, *[{"kind": "bot:easy"}] * 2],
    "auto_start": True,
}
OWN_DECISIONS: Final = 12
FEW: Final = len(CROWD) * TABLES_EACH // 4
"""More than one, since others proceed while a bot's choice is being stored."""


def from_address(everyone: list[Person], address: str) -> None:
    """Give people an address, as a proxy names it."""
    for one in everyone:
        one.http.headers["X-Forwarded-For"] = address


@asynccontextmanager
async def a_crowd(server: ServerProcess) -> AsyncIterator[None]:
    """People of one address who watch bots play against each other at as many tables."""
    async with AsyncExitStack() as stack:
        crowd = await stack.enter_async_context(people(server, *CROWD))
        from_address(crowd, "192.0.2.1")
        for one in crowd:
            for _ in range(TABLES_EACH):
                table = await one.create(**BUSY_TABLE)
                assert (await one.join(table)).is_success
                assert (await one.ask(table, "leave", seat=0)).is_success
                await stack.enter_async_context(one.live(table))
        yield


async def play(line: LiveClient, decisions: int, rng: random.Random) -> None:
    """Make that many decisions, each when it is asked for, and wait for the next."""
    answered = 0
    while True:
        update = await line.update()
        if (update["opened"] or 0) <= answered:
            continue
        if decisions == 0:
            return
        decisions -= 1
        answered = update["opened"]
        action = an_action(update["decision"], rng)
        await line.send("play", seat=0, action=action, at=update["number"])


def waits(database: Path, table: str) -> list[int]:
    """How many decisions of other tables were stored while each bot of this one was awaited."""
    with closing(sqlite3.connect(database)) as reading:
        rows = reading.execute(
            "SELECT table_id, at, body FROM entries WHERE kind = 'played' ORDER BY number"
        ).fetchall()
    own = [(at, json.loads(body)["seat"]) for one, at, body in rows if one == table]
    others = [at for one, at, _ in rows if one != table]
    assert others, "the crowd keeps the bots busy"
    return [
        sum(before < at < answered for at in others)
        for (before, _), (answered, seat) in itertools.pairwise(own)
        if seat != 0
    ]


def test_a_crowd_at_one_address_does_not_keep_a_strangers_bots_from_answering(
    tmp_path: Path,
) -> None:
    async def story() -> list[int]:
        async with asyncio.timeout(300), a_crowd(server), people(server, "Ada") as everyone:
            from_address(everyone, "198.51.100.7")
            table = await everyone[0].create(**OWN_TABLE)
            async with everyone[0].live(table) as line:
                assert (await everyone[0].join(table)).is_success
                await play(line, OWN_DECISIONS, random.Random(1))
            return waits(tmp_path / "tables.db", table)

    with ServerProcess(tmp_path, env={**LIMITED, "CARDTOWN_BOT_WORKERS": "1"}) as server:
        found = asyncio.run(story())
        assert not server.stumbles
    assert len(found) >= OWN_DECISIONS
    assert sum(found) > 0, "the crowd did not stop for the stranger"
    assert statistics.median(found) <= FEW, found
