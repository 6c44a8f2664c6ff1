"""Standings of a tournament, with intervals that account for repeated deals.

The games of one deal are not independent of each other, so intervals are computed over deals: the
mean of each deal is one observation (95 %, normal approximation).
"""

from __future__ import annotations

import math
import statistics
from collections.abc import Callable, Sequence
from dataclasses import asdict, dataclass
from typing import Any

from cardtown.lab.estimate import Z95, Estimate
from cardtown.lab.rows import SeatRow, TimeRow
from cardtown.lab.tournament import Tournament


@dataclass(frozen=True, slots=True)
class Standing:
    """The results of one kind of entrant, per seat that it held."""

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
        estimates = {"win_rate": self.win_rate, "score": self.score, "margin": self.margin}
        return asdict(self) | {
            name: {"mean": one.mean, "plus_minus": one.plus_minus}
            for name, one in estimates.items()
        }


def standings(
    tournament: Tournament, seats: Sequence[SeatRow], times: Sequence[TimeRow]
) -> list[Standing]:
    """One standing for each kind of entrant, in the order of the entrants."""
    kinds = dict.fromkeys(tournament.entrants)
    held: dict[str, list[SeatRow]] = {kind: [] for kind in kinds}
    took: dict[str, list[float]] = {kind: [] for kind in kinds}
    for row in seats:
        held[row.kind].append(row)
    kind_at = {(row.number, row.seat): row.kind for row in seats}
    for time in times:
        took[kind_at[time.number, time.seat]].append(time.ms)
    return [_standing(tournament, kind, held[kind], sorted(took[kind])) for kind in kinds]


def _standing(
    tournament: Tournament, kind: str, held: Sequence[SeatRow], times: Sequence[float]
) -> Standing:
    def estimate(observe: Callable[[SeatRow], float]) -> Estimate:
        deals: dict[int, list[float]] = {}
        for row in held:
            deals.setdefault(tournament.deal(row.number), []).append(observe(row))
        return over_deals(list(deals.values()))

    return Standing(
        kind=kind,
        seats=tournament.entrants.count(kind),
        win_rate=estimate(lambda row: row.win),
        score=estimate(lambda row: row.score),
        margin=estimate(lambda row: row.margin),
        p95_ms=times[int(0.95 * (len(times) - 1))] if times else 0.0,
        forfeits=tuple(
            f"game {row.number}: {row.forfeit}" for row in held if row.forfeit is not None
        ),
    )


def over_deals(deals: Sequence[Sequence[float]]) -> Estimate:
    """The mean of all that was observed, and how sure it is with so many deals."""
    values = [value for deal in deals for value in deal]
    half_width = math.inf
    if len(deals) > 1:
        error = statistics.stdev(map(statistics.fmean, deals)) / math.sqrt(len(deals))
        half_width = Z95 * error
    return Estimate(statistics.fmean(values), half_width, len(values), len(deals))
