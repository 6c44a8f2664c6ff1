"""The six kinds of building (K1.1), and cards as text.

A kind is its glyph. Cards are a text of glyphs; where their order does not matter they are sorted
by glyph, so that equal cards are equal texts.
"""

from __future__ import annotations

from typing import Final

from cardtown.games.frame import BLANK

COMMERCIAL: Final = "C"
INDUSTRIAL: Final = "I"
LEISURE: Final = "L"
MUNICIPAL: Final = "M"
PARKING: Final = "P"
RESIDENTIAL: Final = "R"
FREE_CELL: Final = BLANK

KINDS: Final = COMMERCIAL + INDUSTRIAL + LEISURE + MUNICIPAL + PARKING + RESIDENTIAL
"""In the order in which cards and options are sorted."""
INDEX: Final = {kind: index for index, kind in enumerate(KINDS)}

NAMES: Final = {
    RESIDENTIAL: "residential",
    COMMERCIAL: "commercial",
    LEISURE: "leisure",
    MUNICIPAL: "municipal",
    INDUSTRIAL: "industrial",
    PARKING: "parking",
}
"""In the order of the table K1.1."""
CARDS: Final = {
    RESIDENTIAL: 34,
    COMMERCIAL: 24,
    LEISURE: 12,
    MUNICIPAL: 4,
    INDUSTRIAL: 20,
    PARKING: 16,
}
"""How many cards there are of each kind: 110 in all."""
PER_PLAYER: Final = {
    RESIDENTIAL: 6,
    COMMERCIAL: 3,
    LEISURE: 3,
    MUNICIPAL: 0,
    INDUSTRIAL: 4,
    PARKING: 4,
}
"""How many of each kind the deck has per player: 20 in all."""
DEVELOPING: Final = (COMMERCIAL, RESIDENTIAL)
"""The kinds whose districts develop (K4.2, K4.3)."""


def deck_cards(players: int) -> str:
    """The cards of the deck, sorted (K1.2)."""
    return "".join(kind * PER_PLAYER[kind] * players for kind in KINDS)


def reserve_cards(players: int) -> dict[str, int]:
    """The Reserve by kind: what is neither in the deck nor before a player (K1.2)."""
    reserve = {kind: CARDS[kind] - PER_PLAYER[kind] * players for kind in KINDS}
    reserve[MUNICIPAL] -= players
    return reserve


def together(*cards: str) -> str:
    """All these cards, sorted."""
    return "".join(sorted("".join(cards)))


def without(cards: str, taken: str) -> str:
    """The cards without those taken, in the same order; missing ones are ignored."""
    for kind in taken:
        cards = cards.replace(kind, "", 1)
    return cards
