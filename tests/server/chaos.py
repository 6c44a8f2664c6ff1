"""Servers that die while people play: `python -m tests.server.chaos --kills 200`.

Groups of people, bots among them, play one game after another over live connections. Meanwhile
servers are killed (`kill -9`) and started again, and so are PostgreSQL and Redis. People do what
a browser does: connect again and ask for what they missed; send a request that was not answered
again, under the same id. A file of SQLite is also locked by another program, and its disk full, for
a while. Whatever happens,

- an action that was granted is in the database, under its number, exactly once;
- nothing that anybody was shown is missing or different later;
- every table can be folded from its entries, and finished games replay to the same result;
- everybody gets back to the table by themselves.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import random
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from contextlib import closing, contextmanager
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from typing import Any, Final, NamedTuple

import httpx
from sqlalchemy import Connection, create_engine, select
from sqlalchemy.ext.asyncio import create_async_engine
from sqlalchemy.pool import NullPool

from cardtown import games
from cardtown.core import replay
from cardtown.server.storage import schema
from cardtown.server.table.entries import Entry, from_body
from cardtown.server.table.state import TablePhase, TableState
from tests.server.accidents import full_disk, locked
from tests.server.harness import PATIENCE_S, ServerProcess
from tests.server.persistent_clients import Broken, Group
from tests.server.services import Postgres, Redis

RECOVERY_S: Final = 300.0
"""How long clients may take to get back to their tables when everything runs again."""
_LOCKED_S: Final = 2.5
"""Longer than SQLite itself waits, so that the server has to try again."""
_ROOM_BYTES: Final = 100_000
"""What fits into each file before the disk is full."""

PLANS: Final[Sequence[dict[str, Any]]] = (
    {"game": "carson-city", "seats": ["person", *["virtual:expert"] * 3]},
    {"game": "card-city", "seats": ["person", "person"]},
    {"game": "carson-city", "seats": ["person", "person", "bot:greedy", "virtual:novice"]},
    {"game": "card-city", "seats": ["person"]},
    {"game": "carson-city", "seats": ["person", "person", "person", "virtual:expert"]},
    {"game": "card-city", "seats": ["person", "bot:greedy", "bot:random"]},
)


# --- what is in the database -----------------------------------------------------------------


async def check(url: str, groups: Sequence[Group]) -> int:
    """Compare everything that clients have seen with the database; return the number of entries."""
    # What clients have seen before the database is read must be in it.
    known = [
        (table, dict(one.shown[table]), dict(one.granted[table]), set(one.asked[table]))
        for group in groups
        for one in group.everybody
        for table in one.shown
    ]
    ledger = await _ledger(url)
    for table, shown, granted, asked in known:
        entries = ledger.get(table, [])
        if [entry.number for entry in entries] != list(range(1, len(entries) + 1)):
            raise Broken(f"{table}: the numbers have gaps")
        for number, seen in shown.items():
            if number > len(entries):
                raise Broken(f"{table}: entry {number} was shown and is gone")
            entry = entries[number - 1]
            if (entry.at, entry.kind) != seen:
                raise Broken(f"{table}: entry {number} was shown as {seen} and is {entry}")
        numbers: dict[str, list[int]] = {}
        for entry in entries:
            if entry.client_id in asked:
                numbers.setdefault(entry.client_id, []).append(entry.number)
        for id_, caused in numbers.items():
            kinds = [entries[number - 1].kind for number in caused]
            if len(set(kinds)) < len(kinds) or caused[-1] - caused[0] >= len(caused):
                raise Broken(f"{table}: request {id_} was granted twice, as {caused}")
        for id_, number in granted.items():
            if numbers.get(id_, [0])[-1] != number:
                raise Broken(f"{table}: request {id_}, granted as {number}, is {numbers.get(id_)}")
    return sum(map(len, ledger.values()))


async def fold_all(url: str) -> Counter[str]:
    """Fold every table from its entries and replay the finished games; count the phases."""
    phases: Counter[str] = Counter()
    rows = {row.id: row for row in await _select(url, schema.tables)}
    for table, kept in (await _ledger(url)).items():
        row = rows[table]
        state = TableState(table, row.secret, json.loads(row.header)["seat_key"])
        for one in kept:
            what = from_body(one.kind, one.body)
            state.apply(Entry(one.number, one.at, one.by, one.client_id, what))
        if state.phase != row.phase:
            raise Broken(f"{table} is {state.phase}, but listed as {row.phase}")
        if state.phase is TablePhase.FINISHED:
            replay(state.record(), games.get(state.plan.game))
        phases[state.phase] += 1
    return phases


async def _ledger(url: str) -> dict[str, list[Any]]:
    """All entries in order, by table."""
    found: dict[str, list[Any]] = {}
    for row in await _select(url, schema.entries):
        found.setdefault(row.table_id, []).append(row)
    return found


async def _select(url: str, source: Any) -> Sequence[Any]:
    """All rows in the order of their key, read while a server may be running."""

    def rows(connection: Connection) -> Sequence[Any]:
        return connection.execute(select(source).order_by(*source.primary_key.columns)).all()

    if url.startswith("sqlite"):
        with create_engine(url, poolclass=NullPool).connect() as connection:
            return rows(connection)

    async def come_in() -> Any:
        import asyncpg  # type: ignore[import-untyped]  # its stubs are a package apart

        return await asyncpg.connect(url)

    engine = create_async_engine("postgresql+asyncpg://", poolclass=NullPool, async_creator=come_in)
    async with engine.connect() as connected:
        return await connected.run_sync(rows)


# --- a run -----------------------------------------------------------------------------------


class Accident(NamedTuple):
    """Something that happens to the servers, and is over when `happen` returns."""

    name: str
    happen: Callable[[], None]
    weight: int = 1
    """How often it happens, compared with others."""


@dataclass
class Stage:
    """The servers of a run, and what can happen to them."""

    url: str
    servers: Sequence[ServerProcess]
    accidents: Sequence[Accident]


async def run(
    stage: Stage, accidents: Sequence[Accident], groups: int, rng: random.Random
) -> Counter[str]:
    """Let people play while accidents happen; return some counts, or raise :class:`Broken`."""
    count: Counter[str] = Counter()
    everyone = [
        Group(stage.servers, PLANS[number % len(PLANS)], count, rng) for number in range(groups)
    ]
    async with asyncio.TaskGroup() as tasks:
        playing = [tasks.create_task(group.play()) for group in everyone]
        for group in everyone:
            await group.begun.wait()
        for accident in accidents:
            await asyncio.sleep(rng.uniform(0.1, 2.0))
            await asyncio.to_thread(accident.happen)
            count[accident.name] += 1
            await check(stage.url, everyone)
        for group in everyone:
            group.stopping = True
        _, lost = await asyncio.wait(playing, timeout=RECOVERY_S)
        if lost:
            away = [group for group, task in zip(everyone, playing, strict=True) if task in lost]
            raise Broken(f"did not get back to their tables: {'; '.join(map(str, away))}")
    count["entries"] = await check(stage.url, everyone)
    for phase, tables in (await fold_all(stage.url)).items():
        count[f"tables {phase}"] = tables
    return count


def _kill(*servers: ServerProcess) -> Callable[[], None]:
    def happen() -> None:
        for server in servers:
            server.kill()
        for server in servers:
            server.start()

    return happen


def _lock(file: Path) -> None:
    with locked(file):
        time.sleep(_LOCKED_S)


def _fill_disk(server: ServerProcess) -> None:
    """Until somebody is told that nothing can be written."""
    stranger = httpx.Client(base_url=server.url, timeout=PATIENCE_S)
    with stranger, full_disk(_ROOM_BYTES, server.pid):
        while stranger.post("/api/me", json={"name": "Ada"}).status_code != 503:
            pass


@contextmanager
def on_sqlite(folder: Path) -> Iterator[Stage]:
    """One server with a file."""
    url = f"sqlite:///{folder / 'tables.db'}"
    with ServerProcess(folder, url) as server:
        accidents = [
            Accident("servers killed", _kill(server), weight=6),
            Accident("files locked", partial(_lock, folder / "tables.db")),
        ]
        if sys.platform == "linux":  # only there can a running process be limited
            accidents.append(Accident("disks full", partial(_fill_disk, server)))
        yield Stage(url, [server], accidents)


@contextmanager
def on_postgresql(folder: Path) -> Iterator[Stage]:
    """One server with PostgreSQL."""
    with closing(Postgres()) as postgres:
        url = postgres.new_database()
        with ServerProcess(folder, url) as server:
            yield Stage(url, [server], [Accident("servers killed", _kill(server))])


@contextmanager
def on_cluster(folder: Path) -> Iterator[Stage]:
    """Two servers that share PostgreSQL and Redis; everything may go away for a while."""
    with closing(Postgres()) as postgres, closing(Redis()) as redis:
        url = postgres.new_database()
        settings = {"CARDTOWN_REDIS_URL": redis.url}

        def crash() -> None:
            postgres.kill()
            postgres.start()

        with (
            ServerProcess(folder, url, settings) as one,
            ServerProcess(folder, url, settings) as other,
        ):
            accidents = [
                Accident("servers killed", _kill(one), weight=3),
                Accident("servers killed", _kill(other), weight=3),
                Accident("both servers killed", _kill(one, other)),
                Accident("Redis restarted", redis.restart),
                Accident("PostgreSQL restarted", postgres.restart),
                Accident("PostgreSQL crashed", crash),
            ]
            yield Stage(url, [one, other], accidents)


STAGES: Final = {"sqlite": on_sqlite, "postgresql": on_postgresql, "cluster": on_cluster}


def main() -> None:
    parser = argparse.ArgumentParser(prog="chaos", description="Kill servers while people play.")
    parser.add_argument("--kills", type=int, default=200, help="accidents on each stage")
    parser.add_argument("--database", choices=STAGES, default="sqlite", help="which stage")
    parser.add_argument("--all", action="store_true", help="all stages, one after the other")
    parser.add_argument("--groups", type=int, default=12, help="tables in play at a time")
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args()
    for name in STAGES if given.all else [given.database]:
        start, rng = time.monotonic(), random.Random(given.seed)
        with tempfile.TemporaryDirectory() as folder, STAGES[name](Path(folder)) as stage:
            weights = [accident.weight for accident in stage.accidents]
            accidents = rng.choices(stage.accidents, weights, k=given.kills)
            count = asyncio.run(run(stage, accidents, given.groups, rng))
        summary = ", ".join(f"{number:,} {what}" for what, number in sorted(count.items()))
        print(
            f"{name}: {summary}; {time.monotonic() - start:.0f} s; every promise kept", flush=True
        )


if __name__ == "__main__":
    main()
