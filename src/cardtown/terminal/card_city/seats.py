"""Everyone at the table: turn, points, coins, the known part of their cards, and their cities."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from rich.text import Text

from cardtown.games.card_city import CardCityView, Holding, SeatView
from cardtown.games.card_city.buildings import INDEX, INDUSTRIAL
from cardtown.games.card_city.scoring import score
from cardtown.games.card_city.table import ROUNDS
from cardtown.terminal.blocks import Block, beside, fit, flow, width_of
from cardtown.terminal.card_city.city import draw_small
from cardtown.terminal.card_city.pen import HIDDEN, Pen
from cardtown.terminal.pen import QUIET, STRONG, join

_PHASES: Final = {
    "divide": "divide",
    "choose": "divide",
    "build": "build",
    "develop": "develop",
    "buy": "buy",
}
_BLOCK: Final = 19
_SMALL: Final = 15


def heading(view: CardCityView, kind: str, pen: Pen) -> Text:
    """Round, phase and first player."""
    pieces = [Text(f"{pen.texts('round', round=view.round)}/{ROUNDS}", style=STRONG)]
    if kind in _PHASES:
        pieces.append(Text(pen.texts(f"phase-{_PHASES[kind]}"), style=STRONG))
    if len(view.seats) > 1:
        first = view.seats[view.first].name
        pieces.append(Text(f"{pen.texts('term-first-player')}: {first}"))
    return join(pieces, f" {pen.blank} ")


def own_lines(seat: SeatView, pen: Pen) -> Block:
    """The player's score by line, coins and income, the next Industrial, and the city limit."""
    sheet = score(seat.city, seat.coins)
    points = pen.texts("points", n=sheet.total)
    scores = [Text(f"{seat.name}: {points}", style=STRONG)]
    for line, worth in sheet.lines.items():
        if worth:
            scores.append(Text(f"{pen.line(line).partition(' (')[0]} {worth}"))
    means = [
        Text(pen.texts("coins", n=seat.coins), style=STRONG),
        Text(f"{pen.texts('term-income')} {income_sum(seat)}"),
        Text(pen.ui("next-industrial", n=seat.price)),
        Text(limit(seat, pen)),
    ]
    gap = f" {pen.blank} "
    return [*flow(scores, pen.display.width, gap=gap), *flow(means, pen.display.width, gap=gap)]


def income_sum(seat: SeatView) -> str:
    """`1 + 3 + 1 = 5`: the coin that everyone gets, and each Commercial district (K5.1)."""
    parts = [1, *(one.size * (one.size + 1) // 2 for one in seat.city.commercial)]
    return " + ".join(map(str, parts)) + (f" = {sum(parts)}" if len(parts) > 1 else "")


def limit(seat: SeatView, pen: Pen) -> str:
    """How many buildings the city has, and how many it may have (K3.3)."""
    industrials = seat.city.boards[INDEX[INDUSTRIAL]].bit_count()
    others = seat.city.covered.bit_count() - industrials
    return pen.ui("limit", n=others, number=seat.city.limit, industrials=industrials)


def others(view: CardCityView, viewer: int, pen: Pen) -> list[Block]:
    """The other seats, starting at the viewer's left."""
    count = len(view.seats)
    return [_seat(view, (viewer + step) % count, pen) for step in range(1, count)]


def small(view: CardCityView, number: int, pen: Pen) -> Block:
    """A seat's city under its name, aligned with those of the others."""
    name = fit(view.seats[number].name, _SMALL - 2).rstrip()
    title = Text(f"{pen.here} {name}", style=STRONG)
    return [title, Text(), *draw_small(view.seats[number].city, pen)]


def in_rows(blocks: Sequence[Block], width: int) -> Block:
    """The blocks side by side, as many in a row as fit."""
    lines: Block = []
    row: list[Block] = []
    for block in blocks:
        if row and sum(width_of(one) + 2 for one in row) + width_of(block) > width:
            lines.extend(beside(row))
            row = []
        row.append(block)
    return [*lines, *beside(row)]


def _seat(view: CardCityView, number: int, pen: Pen) -> Block:
    seat = view.seats[number]
    mark = pen.here if number in view.deciding else " "
    first = f" {pen.star}" if number == view.first else ""
    name = Text(f"{mark} ", style=STRONG)
    name.append(fit(seat.name, _BLOCK - 2 - len(first)).rstrip() + first, style=STRONG)
    points = f"{seat.points} {pen.ui('column-points')}"
    stands = f"{points} {pen.blank} {pen.texts('coins', n=seat.coins)}"
    lines = [name, Text(stands), *draw_small(seat.city, pen)]
    if held := held_cards(seat.hand):
        lines.insert(2, Text(pen.ui("holds", text=held), style=QUIET))
    return lines


def held_cards(hand: Holding) -> str:
    """`R ?`: the known cards, and a sign for each unknown one."""
    return " ".join([*hand.known, *HIDDEN * hand.unknown])
