"""`cardtown replay`: play a record again and check it."""

from __future__ import annotations

import json
import sys
from typing import Any

from cardtown import games, positions
from cardtown.cli.files import read_deck, read_record, replay_record
from cardtown.cli.one_line import one_line
from cardtown.cli.speech import say_error
from cardtown.core import BadInput, Record, RecordMismatch, Table, message, replay_steps

DOES_NOT_FIT = 1


def replay_file(
    file: str, *, deck: str | None, events: bool, lang: str | None, as_json: bool
) -> int:
    """Replay a record, print what was asked for, and return the exit code."""
    record = read_record(file)
    try:
        table = replay_record(record, deck)
    except RecordMismatch as error:
        if as_json:
            print(json.dumps({"valid": False, "index": error.index, "error": error.problem}))
        said = (None if as_json else say_error(error, lang)) or str(error)
        print(f"cardtown: {one_line(said)}", file=sys.stderr)
        return DOES_NOT_FIT
    if events and as_json:
        for event in table.events:
            print(json.dumps(event.to_json()))
    elif as_json:
        print(json.dumps(_summary(record)))
    else:
        _show(table, record, events=events, lang=lang)
    return 0


def show_position(file: str, action: int, *, deck: str | None, as_json: bool) -> None:
    """Print the position before an action as its seat saw it; at the end, as all see it.

    Where a game goes on after the last action, there is a line for every seat that must decide.
    """
    record = read_record(file)
    last = len(record.actions)
    if not 0 <= action <= last:
        raise BadInput("position", f"must be from 0 to {last}", message("bad-range", most=last))
    game = games.get(record.game)
    steps = replay_steps(record, game, read_deck(game, deck))
    table = next(table for table, index in steps if index == action)
    deciding = [decision.seat for decision in table.decisions()]
    seats: list[int | None] = [*deciding] or [None]
    if action < last:
        seats = [record.actions[action][0]]
    for seat in seats:
        decision = None if seat is None else table.decision(seat)
        line = positions.write(table.view(seat), decision)
        print(json.dumps({"seat": seat, "position": line}) if as_json else line)


def _summary(record: Record) -> dict[str, Any]:
    document = record.to_json()
    return {
        "valid": True,
        "game": record.game,
        "seats": document["seats"],
        "actions": len(record.actions),
        "result": document.get("result"),
    }


def _show(table: Table[Any, Any], record: Record, *, events: bool, lang: str | None) -> None:
    from cardtown.terminal.play import show_replay

    show_replay(table, record, events=events, lang=lang)
