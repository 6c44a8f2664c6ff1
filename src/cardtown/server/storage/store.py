"""The store: everything that must outlive the process, on SQLite or PostgreSQL.

A table is its row and its entries, numbered 1, 2, 3…; entries are appended, never changed except to
add what older programs did not store, and two writers can't both append the same number. When a
method that writes returns, its changes are durable; many of them share one commit.
"""

from __future__ import annotations

import hashlib
from collections.abc import Collection, Sequence
from enum import Enum
from typing import Any, Final, NamedTuple

from sqlalchemy import (
    BigInteger,
    Boolean,
    Connection,
    Select,
    Text,
    bindparam,
    case,
    delete,
    exists,
    func,
    insert,
    literal_column,
    null,
    or_,
    select,
    text,
    tuple_,
    update,
)
from sqlalchemy.sql import ClauseElement

from cardtown.server.lru import LRUCache
from cardtown.server.storage import daily, programs, races, schema
from cardtown.server.storage.daily import DailyStore, TryOver, TryRow
from cardtown.server.storage.database import PATIENCE_S, Database
from cardtown.server.storage.group_commit import RowChange, WriteCheck, Writer
from cardtown.server.storage.programs import ProgramStore
from cardtown.server.storage.races import RacerRow, RaceStore
from cardtown.server.storage.schema import (
    decks,
    entries,
    identities,
    members,
    recoveries,
    reviews,
    sessions,
    tables,
)


class EntryRow(NamedTuple):
    """An entry of a table as it is stored; `body` is JSON."""

    number: int
    kind: str
    body: str
    by: str | None
    client_id: str | None
    at: int


class TableRow(NamedTuple):
    """What is stored of a table beside its entries. `secret` is public only after the game."""

    id: str
    game: str
    visibility: str
    phase: str
    host: str
    header: str
    secret: str
    created_at: int
    changed_at: int
    finished_at: int | None = None
    summary: str | None = None
    turns: str | None = None
    host_seen_at: int | None = None
    own_deck_sha256: str | None = None


class AsStored(Enum):
    """The type of `AS_STORED`, for a value that stays as it is where None is a value too."""

    AS_STORED = "as stored"


AS_STORED: Final = AsStored.AS_STORED


class Append(NamedTuple):
    """Entries for a table, at least one, numbered consecutively, and what they change.

    `created` is the row of a new table; `phase` the phase that the table enters; `members` are
    identities that now sit at the table or host it, `gone` those that no longer do; `wake_at` is
    when the server must attend to the table unasked; `summary` and `turns` are what lists show,
    None where that has not changed; `daily_try` is the try of a daily deal that begins with the
    table, `race_try` somebody's game of a race; `try_over` is how either ended.
    """

    table_id: str
    entries: Sequence[EntryRow]
    created: TableRow | None = None
    phase: str | None = None
    members: Collection[str] = ()
    gone: Collection[str] = ()
    wake_at: int | AsStored | None = AS_STORED
    summary: str | None = None
    turns: str | None = None
    daily_try: TryRow | None = None
    race_try: RacerRow | None = None
    try_over: TryOver | None = None


class BrowserSession(NamedTuple):
    """A known browser, and the person who uses it."""

    identity: str
    name: str
    used_at: int
    """When it was last used, or a day before."""


_SESSIONS_CACHED: Final = 10_000
_QUERY_BATCH: Final = 1_000

