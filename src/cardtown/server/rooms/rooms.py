"""The rooms: every table that somebody watches or a bot plays at, cached in memory.

The entries in the store are the truth. A room may be dropped at any moment and folded again from
them; it changes only by entries that are durable. Each room has a lock that handles its requests
one after the other in this process. Between processes the store's key (table, number) does that:
the process that loses the race for a number reads what the other wrote and decides again.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import re
import secrets
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence, Set
from contextlib import contextmanager
from typing import Final, NamedTuple
from weakref import WeakValueDictionary

import orjson

from cardtown.core import CardtownError, fairness
from cardtown.server.bots.workers import BotWorkers
from cardtown.server.errors import (
    Conflict,
    NoSuchTable,
    OtherVersion,
    Refused,
    StoreUnavailable,
    TooMany,
)
from cardtown.server.format.messages import Viewer, update
from cardtown.server.identities import Identity
from cardtown.server.limits import Client, StorageLimit
from cardtown.server.lru import LRUCache
from cardtown.server.rooms.followers import Followers
from cardtown.server.rooms.notices import Call, Gap, Notices
from cardtown.server.rooms.stored import (
    blank_state,
    fold,
    outline,
    read_entries,
    to_row,
    with_deck_text,
)
from cardtown.server.storage.daily import TryOver, TryRow
from cardtown.server.storage.races import RacerRow
from cardtown.server.storage.store import AS_STORED, Append, Store, TableRow
from cardtown.server.table import daily, race
from cardtown.server.table.decide import (
    BotPlay,
    ClockExpired,
    ServerRequest,
    decide,
    decide_for_server,
)
from cardtown.server.table.entries import Change, Created, Entry, RematchOffered
from cardtown.server.table.naming import lacks_names, with_names
from cardtown.server.table.plan import (
    NO_CHALLENGES,
    Challenged,
    dealt_again,
    plan_of,
    rematch_of,
    with_challenges,
)
from cardtown.server.table.played_elsewhere import PlayedElsewhere
from cardtown.server.table.programs import is_program
from cardtown.server.table.requests import TABLE_ID, Join, NewTable, Request
from cardtown.server.table.state import Chair, TablePhase, TableState
from cardtown.server.table.summary import same_summary, summary_of, turns_of
from cardtown.server.times import now_ms

log = logging.getLogger(__name__)

_ID: Final = re.compile(TABLE_ID)
_RACES: Final = 20
"""A request that loses the race for a number this often is refused."""
_NOBODY: Final = "record"
"""The host of a table that shows a record: no person's identity."""
_POLL_S: Final = 1.0
"""How often watched rooms are read again while no notices arrive from other processes."""


class Watcher:
    """Somebody who follows a table."""

    __slots__ = ("address", "asking", "news", "presence", "viewer")

    def __init__(self, viewer: Viewer, address: str, *, presence: bool = False) -> None:
        self.viewer = viewer
        self.address = address
        self.news = asyncio.Event()
        self.asking = False
        """Whether it waits for an answer, which will include all news."""
        self.presence = presence
        """Whether it wants to know who is present."""


class Presence(NamedTuple):
    """Presence: the seats whose people follow the table now, and the number of others."""

    seats: tuple[int, ...]
    watching: int


class Room:
    """One table in memory, and who watches it."""

    def __init__(self, state: TableState) -> None:
        self.state = state
        self.lock = asyncio.Lock()
        self.watchers: set[Watcher] = set()
        self.bot_task: asyncio.Task[None] | None = None
        """The task in which bots play here, while it runs."""
        self.behind = False
        """Whether the store may hold more entries than have been read."""
        self._present: tuple[Sequence[Chair], Presence] | None = None
        """Who follows the table, with the chairs for which that was found out."""

    def message(self, viewer: Viewer, since: int) -> bytes:
        """All that is new for the viewer after entry `since`."""
        return update(self.state, viewer, since)

    def presence(self) -> Presence:
        """Who follows the table through this process; found out once for each change, since every
        watcher asks after every entry."""
        chairs = self.state.chairs
        if self._present is None or self._present[0] is not chairs:
            self._present = chairs, self._find_presence()
        return self._present[1]

    def _find_presence(self) -> Presence:
        people = {watcher.viewer.identity for watcher in self.watchers} - {None}
        seats = {seat for person in people for seat in self.state.seats_of(person)}
        strangers = [
            watcher for watcher in self.watchers if not self.state.seats_of(watcher.viewer.identity)
        ]
        known = {watcher.viewer.identity for watcher in strangers} - {None}
        unknown = sum(watcher.viewer.identity is None for watcher in strangers)
        return Presence(tuple(sorted(seats)), len(known) + unknown)

    def tell_presence(self) -> None:
        """Wake everybody who wants to know who is present, when somebody has come or gone."""
        self._present = None
        for watcher in self.watchers:
            if watcher.presence:
                watcher.news.set()

    @property
    def attended(self) -> bool:
        """Whether bots should think for anybody here: a person who plays or watches."""
        return bool(self.watchers) or self.state.has_people

    @property
    def client(self) -> Client:
        """Whose share of the bots' time is used here: that of somebody who watches, if possible
        from a seat of their own, and of the host."""
        watching = min(self.watchers, key=lambda one: one.viewer.seat is None, default=None)
        host = self.state.host
        return Client(host if watching is None else watching.address, host)

    def wake(self) -> None:
        """Notify all watchers of news."""
        for watcher in self.watchers:
            if not watcher.asking:
                watcher.news.set()


