"""Cards as people read them: four parcels with letter, name and colour, and characters."""

from __future__ import annotations

import textwrap
from collections.abc import Sequence
from typing import Final

from rich.text import Text

from cardtown.games.carson_city import Character, Terrain
from cardtown.games.carson_city.elements import EMPTY
from cardtown.terminal.blocks import Block, beside, cut, fit, flow
from cardtown.terminal.carson_city.pen import Pen
from cardtown.terminal.pen import QUIET, STRONG, change_style

WIDEST_PARCEL: Final = 9
NARROWEST_PARCEL: Final = 3
_TALL_SCREEN: Final = 34


def row_of_cards(
    row: Sequence[Terrain | Character], changes: Sequence[int | None], pen: Pen
) -> Block:
    """The row, each card with its number, its appeal and the points it would bring immediately."""
    if not row:
        return []
    room = (pen.display.width + 1) // len(row) - 1
    parcel = min(max((room - 3) // 2, NARROWEST_PARCEL), WIDEST_PARCEL)
    cards = [
        draw_card(card, pen, parcel, number=str(index), change=change)
        for index, (card, change) in enumerate(zip(row, changes, strict=True))
    ]
    return beside(cards, gap=1)


def draw_card(
    card: Terrain | Character,
    pen: Pen,
    parcel: int,
    *,
    number: str = "",
    change: int | None = None,
) -> Block:
    """One card; `parcel` is the width of a parcel in columns."""
    inside = 2 * parcel + 1
    tall = 2 if pen.display.height >= _TALL_SCREEN else 1
    if isinstance(card, Terrain):
        body = _parcels(card, pen, parcel, tall)
    else:
        body = _portrait(card, pen, inside, 2 * tall)
    frame = pen.frame
    lines = [
        _edge(frame.top_left, number, f"{pen.star}{card.appeal}", frame.top_right, inside, pen)
    ]
    for line in body:
        lines.append(Text(frame.down, style=QUIET) + line + Text(frame.down, style=QUIET))
    foot = "" if change is None else pen.points(change)
    lines.append(_edge(frame.bottom_left, "", foot, frame.bottom_right, inside, pen, change))
    return lines


def _edge(  # the upper or lower edge of a card, with something at its left and right end
    start: str, left: str, right: str, end: str, inside: int, pen: Pen, change: int | None = None
) -> Text:
    style = STRONG if change is None else change_style(change)
    line = Text(start, style=QUIET)
    if left:
        line.append(f" {left} ", style=STRONG)
    tail = Text(f" {right} " if right else "", style=style)
    line.append(pen.frame.across * (inside + 1 - line.cell_len - tail.cell_len), style=QUIET)
    line.append_text(tail)
    line.append(end, style=QUIET)
    return line


def _parcels(card: Terrain, pen: Pen, width: int, tall: int) -> Block:
    lines: Block = []
    for row in card.parcels:
        cells = [_parcel(glyph, pen, width, tall) for glyph in row]
        for left, right in zip(*cells, strict=True):
            lines.append(left + Text(pen.frame.down, style=QUIET) + right)
    return lines


def _parcel(glyph: str, pen: Pen, width: int, tall: int) -> Block:
    style = pen.style(glyph)
    if glyph == EMPTY:
        mark = pen.blank.center(width)
        return [Text(mark, style=style), Text(" " * width, style=style)][:tall]
    name = pen.element(glyph)
    if tall > 1:
        return [Text(glyph.center(width), style=style), Text(_centred(name, width), style=style)]
    return [
        Text(
            cut(f"{glyph} {name}" if width > NARROWEST_PARCEL else f" {glyph}", width), style=style
        )
    ]


def _portrait(card: Character, pen: Pen, width: int, height: int) -> Block:
    name = pen.character(card.id)
    wrapped = textwrap.wrap(name, width)
    if len(wrapped) >= height:
        wrapped = [name]
    lines = [Text(fit(line.center(width), width), style=STRONG) for line in wrapped]
    lines.append(Text(fit(pen.symbols(card.id).center(width), width)))
    lines.extend(Text(" " * width) for _ in range(height - len(lines)))
    return lines


def _centred(name: str, width: int) -> str:
    return cut(name, width) if len(name) >= width else name.center(width)


def row_in_a_line(row: Sequence[Terrain | Character], pen: Pen) -> Block:
    """The row in a few words, for when building matters more than its cards."""
    pieces = []
    for index, card in enumerate(row):
        name = pen.character(card.id) if isinstance(card, Character) else "/".join(card.parcels)
        pieces.append(Text(f"{index}:", style=QUIET) + Text(f"{name} {pen.star}{card.appeal}"))
    return flow(pieces, pen.display.width)
