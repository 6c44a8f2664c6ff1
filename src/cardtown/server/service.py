"""The parts of a running server, started and stopped in the right order."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from typing import Final
from weakref import WeakValueDictionary

from cardtown.server.bots.adviser import Adviser
from cardtown.server.bots.evaluations import Evaluations
from cardtown.server.bots.hindsight import Hindsights
from cardtown.server.bots.lucks import Lucks
from cardtown.server.bots.par import Pars
from cardtown.server.bots.reviews import Reviews
from cardtown.server.bots.solutions import Solutions
from cardtown.server.bots.workers import BotWorkers
from cardtown.server.daily.deals import Deals
from cardtown.server.daily.fields import Fields
from cardtown.server.errors import StoreUnavailable
from cardtown.server.housekeeping import keep_clean, note_hosts
from cardtown.server.identities import Identity
from cardtown.server.limits import ConnectionLimit, FairQueue, RateLimit, StorageLimit
from cardtown.server.live.open_connections import OpenConnections
from cardtown.server.programs import Programs
from cardtown.server.races import Races
from cardtown.server.rooms.notices import LocalNotices, RedisNotices
from cardtown.server.rooms.overdue import attend_overdue_tables
from cardtown.server.rooms.rooms import Room, Rooms
from cardtown.server.settings import Settings
from cardtown.server.storage.store import Store
from cardtown.server.table.programs import is_program
from cardtown.server.table.requests import Request
from cardtown.server.times import now_ms

# When a game ends, six browsers in one house ask about seven cities each at the same time.
_QUESTIONS_OF_AN_ADDRESS: Final = 50
_QUESTIONS: Final = 1_000

_DAY_MS: Final = 24 * 3600 * 1000
SESSION_MS: Final = 180 * _DAY_MS
"""A browser that does not come for this long is a stranger again."""
_NOTED_EVERY_MS: Final = _DAY_MS


@dataclass(frozen=True, slots=True)
class Service:
    """What requests are answered with."""

    settings: Settings
    store: Store
    rooms: Rooms
    rate_limit: RateLimit
    program_rate_limit: RateLimit
    address_rate_limit: RateLimit
    introduction_limit: RateLimit
    connection_limit: ConnectionLimit
    storage_limit: StorageLimit
    address_connection_limit: ConnectionLimit
    question_queue: FairQueue
    bot_workers: BotWorkers
    adviser: Adviser
    hindsights: Hindsights
    pars: Pars
    reviews: Reviews
    evaluations: Evaluations
    lucks: Lucks
    solutions: Solutions
    deals: Deals
    fields: Fields
    races: Races
    open_connections: OpenConnections
    programs: Programs
    _creation_locks: WeakValueDictionary[str, asyncio.Lock] = field(
        default_factory=WeakValueDictionary
    )

    async def find_identity(self, digest: str | None) -> Identity | None:
        """The person whose token has that digest, unless they have not used it for too long."""
        session = None if digest is None else await self.store.find_session(digest)
        if digest is None or session is None:
            return None
        unused_ms = now_ms() - session.used_at
        if unused_ms > SESSION_MS:
            return None
        if unused_ms > _NOTED_EVERY_MS:
            with contextlib.suppress(StoreUnavailable):  # noted the next time
                await self.store.note_use(digest, now_ms())
        return Identity(session.identity, session.name)

    def count_request(self, client: str) -> None:
        """Count a request of a person, a program, or an address; raise :class:`TooMany`."""
        limit = self.program_rate_limit if is_program(client) else self.rate_limit
        limit.take(client)

    async def ask(self, room: Room, request: Request, who: Identity, address: str) -> int:
        """Grant a request to a table and return its number once it is durable, or refuse it."""
        self.storage_limit.take(address)
        if who.program:
            request = await self.programs.check(who, request)
        return await self.rooms.ask(room, request, who.id)

    async def forget(self, person: Identity, digest: str) -> None:
        """End the session of a person's token, and the live connections that it opened."""
        await self.store.end_session(digest)
        await self.open_connections.close(person.id, lambda one: one == digest)

    async def forget_elsewhere(self, person: Identity, digest: str) -> None:
        """End all other sessions of a person, and the live connections that they opened."""
        await self.store.end_other_sessions(person.id, digest)
        await self.open_connections.close(person.id, lambda one: one != digest)

    def creation_lock(self, host: str) -> asyncio.Lock:
        """The lock under which a host makes tables, one at a time."""
        return self._creation_locks.setdefault(host, asyncio.Lock())


@asynccontextmanager
async def run_service(settings: Settings) -> AsyncIterator[Service]:
    """A service that runs while the context is open."""
    limits = settings.limits
    shared = not settings.database_url.startswith("sqlite")
    store = await Store.open(settings.database_url)
    notices = RedisNotices(settings.redis_url) if settings.redis_url else LocalNotices()
    bot_workers = BotWorkers(settings.bot_workers, settings.bot_seconds)
    storage_limit = StorageLimit(limits.stored_mb_per_day * 1_000_000)
    rooms = Rooms(
        store, notices, bot_workers, storage_limit, capacity=settings.rooms, shared=shared
    )
    hindsights = Hindsights()
    reviews = Reviews(hindsights.workers, store, storage_limit)
    lucks = Lucks(hindsights.workers, store, storage_limit)
    deals = Deals(store, rooms)
    fields = Fields(store, deals, hindsights.workers)
    open_connections = OpenConnections()
    background = (
        attend_overdue_tables(rooms, store),
        rooms.follow_other_processes(),
        open_connections.close_forgotten(store),
        note_hosts(rooms),
        keep_clean(rooms, store, settings.retention),
    )
    tasks = [asyncio.create_task(each) for each in background]
    try:
        yield Service(
            settings,
            store,
            rooms,
            rate_limit=RateLimit(limits.requests_per_second, limits.burst),
            program_rate_limit=RateLimit(limits.program_requests_per_second, limits.program_burst),
            address_rate_limit=RateLimit(
                limits.requests_per_second * limits.shares_of_an_address,
                limits.burst * limits.shares_of_an_address,
            ),
            introduction_limit=RateLimit(
                limits.introductions_per_minute / 60, limits.introductions_per_minute
            ),
            storage_limit=storage_limit,
            connection_limit=ConnectionLimit(limits.connections, limits.all_connections),
            address_connection_limit=ConnectionLimit(
                limits.connections * limits.shares_of_an_address, limits.all_connections
            ),
            question_queue=FairQueue(_QUESTIONS_OF_AN_ADDRESS, _QUESTIONS),
            bot_workers=bot_workers,
            adviser=Adviser(bot_workers),
            hindsights=hindsights,
            pars=Pars(hindsights.workers),
            reviews=reviews,
            lucks=lucks,
            evaluations=Evaluations(hindsights.workers),
            solutions=Solutions(hindsights.workers),
            deals=deals,
            fields=fields,
            races=Races(store, rooms),
            open_connections=open_connections,
            programs=Programs(store, open_connections, limits.programs),
        )
    finally:
        for task in tasks:
            task.cancel()
        with contextlib.suppress(asyncio.CancelledError):
            await asyncio.gather(*tasks)
        await rooms.close()
        await fields.close()
        await reviews.close()
        await lucks.close()
        await hindsights.close()
        await bot_workers.close()
        await notices.close()
        await store.close()
