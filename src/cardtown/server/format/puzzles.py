"""The solution of a position that is a puzzle: what each of its options gives away."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Annotated, Any, Final

from typing_extensions import TypedDict

from cardtown.core import BadInput, Decision, message
from cardtown.positions import Position
from cardtown.puzzles.checking import Answer
from cardtown.puzzles.puzzle import theme_of
from cardtown.server.format.hints import HintShape, hint_of, odds_of
from cardtown.server.format.reviews import TriedOptionShape, leading, tried
from cardtown.server.format.shapes.types import OfGames

_DIGITS: Final = 4


class SolutionShape(TypedDict):
    """What a search says of the options of a position."""

    theme: str
    """What the position is about, such as `bid` or `division`."""
    before: float
    """The chance to win with the best option; an equal share for a seat that has fallen behind."""
    best: HintShape
    leading: Sequence[HintShape]
    """The best options, best first."""
    options: Sequence[TriedOptionShape]
    """All options, best first, and how much of the chance to win each gives away."""
    bid_odds: Annotated[Any, OfGames("odds")] | None
    """The odds of each bid."""


def decision_in(position: Position) -> Decision[Any]:
    """What the seat of a position has to decide; raise :class:`BadInput` if it is nothing, or if
    there is only one thing to do."""
    decision = position.decision
    if decision is None or len(decision.options) < 2:
        raise BadInput(
            "position", "the seat has nothing to decide here", message("bad-no-decision")
        )
    return decision


def solution_of(position: Position, answer: Answer, lead: float = 0.0) -> SolutionShape:
    """What is said of the options of a position, where all others are known to give away `lead`."""
    view, judged = position.view, answer.judged
    decision = decision_in(position)
    options = tried(judged)
    for one in options[1:]:
        one["given"] = max(one["given"], lead)
    return {
        "theme": theme_of(view, decision, judged.best.action),
        "before": round(judged.before, _DIGITS),
        "best": hint_of(view.game, judged.best),
        "leading": leading(view.game, judged),
        "options": options,
        "bid_odds": odds_of(view, decision),
    }
