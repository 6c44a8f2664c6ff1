"""Notices between processes, through a Redis server that comes and goes."""

from __future__ import annotations

import asyncio
import logging
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import TYPE_CHECKING, Any
from uuid import uuid4

import pytest

from cardtown.core import BadInput
from cardtown.server.rooms.notices import Gap, LocalNotices, Notice, RedisNotices
from tests.server.services import Redis

if TYPE_CHECKING:
    from redis.asyncio import Redis as Client

pytestmark = pytest.mark.anyio


class Listener:
    """Receives all notices, one after another."""

    def __init__(self, notices: RedisNotices) -> None:
        self._heard: Any = notices.listen()

    async def next(self) -> Notice | Gap:
        return await asyncio.wait_for(anext(self._heard), 300)

    async def next_gap(self) -> None:
        while not isinstance(await self.next(), Gap):
            pass

    async def next_notice(self) -> Notice:
        while True:
            heard = await self.next()
            if isinstance(heard, Notice):
                return heard


@pytest.fixture
def channel() -> str:
    """A channel for this test only."""
    return f"cardtown-{uuid4()}"


def stranger(server: Redis) -> Client:
    """Another client of the same Redis."""
    from redis.asyncio import Redis as Client

    return Client.from_url(server.url)


async def calls(client: Client, command: str) -> int:
    """How often Redis has received a command."""
    counts = await client.info("commandstats")
    return int(counts.get(f"cmdstat_{command}", {"calls": 0})["calls"])


@asynccontextmanager
async def process(
    server: Redis, channel: str, quiet_s: float = 10.0
) -> AsyncIterator[tuple[RedisNotices, Listener]]:
    """What one process has: a publisher and a listener."""
    notices = RedisNotices(server.url, channel=channel, quiet_s=quiet_s)
    listener = Listener(notices)
    try:
        yield notices, listener
    finally:
        await listener._heard.aclose()
        await notices.close()


async def test_a_notice_of_one_process_reaches_another(redis: Redis, channel: str) -> None:
    async with process(redis, channel) as (one, _), process(redis, channel) as (two, hearing):
        assert not two.connected
        await hearing.next_gap()
        assert two.connected
        one.publish("t", 7)
        assert await hearing.next() == Notice("t", 7)
        one.publish("a table with spaces é", 12)
        assert await hearing.next() == Notice("a table with spaces é", 12)


async def test_a_burst_of_notices_ends_with_the_newest_number(redis: Redis, channel: str) -> None:
    async with process(redis, channel) as (one, hearing):
        await hearing.next_gap()
        for number in range(1, 1001):
            one.publish("t", number)
        one.publish("u", 1)
        heard = [await hearing.next()]
        while heard[-1] != Notice("u", 1):
            heard.append(await hearing.next())
        assert Notice("t", 1000) in heard


async def test_foreign_messages_in_the_channel_are_ignored(redis: Redis, channel: str) -> None:
    async with process(redis, channel) as (one, hearing), stranger(redis) as client:
        await hearing.next_gap()
        huge = b"9" * 5000 + b" t"
        for junk in (b"", b"\xff\xfe", b"hello", b"7", b"7 ", b"-1 t", "² t".encode(), huge):
            await client.publish(channel, junk)
        one.publish("t", 1)
        assert await hearing.next() == Notice("t", 1)


async def test_after_a_restart_of_redis_a_gap_comes_and_then_notices_again(
    redis: Redis, channel: str
) -> None:
    async with process(redis, channel) as (one, _), process(redis, channel) as (_, hearing):
        await hearing.next_gap()
        redis.restart()
        await hearing.next_gap()
        one.publish("t", 3)
        assert await hearing.next_notice() == Notice("t", 3)


async def test_notices_published_while_redis_is_away_arrive_when_it_is_back(
    redis: Redis, channel: str, caplog: pytest.LogCaptureFixture
) -> None:
    async with process(redis, channel) as (one, _):
        redis.kill()
        try:
            one.publish("t", 4)
            one.publish("u", 1)
            while not caplog.messages:
                await asyncio.sleep(0)
            one.publish("t", 5)
        finally:
            redis.start()
        async with stranger(redis) as client, asyncio.timeout(60):
            while await calls(client, "publish") < 2:
                pass
            assert await calls(client, "publish") == 2  # of a table only the newest number matters


async def test_a_missing_redis_stops_nobody_and_is_reported_once(
    redis: Redis, channel: str, caplog: pytest.LogCaptureFixture
) -> None:
    redis.kill()
    try:
        with caplog.at_level(logging.WARNING, "cardtown.server.rooms.notices"):
            async with process(redis, channel) as (one, _):
                for number in range(100):
                    one.publish("t", number)
                    await asyncio.sleep(0)
                while not caplog.messages:
                    await asyncio.sleep(0)
                assert not one.connected
        assert len(caplog.messages) == 1
        assert "can't be told of changes" in caplog.messages[0]
    finally:
        redis.start()


async def test_a_redis_that_answers_nobody_counts_as_lost(redis: Redis, channel: str) -> None:
    async with process(redis, channel, quiet_s=0.05) as (one, hearing):
        await hearing.next_gap()
        redis.freeze()
        try:
            waiting = asyncio.create_task(hearing.next_gap())
            while one.connected:
                await asyncio.sleep(0)
        finally:
            redis.thaw()
        await waiting
        assert one.connected


async def test_a_quiet_redis_that_answers_stays_connected(redis: Redis, channel: str) -> None:
    async with process(redis, channel, quiet_s=2) as (one, hearing), stranger(redis) as client:
        await hearing.next_gap()
        await client.config_resetstat()
        waiting = asyncio.create_task(hearing.next())
        while await calls(client, "ping") < 2:
            pass
        one.publish("t", 1)
        assert await waiting == Notice("t", 1)


async def test_a_single_process_publishes_and_receives_nothing() -> None:
    notices = LocalNotices()
    notices.publish("t", 1)
    assert [heard async for heard in notices.listen()] == []
    assert notices.connected
    await notices.close()


async def test_a_malformed_address_is_refused() -> None:
    with pytest.raises(BadInput, match=r"^redis: give redis://HOST:PORT"):
        RedisNotices("http://example.org")


async def test_without_its_package_the_error_says_what_to_install(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setitem(sys.modules, "redis.asyncio", None)
    with pytest.raises(BadInput, match=r"pip install 'cardtown\[cluster\]'"):
        RedisNotices("redis://127.0.0.1")
