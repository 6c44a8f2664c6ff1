"""The champion: a search on the compiled core (core/carson_city/champion.hpp).

The planner decides instead if the core is not built, or if the decision is not the one that the
view asks for.
"""

from __future__ import annotations

import math
import random
import warnings
from collections.abc import Sequence
from dataclasses import replace
from functools import cache
from typing import Final

from cardtown import fast
from cardtown.bots.base import Ranked
from cardtown.bots.carson_city import planner
from cardtown.bots.carson_city.on_core import core_table, on_core
from cardtown.bots.carson_city.position import Position, rank_options
from cardtown.bots.carson_city.worth import all_worths, learned_worth
from cardtown.core import Decision
from cardtown.games.carson_city.actions import CarsonAction
from cardtown.games.carson_city.view import CarsonView

_NO_CLOCK: Final = 1_000_000_000


def choose(
    view: CarsonView,
    decision: Decision[CarsonAction],
    rng: random.Random,
    ms: int,
    rollouts: int,
    *,
    told: bool = False,
) -> CarsonAction:
    """The best option found in about `ms` milliseconds, or with that many rollouts.

    A champion that is `told` knows that all other real seats are champions; how much that helps
    shows how far a champion can be read.
    """
    if len(decision.options) == 1:
        return decision.options[0]
    if not on_core(view, decision):
        _say_once()
        return planner.choose(view, decision, rng, ms)
    values = [one[0] for one in _estimates(view, decision, rng, ms, rollouts, told)]
    return decision.options[values.index(max(values))]


def rank(
    view: CarsonView, decision: Decision[CarsonAction], rng: random.Random, ms: int, rollouts: int
) -> list[Ranked[CarsonAction]]:
    """All options, best first, with the chance to win for those that were played on."""
    if not on_core(view, decision):
        _say_once()
        return planner.rank(view, decision, rng, ms)
    found = _estimates(view, decision, rng, ms, rollouts, told=False)
    position = Position(view, decision.seat)
    values = [value for value, _, _ in found]
    chances = {
        option: None if math.isnan(chance) else (chance, margin)
        for option, (_, chance, margin) in zip(decision.options, found, strict=True)
    }
    ranked = rank_options(position, decision.options, values, learned_worth(position.left))
    return [replace(one, chance=chances[one.action]) for one in ranked]


@cache
def _say_once() -> None:
    if not fast.AVAILABLE:
        sentence = "the compiled core is not built, so the champion plays as the planner does"
        warnings.warn(sentence, fast.SlowerWarning, stacklevel=3)


def _estimates(
    view: CarsonView,
    decision: Decision[CarsonAction],
    rng: random.Random,
    ms: int,
    rollouts: int,
    told: bool,
) -> Sequence[tuple[float, ...]]:
    """Value, chance to win and margin of each option; an unknown chance is NaN."""
    by_clock = ms > 0 and not rollouts
    numbers = core_table(view, decision).champion(
        all_worths(),
        decision.seat,
        rng.getrandbits(64),
        ms if by_clock else _NO_CLOCK,
        _NO_CLOCK if by_clock else rollouts,
        told,
    )
    return list(zip(*[iter(numbers)] * 3, strict=True))
