"""`cardtown replay`: play a record again and check it."""

from __future__ import annotations

import json
import sys
from typing import Any

from cardtown import games
from cardtown.cli.files import read_bytes, read_deck
from cardtown.core import Record, RecordMismatch, Table, documents, replay

DOES_NOT_FIT = 1


def replay_file(
    file: str, *, deck: str | None, events: bool, lang: str | None, as_json: bool
) -> int:
    """Replay a record, print what was asked for, and return the exit code."""
    record = Record.from_json(documents.parse(read_bytes(file)))
    game = games.get(record.game)
    try:
        table = replay(record, game, read_deck(game, deck))
    except RecordMismatch as error:
        if as_json:
            print(json.dumps({"valid": False, "index": error.index, "error": error.problem}))
        print(f"cardtown: {' '.join(str(error).split())}", file=sys.stderr)
        return DOES_NOT_FIT
    if events and as_json:
        for event in table.events:
            print(json.dumps(event.to_json()))
    elif as_json:
        print(json.dumps(_summary(record)))
    else:
        _show(table, record, events=events, lang=lang)
    return 0


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
