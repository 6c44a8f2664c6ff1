"""Garbage is collected in time, not only when there are many objects."""

from __future__ import annotations

import gc
from collections.abc import Iterator
from weakref import ref

import pytest

from cardtown.server.garbage import Collector, memory_used

MEGABYTE = 1_000_000


class Knot:
    """An object that refers to itself, so that only the garbage collector frees it."""

    def __init__(self) -> None:
        self.itself = self


@pytest.fixture(autouse=True)
def never_by_itself() -> Iterator[None]:
    gc.disable()
    yield
    gc.enable()


def test_what_is_new_is_collected_each_time() -> None:
    collector = Collector(memory=lambda: 0)
    knot = ref(Knot())
    assert knot() is not None
    collector.collect()
    assert knot() is None


def test_what_is_old_is_collected_when_memory_has_grown() -> None:
    memory = [100 * MEGABYTE]
    collector = Collector(memory=lambda: memory[0])
    held = Knot()
    collector.collect()  # it is old now
    knot = ref(held)
    del held
    memory[0] += 10 * MEGABYTE
    collector.collect()
    assert knot() is not None
    memory[0] += 10 * MEGABYTE
    collector.collect()
    assert knot() is None


def test_growth_is_counted_from_the_least_that_was_used(monkeypatch: pytest.MonkeyPatch) -> None:
    memory, collected = [100 * MEGABYTE], list[int]()
    monkeypatch.setattr(gc, "collect", lambda generation=2: collected.append(generation))
    collector = Collector(memory=lambda: memory[0], clock=lambda: 0.0)
    for memory[0] in (80 * MEGABYTE, 90 * MEGABYTE, 97 * MEGABYTE, 97 * MEGABYTE):
        collector.collect()
    assert collected == [0, 0, 2, 0]


def test_full_collections_take_a_fiftieth_of_the_time_at_most(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    now, full = [0.0], list[float]()

    def collect(generation: int = 2) -> None:
        if generation == 2:
            full.append(now[0])
            now[0] += 1.0

    monkeypatch.setattr(gc, "collect", collect)
    grown = iter(range(0, 10_000 * MEGABYTE, 20 * MEGABYTE))
    collector = Collector(memory=lambda: next(grown), clock=lambda: now[0])
    for _ in range(120):
        collector.collect()
        now[0] += 1.0
    assert full == [0.0, 51.0, 102.0]


def test_the_memory_of_this_process_is_known_or_nothing() -> None:
    assert memory_used() == 0 or memory_used() > 10 * MEGABYTE
