"""Streaks: how many days in a row somebody has played."""

from __future__ import annotations

from collections.abc import Iterable
from datetime import date, timedelta


def streak(played: Iterable[str], today: date) -> int:
    """How many days in a row were played, up to today or yesterday; the last day comes first.

    >>> streak(["2026-11-18", "2026-11-17", "2026-11-15"], date(2026, 11, 19))
    2
    """
    length = 0
    expected: date | None = None
    for day in map(date.fromisoformat, played):
        if expected is None and today - day <= timedelta(1):
            expected = day
        if day != expected:
            break
        length += 1
        expected = day - timedelta(1)
    return length
