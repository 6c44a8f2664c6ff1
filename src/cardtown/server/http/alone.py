"""Games that a person has played alone: against their own best, and a bot with the same cards."""

from __future__ import annotations

from typing import Final

from fastapi import APIRouter, Request, Response

from cardtown.server.format.alone import BestShape, ParShape, best_shape
from cardtown.server.format.hints import adviser_for
from cardtown.server.format.story import require_finished
from cardtown.server.http.dependencies import (
    CurrentService,
    Person,
    Reader,
    address_of,
    while_connected,
)
from cardtown.server.http.responses import describe_answer, json_response
from cardtown.server.rooms.stored import stored_facts
from cardtown.server.service import Service
from cardtown.server.table.alone import best_of, lone_seat
from cardtown.server.table.state import TableState

_MOST_GAMES: Final = 1_000
"""How many of somebody's last games are compared."""


router = APIRouter(prefix="/api")


@router.get("/tables/{table_id}/best", **describe_answer(BestShape, "Your best other game"))
async def best(table_id: str, service: CurrentService, identity: Person) -> Response:
    """The best of your other finished games with the same seats, options and deck."""
    state = await _played_alone(service, table_id)
    rows = await service.store.finished_of(identity.id, state.plan.game, _MOST_GAMES)
    # Only tables of programs from long ago have no summary until somebody opens them.
    others = [facts for facts in map(stored_facts, rows) if facts is not None]
    return json_response(best_shape(best_of(identity.id, others, state)))


@router.get("/tables/{table_id}/par", **describe_answer(ParShape, "A bot with the same cards"))
async def par(table_id: str, request: Request, service: CurrentService, _: Reader) -> Response:
    """What the bot that gives hints makes of the same cards, from what it would see of them.

    This takes seconds.
    """
    state = await _played_alone(service, table_id)
    points = await while_connected(request, service.pars.find(address_of(request), state))
    return json_response(ParShape(bot=adviser_for(state.plan.game), points=points))


async def _played_alone(service: Service, table_id: str) -> TableState:
    state = require_finished((await service.rooms.room(table_id)).state)
    lone_seat(state)  # raises where several decide
    return state
