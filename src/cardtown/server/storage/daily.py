"""What is stored of daily deals: the chain, the days, everybody's tries, and what bots reached."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Sequence
from typing import Any, Final, NamedTuple

from sqlalchemy import (
    BigInteger,
    Integer,
    Select,
    Text,
    and_,
    bindparam,
    func,
    insert,
    select,
    text,
    update,
)
from sqlalchemy.sql import ClauseElement

from cardtown.server.storage.group_commit import RowChange, WriteCheck, Writer
from cardtown.server.storage.schema import (
    daily_chains,
    daily_days,
    daily_fields,
    daily_tries,
    identities,
)

_KEY: Final = "daily"
_CHAIN: Final = 1


class TryRow(NamedTuple):
    """A person's scored game of a daily deal, as it is stored."""

    day: str
    game: str
    identity: str
    table_id: str
    entropy: str
    begun_at: int
    finished_at: int | None = None
    points: int | None = None


class ScoredTry(NamedTuple):
    """The points of a try, and the text of what bots reached with its deal, if they have played."""

    day: str
    game: str
    points: int
    field: str | None


class WeekRow(NamedTuple):
    """What a person has reached with the deals of some days in one game."""

    identity: str
    name: str
    deals: int
    points: int


class TryOver(NamedTuple):
    """A game that is compared is over; without points it does not count."""

    points: int | None


_NEW_CHAIN: Final = text(
    "INSERT INTO daily_chains (number, root, first) VALUES (:number, :root, :first)"
    " ON CONFLICT DO NOTHING"
)
_NEW_DAY: Final = insert(daily_days)
_POOLED: Final = (
    update(daily_tries)
    .where(daily_tries.c.pool.is_(None), daily_tries.c.day < bindparam("of_day", type_=Text))
    .values(pool=bindparam("of_day", type_=Text))
)
_NEW_TRY: Final = insert(daily_tries)
_TRY_OVER: Final = (
    update(daily_tries)
    .where(
        daily_tries.c.table_id == bindparam("of_table", type_=Text),
        daily_tries.c.finished_at.is_(None),
    )
    .values(
        finished_at=bindparam("over_at", type_=BigInteger),
        points=bindparam("new_points", type_=Integer),
    )
)
_FIELD_KEPT: Final = text(
    "INSERT INTO daily_fields (day, game, body) VALUES (:day, :game, :body) ON CONFLICT DO NOTHING"
)
STATEMENTS: Final[Sequence[ClauseElement]] = (
    _NEW_CHAIN,
    _NEW_DAY,
    _POOLED,
    _NEW_TRY,
    _TRY_OVER,
    _FIELD_KEPT,
)
"""In the order in which they are written: a try that begins with a day is not in its pool."""

_TRY: Final = [daily_tries.c[name] for name in TryRow._fields]


def begun(row: TryRow) -> RowChange:
    """A try begins, together with its table: a second one of the same person is a conflict."""
    return RowChange(_NEW_TRY, row._asdict())


def over(table_id: str, at: int, how: TryOver) -> RowChange:
    """The game of a try is over."""
    return RowChange(_TRY_OVER, {"of_table": table_id, "over_at": at, "new_points": how.points})


