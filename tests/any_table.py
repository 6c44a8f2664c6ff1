"""Any table in tests: played line by line, refused by a rule, or played at random."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any, Generic, Self, TypeVar

import pytest

from cardtown.core import IllegalAction, Table

AnyTable = Table[Any, Any]
T = TypeVar("T", bound=AnyTable)


class TableStory(Generic[T]):
    """A short way of saying what is played at a table."""

    table: T

    def play(self, *lines: str) -> Self:
        """Play lines such as "0 bid 7": a seat and its action."""
        for line in lines:
            seat, text = line.split(" ", 1)
            self.table.play(int(seat), text)
        return self

    def refused(self, line: str, rule: str) -> str:
        """The line is against that rule, and leaves the table as it was; returns the sentence."""
        seat, text = line.split(" ", 1)
        before = self.table.copy()
        with pytest.raises(IllegalAction) as refusal:
            self.table.play(int(seat), text)
        assert refusal.value.rule == rule
        assert self.table == before
        return str(refusal.value)

    def options(self, seat: int) -> list[str]:
        """What the seat may do now."""
        decision = self.table.decision(seat)
        return [] if decision is None else [str(option) for option in decision.options]


def random_steps(table: AnyTable, rng: random.Random) -> Iterator[AnyTable]:
    """A random game: the same table again before each action and at the end."""
    while not table.over:
        yield table
        decision = rng.choice(table.decisions())
        table.apply(decision.seat, rng.choice(decision.options))
    yield table
