"""The identity and the seat of a request: dependencies that most routes share."""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine
from typing import Annotated, Any, TypeVar

from fastapi import Depends, Query
from starlette.requests import ClientDisconnect, HTTPConnection, Request

from cardtown.server.addresses import household_of
from cardtown.server.errors import Refused
from cardtown.server.format.messages import Viewer
from cardtown.server.format.viewers import seat_of, viewer_at
from cardtown.server.identities import Identity
from cardtown.server.rooms.rooms import Room
from cardtown.server.service import Service
from cardtown.server.table.requests import LONGEST_ACTION, MOST_SEATS

T = TypeVar("T")

OwnSeat = Annotated[
    int | None,
    Query(alias="seat", ge=0, lt=MOST_SEATS, description="one of your seats; your first if absent"),
]

SupposedAction = Annotated[
    str | None,
    Query(max_length=LONGEST_ACTION, description="suppose this were played first: `take 2`"),
]


async def _service(connection: HTTPConnection) -> Service:
    # Asynchronous although it awaits nothing: FastAPI would run it in a thread otherwise.
    service: Service = connection.app.state.service
    return service


async def _reader(connection: HTTPConnection) -> Identity | None:
    """The sender of the request, known or not; the guard has identified them."""
    identity: Identity | None = connection.state.identity
    return identity


def require_known(identity: Identity | None) -> Identity:
    """The sender of the request, who must be known."""
    if identity is None:
        raise Refused("unknown", "say who you are first: POST a name to /api/me")
    return identity


async def _person(identity: Annotated[Identity | None, Depends(_reader)]) -> Identity:
    return require_known(identity)


async def _human(identity: Annotated[Identity, Depends(_person)]) -> Identity:
    if identity.program:
        raise Refused("program", "that is for people: a program can't do it")
    return identity


CurrentService = Annotated[Service, Depends(_service)]
Reader = Annotated[Identity | None, Depends(_reader)]
Person = Annotated[Identity, Depends(_person)]
Human = Annotated[Identity, Depends(_human)]
"""A known person who is not a program."""


def address_of(connection: HTTPConnection) -> str:
    """The key under which requests from one address are limited."""
    return f"address {household_of(connection.client.host) if connection.client else 'unknown'}"


def viewer_of(room: Room, identity: Identity | None, seat: int | None) -> Viewer:
    """The viewer of a room: through one of their own seats, or as a spectator."""
    return viewer_at(room.state, identity.id if identity else None, seat)


def own_seat(room: Room, identity: Identity, seat: int | None) -> int:
    """The seat asked about, which must be the asker's; their first one if none is named."""
    return seat_of(room.state, identity.id, seat)


async def while_connected(request: Request, work: Coroutine[Any, Any, T]) -> T:
    """Do some work for as long as the client waits for it; raise :class:`ClientDisconnect`."""
    working = asyncio.ensure_future(work)
    gone = asyncio.ensure_future(_wait_for_disconnect(request))
    try:
        await asyncio.wait({working, gone}, return_when=asyncio.FIRST_COMPLETED)
        if not working.done():
            raise ClientDisconnect
        return working.result()
    finally:
        working.cancel()
        gone.cancel()


async def _wait_for_disconnect(request: Request) -> None:
    while (await request.receive())["type"] != "http.disconnect":
        pass  # the body, which these requests don't have
