"""Read the input of a command: a file, or standard input."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any

from cardtown import games
from cardtown.core import BadInput, Game, Record, Table, documents, message, replay


def read_bytes(file: str) -> bytes:
    """The bytes of a file, or of standard input for `-`."""
    if file == "-":
        return sys.stdin.buffer.read()
    try:
        return Path(file).read_bytes()
    except (OSError, ValueError) as error:
        problem = error.strerror if isinstance(error, OSError) else str(error)
        said = message("bad-read", file=file)
        raise BadInput("file", f"{file!r} can't be read: {problem}", said) from None


def read_text(file: str) -> str:
    """The text of a file, or of standard input for `-`."""
    try:
        return read_bytes(file).decode("utf-8-sig")
    except UnicodeDecodeError as error:
        problem = f"byte {error.start} of {file!r} is not UTF-8 text"
        raise BadInput("file", problem, message("bad-utf8", byte=error.start)) from None


def read_record(file: str) -> Record:
    """The record in a file, or in standard input for `-`."""
    return Record.from_json(documents.parse(read_bytes(file)))


def replay_record(record: Record, deck: str | None) -> Table[Any, Any]:
    """Replay a record, with the deck from a file if one is named."""
    game = games.get(record.game)
    return replay(record, game, read_deck(game, deck))


def read_deck(game: Game, file: str | None) -> Any:
    """The deck in a file, or one that the game brings, by its name; None for the standard deck."""
    if file is None:
        return None
    return game.load_deck(read_text(games.deck_file(game.facts.game, file)))
