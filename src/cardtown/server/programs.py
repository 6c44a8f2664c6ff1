"""Programs that play like people: who may have them, which are online, and what they may ask.

A program belongs to the person who made it, and acts by a token that is shown once. At a table it
is what a person is, but has no say in what people agree on, and no help; it has a name of its own.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final, Literal

from cardtown import games
from cardtown.server import identities
from cardtown.server.errors import Conflict, Refused
from cardtown.server.identities import Identity
from cardtown.server.live.open_connections import OpenConnections
from cardtown.server.storage.programs import ProgramRow
from cardtown.server.storage.store import Store
from cardtown.server.table.lookalikes import look
from cardtown.server.table.plan import Challenged
from cardtown.server.table.programs import LONGEST_PROGRAM_NAME, new_program_id
from cardtown.server.table.requests import Join, NewTable, Request, Say
from cardtown.server.table.text import check_name
from cardtown.server.times import now_ms

NOTED_EVERY_S: Final = 60.0
"""How often it is noted that a program is connected."""
_ONLINE_MS: Final = 2 * 60_000
"""A program that was noted this long ago is no longer there, even if nobody has noted its end."""
_MOST_LISTED: Final = 50


class Programs:
    """The programs of a server."""

    def __init__(self, store: Store, open_connections: OpenConnections, most: int) -> None:
        """A person may have `most` of them."""
        self._store = store
        self._open_connections = open_connections
        self._most = most
        self._noted: dict[str, int] = {}
        """When this process last noted that a program is connected to it."""

    # --- for the people who make them ----------------------------------------------------------

    async def of(self, owner: Identity) -> Sequence[ProgramRow]:
        """The programs of a person, by name."""
        return await self._store.programs.of(owner.id)

    async def make(self, owner: Identity, wanted: str, *, chat: bool) -> tuple[str, str]:
        """Make a program of a person; return its name and its token, which nobody can find again.

        Two requests of one person at the same time have to be kept apart by the caller.
        """
        name = check_name(wanted)
        if len(name) > LONGEST_PROGRAM_NAME:
            raise Refused("name", f"the name of a program has at most {LONGEST_PROGRAM_NAME} signs")
        if len(await self.of(owner)) >= self._most:
            raise Refused("programs", f"you can have {self._most} programs: end one of them first")
        token, program = identities.new_program_token(), new_program_id()
        digest, now = identities.digest(token), now_ms()
        try:
            await self._store.create_program(
                program, owner.id, name, look(name), digest, now, chat=chat
            )
        except Conflict:
            raise Refused("name_taken", "another program has such a name: choose another") from None
        return name, token

    async def renew(self, owner: Identity, name: str) -> tuple[str, str]:
        """Give a program of a person a new token; the one before is void at once.

        Two requests of one person at the same time have to be kept apart by the caller.
        """
        program = await self._own(owner, name)
        token = identities.new_program_token()
        digest = identities.digest(token)
        if not await self._store.renew_token(program.identity, digest, now_ms()):
            raise _no_program()  # it has been ended meanwhile
        await self._open_connections.close(program.identity, lambda one: one != digest)
        return program.name, token

    async def end(self, owner: Identity, name: str) -> None:
        """End a program of a person: its token is void at once, and its name is free."""
        program = await self._own(owner, name)
        await self._store.retire_program(program.identity)
        await self._open_connections.close(program.identity, lambda _: True)

    async def _own(self, owner: Identity, name: str) -> ProgramRow:
        program = await self._store.programs.looking_like(look(name))
        if program is None or program.owner != owner.id:
            raise _no_program()
        return program

    # --- for the people who play with them -----------------------------------------------------

    async def online(self) -> Sequence[ProgramRow]:
        """The programs that are there and can be challenged, by name."""
        rows = await self._store.programs.playing_since(now_ms() - _ONLINE_MS, _MOST_LISTED)
        return sorted(rows, key=lambda row: row.name)

    async def challenged(self, wanted: NewTable) -> Mapping[int, Challenged]:
        """The programs that a new table keeps seats for; raise :class:`Refused`."""
        named = {number: one.program for number, one in enumerate(wanted.seats) if one.program}
        if len(set(named.values())) < len(named):
            raise Refused("challenge", "a program can be challenged to one seat of a table")
        return {number: await self._challenge(name, wanted.game) for number, name in named.items()}

    async def _challenge(self, name: str, game: str) -> Challenged:
        program = await self._store.programs.looking_like(look(name))
        if program is None or not is_online(program):
            raise Refused("challenge", "this program is not there now: choose another")
        if game not in program.plays.split():
            raise Refused("challenge", "this program does not accept challenges to this game")
        return Challenged(program.identity, program.name)

    # --- for themselves ------------------------------------------------------------------------

    async def note_here(self, program: Identity, plays: str) -> None:
        """Note that a program is connected to this process, and what it plays."""
        self._noted[program.id] = now_ms()
        await self._store.programs.note_seen(program.id, self._noted[program.id], plays)

    async def note_gone(self, program: Identity) -> None:
        """Note that a program is gone, unless another process has seen it since."""
        noted = self._noted.pop(program.id, None)
        if noted is not None:
            await self._store.programs.note_gone(program.id, noted)

    async def check(self, program: Identity, request: Request) -> Request:
        """What a program asks of a table, under its own name; raise :class:`Refused`."""
        if isinstance(request, Join):
            return request.model_copy(update={"name": program.name})
        if isinstance(request, Say):
            known = await self._store.programs.find(program.id)
            if known is None or not known.chat:
                raise Refused(
                    "program", "this program does not talk: its person has not allowed it"
                )
        return request


def is_online(program: ProgramRow) -> bool:
    """Whether a program is connected, as far as is known."""
    return program.seen_at is not None and program.seen_at >= now_ms() - _ONLINE_MS


def _no_program() -> Refused:
    return Refused("no_program", "you have no program of that name")


def read_games(wanted: str) -> str:
    """The games in a list with commas, as they are stored; raise :class:`Refused`."""
    names = [name for name in wanted.split(",") if name]
    unknown = next((name for name in names if name not in games.names()), None)
    if unknown is not None:
        raise Refused(
            "game", f"there is no game of that name; there are {', '.join(games.names())}"
        )
    return " ".join(sorted(set(names)))


def require_private(who: Identity, visibility: Literal["private", "open"]) -> None:
    """A program makes tables for those who have the link: the lobby is for people."""
    if who.program and visibility == "open":
        raise Refused(
            "program", "programs make private tables only: challenge somebody by the link"
        )
