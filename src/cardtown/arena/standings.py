"""What the rows of a match say, with intervals that are honest about repeated deals.

The games of one deal are not independent of each other, so intervals are computed over deals: the
mean of each deal is one observation (95 %, normal approximation).
"""

from __future__ import annotations

import math
import statistics
from collections.abc import Callable, Sequence
from dataclasses import asdict, dataclass
from typing import Any, NamedTuple

from cardtown.arena.match import GameRow, Match

_Z95 = 1.96


class Estimate(NamedTuple):
    """A mean, and half the width of its 95 % interval."""

    mean: float
    plus_minus: float


@dataclass(frozen=True, slots=True)
class Standing:
    """How one kind of entrant did, per seat that it held."""

    kind: str
    seats: int
    win_rate: Estimate
    score: Estimate
    margin: Estimate
    """Its score less the best score of any other entrant."""
    p95_ms: float
    """The 95th percentile of its decision times."""
    forfeits: tuple[str, ...]

    def to_json(self) -> dict[str, Any]:
        """The standing as a JSON document."""
        return asdict(self) | {
            name: getattr(self, name)._asdict() for name in ("win_rate", "score", "margin")
        }


def standings(match: Match, rows: Sequence[GameRow]) -> list[Standing]:
    """One standing for each kind of entrant, in the order of the entrants."""
    return [_standing(match, rows, kind) for kind in dict.fromkeys(match.entrants)]


def _standing(match: Match, rows: Sequence[GameRow], kind: str) -> Standing:
    entrants = [index for index, one in enumerate(match.entrants) if one == kind]
    times = sorted(ms for row in rows for index in entrants for ms in row.times_ms[index])

    def estimate(observe: Callable[[GameRow, int], float]) -> Estimate:
        return _over_deals(
            len(match.entrants),
            [
                (row.number, statistics.fmean(observe(row, index) for index in entrants))
                for row in rows
            ],
        )

    return Standing(
        kind=kind,
        seats=len(entrants),
        win_rate=estimate(lambda row, index: row.wins[index]),
        score=estimate(lambda row, index: row.scores[index]),
        margin=estimate(_margin),
        p95_ms=times[int(0.95 * (len(times) - 1))] if times else 0.0,
        forfeits=tuple(
            f"game {row.number}: {reason}"
            for row in rows
            for index in entrants
            if (reason := row.forfeits[index]) is not None
        ),
    )


def _margin(row: GameRow, index: int) -> float:
    others = [score for other, score in enumerate(row.scores) if other != index]
    return row.scores[index] - max(others, default=0)


def _over_deals(rotation: int, observed: Sequence[tuple[int, float]]) -> Estimate:
    deals: dict[int, list[float]] = {}
    for number, value in observed:
        deals.setdefault(number // rotation, []).append(value)
    means = [statistics.fmean(values) for values in deals.values()]
    if len(means) == 1:
        return Estimate(means[0], math.inf)
    error = statistics.stdev(means) / math.sqrt(len(means))
    return Estimate(statistics.fmean(value for _, value in observed), _Z95 * error)