class Rooms:
    """All rooms of this process."""

    def __init__(
        self,
        store: Store,
        notices: Notices,
        bot_workers: BotWorkers,
        storage_limit: StorageLimit,
        *,
        capacity: int,
        shared: bool,
    ) -> None:
        """`capacity`: rooms kept in memory; `shared`: whether other processes write too."""
        self._store = store
        self._notices = notices
        self._workers = bot_workers
        self._storage_limit = storage_limit
        self._shared = shared
        self._recent: LRUCache[str, Room] = LRUCache(capacity)
        """The rooms used last: these stay in memory even if nobody watches them."""
        self._alive: WeakValueDictionary[str, Room] = WeakValueDictionary()
        """Every room that anybody refers to, so that everybody gets the same one."""
        self._opening: dict[str, asyncio.Task[Room]] = {}
        self.followers = Followers()

    def __len__(self) -> int:
        return len(self._alive)

    # --- rooms -------------------------------------------------------------------------------

    async def room(self, table_id: str) -> Room:
        """The room of a table, read from the store if necessary.

        Raise :class:`NoSuchTable`, or :class:`OtherVersion` if this program can't show its game.
        """
        room = self._alive.get(table_id)
        if room is None:
            return await self._open_once(table_id)
        self._keep(room)
        if self._shared or room.behind:
            async with room.lock:
                await self._catch_up(room)
        return room

    async def _open_once(self, table_id: str) -> Room:
        """Open a room; callers who ask at the same time wait for the same one."""
        task = self._opening.get(table_id)
        if task is None:
            task = asyncio.create_task(self._open(table_id))
            self._opening[table_id] = task
            task.add_done_callback(lambda _: self._opening.pop(table_id, None))
        return await asyncio.shield(task)

    async def _open(self, table_id: str) -> Room:
        row = await self._store.table(table_id) if _ID.fullmatch(table_id) else None
        if row is None:
            raise NoSuchTable
        try:
            room = Room(await self._fold(row))
        except OtherVersion:
            if row.summary is not None:
                with _if_possible():
                    await self._store.forget_summary(table_id)  # lists will find the problem
            raise
        if row.summary is None:
            with _if_possible():
                await self._store.summarize(row.id, summary_of(room.state), turns_of(room.state))
        made = self._alive.get(table_id)
        if made is not None:  # by the request that made the table
            return made
        self._keep(room)
        self._start_bots(room)
        return room

    async def _fold(self, row: TableRow) -> TableState:
        stored = read_entries(row.id, await self._store.entries(row.id))
        if row.own_deck_sha256 is not None:
            stored = with_deck_text(stored, await self._store.deck(row.own_deck_sha256))
        if lacks_names(stored):
            stored = await self._name(row, stored)
        return fold(blank_state(row), stored)

    async def _name(self, row: TableRow, stored: Sequence[Entry]) -> list[Entry]:
        """Find out which deck an unnamed one was, and store its name."""
        over = row.phase == TablePhase.FINISHED
        named = with_names(blank_state(row), stored, over=over)
        changed = [new for old, new in zip(stored, named, strict=True) if new != old]
        if changed:
            with _if_possible():
                await self._store.amend(row.id, [to_row(entry) for entry in changed])
        return named

    async def outline(self, row: TableRow) -> TableState:
        """What is known about a table whose game can't be folded."""
        return outline(row, await self._store.entries(row.id))

    def _keep(self, room: Room) -> None:
        self._recent[room.state.id] = self._alive[room.state.id] = room

    async def _catch_up(self, room: Room) -> None:
        """Read what other processes have written; the caller holds the lock."""
        if await self._read(room):
            room.wake()
            if not room.state.has_people:  # else the process that wrote lets the bots play
                self._start_bots(room)

    async def _read(self, room: Room) -> bool:
        rows = await self._store.entries(room.state.id, after=room.state.number)
        if rows:
            room.state = fold(room.state, read_entries(room.state.id, rows))
        room.behind = False
        return bool(rows)

    # --- requests ------------------------------------------------------------------------------

    async def create(
        self, wanted: NewTable, by: str, challenged: Mapping[int, Challenged] = NO_CHALLENGES
    ) -> Room:
        """Make a table, with the asker as its host; some seats are kept for programs."""
        secret = fairness.new_secret()
        if wanted.again is None:
            plan = plan_of(wanted, secret)
        else:
            plan = dealt_again((await self.room(wanted.again)).state, wanted, secret)
        plan = with_challenges(plan, challenged)
        return await self._create(secrets.token_urlsafe(16), plan, secret, by)

    async def open_record(self, game: PlayedElsewhere) -> str:
        """The table that shows a game played elsewhere; it is made once for each record."""
        with contextlib.suppress(Conflict):  # it is there already
            await self._create(game.id, game.plan, fairness.new_secret(), _NOBODY)
        room = await self.room(game.id)
        # A server may have been killed between the two steps.
        await self._change(room, lambda _: game.changes if room.state.number == 1 else [], None)
        return game.id

    async def create_daily(self, plan: Created, secret: str, by: str, begun: TryRow | None) -> Room:
        """Make a table with a day's deal, and the try that begins with it; raise :class:`Conflict`
        if the person has begun one."""
        table_id = secrets.token_urlsafe(16) if begun is None else begun.table_id
        return await self._create(table_id, plan, secret, by, daily_try=begun)

    async def create_race(self, plan: Created, secret: str, begun: RacerRow) -> Room:
        """Make a table for somebody's game of a race; raise :class:`Conflict` if they have one."""
        return await self._create(begun.table_id, plan, secret, begun.identity, race_try=begun)

    async def sit_down(self, room: Room, person: Identity, seat: int, entropy: str) -> None:
        """Let a person take their seat at a table with a deal that was known before, where the game
        then begins; nothing happens if it has begun."""
        if room.state.phase is not TablePhase.GATHERING:
            return
        join = Join(do="join", name=person.name, entropy=entropy, seat=seat)
        try:
            await self.ask(room, join, person.id)
        except Refused as error:
            if error.code != "yours":  # another request of theirs has just done it
                raise

    async def _create(
        self,
        table_id: str,
        plan: Created,
        secret: str,
        by: str,
        *,
        daily_try: TryRow | None = None,
        race_try: RacerRow | None = None,
    ) -> Room:
        now = now_ms()
        seat_key = secrets.token_hex(16)
        deck = None if plan.deck is None else await self._store.keep_deck(plan.deck, now)
        row = TableRow(
            id=table_id,
            game=plan.game,
            visibility=plan.visibility,
            phase=TablePhase.GATHERING,
            host=by,
            header=orjson.dumps({"seat_key": seat_key}).decode(),
            secret=secret,
            created_at=now,
            changed_at=now,
            host_seen_at=now,
            own_deck_sha256=deck,
        )
        entry = Entry(1, now, by, None, plan)
        state = TableState(row.id, secret, seat_key)
        state.apply(entry)
        row = row._replace(summary=summary_of(state), turns=turns_of(state))
        await self._store.append(
            Append(
                row.id,
                [to_row(entry)],
                created=row,
                members=_members(state),
                daily_try=daily_try,
                race_try=race_try,
            )
        )
        room = self._alive.get(row.id) or Room(state)  # somebody may have read it already
        self._keep(room)
        self._call_programs(room.state)
        return room

    async def ask(self, room: Room, request: Request, by: str) -> int:
        """Grant a person's request and return its number once it is durable, or refuse it."""
        try:
            return await self._change(
                room, lambda now: decide(room.state, request, by, now), by, request
            )
        except Refused as error:
            if error.code == "late":  # clocks are looked at now and then: the bot may begin
                await self.attend(room.state.id)
            raise

    async def rematch(self, room: Room, seat: int, by: str) -> str:
        """The table where the same people play again; the first who asks makes it."""
        state = room.state
        if state.phase is not TablePhase.FINISHED:
            raise Refused("phase", "a rematch can be offered when the game is over")
        if seat not in state.seats_of(by):
            raise Refused("not_yours", "only those who played can offer a rematch")
        if state.rematch is None:
            secret = fairness.new_secret()
            with contextlib.suppress(Conflict):  # somebody else has just made it
                plan = rematch_of(state, secret)
                await self._create(state.rematch_id, plan, secret, by)
            offered = RematchOffered(seat, state.rematch_id)
            await self._change(room, lambda _: [] if room.state.rematch else [offered], by)
        if room.state.rematch is None:
            raise AssertionError("a rematch has just been offered")
        return room.state.rematch

    async def _ask_for_server(self, room: Room, request: ServerRequest) -> None:
        await self._change(room, lambda now: decide_for_server(room.state, request, now), None)

    async def _change(
        self,
        room: Room,
        decide_at: Callable[[int], Sequence[Change]],
        by: str | None,
        request: Request | None = None,
    ) -> int:
        client_id = None if request is None else request.id
        async with room.lock:
            for _ in range(_RACES):
                if self._shared or room.behind:
                    await self._catch_up(room)
                if by is not None and client_id is not None:
                    answered = room.state.answered(by, client_id)
                    if answered is not None:
                        return answered
                now = now_ms()
                changes = decide_at(now)
                if not changes:
                    return room.state.number
                try:
                    await self._write(room, changes, now, by, client_id)
                except Conflict:
                    continue
                return room.state.number
        raise Refused("busy", "the table is very busy: try again")

    async def _write(
        self, room: Room, changes: Iterable[Change], now: int, by: str | None, id_: str | None
    ) -> None:
        """Write changes as entries, and apply them once they are durable."""
        state = room.state
        entries = [
            Entry(number, now, by, id_, change)
            for number, change in enumerate(changes, state.number + 1)
        ]
        ahead = state.after(entries)
        new_items = ahead.items[state.number :]
        wake_at = ahead.wake_at()
        joined, gone = _compare_members(state, ahead)
        append = Append(
            state.id,
            [to_row(item.entry) for item in new_items],
            phase=ahead.phase if ahead.phase is not state.phase else None,
            members=joined,
            gone=gone,
            wake_at=wake_at if wake_at != state.wake_at() else AS_STORED,
            summary=None if same_summary(state, ahead) else summary_of(ahead),
            turns=turns_of(ahead),
            try_over=_try_over(state, ahead),
        )
        try:
            await self._store.append(append)
        except BaseException:  # it may have been written all the same
            room.behind = True
            raise
        room.state = ahead
        self._notices.publish(state.id, ahead.number)
        self._call_programs(ahead, *([] if ahead.chairs is state.chairs else [state]))
        room.wake()
        self._start_bots(room)

    def _call_programs(self, *states: TableState) -> None:
        """Tell programs, wherever they are connected, that there is news at a table of theirs."""
        for program in {one for state in states for one in _members(state) if is_program(one)}:
            self.followers.call(program, states[0].id)
            self._notices.call(program, states[0].id)

    # --- bots and clocks -----------------------------------------------------------------------

    @contextmanager
    def watch(self, room: Room, watcher: Watcher) -> Iterator[None]:
        """Let somebody watch a room while the context is open; its bots play on for them."""
        room.watchers.add(watcher)
        room.tell_presence()
        self._start_bots(room)
        try:
            yield
        finally:
            room.watchers.discard(watcher)
            room.tell_presence()

    @property
    def sees_everybody(self) -> bool:
        """Whether all who follow a table do so through this process."""
        return not self._shared

    def _start_bots(self, room: Room) -> None:
        """Let the bots of a table play, if it is their turn and they don't already."""
        if room.bot_task is None and room.attended and any(room.state.bots_due()):
            room.bot_task = asyncio.create_task(self._play_bots(room))

    async def _play_bots(self, room: Room) -> None:
        try:
            while room.attended and (due := list(room.state.bots_due())):
                await asyncio.gather(*(self._play_bot(room, bot, one.seat) for bot, one in due))
        except TooMany:  # they go on when somebody looks again, and is allowed more
            pass
        except CardtownError as error:
            log.warning("bots wait: %s", error)  # they go on when the table is next attended to
        except Exception:
            log.exception("the bots of table %s can't play", room.state.id)
        finally:
            room.bot_task = None

    async def _play_bot(self, room: Room, bot: str, seat: int) -> None:
        async with self._workers.queue.turn(*room.client, urgent=lambda: bool(room.watchers)):
            state = room.state  # the current one: others may have played or left since
            decision = state.decision(seat)
            if not room.attended or state.chairs[seat].bot != bot or decision is None:
                return
            if not state.has_people:  # elsewhere the requests of those who play are counted
                self._storage_limit.take(room.client.address)
            if state.table is None:
                raise AssertionError("bots decide at tables in play")
            opened = state.opened[seat].number
            view = state.table.view(seat)
            choice = await self._workers.choose(bot, view, decision, state.occasion(seat))
        play = BotPlay(seat, choice.action_text, opened, choice.forfeit)
        await self._ask_for_server(room, play)

    async def attend(self, table_id: str) -> None:
        """Do what is overdue at a table: hand over seats whose clock ran out, let bots play."""
        room = await self.room(table_id)
        for seat in list(room.state.opened):
            await self._ask_for_server(room, ClockExpired(seat))
        self._start_bots(room)

    def forget(self, table_ids: Iterable[str]) -> None:
        """Drop the rooms of deleted tables."""
        for table_id in table_ids:
            self._recent.forget(table_id)
            self._alive.pop(table_id, None)

    async def note_hosts(self) -> None:
        """Note which hosts watch their tables while people gather: the lobby lists only these."""
        await self._store.note_hosts(
            [
                room.state.id
                for room in self._alive.values()
                if room.state.phase is TablePhase.GATHERING
                and any(one.viewer.identity == room.state.host for one in room.watchers)
            ],
            now_ms(),
        )

    # --- other processes -----------------------------------------------------------------------

    async def follow_other_processes(self) -> None:
        """Read what other processes write when they announce it; runs until cancelled."""
        while True:
            try:
                async with asyncio.TaskGroup() as tasks:
                    tasks.create_task(self._poll())
                    tasks.create_task(self._listen())
            except Exception:  # without this task people would wait for one another's moves
                log.exception("news of other processes can't be followed, trying again")
                await asyncio.sleep(_POLL_S)

    async def _listen(self) -> None:
        async for notice in self._notices.listen():
            if isinstance(notice, Gap):
                await self._refresh_all()
            elif isinstance(notice, Call):
                self.followers.call(notice.program, notice.table_id)
            elif (room := self._alive.get(notice.table_id)) is not None:
                await self._refresh(room, notice.number)

    async def _poll(self) -> None:
        """While notices can't arrive, look into the store instead."""
        while True:
            await asyncio.sleep(_POLL_S)
            if not self._notices.connected:
                await self._refresh_all()

    async def _refresh_all(self) -> None:
        self.followers.call_all()
        for room in [one for one in self._alive.values() if one.watchers]:
            await self._refresh(room)

    async def _refresh(self, room: Room, number: int | None = None) -> None:
        if number is not None and number <= room.state.number:
            return
        try:
            async with room.lock:
                await self._catch_up(room)
        except StoreUnavailable as error:
            log.warning("table %s waits for news: %s", room.state.id, error)
        except Exception:  # one table that can't be read must not keep the others from theirs
            log.exception("table %s can't be read", room.state.id)

    async def close(self) -> None:
        """Stop the bots' tasks."""
        tasks = [room.bot_task for room in self._alive.values() if room.bot_task is not None]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)


def _if_possible() -> contextlib.AbstractContextManager[None]:
    """For storing what was found out about a table while reading it: a database that can't be
    written can still be read, and the next reader finds it out again."""
    return contextlib.suppress(StoreUnavailable)


def _try_over(state: TableState, ahead: TableState) -> TryOver | None:
    """How the try of a daily deal, or somebody's game of a race, ended, if it has just ended."""
    if ahead.phase is not TablePhase.FINISHED or state.phase is TablePhase.FINISHED:
        return None
    if ahead.plan.race is not None:
        return TryOver(race.points_of(ahead))
    return TryOver(daily.points_of(ahead)) if ahead.plan.scored else None


def _compare_members(state: TableState, ahead: TableState) -> tuple[Set[str], Set[str]]:
    """The people whose lists of tables gain this one, and those whose lists lose it."""
    if ahead.chairs is state.chairs:  # as after nearly every entry
        return frozenset(), frozenset()
    before, after = _members(state), _members(ahead)
    return after - before, before - after


def _members(state: TableState) -> set[str]:
    """The people whose lists of tables hold this one, and the programs that it waits for."""
    seated = {one.identity or one.challenged for one in state.chairs}
    return {state.host, *(one for one in seated if one is not None)}
