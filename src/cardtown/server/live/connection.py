"""The live connection to a table: news as it happens, and requests over the same WebSocket.

Each connection has its own writer. It sends everything that is new since the number it sent last,
in one message: a slow client gets fewer and larger messages, and nobody waits for it.
"""

from __future__ import annotations

import asyncio
import contextlib
from typing import Annotated, Any, Literal

from fastapi import APIRouter, WebSocketDisconnect
from pydantic import BaseModel, ConfigDict, Field, TypeAdapter, ValidationError
from starlette.status import WS_1008_POLICY_VIOLATION
from starlette.types import Receive, Scope, Send

from cardtown.core import CardtownError
from cardtown.server import identities
from cardtown.server.errors import Refused
from cardtown.server.format.messages import UpdateShape
from cardtown.server.http.admission import identify
from cardtown.server.http.dependencies import address_of, require_known, viewer_of
from cardtown.server.http.responses import problem_of, unforeseen
from cardtown.server.live.answers import (
    GrantedShape,
    PresenceShape,
    RefusedShape,
    granted,
    present,
    refuse,
    refused,
)
from cardtown.server.live.wire import Wire
from cardtown.server.metrics import measure_request
from cardtown.server.rooms.rooms import Presence, Room, Watcher
from cardtown.server.service import Service
from cardtown.server.table.requests import OwnId, Request, SeatNumber


class _Named(BaseModel):
    model_config = ConfigDict(frozen=True, strict=True)

    id: OwnId = None


class Look(_Named):
    """Look through another seat of yours; everything is sent again as that seat may know it."""

    model_config = ConfigDict(extra="forbid")

    do: Literal["look"]
    seat: SeatNumber | None


class Ping(_Named):
    """Ask for an answer only: it proves to the client that the connection works."""

    model_config = ConfigDict(extra="forbid")

    do: Literal["ping"]


Message = Annotated[Request | Look | Ping, Field(discriminator="do")]
Answer = UpdateShape | GrantedShape | RefusedShape | PresenceShape
_messages: TypeAdapter[Request | Look | Ping] = TypeAdapter(Message)

router = APIRouter()


class _Query(BaseModel):
    """The parameters of the address."""

    since: Annotated[int, Field(ge=0, le=2**31 - 1)] = 0
    seat: SeatNumber | None = None
    previews: bool = False
    """Whether updates bring previews: only clients that draw them want the larger messages."""
    presence: bool = False
    """Whether to say who is there, and again whenever that changes."""


class _Endpoint:
    """Follow a table from the number you know, and ask things of it."""

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


router.add_websocket_route("/api/tables/{table_id}/live", _Endpoint())  # type: ignore[arg-type]  # ASGI


async def _connect(wire: Wire, query: _Query) -> None:
    service: Service = wire.app.state.service
    digest = identities.digest_of(wire)
    identity = await identify(wire)
    address = address_of(wire)
    client = identity.id if identity is not None else address
    service.count_request(client)
    remembered: contextlib.AbstractContextManager[None] = contextlib.nullcontext()
    if identity is not None and digest is not None:  # a stranger can't be forgotten
        remembered = service.open_connections.open(identity.id, digest, wire)
    with (
        service.connection_limit.one_more(client),
        service.address_connection_limit.one_more(address),
        remembered,
    ):
        room = await service.rooms.room(wire.path_params["table_id"])
        viewer = viewer_of(room, identity, query.seat)._replace(previews=query.previews)
        presence = query.presence and service.rooms.sees_everybody
        watcher = Watcher(viewer, address, presence=presence)
        connection = _Connection(wire, service, room, watcher, digest, client, query.since)
        # In its own task: else every message would pass through all layers that led here.
        await asyncio.create_task(connection.run())


