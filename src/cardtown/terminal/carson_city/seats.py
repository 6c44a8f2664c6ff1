"""Everyone at the table: points, auction cards, characters, this round's bids and order."""

from __future__ import annotations

from typing import Final

from rich.cells import cell_len
from rich.text import Text

from cardtown.games.carson_city import CarsonView, SeatView
from cardtown.terminal.blocks import Block, fit, flow
from cardtown.terminal.carson_city.pen import Pen
from cardtown.terminal.pen import QUIET, STRONG, join

_NAME: Final = 13
_POINTS: Final = 4
_HAND: Final = 20


def draw_seats(view: CarsonView, pen: Pen, width: int) -> Block:
    """About two lines for each seat."""
    suits = max(cell_len(pen.suit(seat.suit)) for seat in view.seats)
    suits = min(suits, max(width - 2 - _NAME - _POINTS - _HAND - 3, 3))
    lines = [_head(pen, suits)]
    for number, seat in enumerate(view.seats):
        lines.append(_first_line(view, number, seat, pen, suits))
        lines.extend(_more(view, number, seat, pen, width))
    return lines


def _head(pen: Pen, suits: int) -> Text:
    columns = (
        " " * (2 + _NAME),
        " " * suits,
        pen.ui("column-points").rjust(_POINTS),
        pen.texts("term-hand"),
    )
    return Text(" ".join(columns), style=QUIET)


def _first_line(view: CarsonView, number: int, seat: SeatView, pen: Pen, suits: int) -> Text:
    deciding = number in view.deciding
    line = Text(f"{pen.here if deciding else ' '} ", style=STRONG)
    line.append(fit(seat.name, _NAME), style=STRONG if number == view.seat else "")
    line.append(" " + fit(pen.suit(seat.suit), suits), style=QUIET)
    line.append(f" {seat.points:>{_POINTS}} ", style=STRONG)
    return line + _hand(seat, pen)


def _hand(seat: SeatView, pen: Pen) -> Text:
    """The nine auction cards of the Era in order, with a dot for each spent one."""
    cards = sorted((*seat.hand, *seat.spent))
    return join(
        (str(card) if card in seat.hand else Text(pen.blank, style=QUIET) for card in cards), " "
    )


def _more(view: CarsonView, number: int, seat: SeatView, pen: Pen, width: int) -> Block:
    pieces: list[Text | str] = []
    if bid := _bid(view, number, seat, pen):
        pieces.append(Text(bid, style=STRONG))
    if seat.spent:
        spent = " ".join(map(str, seat.spent))
        pieces.append(Text(f"{pen.texts('term-spent')} {spent}", style=QUIET))
    for character in seat.characters:
        used = character in seat.used
        name = pen.character(character) + (f" ({pen.ui('used')})" if used else "")
        pieces.append(Text(name, style=QUIET if used else ""))
    indent = "    "
    lines = flow(pieces, width - len(indent), gap=f" {pen.blank} ")
    return [Text(indent) + line for line in lines]


def _bid(view: CarsonView, number: int, seat: SeatView, pen: Pen) -> str:
    """This round's bid, if the viewer may know it, with what characters add to it."""
    card = view.bids[number] if view.bids is not None else None
    if number == view.seat and view.bid is not None:
        card = view.bid
    if seat.lawyer:
        return pen.character("lawyer")
    shown = "?" if card is None else str(card)
    bonus = f"+{seat.bonus}" if seat.bonus else ""
    return "" if card is None and not bonus else f"{pen.texts('term-bid')} {shown}{bonus}"


def heading(view: CarsonView, pen: Pen) -> Text:
    """Era, round, who breaks ties, and who picks next."""
    line = Text(f"{pen.texts('era', era=view.era)} {pen.blank} ", style=STRONG)
    line.append(pen.texts("round", round=view.round) + "/9", style=STRONG)
    return line


def ties(view: CarsonView, pen: Pen) -> Text:
    """The suits from strongest to weakest; suits without a seat are dimmed."""
    owners = {seat.suit for seat in view.seats}
    suits = [Text(pen.suit(suit), style="" if suit in owners else QUIET) for suit in view.tiebreak]
    text = Text(pen.ui("ties") + " ", style=QUIET) + join(suits, pen.then)
    return text + Text(f" ({pen.ui('skull')})", style=QUIET) if view.skull else text


def picking(view: CarsonView, pen: Pen) -> Text:
    """The seats still to pick, next first."""
    names = [view.seats[seat].name for seat in view.order]
    return Text(pen.ui("picking") + " ", style=QUIET) + join(names, pen.then)
