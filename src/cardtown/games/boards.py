"""Bitboards: a set of cells as one integer."""

from __future__ import annotations

from collections.abc import Iterator


def bits(board: int) -> Iterator[int]:
    """The bit numbers of a board, lowest (upper left) first."""
    while board:
        low = board & -board
        yield low.bit_length() - 1
        board ^= low
