"""A city as a grid: its buildings, the cells still possible, and every option marked.

The frame of 5 × 5 floats, so a young city can still grow into more rows and columns than it will
use. All of them are drawn (on a low screen, only those near by); the coordinates of those in use
stand out.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Final

from rich.text import Text

from cardtown.games.boards import bits
from cardtown.games.card_city import City
from cardtown.games.card_city.buildings import FREE_CELL
from cardtown.games.card_city.city import frame_cells
from cardtown.terminal.blocks import Block, cut
from cardtown.terminal.card_city.pen import Pen
from cardtown.terminal.pen import LABEL, QUIET, STRONG

Place = tuple[int, int]
_CELL: Final = 4
_TALL: Final = 30
_NEAR: Final = 2
_NAMED_CELL: Final = 6
_WIDEST_CELL: Final = 13


@dataclass(frozen=True, slots=True)
class Marks:
    """What is written on free cells: a label, and the kinds that it stands for."""

    labels: Mapping[Place, str] = field(default_factory=dict)
    kinds: Mapping[Place, str] = field(default_factory=dict)


NO_MARKS: Final = Marks()


def draw_city(
    city: City, pen: Pen, marks: Marks = NO_MARKS, *, cropped: bool = False, room: int = 0
) -> Block:
    """The city with coordinates; where there is room, buildings show their names.

    `cropped` leaves out rows and columns without a building or a mark.
    """
    if not city.covered:
        return [Text(pen.blank, style=QUIET)]
    shown = set(buildings(city)) | set(marks.labels) if cropped else set(possible(city))
    if pen.display.height < _TALL:
        shown = {place for place in shown if _is_near(place, city)}
    rows = range(min(row for row, _ in shown), max(row for row, _ in shown) + 1)
    columns = range(min(column for _, column in shown), max(column for _, column in shown) + 1)
    side = max(len(str(number)) for number in (rows[0], rows[-1])) + 1
    widest = max(len(str(number)) for number in (columns[0], columns[-1]))
    cell = max(_CELL, widest + 2)
    if room:
        cell = min(max((room - side) // len(columns), cell, _NAMED_CELL), _WIDEST_CELL)
    grid = _Grid(city, pen, marks, cell)
    lines = [Text(" " * side) + grid.head(columns)]
    for row in rows:
        number = Text(f"{row:>{side - 1}} ", style=STRONG if row in used(city)[0] else QUIET)
        line, below = grid.row(row, columns)
        lines.append(number + line)
        if room:
            lines.append(Text(" " * side) + below)
    return lines


def draw_small(city: City, pen: Pen) -> Block:
    """The city without coordinates, in as little room as its letters need."""
    lines = []
    for row in city.rows():
        line = Text()
        for kind in row:
            line.append_text(
                Text(f" {pen.blank} ", style=QUIET) if kind == FREE_CELL else pen.chip(kind)
            )
        lines.append(line)
    return lines


def buildings(city: City) -> dict[Place, str]:
    """The buildings of the city, by coordinates."""
    return {city.coordinates(cell): city.glyph(cell) for cell in bits(city.covered)}


def possible(city: City) -> list[Place]:
    """All cells that the floating frame still lets the city reach (K3.1)."""
    return [city.coordinates(cell) for cell in bits(frame_cells(city.box))]


def _is_near(place: Place, city: City) -> bool:
    """Whether the cell is at most two rows and two columns away from where buildings stand."""
    rows, columns = used(city)
    near_rows = rows[0] - _NEAR <= place[0] <= rows[-1] + _NEAR
    return near_rows and columns[0] - _NEAR <= place[1] <= columns[-1] + _NEAR


def used(city: City) -> tuple[range, range]:
    """The rows and the columns between the outermost buildings."""
    top, left = city.corner
    rows = city.rows()
    return range(top, top + len(rows)), range(left, left + len(rows[0]) if rows else left)


@dataclass(frozen=True, slots=True)
class _Grid:
    """The cells of one picture, all of one width."""

    city: City
    pen: Pen
    marks: Marks
    width: int

    def head(self, columns: range) -> Text:
        head = Text()
        for column in columns:
            style = STRONG if column in used(self.city)[1] else QUIET
            head.append(str(column).rjust(2).ljust(self.width), style=style)
        return head

    def row(self, row: int, columns: range) -> tuple[Text, Text]:
        """Letters and labels, and the names below them."""
        line, below = Text(), Text()
        stands = buildings(self.city)
        for column in columns:
            place = (row, column)
            if place in stands:
                line.append_text(self._building(f" {stands[place]}", stands[place]))
                name = self.pen.building(stands[place])
                below.append_text(self._building(f" {name}", stands[place]))
            else:
                line.append_text(self._free(place))
                kinds = " ".join(self.marks.kinds.get(place, ""))
                below.append(cut(f" {kinds}", self.width), style=QUIET)
        return line, below

    def _building(self, text: str, kind: str) -> Text:
        return Text(cut(text, self.width - 1), style=self.pen.style(kind)) + Text(" ")

    def _free(self, place: Place) -> Text:
        label = self.marks.labels.get(place)
        mark = Text(f" {self.pen.blank}", style=QUIET)
        if label is not None:
            mark = Text(f"[{label}]", style=LABEL)
        mark.append(" " * (self.width - mark.cell_len))
        return mark
