"""The bot that plays at random: the baseline for all others."""

from __future__ import annotations

import random
from collections.abc import Sequence
from typing import Any

from cardtown.bots.base import A, Ranked
from cardtown.core import Decision


class RandomBot:
    """Chooses uniformly among the options."""

    def choose(self, view: Any, decision: Decision[A], rng: random.Random) -> A:
        """Any option, each equally likely."""
        return rng.choice(decision.options)

    def choose_on_core(self, game: str, table: Any, decision: Decision[A], rng: random.Random) -> A:
        """Any option, each equally likely."""
        return rng.choice(decision.options)

    def rank(
        self,
        view: Any,
        decision: Decision[A],
        rng: random.Random,
    ) -> Sequence[Ranked[A]]:
        """All options, none better than another."""
        return [Ranked(option, now=0) for option in decision.options]
