"""A fast random generator that the compiled core shares: both draw the same numbers.

Bots get their randomness from Python's generator. A bot must use it in the same way whether the
core decides or not, so a single number of it seeds these draws (SplitMix64; the twin is `Rng` in
core/chance.hpp).
"""

from __future__ import annotations

import random
from bisect import bisect
from collections.abc import Sequence
from itertools import accumulate
from typing import Final, Self, TypeVar

T = TypeVar("T")

_WORD: Final = (1 << 64) - 1
_FRACTION: Final = 2.0**-53


class Draws:
    """Random draws from a state of 64 bits."""

    __slots__ = ("state",)

    def __init__(self, state: int) -> None:
        self.state = state

    @classmethod
    def of(cls, rng: random.Random) -> Self:
        """Draws seeded with the next number of a generator."""
        return cls(rng.getrandbits(64))

    def next(self) -> int:
        """A number of 64 bits."""
        self.state = mixed = self.state + 0x9E3779B97F4A7C15 & _WORD
        mixed = (mixed ^ mixed >> 30) * 0xBF58476D1CE4E5B9 & _WORD
        mixed = (mixed ^ mixed >> 27) * 0x94D049BB133111EB & _WORD
        return mixed ^ mixed >> 31

    def below(self, n: int) -> int:
        """A number below `n`."""
        return (self.next() >> 32) * n >> 32

    def chance(self) -> float:
        """A number from 0 to below 1."""
        return (self.next() >> 11) * _FRACTION

    def shuffle(self, items: list[T]) -> None:
        """Shuffle the items in place."""
        for i in range(len(items) - 1, 0, -1):
            j = self.below(i + 1)
            items[i], items[j] = items[j], items[i]

    def choices(self, items: Sequence[T], weights: Sequence[float], count: int) -> list[T]:
        """That many of the items, drawn with replacement by their weights."""
        below = list(accumulate(weights))
        last = len(items) - 1
        return [items[bisect(below, self.chance() * below[-1], 0, last)] for _ in range(count)]
