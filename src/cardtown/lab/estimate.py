"""A mean with its 95 % interval, and whether it is reliable."""

from __future__ import annotations

import math
from statistics import NormalDist
from typing import Any, Final, NamedTuple

Z95: Final = 1.96
FEW: Final = 10
"""With fewer deals than this, reports show no estimate."""
SURE: Final = 30
"""With fewer deals than this, nothing can be concluded: the normal approximation is too rough."""


class Estimate(NamedTuple):
    """A mean, half the width of its 95 % interval, and what it rests on."""

    mean: float
    plus_minus: float
    n: int
    """How many observations."""
    deals: int
    """In how many deals."""

    @property
    def few(self) -> bool:
        """Whether there are too few deals to show it as an estimate."""
        return self.deals < FEW

    def clear_of(self, value: float, questions: int = 1) -> bool:
        """Whether it differs from a value by more than chance would, in 95 of 100 cases.

        With several questions, the answer holds for all of them together (Bonferroni).
        """
        if self.deals < SURE:
            return False
        widened = NormalDist().inv_cdf(1 - 0.025 / questions) / NormalDist().inv_cdf(0.975)
        return abs(self.mean - value) > widened * self.plus_minus

    def to_json(self) -> dict[str, Any]:
        """The estimate as a JSON document; unknown values are null."""
        return {
            name: value if math.isfinite(value) else None for name, value in self._asdict().items()
        }


NOTHING: Final = Estimate(math.nan, math.inf, 0, 0)
