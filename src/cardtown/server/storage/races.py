"""What is stored of races: who has played the deal of a finished game, and how they did."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Sequence
from typing import Any, Final, NamedTuple

from sqlalchemy import (
    BigInteger,
    Integer,
    Select,
    Text,
    bindparam,
    delete,
    exists,
    insert,
    select,
    text,
    update,
)
from sqlalchemy.sql import ClauseElement

from cardtown.server.storage.group_commit import RowChange, Writer
from cardtown.server.storage.schema import identities, race_tries, tables


class RacerRow(NamedTuple):
    """A person's game of a race, as it is stored; that of the challenger is its origin."""

    race: str
    identity: str
    table_id: str
    origin: str
    begun_at: int
    finished_at: int | None = None
    points: int | None = None

    @property
    def challenger(self) -> bool:
        """Whether everybody else plays the deal of this game."""
        return self.table_id == self.origin


class Racer(NamedTuple):
    """Somebody who takes part in a race."""

    name: str
    row: RacerRow


_OPENED: Final = text(
    "INSERT INTO race_tries (race, identity, table_id, origin, begun_at, finished_at, points)"
    " VALUES (:race, :identity, :table_id, :origin, :begun_at, :finished_at, :points)"
    " ON CONFLICT DO NOTHING"
)
_BEGUN: Final = insert(race_tries)
_OVER: Final = (
    update(race_tries)
    .where(
        race_tries.c.table_id == bindparam("of_table", type_=Text),
        race_tries.c.finished_at.is_(None),
    )
    .values(
        finished_at=bindparam("over_at", type_=BigInteger),
        points=bindparam("new_points", type_=Integer),
    )
)
_gone: Final = bindparam("gone_table", type_=Text)
_FORGOTTEN: Final = delete(race_tries).where(
    race_tries.c.table_id == _gone, ~exists().where(tables.c.id == _gone)
)
STATEMENTS: Final[Sequence[ClauseElement]] = (_OPENED, _BEGUN, _OVER, _FORGOTTEN)
_ROW: Final = [race_tries.c[name] for name in RacerRow._fields]


def begun(row: RacerRow) -> RowChange:
    """Somebody's game begins, together with its table: a second one of theirs is a conflict."""
    return RowChange(_BEGUN, row._asdict())


def over(table_id: str, at: int, points: int | None) -> RowChange:
    """Somebody's game is over; without points it does not count."""
    return RowChange(_OVER, {"of_table": table_id, "over_at": at, "new_points": points})


def forgotten(table_id: str) -> RowChange:
    """Somebody's table is deleted unplayed, unless it has just been used: they may begin anew."""
    return RowChange(_FORGOTTEN, {"gone_table": table_id})


class RaceStore:
    """All queries and changes about races."""

    def __init__(
        self, writer: Writer, rows: Callable[[Select[Any]], Awaitable[Sequence[Any]]]
    ) -> None:
        """Write with a writer, and read with the store's own function."""
        self._writer = writer
        self._rows = rows

    async def open(self, challenger: RacerRow) -> None:
        """Store a race with the challenger's game; one that is open already stays."""
        await self._writer.write(challenger.race, [RowChange(_OPENED, challenger._asdict())])

    async def racers(self, race: str) -> list[Racer]:
        """Everybody in a race: most points first, then those without any; nobody if there is no
        such race."""
        query = (
            select(identities.c.name, *_ROW)
            .join(identities, identities.c.id == race_tries.c.identity)
            .where(race_tries.c.race == race)
            .order_by(
                race_tries.c.points.is_(None), race_tries.c.points.desc(), race_tries.c.begun_at
            )
        )
        return [Racer(name, RacerRow(*row)) for name, *row in await self._rows(query)]
