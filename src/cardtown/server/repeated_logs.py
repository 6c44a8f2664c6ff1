"""Rate limiting of the log: a repeated message is written only a few times."""

from __future__ import annotations

import logging
import time
from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

_MOST: Final = 10
"""A message is written at most this many times in a period."""
_PERIOD_S: Final = 60.0
_LONGEST_PERIOD_S: Final = 3600.0
_MESSAGES: Final = 1_000
"""There are few different messages, since their arguments do not count; this is only for safety."""


@dataclass(slots=True)
class _Period:
    began: float
    seconds: float = _PERIOD_S
    count: int = 0

    @property
    def flooded(self) -> bool:
        """Whether some messages were left out."""
        return self.count > _MOST

    def next(self, now: float) -> _Period:
        """The period after this one: twice as long while a flood goes on."""
        longer = min(2 * self.seconds, _LONGEST_PERIOD_S)
        return _Period(now, longer if self.flooded else _PERIOD_S)


class RepeatFilter(logging.Filter):
    """Writes each message at most ten times a period, then says how many were left out.

    A period is a minute. While a message floods the log, each is twice as long as the one before,
    up to an hour: otherwise patience alone would fill the disk.
    """

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        super().__init__()
        self._clock = clock
        self._periods: dict[tuple[str, str], _Period] = {}

    def filter(self, record: logging.LogRecord) -> bool:
        """Whether a record is written; the first of a period reports those that were not."""
        now = self._clock()
        message = (record.name, str(record.msg))
        period = self._periods.get(message)
        if period is None or now - period.began >= period.seconds:
            if period is not None and period.flooded:
                record.msg = f"{record.msg} (and {period.count - _MOST} times more before)"
            if len(self._periods) >= _MESSAGES:
                self._periods.clear()
            period = self._periods[message] = period.next(now) if period else _Period(now)
        period.count += 1
        return period.count <= _MOST