_DECK_USED: Final = text(
    "INSERT INTO decks (sha256, text, used_at) VALUES (:sha256, :text, :used_at)"
    " ON CONFLICT (sha256) DO UPDATE SET used_at = excluded.used_at"
)
_REVIEW_KEPT: Final = text(
    "INSERT INTO reviews (table_id, seat, judge, body, made_at)"
    " VALUES (:table_id, :seat, :judge, :body, :made_at)"
    " ON CONFLICT (table_id, seat) DO UPDATE"
    " SET judge = excluded.judge, body = excluded.body, made_at = excluded.made_at"
)
_NEW_TABLE: Final = insert(tables)
_NEW_ENTRY: Final = insert(entries)
_ENTRY_AMENDED: Final = (
    update(entries)
    .where(entries.c.table_id == bindparam("of_table"), entries.c.number == bindparam("of_number"))
    .values(body=bindparam("new_body"))
)
_new_phase: Final = bindparam("new_phase", type_=Text)
_new_wake: Final = bindparam("new_wake", type_=BigInteger)
_turns: Final = func.coalesce(bindparam("new_turns", type_=Text), tables.c.turns)
_this_table: Final = tables.c.id == bindparam("table_id")
_TABLE_CHANGED: Final = (
    update(tables)
    .where(_this_table)
    .values(
        changed_at=bindparam("at"),
        phase=func.coalesce(_new_phase, tables.c.phase),
        finished_at=case(
            (_new_phase.is_(None), tables.c.finished_at),
            (_new_phase == literal_column("'finished'"), bindparam("at")),
        ),
        wake_at=case((bindparam("keep_wake", type_=Boolean), tables.c.wake_at), else_=_new_wake),
        summary=func.coalesce(bindparam("new_summary", type_=Text), tables.c.summary),
        turns=_turns,
    )
)
# Most entries change nothing else in the row of a table; this update touches only one index.
_TABLE_USED: Final = (
    update(tables).where(_this_table).values(changed_at=bindparam("at"), turns=_turns)
)
_SUMMARIZED: Final = (
    update(tables)
    .where(_this_table, tables.c.summary.is_(None))
    .values(summary=bindparam("new_summary", type_=Text), turns=bindparam("new_turns", type_=Text))
)
_SUMMARY_FORGOTTEN: Final = update(tables).where(_this_table).values(summary=null())
_HOST_SEEN: Final = (
    update(tables).where(_this_table).values(host_seen_at=bindparam("seen_at", type_=BigInteger))
)
_NEW_MEMBER: Final = text(
    "INSERT INTO members (identity, table_id, joined_at) VALUES (:identity, :table_id, :joined_at)"
    " ON CONFLICT DO NOTHING"
)
_MEMBER_GONE: Final = delete(members).where(
    members.c.identity == bindparam("member"), members.c.table_id == bindparam("table_id")
)
_named: Final = bindparam("gone_table", type_=Text)
# Nothing is deleted of a table that somebody has used since it was found, or of a person who has
# sat down since: the rows that others refer to go first, and only if they still may.
_TABLE_DELETED: Final = delete(tables).where(
    tables.c.id == _named,
    tables.c.phase == bindparam("in_phase", type_=Text),
    tables.c.changed_at < bindparam("unused_since", type_=BigInteger),
)
_no_table: Final = ~exists().where(tables.c.id == _named)
_ENTRIES_DELETED: Final = delete(entries).where(entries.c.table_id == _named, _no_table)
_MEMBERS_DELETED: Final = delete(members).where(members.c.table_id == _named, _no_table)
_gone_deck: Final = bindparam("gone_deck", type_=Text)
_DECK_DELETED: Final = delete(decks).where(
    decks.c.sha256 == _gone_deck,
    decks.c.used_at < bindparam("unused_since", type_=BigInteger),
    ~exists().where(tables.c.own_deck_sha256 == _gone_deck),
)
_somebody: Final = bindparam("gone_person", type_=Text)
_IDENTITY_DELETED: Final = delete(identities).where(
    identities.c.id == _somebody,
    ~exists().where(members.c.identity == _somebody),
    ~exists().where(schema.programs.c.owner == _somebody),
)
_nobody: Final = ~exists().where(identities.c.id == _somebody)
_SESSIONS_DELETED: Final = delete(sessions).where(sessions.c.identity == _somebody, _nobody)
_RECOVERY_DELETED: Final = delete(recoveries).where(recoveries.c.identity == _somebody, _nobody)
_NEW_IDENTITY: Final = insert(identities)
_RENAMED: Final = (
    update(identities)
    .where(identities.c.id == bindparam("identity"))
    .values(name=bindparam("new_name"))
)
_NEW_SESSION: Final = insert(sessions)
# The row of the link is locked while it is used. So another process that ends the link at the same
# moment either finds the new session, or nobody can use the link afterwards.
_SESSION_BY_LINK: Final = insert(sessions).from_select(
    ["token_sha256", "identity", "created_at"],
    select(
        bindparam("token", type_=Text),
        recoveries.c.identity,
        bindparam("at", type_=BigInteger),
    )
    .where(recoveries.c.token_sha256 == bindparam("link"))
    .with_for_update(),
)
_SESSION_USED: Final = (
    update(sessions)
    .where(sessions.c.token_sha256 == bindparam("token"))
    .values(used_at=bindparam("at"))
)
_SESSION_ENDED: Final = delete(sessions).where(sessions.c.token_sha256 == bindparam("token"))
_OTHER_SESSIONS_ENDED: Final = delete(sessions).where(
    sessions.c.identity == bindparam("person"), sessions.c.token_sha256 != bindparam("token")
)
_RECOVERY_ENDED: Final = delete(recoveries).where(recoveries.c.identity == bindparam("person"))
_RECOVERY: Final = text(
    "INSERT INTO recoveries (token_sha256, identity, created_at)"
    " VALUES (:token_sha256, :identity, :created_at) ON CONFLICT (identity)"
    " DO UPDATE SET token_sha256 = excluded.token_sha256, created_at = excluded.created_at"
)
_STATEMENTS: Final[Sequence[ClauseElement]] = (
    _DECK_USED,
    _REVIEW_KEPT,
    _NEW_TABLE,
    _NEW_ENTRY,
    _ENTRY_AMENDED,
    _TABLE_CHANGED,
    _TABLE_USED,
    _SUMMARIZED,
    _SUMMARY_FORGOTTEN,
    _HOST_SEEN,
    _NEW_MEMBER,
    _MEMBER_GONE,
    _NEW_IDENTITY,
    _RENAMED,
    _RECOVERY_ENDED,
    *programs.STATEMENTS,
    _NEW_SESSION,
    _SESSION_BY_LINK,
    _SESSION_USED,
    _SESSION_ENDED,
    _OTHER_SESSIONS_ENDED,
    _RECOVERY,
    _TABLE_DELETED,
    _ENTRIES_DELETED,
    _MEMBERS_DELETED,
    _DECK_DELETED,
    _IDENTITY_DELETED,
    _SESSIONS_DELETED,
    _RECOVERY_DELETED,
    *daily.STATEMENTS,
    *races.STATEMENTS,
    programs.FORGOTTEN,
)
"""In the order in which they are written. A link ends before the sessions that it opened, and a
program before its own."""
_OF_EVERY_MOVE: Final = frozenset({_NEW_ENTRY, _TABLE_USED})
"""The order of their rows does not matter: each entry has its number, and a batch changes a table
once, since requests to a table are handled one after the other."""

