"""`deck`: what is still to come, as far as it is public."""

from __future__ import annotations

from collections import Counter

from rich.console import Group, RenderableType
from rich.text import Text

from cardtown.games.carson_city import CarsonView
from cardtown.games.carson_city.elements import GLYPHS
from cardtown.terminal.blocks import flow
from cardtown.terminal.carson_city.pen import Pen
from cardtown.terminal.pen import STRONG


def draw_piles(view: CarsonView, pen: Pen) -> RenderableType:
    """Unseen terrain by element, unseen characters, those returned and those left over."""
    unseen = Counter(glyph for card in view.unseen_terrain for glyph in card.glyphs)
    chips = [
        Text(f" {glyph} ", style=pen.style(glyph)) + Text(f" {pen.element(glyph)} {unseen[glyph]}")
        for glyph in GLYPHS
        if unseen[glyph]
    ]
    title = pen.ui("deck-terrain", name=pen.texts("era", era=view.era), n=view.terrain_left)
    lines = [Text(title, style=STRONG), *flow(chips, pen.display.width, gap="   ")]
    for message, characters in (
        ("deck-characters", view.unseen_characters),
        ("deck-returned", view.returned),
        ("deck-left", view.left_over),
    ):
        if characters:
            lines.append(Text(pen.ui(message, n=len(characters)), style=STRONG))
            lines.extend(_names(characters, pen))
    return Group(*lines)


def _names(characters: tuple[str, ...], pen: Pen) -> list[Text]:
    names = [pen.character(character) for character in characters]
    commas = [f"{name}," for name in names[:-1]] + names[-1:]
    return flow(commas, pen.display.width, gap=" ")


def legend(pen: Pen) -> RenderableType:
    """Every element with its letter and colour."""
    chips = [
        Text(f" {glyph} ", style=pen.style(glyph)) + Text(f" {pen.element(glyph)}")
        for glyph in GLYPHS
    ]
    empty = Text(f" {pen.blank} ", style=pen.style(".")) + Text(f" {pen.element('.')}")
    return Group(*flow([*chips, empty], pen.display.width, gap="   "))
