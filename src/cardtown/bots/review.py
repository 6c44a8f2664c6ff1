"""The review of a game: what each decision gave away, judged by what its seat could know.

A bot ranks the options of every decision from the seat's view, so neither the cards that came later
nor what others hid can change a mark. It looks twice, with other randomness: the first look says
which option is best, the second what the chosen one lacks beside it. With a single look, whatever
happened to be overrated would be the best, and everybody would seem to give something away.

What counts is the chance to win. Where the judge says it for both options, closely enough, that is
compared; elsewhere its points are turned into a chance (`chances`). A seat that has
fallen behind is judged as if the game were even: otherwise nothing that it does would be a mistake
any more.
"""

from __future__ import annotations

import math
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from enum import Enum
from typing import Any, Final

from cardtown import fast, games
from cardtown.bots import registry
from cardtown.bots.base import Bot, Ranked
from cardtown.bots.chances import Chance, Prospects, chances_of, less, prospects
from cardtown.bots.coaching import Offer, offer_of
from cardtown.bots.occasion import Occasion
from cardtown.core import Decision, Game, Record, Table, replay_steps

VERSION: Final = 3
"""Raised when the same judge would come to other marks, or more is said of them: stored reviews are
then made again."""
ROLLOUTS: Final = 400
"""How far the champion looks at a decision, unless another judge is named."""


class Mark(Enum):
    """What is said of a decision."""

    BRILLIANT = "brilliant"
    """The only good option, and not the one that brings most at once."""
    FINE = "fine"
    INACCURATE = "inaccurate"
    MISTAKE = "mistake"
    BLUNDER = "blunder"


LOST: Final = ((0.10, Mark.BLUNDER), (0.05, Mark.MISTAKE), (0.02, Mark.INACCURATE))
"""How much of the chance to win a decision must give away to get a mark (docs/review.md)."""
MISSED: Final = frozenset(mark for _, mark in LOST)
"""The marks of decisions that gave something away."""
ONLY: Final = 0.05
"""The best option is the only good one if all others give away this much of the chance to win."""
_HALF: Final = 0.10
"""A decision that gives away this much of the chance to win is half as accurate as possible."""
_CLOSE: Final = 0.06
"""A chance with a wider margin says less than the points do."""
_LEAST_WEIGHT: Final = 0.01


@dataclass(frozen=True, slots=True)
class Moment:
    """A decision as it was to be made, and what was chosen."""

    index: int
    """The number of its action in the record."""
    view: Any
    """What the seat knew."""
    decision: Decision[Any]
    chosen: Any
    looks: tuple[Occasion, Occasion]
    """The randomness of both looks."""


@dataclass(frozen=True, slots=True)
class Judged:
    """A decision and what the judge says of it."""

    index: int
    """The number of its action in the record."""
    seat: int
    kind: str
    chosen: Ranked[Any]
    best: Ranked[Any]
    lost: float
    """The points given away."""
    before: float
    """The chance to win with the best option; an equal share for a seat that has fallen behind."""
    given: Chance
    """How much of that was given away."""
    mark: Mark
    options: Sequence[tuple[Ranked[Any], float]]
    """All options, best first, each with how much of the chance to win it gives away."""
    offers: Mapping[str, Offer]
    """What the chosen option (`action`) and the best one offered to others, if they did."""

    @property
    def accuracy(self) -> float:
        """1 where nothing was given away, and half as much for every tenth that was."""
        return math.exp2(-self.given.value / _HALF)

    @property
    def weight(self) -> float:
        """How much was at stake: most where the game is open."""
        return self.before * (1 - self.before) + _LEAST_WEIGHT


@dataclass(frozen=True, slots=True)
class Summary:
    """How well a seat decided."""

    seat: int
    accuracy: float
    """From 0 to 1: the mean over all decisions, by what was at stake."""
    kinds: Mapping[str, float]
    """The same for each kind of decision."""
    marks: Mapping[Mark, int]


def judge_for(game: str) -> str:
    """The bot that judges a game unless another is named: the strongest that needs no clock."""
    if fast.AVAILABLE and games.part(game, "bots", "champion") is not None:
        return f"champion:rollouts={ROLLOUTS}"
    return "planner:ms=0"


def review(
    record: Record, game: Game, judge: str, *, deck: Any = None, seat: int | None = None
) -> Iterator[Judged]:
    """Judge the decisions of a game in order, of one seat or of all; forced ones are left out."""
    bot = registry.make(judge, record.game)
    for table, index in replay_steps(record, game, deck):
        if index == len(record.actions):
            return
        who, text = record.actions[index]
        if seat in (None, who) and (moment := moment_at(table, index, who, text)) is not None:
            yield judge_decision(moment, *(_look(bot, moment, look) for look in moment.looks))


def moment_at(table: Table[Any, Any], index: int, seat: int, text: str) -> Moment | None:
    """The decision that an action settled; None where it was forced, or can't be played."""
    decision = table.decision(seat)
    if decision is None or len(decision.options) < 2:
        return None
    chosen = next((one for one in decision.options if str(one) == text), None)
    if chosen is None:
        return None
    # Named by the look alone: not even the game's name may change a mark.
    first, second = (Occasion.at(table, seat, f"review {look}") for look in (1, 2))
    return Moment(index, table.view(seat), decision, chosen, (first, second))


