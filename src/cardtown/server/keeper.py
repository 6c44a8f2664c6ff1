"""The keeper: looks after tables at which something is overdue, whoever was to do it.

A process that died may leave a bot's move or a clock that ran out behind. Every table says in the
store when it needs attention next, and any process may give it: of two that do, one loses the race
for the number and finds nothing left to do.
"""

from __future__ import annotations

import asyncio
import logging
from typing import Final

from cardtown.core import CardtownError
from cardtown.server.hall import Hall
from cardtown.server.store import Store, StoreUnavailable
from cardtown.server.times import now_ms

log = logging.getLogger(__name__)

_EVERY_S: Final = 2.0
_AT_ONCE: Final = 100


async def keep(hall: Hall, store: Store) -> None:
    """Look after overdue tables, again and again, until cancelled."""
    while True:
        try:
            for table_id in await store.due(now_ms(), _AT_ONCE):
                await _look_after(hall, table_id)
        except CardtownError as error:
            log.warning("overdue tables wait: %s", error)
        await asyncio.sleep(_EVERY_S)


async def _look_after(hall: Hall, table_id: str) -> None:
    try:
        await hall.look_after(table_id)
    except StoreUnavailable:
        raise
    except Exception:  # one table that can't be read must not keep the others waiting
        log.exception("table %s can't be looked after", table_id)
