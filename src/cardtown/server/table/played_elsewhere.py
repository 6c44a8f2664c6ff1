"""A record as the entries of a finished table: a game that was played elsewhere.

It is replayed and checked first, so that a table never shows what the rules do not allow.
"""

from __future__ import annotations

import hashlib
from collections.abc import Sequence
from typing import Any, Final, NamedTuple

from cardtown import games
from cardtown.core import BadInput, Record, documents, message, replay
from cardtown.core.game import HUMAN, is_printable
from cardtown.server.table.entries import (
    FILE,
    PERSON,
    Change,
    Created,
    Joined,
    PlannedSeat,
    Played,
    Started,
)
from cardtown.server.table.text import check_name

_SEED_BYTES: Final = 1_000
_KIND_BYTES: Final = 200
"""Longer seeds and kinds of seats are refused: they are stored as they are."""


class PlayedElsewhere(NamedTuple):
    """A finished game: the plan of its table, and all that happened there."""

    id: str
    """The same for the same record, which is kept once."""
    plan: Created
    changes: Sequence[Change]


def read_game(data: bytes) -> PlayedElsewhere:
    """The game in a file; raise :class:`CardtownError` that says what is wrong with it."""
    document: Any = documents.parse(data)
    record = Record.from_json(document)
    _check_texts(record)
    table = replay(record, games.get(record.game))
    if not table.over:
        unfinished = message("bad-record-unfinished")
        raise BadInput("actions", "the game is not over yet", unfinished)
    seats = [
        PlannedSeat(PERSON) if seat.kind == HUMAN else PlannedSeat(seat.kind, check_name(seat.name))
        for seat in table.seats
    ]
    plan = Created(
        game=record.game,
        seats=tuple(seats),
        commitment="",
        options=record.options,
        practice=record.practice,
        deck_name=table.deck.name,
        deck_sha256=table.deck.sha256,
        seed=record.seed,
        source=FILE,
    )
    sat_down = [
        Joined(number, f"record:{number}", check_name(seat.name))
        for number, seat in enumerate(table.seats)
        if seat.kind == HUMAN
    ]
    played = [Played(seat, action) for seat, action in record.actions]
    return PlayedElsewhere(_id_of(record), plan, [*sat_down, Started(record.rules), *played])


def _check_texts(record: Record) -> None:
    """Raise :class:`BadInput` for texts that no game has, and that can't be stored or are long."""
    _check_length("seed", record.seed, _SEED_BYTES)
    for number, seat in enumerate(record.seats):
        where = f"seats[{number}].kind"
        if not is_printable(seat.kind):
            known = "human, bot:NAME or virtual:LEVEL"
            raise BadInput(where, f"must be {known}", message("bad-choice", choices=known))
        _check_length(where, seat.kind, _KIND_BYTES)


def _check_length(where: str, text: str, most: int) -> None:
    if len(text.encode()) > most:
        raise BadInput(where, f"has more than {most:,} bytes", message("bad-long", most=most))


def _id_of(record: Record) -> str:
    return "record-" + hashlib.sha256(record.to_text().encode()).hexdigest()[:40]
