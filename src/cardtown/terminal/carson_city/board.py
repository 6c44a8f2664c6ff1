"""The whole table on one screen, for each kind of decision."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from rich.text import Text

from cardtown.core import Decision
from cardtown.games.carson_city import Adopt, CarsonAction, CarsonView, Character, Place, SeatView
from cardtown.terminal.blocks import Block, beside, fit, flow, width_of
from cardtown.terminal.carson_city import options as listed
from cardtown.terminal.carson_city import seats, sheet
from cardtown.terminal.carson_city.cards import draw_card, row_in_a_line, row_of_cards
from cardtown.terminal.carson_city.city import draw_city
from cardtown.terminal.carson_city.options import Option
from cardtown.terminal.carson_city.pen import Pen
from cardtown.terminal.pen import QUIET, STRONG, change_style

_NARROWEST_PANEL: Final = 26
_LARGE: Final = (100, 38)
_PANEL: Final = 46
_BIG_PARCEL: Final = 7
_PLACE_COLUMN: Final = 13


def draw_board(
    view: CarsonView, decision: Decision[CarsonAction], pen: Pen, *, previews: bool
) -> Block:
    """The table as the deciding seat sees it."""
    seat = view.seats[decision.seat]
    if view.placing is not None:
        return _while_placing(view, seat, decision, pen, previews=previews)
    changes: list[int | None] = [None] * len(view.row)
    if previews and not seat.virtual:
        best = [listed.best_of(seat, card) for card in view.row]
        changes = [None if one is None else one.points for one in best]
    return [
        *_headings(view, pen),
        *row_of_cards(view.row, changes, pen),
        *_about(view, pen),
        *_city_and_seats(view, seat, pen),
        *sheet.live(seat, pen),
        *_adoptions(seat, decision, pen, previews=previews),
        *draw_sales(seat, decision, pen, previews=previews),
    ]


def _headings(view: CarsonView, pen: Pen) -> Block:
    pieces = [seats.heading(view, pen)]
    if view.order:
        pieces.append(seats.picking(view, pen))
    elif view.row:
        pieces.append(seats.ties(view, pen))
    return flow(pieces, pen.display.width, gap="   ")


def _about(view: CarsonView, pen: Pen) -> Block:
    """What the character of the row does, in a line or two."""
    if not view.row or not isinstance(view.row[0], Character):
        return []
    name = view.row[0].id
    line = Text(f"{pen.character(name)}: ", style=STRONG) + Text(pen.about(name))
    return [line]


def _city_and_seats(view: CarsonView, seat: SeatView, pen: Pen) -> Block:
    city = draw_city(seat.city, pen, newest=newest(seat), room=_room(pen))
    panel = seats.draw_seats(view, pen, pen.display.width - width_of(city) - 2)
    return beside([city, panel])


def _room(pen: Pen) -> int:
    """How wide a city with names may be; 0 where the screen is too small for names."""
    large = pen.display.width >= _LARGE[0] and _LARGE[1] <= pen.display.height
    return pen.display.width - _PANEL if large else 0


def newest(seat: SeatView) -> tuple[tuple[int, int], ...]:
    """The parcels of the card placed last."""
    if not seat.city.cards:
        return ()
    row, column = seat.city.coordinates(seat.city.cards[-1][1])
    return (row, column), (row, column + 1), (row + 1, column), (row + 1, column + 1)


# --- placing ---------------------------------------------------------------------------------


def _while_placing(
    view: CarsonView,
    seat: SeatView,
    decision: Decision[CarsonAction],
    pen: Pen,
    *,
    previews: bool,
) -> Block:
    """The card, the city with every legal place marked, and the places with their points."""
    if view.placing is None:
        return []
    options = listed.ranked_places(seat, view.placing, decision.options)
    labels = {
        (option.action.row, option.action.column): option.label
        for option in options
        if isinstance(option.action, Place)
    }
    city = draw_city(seat.city, pen, labels, newest(seat), room=_room(pen))
    card = draw_card(view.placing, pen, _BIG_PARCEL)
    room = pen.display.width - width_of(city) - 2
    if room >= _NARROWEST_PANEL:
        panel = [*card, *list_places(options, pen, room, previews=previews)]
        table = beside([city, panel])
    else:
        below = list_places(options, pen, pen.display.width, previews=previews)
        table = [*beside([city, card][: 1 + (room >= width_of(card))]), *below]
    rest = row_in_a_line(view.row, pen)
    return [*_headings(view, pen), *rest, *table, *sheet.live(seat, pen)]


def list_places(options: Sequence[Option], pen: Pen, width: int, *, previews: bool) -> Block:
    """Labels with points and coordinates, best first, in columns read downwards."""
    entries = [_entry(option, pen, previews=previews) for option in options]
    count = max((width + 2) // (_PLACE_COLUMN + 2), 1)
    height = -(-len(entries) // count)
    columns = [entries[start : start + height] for start in range(0, len(entries), height)]
    return beside(columns, gap=2)


def _entry(option: Option, pen: Pen, *, previews: bool) -> Text:
    line = Text(fit(option.label, 2), style=STRONG)
    if previews:
        line.append(f"{pen.points(option.points):>4}", style=change_style(option.points))
    if isinstance(option.action, Place):
        line.append(f"  {option.action.row:>2} {option.action.column:>2}", style=QUIET)
    return line


# --- rarer decisions -------------------------------------------------------------------------


def _adoptions(
    seat: SeatView, decision: Decision[CarsonAction], pen: Pen, *, previews: bool
) -> Block:
    """The characters that the Paperboy may bring, and what each would be worth now."""
    adoptable = [option.character for option in decision.options if isinstance(option, Adopt)]
    lines: Block = []
    for number, name in enumerate(adoptable):
        line = Text(f"{number:>2} {pen.character(name)}", style=STRONG)
        if previews:
            change = listed.joining(seat, name).points
            line.append(f" {pen.points(change)}", style=change_style(change))
        lines.append(line + Text(f"  {pen.about(name)}", style=QUIET))
    return lines


def draw_sales(
    seat: SeatView, decision: Decision[CarsonAction], pen: Pen, *, previews: bool
) -> Block:
    """The cards that the Auctioneer may sell now."""
    options = listed.sales(seat, decision.options)
    if not options:
        return []
    pieces = [Text(pen.ui("sales"), style=STRONG)]
    for option in options:
        card, cell = seat.city.cards[int(option.label)]
        row, column = seat.city.coordinates(cell)
        piece = Text(f"sell {option.label}", style=STRONG)
        piece.append(f" {'/'.join(card.parcels)} ({row} {column})")
        if previews:
            piece.append(f" {pen.points(option.points)}", style=change_style(option.points))
        pieces.append(piece)
    return flow(pieces, pen.display.width)
