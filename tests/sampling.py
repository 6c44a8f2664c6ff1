"""Slow proofs, sampled: every run takes a few of their cases, and the next day takes others.

`CARDTOWN_SEED`, a number, is the day unless it is given: the seed of a run that failed repeats its
choice. `CARDTOWN_ALL=1` takes everything (`make test-all`).
"""

from __future__ import annotations

import os
import random
from collections.abc import Sequence
from datetime import UTC, datetime
from typing import Final, TypeVar

import pytest

T = TypeVar("T")

# Kept in the environment, so that all workers of a run have the same, even at midnight.
SEED: Final = int(os.environ.setdefault("CARDTOWN_SEED", str(datetime.now(UTC).date().toordinal())))
TAKES_ALL: Final = os.environ.get("CARDTOWN_ALL", "") not in ("", "0")


def sample(cases: Sequence[T], count: int, *, days: int = 1, turn: int = 0) -> list[T]:
    """Take `count` of the cases; every case has its turn within `len(cases) / count` days.

    On one day in `days` only, if that is given, as for :func:`one_day_in`: then it takes so many
    times as long. That mark would not do: some cases would come up on none of its days.
    """
    if TAKES_ALL:
        return list(cases)
    if SEED % days != turn % days:
        return []
    if count >= len(cases):
        return list(cases)
    turns = random.Random(len(cases)).sample(range(len(cases)), len(cases))
    today = {turns[(SEED // days * count + n) % len(cases)] for n in range(count)}
    return [case for number, case in enumerate(cases) if number in today]


def one_day_in(days: int, *, turn: int = 0) -> pytest.MarkDecorator:
    """Mark a test that runs only every few days; tests with other turns run on other days."""
    return pytest.mark.skipif(
        not TAKES_ALL and SEED % days != turn % days,
        reason=f"runs on one day in {days}, and always under make test-all",
    )