class _Connection:
    """One connection: a writer that follows the table, and a reader that takes requests."""

    def __init__(
        self,
        wire: Wire,
        service: Service,
        room: Room,
        watcher: Watcher,
        digest: str | None,
        client: str,
        since: int,
    ) -> None:
        self._wire = wire
        self._service = service
        self._room = room
        self._watcher = watcher
        self._digest = digest
        """Of the token that opened the connection."""
        self._client = client
        self._client_has = min(since, room.state.number)
        """The number up to which the client has read, as far as we know."""
        self._sent: int | None = None
        """The number of the last update that was sent."""
        self._presence: Presence | None = None
        """The presence that was last sent to the client."""

    async def run(self) -> None:
        """Write and read until the client goes away."""
        # Watched before any await: an unwatched room may be dropped.
        with (
            self._service.rooms.watch(self._room, self._watcher),
            contextlib.suppress(WebSocketDisconnect),
        ):
            await self._wire.accept()
            await self._read_and_write()

    async def _read_and_write(self) -> None:
        self._watcher.news.set()
        writer = asyncio.create_task(self._write())
        try:
            while True:
                await self._answer(await self._wire.receive_message())
        finally:
            writer.cancel()
            with contextlib.suppress(asyncio.CancelledError, WebSocketDisconnect):
                await writer

    async def _write(self) -> None:
        news = self._watcher.news
        while True:
            await news.wait()
            news.clear()
            await self._send()

    async def _send(self, *messages: bytes) -> None:
        """Send messages, and with them everything that is new and has not been sent yet."""
        self._update_viewer()
        number = self._room.state.number
        if not self._sent == self._client_has == number:
            messages += (self._room.message(self._watcher.viewer, self._client_has),)
            self._sent = self._client_has = number
        if self._watcher.presence and self._presence != (now := self._room.presence()):
            self._presence = now
            messages += (present(now.seats, now.watching),)
        if messages:
            await self._wire.send_texts(*messages)

    async def _answer(self, received: Any) -> None:
        if received["type"] == "websocket.disconnect":
            raise WebSocketDisconnect(received.get("code", 1000))
        text = received.get("text")
        if text is None:
            text = received.get("bytes") or b""
        request = _parse(text)
        with measure_request("malformed" if isinstance(request, Refused) else request.do):
            await self._answer_request(request, text)

    async def _answer_request(
        self, request: Request | Look | Ping | Refused, text: str | bytes
    ) -> None:
        id_ = _parse_id(text) if isinstance(request, Refused) else request.id
        self._watcher.asking = True
        try:
            self._service.address_rate_limit.take(self._watcher.address)
            self._service.count_request(self._client)
            if isinstance(request, Refused):
                raise request
            number = await self._do(request)
        except CardtownError as error:
            answer = refused(id_, self._room.state.number, error)
        except Exception as error:  # else the client would send it again and again
            answer = refused(id_, self._room.state.number, unforeseen(error))
        else:
            answer = granted(id_, number)
        finally:
            self._watcher.asking = False
        await self._send(answer)  # in one packet with what it changed

    async def _do(self, request: Request | Look | Ping) -> int:
        if isinstance(request, Ping):
            return self._room.state.number
        # Each time again: another process may have forgotten this browser.
        identity = require_known(await self._service.find_identity(self._digest))
        if isinstance(request, Look):
            viewer = viewer_of(self._room, identity, request.seat)
            self._watcher.viewer = viewer._replace(previews=self._watcher.viewer.previews)
            self._client_has = 0
            return self._room.state.number
        return await self._service.ask(self._room, request, identity, self._watcher.address)

    def _update_viewer(self) -> None:
        """Look through the person's seat once they have one, and from outside when they lose it."""
        viewer = self._watcher.viewer
        own = self._room.state.seats_of(viewer.identity)
        if viewer.seat not in own and (own or viewer.seat is not None):
            self._watcher.viewer = viewer._replace(seat=own[0] if own else None)
            self._client_has = 0


def _parse(text: str | bytes) -> Request | Look | Ping | Refused:
    """What a client asks for, or why it can't be understood."""
    try:
        return _messages.validate_json(text)
    except ValidationError as error:
        problem = problem_of(error.errors(include_url=False, include_context=False))
        return Refused("malformed", problem)


def _parse_id(text: str | bytes) -> str | None:
    """The id of a request that can't be understood, so that its sender knows which it was."""
    try:
        return _Named.model_validate_json(text).id
    except ValidationError:
        return None
