"""Answers about Card City for a person at a table with the box."""

from __future__ import annotations

import sys
from collections.abc import Callable, Mapping, Sequence
from string import ascii_lowercase
from typing import Any, Final

from rich.columns import Columns
from rich.console import Group, RenderableType
from rich.table import Table

from cardtown.cli.doubts import doubts_table
from cardtown.games.card_city.actions import Build, Develop
from cardtown.games.card_city.city import City, District
from cardtown.games.card_city.effects import Estate, ScoredEstate
from cardtown.games.card_city.queries import (
    read_developments,
    read_doubts,
    read_income,
    read_placements,
    read_score,
)
from cardtown.games.card_city.scoring import itemize, score
from cardtown.localization import Texts
from cardtown.terminal.card_city.city import NO_MARKS, Marks, draw_city
from cardtown.terminal.card_city.pen import Pen
from cardtown.terminal.console import printed

Place = tuple[int, int]


def show_score(document: Any, texts: Texts) -> RenderableType:
    """The score sheet line by line, with the districts that earned it."""
    question = read_score(document)
    pen = _pen(texts)
    sheet = score(question.city, question.coins)
    details = {
        "residential": _districts(question.city, question.city.residential, pen),
        "free_cells": "",
        "coins": texts("coins", n=question.coins),
    }
    table = Table(title=texts("score-sheet"), show_footer=True, title_justify="left")
    table.add_column(texts("game-card-city"), footer=texts("total"))
    table.add_column("", justify="right", footer=str(sheet.total))
    table.add_column("")
    for line, points in sheet.lines.items():
        table.add_row(pen.line(line), str(points), details[line])
    return _with_city(question.city, pen, table)


def show_earnings(document: Any, texts: Texts) -> RenderableType:
    """The city, and what each of its cells earns or costs."""
    question = read_score(document)
    pen = _pen(texts)
    table = _table(texts("score-sheet"), texts)
    _, earned = itemize(question.city, question.coins)
    for one in earned:
        at = question.city.coordinates(one.cell)
        table.add_row(pen.line(one.line), pen.at(at), pen.points(one.points))
    _say_if_empty(table)
    return _with_city(question.city, pen, table)


def show_placements(document: Any, texts: Texts) -> RenderableType:
    """The city with every legal cell marked, and what the card would bring there."""
    question = read_placements(document)
    pen = _pen(texts)
    now = ScoredEstate(Estate(question.city, question.coins))
    table = _table(pen.full(question.card), texts)
    labels = _labels(question.places())
    for at, label in labels.items():
        effect = now.to(now.estate.after(Build(question.card, *at)))
        table.add_row(label, pen.at(at), pen.points(effect.points))
    _say_if_empty(table)
    return _with_city(question.city, pen, table, Marks(labels))


def show_developments(document: Any, texts: Texts) -> RenderableType:
    """The city with every cell marked where a district can grow, and what it would bring."""
    question = read_developments(document)
    pen = _pen(texts)
    found = question.developments()
    labels = _labels(sorted({one.at for one in found}))
    now = ScoredEstate(Estate(question.city, 0))
    table = _table(texts("phase-develop"), texts)
    table.add_column(texts("term-district"))
    for kind, district, at in found:
        effect = now.to(now.estate.after(Develop(kind, *at)))
        where = f"{pen.full(kind)}: {pen.places(district)}"
        table.add_row(labels[at], pen.at(at), pen.points(effect.points), where)
    _say_if_empty(table)
    return _with_city(question.city, pen, table, Marks(labels))


def show_income(document: Any, texts: Texts) -> RenderableType:
    """The income, with the districts that earn it."""
    city = read_income(document)
    pen = _pen(texts)
    table = Table(title=texts("term-income"), show_footer=True, title_justify="left")
    table.add_column(texts("term-district"), footer=texts("total"))
    table.add_column("", justify="right", footer=str(city.income()))
    table.add_row(texts("ui-base-income"), "1")
    for district in city.commercial:
        table.add_row(
            f"{pen.full('C')}: {pen.places(_places(city, district))}", str(district.triangle)
        )
    return _with_city(city, pen, table)


def show_doubts(document: Any, texts: Texts) -> RenderableType:
    """What may be wrong with a city, rule by rule."""
    return doubts_table(read_doubts(document), texts)


SHOW: Final[Mapping[str, Callable[[Any, Texts], RenderableType]]] = {
    "score": show_score,
    "earnings": show_earnings,
    "placements": show_placements,
    "developments": show_developments,
    "income": show_income,
    "doubts": show_doubts,
}


def _pen(texts: Texts) -> Pen:
    return Pen(texts, printed(sys.stdout))


def picture(city: City, texts: Texts) -> RenderableType:
    """The city as the table in the terminal draws it."""
    return _draw(city, _pen(texts), NO_MARKS)


def _draw(city: City, pen: Pen, marks: Marks) -> RenderableType:
    return Group(*draw_city(city, pen, marks, cropped=True))


def _with_city(city: City, pen: Pen, table: Table, marks: Marks = NO_MARKS) -> RenderableType:
    return Columns([_draw(city, pen, marks), table], padding=(0, 3))


def _table(title: str, texts: Texts) -> Table:
    table = Table(title=title, title_justify="left")
    table.add_column("")
    table.add_column(texts("ui-place"))
    table.add_column("±", justify="right")
    return table


def _say_if_empty(table: Table) -> None:
    if not table.rows:
        table.add_row("–")


def _labels(places: Sequence[Place]) -> dict[Place, str]:
    """Letters for the places; a city has at most 24 that are free."""
    return dict(zip(places, ascii_lowercase, strict=False))


def _districts(city: City, districts: Sequence[District], pen: Pen) -> str:
    return "; ".join(
        f"{pen.places(_places(city, district))}: {district.triangle}" for district in districts
    )


def _places(city: City, district: District) -> list[Place]:
    return city.places(district.cells)
