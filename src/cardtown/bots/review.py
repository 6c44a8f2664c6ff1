"""The review of a game: what each decision gave away, judged by what its seat could know.

A bot ranks the options of every decision from the seat's view, so neither the cards that came later
nor what others hid can change a mark. It looks twice, with other randomness: the first look says
which option is best, the second what the chosen one lacks beside it. With a single look, whatever
happened to be overrated would be the best, and everybody would seem to give away points.
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
from cardtown.bots.occasion import Occasion
from cardtown.core import Decision, Game, Record, Table, replay_steps

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


LOST: Final = ((6.0, Mark.BLUNDER), (3.0, Mark.MISTAKE), (1.0, Mark.INACCURATE))
"""From how many points given away a decision gets a mark (docs/review.md)."""
ONLY: Final = 3.0
"""By how many points the best option is the only good one."""
_HALF: Final = 3.0
"""Who gives away so many points has decided half as well as possible."""


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
    mark: Mark

    @property
    def accuracy(self) -> float:
        """1 where nothing was given away, and half as much for every three points that were."""
        return math.exp2(-self.lost / _HALF)


@dataclass(frozen=True, slots=True)
class Summary:
    """How well a seat decided."""

    seat: int
    accuracy: float
    """From 0 to 1: the mean over all decisions."""
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
        decision = table.decision(who)
        # What can't be played is refused by the replay, after this.
        if decision is None or len(decision.options) < 2 or seat not in (None, who):
            continue
        chosen = next((one for one in decision.options if str(one) == text), None)
        if chosen is not None:
            yield _judge(bot, table, index, decision, chosen)


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
    return math.fsum(one.accuracy for one in judged) / len(judged)


def _judge(
    bot: Bot, table: Table[Any, Any], index: int, decision: Decision[Any], chosen: Any
) -> Judged:
    first, second = (_look(bot, table, decision, look) for look in (1, 2))
    found = {one.action: one for one in second}
    best, own = found[first[0].action], found[chosen]
    lost = max(0.0, best.value - own.value)
    if best.action == own.action and _is_hard_to_see(best, second):
        mark = Mark.BRILLIANT
    else:
        mark = next((mark for least, mark in LOST if lost >= least), Mark.FINE)
    return Judged(index, decision.seat, decision.kind, own, best, lost, mark)


def _look(
    bot: Bot, table: Table[Any, Any], decision: Decision[Any], look: int
) -> Sequence[Ranked[Any]]:
    # Named by the look alone: not even the game's name may change a mark.
    rng = Occasion.at(table, decision.seat, f"review {look}").rng()
    return bot.rank(table.view(decision.seat), decision, rng)


def _is_hard_to_see(best: Ranked[Any], ranked: Sequence[Ranked[Any]]) -> bool:
    others = [one for one in ranked if one.action != best.action]
    only = all(best.value - one.value >= ONLY for one in others)
    return only and any(one.now > best.now for one in others)
