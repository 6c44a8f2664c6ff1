"""The names of Carson City's cards in a report, and how they are drawn."""

from __future__ import annotations

from typing import Final

from markupsafe import Markup

from cardtown.games.carson_city.elements import EMPTY, NAMES
from cardtown.lab.report.words import TEXTS

_SIGNS: Final = {"^": "▲"}
"""The sign for a glyph in a picture, where it is not the glyph itself."""


def character_name(character: str) -> str:
    """A character."""
    return TEXTS(f"character-{character.replace('_', '-')}")


def suit_name(suit: str) -> str:
    """A suit."""
    return TEXTS(f"suit-{suit}")


def element_name(glyph: str) -> str:
    """What a parcel shows."""
    name = "empty" if glyph == EMPTY else NAMES[glyph]
    return TEXTS(f"element-{name.replace('_', '-')}")


def terrain_card(parcels: str) -> Markup:
    """A terrain card, small: four parcels with their signs."""
    label = ", ".join(element_name(glyph) for glyph in parcels)
    parts = Markup()
    for index, glyph in enumerate(parcels):
        x, y = index % 2 * 16, index // 2 * 16
        name = "empty" if glyph == EMPTY else NAMES[glyph]
        parts += Markup('<rect class="p-{}" x="{}" y="{}" width="16" height="16"/>').format(
            name, x, y
        )
        if glyph != EMPTY:
            parts += Markup('<text x="{}" y="{}" text-anchor="middle">{}</text>').format(
                x + 8, y + 12, _SIGNS.get(glyph, glyph)
            )
    return Markup(
        '<svg class="card" width="34" height="34" viewBox="-1 -1 34 34" role="img">'
        "<title>{}</title>{}"
        '<rect class="edge" x="0" y="0" width="32" height="32" rx="3"/></svg>'
    ).format(label, parts)
