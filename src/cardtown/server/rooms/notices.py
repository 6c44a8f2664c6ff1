"""Notices between processes: 'table X has reached number N'.

They only save time. A process that misses one still finds the entries in the store; so a notice
never delays anything or makes it fail, and Redis may come and go.
"""

from __future__ import annotations

import asyncio
import logging
from abc import ABC, abstractmethod
from collections.abc import AsyncIterator
from typing import TYPE_CHECKING, Final, NamedTuple

from cardtown.core import BadInput

if TYPE_CHECKING:
    from redis.asyncio import Redis
    from redis.asyncio.client import PubSub

CHANNEL: Final = "cardtown"
QUIET_S: Final = 10.0
_FIRST_PAUSE_S: Final = 0.05
_LONGEST_PAUSE_S: Final = 2.0
_CONNECT_S: Final = 5.0
_MOST_DIGITS: Final = 10
"""Of the largest number that an entry can have."""

_CALL: Final = "@"
"""Before the program in a call: no table has such an id."""

_log = logging.getLogger(__name__)


class Notice(NamedTuple):
    """A table has an entry of this number now."""

    table_id: str
    number: int


class Call(NamedTuple):
    """There is something new for a program at one of its tables."""

    program: str
    table_id: str


class Gap:
    """Notices may have been missed: look into the store."""


class Notices(ABC):
    """Sends notices to other processes, and receives theirs."""

    @property
    @abstractmethod
    def connected(self) -> bool:
        """Whether the notices of others arrive now."""

    @abstractmethod
    def publish(self, table_id: str, number: int) -> None:
        """Tell the other processes; return immediately, and never fail."""

    @abstractmethod
    def call(self, program: str, table_id: str) -> None:
        """Call a program that may be connected to another process; like `publish`."""

    @abstractmethod
    def listen(self) -> AsyncIterator[Notice | Call | Gap]:
        """The notices of other processes from now on, and perhaps our own.

        A Gap comes first, and again whenever the connection was lost and restored.
        """

    @abstractmethod
    async def close(self) -> None:
        """Close the connections."""


class LocalNotices(Notices):
    """For the only process: there is nobody to tell, and nothing to receive."""

    @property
    def connected(self) -> bool:
        return True

    def publish(self, table_id: str, number: int) -> None:
        pass

    def call(self, program: str, table_id: str) -> None:
        pass

    async def listen(self) -> AsyncIterator[Notice | Call | Gap]:
        return
        yield

    async def close(self) -> None:
        pass


class RedisNotices(Notices):
    """Notices over one channel of a Redis server."""

    def __init__(self, url: str, *, channel: str = CHANNEL, quiet_s: float = QUIET_S) -> None:
        """Raise BadInput when `url` is not the address of a Redis server; connect later.

        After `quiet_s` seconds without a message Redis is pinged.
        """
        self._redis = _client(url)
        self._channel = channel
        self._quiet_s = quiet_s
        self._connected = False
        self._outbox: dict[str, int] = {}
        self._sender: asyncio.Task[None] | None = None

    @property
    def connected(self) -> bool:
        return self._connected

    def publish(self, table_id: str, number: int) -> None:
        # Only the newest number of a table matters, so the outbox stays small without Redis.
        self._put(table_id, number)

    def call(self, program: str, table_id: str) -> None:
        # Servers that know no calls take it for a notice of a table that they don't have.
        self._put(f"{_CALL}{program} {table_id}", 0)

    def _put(self, about: str, number: int) -> None:
        self._outbox[about] = number
        if self._sender is None or self._sender.done():
            self._sender = asyncio.create_task(self._send())

    async def _send(self) -> None:
        backoff = _Backoff("can't be told of changes")
        while self._outbox:
            batch, self._outbox = self._outbox, {}
            try:
                async with self._redis.pipeline(transaction=False) as pipeline:
                    for about, number in batch.items():
                        pipeline.publish(self._channel, f"{number} {about}")
                    await pipeline.execute()
            except _connection_errors() as error:
                self._outbox = batch | self._outbox
                await backoff.wait(error)

    async def listen(self) -> AsyncIterator[Notice | Call | Gap]:
        backoff = _Backoff("can't be heard")
        while True:
            try:
                async with self._redis.pubsub() as subscription:
                    await subscription.subscribe(self._channel)
                    async for notice in self._read(subscription):
                        backoff.reset()
                        yield notice
            except _connection_errors() as error:
                await backoff.wait(error)

    async def _read(self, subscription: PubSub) -> AsyncIterator[Notice | Call | Gap]:
        """What one connection brings, until it is lost."""
        pinged = False
        try:
            while True:
                message = await subscription.get_message(timeout=self._quiet_s)
                if message is None:
                    if pinged:
                        raise ConnectionError("no answer")
                    await subscription.ping()
                elif message["type"] == "subscribe":
                    self._connected = True
                    yield Gap()
                elif message["type"] == "message" and (notice := _parse(message["data"])):
                    yield notice
                pinged = message is None
        finally:
            self._connected = False

    async def close(self) -> None:
        if self._sender is not None:
            self._sender.cancel()
            await asyncio.gather(self._sender, return_exceptions=True)
        await self._redis.aclose()


class _Backoff:
    """Waits longer after each failed attempt, and logs only the first."""

    def __init__(self, complaint: str) -> None:
        self._complaint = complaint
        self._pause = _FIRST_PAUSE_S

    def reset(self) -> None:
        self._pause = _FIRST_PAUSE_S

    async def wait(self, error: Exception) -> None:
        if self._pause == _FIRST_PAUSE_S:
            _log.warning("Redis %s; trying again: %s", self._complaint, error)
        await asyncio.sleep(self._pause)
        self._pause = min(2 * self._pause, _LONGEST_PAUSE_S)


def _parse(text: str) -> Notice | Call | None:
    """A notice or call, or None when the channel was used for something else."""
    number, _, table_id = text.partition(" ")
    if len(number) > _MOST_DIGITS or not number.isdecimal() or not table_id:
        return None
    if table_id.startswith(_CALL):
        program, _, at = table_id.removeprefix(_CALL).partition(" ")
        return Call(program, at) if at else None
    return Notice(table_id, int(number))


def _client(url: str) -> Redis:
    try:
        from redis.asyncio import Redis
        from redis.asyncio.retry import Retry
        from redis.backoff import NoBackoff
    except ImportError:
        raise BadInput("redis", "needs more packages: pip install 'cardtown[cluster]'") from None
    try:
        return Redis.from_url(
            url,
            decode_responses=True,
            encoding_errors="replace",  # other programs may write into the channel
            socket_connect_timeout=_CONNECT_S,
            socket_timeout=_CONNECT_S,
            retry=Retry(NoBackoff(), 0),  # this module tries again itself, and says so
        )
    except ValueError as error:
        raise BadInput("redis", "give redis://HOST:PORT") from error


def _connection_errors() -> tuple[type[Exception], ...]:
    """What the client raises when Redis is away or coming back."""
    from redis.exceptions import RedisError

    return (RedisError, OSError)
