"""The HTTP interface. Everything a table can be asked goes through one door, `/requests`."""

from __future__ import annotations

import logging
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from typing import Annotated, Any, Literal

from fastapi import APIRouter, Query, Response
from pydantic import BaseModel, ConfigDict, Field
from starlette.requests import HTTPConnection
from typing_extensions import TypedDict

from cardtown import bots, games
from cardtown.core import Facts
from cardtown.server import identities
from cardtown.server.errors import NoSuchTable, Refused, StoreUnavailable
from cardtown.server.format import previews
from cardtown.server.format.messages import (
    ItemShape,
    TableShape,
    UpdateShape,
    Viewer,
    items,
    table_shape,
)
from cardtown.server.format.shapes.types import OfGames
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
from cardtown.server.http.responses import describe_answer, failure, json_response
from cardtown.server.identities import Identity
from cardtown.server.rooms.rooms import Room
from cardtown.server.service import Service
from cardtown.server.storage.store import TableRow
from cardtown.server.table.decide import decide, suppose
from cardtown.server.table.requests import (
    LONGEST_ACTION,
    TABLE_ID,
    AnyRequest,
    NewTable,
    Play,
    Request,
    SeatNumber,
)
from cardtown.server.table.state import TablePhase
from cardtown.server.table.text import check_name
from cardtown.server.times import now_ms

log = logging.getLogger(__name__)

MOST_LISTED = 50
TOML = "application/toml"
Since = Annotated[int, Query(ge=0, le=2**31 - 1, description="the last number already known")]
Before = Annotated[
    str | None, Query(pattern=TABLE_ID, description="the last table of the page before")
]


class MeShape(TypedDict):
    """Who you are."""

    name: str | None
    """None: not known yet."""


class RecoveryShape(TypedDict):
    """The secret that makes another browser known as you."""

    token: str


class GameShape(TypedDict):
    """A game that can be played."""

    game: str
    title: str
    """What people call it, in English."""
    version: int
    """Of its rules."""
    min_seats: int
    max_seats: int
    usual_seats: list[str]
    """Who plays when nobody says: `you`, `bot:NAME` …"""
    rule_prefixes: list[str]
    """The letters before the numbers of its rules and of its decisions."""
    bots: list[str]


class SummaryShape(TypedDict):
    """A table in a list."""

    table: TableShape
    your_turn: bool
    changed_at: int


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


class VerdictShape(TypedDict):
    """Whether an action can be played now, and if not, why."""

    legal: bool
    rule: str | None
    """The number of the rule that is in its way; null where it is none."""
    message: str | None
    """One sentence for people; null if the action is legal."""


class Name(BaseModel):
    """How you want to be called."""

    model_config = ConfigDict(extra="forbid", strict=True)

    name: str = Field(max_length=200)


class Recovery(BaseModel):
    """The secret of a recovery link."""

    model_config = ConfigDict(extra="forbid", strict=True)

    token: str = Field(max_length=100)


class RematchOffer(BaseModel):
    """Who offers a rematch."""

    model_config = ConfigDict(extra="forbid", strict=True)

    seat: SeatNumber


router = APIRouter(prefix="/api")


# --- people ------------------------------------------------------------------------------------


@router.get("/me", **describe_answer(MeShape, "Who you are"))
async def me(identity: Reader) -> Response:
    """Your name, if this browser is known."""
    return json_response({"name": None if identity is None else identity.name})


@router.post("/me", **describe_answer(MeShape, "Who you are"))
async def introduce(
    wanted: Name, connection: HTTPConnection, service: CurrentService, identity: Reader
) -> Response:
    """Say how you want to be called; a browser that is not known becomes so."""
    name = check_name(wanted.name)
    response = json_response({"name": name})
    if identity is None:
        service.introduction_limit.take(address_of(connection))
        token = identities.new_token()
        await service.store.create_identity(
            identities.new_id(), name, identities.digest(token), now_ms()
        )
        identities.set_cookie(response, token, secure=service.settings.secure)
    else:
        await service.store.rename(identity.id, name)
    return response


