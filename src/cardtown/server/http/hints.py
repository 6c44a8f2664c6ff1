"""Hints: what a bot thinks of the options of a seat, and the odds of its bids.

Whoever plays against people gets none, unless the table allows it. A hint knows no more than the
seat does.
"""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from typing import Any, Final

from fastapi import APIRouter, Response
from typing_extensions import TypedDict

from cardtown.bots import Ranked
from cardtown.bots.carson_city.odds import BidOdds, bid_odds, modelled
from cardtown.core import Decision
from cardtown.games.carson_city import Terrain
from cardtown.games.carson_city.view import CarsonView
from cardtown.server.bots.adviser import Occasion
from cardtown.server.errors import Refused
from cardtown.server.http.dependencies import (
    CurrentService,
    OwnSeat,
    Person,
    SupposedAction,
    own_seat,
)
from cardtown.server.http.responses import describe_answer, json_response
from cardtown.server.table.decide import suppose
from cardtown.server.table.state import TableState

_MOST: Final = 12
"""Options that are worth naming."""


class HintReasonShape(TypedDict):
    """A line of the score sheet that changes at once."""

    line: str
    points: int


class HintShape(TypedDict):
    """An option as a bot sees it."""

    action: str
    """Its text form."""
    now: int
    """By how much the score changes at once, with a card taken where it lies best: exact."""
    later: float
    """What the bot expects of it for the rest of the game: an estimate."""
    reasons: Sequence[HintReasonShape]
    """What `now` is made of."""


class CardOddsShape(TypedDict):
    """What bidding a card leads to, in chances from 0 to 1."""

    card: int
    places: Sequence[float]
    """Of picking first, second … last."""
    terrain: Sequence[float]
    """That each terrain card of the row, in its order, is still there when the seat picks."""
    character: float | None
    """That the character is; null if none is in the row."""


class BidOddsShape(TypedDict):
    """The odds of each card in the seat's hand."""

    modelled: bool
    """False: exact; true: they rest on a model of what people and bots do."""
    cards: Sequence[CardOddsShape]
    """Lowest first."""


class HintsShape(TypedDict):
    """What a bot would do, from what the seat itself knows."""

    number: int
    """The entry after which all this holds."""
    seat: int
    kind: str | None
    """What is to be decided; null if there is nothing (any more)."""
    options: Sequence[HintShape]
    """The best options, best first."""
    bid_odds: BidOddsShape | None
    """While the seat bids in Carson City, unless it used the Lawyer."""


router = APIRouter(prefix="/api")


@router.get("/tables/{table_id}/hints", **describe_answer(HintsShape, "What a bot would do"))
async def hints(
    table_id: str,
    service: CurrentService,
    identity: Person,
    after: SupposedAction = None,
    seat: OwnSeat = None,
) -> Response:
    """The best options of your seat with reasons, and in bidding the odds of each card.

    A seat that has decided meanwhile has no options: who asks while others play can't help that.
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
        occasion = Occasion(table_id, answer["number"], own, after)
        ranked = await service.adviser.rank(identity.id, occasion, view, decision)
        answer["kind"] = decision.kind
        answer["options"] = [_hint(one) for one in ranked[:_MOST]]
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


def _hint(one: Ranked[Any]) -> HintShape:
    return {
        "action": str(one.action),
        "now": one.now,
        "later": round(one.later, 2),
        "reasons": [{"line": line, "points": points} for line, points in one.reasons],
    }


def _odds(view: Any, decision: Decision[Any]) -> BidOddsShape | None:
    if not isinstance(view, CarsonView) or decision.kind != "bid":
        return None
    seat = decision.seat
    if view.seats[seat].lawyer:
        return None
    return {
        "modelled": modelled(view, seat),
        "cards": [_card_odds(view, one) for one in bid_odds(view, seat)],
    }


def _card_odds(view: CarsonView, one: BidOdds) -> CardOddsShape:
    terrain: list[float] = []
    character = None
    for card, chance in zip(view.row, map(_rounded, one.row), strict=True):
        if isinstance(card, Terrain):
            terrain.append(chance)
        else:
            character = chance
    return {
        "card": one.card,
        "places": [_rounded(chance) for chance in one.places],
        "terrain": terrain,
        "character": character,
    }


def _rounded(chance: float) -> float:
    return round(chance, 4)
