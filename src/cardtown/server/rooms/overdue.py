"""The keeper: looks after tables at which something is overdue, whoever was to do it.

A process that died may leave a bot's move or a clock that ran out behind. Every table says in the
store when it needs attention next, and any process may give it: of two that do, one loses the race
for the number and finds nothing left to do.
"""

from __future__ import annotations

import asyncio
import logging
from typing import Final, NamedTuple

from cardtown.server.errors import StoreUnavailable
from cardtown.server.periodic import repeat_forever
from cardtown.server.rooms.rooms import Rooms
from cardtown.server.storage.store import Store
from cardtown.server.times import now_ms

log = logging.getLogger(__name__)

_EVERY_S: Final = 2.0
_AT_ONCE: Final = 100
_FIRST_PAUSE_S: Final = 2.0
_LONGEST_PAUSE_S: Final = 30.0
_MOST_REMEMBERED: Final = 10_000


async def keep(rooms: Rooms, store: Store) -> None:
    """Look after overdue tables, again and again, until cancelled."""
    go_round = _Keeper(rooms, store).go_round
    await repeat_forever(go_round, _EVERY_S, log, "overdue tables wait")


class _Visit(NamedTuple):
    """When a table is looked after again if it stays overdue, and how long that is."""

    again: float
    pause: float


_NONE_YET: Final = _Visit(0.0, 0.0)


class _Keeper:
    """Goes from one overdue table to the next.

    One that can't be read stays overdue. It is left alone, each time for twice as long, and others
    come first; so a hundred of its kind keep nobody waiting.
    """

    def __init__(self, rooms: Rooms, store: Store) -> None:
        self._rooms = rooms
        self._store = store
        self._clock = asyncio.get_running_loop().time
        self._visits: dict[str, _Visit] = {}
        """The last one at every table that has been overdue since."""

    async def go_round(self) -> None:
        """Look after some tables: the least visited, and of those the longest overdue."""
        due = await self._store.due(now_ms(), _AT_ONCE + len(self._visits))
        self._visits = {table: self._visits[table] for table in due if table in self._visits}
        now = self._clock()
        ready = [table for table in due if self._last(table).again <= now]
        ready.sort(key=lambda table: self._last(table).pause)
        for table_id in ready[:_AT_ONCE]:
            self._remember(table_id)
            await self._attend(table_id)

    def _last(self, table_id: str) -> _Visit:
        return self._visits.get(table_id, _NONE_YET)

    def _remember(self, table_id: str) -> None:
        if table_id in self._visits or len(self._visits) < _MOST_REMEMBERED:
            pause = min(2 * self._last(table_id).pause or _FIRST_PAUSE_S, _LONGEST_PAUSE_S)
            self._visits[table_id] = _Visit(self._clock() + pause, pause)

    async def _attend(self, table_id: str) -> None:
        try:
            await self._rooms.attend(table_id)
        except StoreUnavailable:
            raise
        except Exception:  # one table that can't be read must not keep the others waiting
            log.exception("table %s can't be looked after", table_id)
