"""What is stored of daily deals, on SQLite and on PostgreSQL."""

from __future__ import annotations

import asyncio

import pytest

from cardtown.server.errors import Conflict
from cardtown.server.storage.daily import TryOver, TryRow
from cardtown.server.storage.store import Append, Store
from tests.server.services import Postgres
from tests.server.storage.rows import creation, entry, open_store

pytestmark = pytest.mark.anyio

MONDAY, TUESDAY, WEDNESDAY = "2026-11-16", "2026-11-17", "2026-11-18"


def share(number: int) -> str:
    return f"{number:032x}"


async def begin(store: Store, table: str, day: str, who: str = "ann", n: int = 1) -> TryRow:
    row = TryRow(day, "card-city", who, table, share(n), 1_000)
    await store.append(creation(table)._replace(daily_try=row))
    return row


async def end(store: Store, table: str, points: int | None, at: int = 2_000) -> None:
    over = TryOver(points)
    await store.append(Append(table, [entry(2, at=at)], phase="finished", try_over=over))


async def test_the_first_chain_stays(store: Store) -> None:
    assert await store.daily.chain("1" * 64, MONDAY) == ("1" * 64, MONDAY)
    assert await store.daily.chain("2" * 64, TUESDAY) == ("1" * 64, MONDAY)


async def test_servers_that_start_at_once_have_one_chain(postgres: Postgres) -> None:
    database_url = postgres.new_database()
    async with open_store(database_url) as one, open_store(database_url) as other:
        stores = [one, other] * 3
        roots = [f"{n}" * 64 for n in range(len(stores))]
        found = await asyncio.gather(
            *(store.daily.chain(root, MONDAY) for store, root in zip(stores, roots, strict=True))
        )
    assert len(set(found)) == 1


async def test_a_person_has_one_try_of_a_deal(store: Store) -> None:
    row = await begin(store, "t1", MONDAY)
    with pytest.raises(Conflict):
        await begin(store, "t2", MONDAY)
    assert await store.table("t2") is None, "its table is not made either"
    assert await store.daily.try_of(MONDAY, "card-city", "ann") == row
    await begin(store, "t3", MONDAY, who="bob", n=2)
    await begin(store, "t4", TUESDAY)


async def test_of_many_tries_at_once_one_begins(store: Store) -> None:
    tries = [begin(store, f"t{n}", MONDAY, n=n) for n in range(8)]
    outcomes = await asyncio.gather(*tries, return_exceptions=True)
    assert sorted(type(one).__name__ for one in outcomes) == ["Conflict"] * 7 + ["TryRow"]


async def test_the_points_are_written_with_the_last_entry_and_only_once(store: Store) -> None:
    row = await begin(store, "t", MONDAY)
    await end(store, "t", 42)
    over = row._replace(finished_at=2_000, points=42)
    assert await store.daily.try_of(MONDAY, "card-city", "ann") == over
    await store.append(Append("t", [entry(3, at=3_000)], try_over=TryOver(99)))
    assert await store.daily.try_of(MONDAY, "card-city", "ann") == over


async def test_only_games_with_points_are_counted(store: Store) -> None:
    for n, points in enumerate([30, None, -4, 12]):
        await begin(store, f"t{n}", MONDAY, who=f"p{n}", n=n)
        await end(store, f"t{n}", points)
    await begin(store, "playing", MONDAY, who="late", n=9)
    assert await store.daily.points(MONDAY, "card-city") == [-4, 12, 30]
    assert await store.daily.points(TUESDAY, "card-city") == []
    assert await store.daily.days_played("p0", 10) == [MONDAY]
    assert await store.daily.days_played("p1", 10) == []


async def test_a_pool_holds_the_shares_of_the_days_before_and_each_share_is_in_one(
    store: Store,
) -> None:
    await store.daily.begin_days([MONDAY], 0)
    await begin(store, "t1", MONDAY, n=1)
    await store.daily.begin_days([TUESDAY], 0)
    await begin(store, "t2", TUESDAY, who="ann", n=2)
    await begin(store, "late", MONDAY, who="cy", n=3)  # in the very last moment
    await store.daily.begin_days([WEDNESDAY], 0)
    pools = [await store.daily.pool(day) for day in (MONDAY, TUESDAY, WEDNESDAY)]
    assert pools == [[], [share(1)], [share(2), share(3)]]


async def test_a_try_that_begins_with_its_day_is_not_in_the_pool_of_that_day(store: Store) -> None:
    await asyncio.gather(store.daily.begin_days([TUESDAY], 0), begin(store, "t1", TUESDAY, n=1))
    assert await store.daily.pool(TUESDAY) == []


async def test_days_that_nobody_saw_begin_are_dealt_from_the_first_pool(store: Store) -> None:
    await begin(store, "t1", MONDAY, n=1)
    await store.daily.begin_days([TUESDAY, WEDNESDAY], 0)
    assert await store.daily.pool(TUESDAY) == [share(1)]
    assert await store.daily.pool(WEDNESDAY) == []
    assert await store.daily.last_day() == WEDNESDAY
    assert await store.daily.days(MONDAY, WEDNESDAY) == [TUESDAY, WEDNESDAY]


async def test_a_day_begins_once_and_its_pool_stays(postgres: Postgres) -> None:
    database_url = postgres.new_database()
    async with open_store(database_url) as one, open_store(database_url) as other:
        await begin(one, "t1", MONDAY, n=1)
        await one.daily.begin_days([TUESDAY], 0)
        await begin(other, "t2", MONDAY, who="bob", n=2)
        with pytest.raises(Conflict):
            await other.daily.begin_days([TUESDAY], 1)
        assert await other.daily.pool(TUESDAY) == [share(1)]


async def test_what_bots_reached_is_kept_as_it_was_first(store: Store) -> None:
    await store.daily.keep_field(MONDAY, "card-city", "[1]")
    await store.daily.keep_field(MONDAY, "card-city", "[2]")
    await store.daily.keep_field(TUESDAY, "card-city", "[3]")
    assert await store.daily.fields(MONDAY, MONDAY) == {(MONDAY, "card-city"): "[1]"}


async def test_the_tries_of_a_person_are_found_by_date(store: Store) -> None:
    first = await begin(store, "t1", MONDAY)
    second = await begin(store, "t2", TUESDAY, n=2)
    await begin(store, "t3", TUESDAY, who="bob", n=3)
    assert await store.daily.tries_between("ann", MONDAY, WEDNESDAY) == [first, second]
    assert await store.daily.tries_between("ann", TUESDAY, WEDNESDAY) == [second]


async def test_all_tries_with_points_come_with_what_bots_reached(store: Store) -> None:
    for n, (day, points) in enumerate([(TUESDAY, 7), (MONDAY, 3), (WEDNESDAY, None)]):
        await begin(store, f"t{n}", day, n=n)
        await end(store, f"t{n}", points)
    await begin(store, "other", MONDAY, who="bob", n=9)
    await end(store, "other", 99)
    await store.daily.keep_field(MONDAY, "card-city", "[1]")
    await store.daily.keep_field(MONDAY, "carson-city", "[2]")
    assert await store.daily.scored_by("ann") == [
        (MONDAY, "card-city", 3, "[1]"),
        (TUESDAY, "card-city", 7, None),
    ]
