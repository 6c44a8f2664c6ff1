"""Tables whose JSON is looked at from the first action to the last."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

import pytest

from cardtown import games
from tests.any_table import AnyTable, random_steps

TABLES: dict[str, tuple[str, list[str], dict[str, Any]]] = {
    "four people": ("carson-city", ["human"] * 4, {}),
    "six seats, two virtual": (
        "carson-city",
        ["virtual:expert", "human", "virtual:novice", "human", "human", "human"],
        {},
    ),
    "alone": ("card-city", ["human"], {}),
    "joining": ("card-city", ["human"] * 3, {"joining": "allowed"}),
    "development once": ("card-city", ["human"] * 4, {"development": "once"}),
}
a_table = pytest.mark.parametrize(("name", "kinds", "options"), TABLES.values(), ids=TABLES.keys())


def steps(name: str, kinds: list[str], options: dict[str, Any]) -> Iterator[AnyTable]:
    """A random game, the same table again before each action and at the end."""
    table = games.get(name).new_table(kinds, seed="steps", options=options)
    return random_steps(table, random.Random(7))


def people(table: AnyTable) -> list[int]:
    """The seats that are not virtual."""
    return [number for number, seat in enumerate(table.seats) if not seat.virtual]
