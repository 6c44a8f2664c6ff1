"""A log that nobody can fill from outside: what is said again and again is said a few times."""

from __future__ import annotations

import logging
import time
from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

_MOST: Final = 10
"""A message is written at most this many times in a period."""
_PERIOD_S: Final = 60.0
_MESSAGES: Final = 1_000
"""Messages are few, since what they are about is not part of them; this is only for safety."""


@dataclass(slots=True)
class _Period:
    began: float
    count: int = 0


class RepeatFilter(logging.Filter):
    """Lets each message through ten times a minute, then says how many were left out."""

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        super().__init__()
        self._clock = clock
        self._periods: dict[tuple[str, str], _Period] = {}

    def filter(self, record: logging.LogRecord) -> bool:
        """Whether a record is written; the first of a period tells of those that were not."""
        now = self._clock()
        message = (record.name, str(record.msg))
        period = self._periods.get(message)
        if period is None or now - period.began >= _PERIOD_S:
            if period is not None and period.count > _MOST:
                record.msg = f"{record.msg} (and {period.count - _MOST} times more before)"
            if len(self._periods) >= _MESSAGES:
                self._periods.clear()
            period = self._periods[message] = _Period(now)
        period.count += 1
        return period.count <= _MOST
