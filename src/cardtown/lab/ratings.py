"""Ratings of bots on one scale, by Plackett and Luce: who finishes before whom, at any table.

In that model everybody has a strength, and the first place goes to each in proportion to it, then
the second among the others, and so on. The strengths that fit best are found by Hunter's MM
algorithm. Intervals come from fitting again to games drawn anew, deal by deal (bootstrap).
"""

from __future__ import annotations

import math
import random
from collections import defaultdict
from collections.abc import Mapping, Sequence
from typing import Final, NamedTuple

Ranking = Sequence[str]
"""The kinds at a table, first place first."""

_ROUNDS: Final = 200
_CLOSE: Final = 1e-3
"""A fit ends when no strength changes by a larger part."""
_PER_TENFOLD: Final = 400
"""How many points of a rating stand for ten times the strength, as in chess."""
_OF_ANCHOR: Final = 1500
_SURE: Final = 0.95


class Rating(NamedTuple):
    """A rating with its 95 % interval."""

    kind: str
    points: float
    low: float
    high: float


def ratings(deals: Sequence[Sequence[Ranking]], anchor: str, samples: int = 100) -> list[Rating]:
    """The ratings of all kinds, best first; the anchor has 1500 points.

    Each deal is given with the rankings of its games, which are not independent of each other.
    """
    found = _points(deals, anchor)
    rng = random.Random(0)
    drawn = [_points(rng.choices(deals, k=len(deals)), anchor) for _ in range(samples)]
    every = []
    for kind, points in found.items():
        # A kind that a sample leaves out says nothing there.
        seen = sorted(one[kind] for one in drawn if kind in one)
        cut = int(len(seen) * (1 - _SURE) / 2)
        every.append(Rating(kind, points, seen[cut], seen[-1 - cut]))
    return sorted(every, key=lambda one: (-one.points, one.kind))


def _points(deals: Sequence[Sequence[Ranking]], anchor: str) -> dict[str, float]:
    strengths = fit([ranking for deal in deals for ranking in deal])
    even = strengths.get(anchor, 1.0)
    return {
        kind: _OF_ANCHOR + _PER_TENFOLD * math.log10(one / even) for kind, one in strengths.items()
    }


def fit(rankings: Sequence[Ranking]) -> Mapping[str, float]:
    """The strengths that fit best, around 1.

    Everybody is taken to have drawn once with somebody of strength 1, so that nobody who always
    wins, or always loses, is infinitely far away.
    """
    placed: defaultdict[str, float] = defaultdict(lambda: 0.5)
    for ranking in rankings:
        for kind in ranking[:-1]:
            placed[kind] += 1
        placed[ranking[-1]] += 0
    strengths = dict.fromkeys(sorted(placed), 1.0)
    for _ in range(_ROUNDS):
        shares = {kind: 1 / (one + 1) for kind, one in strengths.items()}
        for ranking in rankings:
            left = sum(strengths[kind] for kind in ranking)
            share = 0.0
            for place, kind in enumerate(ranking):
                if place < len(ranking) - 1:
                    share += 1 / left
                    left -= strengths[kind]
                shares[kind] += share
        better = {kind: placed[kind] / shares[kind] for kind in strengths}
        moved = max(abs(math.log(better[kind] / strengths[kind])) for kind in strengths)
        strengths = better
        if moved < _CLOSE:
            break
    return strengths
