"""What Carson City draws with: names, colours and lines."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from cardtown.games.carson_city import Character, SeatView, Terrain
from cardtown.games.carson_city.characters import SYMBOLS
from cardtown.games.carson_city.elements import EMPTY, NAMES, NO_CARD
from cardtown.terminal.pen import BasePen, message_id

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


@dataclass(frozen=True, slots=True)
class Pen(BasePen):
    """The names and colours of Carson City."""

    # --- names -------------------------------------------------------------------------------

    def element(self, glyph: str) -> str:
        """What a parcel shows."""
        return self.texts(message_id("element", "empty" if glyph == EMPTY else NAMES[glyph]))

    def character(self, character: str) -> str:
        """A character's name."""
        return self.texts(message_id("character", character))

    def about(self, character: str) -> str:
        """What a character does, in a line."""
        return self.texts(message_id("character", character) + "-about")

    def suit(self, suit: str) -> str:
        """A suit's name."""
        return self.texts(message_id("suit", suit))

    def card(self, card: Terrain | Character) -> str:
        """A card in a sentence: its parcels and what they show, or the character."""
        if isinstance(card, Character):
            return self.character(card.id)
        shown = ", ".join(
            dict.fromkeys(self.element(glyph) for glyph in card.glyphs if glyph != EMPTY)
        )
        return f"{card.parcels[0]}/{card.parcels[1]} ({shown or self.element(EMPTY)})"

    def level(self, seat: SeatView) -> str:
        """The kind of the seat, if it is not a person."""
        if seat.virtual:
            return self.texts(f"level-{seat.kind.partition(':')[2]}")
        return "" if seat.kind == "human" else seat.kind

    # --- marks -------------------------------------------------------------------------------

    def glyph(self, glyph: str) -> str:
        """A parcel in one column."""
        return self.blank if glyph == EMPTY else " " if glyph == NO_CARD else glyph

    def symbols(self, character: str) -> str:
        """The symbols of a character card: worth points, usable."""
        arrow = "→" if self.display.unicode else "->"
        shown = SYMBOLS[character]  # type: ignore[index]  # an id, checked when the deck was read
        return " ".join(["$"] * shown.dollar + [arrow] * shown.arrow)

    def style(self, glyph: str) -> str:
        """The colours of a parcel."""
        return _COLOURS[glyph]
