"""A statement for many rows, in the words of the database that it goes to.

What every move writes goes to SQLite as one JSON text: at every row Python's driver lets other
threads go first, and under load the writer would wait for its turn thousands of times a second.
PostgreSQL gets rows one by one: it locks them as they come, and only their order keeps two servers
from waiting for each other.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final, NamedTuple, cast

import orjson
from sqlalchemy import (
    BindParameter,
    Dialect,
    Insert,
    Text,
    bindparam,
    func,
    literal_column,
    select,
)
from sqlalchemy.sql import ClauseElement, visitors
from sqlalchemy.sql.compiler import SQLCompiler

_NUL: Final = "\x00"

Row = Mapping[str, Any]
"""A value for each parameter of a statement."""


class Prepared(NamedTuple):
    """A statement made ready once, so that nothing goes through its rows but the database."""

    words: str
    values: Callable[[Sequence[Row]], Any]
    """What the words are executed with: the rows, as this database wants them."""


def prepare(
    statement: ClauseElement, parameters: Sequence[str], dialect: Dialect, *, any_order: bool
) -> Prepared:
    """The statement for any number of rows that have these parameters.

    With `any_order` it does not matter which of them comes first: it ends alike.
    """
    if any_order and dialect.name == "sqlite":
        return Prepared(_compiled(_of_json(statement, parameters), dialect, None)[0], _as_json)
    words, order = _compiled(statement, dialect, parameters)
    return Prepared(words, lambda rows: [tuple([row[name] for name in order]) for row in rows])


def _compiled(
    statement: ClauseElement, dialect: Dialect, parameters: Sequence[str] | None
) -> tuple[str, Sequence[str]]:
    compiled = statement.compile(dialect=dialect, column_keys=parameters)
    if not isinstance(compiled, SQLCompiler) or compiled.positiontup is None:
        raise AssertionError("both databases take parameters by their position")
    return str(compiled), compiled.positiontup


# --- all rows as one JSON text --------------------------------------------------------------------


def _of_json(statement: ClauseElement, parameters: Sequence[str]) -> ClauseElement:
    """An insertion or a change with its rows from one JSON text."""
    rows = func.json_each(bindparam("rows", type_=Text)).table_valued("value", name="given")

    def field(name: str) -> Any:
        return func.json_extract(rows.c.value, literal_column(f"'$.{name}'"))

    def from_row(element: Any, **_: Any) -> Any:
        return field(element.key) if isinstance(element, BindParameter) else None

    if isinstance(statement, Insert):
        return statement.from_select(parameters, select(*[field(name) for name in parameters]))
    return cast(ClauseElement, visitors.replacement_traverse(statement, {}, from_row))


def _as_json(rows: Sequence[Row]) -> tuple[str]:
    text = orjson.dumps(rows).decode()
    if "\\u0000" in text and any(_NUL in str(value) for row in rows for value in row.values()):
        raise ValueError("SQLite would cut a text off at its NUL")
    return (text,)
