"""Options as a bot ranks them, with the odds of bids: what hints and reviews show."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Annotated, Any, Final

from typing_extensions import TypedDict

from cardtown import bots
from cardtown.bots import Ranked
from cardtown.bots.chances import Chance
from cardtown.bots.coaching import Offer, offer_of
from cardtown.core import Action, Decision, View
from cardtown.server.errors import Refused
from cardtown.server.format import odds, shapes
from cardtown.server.format.shapes.types import OfGames
from cardtown.server.table.state import TableState

_DIGITS: Final = 4
MOST_LISTED: Final = 12
"""At most this many options are listed."""


class HintReasonShape(TypedDict):
    """A line of the score sheet that changes at once."""

    line: str
    points: int


class ExpectationShape(TypedDict):
    """Something that the bot expects more or less of, and the points that it counts for that."""

    of: str
    """A name of the game's own, such as a building or a character."""
    points: float


class ChanceShape(TypedDict):
    """How likely a seat is to win."""

    value: float
    margin: float
    """Half of the 95 % interval."""


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
    expects: Sequence[ExpectationShape]
    """What `later` is mostly made of, where the bot can say."""
    gains: Sequence[float]
    """What every seat is likely to get from it, by seat, where an option shares out cards."""
    chance: ChanceShape | None
    """How likely the seat is to win after it, where the bot says so."""


class OfferShape(TypedDict):
    """What an option offers to others, by names of the game's own (docs/review.md)."""

    action: str
    points: Mapping[str, float]
    chances: Mapping[str, float]


class HintsShape(TypedDict):
    """What a bot would do, from what the seat itself knows."""

    number: int
    """The entry after which all this holds."""
    seat: int
    bot: str | None
    """The bot that speaks; null if there is nothing to say."""
    kind: str | None
    """What has to be decided; null if there is nothing to decide (any more)."""
    options: Sequence[HintShape]
    """The best options, best first."""
    bid_odds: Annotated[Any, OfGames("odds")] | None
    """In games with auctions, while the seat bids and the odds can be computed."""
    offers: Sequence[OfferShape]
    """What each option offers to others, where options are offers; listed or not."""


def adviser_for(game: str) -> str:
    """The bot that advises in a game; raise :class:`Refused` if none can play it."""
    bot = bots.adviser_for(game)
    if bot is None:
        raise Refused("game", "no bot gives hints in this game")
    return bot


def require_hints(state: TableState, seat: int) -> None:
    """Raise :class:`Refused` where hints would be unfair to other people."""
    if state.plan.scored:
        raise Refused(
            "hints_off", "there are no hints in a game that is scored: the free tries have them"
        )
    others = [
        chair
        for number, chair in enumerate(state.chairs)
        if chair.person and not chair.free and not chair.program and number != seat
    ]
    if others and not state.plan.hints:
        raise Refused(
            "hints_off",
            "hints are off here: people play against each other, and the table does not allow them",
        )


def no_hints(number: int, seat: int) -> HintsShape:
    """The answer for a seat that has nothing to decide after the entry of that number."""
    return {
        "number": number,
        "seat": seat,
        "bot": None,
        "kind": None,
        "options": [],
        "bid_odds": None,
        "offers": [],
    }


def hints_of(
    number: int, view: View, decision: Decision[Any], ranked: Sequence[Ranked[Any]]
) -> HintsShape:
    """The best of the ranked options, and the odds of each bid."""
    return {
        "number": number,
        "seat": decision.seat,
        "bot": adviser_for(view.game).partition(":")[0],
        "kind": decision.kind,
        "options": [hint_of(view.game, one) for one in ranked[:MOST_LISTED]],
        "bid_odds": odds_of(view, decision),
        "offers": offers_of(view, decision),
    }


def hint_of(game: str, one: Ranked[Any], chance: Chance | None = None) -> HintShape:
    """An option as clients get it, with its chance to win if the bot says it, or somebody else."""
    if chance is None and one.chance is not None:
        chance = Chance(*one.chance)
    return {
        "action": str(one.action),
        "option": shapes.of(game).option(one.action),
        "now": one.now,
        "later": round(one.later, 2),
        "reasons": [{"line": line, "points": points} for line, points in one.reasons],
        "expects": [{"of": name, "points": round(points, 2)} for name, points in one.expects],
        "gains": [round(points, 2) for points in one.gains],
        "chance": None if chance is None else chance_shape(chance),
    }


def chance_shape(chance: Chance) -> ChanceShape:
    """A chance as clients get it."""
    return {"value": round(chance.value, _DIGITS), "margin": round(chance.margin, _DIGITS)}


def offers_of(view: View, decision: Decision[Any]) -> list[OfferShape]:
    """What each option of a decision offers to others; none where options are no offers."""
    found = ((one, offer_of(view, decision, one)) for one in decision.options)
    return [offer_shape(action, offer) for action, offer in found if offer is not None]


def offer_shape(action: Action, offer: Offer) -> OfferShape:
    """What an option offers to others, as clients get it."""
    return {
        "action": str(action),
        "points": {name: round(value, 2) for name, value in offer.points.items()},
        "chances": {name: round(value, _DIGITS) for name, value in offer.chances.items()},
    }


def odds_of(view: View, decision: Decision[Any]) -> Any:
    """The odds of each bid of a decision; None where there are none."""
    part = odds.of(view.game)
    return None if part is None else part.odds(view, decision)
