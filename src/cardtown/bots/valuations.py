"""What the compiled champions of all games say of options, and how long they may think."""

from __future__ import annotations

import math
import warnings
from collections.abc import Sequence
from dataclasses import replace
from functools import cache
from typing import NamedTuple

from cardtown import fast
from cardtown.bots.base import A, Ranked
from cardtown.bots.limits import NO_LIMIT


class Valuation(NamedTuple):
    """What is thought of an option."""

    value: float
    """What options are ranked by, in points."""
    chance: float
    """How likely the seat is to win after it; NaN where nothing was played on."""
    margin: float
    """Half of the 95 % interval of that."""


def limits(ms: int, rollouts: int) -> tuple[int, int]:
    """Milliseconds and rollouts, as the core wants them: a champion without `ms` or with `rollouts`
    looks at no clock.
    """
    by_clock = ms > 0 and not rollouts
    return (ms, NO_LIMIT) if by_clock else (NO_LIMIT, rollouts)


def valuations(numbers: Sequence[float]) -> list[Valuation]:
    """The core's numbers, three of each option."""
    return [Valuation(*three) for three in zip(*[iter(numbers)] * 3, strict=True)]


def best_of(options: Sequence[A], found: Sequence[Valuation]) -> A:
    """The first of the best options."""
    values = [one.value for one in found]
    return options[values.index(max(values))]


def with_chances(
    ranked: Sequence[Ranked[A]], options: Sequence[A], found: Sequence[Valuation]
) -> list[Ranked[A]]:
    """The same options, with the chance to win where they were played on."""
    chances = {
        option: None if math.isnan(one.chance) else (one.chance, one.margin)
        for option, one in zip(options, found, strict=True)
    }
    return [replace(one, chance=chances[one.action]) for one in ranked]


@cache
def say_once() -> None:
    """Warn where the core is not built: the planner plays then."""
    if not fast.AVAILABLE:
        sentence = "the compiled core is not built, so the champion plays as the planner does"
        warnings.warn(sentence, fast.SlowerWarning, stacklevel=3)
