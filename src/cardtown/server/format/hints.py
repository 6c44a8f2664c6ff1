"""Options as a bot ranks them, with the odds of bids: what hints and reviews show."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Annotated, Any

from typing_extensions import TypedDict

from cardtown.bots import Ranked
from cardtown.core import Decision, View
from cardtown.server.format import odds, shapes
from cardtown.server.format.shapes.types import OfGames


class HintReasonShape(TypedDict):
    """A line of the score sheet that changes at once."""

    line: str
    points: int


class ExpectationShape(TypedDict):
    """Something that the bot expects more or less of, and the points that it counts for that."""

    of: str
    """A name of the game's own, such as a building or a character."""
    points: float


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


def hint_of(game: str, one: Ranked[Any]) -> HintShape:
    """An option as clients get it."""
    return {
        "action": str(one.action),
        "option": shapes.of(game).option(one.action),
        "now": one.now,
        "later": round(one.later, 2),
        "reasons": [{"line": line, "points": points} for line, points in one.reasons],
        "expects": [{"of": name, "points": round(points, 2)} for name, points in one.expects],
        "gains": [round(points, 2) for points in one.gains],
    }


def odds_of(view: View, decision: Decision[Any]) -> Any:
    """The odds of each bid of a decision; None where there are none."""
    part = odds.of(view.game)
    return None if part is None else part.odds(view, decision)
