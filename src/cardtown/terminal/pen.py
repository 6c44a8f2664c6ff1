"""What every game draws with: the words of a language and the signs of a terminal."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Final

from rich.text import Text

from cardtown.localization import Texts
from cardtown.terminal.console import Display

LABEL: Final = "bold #ffffff on #c2185b"
GOOD: Final = "bold green"
BAD: Final = "bold red"
QUIET: Final = "dim"
STRONG: Final = "bold"


@dataclass(frozen=True, slots=True)
class Border:
    """The lines around a card."""

    top_left: str
    top_right: str
    bottom_left: str
    bottom_right: str
    across: str
    down: str


_ROUND: Final = Border("╭", "╮", "╰", "╯", "─", "│")
_ASCII: Final = Border("+", "+", "+", "+", "-", "|")


@dataclass(frozen=True, slots=True)
class BasePen:
    """The texts of a language and the characters of a terminal; games add names and colours."""

    texts: Texts
    display: Display

    def ui(self, message: str, **arguments: str | int) -> str:
        """A sentence of the terminal table."""
        return self.texts(f"ui-{message}", **arguments)

    def line(self, line: str) -> str:
        """A line of the score sheet."""
        return self.texts(message_id("line", line))

    @property
    def frame(self) -> Border:
        """The lines around a card."""
        return _ROUND if self.display.unicode else _ASCII

    @property
    def blank(self) -> str:
        """The mark of an empty place, and of a spent card."""
        return "·" if self.display.unicode else "."

    @property
    def then(self) -> str:
        """The separator in a sequence."""
        return " › " if self.display.unicode else " > "

    @property
    def here(self) -> str:
        """The mark of a seat that must decide."""
        return "▸" if self.display.unicode else ">"

    @property
    def star(self) -> str:
        """The mark of what stands out: appeal, a winner, the first player."""
        return "★" if self.display.unicode else "*"

    def points(self, change: int) -> str:
        """A change of points with its sign."""
        minus, none = ("−", "±0") if self.display.unicode else ("-", "0")
        return f"+{change}" if change > 0 else f"{minus}{-change}" if change < 0 else none


def change_style(change: int) -> str:
    """The colour of a change of points."""
    return GOOD if change > 0 else BAD if change < 0 else QUIET


def join(pieces: Iterable[Text | str], separator: str) -> Text:
    """Join the pieces with a separator."""
    return Text(separator).join(
        Text(piece) if isinstance(piece, str) else piece for piece in pieces
    )


def message_id(prefix: str, name: str) -> str:
    """The id of a name: `line-free-cells` for the line `free_cells`."""
    return f"{prefix}-{name.replace('_', '-')}"