class DailyStore:
    """All queries and changes about daily deals."""

    def __init__(
        self, writer: Writer, rows: Callable[[Select[Any]], Awaitable[Sequence[Any]]]
    ) -> None:
        """Write with a writer, and read with the store's own function."""
        self._writer = writer
        self._rows = rows

    async def chain(self, root: str, first: str) -> tuple[str, str]:
        """The root of the chain and its first day; these, unless there is a chain already."""
        row = {"number": _CHAIN, "root": root, "first": first}
        kept = await self._chain()
        if kept is None:
            await self._writer.write(_KEY, [RowChange(_NEW_CHAIN, row)])
            kept = await self._chain()
        if kept is None:
            raise AssertionError("a chain has just been written")
        return kept

    async def _chain(self) -> tuple[str, str] | None:
        query = select(daily_chains.c.root, daily_chains.c.first)
        rows = await self._rows(query.where(daily_chains.c.number == _CHAIN))
        return (rows[0].root, rows[0].first) if rows else None

    async def last_day(self) -> str | None:
        """The last day that has begun."""
        rows = await self._rows(select(func.max(daily_days.c.day)))
        last: str | None = rows[0][0]
        return last

    async def begin_days(self, days: Sequence[str], at: int) -> None:
        """Write down that days have begun, in order: the first gets the shares that wait for a
        pool. Raise Conflict if one has begun already."""
        changes = [RowChange(_NEW_DAY, {"day": day, "opened_at": at}) for day in days]
        changes.append(RowChange(_POOLED, {"of_day": days[0]}))

        def select_them() -> Select[Any]:
            query = select(daily_days.c.day, daily_days.c.opened_at).order_by(daily_days.c.day)
            return query.where(daily_days.c.day.in_(days))

        check = WriteCheck(select_them, [(day, at) for day in days])
        await self._writer.write(_KEY, changes, check)

    async def pool(self, day: str) -> list[str]:
        """What people have added to the deals of a day that has begun, sorted."""
        query = select(daily_tries.c.entropy).where(daily_tries.c.pool == day)
        return sorted({row.entropy for row in await self._rows(query)})

    async def try_of(self, day: str, game: str, identity: str) -> TryRow | None:
        """A person's try, or None if there is none."""
        rows = await self._rows(
            select(*_TRY).where(
                daily_tries.c.day == day,
                daily_tries.c.game == game,
                daily_tries.c.identity == identity,
            )
        )
        return TryRow(*rows[0]) if rows else None

    async def points(self, day: str, game: str) -> list[int]:
        """The points of everybody who has finished a deal, in ascending order."""
        query = select(daily_tries.c.points).where(
            daily_tries.c.day == day, daily_tries.c.game == game, daily_tries.c.points.is_not(None)
        )
        return [row.points for row in await self._rows(query.order_by(daily_tries.c.points))]

    async def days_played(self, identity: str, limit: int) -> list[str]:
        """The days on which a person has finished a try, the last first."""
        query = (
            select(daily_tries.c.day)
            .where(daily_tries.c.identity == identity, daily_tries.c.points.is_not(None))
            .distinct()
            .order_by(daily_tries.c.day.desc())
            .limit(limit)
        )
        return [row.day for row in await self._rows(query)]

    async def days(self, first: str, last: str) -> list[str]:
        """The days that have begun, between two dates."""
        query = select(daily_days.c.day).where(daily_days.c.day.between(first, last))
        return [row.day for row in await self._rows(query.order_by(daily_days.c.day))]

    async def tries_between(self, identity: str, first: str, last: str) -> list[TryRow]:
        """A person's tries of the days between two dates."""
        query = select(*_TRY).where(
            daily_tries.c.identity == identity, daily_tries.c.day.between(first, last)
        )
        return [TryRow(*row) for row in await self._rows(query.order_by(daily_tries.c.day))]

    async def scored_by(self, identity: str) -> list[ScoredTry]:
        """All tries of a person that have points, the first day first, with what bots reached."""
        same = (daily_fields.c.day == daily_tries.c.day, daily_fields.c.game == daily_tries.c.game)
        query = (
            select(daily_tries.c.day, daily_tries.c.game, daily_tries.c.points, daily_fields.c.body)
            .join(daily_fields, and_(*same), isouter=True)
            .where(daily_tries.c.identity == identity, daily_tries.c.points.is_not(None))
            .order_by(daily_tries.c.day, daily_tries.c.game)
        )
        return [ScoredTry(*row) for row in await self._rows(query)]

    async def week(self, first: str, last: str, game: str) -> list[WeekRow]:
        """What everybody has reached between two dates: most deals first, then most points."""
        deals, points = func.count(daily_tries.c.points), func.sum(daily_tries.c.points)
        query = (
            select(daily_tries.c.identity, identities.c.name, deals, points)
            .join(identities, identities.c.id == daily_tries.c.identity)
            .where(
                daily_tries.c.day.between(first, last),
                daily_tries.c.game == game,
                daily_tries.c.points.is_not(None),
            )
            .group_by(daily_tries.c.identity, identities.c.name)
            .order_by(deals.desc(), points.desc(), identities.c.name, daily_tries.c.identity)
        )
        return [WeekRow(*row) for row in await self._rows(query)]

    async def keep_field(self, day: str, game: str, body: str) -> None:
        """Store what bots reached; what is stored already stays."""
        row = {"day": day, "game": game, "body": body}
        await self._writer.write(_KEY, [RowChange(_FIELD_KEPT, row)])

    async def fields(self, first: str, last: str) -> dict[tuple[str, str], str]:
        """What bots reached with the deals of the days between two dates, by day and game."""
        query = select(daily_fields.c.day, daily_fields.c.game, daily_fields.c.body)
        found = await self._rows(query.where(daily_fields.c.day.between(first, last)))
        return {(row.day, row.game): row.body for row in found}
