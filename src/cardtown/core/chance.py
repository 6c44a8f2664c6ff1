"""Chance without a hidden generator: every shuffle is a function of (seed, label, items).

The method is short enough to be implemented in any language from this text:

1. The random bytes for (seed, label) are the SHA-256 digests of
   ``seed + "\\n" + label + "\\n" + counter`` (UTF-8, counter 0, 1, 2 … in decimal), joined.
2. They are read four at a time as big-endian whole numbers. To draw a number below n, numbers
   at or above the largest multiple of n within 2**32 are thrown away (rejection sampling), and
   the next one that remains is taken modulo n.
3. Fisher–Yates: for i from the last position down to 1, draw j below i + 1, swap items i and j.

The commitment published before a game is the SHA-256 of the seed (UTF-8, hexadecimal).
"""

from __future__ import annotations

import hashlib
import secrets
from collections.abc import Iterable, Iterator, Sequence
from struct import Struct
from typing import NamedTuple, TypeVar

from cardtown.core.errors import BadInput
from cardtown.core.messages import message

T = TypeVar("T")

_SPAN = 1 << 32
_EIGHT = Struct(">8I")
"""The numbers in one digest."""


class Shuffle(NamedTuple):
    """One shuffle of a game, compared with the cards that the game turned up."""

    label: str
    items: Sequence[str]
    """In the order that the shuffle gives them."""
    seen: int
    """How many of them the game turned up."""
    fits: bool
    """Whether those are the ones on top, as they should be."""


def new_seed() -> str:
    """A fresh seed of 128 random bits, which nobody can guess from its commitment."""
    return secrets.token_hex(16)


def check_seed(seed: str) -> str:
    """Return the seed if it is printable text: line feeds separate seed and label in a shuffle."""
    if not seed or not seed.isprintable():
        raise BadInput("seed", "must be a printable text that is not empty", message("bad-seed"))
    return seed


def commitment(seed: str) -> str:
    """The hash published at the start, so that the seed shown at the end can be checked."""
    return hashlib.sha256(seed.encode()).hexdigest()


def numbers(seed: str, label: str) -> Iterator[int]:
    """The endless stream of 32-bit numbers that belongs to (seed, label)."""
    counter = 0
    while True:
        block = hashlib.sha256(f"{seed}\n{label}\n{counter}".encode()).digest()
        yield from _EIGHT.unpack(block)
        counter += 1


def below(stream: Iterator[int], n: int) -> int:
    """The next number of the stream that is fair below `n`."""
    limit = _SPAN - _SPAN % n
    while (number := next(stream)) >= limit:
        pass
    return number % n


def shuffle(seed: str, label: str, items: Iterable[T]) -> tuple[T, ...]:
    """The items in the order that (seed, label) gives them."""
    order = list(items)
    stream = numbers(seed, label)
    for i in range(len(order) - 1, 0, -1):
        j = below(stream, i + 1)
        order[i], order[j] = order[j], order[i]
    return tuple(order)
