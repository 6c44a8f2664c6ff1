"""A city as a grid with coordinates, every place for a card marked at its upper-left parcel."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from typing import Final

from rich.text import Text

from cardtown.games.carson_city import City
from cardtown.games.carson_city.elements import NO_CARD
from cardtown.terminal.blocks import Block, cut
from cardtown.terminal.carson_city.pen import Pen
from cardtown.terminal.pen import LABEL, QUIET

Place = tuple[int, int]
_MARGIN: Final = 4
_CELL: Final = 3
_NAMED_CELL: Final = 6
_WIDEST_CELL: Final = 11


def draw_city(
    city: City,
    pen: Pen,
    labels: Mapping[Place, str] | None = None,
    newest: Collection[Place] = (),
    *,
    room: int = 0,
) -> Block:
    """The city; `newest` are parcels to point out; where there is room, parcels show names."""
    labels = labels or {}
    shown = parcels(city)
    if not shown and not labels:
        return [Text(pen.ui("city-empty"), style=QUIET)]
    places = [*shown, *labels, *((row + 1, column + 1) for row, column in labels)]
    rows = range(min(row for row, _ in places), max(row for row, _ in places) + 1)
    columns = range(min(column for _, column in places), max(column for _, column in places) + 1)
    margin = max(_MARGIN, _longest(rows) + 1)
    longest = max(map(len, labels.values()), default=0)
    cell = max(_CELL if not labels else longest + 4, _longest(columns) + 1)
    if room:
        cell = min(max((room - margin) // len(columns), cell, _NAMED_CELL), _WIDEST_CELL)
    head = "".join(str(column).rjust(2).ljust(cell) for column in columns)
    lines = [Text(" " * margin + head, style=QUIET)]
    for row in rows:
        line = Text(f"{row:>{margin - 1}} ", style=QUIET)
        below = Text(" " * margin)
        for column in columns:
            glyph = shown.get((row, column), NO_CARD)
            new = (row, column) in newest
            line.append_text(_cell(glyph, labels.get((row, column), ""), cell, pen, new))
            below.append_text(_name(glyph, cell, pen))
        lines.extend([line, below] if room else [line])
    return lines


def _longest(numbers: range) -> int:
    """How many characters the longest of these coordinates has."""
    return max(len(str(number)) for number in (numbers[0], numbers[-1]))


def parcels(city: City) -> dict[Place, str]:
    """What the city shows, by coordinates."""
    top, left = city.corner if city.covered else (0, 0)
    return {
        (top + row, left + column): glyph
        for row, line in enumerate(city.rows())
        for column, glyph in enumerate(line)
        if glyph != NO_CARD
    }


def _cell(glyph: str, label: str, width: int, pen: Pen, new: bool) -> Text:
    style = pen.style(glyph)
    if new:
        style += " bold underline"
    text = Text(" " + pen.glyph(glyph), style=style)
    if label:
        text.append(f"[{label}]", style=LABEL)
    text.append(" " * (width - text.cell_len))
    return text


def _name(glyph: str, width: int, pen: Pen) -> Text:
    if glyph in (NO_CARD, "."):
        return Text(" " * width, style=pen.style(glyph))
    return Text(cut(" " + pen.element(glyph), width), style=pen.style(glyph))
