"""Names for the numbers: what each part of an observation or of an action numbering means.

Each is declared once, as a list of fields or blocks; offsets, bounds and the tables of the
documentation follow from the declarations.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cache
from math import prod
from typing import Any, TypeAlias

import numpy as np
from numpy.typing import NDArray

Vector: TypeAlias = NDArray[np.float32]
Mask: TypeAlias = NDArray[np.int8]


@dataclass(frozen=True, slots=True)
class Field:
    """A part of an observation: numbers in a shape, each from `low` to `high`."""

    name: str
    shape: tuple[int, ...]
    low: float
    high: float
    meaning: str

    @property
    def size(self) -> int:
        """How many numbers it has."""
        return prod(self.shape)


class Layout:
    """The fields of a vector, one after another."""

    def __init__(self, fields: Sequence[Field]) -> None:
        self.fields = tuple(fields)
        self.at: dict[str, slice] = {}
        start = 0
        for field in self.fields:
            self.at[field.name] = slice(start, start + field.size)
            start += field.size
        self.size = start

    def bounds(self) -> tuple[Vector, Vector]:
        """The lowest and the highest vector."""
        low, high = (np.zeros(self.size, np.float32) for _ in range(2))
        for field in self.fields:
            low[self.at[field.name]] = field.low
            high[self.at[field.name]] = field.high
        return low, high

    def unpack(self, vector: Vector) -> dict[str, NDArray[Any]]:
        """The vector by field, each in its shape: views into it, not copies."""
        return {
            field.name: vector[self.at[field.name]].reshape(field.shape) for field in self.fields
        }


@dataclass(frozen=True, slots=True)
class Block:
    """A part of an action numbering: one number for each combination of labels of its axes."""

    word: str
    axes: tuple[tuple[str, ...], ...]
    meaning: str

    @property
    def size(self) -> int:
        """How many actions it has."""
        return prod(map(len, self.axes))

    def label(self, offset: int) -> str:
        """The text of one of its actions."""
        labels = []
        for axis in reversed(self.axes):
            offset, index = divmod(offset, len(axis))
            labels.append(axis[index])
        return " ".join((self.word, *reversed(labels)))


class Numbering:
    """The blocks of a discrete action space, one after another."""

    def __init__(self, blocks: Sequence[Block]) -> None:
        self.blocks = tuple(blocks)
        self.start: dict[str, int] = {}
        start = 0
        for block in self.blocks:
            self.start[block.word] = start
            start += block.size
        self.size = start

    def label(self, number: int) -> str:
        """What an action number means, in words."""
        for block in self.blocks:
            offset = number - self.start[block.word]
            if 0 <= offset < block.size:
                return block.label(offset)
        raise ValueError(f"action numbers go from 0 to {self.size - 1}, not {number}")

    def mask(self, numbers: Sequence[int]) -> Mask:
        """One int8 for every action: 1 for these numbers, 0 for all others."""
        flags = bytearray(self.size)
        for number in numbers:
            flags[number] = 1
        mask: Mask = np.frombuffer(flags, np.int8)
        return mask


def label_range(low: int, high: int) -> tuple[str, ...]:
    """The labels of a range of whole numbers, both ends included."""
    return tuple(str(number) for number in range(low, high + 1))


def one_hot(names: Sequence[str]) -> dict[str, tuple[int, ...]]:
    """For each name, a 1 at its index and 0 everywhere else."""
    return {name: tuple(int(name == other) for other in names) for name in names}


@cache
def mark_seats(marked: tuple[int, ...], viewer: int, seats: int) -> tuple[int, ...]:
    """1 for each of these seats, 0 for all others, in turn order from the viewer's."""
    return tuple(int((viewer + step) % seats in marked) for step in range(seats))


def add_prefix(prefix: str, fields: Sequence[Field]) -> Iterator[Field]:
    """The same fields under longer names."""
    for field in fields:
        yield Field(f"{prefix}{field.name}", field.shape, field.low, field.high, field.meaning)
