"""Sums that are the same everywhere: added one by one, as the compiled core does.

From Python 3.12 on, `sum` rounds differently.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import reduce
from operator import add


def add_up(numbers: Iterable[float]) -> float:
    """The numbers added in order."""
    return reduce(add, numbers, 0.0)
