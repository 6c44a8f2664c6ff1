"""Games that earlier versions stored are folded as they were, by every later version.

`tools/keep_games.py` made the files: of the first engine with each standard deck, of the first
server, of the last one whose tables did not name their deck, and of each version since.
"""

from __future__ import annotations

import hashlib
import json
import sqlite3
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, closing
from pathlib import Path
from typing import Any, Final, cast

import pytest

from cardtown import games
from cardtown.core import Record, fairness, replay
from cardtown.proof import prove
from cardtown.server.bots.workers import BotWorkers
from cardtown.server.rooms.notices import LocalNotices
from cardtown.server.rooms.rooms import Rooms
from cardtown.server.storage import migrations
from cardtown.server.storage.store import Store
from tests.server.harness import UNLIMITED
from tests.server.storage.rows import open_store

KEPT: Final = Path(__file__).parent / "fixtures" / "kept"
OURS: Final = ("carson-city", "card-city")
NAMES: Final = sorted(file.stem for file in KEPT.glob("*.json"))
STORED: Final = sorted(file.stem for file in KEPT.glob("*.sql"))


def kept_game(name: str) -> dict[str, Any]:
    document: dict[str, Any] = json.loads((KEPT / f"{name}.json").read_text("utf-8"))
    return document


# --- nothing is lost ------------------------------------------------------------------------------


def test_nothing_that_is_kept_is_ever_changed_or_removed() -> None:
    lines = (KEPT / "SHA256SUMS").read_text().splitlines()
    listed = {name: sha256 for sha256, name in (line.split("  ") for line in lines)}
    files = [file for file in KEPT.iterdir() if file.name != "SHA256SUMS"]
    assert {file.name: hashlib.sha256(file.read_bytes()).hexdigest() for file in files} == listed
    assert {"01-first-deck.json", "04-first-server.sql", "05-last-without-names.sql"} <= set(listed)


def test_games_of_this_version_are_kept_too() -> None:
    """If this fails: `python tools/keep_games.py NN-NAME`, and commit what it wrote."""
    tables = {name: games.get(name).new_table(["human"] * 4, seed="today") for name in OURS}
    today = {
        "schema": migrations.revisions()[-1],
        "rules": {name: table.facts.version for name, table in tables.items()},
        "decks": {name: table.deck.sha256 for name, table in tables.items()},
        "fair": fairness.PROTOCOL,
    }
    assert today in [{key: kept_game(name).get(key) for key in today} for name in STORED]


# --- everything is folded -------------------------------------------------------------------------


@pytest.mark.parametrize("name", NAMES)
def test_every_kept_record_is_replayed_with_its_own_cards(name: str) -> None:
    records = kept_game(name)["records"]
    assert {record["game"] for record in records} == set(OURS)
    for document in records:
        record = Record.from_json(document)
        table = replay(record, games.get(record.game))
        assert table.result == record.result
        assert table.deck.sha256 == kept_game(name)["decks"][record.game]
        assert prove(document).holds


@asynccontextmanager
async def rooms(store: Store) -> AsyncIterator[Rooms]:
    """The rooms of a process that has just started; its bots are never used."""
    opened_rooms = Rooms(
        store, LocalNotices(), cast(BotWorkers, None), UNLIMITED, capacity=100, shared=False
    )
    try:
        yield opened_rooms
    finally:
        await opened_rooms.close()


async def shown_tables(store: Store, name: str) -> dict[str, Any]:
    """What is shown of each kept table now."""
    found = {}
    async with rooms(store) as here:
        for table in kept_game(name)["tables"]:
            state = (await here.room(table)).state
            record = state.record().to_json() if state.phase == "finished" else None
            found[table] = {"phase": state.phase, "number": state.number, "record": record}
            assert state.plan.deck == kept_game(name).get("own_decks", {}).get(table)
    return found


@pytest.mark.anyio
@pytest.mark.parametrize("name", STORED)
async def test_every_kept_table_is_shown_as_it_was(name: str, tmp_path: Path) -> None:
    with closing(sqlite3.connect(tmp_path / "tables.db")) as database:
        database.executescript((KEPT / f"{name}.sql").read_text("utf-8"))
    then = kept_game(name)["tables"]
    for seen in then.values():
        if seen["record"] is not None:
            seen["record"].setdefault("rules", {"version": 1})
    assert {seen["phase"] for seen in then.values()} == {"gathering", "playing", "finished"}
    async with open_store(f"sqlite:///{tmp_path / 'tables.db'}") as store:
        assert await shown_tables(store, name) == then
        with_own_decks = kept_game(name).get("own_decks", {})
        bodies = [
            json.loads((await store.entries(table))[0].body)
            for table in then
            if table not in with_own_decks
        ]
        assert {body["deck_sha256"] for body in bodies} == set(kept_game(name)["decks"].values())
        assert await shown_tables(store, name) == then, "once they have names"
