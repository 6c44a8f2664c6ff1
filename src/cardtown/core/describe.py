"""Views of any game as short lines of text."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import fields, is_dataclass
from enum import Enum
from typing import Any, Final

from cardtown.core.table import DeckStamp
from cardtown.core.view import View

_PAIR: Final = 2
_OF_A_SEAT: Final = re.compile(r"seats\[(?P<seat>\d+)\]\.(?P<fact>.+)")


def describe(view: Any) -> dict[str, str]:
    """A view (or any dataclass) as path → text, one entry per fact.

    Cards are shown by their `id`, a deck by its name, and anything with `rows()` by those.
    """
    return dict(_facts("", view))


def lines(view: View) -> list[str]:
    """A view as people read it: a line for each fact of the table, then one for each seat."""
    table: list[str] = []
    seats: list[list[str]] = [[] for _ in view.seats]
    for path, text in describe(view).items():
        match = _OF_A_SEAT.fullmatch(path)
        if match is None:
            table.append(f"{path}: {text}")
        elif match["fact"] != "name":
            seats[int(match["seat"])].append(f"{match['fact']} {text}")
    return table + [
        f"{seat.name}: {', '.join(facts)}" for seat, facts in zip(view.seats, seats, strict=True)
    ]


def _facts(path: str, value: Any) -> Iterator[tuple[str, str]]:
    text = _short(value)
    if text is not None:
        yield path, text
    elif isinstance(value, tuple) and not _is_named(value):
        for index, part in enumerate(value):
            yield from _facts(f"{path}[{index}]", part)
    else:
        for name in _names(value):
            inner = f"{path}.{name}" if path else name
            yield from _facts(inner, getattr(value, name))


def _is_named(value: Any) -> bool:
    """Whether a tuple has too many parts to tell them apart without their names."""
    return len(getattr(value, "_fields", ())) > _PAIR


def _names(value: Any) -> list[str]:
    if isinstance(value, tuple):
        return list(value._fields)  # type: ignore[attr-defined]  # it is a named one
    return [field.name for field in fields(value) if field.repr]


def _short(value: Any) -> str | None:
    """The value on one line; None if it is too much for one."""
    if value is None or isinstance(value, bool):
        return {None: "none", True: "yes", False: "no"}[value]
    if isinstance(value, str):
        return value if value.strip() else repr(value)
    if isinstance(value, Enum):
        return str(value.value)
    if isinstance(getattr(value, "stamp", None), DeckStamp):
        return str(value.stamp.name)
    if callable(getattr(value, "rows", None)):
        return _rows(value)
    if is_dataclass(value):
        return str(value.id) if hasattr(value, "id") else None
    if isinstance(value, tuple):
        if _is_named(value):
            return None
        parts = [_short(part) for part in value]
        if None in parts:
            return None
        return " ".join(f"({part})" if " " in str(part) else str(part) for part in parts) or "()"
    if isinstance(value, frozenset):
        return "{" + " ".join(sorted(str(_short(part)) for part in value)) + "}"
    return str(value)


def _rows(value: Any) -> str:
    rows = "/".join(value.rows()) or "nothing"
    corner = getattr(value, "corner", None)
    return rows if corner is None or not value.rows() else f"{rows} from {corner[0]} {corner[1]}"
