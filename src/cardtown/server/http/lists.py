"""Lists: the games, your tables, the lobby and finished games."""

from __future__ import annotations

import logging
from collections.abc import Sequence
from typing import Annotated, Literal

from fastapi import APIRouter, Query, Response

from cardtown import games
from cardtown.server.errors import NoSuchTable, OtherVersion, StoreUnavailable
from cardtown.server.format.errors import ErrorShape, error_shape
from cardtown.server.format.lists import GameShape, SummaryShape, game_shape, summary_shape
from cardtown.server.http.dependencies import CurrentService, Person, Reader
from cardtown.server.http.responses import describe_answer, json_response
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


router = APIRouter(prefix="/api")


@router.get("/games", **describe_answer(list[GameShape], "What can be played"))
async def list_games(_: Reader) -> Response:
    """The games, how many may play, and the bots that can sit down."""
    return json_response([game_shape(games.get(name).facts) for name in games.names()])


@router.get("/tables", **describe_answer(list[SummaryShape], "Your tables"))
async def my_tables(service: CurrentService, identity: Person, before: Before = None) -> Response:
    """The tables where you sit or that you host: those not over first, then the last changed."""
    row = await _page_end(service, before)
    rows = await service.store.tables_of(identity.id, MOST_LISTED, row)
    return json_response(await summaries_of_rows(service, rows, identity))


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
    return json_response(await summaries_of_rows(service, rows, identity))


@router.get("/finished", **describe_answer(list[SummaryShape], "Finished games"))
async def finished(service: CurrentService, identity: Reader, before: Before = None) -> Response:
    """Finished games of open tables, the last finished first."""
    row = await _page_end(service, before)
    rows = await service.store.finished(MOST_LISTED, row)
    return json_response(await summaries_of_rows(service, rows, identity))


async def _page_end(service: Service, table_id: str | None) -> TableRow | None:
    row = None if table_id is None else await service.store.table(table_id)
    if row is None and table_id is not None:
        raise NoSuchTable
    return row


async def summaries_of_rows(
    service: Service, rows: Sequence[TableRow], identity: Identity | None
) -> list[SummaryShape]:
    """Stored tables as a list shows them to a reader, but for those that can't be read."""
    summaries: list[SummaryShape] = []
    for row in rows:
        try:
            summaries.append(await _summary_of_row(service, row, identity))
        except StoreUnavailable:
            raise
        except Exception:  # one table that can't be read must not hide all others
            log.exception("table %s can't be read", row.id)
    return summaries


async def _summary_of_row(
    service: Service, row: TableRow, identity: Identity | None
) -> SummaryShape:
    """A stored table as a list shows it to a reader."""
    problem: ErrorShape | None = None
    state: TableFacts
    try:
        state = stored_facts(row) or (await service.rooms.room(row.id)).state
    except OtherVersion as error:
        state = await service.rooms.outline(row)
        problem = error_shape(error)
    reader = None if identity is None else identity.id
    return summary_shape(state, reader, row.changed_at, problem)
