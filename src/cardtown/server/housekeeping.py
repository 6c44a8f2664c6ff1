"""What a server does from time to time, so that lists stay true."""

from __future__ import annotations

import logging
from typing import Final

from cardtown.server.periodic import repeat_forever
from cardtown.server.rooms.rooms import Rooms

log = logging.getLogger(__name__)

_HOSTS_S: Final = 60.0


async def note_hosts(rooms: Rooms) -> None:
    """Note every minute which hosts are at their tables; runs until cancelled."""
    await repeat_forever(rooms.note_hosts, _HOSTS_S, log, "tables may leave the lobby")
