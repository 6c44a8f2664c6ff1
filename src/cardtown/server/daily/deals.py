"""The deals of the days: the chain, the days as they begin, and tables that are dealt from them."""

from __future__ import annotations

import asyncio
import contextlib
import secrets
from datetime import date, timedelta
from typing import Final

from cardtown.core import daily, fairness
from cardtown.core.daily import Chain
from cardtown.proof.daily import Day
from cardtown.server.daily import seats_of
from cardtown.server.errors import Conflict, NoSuchTable, Refused
from cardtown.server.identities import Identity
from cardtown.server.lru import LRUCache
from cardtown.server.rooms.rooms import Rooms
from cardtown.server.storage.daily import TryRow
from cardtown.server.storage.store import Store
from cardtown.server.table.daily import PERSON, daily_plan
from cardtown.server.times import day_at, is_over, now_ms

_REMEMBERED: Final = 100


class Deals:
    """Deals the cards of each day."""

    def __init__(self, store: Store, rooms: Rooms) -> None:
        self._store = store.daily
        self._rooms = rooms
        self._kept: Chain | None = None
        self._begun: date | None = None
        """A day of which is known that it has begun."""
        self._pools: LRUCache[str, list[str]] = LRUCache(_REMEMBERED)

    async def chain(self) -> Chain:
        """The chain of this server; the first day on which anybody asks is its first."""
        if self._kept is None:
            today = day_at(now_ms()).isoformat()
            root, first = await self._store.chain(daily.new_root(), today)
            self._kept = Chain(root, date.fromisoformat(first))
        return self._kept

    async def today(self) -> date:
        """The day that it is now, which has begun in the store too."""
        today = day_at(now_ms())
        while self._begun != today:
            await self._begin(today)
            # Another process may have begun fewer days at the same moment: its clock is slower.
            last = await self._store.last_day()
            if last is None or date.fromisoformat(last) >= today:
                self._begun = today
        return today

    async def _begin(self, today: date) -> None:
        chain = await self.chain()
        last = await self._store.last_day()
        next_one = chain.first if last is None else date.fromisoformat(last) + timedelta(1)
        days = [next_one + timedelta(n) for n in range((today - next_one).days + 1)]
        if days:
            with contextlib.suppress(Conflict):  # another process has just done it
                await self._store.begin_days([one.isoformat() for one in days], now_ms())

    async def require(self, day: date) -> date:
        """The day, if it has begun; raise :class:`Refused`."""
        chain = await self.chain()
        if not chain.first <= day <= await self.today():
            raise Refused("no_day", f"there are deals for the days from {chain.first} to today")
        return day

    async def pool(self, day: date) -> list[str]:
        """What people have added to the deals of a day."""
        name = day.isoformat()
        known = self._pools.get(name)
        if known is None:
            known = self._pools[name] = await self._store.pool(name)
        return known

    async def seed(self, day: date, game: str) -> str:
        """The seed of a day's deal; secret until the day is over."""
        key = await self._key(day)
        return daily.seed_of(day, game, key, daily.pool(await self.pool(day)))

    async def _key(self, day: date) -> str:
        chain = await self.chain()
        # In a thread, since a key may be a century of hashes away.
        return await asyncio.to_thread(chain.key, day)

    async def before(self, day: date) -> str:
        """The key of the day before, which binds that of this day; on the first day, the anchor."""
        return daily.back(await self._key(day), 1)

    async def anchor(self) -> str:
        """The anchor of the chain."""
        chain = await self.chain()
        return await asyncio.to_thread(lambda: chain.anchor)

    async def published(self, day: date) -> Day:
        """What is published of a day that is over; raise :class:`Refused` before that."""
        if not is_over(await self.require(day), now_ms()):
            raise Refused("day_lasts", "the key of a day is shown an hour after the day is over")
        first = (await self.chain()).first
        return Day(
            day,
            first,
            await self.anchor(),
            await self.before(day),
            await self._key(day),
            tuple(await self.pool(day)),
        )

    # --- tables -------------------------------------------------------------------------------

    async def try_of(self, day: date, game: str, person: Identity) -> TryRow | None:
        """A person's scored game, if they have begun one."""
        return await self._store.try_of(day.isoformat(), game, person.id)

    async def resume(self, begun: TryRow, person: Identity) -> str:
        """The table of a scored game; its person sits there, even if something broke off before."""
        room = await self._rooms.room(begun.table_id)
        await self._rooms.sit_down(room, person, PERSON, begun.entropy)
        return room.state.id

    async def begin(
        self, day: date, game: str, person: Identity, entropy: str, *, scored: bool
    ) -> str:
        """A new table with a day's deal, where the person sits and the game has begun.

        A person's scored game exists once: whoever begins it again gets the same table.
        """
        fairness.check_entropy(entropy)
        secret = fairness.new_secret()
        seed = await self.seed(day, game)
        name = day.isoformat()
        plan = daily_plan(game, seats_of(game), name, seed, secret, scored=scored)
        row = TryRow(name, game, person.id, secrets.token_urlsafe(16), entropy, now_ms())
        try:
            room = await self._rooms.create_daily(plan, secret, person.id, row if scored else None)
        except Conflict:
            begun = await self.try_of(day, game, person)
            if begun is None:
                raise NoSuchTable from None
            return await self.resume(begun, person)
        await self._rooms.sit_down(room, person, PERSON, entropy)
        return room.state.id
