"""Score sheets: all seats side by side, one option line by line, and the final result."""

from __future__ import annotations

from collections.abc import Sequence

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from cardtown.core.game import HUMAN
from cardtown.games.card_city import CardCityView, SeatView
from cardtown.games.card_city.scoring import LINES, score
from cardtown.terminal.blocks import Block, beside, width_of
from cardtown.terminal.card_city.city import draw_small
from cardtown.terminal.card_city.options import Option
from cardtown.terminal.card_city.pen import Pen
from cardtown.terminal.changes import table_of_changes
from cardtown.terminal.pen import BAD, GOOD, QUIET, STRONG, change_style


def side_by_side(view: CardCityView, pen: Pen) -> RenderableType:
    """Every line for every seat, and the districts that earned the first."""
    table = Table(box=None, padding=(0, 1), show_footer=True, footer_style=STRONG)
    table.add_column(pen.texts("score-sheet"), footer=pen.texts("total"))
    sheets = [score(seat.city, seat.coins) for seat in view.seats]
    for seat, sheet in zip(view.seats, sheets, strict=True):
        table.add_column(seat.name, justify="right", footer=str(sheet.total))
    for line in LINES:
        worths = [sheet.lines[line] for sheet in sheets]
        table.add_row(pen.line(line), *(str(one) if one else pen.blank for one in worths))
    notes = [Text(note, style=QUIET) for seat in view.seats if (note := _districts(seat, pen))]
    return Group(table, *notes)


def _districts(seat: SeatView, pen: Pen) -> str:
    """The Residential districts, largest first, with their points."""
    sizes = sorted(seat.city.residential, key=lambda one: -one.size)
    parts = []
    for district in sizes:
        places = pen.places(seat.city.places(district.cells))
        parts.append(f"R{pen.times}{district.size} ({places}) {district.triangle}")
    return f"{seat.name}: {'  '.join(parts)}" if parts else ""


def why(title: str, option: Option, pen: Pen) -> RenderableType:
    """What a building would change: points by line, income, districts that could then grow."""
    effect = option.effect
    table = table_of_changes(effect.points, pen)
    for line, change in effect.lines.items():
        table.add_row(pen.line(line), Text(pen.points(change), style=change_style(change)))
    more = []
    if effect.income:
        more.append(Text(f" {pen.texts('term-income')} {pen.points(effect.income)}"))
    for kind, at in option.grows:
        text = pen.ui("could-grow", name=pen.full(kind), at=pen.at(at))
        more.append(Text(f" {pen.grows} {text}", style=GOOD))
    if effect.dead_end:
        more.append(Text(f" ! {pen.ui('dead-end-mark')}", style=BAD))
    return Group(Text(title, style=STRONG), table, *more)


def result(view: CardCityView, winners: Sequence[int], pen: Pen) -> RenderableType:
    """The cities, who won, the ranking with its tie-break (K6.2), and the score sheets."""
    cities = [_city(seat, pen) for seat in view.seats]
    together = sum(width_of(city) + 3 for city in cities) <= pen.display.width
    shown = beside(cities, gap=3) if together else [line for city in cities for line in city]
    if len(view.seats) == 1:
        seat = view.seats[0]
        points = pen.texts("points", n=seat.points)
        won: RenderableType = Text(f"{pen.star} {seat.name}: {points}", style=STRONG)
        return Group(*shown, Text(), won, side_by_side(view, pen))
    names = ", ".join(view.seats[seat].name for seat in winners)
    title = pen.texts("winner" if len(winners) == 1 else "winners")
    won = Text(f"{title}: {names}", style=STRONG)
    return Group(*shown, Text(), won, _ranking(view, winners, pen), Text(), side_by_side(view, pen))


def _ranking(view: CardCityView, winners: Sequence[int], pen: Pen) -> Table:
    table = Table(box=None, padding=(0, 1), show_header=False)
    ranks = {number: (seat.points, seat.coins) for number, seat in enumerate(view.seats)}
    for number in sorted(ranks, key=ranks.__getitem__, reverse=True):
        seat = view.seats[number]
        first = number in winners
        place = 1 + sum(other > ranks[number] for other in ranks.values())
        table.add_row(
            f"{pen.star if first else ' '} {place}.",
            seat.name,
            pen.texts("points", n=seat.points),
            pen.texts("coins", n=seat.coins),
            "" if seat.kind == HUMAN else seat.kind,
            style=STRONG if first else "",
        )
    return table


def _city(seat: SeatView, pen: Pen) -> Block:
    return [Text(seat.name, style=STRONG), *draw_small(seat.city, pen)]
