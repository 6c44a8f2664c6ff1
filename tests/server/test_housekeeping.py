"""What nobody uses is deleted after a while; games that began are kept."""

from __future__ import annotations

from typing import Any, Final, cast

import pytest

from cardtown.server.bots.workers import BotWorkers
from cardtown.server.housekeeping import clean
from cardtown.server.rooms.notices import LocalNotices
from cardtown.server.rooms.rooms import Rooms
from cardtown.server.settings import Retention
from cardtown.server.storage.store import Store
from tests.server.harness import UNLIMITED
from tests.server.storage.rows import creation, next_one

pytestmark = pytest.mark.anyio

DAY: Final = 24 * 3600 * 1000
NOW: Final = 1_000 * DAY
RETENTION: Final = Retention(closed_tables=1, gathering_tables=30, identities=30)


async def clean_up(store: Store) -> None:
    rooms = Rooms(
        store, LocalNotices(), cast(BotWorkers, None), UNLIMITED, capacity=10, shared=False
    )
    await clean(rooms, store, RETENTION, NOW)


async def unused(store: Store, table_id: str, phase: str, days: float, **fields: Any) -> None:
    """A table of Ann's that nobody has used for some days."""
    at = NOW - int(days * DAY)
    await store.append(creation(table_id, phase=phase, changed_at=at, **fields))


@pytest.mark.parametrize(
    ("phase", "days", "kept"),
    [
        ("closed", 0.9, True),
        ("closed", 1.1, False),
        ("gathering", 29, True),
        ("gathering", 31, False),
        ("playing", 900, True),
        ("finished", 900, True),
    ],
)
async def test_tables_that_were_never_played_are_deleted_when_their_time_is_over(
    store: Store, phase: str, days: float, kept: bool
) -> None:
    await unused(store, "t", phase, days)
    await clean_up(store)
    assert (await store.table("t") is not None) == kept
    assert bool(await store.entries("t")) == kept
    assert bool(await store.tables_of("ann", 10)) == kept


async def test_a_table_whose_host_still_waits_there_is_kept(store: Store) -> None:
    await unused(store, "t", "gathering", 40, host_seen_at=NOW - DAY)
    await clean_up(store)
    assert await store.table("t") is not None


async def test_a_deck_goes_with_the_last_table_that_is_played_with_it(store: Store) -> None:
    ours = await store.keep_deck("ours", NOW - 31 * DAY)
    for number, phase in enumerate(("closed", "gathering", "finished")):
        await unused(store, f"t{number}", phase, 31, own_deck_sha256=ours)
    theirs = await store.keep_deck("theirs", NOW - 31 * DAY)
    await unused(store, "t", "closed", 31, own_deck_sha256=theirs)
    await clean_up(store)
    assert await store.deck(ours) == "ours"
    assert await store.deck(theirs) is None


async def test_people_without_a_table_are_forgotten_with_their_sessions_and_links(
    store: Store,
) -> None:
    long_ago = NOW - 31 * DAY
    for person in ("ann", "bob"):
        await store.create_identity(person, person, f"{person}s browser", long_ago)
        await store.replace_recovery(person, f"{person}s link", long_ago)
    await store.create_identity("new", "new", "new browser", NOW - DAY)
    await store.create_identity("guest", "guest", "guests browser", long_ago)
    await store.note_use("guests browser", NOW - DAY)
    await unused(store, "t", "finished", 31)
    assert await store.find_session("bobs browser") is not None
    await clean_up(store)
    assert await store.find_session("anns browser") is not None, "she has played"
    assert await store.find_session("new browser") is not None
    assert await store.find_session("guests browser") is not None, "a spectator came back"
    assert await store.find_session("bobs browser") is None
    assert await store.find_recovery("bobs link") is None
    assert await store.find_recovery("anns link") == "ann"


async def test_more_tables_than_one_batch_are_deleted(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("cardtown.server.housekeeping._BATCH", 2)
    for number in range(5):
        await unused(store, f"t{number}", "closed", 2)
    await clean_up(store)
    assert await store.tables_of("ann", 10) == []


async def test_a_table_that_is_used_just_then_is_kept(store: Store) -> None:
    await unused(store, "t", "gathering", 31)
    real = store._rows

    async def used_after(query: Any, **values: Any) -> Any:
        found = await real(query, **values)
        if "LIMIT" in str(query).upper() and found and found[0].id == "t":
            store._rows = real  # type: ignore[method-assign]
            await store.append(next_one("t", 2, at=NOW))
        return found

    store._rows = used_after  # type: ignore[method-assign]
    await clean_up(store)
    assert await store.table("t") is not None
    assert len(await store.entries("t")) == 2


async def test_a_person_stays_as_long_as_a_program_of_theirs(store: Store) -> None:
    long_ago = NOW - 31 * DAY
    await store.create_identity("ann", "Ann", "anns browser", long_ago)
    made = ("program:robo", "ann", "Robo", "robo", "robos token", long_ago)
    await store.create_program(*made, chat=False)
    await store.note_use("robos token", NOW - DAY)
    await clean_up(store)
    assert await store.find_session("anns browser") is not None, "only she can end it"
    await store.note_use("robos token", long_ago)
    await clean_up(store)
    assert await store.find_session("robos token") is None
    assert await store.programs.looking_like("robo") is None, "its name is free"
    assert await store.find_session("anns browser") is None
    await store.create_program(*made, chat=False)


async def test_a_program_that_waits_to_be_challenged_is_kept(store: Store) -> None:
    long_ago = NOW - 31 * DAY
    made = ("program:robo", "ann", "Robo", "robo", "robos token", long_ago)
    await store.create_program(*made, chat=False)
    await store.programs.note_seen("program:robo", NOW - 60_000, "card-city")
    await clean_up(store)
    assert await store.find_session("robos token") is not None
