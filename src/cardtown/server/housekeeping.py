"""Periodic housekeeping: record which hosts are present, and delete what nobody uses."""

from __future__ import annotations

import logging
from typing import Final

from cardtown.server.periodic import repeat_forever
from cardtown.server.rooms.rooms import Rooms
from cardtown.server.settings import Retention
from cardtown.server.storage.store import Store
from cardtown.server.times import now_ms

log = logging.getLogger(__name__)

_HOSTS_S: Final = 60.0
_CLEANING_S: Final = 600.0
_DAY_MS: Final = 24 * 3600 * 1000
_BATCH: Final = 500
"""Tables, or people, that are deleted before others get a turn to write."""


async def note_hosts(rooms: Rooms) -> None:
    """Record every minute which hosts are at their tables; runs until cancelled."""
    await repeat_forever(rooms.note_hosts, _HOSTS_S, log, "tables may leave the lobby")


async def keep_clean(rooms: Rooms, store: Store, retention: Retention) -> None:
    """Delete expired things every ten minutes; runs until cancelled."""

    async def clean_now() -> None:
        await clean(rooms, store, retention, now_ms())

    await repeat_forever(clean_now, _CLEANING_S, log, "what is kept no longer stays for now")


async def clean(rooms: Rooms, store: Store, retention: Retention, now: int) -> None:
    """Delete tables whose game never began, when their time is over; then decks and people without
    tables."""
    for phase, days in (
        ("closed", retention.closed_tables),
        ("gathering", retention.gathering_tables),
    ):
        while gone := await store.delete_unplayed(phase, now - days * _DAY_MS, _BATCH):
            rooms.forget(gone)
    while await store.delete_decks(now - _DAY_MS, _BATCH):
        pass
    while await store.delete_identities(now - retention.identities * _DAY_MS, _BATCH):
        pass
