"""The order of tests: long ones first, slow modules whole, the same work for every worker."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import groupby
from pathlib import Path
from typing import Any, Final, cast

import pytest

from tests.conftest import spread

WORKERS: Final = 4


@dataclass(frozen=True)
class Item:
    """What the order depends on."""

    path: Path
    number: int
    marks: tuple[str, ...]

    def get_closest_marker(self, name: str) -> object:
        return name if name in self.marks else None

    def iter_markers(self, name: str) -> Iterator[pytest.Mark]:
        yield from ()


def module(name: str, count: int, *marks: str) -> list[Item]:
    return [Item(Path(f"{name}.py"), number, marks) for number in range(count)]


SUITE: Final = [
    *(item for n in range(20) for item in module(f"quick {n}", 40 + n)),
    *(item for n in range(9) for item in module(f"slow {n}", 3 + n, "slow")),
    *(item for n in range(WORKERS) for item in module(f"long {n}", 2, "slow", "long")),
]


@pytest.fixture
def parts() -> list[list[Item]]:
    """What each worker gets to begin with: the scheduler cuts the list into equal pieces."""
    left = spread(cast(Any, SUITE), WORKERS)
    found: list[Any] = []
    for number in range(WORKERS):
        size = len(left) // (WORKERS - number)
        found.append(left[:size])
        del left[:size]
    return found


def test_every_test_is_there_once(parts: list[list[Item]]) -> None:
    everything = [item for part in parts for item in part]
    assert len(everything) == len(SUITE)
    assert set(everything) == set(SUITE)


def test_every_worker_begins_with_a_long_module_and_goes_on_with_slow_ones(
    parts: list[list[Item]],
) -> None:
    for part in parts:
        kinds = [kind for kind, _ in groupby(part, lambda item: item.path.name.split()[0])]
        assert kinds == ["long", "slow", "quick"]


def test_no_worker_has_much_more_slow_work_than_another(parts: list[list[Item]]) -> None:
    slow = [sum("slow" in item.marks for item in part) for part in parts]
    assert max(slow) - min(slow) <= 12
