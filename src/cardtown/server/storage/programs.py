"""What is stored of programs that play like people, beside their identities and sessions."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Sequence
from typing import Any, Final, NamedTuple

from sqlalchemy import (
    BigInteger,
    Select,
    Text,
    bindparam,
    delete,
    exists,
    insert,
    null,
    select,
    update,
)
from sqlalchemy.sql import ClauseElement

from cardtown.server.storage.group_commit import RowChange, Writer
from cardtown.server.storage.schema import identities, programs, sessions


class ProgramRow(NamedTuple):
    """A program, as it is stored."""

    identity: str
    name: str
    owner: str
    chat: bool
    plays: str
    seen_at: int | None


_NEW_PROGRAM: Final = insert(programs)
_SEEN: Final = (
    update(programs)
    .where(programs.c.identity == bindparam("program", type_=Text))
    .values(seen_at=bindparam("at", type_=BigInteger), plays=bindparam("now_plays", type_=Text))
)
_NOT_SEEN: Final = (
    update(programs)
    .where(
        programs.c.identity == bindparam("program", type_=Text),
        programs.c.seen_at <= bindparam("noted", type_=BigInteger),
    )
    .values(seen_at=null())
)
_gone: Final = bindparam("gone_program", type_=Text)
_RETIRED: Final = delete(programs).where(programs.c.identity == _gone)
FORGOTTEN: Final = delete(programs).where(
    programs.c.identity == _gone, ~exists().where(identities.c.id == _gone)
)
# The row of the program is locked while it gets a session. So another process that ends the program
# at the same moment either finds the new session, or has left none that could get one.
_SESSION: Final = insert(sessions).from_select(
    ["token_sha256", "identity", "created_at"],
    select(bindparam("token", type_=Text), programs.c.identity, bindparam("at", type_=BigInteger))
    .where(programs.c.identity == bindparam("program", type_=Text))
    .with_for_update(),
)
STATEMENTS: Final[Sequence[ClauseElement]] = (
    _NEW_PROGRAM,
    _SEEN,
    _NOT_SEEN,
    _RETIRED,
    _SESSION,
)
"""In the order in which they are written."""

_PROGRAM: Final = (
    select(
        programs.c.identity,
        identities.c.name,
        programs.c.owner,
        programs.c.chat,
        programs.c.plays,
        programs.c.seen_at,
    )
    .join(identities, identities.c.id == programs.c.identity)
    .order_by(identities.c.name)
)


def made(program: str, owner: str, look: str, *, chat: bool) -> RowChange:
    """A program of a person; a second one whose name looks alike is a conflict."""
    row = {"identity": program, "owner": owner, "look": look, "chat": int(chat), "plays": ""}
    return RowChange(_NEW_PROGRAM, row)


def retired(program: str) -> RowChange:
    """A program plays no longer, and its name is free."""
    return RowChange(_RETIRED, {"gone_program": program})


def session(program: str, token_sha256: str, at: int) -> RowChange:
    """A session of a program, if there is such a program."""
    return RowChange(_SESSION, {"program": program, "token": token_sha256, "at": at})


def forgotten(program: str) -> RowChange:
    """What is stored of a program goes with its identity."""
    return RowChange(FORGOTTEN, {"gone_program": program})


class ProgramStore:
    """All queries about programs."""

    def __init__(
        self, writer: Writer, rows: Callable[[Select[Any]], Awaitable[Sequence[Any]]]
    ) -> None:
        """Write with a writer, and read with the store's own function."""
        self._writer = writer
        self._rows = rows

    async def find(self, program: str) -> ProgramRow | None:
        """A program by its identity."""
        return await self._one(_PROGRAM.where(programs.c.identity == program))

    async def looking_like(self, look: str) -> ProgramRow | None:
        """The program whose name looks like that."""
        return await self._one(_PROGRAM.where(programs.c.look == look))

    async def of(self, owner: str) -> list[ProgramRow]:
        """The programs of a person, by name."""
        return await self._many(_PROGRAM.where(programs.c.owner == owner))

    async def playing_since(self, at: int, limit: int) -> list[ProgramRow]:
        """The programs that play something, and were connected since; the last seen first."""
        query = _PROGRAM.where(programs.c.seen_at >= at, programs.c.plays != "")
        last_seen = query.order_by(None).order_by(programs.c.seen_at.desc(), programs.c.identity)
        return await self._many(last_seen.limit(limit))

    async def note_seen(self, program: str, at: int, plays: str) -> None:
        """Note that a program is connected, and what it plays."""
        row = {"program": program, "at": at, "now_plays": plays}
        await self._writer.write(program, [RowChange(_SEEN, row)])

    async def note_gone(self, program: str, noted: int) -> None:
        """Note that a program is no longer connected, if nobody has noted it since then."""
        row = {"program": program, "noted": noted}
        await self._writer.write(program, [RowChange(_NOT_SEEN, row)])

    async def _one(self, query: Select[Any]) -> ProgramRow | None:
        return next(iter(await self._many(query)), None)

    async def _many(self, query: Select[Any]) -> list[ProgramRow]:
        rows = [ProgramRow(*row) for row in await self._rows(query)]
        return [row._replace(chat=bool(row.chat)) for row in rows]
