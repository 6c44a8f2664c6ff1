"""The open live connections of known browsers, so that they end when a browser is forgotten.

A browser may be forgotten through another process, or while it is just connecting. So every process
checks from time to time which of the browsers it is connected to are still known.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import Callable, Iterable, Iterator
from itertools import chain
from typing import Final, NamedTuple

from cardtown.server.errors import Refused
from cardtown.server.live.answers import refuse
from cardtown.server.live.wire import Wire
from cardtown.server.periodic import repeat_forever
from cardtown.server.storage.store import Store
from cardtown.server.table.programs import is_program

log = logging.getLogger(__name__)

_CHECK_S: Final = 5.0
"""A browser that another process has forgotten may receive updates for at most this long."""
_CLOSING_S: Final = 1.0


class _OpenConnection(NamedTuple):
    person: str
    digest: str
    """Of the token that opened it."""
    wire: Wire


class OpenConnections:
    """The open live connections, by person."""

    def __init__(self) -> None:
        self._open: dict[str, set[_OpenConnection]] = {}

    @contextlib.contextmanager
    def open(self, person: str, digest: str, wire: Wire) -> Iterator[None]:
        """Remember a person's connection while it is open, with the digest of its token."""
        connection = _OpenConnection(person, digest, wire)
        connections = self._open.setdefault(person, set())
        connections.add(connection)
        try:
            yield
        finally:
            connections.discard(connection)
            if not connections:
                self._open.pop(person, None)

    async def close(self, person: str, which: Callable[[str], bool]) -> None:
        """Close those of a person's connections whose digest `which` accepts."""
        await _close(one for one in self._open.get(person, ()) if which(one.digest))

    async def close_forgotten(self, store: Store) -> None:
        """Close the connections of browsers that are no longer known; runs until cancelled."""

        async def check() -> None:
            connections = list(chain.from_iterable(self._open.values()))
            known = await store.known_sessions({one.digest for one in connections})
            await _close(one for one in connections if one.digest not in known)

        await repeat_forever(check, _CHECK_S, log, "forgotten browsers stay connected")


def _why(person: str) -> tuple[str, str]:
    if is_program(person):
        return "token", "this token has been ended: its person can make a new one"
    return "forgotten", "this browser was forgotten"


async def _close(connections: Iterable[_OpenConnection]) -> None:
    closing = [refuse(one.wire, Refused(*_why(one.person))) for one in connections]
    with contextlib.suppress(TimeoutError):  # a client that does not read can't ask anything either
        async with asyncio.timeout(_CLOSING_S):
            await asyncio.gather(*closing, return_exceptions=True)