def _look(bot: Bot, moment: Moment, look: Occasion) -> Sequence[Ranked[Any]]:
    return bot.rank(moment.view, moment.decision, look.rng())


def judge_decision(
    moment: Moment, first: Sequence[Ranked[Any]], second: Sequence[Ranked[Any]]
) -> Judged:
    """What both looks at a decision come to."""
    seat = moment.decision.seat
    scale = _Scale.at(moment, first[0].action)
    looks = [scale.read(one) for one in (first, second)]
    best, own = scale.best(second), _of(second, moment.chosen)
    given, doubtful = (look[moment.chosen] for look in reversed(looks))
    if best.action == own.action:
        given = doubtful = Chance(0, 0)
    margin = max(given.margin, abs(given.value - doubtful.value) / 2)
    order = sorted(second, key=lambda one: looks[1][one.action].value)
    order.sort(key=lambda one: one.action != best.action)
    return Judged(
        index=moment.index,
        seat=seat,
        kind=moment.decision.kind,
        chosen=own,
        best=best,
        lost=max(0.0, best.value - own.value),
        before=scale.before(best),
        given=Chance(given.value, margin),
        mark=_mark(given.value, own, best, order, looks[1]),
        options=[(one, looks[1][one.action].value) for one in order],
        offers=_offers(moment, own, best),
    )


def _offers(moment: Moment, own: Ranked[Any], best: Ranked[Any]) -> dict[str, Offer]:
    found = {
        name: offer_of(moment.view, moment.decision, one.action)
        for name, one in (("action", own), ("best", best))
    }
    return {name: one for name, one in found.items() if one is not None}


@dataclass(frozen=True, slots=True)
class _Scale:
    """Measures options of a decision against the one that the first look found best."""

    found: Any
    stand: Prospects
    chance: float
    """The chance of the seat, as everybody sees it."""
    even: float
    """The chance of each of as many equals; somebody who plays alone counts as one of two."""

    @classmethod
    def at(cls, moment: Moment, found: Any) -> _Scale:
        stand = prospects(moment.view)
        chance = chances_of(stand)[moment.decision.seat]
        even = 1 / max(2, len(stand.points))
        return cls(found, stand, chance if len(stand.points) > 1 else even, even)

    def best(self, look: Sequence[Ranked[Any]]) -> Ranked[Any]:
        return _of(look, self.found)

    def before(self, best: Ranked[Any]) -> float:
        return max(self.even, self.chance if best.chance is None else best.chance[0])

    def read(self, look: Sequence[Ranked[Any]]) -> dict[Any, Chance]:
        """How much of the chance to win each option gives away, by one look."""
        best = self.best(look)
        return {one.action: self._loss(best, one) for one in look}

    def _loss(self, best: Ranked[Any], other: Ranked[Any]) -> Chance:
        before = self.before(best)
        if best.chance is not None and other.chance is not None and before > self.even:
            margin = math.hypot(best.chance[1], other.chance[1])
            if margin <= _CLOSE:
                return Chance(max(0.0, before - other.chance[0]), margin)
        points = max(0.0, best.value - other.value)
        # rounding may give back more than there was
        return Chance(max(0.0, before - less(before, points, self.stand.heat)), 0.0)


def _of(look: Sequence[Ranked[Any]], action: Any) -> Ranked[Any]:
    return next(one for one in look if one.action == action)


def _mark(
    given: float,
    own: Ranked[Any],
    best: Ranked[Any],
    order: Sequence[Ranked[Any]],
    lost: Mapping[Any, Chance],
) -> Mark:
    if own.action == best.action and _is_hard_to_see(best, order[1:], lost):
        return Mark.BRILLIANT
    return next((mark for least, mark in LOST if given >= least), Mark.FINE)


def _is_hard_to_see(
    best: Ranked[Any], others: Sequence[Ranked[Any]], lost: Mapping[Any, Chance]
) -> bool:
    only = all(lost[one.action].value >= ONLY for one in others)
    return only and any(one.now > best.now for one in others)


def summarize(judged: Sequence[Judged], seat: int) -> Summary | None:
    """How well a seat decided; None if it had nothing to decide."""
    own = [one for one in judged if one.seat == seat]
    if not own:
        return None
    by_kind: dict[str, list[Judged]] = {}
    for one in own:
        by_kind.setdefault(one.kind, []).append(one)
    return Summary(
        seat=seat,
        accuracy=_mean(own),
        kinds={kind: _mean(some) for kind, some in sorted(by_kind.items())},
        marks={mark: sum(one.mark is mark for one in own) for mark in Mark},
    )


def _mean(judged: Sequence[Judged]) -> float:
    weights = [one.weight for one in judged]
    found = [one.accuracy * weight for one, weight in zip(judged, weights, strict=True)]
    return math.fsum(found) / math.fsum(weights)
