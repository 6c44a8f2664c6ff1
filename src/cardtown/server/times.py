"""The time, as stored in entries, and the days of the daily city, which begin at midnight UTC."""

from __future__ import annotations

import time
from datetime import UTC, date, datetime, timedelta
from typing import Final

_DAY_MS: Final = 24 * 3600 * 1000
GRACE_MS: Final = 3600 * 1000
"""A game that was begun on its day is scored if it ends this long after the day at the latest."""
_EPOCH: Final = date(1970, 1, 1)


def now_ms() -> int:
    """Milliseconds since 1970."""
    return time.time_ns() // 1_000_000


def day_at(at: int) -> date:
    """The day of a time.

    >>> day_at(1_795_046_399_999)
    datetime.date(2026, 11, 18)
    """
    return datetime.fromtimestamp(at // 1000, UTC).date()


def end_of(day: date) -> int:
    """When a day ends: from then on its deals can't be begun to be scored.

    >>> end_of(date(2026, 11, 18))
    1795046400000
    """
    return ((day - _EPOCH) + timedelta(1)) // timedelta(1) * _DAY_MS


def is_over(day: date, now: int) -> bool:
    """Whether nothing of a day is scored any more, so that its key can be shown."""
    return now >= end_of(day) + GRACE_MS
