"""docs/adding-a-game.md as its reader meets it: files to write and commands to type, in order."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Final, NamedTuple

ROOT: Final = Path(__file__).parents[1]
PAGE: Final = ROOT / "docs" / "adding-a-game.md"
INSTALL: Final = "pip install ."
_BLOCK_OR_HEADING: Final = re.compile(
    r'^```(?P<language>\w+)(?: title="(?P<file>[^"]+)")?\n(?P<text>.*?)^```$'
    r"|^## (?P<section>[^\n]+)$",
    re.MULTILINE | re.DOTALL,
)


class Block(NamedTuple):
    """A block of code in the page."""

    section: str
    language: str
    file: str
    """The file that it belongs to; empty if it is only run or looked at."""
    text: str


def _blocks(page: str) -> Iterator[Block]:
    section = ""
    for found in _BLOCK_OR_HEADING.finditer(page):
        if found["section"]:
            section = found["section"]
        else:
            yield Block(section, found["language"], found["file"] or "", found["text"])


BLOCKS: Final = list(_blocks(PAGE.read_text("utf-8")))


def files(blocks: Sequence[Block]) -> dict[str, str]:
    """The files that these blocks make; later blocks of a file follow after an empty line."""
    parts: dict[str, list[str]] = {}
    for block in blocks:
        if block.file:
            parts.setdefault(block.file, []).append(block.text)
    return {file: "\n".join(texts) for file, texts in parts.items()}


def last_install(blocks: Sequence[Block]) -> int | None:
    """The number of the last block that installs the game."""
    numbers = [number for number, block in enumerate(blocks) if INSTALL in block.text]
    return numbers[-1] if numbers else None


class Reader:
    """Somebody who follows the page in an empty folder.

    Packages go to a folder beside it, so that the environment of the tests stays as it is.
    """

    def __init__(self, folder: Path) -> None:
        self.folder = folder / "harbour"
        self._site = folder / "site"
        self._home = folder
        self._installed: int | None = None

    @property
    def environment(self) -> dict[str, str]:
        """The environment of the tests, with the installed game in it; nothing is downloaded."""
        program_paths = (str(Path(sys.executable).parent), os.environ["PATH"])
        python_paths = (str(self._site), os.environ.get("PYTHONPATH", ""))
        return {
            **os.environ,
            "PATH": os.pathsep.join(program_paths),
            "PYTHONPATH": os.pathsep.join(filter(None, python_paths)),
            "CARDTOWN_DATA": str(self._home / "data"),
            "NO_COLOR": "1",
            "PIP_DISABLE_PIP_VERSION_CHECK": "1",
            "PIP_NO_BUILD_ISOLATION": "0",  # pip reads it as the value of `build_isolation`
            "PIP_NO_DEPS": "1",
            "PIP_NO_INDEX": "1",
            "PIP_TARGET": str(self._site),
            "PIP_UPGRADE": "1",
        }

    def follow(self, blocks: Sequence[Block]) -> None:
        """Write the files of these blocks, and install the game as they said last."""
        last = last_install(blocks)
        if last is not None and last != self._installed:
            self._write(blocks[:last])
            self.run(INSTALL)
            self._installed = last
        self._write(blocks)

    def _write(self, blocks: Sequence[Block]) -> None:
        for file, text in files(blocks).items():
            path = self.folder / file
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(text, "utf-8")

    def run(self, command: str, typed: str = "") -> str:
        """Type a command, and what it asks for; return what it says."""
        return self._done(["bash", "-c", command], typed)

    def run_python(self, code: str) -> str:
        """Run a program; return what it says."""
        return self._done([sys.executable, "-c", code])

    def _done(self, command: Sequence[str], typed: str = "") -> str:
        done = subprocess.run(
            command,
            cwd=self.folder,
            env=self.environment,
            input=typed,
            capture_output=True,
            text=True,
            check=False,
        )
        assert done.returncode == 0, f"{command[-1]}\n{done.stdout}\n{done.stderr}"
        return done.stdout
