"""Generates the tables of docs/lab.md: `python -m cardtown.lab.docs` prints them.

`python -m cardtown.lab.docs docs/lab.md` writes them into the page, between its marks. Columns
and their meanings come from the row types and the texts below their fields.
"""

from __future__ import annotations

import ast
import inspect
from collections.abc import Iterator, Mapping
from itertools import pairwise
from typing import Final, NamedTuple

from cardtown import doc_pages, games
from cardtown.lab import observers
from cardtown.lab.rows import ROW_TYPES

MODULE: Final = "cardtown.lab.docs"


def tables() -> str:
    """All tables, as Markdown."""
    parts = ["### Every game", "", *_describe(ROW_TYPES)]
    for game in games.names():
        if own := observers.of(game).row_types:
            name = game.replace("-", " ").title()
            parts += [f"### {name} alone", "", *_describe(own)]
    return "\n".join(parts)


def _describe(listed: Mapping[str, type[NamedTuple]]) -> Iterator[str]:
    for name, row in listed.items():
        yield f"**`{name}`** {_one_line(inspect.getdoc(row) or '')}"
        yield ""
        yield "| column | type | |"
        yield "| --- | --- | --- |"
        for column, kind, meaning in _columns(row):
            yield f"| `{column}` | {kind} | {meaning} |"
        yield ""


def _columns(row: type[NamedTuple]) -> Iterator[tuple[str, str, str]]:
    (definition,) = ast.parse(inspect.getsource(row)).body
    assert isinstance(definition, ast.ClassDef)
    for statement, below in pairwise([*definition.body, ast.Pass()]):
        if isinstance(statement, ast.AnnAssign):
            kind = ast.unparse(statement.annotation).replace(" | ", " or ")
            yield ast.unparse(statement.target), kind, _text(below)


def _text(statement: ast.stmt) -> str:
    match statement:
        case ast.Expr(ast.Constant(str() as text)):
            return _one_line(text)
        case _:
            return ""


def _one_line(text: str) -> str:
    return " ".join(text.split())


if __name__ == "__main__":
    doc_pages.main(MODULE, tables)
