"""One table: making it, reading it, and all other requests, through `/requests`."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from typing import Annotated, Any, Final

from fastapi import APIRouter, Query, Response
from pydantic import BaseModel, ConfigDict
from starlette.requests import HTTPConnection
from typing_extensions import TypedDict

from cardtown import positions
from cardtown.server.errors import Refused
from cardtown.server.format import previews
from cardtown.server.format.messages import ItemShape, UpdateShape, Viewer, items
from cardtown.server.format.shapes.types import OfGames
from cardtown.server.format.verdict import VerdictShape, verdict
from cardtown.server.http.dependencies import (
    CurrentService,
    OwnSeat,
    Person,
    Reader,
    SupposedAction,
    address_of,
    own_seat,
    viewer_of,
)
from cardtown.server.http.responses import (
    describe_answer,
    failure,
    json_response,
)
from cardtown.server.identities import Identity
from cardtown.server.limits import PLAYED_BYTES, TABLE_BYTES
from cardtown.server.programs import require_private
from cardtown.server.rooms.rooms import Room
from cardtown.server.service import Service
from cardtown.server.table.requests import (
    LONGEST_ACTION,
    AnyRequest,
    NewTable,
    Request,
    SeatNumber,
)
from cardtown.server.table.state import TablePhase
from cardtown.server.times import now_ms

TOML = "application/toml"
Since = Annotated[int, Query(ge=0, le=2**31 - 1, description="the last number already known")]


class RematchShape(TypedDict):
    """Where the rematch is played."""

    table: str


class AskedShape(TypedDict):
    """A request that was granted."""

    number: int
    """The number of the last entry it caused."""
    state: UpdateShape


class PreviewsShape(TypedDict):
    """What each choice of a seat would bring at once: exact, and from its own view alone."""

    number: int
    """The entry after which all this holds."""
    seat: int
    previews: Annotated[Any, OfGames("previews")]


class SeatPositionShape(TypedDict):
    """What a seat knows and has to decide, as a line of text (docs/positions.md)."""

    number: int
    """The entry after which all this holds."""
    seat: int
    position: str | None
    """None while the seat has nothing to decide."""


class RematchOffer(BaseModel):
    """Who offers a rematch."""

    model_config = ConfigDict(extra="forbid", strict=True)

    seat: SeatNumber


_MOST_PLAYED: Final = 1_000
"""No game has as many actions: a step beyond them is refused for what it is."""

router = APIRouter(prefix="/api")


@router.post("/tables", **describe_answer(UpdateShape, "The new table"))
async def create(
    wanted: NewTable, connection: HTTPConnection, service: CurrentService, identity: Person
) -> Response:
    """Make a table. Nobody sits there yet: the host too takes a seat by joining."""
    require_private(identity, wanted.visibility)
    count_table(service, connection, wanted.deck, played=min(wanted.step or 0, _MOST_PLAYED))
    challenged = await service.programs.challenged(wanted)
    async with one_more_table(service, identity):
        room = await service.rooms.create(wanted, identity.id, challenged)
    return json_response(room.message(Viewer(identity.id, None), since=0))


def count_table(
    service: Service, connection: HTTPConnection, deck: str | None = None, played: int = 0
) -> None:
    """Count what a table stores, with so many actions of a game that goes on there.

    Raise :class:`TooMany` if its address has stored too much.
    """
    text = 0 if deck is None else len(deck.encode())
    more = TABLE_BYTES + text + played * PLAYED_BYTES
    service.storage_limit.take(address_of(connection), more)


@asynccontextmanager
async def one_more_table(service: Service, host: Identity) -> AsyncIterator[None]:
    """Make a table for a host within their limit; one at a time, so that the count is right."""
    async with service.creation_lock(host.id):
        await require_few_tables(service, host)
        yield


async def require_few_tables(service: Service, host: Identity) -> None:
    """Refuse a host who has as many open tables as they may."""
    if await service.store.count_open(host.id) >= service.settings.limits.open_tables:
        raise Refused("open_tables", "you have too many open tables: finish or close one first")


@router.get("/tables/{table_id}", **describe_answer(UpdateShape, "The table as you may see it"))
async def state(
    table_id: str,
    service: CurrentService,
    identity: Reader,
    since: Since = 0,
    seat: OwnSeat = None,
) -> Response:
    """Everything new since a number, your view, and what you may decide."""
    room = await service.rooms.room(table_id)
    return json_response(room.message(viewer_of(room, identity, seat), since))


@router.get("/tables/{table_id}/events", **describe_answer(list[ItemShape], "What happened"))
async def events(
    table_id: str,
    service: CurrentService,
    identity: Reader,
    since: Since = 0,
    seat: OwnSeat = None,
) -> Response:
    """The story of the table after a number, as far as you may know it."""
    room = await service.rooms.room(table_id)
    return json_response(list(items(room.state, viewer_of(room, identity, seat), since)))


@router.get(
    "/tables/{table_id}/record", **describe_answer(dict[str, Any], "The record (docs/records.md)")
)
async def record(table_id: str, service: CurrentService, _: Reader) -> Response:
    """The record of a finished game."""
    room = await service.rooms.room(table_id)
    if room.state.phase is not TablePhase.FINISHED:
        raise Refused("phase", "a game can be downloaded when it is over")
    response = json_response(room.state.record().to_json())
    response.headers["Content-Disposition"] = f'attachment; filename="{room.state.plan.game}.json"'
    return response


@router.get(
    "/tables/{table_id}/deck",
    response_class=Response,
    **describe_answer(str, "The deck (docs/decks.md)", TOML),
)
async def deck(table_id: str, service: CurrentService, _: Reader) -> Response:
    """The custom deck that a table is played with: checking its record needs it."""
    room = await service.rooms.room(table_id)
    text = room.state.plan.deck
    if text is None:
        raise Refused("no_deck", "this table is played with the game's own deck")
    response = Response(text, media_type=TOML)
    response.headers["Content-Disposition"] = f'attachment; filename="{room.state.plan.game}.toml"'
    return response


@router.post("/tables/{table_id}/requests", **describe_answer(AskedShape, "Granted"))
async def ask(
    table_id: str,
    request: AnyRequest,
    connection: HTTPConnection,
    service: CurrentService,
    identity: Person,
) -> Response:
    """Ask something of a table: sit down, play, undo, say something … One that comes too late is
    answered with 409 and the table as it now stands; one sent again is answered once."""
    room = await service.rooms.room(table_id)
    try:
        number = await service.ask(room, request, identity, address_of(connection))
    except Refused as error:
        if error.code != "stale":
            raise
        return failure(error, room.message(_asker(room, identity, request), since=0))
    message = room.message(_asker(room, identity, request), since=getattr(request, "at", 0))
    return json_response(b'{"number":%d,"state":%s}' % (number, message))


def _asker(room: Room, identity: Identity, request: Request) -> Viewer:
    """The person who asked, looking through the seat that the request was about."""
    seat = getattr(request, "seat", None)
    return viewer_of(room, identity, seat if seat in room.state.seats_of(identity.id) else None)


@router.post("/tables/{table_id}/rematch", **describe_answer(RematchShape, "Where it is played"))
async def rematch(
    table_id: str,
    offer: RematchOffer,
    connection: HTTPConnection,
    service: CurrentService,
    identity: Person,
) -> Response:
    """Make a table for the same people, or find the one that somebody has made."""
    room = await service.rooms.room(table_id)
    async with AsyncExitStack() as stack:
        if room.state.rematch is None:
            count_table(service, connection, room.state.plan.deck)
            await stack.enter_async_context(one_more_table(service, identity))
        made = await service.rooms.rematch(room, offer.seat, identity.id)
    return json_response({"table": made})


@router.get(
    "/tables/{table_id}/previews", **describe_answer(PreviewsShape, "What choices would bring")
)
async def preview(
    table_id: str, service: CurrentService, identity: Person, seat: OwnSeat = None
) -> Response:
    """What each choice of your seat would bring at once, even while it is not your turn."""
    room = await service.rooms.room(table_id)
    own = own_seat(room, identity, seat)
    state = room.state
    if state.table is None:
        raise Refused("phase", "there is nothing to choose before the game begins")
    found = previews.of(state.plan.game).previews(state.table.view(own), own, state.decision(own))
    return json_response({"number": state.number, "seat": own, "previews": found})


@router.get(
    "/tables/{table_id}/position",
    **describe_answer(SeatPositionShape, "What your seat knows, as text"),
)
async def position(
    table_id: str, service: CurrentService, identity: Person, seat: OwnSeat = None
) -> Response:
    """What your seat knows and has to decide, as one line of text: all that a bot needs."""
    room = await service.rooms.room(table_id)
    own = own_seat(room, identity, seat)
    state = room.state
    decision = state.decision(own)
    line = None
    if state.table is not None and decision is not None:
        line = positions.write(state.table.view(own), decision)
    return json_response(SeatPositionShape(number=state.number, seat=own, position=line))


@router.get("/tables/{table_id}/why", **describe_answer(VerdictShape, "Whether it can be played"))
async def why(
    table_id: str,
    service: CurrentService,
    identity: Person,
    action: Annotated[
        str, Query(max_length=LONGEST_ACTION, description="its text form, such as `place -1 3`")
    ],
    after: SupposedAction = None,
    seat: OwnSeat = None,
) -> Response:
    """Why your seat can't play an action now, in the words of the game; nothing is played."""
    room = await service.rooms.room(table_id)
    own = own_seat(room, identity, seat)
    return json_response(verdict(room.state, own, identity.id, now_ms(), action, after))
