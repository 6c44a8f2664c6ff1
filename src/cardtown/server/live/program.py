"""The live connection of a program: everything that is new at any of its tables.

It brings no games, only where something has happened: each message is a table as lists show it. A
slow reader gets fewer messages, and nothing is lost, since each says how the table stands.
"""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import AsyncIterator
from typing import Annotated, Any, Final, Literal

import orjson
from fastapi import APIRouter, WebSocketDisconnect
from pydantic import BaseModel, Field, ValidationError
from starlette.status import WS_1008_POLICY_VIOLATION
from starlette.types import Receive, Scope, Send
from typing_extensions import TypedDict

from cardtown.core import CardtownError
from cardtown.server import identities
from cardtown.server.errors import Refused, StoreUnavailable
from cardtown.server.format.lists import SummaryShape
from cardtown.server.http.admission import identify
from cardtown.server.http.dependencies import address_of, require_known
from cardtown.server.http.lists import summaries_of_rows
from cardtown.server.identities import Identity
from cardtown.server.live.answers import refuse
from cardtown.server.live.wire import Wire
from cardtown.server.programs import NOTED_EVERY_S, read_games
from cardtown.server.rooms.followers import Follower
from cardtown.server.service import Service
from cardtown.server.storage.store import TableRow

_MOST_TABLES: Final = 200
"""At most this many tables that go on are told when a connection opens."""


class NewsShape(TypedDict):
    """How one of your tables stands now."""

    type: Literal["table"]
    table: SummaryShape


class ReadyShape(TypedDict):
    """You have been told of all your tables, and will be told what is new."""

    type: Literal["ready"]
    name: str
    """Your own."""


ProgramAnswer = NewsShape | ReadyShape

router = APIRouter()


class _Query(BaseModel):
    """The parameters of the address."""

    plays: Annotated[str, Field(max_length=200)] = ""
    """The games to which you can be challenged, with commas."""


class _Endpoint:
    """Follow all your tables, and be there for challenges."""

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        wire = Wire(scope, receive, send)
        try:
            query = _Query.model_validate(dict(wire.query_params))
        except ValidationError:
            await wire.close(WS_1008_POLICY_VIOLATION)
            return
        try:
            await _connect(wire, query)
        except CardtownError as error:
            await refuse(wire, error)


router.add_websocket_route("/api/programs/live", _Endpoint())  # type: ignore[arg-type]  # ASGI


async def _connect(wire: Wire, query: _Query) -> None:
    service: Service = wire.app.state.service
    program = require_known(await identify(wire))
    digest = identities.digest_of(wire)
    if not program.program or digest is None:
        raise Refused("person", "this is for programs: make one, and send its token")
    plays = read_games(query.plays)
    service.count_request(program.id)
    try:
        await _follow(wire, service, program, digest, plays)
    finally:
        if program.id not in service.rooms.followers:
            with contextlib.suppress(StoreUnavailable):  # it is noticed before long
                await service.programs.note_gone(program)


async def _follow(wire: Wire, service: Service, program: Identity, digest: str, plays: str) -> None:
    address = address_of(wire)
    with (
        service.connection_limit.one_more(program.id),
        service.address_connection_limit.one_more(address),
        service.open_connections.open(program.id, digest, wire),
        service.rooms.followers.follow(program.id) as follower,
        contextlib.suppress(WebSocketDisconnect),
    ):
        await wire.accept()
        await _Connection(wire, service, program, follower, plays, address).run()


class _Connection:
    """One connection: a writer that follows the tables, and a reader that waits for the end."""

    def __init__(
        self,
        wire: Wire,
        service: Service,
        program: Identity,
        follower: Follower,
        plays: str,
        address: str,
    ) -> None:
        self._wire = wire
        self._service = service
        self._program = program
        self._follower = follower
        self._plays = plays
        self._address = address
        self._told: dict[str, TableRow] = {}
        """What was last told of each table that goes on."""

    async def run(self) -> None:
        """Write until the client goes away, or sends what it need not."""
        await self._note()  # whoever hears that it is ready can challenge it
        reader = asyncio.create_task(self._read())
        writers = [asyncio.create_task(self._write()), asyncio.create_task(self._keep_noting())]
        try:
            done, _ = await asyncio.wait([reader, *writers], return_when=asyncio.FIRST_COMPLETED)
            for task in done:
                task.result()
        finally:
            for task in (reader, *writers):
                task.cancel()
            await asyncio.gather(reader, *writers, return_exceptions=True)

    async def _read(self) -> None:
        """Whatever a client sends here counts as a request, and is not answered."""
        while True:
            received: Any = await self._wire.receive_message()
            if received["type"] == "websocket.disconnect":
                raise WebSocketDisconnect(received.get("code", 1000))
            self._service.address_rate_limit.take(self._address)
            self._service.count_request(self._program.id)

    async def _write(self) -> None:
        ready = False
        while True:
            async for row in self._news():
                for summary in await summaries_of_rows(self._service, [row], self._program):
                    await self._send({"type": "table", "table": summary})
            if not ready:
                await self._send({"type": "ready", "name": self._program.name})
                ready = True
            await self._follower.news.wait()

    async def _news(self) -> AsyncIterator[TableRow]:
        """The tables that have changed since they were last told."""
        store = self._service.store
        changed, missed = self._follower.take()
        found: dict[str, TableRow] = {}
        if missed:
            rows = await store.going_on(self._program.id, _MOST_TABLES)
            found = {row.id: row for row in rows}
            changed += [*self._told, *found]  # some of those that were told may be over
        for table_id in dict.fromkeys(changed):
            row = found.get(table_id) or await store.table(table_id)
            told = self._told.pop(table_id, None)
            if row is None:
                continue  # it has been deleted
            if not missed or table_id in found:
                self._remember(row)
            if row != told:
                yield row

    def _remember(self, row: TableRow) -> None:
        if row.finished_at is None and row.phase != "closed":
            self._told[row.id] = row
            if len(self._told) > 2 * _MOST_TABLES:  # what it declined, long ago
                del self._told[next(iter(self._told))]

    async def _send(self, message: ProgramAnswer) -> None:
        await self._wire.send_texts(orjson.dumps(message))

    async def _note(self) -> None:
        await self._service.programs.note_here(self._program, self._plays)

    async def _keep_noting(self) -> None:
        """Note again and again that the program is there: any process may be asked."""
        while True:
            await asyncio.sleep(NOTED_EVERY_S)
            await self._note()
