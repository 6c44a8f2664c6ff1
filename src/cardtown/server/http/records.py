"""Looking at a game that was played elsewhere: its record becomes a finished table."""

from __future__ import annotations

from typing import Any, Final

from anyio import to_thread
from fastapi import APIRouter, Request, Response
from typing_extensions import TypedDict

from cardtown.core import BadInput, message
from cardtown.server.http.dependencies import CurrentService, Reader, address_of
from cardtown.server.http.responses import describe_answer, json_response
from cardtown.server.limits import PLAYED_BYTES, TABLE_BYTES
from cardtown.server.table.played_elsewhere import read_game

LONGEST: Final = 60_000
"""More bytes than any record has."""

# Written by hand, since the body is read by the reader of the commands, and as strictly.
_BODY: Final[dict[str, Any]] = {
    "requestBody": {
        "content": {"application/json": {"schema": {"type": "object"}}},
        "required": True,
        "description": "a record (docs/records.md)",
    }
}


class OpenedShape(TypedDict):
    """Where the game can be seen."""

    table: str


router = APIRouter(prefix="/api")


@router.post("/records", **describe_answer(OpenedShape, "The finished table"), openapi_extra=_BODY)
async def open_record(request: Request, service: CurrentService, _: Reader) -> Response:
    """Open the record of a finished game: it is replayed and checked, and can then be looked at
    like any finished table. The same record always leads to the same table."""
    body = await request.body()
    if len(body) > LONGEST:
        problem = f"has more than {LONGEST:,} bytes"
        raise BadInput("input", problem, message("bad-long", most=LONGEST))
    async with service.question_queue.turn(address_of(request)):
        game = await to_thread.run_sync(read_game, body)  # replaying takes a while
    stored = TABLE_BYTES + len(game.changes) * PLAYED_BYTES
    service.storage_limit.take(address_of(request), stored)
    return json_response({"table": await service.rooms.open_record(game)})
