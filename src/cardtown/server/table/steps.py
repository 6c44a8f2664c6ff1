"""A finished game step by step, without what was taken back."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from cardtown.core import Table
from cardtown.server.table.entries import Started
from cardtown.server.table.state import TableState


def deal_of(state: TableState) -> int:
    """The entry with which the game began."""
    return next(one.entry.number for one in state.items if isinstance(one.entry.change, Started))


def steps_of(state: TableState) -> Iterator[Table[Any, Any]]:
    """The game as it was dealt, then after every action in effect; it is one table that changes."""
    table = state.as_of(deal_of(state)).table
    if table is None:
        raise AssertionError("a finished game was dealt")
    yield table
    for move in state.moves:
        table.apply(move.seat, move.action)
        yield table
