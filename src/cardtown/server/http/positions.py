"""Positions as text: shown as a table would show them, and judged; nothing is stored."""

from __future__ import annotations

from typing import Annotated

from anyio import to_thread
from fastapi import APIRouter, Request, Response
from pydantic import BaseModel, ConfigDict, Field

from cardtown.positions import Position
from cardtown.server.errors import Refused
from cardtown.server.format.positions import (
    EvaluationShape,
    PositionShape,
    PositionTextShape,
    position_shape,
    read_position,
    text_of,
)
from cardtown.server.format.story import as_of_step, require_finished
from cardtown.server.http.dependencies import (
    CurrentService,
    Reader,
    address_of,
    while_connected,
)
from cardtown.server.http.replay import AnySeat, StepNumber
from cardtown.server.http.responses import describe_answer, json_response
from cardtown.server.limits import Client
from cardtown.server.service import Service

_LONGEST = 30_000


class PositionText(BaseModel):
    """A position to look at."""

    model_config = ConfigDict(extra="forbid", strict=True)

    position: Annotated[
        str, Field(max_length=_LONGEST, description="a line of text (docs/positions.md)")
    ]


router = APIRouter(prefix="/api")


@router.post("/positions", **describe_answer(PositionShape, "The position"))
async def show(
    given: PositionText, request: Request, service: CurrentService, _: Reader
) -> Response:
    """A position as a table would show it to its seat, in the shapes of a table."""
    position = await read_given(given, request, service)
    return json_response(await to_thread.run_sync(position_shape, position))


@router.post("/positions/evaluation", **describe_answer(EvaluationShape, "What is best"))
async def evaluate(
    given: PositionText, request: Request, service: CurrentService, identity: Reader
) -> Response:
    """What each option of the seat that decides is worth, by what it knows; best first.

    The judge is that of reviews. The same position always gets the same answer.
    """
    if identity is not None and identity.program:
        raise Refused("program", "that is for people: a program judges for itself")
    position = await read_given(given, request, service)
    address = address_of(request)
    client = Client(address, address if identity is None else identity.id)
    found = await while_connected(request, service.evaluations.find(client, position))
    return json_response(found)


@router.get(
    "/tables/{table_id}/moments/{step}/position",
    **describe_answer(PositionTextShape, "The moment as text"),
)
async def position_at(
    table_id: str, step: StepNumber, service: CurrentService, _: Reader, seat: AnySeat = None
) -> Response:
    """What a spectator, or the holder of a seat, knew at a step of a finished game."""
    state = require_finished((await service.rooms.room(table_id)).state)
    return json_response(text_of(as_of_step(state, step, seat), seat))


async def read_given(given: PositionText, request: Request, service: Service) -> Position:
    """The position that somebody sent; raise :class:`BadInput`."""
    # By address, since nobody has to say who they are; in a thread, since it takes a while.
    async with service.question_queue.turn(address_of(request)):
        return await to_thread.run_sync(read_position, given.position)
