"""Hints: a bot's ranking of a seat's options, and the odds of its bids.

A seat that plays against people gets none, unless the table allows it. Hints are made from the
seat's own view.
"""

from __future__ import annotations

import asyncio

from fastapi import APIRouter, Request, Response

from cardtown.server.bots.adviser import Question
from cardtown.server.format.hints import HintsShape, hints_of, no_hints, require_hints
from cardtown.server.http.dependencies import (
    CurrentService,
    Human,
    OwnSeat,
    SupposedAction,
    address_of,
    own_seat,
    while_connected,
)
from cardtown.server.http.responses import describe_answer, json_response
from cardtown.server.limits import Client
from cardtown.server.table.decide import suppose

router = APIRouter(prefix="/api")


@router.get("/tables/{table_id}/hints", **describe_answer(HintsShape, "What a bot would do"))
async def hints(
    table_id: str,
    request: Request,
    service: CurrentService,
    identity: Human,
    after: SupposedAction = None,
    seat: OwnSeat = None,
) -> Response:
    """The best options of your seat with reasons, and in bidding the odds of each card.

    A seat that has decided in the meantime has no options: anyone may ask while others play.
    """
    room = await service.rooms.room(table_id)
    own = own_seat(room, identity, seat)
    state = room.state
    require_hints(state, own)
    number = state.number
    if after is not None and state.decision(own) is not None:
        state = suppose(state, own, after, identity.id)
    decision = state.decision(own)
    if state.table is None or decision is None:
        return json_response(no_hints(number, own))
    view = state.table.view(own)
    question = Question(table_id, number, own, after)
    client = Client(address_of(request), identity.id)
    ranked = await while_connected(
        request, service.adviser.rank(client, question, view, decision, state.occasion(own))
    )
    return json_response(await asyncio.to_thread(hints_of, number, view, decision, ranked))
