"""Hints: a bot's ranking of a seat's options, and the odds of its bids.

A seat that plays against people gets none, unless the table allows it. Hints are made from the
seat's own view.
"""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from typing import Annotated, Any, Final

from fastapi import APIRouter, Request, Response
from typing_extensions import TypedDict

from cardtown.bots import Ranked
from cardtown.core import Decision, View
from cardtown.server.bots.adviser import Question
from cardtown.server.errors import Refused
from cardtown.server.format import odds, shapes
from cardtown.server.format.shapes.types import OfGames
from cardtown.server.http.dependencies import (
    CurrentService,
    OwnSeat,
    Person,
    SupposedAction,
    address_of,
    own_seat,
    while_connected,
)
from cardtown.server.http.responses import describe_answer, json_response
from cardtown.server.limits import Client
from cardtown.server.table.decide import suppose
from cardtown.server.table.state import TableState

_MOST: Final = 12
"""At most this many options are listed."""


class HintReasonShape(TypedDict):
    """A line of the score sheet that changes at once."""

    line: str
    points: int


class HintShape(TypedDict):
    """An option as a bot sees it."""

    action: str
    """Its text form."""
    option: Annotated[Any, OfGames("option")]
    """The same as a decision would list it."""
    now: int
    """By how much the score changes at once, with a card taken where it lies best: exact."""
    later: float
    """What the bot expects of it for the rest of the game: an estimate."""
    reasons: Sequence[HintReasonShape]
    """What `now` is made of."""


class HintsShape(TypedDict):
    """What a bot would do, from what the seat itself knows."""

    number: int
    """The entry after which all this holds."""
    seat: int
    kind: str | None
    """What has to be decided; null if there is nothing to decide (any more)."""
    options: Sequence[HintShape]
    """The best options, best first."""
    bid_odds: Annotated[Any, OfGames("odds")] | None
    """In games with auctions, while the seat bids and the odds can be computed."""


router = APIRouter(prefix="/api")


@router.get("/tables/{table_id}/hints", **describe_answer(HintsShape, "What a bot would do"))
async def hints(
    table_id: str,
    request: Request,
    service: CurrentService,
    identity: Person,
    after: SupposedAction = None,
    seat: OwnSeat = None,
) -> Response:
    """The best options of your seat with reasons, and in bidding the odds of each card.

    A seat that has decided in the meantime has no options: anyone may ask while others play.
    """
    room = await service.rooms.room(table_id)
    own = own_seat(room, identity, seat)
    _check_allowed(room.state, own)
    state = room.state
    answer: HintsShape = {
        "number": state.number,
        "seat": own,
        "kind": None,
        "options": [],
        "bid_odds": None,
    }
    if after is not None and state.decision(own) is not None:
        state = suppose(state, own, after, identity.id)
    decision = state.decision(own)
    if state.table is not None and decision is not None:
        view = state.table.view(own)
        question = Question(table_id, answer["number"], own, after)
        client = Client(address_of(request), identity.id)
        ranked = await while_connected(
            request, service.adviser.rank(client, question, view, decision, state.occasion(own))
        )
        answer["kind"] = decision.kind
        answer["options"] = [_hint(view.game, one) for one in ranked[:_MOST]]
        answer["bid_odds"] = await asyncio.to_thread(_odds, view, decision)
    return json_response(answer)


def _check_allowed(state: TableState, own: int) -> None:
    """Raise :class:`Refused` where hints would be unfair to other people at the table."""
    others = [
        chair
        for number, chair in enumerate(state.chairs)
        if chair.person and not chair.free and number != own
    ]
    if others and not state.plan.hints:
        raise Refused(
            "hints_off",
            "hints are off here: people play against each other, and the table does not allow them",
        )


def _hint(game: str, one: Ranked[Any]) -> HintShape:
    return {
        "action": str(one.action),
        "option": shapes.of(game).option(one.action),
        "now": one.now,
        "later": round(one.later, 2),
        "reasons": [{"line": line, "points": points} for line, points in one.reasons],
    }


def _odds(view: View, decision: Decision[Any]) -> Any:
    part = odds.of(view.game)
    return None if part is None else part.odds(view, decision)