@router.post("/me/recovery", **describe_answer(RecoveryShape, "The secret of your recovery link"))
async def make_recovery(service: CurrentService, identity: Person) -> Response:
    """Make a link that makes another browser known as you; an earlier one ends."""
    token = identities.new_token()
    await service.store.replace_recovery(identity.id, identities.digest(token), now_ms())
    return json_response({"token": token})


@router.post("/me/recover", **describe_answer(MeShape, "Who you are now"))
async def recover(
    wanted: Recovery, connection: HTTPConnection, service: CurrentService, _: Reader
) -> Response:
    """Become known in this browser by a recovery link."""
    service.introduction_limit.take(address_of(connection))
    link, token = identities.digest(wanted.token), identities.new_token()
    session = await service.store.recover(link, identities.digest(token), now_ms())
    if session is None:
        raise Refused("key", "this recovery link is no longer valid: make a new one")
    response = json_response({"name": session.name})
    identities.set_cookie(response, token, secure=service.settings.secure)
    return response


@router.post("/me/forget", **describe_answer(MeShape, "Nobody"))
async def forget(connection: HTTPConnection, service: CurrentService, identity: Reader) -> Response:
    """Let this browser be a stranger again, and whoever has copied its cookie too."""
    digest = identities.digest_of(connection)
    if identity is not None and digest is not None:
        await service.forget(identity, digest)
    response = json_response({"name": None})
    identities.clear_cookie(response, secure=service.settings.secure)
    return response


@router.post("/me/forget-elsewhere", **describe_answer(MeShape, "Who you are"))
async def forget_elsewhere(
    connection: HTTPConnection, service: CurrentService, identity: Person
) -> Response:
    """Be known in this browser alone: all others become strangers, the recovery link ends."""
    digest = identities.digest_of(connection)
    if digest is not None:
        await service.forget_elsewhere(identity, digest)
    return json_response({"name": identity.name})


# --- tables ------------------------------------------------------------------------------------


@router.get("/games", **describe_answer(list[GameShape], "What can be played"))
async def list_games(_: Reader) -> Response:
    """The games, how many may play, and the bots that can sit down."""
    return json_response([_game(games.get(name).facts) for name in games.names()])


def _game(facts: Facts) -> GameShape:
    return {
        "game": facts.game,
        "title": facts.title,
        "version": facts.version,
        "min_seats": facts.min_seats,
        "max_seats": facts.max_seats,
        "usual_seats": list(facts.usual_seats),
        "rule_prefixes": list(facts.rule_prefixes),
        "bots": list(bots.names()),
    }


@router.post("/tables", **describe_answer(UpdateShape, "The new table"))
async def create(wanted: NewTable, service: CurrentService, identity: Person) -> Response:
    """Make a table. Nobody sits there yet: the host too takes a seat by joining."""
    async with _one_more_table(service, identity):
        room = await service.rooms.create(wanted, identity.id)
    return json_response(room.message(Viewer(identity.id, None), since=0))


@asynccontextmanager
async def _one_more_table(service: Service, host: Identity) -> AsyncIterator[None]:
    """Let a host make a table if that is not one too many; one at a time, or all would count."""
    async with service.creation_lock(host.id):
        if await service.store.count_open(host.id) >= service.settings.limits.open_tables:
            raise Refused("open_tables", "you have too many open tables: finish or close one first")
        yield


@router.get("/tables", **describe_answer(list[SummaryShape], "Your tables"))
async def my_tables(service: CurrentService, identity: Person, before: Before = None) -> Response:
    """The tables where you sit or that you host: those not over first, then the last changed."""
    row = await _page_end(service, before)
    rows = await service.store.tables_of(identity.id, MOST_LISTED, row)
    return json_response(await _summaries(service, rows, identity))


@router.get("/lobby", **describe_answer(list[SummaryShape], "Open tables"))
async def lobby(
    service: CurrentService,
    identity: Reader,
    phase: Literal["gathering", "playing"] = "gathering",
) -> Response:
    """The open tables whose games have not begun, or can be watched."""
    rows = await service.store.lobby(MOST_LISTED, phase)
    return json_response(await _summaries(service, rows, identity))


