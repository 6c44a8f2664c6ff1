"""Node counts: how many sequences of actions there are, by length, from a given table.

As chess programs count moves to check their move generators: a single option too many or too few
anywhere in the tree changes the number. Seats that decide at the same time do so in the order in
which they are listed.
"""

from __future__ import annotations

from typing import Any

from cardtown.core import Table


def count_nodes(table: Table[Any, Any], depth: int) -> list[int]:
    """How many sequences of 1, 2 … `depth` actions can be played from here."""
    counts = [0] * depth
    _count(table, counts, 0)
    return counts


def _count(table: Table[Any, Any], counts: list[int], depth: int) -> None:
    if depth == len(counts) or table.over:
        return
    seat, _, options = table.decisions()[0]
    counts[depth] += len(options)
    if depth + 1 == len(counts):
        return
    for option in options:
        twin = table.copy()
        twin.apply(seat, option)
        _count(twin, counts, depth + 1)
