"""A terminal without a person: lines go in, output comes out."""

from __future__ import annotations

import io
import sys
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any, NamedTuple

import pytest

from cardtown.core import Record
from cardtown.terminal import play as terminal
from cardtown.terminal.saves import Save, Saves, read_record

ANY_ANSWER = [*"9876543210", "a", "no", "done"]
"""Typed repeatedly, these answer every question that a game can ask."""


class Outcome(NamedTuple):
    """The outcome of a session."""

    code: int
    shown: str

    def after(self, text: str) -> str:
        """The output after the first occurrence of this text."""
        assert text in self.shown, self.shown
        return self.shown.partition(text)[2]


class TerminalPlayer:
    """Plays in a terminal that reads prepared lines."""

    def __init__(
        self,
        monkeypatch: pytest.MonkeyPatch,
        capsys: pytest.CaptureFixture[str],
        folder: Path,
    ) -> None:
        self._monkeypatch = monkeypatch
        self._capsys = capsys
        self.folder = folder
        self.saves = Saves(folder / "saves")

    def play(
        self, lines: Sequence[str] = (), game: str = "carson-city", **arguments: Any
    ) -> Outcome:
        """Play a game with these lines, then the end of input."""
        return self.run(lines, lambda: terminal.play(game, **arguments))

    def resume(
        self, lines: Sequence[str] = (), file: str | None = None, **arguments: Any
    ) -> Outcome:
        """Resume a game."""
        return self.run(lines, lambda: terminal.resume(file, **arguments))

    def run(self, lines: Sequence[str], start: Callable[[], int]) -> Outcome:
        """Do something with these lines, then the end of input."""
        self._monkeypatch.setattr(sys, "stdin", io.StringIO("".join(f"{line}\n" for line in lines)))
        self._capsys.readouterr()
        code = start()
        return Outcome(code, self._capsys.readouterr().out)

    def saved(self) -> Record:
        """The most recent game, as it was saved."""
        return read_record(self.saves.newest().file)

    def finished(self) -> list[Save]:
        """The games that are over."""
        return [Save(file) for file in sorted((self.saves.folder / "finished").glob("*.json"))]


@pytest.fixture
def player(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> TerminalPlayer:
    """A person at a piped terminal, with a separate folder for saved games."""
    monkeypatch.setenv("CARDTOWN_DATA", str(tmp_path / "data"))
    for variable in ("LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(variable, raising=False)
    return TerminalPlayer(monkeypatch, capsys, tmp_path / "data")


@pytest.fixture
def any_answer() -> list[str]:
    """Enough lines to play any game to its end."""
    return ANY_ANSWER * 120
