"""One statement for many rows, in the SQL of either database.

SQLite gets the rows that every move writes as one JSON text: Python's driver releases the lock of
the interpreter at every row, and under load the writer would wait for it thousands of times a
second. PostgreSQL gets rows one by one: it locks them as they come, and only their order keeps two
servers from a deadlock.
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
    """A statement compiled once for any number of rows."""

    sql: str
    values: Callable[[Sequence[Row]], Any]
    """Turns rows into the parameters that this database wants."""


def prepare(
    statement: ClauseElement, parameters: Sequence[str], dialect: Dialect, *, any_order: bool
) -> Prepared:
    """Compile a statement for any number of rows that have these parameters.

    With `any_order` the result does not depend on the order of the rows.
    """
    if any_order and dialect.name == "sqlite":
        return Prepared(
            _compile(_read_from_json(statement, parameters), dialect, None)[0], _as_json
        )
    sql, order = _compile(statement, dialect, parameters)
    return Prepared(sql, lambda rows: [tuple([row[name] for name in order]) for row in rows])


def _compile(
    statement: ClauseElement, dialect: Dialect, parameters: Sequence[str] | None
) -> tuple[str, Sequence[str]]:
    compiled = statement.compile(dialect=dialect, column_keys=parameters)
    if not isinstance(compiled, SQLCompiler) or compiled.positiontup is None:
        raise AssertionError("both databases take parameters by position")
    return str(compiled), compiled.positiontup


# --- all rows as one JSON text --------------------------------------------------------------------


def _read_from_json(statement: ClauseElement, parameters: Sequence[str]) -> ClauseElement:
    """The same INSERT or UPDATE with its rows taken from one JSON text."""
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
