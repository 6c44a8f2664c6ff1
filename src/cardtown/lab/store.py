"""A run on disk: its tournament and its parts.

    DIR/tournament.toml    what is played, with nothing left to defaults
    DIR/deck.toml          the deck, where it is not the game's own
    DIR/parts/000000/      the first games: a Parquet file for each table, records.jsonl where
                           records are kept, and part.json, which lists them

Parts are written whole (:mod:`cardtown.lab.folders`). Reading checks everything: a part that is
damaged is reported, never skipped.
"""

from __future__ import annotations

import shutil
import sys
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Final, NamedTuple

from cardtown.core import BadInput
from cardtown.lab import folders, observers, parquet
from cardtown.lab.errors import Damaged, Stopped
from cardtown.lab.folders import File
from cardtown.lab.play import PlayedGames
from cardtown.lab.rows import ROW_TYPES
from cardtown.lab.tournament import DECK_FILE, Tournament

if TYPE_CHECKING:
    from polars import DataFrame

TOURNAMENT_FILE: Final = "tournament.toml"
RECORDS_FILE: Final = "records.jsonl"
PARTS: Final = "parts"


@dataclass(frozen=True, slots=True)
class Run:
    """A run directory, and the tournament in it."""

    path: Path
    tournament: Tournament

    @property
    def complete(self) -> bool:
        """Whether all games have been played."""
        return not self.missing()

    @property
    def row_types(self) -> Mapping[str, type[NamedTuple]]:
        """The tables of the run, each with its row type."""
        return {**ROW_TYPES, **observers.of(self.tournament.game).row_types}

    def table(self, name: str) -> DataFrame:
        """All rows of a table, in the order of the games."""
        if name not in self.row_types:
            raise BadInput("table", f"must be one of {', '.join(self.row_types)}")
        row = self.row_types[name]
        files = [self.folder(numbers) / _file(name) for numbers in self.present()]
        return parquet.concatenate([parquet.decode(file.read_bytes(), row) for file in files], row)

    def present(self) -> list[range]:
        """The parts on disk, as the numbers of their games."""
        return [part for part in self.tournament.parts() if self.folder(part).exists()]

    def missing(self) -> list[range]:
        """The parts still to be played."""
        return [part for part in self.tournament.parts() if not self.folder(part).exists()]

    def folder(self, numbers: range) -> Path:
        """The folder of a part."""
        return self.path / PARTS / f"{numbers[0] // self.tournament.part:06}"

    def write(self, played: PlayedGames) -> None:
        """Keep a part; raise :class:`Stopped` if it can't be written."""
        files = {
            _file(name): File(len(rows), parquet.encode(rows, self.row_types[name]))
            for name, rows in played.rows.items()
        }
        if self.tournament.records:
            text = "".join(f"{record}\n" for record in played.records)
            files[RECORDS_FILE] = File(len(played.records), text.encode())
        try:
            folders.write(self.folder(played.numbers), files)
        except OSError as error:
            raise Stopped(f"{self.path} can't be written: {error.strerror}") from None

    def check(self, numbers: range) -> None:
        """Raise :class:`Damaged` if a part is damaged or lacks games."""
        files = folders.read(self.folder(numbers))
        expected = {_file(name) for name in self.row_types}
        if self.tournament.records:
            expected.add(RECORDS_FILE)
        if files.keys() != expected:
            unlike = ", ".join(sorted(files.keys() ^ expected))
            raise Damaged(f"{folders.LIST} does not list the files of this tournament: {unlike}")
        for name, row in self.row_types.items():
            file = files[_file(name)]
            frame = parquet.decode(file.data, row)
            if len(frame) != file.rows:
                raise Damaged(f"{_file(name)} has {len(frame)} rows, not {file.rows}")
            self._check_numbers(name, frame, numbers)

    def _check_numbers(self, name: str, frame: DataFrame, numbers: range) -> None:
        found = frame["number"].to_list()
        if name in ("games", "seats"):
            each = 1 if name == "games" else len(self.tournament.entrants)
            right = found == [number for number in numbers for _ in range(each)]
        else:
            right = all(number in numbers for number in found)
        if not right:
            raise Damaged(
                f"{_file(name)} has not just the games {numbers[0]} to {numbers[-1]}, each once"
            )

    @contextmanager
    def lock(self) -> Iterator[None]:
        """Lock the run against other processes; raise :class:`BadInput` if one has the lock."""
        with (self.path / TOURNAMENT_FILE).open("rb") as file:
            if sys.platform != "win32":
                import fcntl

                try:
                    fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
                except OSError:
                    problem = f"{self.path} is being played by another process"
                    raise BadInput("run", problem) from None
            yield

    def repair(self) -> list[str]:
        """Remove damaged and half-written parts, and describe each of them.

        Raises :class:`Stopped` if one can't be removed.
        """
        try:
            return [*self._remove_half_written(), *self._remove_damaged()]
        except OSError as error:
            raise Stopped(f"{self.path} can't be repaired: {error.strerror}") from None

    def _remove_half_written(self) -> Iterator[str]:
        for folder in sorted((self.path / PARTS).glob(f"*{folders.UNFINISHED}")):
            shutil.rmtree(folder)
            yield f"part {folder.name.removesuffix(folders.UNFINISHED)} was half written"

    def _remove_damaged(self) -> Iterator[str]:
        for numbers in self.present():
            try:
                self.check(numbers)
            except Damaged as damage:
                folder = self.folder(numbers)
                folders.remove(folder)
                yield f"part {folder.name} was damaged ({damage})"


def create(path: Path, tournament: Tournament) -> Run:
    """Create a run in a new or empty folder; raise :class:`BadInput` for any other."""
    try:
        path.mkdir(parents=True, exist_ok=True)
        if any(path.iterdir()):
            raise BadInput("out", _occupied(path))
        (path / PARTS).mkdir()
        if tournament.deck_text is not None:
            folders.write_durably(path / DECK_FILE, tournament.deck_text.encode())
        folders.write_durably(path / TOURNAMENT_FILE, tournament.to_toml().encode())
    except OSError as error:
        raise BadInput("out", f"{path} can't be written: {error.strerror}") from None
    return Run(path, tournament)


def _occupied(path: Path) -> str:
    if (path / TOURNAMENT_FILE).exists():
        return f"{path} holds a run already: go on with {resume_command(path)}, or choose another"
    return f"{path} is not empty: choose another folder"


def find_run(path: Path) -> Run:
    """The run in a folder, its parts unchecked; raise :class:`BadInput` if there is none."""
    file = path / TOURNAMENT_FILE
    try:
        text = file.read_text("utf-8")
    except (OSError, UnicodeDecodeError):
        raise BadInput("run", f"{path} holds no run: it has no {TOURNAMENT_FILE}") from None
    try:
        return Run(path, Tournament.from_toml(text, path))
    except BadInput as error:
        raise BadInput(str(file), str(error)) from None


def open_run(path: Path) -> Run:
    """Open the run in a folder for reading; raise :class:`BadInput` if it is damaged."""
    run = find_run(path)
    for numbers in run.present():
        try:
            run.check(numbers)
        except Damaged as damage:
            name = run.folder(numbers).name
            problem = f"part {name} of {path} is damaged ({damage}): {resume_command(path)}"
            raise BadInput("run", f"{problem} repairs it") from None
    return run


def resume_command(path: Path) -> str:
    """The command that resumes a run."""
    return f"`cardtown lab run --resume {path}`"


def _file(table: str) -> str:
    return f"{table}.parquet"
