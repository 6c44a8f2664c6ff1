"""The parts of a running server, put together and taken apart in the right order."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from weakref import WeakValueDictionary

from cardtown.server import identities
from cardtown.server.bots.adviser import Adviser
from cardtown.server.bots.hindsight import Hindsights
from cardtown.server.bots.workers import BotWorkers
from cardtown.server.identities import Identity
from cardtown.server.limits import Connections, Rate
from cardtown.server.live.open_connections import Lines
from cardtown.server.rooms.notices import LocalNotices, RedisNotices
from cardtown.server.rooms.overdue import keep
from cardtown.server.rooms.rooms import Rooms
from cardtown.server.settings import Settings
from cardtown.server.storage.store import Store


@dataclass(frozen=True, slots=True)
class Service:
    """What requests are answered with."""

    settings: Settings
    store: Store
    rooms: Rooms
    rate: Rate
    introductions: Rate
    connections: Connections
    adviser: Adviser
    hindsights: Hindsights
    lines: Lines
    _making: WeakValueDictionary[str, asyncio.Lock] = field(default_factory=WeakValueDictionary)

    async def identity(self, token: str | None) -> Identity | None:
        """Whose token that is."""
        return await self.holder(identities.digest(token) if token else None)

    async def holder(self, digest: str | None) -> Identity | None:
        """Whose token has that digest."""
        session = None if digest is None else await self.store.find_session(digest)
        return None if session is None else Identity(session.identity, session.name)

    async def forget(self, person: Identity, token: str) -> None:
        """Let a person's token be nobody's, and end the live connections that it opened."""
        digest = identities.digest(token)
        await self.store.end_session(digest)
        await self.lines.end(person.id, lambda one: one == digest)

    async def forget_elsewhere(self, person: Identity, token: str) -> None:
        """Let a person be known by this token alone; what was opened with others ends."""
        digest = identities.digest(token)
        await self.store.end_other_sessions(person.id, digest)
        await self.lines.end(person.id, lambda one: one != digest)

    def making(self, host: str) -> asyncio.Lock:
        """What somebody holds who makes a table, so that those of one host are made in turn."""
        return self._making.setdefault(host, asyncio.Lock())


@asynccontextmanager
async def running(settings: Settings) -> AsyncIterator[Service]:
    """A service that runs while the context is open."""
    limits = settings.limits
    shared = not settings.database_url.startswith("sqlite")
    store = await Store.open(settings.database_url)
    notices = RedisNotices(settings.redis_url) if settings.redis_url else LocalNotices()
    bot_workers = BotWorkers(settings.bot_workers, settings.bot_seconds)
    rooms = Rooms(store, notices, bot_workers, capacity=settings.rooms, shared=shared)
    hindsights = Hindsights()
    lines = Lines()
    going_on = (keep(rooms, store), rooms.follow(), lines.follow(store))
    tasks = [asyncio.create_task(each) for each in going_on]
    try:
        yield Service(
            settings,
            store,
            rooms,
            rate=Rate(limits.requests_per_second, limits.burst),
            introductions=Rate(
                limits.introductions_per_minute / 60, limits.introductions_per_minute
            ),
            connections=Connections(limits.connections, limits.all_connections),
            adviser=Adviser(bot_workers),
            hindsights=hindsights,
            lines=lines,
        )
    finally:
        for task in tasks:
            task.cancel()
        with contextlib.suppress(asyncio.CancelledError):
            await asyncio.gather(*tasks)
        await rooms.close()
        await hindsights.close()
        await bot_workers.close()
        await notices.close()
        await store.close()
