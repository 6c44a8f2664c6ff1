"""Overdue tables: any process attends to them, since the responsible one may have died.

A process that died may leave behind a bot's move or a clock that ran out. Every table says in the
store when it needs attention next, and any process may give it: if two do, one loses the race for
the number of the next entry and finds nothing left to do.
"""

from __future__ import annotations

import asyncio
import logging
from typing import Final, NamedTuple

from cardtown.server.errors import OtherVersion, StoreUnavailable
from cardtown.server.periodic import repeat_forever
from cardtown.server.rooms.rooms import Rooms
from cardtown.server.storage.store import Store
from cardtown.server.times import now_ms

log = logging.getLogger(__name__)

_EVERY_S: Final = 2.0
_BATCH: Final = 100
_FIRST_PAUSE_S: Final = 2.0
_LONGEST_PAUSE_S: Final = 30.0
_MOST_REMEMBERED: Final = 10_000


async def attend_overdue_tables(rooms: Rooms, store: Store) -> None:
    """Attend to overdue tables every two seconds; runs until cancelled."""
    attendant = _Attendant(rooms, store)
    await repeat_forever(attendant.attend_some, _EVERY_S, log, "overdue tables wait")


class _Visit(NamedTuple):
    """When a table that stays overdue is visited next, and how long after the last visit."""

    next: float
    pause: float


_NO_VISIT: Final = _Visit(0.0, 0.0)


class _Attendant:
    """Visits one overdue table after the other.

    A table that can't be read stays overdue. The pause after each visit to it is twice as long as
    the one before, and other tables come first; so a hundred such tables keep nobody waiting.
    """

    def __init__(self, rooms: Rooms, store: Store) -> None:
        self._rooms = rooms
        self._store = store
        self._clock = asyncio.get_running_loop().time
        self._visits: dict[str, _Visit] = {}
        """The last visit to every table that has been overdue since."""

    async def attend_some(self) -> None:
        """Attend to some tables: the least visited first, and of those the longest overdue."""
        due = await self._store.due(now_ms(), _BATCH + len(self._visits))
        self._visits = {table: self._visits[table] for table in due if table in self._visits}
        now = self._clock()
        ready = [table for table in due if self._last(table).next <= now]
        ready.sort(key=lambda table: self._last(table).pause)
        for table_id in ready[:_BATCH]:
            self._note_visit(table_id)
            await self._attend(table_id)

    def _last(self, table_id: str) -> _Visit:
        return self._visits.get(table_id, _NO_VISIT)

    def _note_visit(self, table_id: str) -> None:
        if table_id in self._visits or len(self._visits) < _MOST_REMEMBERED:
            pause = min(2 * self._last(table_id).pause or _FIRST_PAUSE_S, _LONGEST_PAUSE_S)
            self._visits[table_id] = _Visit(self._clock() + pause, pause)

    async def _attend(self, table_id: str) -> None:
        try:
            await self._rooms.attend(table_id)
        except StoreUnavailable:
            raise
        except OtherVersion:
            pass  # reading it has logged why; a program that has its cards and rules attends to it
        except Exception:  # one table that can't be read must not keep the others waiting
            log.exception("table %s can't be looked after", table_id)
