"""Positions that somebody studies: as a table would show them, and what their options are worth."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Annotated, Any

from typing_extensions import TypedDict

from cardtown import positions
from cardtown.bots import Ranked
from cardtown.bots.chances import Chance
from cardtown.core import Action, BadInput, message
from cardtown.positions import Position
from cardtown.server.format import previews, shapes
from cardtown.server.format.hints import (
    MOST_LISTED,
    ChanceShape,
    HintShape,
    OfferShape,
    chance_shape,
    hint_of,
    odds_of,
    offers_of,
)
from cardtown.server.format.shapes.types import OfGames
from cardtown.server.table.state import TableState


class PositionTextShape(TypedDict):
    """A moment of a game as text."""

    position: str
    """As docs/positions.md describes it."""


class PositionShape(PositionTextShape):
    """A position with the view and the decision of its seat."""

    game: str
    seat: int | None
    """Null for what a spectator sees."""
    view: Annotated[Any, OfGames("view")]
    decision: Annotated[Any, OfGames("decision")] | None
    """Null if the seat has nothing to decide."""
    previews: Annotated[Any, OfGames("previews")] | None
    """What each choice would bring; null for a spectator, and in games that can't tell."""


class WeighedOptionShape(TypedDict):
    """An option, and what it is worth."""

    action: str
    points: float
    """By how many points it is worth less than the best one, now and later together."""
    chance: ChanceShape | None
    """How likely the seat is to win after it; null for somebody who plays alone."""


class EvaluationShape(TypedDict):
    """What the options of a position are worth."""

    judge: str
    """The bot that judged."""
    seat: int
    kind: str
    """What has to be decided."""
    leading: Sequence[HintShape]
    """The best options with reasons, best first."""
    options: Sequence[WeighedOptionShape]
    """All options, best first."""
    bid_odds: Annotated[Any, OfGames("odds")] | None
    """The odds of each bid, in an auction."""
    offers: Sequence[OfferShape]
    """What each option offers to others, where options are offers."""


def read_position(text: str) -> Position:
    """The position of a text; raise :class:`BadInput`, whose message names the word at fault."""
    try:
        return positions.read(text)
    except BadInput as wrong:
        said = wrong.message
        if said is not None and wrong.field != "position":
            said = message("bad-word", word=wrong.field.strip('"'), problem=said)
        raise BadInput(wrong.field, wrong.problem, said) from None


def text_of(state: TableState, seat: int | None) -> PositionTextShape:
    """What a seat or a spectator sees at a table, as text."""
    if state.table is None:
        raise AssertionError("the game has begun")
    decision = None if seat is None else state.decision(seat)
    return {"position": positions.write(state.table.view(seat), decision)}


def position_shape(position: Position) -> PositionShape:
    """A position as clients get it."""
    view, decision = position
    shape, found = shapes.of(view.game), previews.find(view.game)
    return {
        "position": positions.write(view, decision),
        "game": view.game,
        "seat": view.seat,
        "view": shape.view(view),
        "decision": None if decision is None else shape.decision(decision, view),
        "previews": None if found is None else _previews(found, position),
    }


def _previews(found: previews.Previews, position: Position) -> Any:
    view, decision = position
    return None if view.seat is None else found.previews(view, view.seat, decision)


def evaluation_shape(
    position: Position,
    judge: str,
    ranked: Sequence[Ranked[Any]],
    chances: Mapping[Action, Chance],
) -> EvaluationShape:
    """What the options of a position are worth, as clients get it; ranked best first."""
    view, decision = position
    assert decision is not None
    return {
        "judge": judge,
        "seat": decision.seat,
        "kind": decision.kind,
        "leading": [
            hint_of(view.game, one, chances.get(one.action)) for one in ranked[:MOST_LISTED]
        ],
        "options": [
            {
                "action": str(one.action),
                "points": round(ranked[0].value - one.value, 2),
                "chance": _chance(chances.get(one.action)),
            }
            for one in ranked
        ],
        "bid_odds": odds_of(view, decision),
        "offers": offers_of(view, decision),
    }


def _chance(chance: Chance | None) -> ChanceShape | None:
    return None if chance is None else chance_shape(chance)
