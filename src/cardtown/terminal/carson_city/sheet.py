"""Score sheets: all seats side by side, one option line by line, and the final result."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from cardtown.core.game import HUMAN
from cardtown.games.carson_city import LINES, CarsonView, ScoreSheet, SeatView
from cardtown.games.carson_city.effects import Effect
from cardtown.games.carson_city.scoring import Line
from cardtown.terminal.blocks import Block, flow
from cardtown.terminal.carson_city.city import draw_city
from cardtown.terminal.carson_city.pen import Pen
from cardtown.terminal.changes import table_of_changes
from cardtown.terminal.pen import QUIET, STRONG, change_style


def side_by_side(view: CarsonView, pen: Pen) -> RenderableType:
    """Every line for every seat. A virtual seat has only a total."""
    table = Table(box=None, padding=(0, 1), show_footer=True, footer_style=STRONG)
    table.add_column(pen.texts("score-sheet"), footer=pen.texts("total"))
    sheets = [seat.sheet() for seat in view.seats]
    for seat, sheet in zip(view.seats, sheets, strict=True):
        table.add_column(seat.name, justify="right", footer=str(_total(sheet)))
    for line in LINES:
        table.add_row(pen.line(line), *(_cell(sheet, line, pen) for sheet in sheets))
    return Group(table, *(Text(line, style=QUIET) for line in _notes(view, pen)))


def _notes(view: CarsonView, pen: Pen) -> Iterator[str]:
    """What each character is worth, and where the totals of virtual seats come from."""
    for seat in view.seats:
        if worths := _worths(seat, pen):
            yield f"{seat.name}: {worths}"
    if virtual := [seat.name for seat in view.seats if seat.virtual]:
        yield f"{', '.join(virtual)}: {pen.ui('sum-of-appeal')}"


def _total(sheet: ScoreSheet | int) -> int:
    return sheet if isinstance(sheet, int) else sheet.total


def _cell(sheet: ScoreSheet | int, line: Line, pen: Pen) -> str:
    if isinstance(sheet, int):
        return ""
    return str(sheet.lines[line]) if sheet.lines[line] else pen.blank


def _worths(seat: SeatView, pen: Pen) -> str:
    sheet = seat.sheet()
    worths = {} if isinstance(sheet, int) else sheet.characters
    return ", ".join(f"{pen.character(one)} {points}" for one, points in worths.items())


def live(seat: SeatView, pen: Pen) -> Block:
    """The player's score in a line or two, without zeros."""
    sheet = seat.sheet()
    if isinstance(sheet, int):
        return []
    pieces = [Text(f"{seat.name}: {pen.texts('points', n=sheet.total)}", style=STRONG)]
    for line in LINES:
        if sheet.lines[line]:
            name = pen.line(line).partition(" (")[0]
            pieces.append(Text(f"{name} {sheet.lines[line]}"))
    return flow(pieces, pen.display.width, gap=f" {pen.blank} ")


def why(effect: Effect, title: str, pen: Pen) -> RenderableType:
    """The change of an option by line of the score sheet, characters one by one."""
    table = table_of_changes(effect.points, pen)
    for line, change in effect.lines.items():
        table.add_row(pen.line(line), Text(pen.points(change), style=change_style(change)))
        if line == "characters":
            for character, worth in effect.characters.items():
                name = Text(f"  {pen.character(character)}", style=QUIET)
                table.add_row(name, pen.points(worth))
    return Group(Text(title, style=STRONG), table)


def result(view: CarsonView, winners: Sequence[int], pen: Pen) -> RenderableType:
    """Who won, the ranking, and the score sheets."""
    ranked = sorted(enumerate(view.seats), key=lambda pair: -pair[1].points)
    places = Table(box=None, padding=(0, 1), show_header=False)
    for number, seat in ranked:
        first = number in winners
        rank = 1 + sum(other.points > seat.points for other in view.seats)
        mark = pen.star if first else " "
        level = pen.level(seat)
        points = pen.texts("points", n=seat.points)
        places.add_row(f"{mark} {rank}.", seat.name, points, level, style=STRONG if first else "")
    names = ", ".join(view.seats[seat].name for seat in winners)
    title = pen.texts("winner" if len(winners) == 1 else "winners")
    cities = [line for seat in view.seats if seat.kind == HUMAN for line in _city(seat, pen)]
    won = Text(f"{title}: {names}", style=STRONG)
    return Group(*cities, won, places, Text(), side_by_side(view, pen))


def _city(seat: SeatView, pen: Pen) -> Block:
    return [Text(seat.name, style=STRONG), *draw_city(seat.city, pen), Text()]
