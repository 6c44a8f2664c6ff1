"""Whether a puzzle is one: a long search has to find its answer, and nothing nearly as good."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final, NamedTuple

from cardtown.bots import Occasion, Ranked, registry
from cardtown.bots.review import LOST, Judged, Moment, judge_decision
from cardtown.core import Decision
from cardtown.puzzles.puzzle import Puzzle

SEARCH: Final = "champion:rollouts=400"
"""The search that finds answers."""
CHECK: Final = "champion:rollouts=1000"
"""The longer one that checks them."""
CLEAR: Final = 0.05
"""So much of the chance to win has every other option to give away for a puzzle to be found."""
STILL_CLEAR: Final = min(least for least, _ in LOST)
"""So much has to remain when it is checked again: less is not even inaccurate."""


class Answer(NamedTuple):
    """What a search says of a decision."""

    judged: Judged
    """With the best option as if it were chosen."""
    lead: float
    """How much of the chance to win every other option gives away at least."""

    @property
    def best(self) -> str:
        return str(self.judged.best.action)


def answer(search: str, view: Any, decision: Decision[Any], name: str, *, looks: int = 2) -> Answer:
    """What a search finds; the same name leads to the same randomness."""
    bot = registry.make(search, view.game)
    occasions = occasions_of(decision, name, looks)
    seen = [list(bot.rank(view, decision, one.rng())) for one in occasions]
    return answer_from(view, decision, name, seen)


def occasions_of(decision: Decision[Any], name: str, looks: int = 2) -> list[Occasion]:
    """The randomness of every look; the name of a puzzle that is mined is its position.

    With two looks, as in a review, what was overrated by chance does not stand out.
    """
    return [Occasion(f"{name} {look}", decision.seat, 0) for look in range(looks)]


def answer_from(
    view: Any,
    decision: Decision[Any],
    name: str,
    looks: Sequence[Sequence[Ranked[Any]]],
    best: str | None = None,
) -> Answer:
    """What the looks come to; `best` is the answer where it is known already."""
    first, last = looks[0], looks[-1]
    found = next((one.action for one in first if str(one.action) == best), first[0].action)
    # The first option of the first look is what all others are measured against.
    first = sorted(first, key=lambda one: one.action != found)
    occasions = occasions_of(decision, name, len(looks))
    moment = Moment(0, view, decision, found, (occasions[0], occasions[-1]))
    judged = judge_decision(moment, first, last)
    others = (given for option, given in judged.options if option.action != judged.best.action)
    return Answer(judged, min(others, default=0.0))


def is_right(puzzle: Puzzle, search: str = CHECK) -> bool:
    """Whether a search still finds the answer, and nothing nearly as good."""
    position = puzzle.read()
    assert position.decision is not None
    found = answer(search, position.view, position.decision, f"check {puzzle.position}")
    return found.best == puzzle.best and found.lead >= STILL_CLEAR
