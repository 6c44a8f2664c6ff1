"""The planning bot: strong play within a time budget, in any game that it knows."""

from __future__ import annotations

import random
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from cardtown.bots.base import A, Ranked
from cardtown.core import BadInput, Decision
from cardtown.games.card_city.view import CardCityView
from cardtown.games.carson_city.view import CarsonView


@dataclass(frozen=True)
class PlannerBot:
    """Looks ahead for about `ms` milliseconds a decision."""

    ms: int = 20

    def choose(self, view: Any, decision: Decision[A], rng: random.Random) -> A:
        """The best option found."""
        chosen: A = _player(view).choose(view, decision, rng, self.ms)
        return chosen

    def rank(self, view: Any, decision: Decision[A], rng: random.Random) -> Sequence[Ranked[A]]:
        """All options, best first."""
        found: Sequence[Ranked[A]] = _player(view).rank(view, decision, rng, self.ms)
        return found


def _player(view: Any) -> Any:
    """The module that plays the game of this view: loaded only when that game is played."""
    match view:
        case CarsonView():
            from cardtown.bots.carson_city import planner

            return planner
        case CardCityView():
            from cardtown.bots.card_city import planner as city_planner

            return city_planner
        case _:
            raise BadInput("seats", f"the planner can't play from a {type(view).__name__}")
