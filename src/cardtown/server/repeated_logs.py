"""Rate limiting of the log: what one place in the code logs is written only a few times."""

from __future__ import annotations

import logging
import time
from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

_MOST: Final = 10
"""What one place logs is written at most this many times in a period."""
_PERIOD_S: Final = 60.0
_LONGEST_PERIOD_S: Final = 3600.0


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
    """Writes what each place logs at most ten times a period, then says how many were left out.

    A period is a minute. While a place floods the log, each is twice as long as the one before, up
    to an hour: otherwise patience alone would fill the disk.

    Places in the code are counted and not texts: a text may have an outsider's words in it, or the
    number of a task, and then no two are the same.
    """

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        super().__init__()
        self._clock = clock
        self._periods: dict[tuple[str, str, int], _Period] = {}

    def filter(self, record: logging.LogRecord) -> bool:
        """Whether a record is written; the first of a period reports those that were not."""
        now = self._clock()
        place = (record.name, record.pathname, record.lineno)
        period = self._periods.get(place)
        if period is None or now - period.began >= period.seconds:
            if period is not None and period.flooded:
                record.msg = f"{record.msg} (and {period.count - _MOST} times more before)"
            period = self._periods[place] = period.next(now) if period else _Period(now)
        period.count += 1
        return period.count <= _MOST
