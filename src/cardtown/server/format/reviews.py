"""Reviews as clients get them, and as they are kept."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Annotated, Any, Final, Literal

from typing_extensions import TypedDict

from cardtown.bots.chances import chances
from cardtown.bots.review import MISSED, Judged, Moment, Summary, moment_at
from cardtown.core import Table
from cardtown.server.format.hints import (
    ChanceShape,
    HintShape,
    OfferShape,
    chance_shape,
    hint_of,
    odds_of,
    offer_shape,
)
from cardtown.server.format.shapes.types import OfGames
from cardtown.server.table.state import TableState
from cardtown.server.table.steps import steps_of

MarkName = Literal["brilliant", "fine", "inaccurate", "mistake", "blunder"]
_DIGITS: Final = 4
_LEADING: Final = 3


class TriedOptionShape(TypedDict):
    """An option, and what choosing it would have given away."""

    action: str
    given: float


class JudgedShape(TypedDict):
    """A decision and what the judge says of it."""

    step: int
    """The step before which it was made: the game then stood as after the step before it."""
    kind: str
    mark: MarkName
    before: float
    """The chance to win with the best option; an equal share for a seat that has fallen behind."""
    given: ChanceShape
    """How much of that was given away."""
    accuracy: float
    chosen: HintShape
    best: HintShape
    leading: Sequence[HintShape]
    """The best options, best first, where something was given away; else none."""
    options: Sequence[TriedOptionShape]
    """All options, best first, where something was given away; else none."""
    bid_odds: Annotated[Any, OfGames("odds")] | None
    """The odds of each bid, where something was given away."""
    offers: Sequence[OfferShape]
    """What was chosen and what is best offered to others, where options are offers."""


class KindAccuracyShape(TypedDict):
    """How accurately a seat made one kind of decision."""

    kind: str
    accuracy: float


class AccuracyShape(TypedDict):
    """How accurately a seat decided."""

    accuracy: float
    kinds: Sequence[KindAccuracyShape]


class ReviewShape(TypedDict):
    """The decisions of one seat, as far as they are judged."""

    seat: int
    judge: str
    """The bot that judged."""
    chances: Sequence[Sequence[ChanceShape]]
    """After the deal and after every step, the chance of every seat; none in an answer that only
    has what is new."""
    total: int
    """How many decisions there are."""
    judged: Sequence[JudgedShape]
    """Those judged so far, in order; or those that are new."""
    summary: AccuracyShape | None
    """When all are judged; null until then, and for a seat that had nothing to decide."""


def look_through(state: TableState, seat: int) -> tuple[list[Moment], list[list[ChanceShape]]]:
    """The decisions of a seat in a finished game, and everybody's chances after every step."""
    moments: list[Moment] = []
    course: list[list[ChanceShape]] = []
    # Nothing follows the last step.
    for index, (table, move) in enumerate(zip(steps_of(state), [*state.moves, None], strict=True)):
        course.append([chance_shape(one) for one in chances(table)])
        if move is not None and move.seat == seat:
            moments += _moment(table, index, seat, str(move.action))
    return moments, course


def _moment(table: Table[Any, Any], index: int, seat: int, text: str) -> Iterator[Moment]:
    moment = moment_at(table, index, seat, text)
    if moment is not None:
        yield moment


def judged_shape(moment: Moment, judged: Judged) -> JudgedShape:
    """A decision as clients get it."""
    missed = judged.mark in MISSED
    return {
        "step": judged.index + 1,
        "kind": judged.kind,
        "mark": judged.mark.value,
        "before": round(judged.before, _DIGITS),
        "given": chance_shape(judged.given),
        "accuracy": round(judged.accuracy, _DIGITS),
        "chosen": hint_of(moment.view.game, judged.chosen),
        "best": hint_of(moment.view.game, judged.best),
        "leading": leading(moment.view.game, judged) if missed else [],
        "options": tried(judged) if missed else [],
        "bid_odds": odds_of(moment.view, moment.decision) if missed else None,
        "offers": [
            offer_shape(one.action, judged.offers[of])
            for of, one in (("action", judged.chosen), ("best", judged.best))
            if of in judged.offers
        ],
    }


def summary_shape(summary: Summary | None) -> AccuracyShape | None:
    """How accurately a seat decided, as clients get it."""
    if summary is None:
        return None
    return {
        "accuracy": round(summary.accuracy, _DIGITS),
        "kinds": [
            {"kind": kind, "accuracy": round(mean, _DIGITS)} for kind, mean in summary.kinds.items()
        ],
    }


def leading(game: str, judged: Judged) -> list[HintShape]:
    """The best options, best first."""
    return [hint_of(game, one) for one, _ in judged.options[:_LEADING]]


def tried(judged: Judged) -> list[TriedOptionShape]:
    """All options, best first, and what each gives away."""
    return [
        {"action": str(one.action), "given": round(given, _DIGITS)} for one, given in judged.options
    ]
