"""The live connections of everybody who is known, so that they end when a browser is forgotten.

That may happen through another process, or while a browser is just coming in. So every process
looks from time to time which of the browsers that it talks to are still known.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import Callable, Iterable, Iterator
from itertools import chain
from typing import Final, NamedTuple

from starlette.status import WS_1008_POLICY_VIOLATION
from starlette.websockets import WebSocket

from cardtown.server.periodic import repeat_forever
from cardtown.server.storage.store import Store

log = logging.getLogger(__name__)

_LOOK_S: Final = 5.0
"""For so long a browser may still be told things that was forgotten without our seeing it."""
_GOODBYE_S: Final = 1.0


class _Line(NamedTuple):
    """A live connection."""

    digest: str
    """Of the token that opened it."""
    websocket: WebSocket


class Lines:
    """The open live connections, by person."""

    def __init__(self) -> None:
        self._open: dict[str, set[_Line]] = {}

    @contextlib.contextmanager
    def open(self, person: str, digest: str, websocket: WebSocket) -> Iterator[None]:
        """Know a person's connection while it is open, by the digest of the token it came with."""
        line = _Line(digest, websocket)
        lines = self._open.setdefault(person, set())
        lines.add(line)
        try:
            yield
        finally:
            lines.discard(line)
            if not lines:
                self._open.pop(person, None)

    async def end(self, person: str, which: Callable[[str], bool]) -> None:
        """End a person's connections with these digests."""
        await _hang_up(line for line in self._open.get(person, ()) if which(line.digest))

    async def follow(self, store: Store) -> None:
        """End the connections of those who are no longer known; runs until cancelled."""

        async def look() -> None:
            lines = list(chain.from_iterable(self._open.values()))
            known = await store.known_sessions({line.digest for line in lines})
            await _hang_up(line for line in lines if line.digest not in known)

        await repeat_forever(look, _LOOK_S, log, "forgotten browsers stay connected")


async def _hang_up(lines: Iterable[_Line]) -> None:
    goodbyes = [
        line.websocket.close(WS_1008_POLICY_VIOLATION, "this browser was forgotten")
        for line in lines
    ]
    with contextlib.suppress(TimeoutError):  # one does not read: it can ask nothing any more
        async with asyncio.timeout(_GOODBYE_S):
            await asyncio.gather(*goodbyes, return_exceptions=True)
