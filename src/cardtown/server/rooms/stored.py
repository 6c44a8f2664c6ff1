"""Stored entries: to rows, from rows, and folded into the state of a table."""

from __future__ import annotations

import logging
from collections.abc import Iterable, Sequence
from dataclasses import replace
from functools import lru_cache
from itertools import takewhile

import orjson

from cardtown.server.errors import OtherVersion
from cardtown.server.storage.store import EntryRow, TableRow
from cardtown.server.table import entries
from cardtown.server.table.entries import Created, Entry, Started
from cardtown.server.table.state import TableFacts, TablePhase, TableState
from cardtown.server.table.summary import read_summary

log = logging.getLogger(__name__)


def to_row(entry: Entry) -> EntryRow:
    """An entry as it is stored: the text of a deck is left out, and stored by itself."""
    change = entry.change
    if isinstance(change, Created):
        change = replace(change, deck=None)
    return EntryRow(
        number=entry.number,
        kind=entries.kind_of(change),
        body=entries.to_body(change),
        by=entry.by,
        client_id=entry.client_id,
        at=entry.at,
    )


def from_row(row: EntryRow) -> Entry:
    """An entry that was stored; raise :class:`OtherVersion` if a newer program wrote it."""
    try:
        change = entries.from_body(row.kind, row.body)
    except (KeyError, TypeError):  # a kind or a field that did not exist yet
        raise OtherVersion(
            f"entry {row.number} of this table was written by a newer Cardtown: update this server"
        ) from None
    return Entry(row.number, row.at, row.by, row.client_id, change)


def read_entries(table_id: str, rows: Iterable[EntryRow]) -> list[Entry]:
    """The entries of a table that were stored; raise :class:`OtherVersion` as `from_row` does."""
    try:
        return list(map(from_row, rows))
    except OtherVersion as error:
        _log_once(table_id, str(error))
        raise


def with_deck_text(stored: Sequence[Entry], deck: str | None) -> list[Entry]:
    """The entries of a table, the first of which is given the text of the table's own deck."""
    first, *rest = stored
    if not isinstance(first.change, Created):
        raise AssertionError("the first entry of a table creates it")
    return [first._replace(change=replace(first.change, deck=deck)), *rest]


def blank_state(row: TableRow) -> TableState:
    """A table of which no entry has been read yet."""
    return TableState(row.id, row.secret, orjson.loads(row.header)["seat_key"])


def fold(state: TableState, stored: Sequence[Entry]) -> TableState:
    """The table after more entries that were stored; the given one stays as it is.

    Raise :class:`OtherVersion` if they can't be folded as they were when they were written.
    """
    try:
        return state.after(stored)
    except OtherVersion as error:
        _log_once(state.id, str(error))
        raise
    except Exception as error:
        _log_once(state.id, repr(error))
        raise OtherVersion(
            "this server can't play the game again as it was: it needs the Cardtown that stored it"
        ) from error


@lru_cache(1024)
def _log_once(table_id: str, why: str) -> None:
    """Log why a table can't be shown; not each time that somebody asks for it."""
    log.warning("table %s can't be shown as it was: %s", table_id, why)


def outline(row: TableRow, stored: Sequence[EntryRow]) -> TableState:
    """What can be said of a table whose game can't be folded: who sat down to play what.

    The text of a deck is left out: a list only shows whether there is one.
    """
    before = takewhile(lambda entry: not isinstance(entry.change, Started), map(from_row, stored))
    deck = None if row.own_deck_sha256 is None else ""
    state = blank_state(row).after(with_deck_text(list(before), deck))
    state.phase = TablePhase(row.phase)
    return state


def stored_facts(row: TableRow) -> TableFacts | None:
    """What lists show of a table; None if it was stored without, and has not been opened since."""
    if row.summary is None or row.turns is None:
        return None
    return read_summary(row.id, row.secret, row.phase, row.summary, row.turns)
