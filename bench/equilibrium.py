"""A planner whose bids nobody can gain from foreseeing: an opponent to measure the champion against
(`carson_champion_vs_equilibrium`)."""

import random
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from cardtown.bots import Ranked
from cardtown.bots.carson_city import champion

_EVENLY = champion.Manner.BALANCES


@dataclass(frozen=True)
class Equilibrium:
    """Bids by the equilibrium of the round, whoever its rivals are."""

    def choose(self, view: Any, decision: Any, rng: random.Random) -> Any:
        """The planner's choice, or the bid that it drew."""
        return champion.choose(view, decision, rng, 0, 0, _EVENLY)

    def rank(self, view: Any, decision: Any, rng: random.Random) -> Sequence[Ranked[Any]]:
        """All options, best first."""
        return champion.rank(view, decision, rng, 0, 0, _EVENLY)
