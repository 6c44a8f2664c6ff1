"""The whole table on one screen, for each kind of decision."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from rich.text import Text

from cardtown.core import Decision
from cardtown.games.card_city import CardCityAction, CardCityView
from cardtown.games.card_city.growth import growths
from cardtown.terminal.blocks import Block, beside, width_of
from cardtown.terminal.card_city import seats
from cardtown.terminal.card_city.choices import list_choices
from cardtown.terminal.card_city.city import NO_MARKS, draw_city
from cardtown.terminal.card_city.districts import list_districts
from cardtown.terminal.card_city.lots import draw_lots
from cardtown.terminal.card_city.options import Option, list_options, marks_of
from cardtown.terminal.card_city.pen import Pen
from cardtown.terminal.pen import QUIET

_LARGE: Final = (100, 36)
_PANEL: Final = 40
_NARROWEST_PANEL: Final = 30
_FEWEST_LINES: Final = 3
_GAP: Final = 2
_AROUND: Final = 6
"""How many lines of the screen are needed for news, the question and the input."""


def draw_board(
    view: CardCityView, decision: Decision[CardCityAction], pen: Pen, *, previews: bool
) -> Block:
    """The table as the deciding seat sees it."""
    seat = view.seats[decision.seat]
    found = list_options(view, decision)
    head = [seats.heading(view, decision.kind, pen), *seats.own_lines(seat, pen)]
    if not found:
        head += draw_lots(view, decision, pen)
    city = _city(view, decision, found, pen)
    width = max(pen.display.width - width_of(city) - _GAP, _NARROWEST_PANEL)
    choices = list_choices(found, pen, width, previews=previews)
    districts = growths(seat.city, view.reserve, joining=view.joining)
    layout = _Layout(
        city,
        choices,
        list_districts(districts, pen, width),
        seats.others(view, decision.seat, pen),
        [] if found else seats.small(view, decision.seat, pen),
        pen,
    )
    return [*head, *layout.arrange(pen.display.height - _AROUND - len(head))]


def _city(
    view: CardCityView, decision: Decision[CardCityAction], found: Sequence[Option], pen: Pen
) -> Block:
    """The player's city: whole and marked when choosing a cell, otherwise cropped."""
    city = view.seats[decision.seat].city
    marks = marks_of(found) if found else NO_MARKS
    room = pen.display.width - _PANEL if found and _large(pen) else 0
    return draw_city(city, pen, marks, cropped=not found, room=room)


def _large(pen: Pen) -> bool:
    return pen.display.width >= _LARGE[0] and pen.display.height >= _LARGE[1]


@dataclass(frozen=True, slots=True)
class _Layout:
    """The parts of the table below the heading."""

    city: Block
    choices: Block
    districts: Block
    others: Sequence[Block]
    small: Block
    """The player's city again, smaller; empty when cells have to be marked."""
    pen: Pen

    def arrange(self, height: int) -> Block:
        """City and panel, and the others where they fit: beside, under the panel, below."""
        if side_by_side := self._beside():
            return side_by_side
        below = self._below(height)
        shortest = min(self._stack(height) or below, below, key=len)
        return shortest if len(shortest) <= height else self._all_small() or shortest

    def _beside(self) -> Block:
        parts = [self.city, [*self.choices, *self.districts], beside(self.others)]
        shown = [part for part in parts if part]
        if sum(width_of(part) + _GAP for part in shown) - _GAP > self.pen.display.width:
            return []
        return beside(shown, _GAP)

    def _stack(self, height: int) -> Block:
        width = self.pen.display.width - width_of(self.city) - _GAP
        panel = [*self.choices, *self.districts]
        stack = [*panel, *([Text()] if panel else []), *seats.in_rows(self.others, width)]
        if len(stack) > max(len(self.city), height) or width_of(stack) > width:
            return []
        return beside([self.city, stack], _GAP)

    def _all_small(self) -> Block:
        """All cities in one row, for a screen too low for anything else."""
        row = beside([self.small, *self.others], gap=1)
        return row if self.small and width_of(row) <= self.pen.display.width else []

    def _below(self, height: int) -> Block:
        """City and choices, then the others; as many districts as still fit."""
        others = seats.in_rows(self.others, self.pen.display.width)
        lines = max(len(self.city), height - len(others), _FEWEST_LINES) - len(self.choices)
        districts = self.districts
        if len(districts) > lines:
            more = Text(self.pen.ui("more-districts"), style=QUIET)
            districts = [*districts[: max(lines - 1, 0)], more]
        return [*beside([self.city, [*self.choices, *districts]], _GAP), *others]
