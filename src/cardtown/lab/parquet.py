"""Rows as Parquet and back; the columns follow from the annotations of the row type."""

from __future__ import annotations

import io
from collections.abc import Sequence
from typing import Any, Final, NamedTuple, get_args, get_type_hints

from cardtown.core import MissingExtra
from cardtown.lab.errors import Damaged

try:
    import polars
except ImportError:
    raise MissingExtra("Polars", "lab") from None

_TYPES: Final[dict[type, type[polars.DataType]]] = {
    int: polars.Int32,
    float: polars.Float64,
    str: polars.String,
    bool: polars.Boolean,
}


def schema(row: type[NamedTuple]) -> polars.Schema:
    """The columns of a table of such rows."""
    return polars.Schema({name: _column(kind) for name, kind in get_type_hints(row).items()})


def _column(kind: Any) -> type[polars.DataType]:
    (plain,) = {*(get_args(kind) or [kind])} - {type(None)}
    return _TYPES[plain]


def encode(rows: Sequence[tuple[Any, ...]], row: type[NamedTuple]) -> bytes:
    """A table as the bytes of a Parquet file."""
    buffer = io.BytesIO()
    polars.DataFrame(rows, schema=schema(row), orient="row").write_parquet(buffer)
    return buffer.getvalue()


def decode(data: bytes, row: type[NamedTuple]) -> polars.DataFrame:
    """The table in the bytes of a Parquet file; raise :class:`Damaged` if it has other columns."""
    try:
        frame = polars.read_parquet(io.BytesIO(data))
    except (polars.exceptions.PolarsError, OSError) as error:
        raise Damaged(f"can't be read as Parquet: {error}") from None
    if frame.schema != schema(row):
        raise Damaged("has other columns: another version of Cardtown wrote it")
    return frame


def concatenate(frames: Sequence[polars.DataFrame], row: type[NamedTuple]) -> polars.DataFrame:
    """Concatenate tables; without any, an empty one with the right columns."""
    return polars.concat([polars.DataFrame(schema=schema(row)), *frames])
