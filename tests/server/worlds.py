"""Tables as the database holds them, and others that a viewer can't distinguish from these."""

from __future__ import annotations

import json
import random
import sqlite3
from collections.abc import Iterator, Mapping
from dataclasses import replace
from typing import Final, NamedTuple

from cardtown.server.format.messages import Viewer
from cardtown.server.table.entries import Entry, Joined, Muted, Played, Started, from_body
from cardtown.server.table.state import Item, TableState
from tests.server.harness import ServerProcess

WORLDS: Final = 3
"""How many other worlds everything is compared with."""


class Stored(NamedTuple):
    """A table as the database holds it, with all its secrets."""

    secret: str
    seat_key: str
    entries: list[Entry]


def stored_table(server: ServerProcess, table: str) -> Stored:
    with sqlite3.connect(server.database_url.removeprefix("sqlite:///")) as database:
        secret, header = database.execute(
            "SELECT secret, header FROM tables WHERE id = ?", [table]
        ).fetchone()
        rows = database.execute(
            'SELECT number, at, "by", client_id, kind, body FROM entries'
            " WHERE table_id = ? ORDER BY number",
            [table],
        ).fetchall()
    database.close()
    entries = [
        Entry(number, at, by, client, from_body(kind, body))
        for number, at, by, client, kind, body in rows
    ]
    return Stored(secret, json.loads(header)["seat_key"], entries)


def states(table: str, kept: Stored) -> Iterator[TableState]:
    """The table after each of its entries; always the same object."""
    state = TableState(table, kept.secret, kept.seat_key)
    for entry in kept.entries:
        state.apply(entry)
        yield state


def another_world(state: TableState, viewer: Viewer, rng: random.Random) -> TableState:
    """A table that looks the same to the viewer, but differs in everything hidden from it."""
    world = state.after([])
    world._secret = f"{rng.getrandbits(256):064x}"
    people = {state.host, *(item.entry.by for item in state.items)} - {viewer.identity, None}
    others = {one: f"{rng.getrandbits(128):032x}" for one in people}
    world.host = others.get(state.host, state.host)
    world.chairs = tuple(
        replace(chair, identity=others.get(chair.identity, chair.identity))
        for chair in state.chairs
    )
    world.muted = {
        (who, others.get(whom, whom)) for who, whom in state.muted if who == viewer.identity
    }
    world.items = [_by_others(item, others) for item in state.items]
    if state.table is None:
        return world
    table = state.table.resample(viewer.seat, rng)
    history = list(table.history)
    world.table = table
    table._restart()
    retold: dict[int, Item] = {}
    begun = next(item.entry for item in state.items if isinstance(item.entry.change, Started))
    retold[begun.number] = Item(begun, tuple(table.events))
    world.moves = []
    for move, (seat, action) in zip(state.moves, history, strict=True):
        before = len(table.events)
        table.apply(seat, action)
        entry = state.items[move.number - 1].entry
        assert isinstance(entry.change, Played)
        entry = entry._replace(change=replace(entry.change, action=str(action)))
        events = tuple(table.events[before:])
        if move.number < state.last_undo:
            # It was shown in another order then, and stays as it was shown.
            events = tuple(state.items[move.number - 1].events)
        retold[move.number] = Item(entry, events)
        world.moves.append(move._replace(action=action, by=others.get(move.by, move.by)))
    world.decisions = tuple(table.decisions())
    world.items = [_by_others(retold.get(item.entry.number, item), others) for item in state.items]
    return world


def _by_others(item: Item, others: Mapping[str | None, str]) -> Item:
    """The same item, caused by other people and other requests."""
    entry = item.entry
    change = entry.change
    if isinstance(change, Joined):
        change = replace(change, identity=others.get(change.identity, change.identity))
    if isinstance(change, Muted) and entry.by in others:
        change = replace(change, muted=not change.muted)
    by = others.get(entry.by, entry.by)
    return Item(entry._replace(by=by, client_id=None, change=change), item.events)
