"""Who asks, and through which seat: what every part of the HTTP interface needs to know first."""

from __future__ import annotations

from typing import Annotated

from fastapi import Depends, Query
from starlette.requests import HTTPConnection

from cardtown.server import identities
from cardtown.server.errors import Refused
from cardtown.server.format.messages import Viewer
from cardtown.server.identities import Identity
from cardtown.server.rooms.rooms import Room
from cardtown.server.service import Service
from cardtown.server.table.requests import LONGEST_ACTION

OwnSeat = Annotated[
    int | None,
    Query(alias="seat", ge=0, lt=6, description="one of your seats; your first if absent"),
]

SupposedAction = Annotated[
    str | None,
    Query(max_length=LONGEST_ACTION, description="suppose this were played first: `take 2`"),
]


async def _service(connection: HTTPConnection) -> Service:
    # Asynchronous although it waits for nothing: FastAPI would send it to a thread otherwise.
    service: Service = connection.app.state.service
    return service


async def _reader(
    connection: HTTPConnection, service: Annotated[Service, Depends(_service)]
) -> Identity | None:
    """Whoever asks, known or not, within their share."""
    identity = await service.identity(identities.token_of(connection))
    service.rate.take(identity.id if identity is not None else address_of(connection))
    return identity


def known(identity: Identity | None) -> Identity:
    """Whoever asks, who must have said who they are."""
    if identity is None:
        raise Refused("unknown", "say who you are first: POST a name to /api/me")
    return identity


async def _person(identity: Annotated[Identity | None, Depends(_reader)]) -> Identity:
    return known(identity)


CurrentService = Annotated[Service, Depends(_service)]
Reader = Annotated[Identity | None, Depends(_reader)]
Person = Annotated[Identity, Depends(_person)]


def address_of(connection: HTTPConnection) -> str:
    """Where a client comes from, as a name for its share."""
    return f"address {connection.client.host if connection.client else 'unknown'}"


def viewer_of(room: Room, identity: Identity | None, seat: int | None) -> Viewer:
    """How an identity sees a room: through a seat of its own, or as a spectator."""
    own = room.state.seats_of(identity.id if identity else None)
    if seat is not None and seat not in own:
        raise Refused("not_yours", "you can look only through a seat of your own")
    looking = seat if seat is not None else own[0] if own else None
    return Viewer(identity.id if identity else None, looking)


def own_seat(room: Room, identity: Identity, seat: int | None) -> int:
    """The seat asked about, which must be the asker's own; the first of them if none is named."""
    looking = viewer_of(room, identity, seat).seat
    if looking is None:
        raise Refused("not_yours", "you have no seat here: sit down first")
    return looking
