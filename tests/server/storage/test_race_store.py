"""What is stored of races, on SQLite and on PostgreSQL."""

from __future__ import annotations

import asyncio

import pytest

from cardtown.server.errors import Conflict
from cardtown.server.storage.daily import TryOver
from cardtown.server.storage.races import RacerRow
from cardtown.server.storage.store import Append, Store
from tests.server.storage.rows import creation, entry

pytestmark = pytest.mark.anyio

ADA = RacerRow("race", "ada", "origin", "origin", 1_000, 2_000, 30)


async def begin(store: Store, who: str, table: str) -> RacerRow:
    """A game of the race begins."""
    row = RacerRow("race", who, table, "origin", 3_000)
    await store.append(creation(table)._replace(race_try=row))
    return row


async def end(store: Store, table: str, points: int | None) -> None:
    over = TryOver(points)
    await store.append(Append(table, [entry(2, at=4_000)], phase="finished", try_over=over))


async def people(store: Store) -> None:
    for n, who in enumerate(("ada", "bo", "cy", "di")):
        await store.create_identity(who, who.title(), str(n) * 64, 0)


async def test_a_race_is_opened_once(store: Store) -> None:
    await people(store)
    assert await store.races.racers("race") == []
    await store.races.open(ADA)
    await store.races.open(ADA._replace(points=99))
    [only] = await store.races.racers("race")
    assert (only.name, only.row, only.row.challenger) == ("Ada", ADA, True)


async def test_the_best_come_first_and_those_without_points_last(store: Store) -> None:
    await people(store)
    await store.races.open(ADA)
    for who, points in (("bo", None), ("cy", 41), ("di", -3)):
        row = await begin(store, who, f"of-{who}")
        assert not row.challenger
        await end(store, f"of-{who}", points)
    found = [(one.name, one.row.points) for one in await store.races.racers("race")]
    assert found == [("Cy", 41), ("Ada", 30), ("Di", -3), ("Bo", None)]
    assert all(one.row.finished_at is not None for one in await store.races.racers("race"))


async def test_of_many_games_of_a_person_at_once_one_begins(store: Store) -> None:
    await people(store)
    await store.races.open(ADA)
    games = [begin(store, "bo", f"t{n}") for n in range(8)]
    outcomes = await asyncio.gather(*games, return_exceptions=True)
    assert sorted(type(one).__name__ for one in outcomes) == ["Conflict"] * 7 + ["RacerRow"]
    with pytest.raises(Conflict):
        await begin(store, "ada", "again")
    assert await store.table("again") is None, "its table is not made either"


async def test_a_game_whose_table_is_deleted_unplayed_can_be_begun_anew(store: Store) -> None:
    await people(store)
    await store.races.open(ADA)
    await begin(store, "bo", "broken-off")
    await begin(store, "cy", "going-on")
    await store.append(Append("going-on", [entry(2, at=4_000)], phase="playing"))
    assert await store.delete_unplayed("gathering", 5_000, 10) == ["broken-off"]
    assert {one.name for one in await store.races.racers("race")} == {"Ada", "Cy"}
    await begin(store, "bo", "anew")


async def test_the_end_of_a_game_is_written_once_and_changes_no_other(store: Store) -> None:
    await people(store)
    await store.races.open(ADA)
    await begin(store, "bo", "mine")
    await begin(store, "cy", "other")
    await end(store, "mine", 12)
    await store.append(Append("mine", [entry(3, at=5_000)], try_over=TryOver(99)))
    found = {
        one.name: (one.row.points, one.row.finished_at) for one in await store.races.racers("race")
    }
    assert found == {"Ada": (30, 2_000), "Bo": (12, 4_000), "Cy": (None, None)}