_ENTRY_FIELDS: Final = ("table_id", *EntryRow._fields)
_TABLE: Final = [tables.c[field] for field in TableRow._fields]
_OVER: Final = ("finished", "closed")
_GOES_ON: Final = case((tables.c.phase.in_(_OVER), 0), else_=1)

# The most frequent queries are made once: making one takes longer than running it.
_ENTRIES_AFTER: Final = (
    select(*[entries.c[field] for field in EntryRow._fields])
    .where(entries.c.table_id == bindparam("table_id"), entries.c.number > bindparam("after"))
    .order_by(entries.c.number)
)
_ONE_TABLE: Final = select(*_TABLE).where(tables.c.id == bindparam("table_id"))
_COUNT_OPEN: Final = select(func.count()).where(
    tables.c.host == bindparam("host"),
    or_(tables.c.phase == "gathering", tables.c.phase == "playing"),
)
_SESSION: Final = (
    select(
        identities.c.id,
        identities.c.name,
        func.coalesce(sessions.c.used_at, sessions.c.created_at),
    )
    .join(sessions, sessions.c.identity == identities.c.id)
    .where(sessions.c.token_sha256 == bindparam("token"))
)


class Store:
    """All queries and all changes. Every query may raise StoreUnavailable."""

    def __init__(self, database: Database) -> None:
        self._database = database
        self._writer = Writer(database, _STATEMENTS, _OF_EVERY_MOVE)
        self.daily = DailyStore(self._writer, self._rows)
        self.races = RaceStore(self._writer, self._rows)
        self.programs = ProgramStore(self._writer, self._rows)
        self._sessions: LRUCache[str, BrowserSession] = LRUCache(_SESSIONS_CACHED)
        """A cache, used only where no other process can end sessions."""

    @classmethod
    async def open(cls, url: str, *, patience_s: float = PATIENCE_S) -> Store:
        """Open `sqlite:///FILE` or `postgresql://…`; see :meth:`Database.open`.

        It waits up to `patience_s` seconds for a database that has gone away.
        """
        return cls(await Database.open(url, patience_s))

    async def close(self) -> None:
        """Write all changes that wait, then close the database."""
        await self._writer.close()
        await self._database.close()

    async def check(self) -> None:
        """Run a query, to check that the database answers."""
        await self._rows(select(tables.c.id).limit(1))

    # --- tables -------------------------------------------------------------------------------

    async def append(self, append: Append) -> None:
        """Write entries, all or none; return when they are durable.

        Raise Conflict when one of the numbers is taken. After StoreUnavailable they may still turn
        out to be there: read the table again before the next append.
        """
        table_id, last = append.table_id, append.entries[-1]
        changes = [
            RowChange(_NEW_ENTRY, dict(zip(_ENTRY_FIELDS, (table_id, *entry), strict=True)))
            for entry in append.entries
        ]
        if append.created is not None:
            changes.append(RowChange(_NEW_TABLE, append.created._asdict()))
        changes.append(_table_change(append))
        changes.extend(
            RowChange(_NEW_MEMBER, {"identity": each, "table_id": table_id, "joined_at": last.at})
            for each in sorted(append.members)
        )
        changes.extend(
            RowChange(_MEMBER_GONE, {"member": each, "table_id": table_id})
            for each in sorted(append.gone)
        )
        if append.daily_try is not None:
            changes.append(daily.begun(append.daily_try))
        if append.race_try is not None:
            changes.append(races.begun(append.race_try))
        if append.try_over is not None:
            changes.append(daily.over(table_id, last.at, append.try_over))
            changes.append(races.over(table_id, last.at, append.try_over.points))

        def select_them() -> Select[Any]:
            first = append.entries[0].number
            since = _ENTRIES_AFTER.params(table_id=table_id, after=first - 1)
            return since.where(entries.c.number <= last.number)

        await self._writer.write(table_id, changes, WriteCheck(select_them, append.entries))

    async def amend(self, table_id: str, amended: Sequence[EntryRow]) -> None:
        """Add to entries what an older program did not store; all else about them must be equal."""
        changes = [
            RowChange(
                _ENTRY_AMENDED,
                {"of_table": table_id, "of_number": entry.number, "new_body": entry.body},
            )
            for entry in amended
        ]
        await self._writer.write(table_id, changes)

    async def entries(self, table_id: str, after: int = 0) -> list[EntryRow]:
        """The entries of a table from number `after` + 1 on, in order."""
        rows = await self._rows(_ENTRIES_AFTER, table_id=table_id, after=after)
        return [EntryRow(*row) for row in rows]

    async def table(self, table_id: str) -> TableRow | None:
        """The row of a table, or None when there is no such table."""
        rows = await self._rows(_ONE_TABLE, table_id=table_id)
        return TableRow(*rows[0]) if rows else None

    async def keep_deck(self, text: str, at: int) -> str:
        """Store the text of a deck, once for all its tables; return the SHA-256 that names it."""
        sha256 = hashlib.sha256(text.encode()).hexdigest()
        row = {"sha256": sha256, "text": text, "used_at": at}
        await self._writer.write(sha256, [RowChange(_DECK_USED, row)])
        return sha256

    async def deck(self, sha256: str) -> str | None:
        """The text of a custom deck, or None when there is no such deck."""
        rows = await self._rows(select(decks.c.text).where(decks.c.sha256 == sha256))
        return rows[0].text if rows else None

    async def keep_review(
        self, table_id: str, seat: int, judge: str, body: str, made_at: int
    ) -> None:
        """Store the review of a seat; it replaces one by another judge."""
        row = {"table_id": table_id, "seat": seat, "judge": judge, "body": body}
        await self._writer.write(table_id, [RowChange(_REVIEW_KEPT, {**row, "made_at": made_at})])

    async def review(self, table_id: str, seat: int, judge: str) -> str | None:
        """The review of a seat by that judge, or None when there is none."""
        wanted = (reviews.c.table_id == table_id, reviews.c.seat == seat, reviews.c.judge == judge)
        rows = await self._rows(select(reviews.c.body).where(*wanted))
        return rows[0].body if rows else None

    async def summarize(self, table_id: str, summary: str, turns: str) -> None:
        """Store what lists show of a table that was stored without it."""
        row = {"table_id": table_id, "new_summary": summary, "new_turns": turns}
        await self._writer.write(table_id, [RowChange(_SUMMARIZED, row)])

    async def forget_summary(self, table_id: str) -> None:
        """Forget what lists show of a table, whose game can't be shown as it was."""
        await self._writer.write(table_id, [RowChange(_SUMMARY_FORGOTTEN, {"table_id": table_id})])

    async def note_hosts(self, table_ids: Collection[str], at: int) -> None:
        """Note that the hosts of these tables are there."""
        for table_id in sorted(table_ids):
            row = {"table_id": table_id, "seen_at": at}
            await self._writer.write(table_id, [RowChange(_HOST_SEEN, row)])

    async def lobby(
        self,
        limit: int,
        phase: str = "gathering",
        *,
        of_one_host: int | None = None,
        host_seen_since: int | None = None,
        before: TableRow | None = None,
    ) -> list[TableRow]:
        """Open tables in a phase, the last changed first; `before` is the last of the page before.

        At most `of_one_host` tables of each host, and only of hosts who were seen there since then.
        """
        newest = (tables.c.changed_at.desc(), tables.c.id.desc())
        rank = func.row_number().over(partition_by=tables.c.host, order_by=newest).label("rank")
        found = select(*_TABLE, rank).where(tables.c.visibility == "open", tables.c.phase == phase)
        if host_seen_since is not None:
            found = found.where(tables.c.host_seen_at >= host_seen_since)
        listed = found.subquery()
        query = (
            select(*[listed.c[field] for field in TableRow._fields])
            .order_by(listed.c.changed_at.desc(), listed.c.id.desc())
            .limit(limit)
        )
        if of_one_host is not None:
            query = query.where(listed.c.rank <= of_one_host)
        if before is not None:
            place = tuple_(listed.c.changed_at, listed.c.id)
            query = query.where(place < tuple_(before.changed_at, before.id))
        return await self._tables(query)

    async def tables_of(
        self, identity: str, limit: int, before: TableRow | None = None
    ) -> list[TableRow]:
        """The tables where a person sits or that they host: those not over first, then the last
        changed; `before` is the last table of the page before.
        """
        query = (
            select(*_TABLE)
            .join(members, members.c.table_id == tables.c.id)
            .where(members.c.identity == identity)
            .order_by(_GOES_ON.desc(), tables.c.changed_at.desc(), tables.c.id.desc())
            .limit(limit)
        )
        if before is not None:
            place = tuple_(_GOES_ON, tables.c.changed_at, tables.c.id)
            goes_on = int(before.phase not in _OVER)
            query = query.where(place < tuple_(goes_on, before.changed_at, before.id))
        return await self._tables(query)

    async def going_on(self, identity: str, limit: int) -> list[TableRow]:
        """The tables of :meth:`tables_of` that are not over, the last changed first."""
        rows = await self.tables_of(identity, limit)
        return [row for row in rows if row.phase not in _OVER]

    async def finished(self, limit: int, before: TableRow | None = None) -> list[TableRow]:
        """Finished games of open tables, the last first; `before` is the last of the page before.

        Private tables are found only by people who have their link.
        """
        query = (
            select(*_TABLE)
            .where(tables.c.visibility == "open", tables.c.finished_at.is_not(None))
            .order_by(tables.c.finished_at.desc(), tables.c.id.desc())
            .limit(limit)
        )
        if before is not None:
            place = tuple_(tables.c.finished_at, tables.c.id)
            query = query.where(place < tuple_(before.finished_at, before.id))
        return await self._tables(query)

    async def finished_of(self, identity: str, game: str, limit: int) -> list[TableRow]:
        """The finished tables of a game where a person sits or that they host, the last first."""
        query = (
            select(*_TABLE)
            .join(members, members.c.table_id == tables.c.id)
            .where(
                members.c.identity == identity,
                tables.c.game == game,
                tables.c.phase == "finished",
            )
            .order_by(tables.c.finished_at.desc(), tables.c.id.desc())
            .limit(limit)
        )
        return await self._tables(query)

    async def delete_unplayed(self, phase: str, unused_since: int, limit: int) -> list[str]:
        """Delete tables that are closed, or still gathering, and were last used before that time.

        Return which; at most `limit`.
        """
        query = (
            select(tables.c.id)
            .where(
                tables.c.phase == phase,
                tables.c.changed_at < unused_since,
                func.coalesce(tables.c.host_seen_at, 0) < unused_since,
            )
            .limit(limit)
        )
        found: list[str] = [row.id for row in await self._rows(query)]
        for table_id in found:
            one = {"gone_table": table_id}
            unused = {**one, "in_phase": phase, "unused_since": unused_since}
            await self._writer.write(
                table_id,
                [
                    RowChange(_TABLE_DELETED, unused),
                    RowChange(_ENTRIES_DELETED, one),
                    RowChange(_MEMBERS_DELETED, one),
                    races.forgotten(table_id),
                ],
            )
        return found

    async def delete_decks(self, unused_since: int, limit: int) -> int:
        """Delete decks that no table is played with, last used before then; return how many."""
        query = (
            select(decks.c.sha256)
            .where(
                decks.c.used_at < unused_since,
                ~exists().where(tables.c.own_deck_sha256 == decks.c.sha256),
            )
            .limit(limit)
        )
        found = [row.sha256 for row in await self._rows(query)]
        for sha256 in found:
            row = {"gone_deck": sha256, "unused_since": unused_since}
            await self._writer.write(sha256, [RowChange(_DECK_DELETED, row)])
        return len(found)

    async def delete_identities(self, unused_since: int, limit: int) -> int:
        """Delete people without a table who have not been here since; return how many.

        Nobody goes before their programs.
        """
        query = (
            select(identities.c.id)
            .where(
                identities.c.created_at < unused_since,
                ~exists().where(schema.programs.c.owner == identities.c.id),
                ~exists().where(
                    schema.programs.c.identity == identities.c.id,
                    schema.programs.c.seen_at >= unused_since,  # it waits to be challenged
                ),
                ~exists().where(members.c.identity == identities.c.id),
                ~exists().where(
                    sessions.c.identity == identities.c.id,
                    func.coalesce(sessions.c.used_at, sessions.c.created_at) >= unused_since,
                ),
            )
            .limit(limit)
        )
        found = [row.id for row in await self._rows(query)]
        for person in found:
            one = {"gone_person": person}
            await self._change_sessions(
                person,
                RowChange(_IDENTITY_DELETED, one),
                RowChange(_SESSIONS_DELETED, one),
                RowChange(_RECOVERY_DELETED, one),
                programs.forgotten(person),
            )
        return len(found)

    async def due(self, now: int, limit: int) -> list[str]:
        """The tables that the server must attend to, the longest overdue first."""
        query = (
            select(tables.c.id)
            .where(tables.c.wake_at <= now)
            .order_by(tables.c.wake_at)
            .limit(limit)
        )
        return [row.id for row in await self._rows(query)]

    async def count_open(self, identity: str) -> int:
        """How many tables a person hosts that are neither finished nor closed."""
        rows = await self._rows(_COUNT_OPEN, host=identity)
        count: int = rows[0][0]
        return count

    # --- people -------------------------------------------------------------------------------

    async def create_identity(self, identity: str, name: str, token_sha256: str, at: int) -> None:
        """Write down a new person with their first session."""
        person = {"id": identity, "name": name, "created_at": at}
        session = {"token_sha256": token_sha256, "identity": identity, "created_at": at}
        changes = [RowChange(_NEW_IDENTITY, person), RowChange(_NEW_SESSION, session)]
        await self._writer.write(identity, changes, _is_session(token_sha256, identity))

    async def create_program(
        self,
        program: str,
        owner: str,
        name: str,
        look: str,
        token_sha256: str,
        at: int,
        *,
        chat: bool,
    ) -> None:
        """Write down a new program of a person, with the session of its token.

        Raise Conflict if a program has a name that looks alike.
        """
        identity = {"id": program, "name": name, "created_at": at}
        session = {"token_sha256": token_sha256, "identity": program, "created_at": at}
        changes = [
            RowChange(_NEW_IDENTITY, identity),
            RowChange(_NEW_SESSION, session),
            programs.made(program, owner, look, chat=chat),
        ]
        await self._writer.write(program, changes, _is_session(token_sha256, program))

    async def renew_token(self, program: str, token_sha256: str, at: int) -> bool:
        """Give a program a new token, and end the one before; return whether it still exists."""
        session = programs.session(program, token_sha256, at)
        await self._writer.write(program, [session], _is_session(token_sha256, program))
        if await self.find_session(token_sha256) is None:
            return False
        others = {"person": program, "token": token_sha256}
        await self._change_sessions(program, RowChange(_OTHER_SESSIONS_ENDED, others))
        return True

    async def retire_program(self, program: str) -> None:
        """End a program: its token is void, and its name is free."""
        others = {"person": program, "token": ""}
        await self._change_sessions(
            program, RowChange(_OTHER_SESSIONS_ENDED, others), programs.retired(program)
        )

    async def recover(self, link_sha256: str, token_sha256: str, at: int) -> BrowserSession | None:
        """Make a person known in one more browser, by the token of their recovery link.

        Return None, and change nothing, if the link is void.
        """
        identity = await self.find_recovery(link_sha256)
        if identity is None:
            return None
        row = {"token": token_sha256, "link": link_sha256, "at": at}
        check = _is_session(token_sha256, identity)
        await self._writer.write(identity, [RowChange(_SESSION_BY_LINK, row)], check)
        return await self.find_session(token_sha256)

    async def find_session(self, token_sha256: str) -> BrowserSession | None:
        """The identity of a session, or None if it has none."""
        sessions = self._sessions  # if sessions change during the query, this cache is replaced
        session = sessions.get(token_sha256)
        if session is None:
            rows = await self._rows(_SESSION, token=token_sha256)
            session = BrowserSession(*rows[0]) if rows else None
            if session is not None and self._database.ours_alone:
                sessions[token_sha256] = session
        return session

    async def note_use(self, token_sha256: str, at: int) -> None:
        """Note that a session is used."""
        await self._change_sessions(
            token_sha256, RowChange(_SESSION_USED, {"token": token_sha256, "at": at})
        )

    async def known_sessions(self, tokens_sha256: Collection[str]) -> set[str]:
        """Which of these sessions exist."""
        known: set[str] = set()
        wanted = sorted(tokens_sha256)
        for first in range(0, len(wanted), _QUERY_BATCH):
            some = wanted[first : first + _QUERY_BATCH]
            query = select(sessions.c.token_sha256).where(sessions.c.token_sha256.in_(some))
            known.update(row.token_sha256 for row in await self._rows(query))
        return known

    async def end_session(self, token_sha256: str) -> None:
        """End a session: its browser is a stranger again."""
        await self._change_sessions(
            token_sha256, RowChange(_SESSION_ENDED, {"token": token_sha256})
        )

    async def end_other_sessions(self, identity: str, token_sha256: str) -> None:
        """End all sessions of a person but one, and void their recovery link."""
        others = {"person": identity, "token": token_sha256}
        await self._change_sessions(
            identity,
            RowChange(_OTHER_SESSIONS_ENDED, others),
            RowChange(_RECOVERY_ENDED, {"person": identity}),
        )

    async def rename(self, identity: str, name: str) -> None:
        """Change a person's name."""
        await self._change_sessions(
            identity, RowChange(_RENAMED, {"identity": identity, "new_name": name})
        )

    async def _change_sessions(self, key: str, *changes: RowChange) -> None:
        try:
            await self._writer.write(key, changes)
        finally:
            self._sessions = LRUCache(_SESSIONS_CACHED)

    async def replace_recovery(self, identity: str, token_sha256: str, at: int) -> None:
        """Set the token of a person's recovery link; the one before is void."""
        row = {"token_sha256": token_sha256, "identity": identity, "created_at": at}
        await self._writer.write(identity, [RowChange(_RECOVERY, row)])

    async def find_recovery(self, token_sha256: str) -> str | None:
        """The identity of the recovery link with this token, or None when it is void."""
        rows = await self._rows(
            select(recoveries.c.identity).where(recoveries.c.token_sha256 == token_sha256)
        )
        return rows[0][0] if rows else None

    async def _tables(self, query: Select[Any]) -> list[TableRow]:
        return [TableRow(*row) for row in await self._rows(query)]

    async def _rows(self, query: Select[Any], **values: Any) -> Sequence[Any]:
        def ask(connection: Connection) -> Sequence[Any]:
            return connection.execute(query, values).all()

        return await self._database.retry(lambda: self._database.readers.run(ask))


def _is_session(token_sha256: str, identity: str) -> WriteCheck:
    def whose() -> Select[Any]:
        return select(sessions.c.identity).where(sessions.c.token_sha256 == token_sha256)

    return WriteCheck(whose, [(identity,)])


def _table_change(append: Append) -> RowChange:
    used = {
        "table_id": append.table_id,
        "at": append.entries[-1].at,
        "new_turns": append.turns,
    }
    keep_wake = append.wake_at is AS_STORED
    if keep_wake and append.phase is None and append.summary is None:
        return RowChange(_TABLE_USED, used)
    changed = {
        "new_phase": append.phase,
        "keep_wake": keep_wake,
        "new_wake": None if keep_wake else append.wake_at,
        "new_summary": append.summary,
    }
    return RowChange(_TABLE_CHANGED, used | changed)
