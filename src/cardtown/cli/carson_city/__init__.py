"""Answers about Carson City for a person at a table with the box."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterable, Mapping
from typing import Any, Final

from rich.columns import Columns
from rich.console import Group, RenderableType
from rich.table import Table

from cardtown.cli.doubts import doubts_table
from cardtown.games.carson_city.actions import Place
from cardtown.games.carson_city.city import City
from cardtown.games.carson_city.effects import Estate, ScoredEstate
from cardtown.games.carson_city.elements import NAMES
from cardtown.games.carson_city.queries import (
    answer_sellable,
    read_doubts,
    read_placements,
    read_score,
)
from cardtown.games.carson_city.scoring import LINES, Line, itemize
from cardtown.games.earning import Earning
from cardtown.localization import Texts
from cardtown.terminal.carson_city.city import draw_city
from cardtown.terminal.carson_city.pen import Pen
from cardtown.terminal.console import printed


def show_score(document: Any, texts: Texts) -> RenderableType:
    """The score sheet line by line, with the buildings that earned each line."""
    question = read_score(document)
    sheet, earned = itemize(question.city, question.characters, question.sold)
    table = Table(title=texts("score-sheet"), show_footer=True, title_justify="left")
    table.add_column(texts("game-carson-city"), footer=texts("total"))
    table.add_column("", justify="right", footer=str(sheet.total))
    table.add_column("")
    for line in LINES:
        if line == "characters":
            details = _characters(sheet.characters, texts)
        else:
            details = _buildings((one for one in earned if one.line == line), question.city, texts)
        table.add_row(texts(_message("line", line)), str(sheet.lines[line]), details)
    return Columns([picture(question.city, texts), table], padding=(0, 3))


def show_earnings(document: Any, texts: Texts) -> RenderableType:
    """What every building earns or costs, with the lines that count it."""
    question = read_score(document)
    _, earned = question.earned()
    table = Table(title=texts("score-sheet"), title_justify="left")
    table.add_column("↓ →")
    table.add_column("")
    table.add_column("±", justify="right")
    table.add_column("")
    for cell in sorted({one.cell for one in earned}):
        here = [one for one in earned if one.cell == cell]
        row, column = question.city.coordinates(cell)
        lines = (f"{texts(_message('line', one.line))} {one.points:+d}" for one in here)
        points = sum(one.points for one in here)
        table.add_row(f"{row} {column}", _name(here[0], texts), f"{points:+d}", ", ".join(lines))
    if not earned:
        table.add_row("–")
    return Columns([picture(question.city, texts), table], padding=(0, 3))


def show_placements(document: Any, texts: Texts) -> RenderableType:
    """The city with every legal place marked, and what the card would be worth there."""
    question = read_placements(document)
    now = ScoredEstate(Estate(question.city, question.characters))
    table = Table(title=texts("term-terrain-card"), title_justify="left")
    table.add_column("↓ →")
    table.add_column("±", justify="right")
    for row, column in question.places():
        effect = now.to(now.estate.after(Place(row, column), question.card))
        table.add_row(f"{row} {column}", f"{effect.points:+d}")
    if not table.rows:
        table.add_row("–", "")
    return Columns([picture(question.city, texts), table], padding=(0, 3))


def show_sellable(document: Any, texts: Texts) -> RenderableType:
    """The cards that may be sold, with their places."""
    cards = document["cards"]
    indices = answer_sellable(document)["sellable"]
    table = Table(title=texts("character-auctioneer"), title_justify="left")
    table.add_column("#", justify="right")
    table.add_column("↓ →")
    table.add_column("")
    for index in indices:
        row, column = cards[index]["at"]
        table.add_row(str(index), f"{row} {column}", " / ".join(cards[index]["parcels"]))
    if not indices:
        table.add_row("–", "", "")
    return table


def show_doubts(document: Any, texts: Texts) -> RenderableType:
    """What may be wrong with a city, rule by rule."""
    return doubts_table(read_doubts(document), texts)


SHOW: Final[Mapping[str, Callable[[Any, Texts], RenderableType]]] = {
    "score": show_score,
    "earnings": show_earnings,
    "placements": show_placements,
    "sellable": show_sellable,
    "doubts": show_doubts,
}


def picture(city: City, texts: Texts) -> RenderableType:
    """The city as the table in the terminal draws it."""
    return Group(*draw_city(city, Pen(texts, printed(sys.stdout))))


def _message(prefix: str, name: str) -> str:
    return f"{prefix}-{name.replace('_', '-')}"


def _name(one: Earning[Line], texts: Texts) -> str:
    return texts(_message("element", NAMES[one.glyph]))


def _buildings(earned: Iterable[Earning[Line]], city: City, texts: Texts) -> str:
    parts = []
    for one in earned:
        row, column = city.coordinates(one.cell)
        parts.append(f"{_name(one, texts)} ({row} {column}) {one.points}")
    return ", ".join(parts)


def _characters(worths: Mapping[Any, int], texts: Texts) -> str:
    return ", ".join(
        f"{texts(_message('character', character))} {worth}" for character, worth in worths.items()
    )
