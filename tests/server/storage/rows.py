"""Short ways to make rows and changes for a store."""

from __future__ import annotations

from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from typing import Any

from cardtown.server.storage.store import Append, EntryRow, Store, TableRow


@asynccontextmanager
async def open_store(url: str, patience_s: float = 300.0) -> AsyncIterator[Store]:
    """A store that is open within the context."""
    store = await Store.open(url, patience_s=patience_s)
    try:
        yield store
    finally:
        await store.close()


async def latest(store: Store, table_id: str) -> int:
    """The number of a table's last entry; 0 when it has none."""
    return max((one.number for one in await store.entries(table_id)), default=0)


def entry(number: int, body: str = "{}", at: int = 1_000) -> EntryRow:
    return EntryRow(number, "played", body, "ann", f"click-{number}", at)


def row(table_id: str, **fields: Any) -> TableRow:
    """The row of a table that Ann has just made."""
    values = {
        "game": "carson-city",
        "visibility": "open",
        "phase": "gathering",
        "host": "ann",
        "header": "{}",
        "secret": "5ec7e7",
        "created_at": 1_000,
        "changed_at": 1_000,
        **fields,
    }
    return TableRow(table_id, **values)


def creation(table_id: str, members: Sequence[str] = ("ann",), **fields: Any) -> Append:
    """The change that creates a table."""
    created = row(table_id, **fields)
    first = entry(1, at=created.changed_at)
    return Append(table_id, [first], created=created, members=members)


def next_one(table_id: str, number: int, at: int = 1_000, **changes: Any) -> Append:
    """A change that appends one entry."""
    return Append(table_id, [entry(number, at=at)], **changes)


def ids(rows: Sequence[TableRow]) -> list[str]:
    return [each.id for each in rows]
