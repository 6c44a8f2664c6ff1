"""The terminal itself: what it can show, how it asks for a line, how it hides secrets."""

from __future__ import annotations

import sys
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass
from enum import Enum
from shutil import get_terminal_size
from typing import Final, TextIO

from rich.console import Console, RenderableType
from rich.text import Text

PLAIN_WIDTH: Final = 80
PLAIN_HEIGHT: Final = 1000
NARROWEST: Final = 60
_HOME_AND_WIPE: Final = "\x1b[H\x1b[2J"
_WIPE_SCROLLBACK: Final = "\x1b[3J"


class Typed(Enum):
    """What happens to a line while it is typed, and afterwards."""

    SEEN = "it is echoed and enters the history"
    FORGOTTEN = "it is echoed, but does not enter the history"
    UNSEEN = "it is never echoed"


@dataclass(frozen=True, slots=True)
class Display:
    """The size of a terminal, and what it can draw."""

    width: int
    height: int
    colour: bool
    unicode: bool


def printed(out: TextIO) -> Display:
    """The display for what a command prints once: it has room for all of it."""
    unicode = (out.encoding or "utf-8").lower().startswith("utf")
    return Display(PLAIN_WIDTH, PLAIN_HEIGHT, colour=True, unicode=unicode)


def is_plain(source: TextIO, out: TextIO, environ: Mapping[str, str]) -> bool:
    """Whether to write plain lines: this is not a terminal, or one that can do no more."""
    if not (source.isatty() and out.isatty()):
        return True
    return environ.get("TERM", "") in ("", "dumb", "unknown") or bool(environ.get("NO_COLOR"))


class Terminal:
    """Lines in, pictures out. A plain terminal never gets an escape code."""

    def __init__(
        self, source: TextIO, out: TextIO, environ: Mapping[str, str], *, width: int | None = None
    ) -> None:
        """A terminal that reads from `source` and draws on `out`."""
        self._source = source
        self._out = out
        self._at_keyboard = source.isatty() and out.isatty()
        self.plain = is_plain(source, out, environ)
        self._console = Console(
            file=out,
            force_terminal=not self.plain,
            color_system=None if self.plain else "auto",
            no_color=self.plain,
            width=(width or PLAIN_WIDTH) if self.plain else width,
            highlight=False,
            markup=False,
            emoji=False,
        )

    @classmethod
    def standard(cls, environ: Mapping[str, str]) -> Terminal:
        """The terminal that the program was started in."""
        for stream in (sys.stdin, sys.stdout):
            reconfigure = getattr(stream, "reconfigure", None)
            if reconfigure is not None:  # undecodable characters become question marks
                reconfigure(errors="replace")
        terminal = cls(sys.stdin, sys.stdout, environ)
        if not terminal.plain:
            _edit_lines()
        return terminal

    @property
    def display(self) -> Display:
        """What can be drawn now: people resize their windows."""
        encoding = (getattr(self._out, "encoding", None) or "utf-8").lower()
        height = PLAIN_HEIGHT if self.plain else self._console.height
        return Display(
            width=max(self._console.width - (not self.plain), NARROWEST),
            height=height,
            colour=not self.plain,
            unicode=encoding.startswith("utf"),
        )

    def show(self, picture: RenderableType) -> None:
        """Draw something below what is on the screen."""
        if isinstance(picture, str):
            picture = Text(picture)
        self._console.print(picture, soft_wrap=self.plain)

    def say(self, sentence: str) -> None:
        """Show a message from the program, set apart from the table."""
        self.show(Text(sentence, style="bold cyan"))

    def complain(self, sentence: str) -> None:
        """Show an error message."""
        self.show(Text(sentence, style="bold red"))

    def lines(self, picture: RenderableType) -> int:
        """Count the lines that the picture takes."""
        return len(self._console.render_lines(picture, pad=False))

    def wrap(self, text: str) -> list[Text]:
        """Break the text into lines that fit the width."""
        return list(Text(text).wrap(self._console, self.display.width))

    def wipe(self, *, wholly: bool = False) -> None:
        """Clear the screen, and with `wholly` the scrollback too.

        A plain terminal cannot be cleared; if a person sits at it, scroll the text off the screen.
        """
        if self.plain:
            if wholly and self._at_keyboard:
                self._out.write("\n" * get_terminal_size().lines)
        else:
            self._out.write(_HOME_AND_WIPE + (_WIPE_SCROLLBACK if wholly else ""))
            self._out.flush()

    def ask(self, question: str, typed: Typed = Typed.SEEN) -> str:
        """Ask for a line; raise EOFError when there are no more."""
        if self._at_keyboard and self._source is sys.stdin and typed is Typed.SEEN:
            self.show(Text(question, style="bold"))
            return input("> ")
        unseen = typed is Typed.UNSEEN and self._at_keyboard
        # Turn the echo off before the question appears: some people type quickly.
        with _unseen(self._source, unseen):
            self.show(Text(question, style="bold"))
            self._out.write("> " if self._at_keyboard else "")
            self._out.flush()
            line = self._source.readline()
        if unseen:
            self._out.write("\n")
        if not line:
            raise EOFError
        return line.rstrip("\r\n")


@contextmanager
def _unseen(source: TextIO, unseen: bool) -> Iterator[None]:
    """Turn the terminal's echo off, where that is possible."""
    if not unseen:
        yield
        return
    try:
        import termios

        number = source.fileno()
        before = termios.tcgetattr(number)
    except (ImportError, OSError, ValueError):
        yield
        return
    silent = list(before)
    silent[3] &= ~termios.ECHO
    termios.tcsetattr(number, termios.TCSADRAIN, silent)
    try:
        yield
    finally:
        termios.tcsetattr(number, termios.TCSADRAIN, before)


def _edit_lines() -> None:
    """Enable line editing and history, where Python has them."""
    try:
        import readline  # noqa: F401  # importing it is all that `input` needs
    except ImportError:
        return
