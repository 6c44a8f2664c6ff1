"""Garbage collection: rarely by count, often among new objects, and fully when memory grows.

Python would collect after every few new objects, and a full collection visits every object of every
table while everybody waits. But few objects may hold much memory, so counting them is not enough.
"""

from __future__ import annotations

import asyncio
import gc
import time
from collections.abc import Callable
from pathlib import Path
from typing import Final

_FEW_TABLES: Final = 100
"""The threshold is computed for at least this many: a threshold of 0 would mean never."""
_OBJECTS_OF_A_TABLE: Final = 1_250
"""Objects that the garbage collector would visit: a game of 18 rounds has about 1,100."""
_PAUSE_S: Final = 1.0
_GROWTH_BYTES: Final = 16_000_000
"""A full collection follows once memory has grown by this much."""
_SHARE: Final = 0.02
"""The share of the time that full collections may take."""
_STATM: Final = Path("/proc/self/statm")
_PAGE_BYTES: Final = 4_096


def relax_collection(tables: int) -> None:
    """Let Python itself collect only after more new objects than that many tables have."""
    gc.freeze()
    gc.set_threshold(max(tables, _FEW_TABLES) * _OBJECTS_OF_A_TABLE, 1, 10)


async def collect_forever() -> None:
    """Collect by time and by memory; runs until cancelled."""
    collector = Collector()
    while True:
        await asyncio.sleep(_PAUSE_S)
        collector.collect()


class Collector:
    """Collects new objects each time, and all objects when memory has grown since the last time."""

    def __init__(
        self,
        memory: Callable[[], int] | None = None,
        clock: Callable[[], float] = time.monotonic,
    ) -> None:
        self._memory = memory or memory_used
        self._clock = clock
        self._least = self._memory()
        """The memory used after the last full collection, or less if it has shrunk since."""
        self._not_before = clock()

    def collect(self) -> None:
        """Collect garbage: fully if that is worth it and not too soon after the last time."""
        used = self._memory()
        self._least = min(self._least, used)
        start = self._clock()
        if used - self._least < _GROWTH_BYTES or start < self._not_before:
            gc.collect(0)  # tables have survived earlier collections, and are not visited
            return
        gc.collect()
        self._least = self._memory()
        end = self._clock()
        self._not_before = end + (end - start) / _SHARE


def memory_used() -> int:
    """The resident memory of this process, in bytes; 0 if the system does not report it."""
    try:
        return int(_STATM.read_text(encoding="ascii").split()[1]) * _PAGE_BYTES
    except OSError:
        return 0
