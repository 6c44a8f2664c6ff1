"""What the drawings of Carson City are made with: names, colours and lines."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Final

from rich.text import Text

from cardtown.games.carson_city import Character, SeatView, Terrain
from cardtown.games.carson_city.characters import SYMBOLS
from cardtown.games.carson_city.elements import EMPTY, NAMES, NO_CARD
from cardtown.localization import Texts
from cardtown.terminal.console import Look

_COLOURS: Final = {
    EMPTY: "#6b5d43 on #d8c7a0",
    "^": "#ffffff on #6f7580",
    "h": "#000000 on #f0cf65",
    "T": "#000000 on #e39a3b",
    "M": "#ffffff on #6b4226",
    "R": "#000000 on #8cc063",
    "K": "#ffffff on #4b4b73",
    "D": "#000000 on #66c2bd",
    "B": "#ffffff on #2f66b3",
    "S": "#ffffff on #8e3d9e",
    "H": "#000000 on #ec8fb5",
    "G": "#ffffff on #a3512b",
    "C": "#000000 on #f4f1e6",
    "P": "#ffffff on #303030",
    "Y": "#ffffff on #1d3a70",
    "!": "bold #ffffff on #c02f22",
    NO_CARD: "dim",
}
LABEL: Final = "bold #ffffff on #c2185b"
GOOD: Final = "bold green"
BAD: Final = "bold red"
QUIET: Final = "dim"
STRONG: Final = "bold"


@dataclass(frozen=True, slots=True)
class Frame:
    """The lines around a card."""

    top_left: str
    top_right: str
    bottom_left: str
    bottom_right: str
    across: str
    down: str


_ROUND: Final = Frame("╭", "╮", "╰", "╯", "─", "│")
_ASCII: Final = Frame("+", "+", "+", "+", "-", "|")


@dataclass(frozen=True, slots=True)
class Pen:
    """The names of a language and the means of a terminal."""

    texts: Texts
    look: Look

    # --- names -------------------------------------------------------------------------------

    def ui(self, message: str, **arguments: str | int) -> str:
        """A sentence of the terminal table."""
        return self.texts(f"ui-{message}", **arguments)

    def element(self, glyph: str) -> str:
        """What a parcel shows."""
        return self.texts(_id("element", "empty" if glyph == EMPTY else NAMES[glyph]))

    def character(self, character: str) -> str:
        """A character's name."""
        return self.texts(_id("character", character))

    def about(self, character: str) -> str:
        """What a character does, in a line."""
        return self.texts(_id("character", character) + "-about")

    def suit(self, suit: str) -> str:
        """A suit's name."""
        return self.texts(_id("suit", suit))

    def line(self, line: str) -> str:
        """A line of the score sheet."""
        return self.texts(_id("line", line))

    def card(self, card: Terrain | Character) -> str:
        """A card in a sentence: its parcels and what they show, or the character."""
        if isinstance(card, Character):
            return self.character(card.id)
        shown = ", ".join(
            dict.fromkeys(self.element(glyph) for glyph in card.glyphs if glyph != EMPTY)
        )
        return f"{card.parcels[0]}/{card.parcels[1]} ({shown or self.element(EMPTY)})"

    def level(self, seat: SeatView) -> str:
        """Who plays there, if it is not a person."""
        if seat.virtual:
            return self.texts(f"level-{seat.kind.partition(':')[2]}")
        return "" if seat.kind == "human" else seat.kind

    # --- marks -------------------------------------------------------------------------------

    @property
    def frame(self) -> Frame:
        """The lines around a card."""
        return _ROUND if self.look.unicode else _ASCII

    @property
    def blank(self) -> str:
        """The mark of an empty parcel, and of a card that is spent."""
        return "·" if self.look.unicode else "."

    @property
    def then(self) -> str:
        """What stands between those who follow each other."""
        return " › " if self.look.unicode else " > "

    @property
    def here(self) -> str:
        """The mark of a seat that must decide."""
        return "▸" if self.look.unicode else ">"

    @property
    def star(self) -> str:
        """The mark of appeal."""
        return "★" if self.look.unicode else "*"

    def glyph(self, glyph: str) -> str:
        """A parcel in one column."""
        return self.blank if glyph == EMPTY else " " if glyph == NO_CARD else glyph

    def symbols(self, character: str) -> str:
        """The symbols of a character card: worth points, usable."""
        arrow = "→" if self.look.unicode else "->"
        shown = SYMBOLS[character]  # type: ignore[index]  # an id, checked when the deck was read
        return " ".join(["$"] * shown.dollar + [arrow] * shown.arrow)

    def points(self, change: int) -> str:
        """A change of points with its sign."""
        minus, none = ("−", "±0") if self.look.unicode else ("-", "0")
        return f"+{change}" if change > 0 else f"{minus}{-change}" if change < 0 else none

    def style(self, glyph: str) -> str:
        """The colours of a parcel."""
        return _COLOURS[glyph]


def change_style(change: int) -> str:
    """The colour of a change of points."""
    return GOOD if change > 0 else BAD if change < 0 else QUIET


def joined(pieces: Iterable[Text | str], between: str) -> Text:
    """The pieces with something between them."""
    return Text(between).join(Text(piece) if isinstance(piece, str) else piece for piece in pieces)


def _id(prefix: str, name: str) -> str:
    return f"{prefix}-{name.replace('_', '-')}"
