"""Bitboards: a set of cells as one integer."""

from __future__ import annotations


def bits(board: int) -> list[int]:
    """The bit numbers of a board, lowest (upper left) first."""
    found = []
    while board:
        low = board & -board
        found.append(low.bit_length() - 1)
        board ^= low
    return found