@router.get("/finished", **describe_answer(list[SummaryShape], "Finished games"))
async def finished(service: CurrentService, identity: Reader, before: Before = None) -> Response:
    """Finished games of open tables, the last finished first."""
    row = await _page_end(service, before)
    rows = await service.store.finished(MOST_LISTED, row)
    return json_response(await _summaries(service, rows, identity))


async def _page_end(service: Service, table_id: str | None) -> TableRow | None:
    row = None if table_id is None else await service.store.table(table_id)
    if row is None and table_id is not None:
        raise NoSuchTable
    return row


async def _summaries(
    service: Service, rows: list[TableRow], identity: Identity | None
) -> list[SummaryShape]:
    summaries: list[SummaryShape] = []
    for row in rows:
        try:
            room = await service.rooms.room(row.id)
        except StoreUnavailable:
            raise
        except Exception:  # one table that can't be read must not hide all others
            log.exception("table %s can't be read", row.id)
            continue
        viewer = viewer_of(room, identity, None)
        own = room.state.seats_of(viewer.identity)
        summaries.append(
            {
                "table": table_shape(room.state, viewer),
                "your_turn": any(seat in room.state.opened for seat in own),
                "changed_at": row.changed_at,
            }
        )
    return summaries


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
    """The deck of one's own that a table is played with: whoever checks a record needs it."""
    room = await service.rooms.room(table_id)
    text = room.state.plan.deck
    if text is None:
        raise Refused("no_deck", "this table is played with the game's own deck")
    response = Response(text, media_type=TOML)
    response.headers["Content-Disposition"] = f'attachment; filename="{room.state.plan.game}.toml"'
    return response


@router.post("/tables/{table_id}/requests", **describe_answer(AskedShape, "Granted"))
async def ask(
    table_id: str, request: AnyRequest, service: CurrentService, identity: Person
) -> Response:
    """Ask something of a table: sit down, play, undo, say something … One that comes too late is
    answered with 409 and the table as it now stands; one sent again is answered once."""
    room = await service.rooms.room(table_id)
    try:
        number = await service.rooms.ask(room, request, identity.id)
    except Refused as error:
        if error.code != "stale":
            raise
        return failure(error, room.message(_asker(room, identity, request), since=0))
    message = room.message(_asker(room, identity, request), since=getattr(request, "at", 0))
    return json_response(b'{"number":%d,"state":%s}' % (number, message))


def _asker(room: Room, identity: Identity, request: Request) -> Viewer:
    """Whoever asked, looking through the seat that the request was about."""
    seat = getattr(request, "seat", None)
    return viewer_of(room, identity, seat if seat in room.state.seats_of(identity.id) else None)


@router.post("/tables/{table_id}/rematch", **describe_answer(RematchShape, "Where it is played"))
async def rematch(
    table_id: str, offer: RematchOffer, service: CurrentService, identity: Person
) -> Response:
    """Make a table for the same people, or find the one that somebody has made."""
    room = await service.rooms.room(table_id)
    async with AsyncExitStack() as stack:
        if room.state.rematch is None:
            await stack.enter_async_context(_one_more_table(service, identity))
        made = await service.rooms.rematch(room, offer.seat, identity.id)
    return json_response({"table": made})


# --- before choosing -----------------------------------------------------------------------------


@router.get(
    "/tables/{table_id}/previews", **describe_answer(PreviewsShape, "What choices would bring")
)
async def preview(
    table_id: str, service: CurrentService, identity: Person, seat: OwnSeat = None
) -> Response:
    """What each choice of your seat would bring at once, also while it is not your turn."""
    room = await service.rooms.room(table_id)
    own = own_seat(room, identity, seat)
    state = room.state
    if state.table is None:
        raise Refused("phase", "there is nothing to choose before the game begins")
    found = previews.of(state.plan.game).previews(state.table.view(own), own, state.decision(own))
    return json_response({"number": state.number, "seat": own, "previews": found})


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
    state = room.state
    try:
        if after is not None:
            state = suppose(state, own, after, identity.id)
        wanted = Play(do="play", seat=own, action=action, at=state.number)
        decide(state, wanted, identity.id, now_ms())
    except Refused as error:
        return json_response({"legal": False, "rule": error.rule, "message": str(error)})
    return json_response({"legal": True, "rule": None, "message": None})
