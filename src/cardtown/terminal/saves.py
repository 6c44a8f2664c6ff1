"""Saved games: one record per game, replaced atomically after every action.

A game in progress is a file in the folder `saves` of the user's data folder; once it is over it
moves to the subfolder `finished`. The environment variable CARDTOWN_DATA names another data folder.
"""

from __future__ import annotations

import os
import tempfile
from collections.abc import Mapping
from dataclasses import dataclass
from datetime import datetime
from pathlib import Path
from typing import Any, Final

from cardtown.core import BadInput, Record, Table, commitment, documents, message

DATA_VARIABLE: Final = "CARDTOWN_DATA"
_SUFFIX: Final = ".json"
_DECK_SUFFIX: Final = ".deck.toml"
_FINISHED: Final = "finished"


def data_folder(environ: Mapping[str, str]) -> Path:
    """The folder of this user's games."""
    if environ.get(DATA_VARIABLE):
        return Path(environ[DATA_VARIABLE]).expanduser()
    from platformdirs import user_data_dir

    return Path(user_data_dir("cardtown", appauthor=False))


def writable(name: str, where: str) -> Path:
    """The file of that name, for a command that writes it after all its work.

    Raise :class:`BadInput` about `where` if it can't be written.
    """
    file = Path(name).expanduser()
    if file.is_dir():
        problem = f"{name} is a folder, not a file"
        raise BadInput(where, problem, message("bad-folder", file=name))
    if not file.parent.is_dir():
        problem = f"there is no folder {file.parent}"
        raise BadInput(where, problem, message("bad-no-folder", file=str(file.parent)))
    if not os.access(file.parent, os.W_OK) or (file.exists() and not os.access(file, os.W_OK)):
        raise BadInput(where, f"{name} cannot be written", message("bad-write", file=name))
    return file


def write_whole(file: Path, text: str) -> None:
    """Replace a file atomically and durably; raise OSError."""
    handle, name = tempfile.mkstemp(dir=file.parent, prefix=f".{file.name}.", suffix=".new")
    temporary = Path(name)
    try:
        with os.fdopen(handle, "w", encoding="utf-8") as stream:
            stream.write(text)
            stream.flush()
            os.fsync(stream.fileno())
        temporary.replace(file)
    except BaseException:
        temporary.unlink(missing_ok=True)
        raise
    _settle(file.parent)


def _settle(folder: Path) -> None:
    """Flush a folder's new entries to disk, on systems where a folder can be opened."""
    if not hasattr(os, "O_DIRECTORY"):
        return
    handle = os.open(folder, os.O_RDONLY | os.O_DIRECTORY)
    try:
        os.fsync(handle)
    finally:
        os.close(handle)


def read_record(file: Path) -> Record:
    """Read a record; raise :class:`BadInput` that says what is wrong with it."""
    try:
        data = file.read_bytes()
    except OSError as error:
        problem = f"cannot read {file}: {reason(error)}"
        raise BadInput("file", problem, message("bad-read", file=str(file))) from None
    return Record.from_json(documents.parse(data))


def reason(error: OSError) -> str:
    """Why the system call failed, in a few words."""
    return (error.strerror or type(error).__name__).lower()


@dataclass(frozen=True, slots=True)
class Save:
    """The file of one game in progress."""

    file: Path

    @property
    def name(self) -> str:
        """The name that people use for it."""
        return self.file.name.removesuffix(_SUFFIX)

    @property
    def _deck_file(self) -> Path:
        return self.file.with_name(self.name + _DECK_SUFFIX)

    def deck(self) -> str | None:
        """The text of the custom deck, if the game is played with one."""
        try:
            return self._deck_file.read_text(encoding="utf-8")
        except OSError:
            return None

    def keep_deck(self, text: str) -> None:
        """Keep a copy of the deck beside the game, so that resuming does not need its file."""
        write_whole(self._deck_file, text)

    def write(self, table: Table[Any, Any]) -> None:
        """Save the game in its current state."""
        write_whole(self.file, Record.of(table).to_text())

    def finish(self, table: Table[Any, Any]) -> Path:
        """Move the game, with its result, to the finished ones; return its new path."""
        self.write(table)
        folder = self.file.parent / _FINISHED
        folder.mkdir(exist_ok=True)
        for file in (self._deck_file, self.file):
            if file.exists():
                file.replace(folder / file.name)
        return folder / self.file.name


class Saves:
    """The saved games of one user."""

    def __init__(self, folder: Path) -> None:
        """The games in a folder, which is created with the first save."""
        self.folder = folder

    @classmethod
    def of_user(cls, environ: Mapping[str, str]) -> Saves:
        """The saved games of the user who runs the program."""
        return cls(data_folder(environ) / "saves")

    def new(self, table: Table[Any, Any]) -> Save:
        """Create and write a save for a table that is set up; raise :class:`BadInput`."""
        started = datetime.now().astimezone().strftime("%Y%m%d-%H%M%S")
        seal = commitment(table.seed or "")[:6]
        try:
            self.folder.mkdir(parents=True, exist_ok=True)
            save = self._free(f"{table.facts.game}-{started}-{seal}")
            save.write(table)
        except OSError as error:
            problem = f"cannot keep games in {self.folder}: {reason(error)}"
            said = message("bad-write", file=str(self.folder))
            raise BadInput(DATA_VARIABLE, problem, said) from None
        return save

    def _free(self, name: str) -> Save:
        """A save with a name that no other game has, finished ones included."""
        file = self.folder / (name + _SUFFIX)
        number = 1
        while file.exists() or (self.folder / _FINISHED / file.name).exists():
            number += 1
            file = self.folder / f"{name}-{number}{_SUFFIX}"
        return Save(file)

    def unfinished(self) -> list[Save]:
        """The games that can be resumed, the most recent first."""
        files = self.folder.glob(f"*{_SUFFIX}") if self.folder.is_dir() else ()
        found = sorted(((file.stat().st_mtime_ns, file.name, file) for file in files), reverse=True)
        return [Save(file) for _, _, file in found]

    def newest(self) -> Save:
        """The most recent game; raise :class:`BadInput` if there is none."""
        games = self.unfinished()
        if not games:
            problem = f"there is no unfinished game in {self.folder}"
            raise BadInput("file", problem, message("bad-no-saves", file=str(self.folder)))
        return games[0]

    def find(self, name: str) -> Save:
        """The save with this name or in this file; raise :class:`BadInput`."""
        named = Save(self.folder / (name.removesuffix(_SUFFIX) + _SUFFIX))
        given = Path(name).expanduser()
        if "/" not in name and not given.exists() and named.file.exists():
            return named
        if not given.exists():
            shown = documents.show(name)
            said = message("bad-no-save", file=shown)
            raise BadInput("file", f"there is no saved game {shown}", said)
        return Save(given)

    def holds(self, save: Save) -> bool:
        """Whether the save is one of these, so that it may be overwritten."""
        return save.file.resolve().parent == self.folder.resolve()
