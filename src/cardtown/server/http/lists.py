"""Lists: the games, your tables, the lobby and finished games."""

from __future__ import annotations

import logging
from typing import Annotated, Literal

from fastapi import APIRouter, Query, Response
from typing_extensions import TypedDict

from cardtown import bots, games
from cardtown.core import Facts
from cardtown.server.errors import NoSuchTable, OtherVersion, StoreUnavailable
from cardtown.server.format.messages import (
    ResultShape,
    TableShape,
    Viewer,
    WhenShape,
    table_shape,
)
from cardtown.server.http.dependencies import CurrentService, Person, Reader
from cardtown.server.http.responses import ErrorShape, describe_answer, error_shape, json_response
from cardtown.server.identities import Identity
from cardtown.server.rooms.stored import stored_facts
from cardtown.server.service import Service
from cardtown.server.storage.store import TableRow
from cardtown.server.table.requests import TABLE_ID
from cardtown.server.table.state import TableFacts
from cardtown.server.times import now_ms

log = logging.getLogger(__name__)

MOST_LISTED = 50
_MOST_OF_ONE_HOST = 3
HOST_GONE_MS = 10 * 60_000
"""A host who was last seen at a table this long ago is absent."""
Before = Annotated[
    str | None, Query(pattern=TABLE_ID, description="the last table of the page before")
]


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
    """Who plays by default: `you`, `bot:NAME` …"""
    rule_prefixes: list[str]
    """The letters before the numbers of its rules and of its decisions."""
    bots: list[str]
    """Those that can play it."""


class SummaryShape(TypedDict):
    """A table in a list."""

    table: TableShape
    your_turn: bool
    changed_at: int
    round: WhenShape | None
    """The round in play, or the last one; null before the game, and where a game has no rounds."""
    result: ResultShape | None
    """Null until the game is over."""
    problem: ErrorShape | None
    """Why this server can't show the game; null if it can."""


router = APIRouter(prefix="/api")


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
        "bots": list(bots.names_for(facts.game)),
    }


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
    before: Before = None,
) -> Response:
    """The open tables whose games have not begun, or can be watched; a few of each host.

    Tables that wait for people are listed while their host is there.
    """
    rows = await service.store.lobby(
        MOST_LISTED,
        phase,
        of_one_host=_MOST_OF_ONE_HOST,
        host_seen_since=now_ms() - HOST_GONE_MS if phase == "gathering" else None,
        before=await _page_end(service, before),
    )
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
            summaries.append(await _summary(service, row, identity))
        except StoreUnavailable:
            raise
        except Exception:  # one table that can't be read must not hide all others
            log.exception("table %s can't be read", row.id)
    return summaries


async def _summary(service: Service, row: TableRow, identity: Identity | None) -> SummaryShape:
    problem: ErrorShape | None = None
    state: TableFacts
    try:
        state = stored_facts(row) or (await service.rooms.room(row.id)).state
    except OtherVersion as error:
        state = await service.rooms.outline(row)
        problem = error_shape(error)
    reader = None if identity is None else identity.id
    return {
        "table": table_shape(state, Viewer(reader, None)),
        "your_turn": any(seat in state.opened for seat in state.seats_of(reader)),
        "changed_at": row.changed_at,
        "round": round_shape(state),
        "result": result_shape(state),
        "problem": problem,
    }


def round_shape(state: TableFacts) -> WhenShape | None:
    now = state.round
    return None if now is None else {"era": now.era, "round": now.round}


def result_shape(state: TableFacts) -> ResultShape | None:
    end = state.result
    return None if end is None else {"scores": list(end.scores), "winners": list(end.winners)}
