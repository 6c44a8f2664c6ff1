"""The greedy bot: takes the most points at once, in any game that it knows."""

from __future__ import annotations

import random
from collections.abc import Sequence
from typing import Any

from cardtown.bots.base import A, Ranked
from cardtown.core import BadInput, Decision
from cardtown.games.card_city.view import CardCityView
from cardtown.games.carson_city.view import CarsonView


class GreedyBot:
    """Looks at no more than what an option brings at once."""

    def choose(self, view: Any, decision: Decision[A], rng: random.Random) -> A:
        """The option that brings most."""
        chosen: A = _player(view).choose(view, decision, rng)
        return chosen

    def rank(self, view: Any, decision: Decision[A], rng: random.Random) -> Sequence[Ranked[A]]:
        """All options, best first."""
        found: Sequence[Ranked[A]] = _player(view).rank(view, decision, rng)
        return found


def _player(view: Any) -> Any:
    """The module that plays the game of this view: loaded only when that game is played."""
    match view:
        case CarsonView():
            from cardtown.bots.carson_city import greedy

            return greedy
        case CardCityView():
            from cardtown.bots.card_city import greedy as card_city

            return card_city
        case _:
            raise BadInput("seats", f"the greedy bot can't play from a {type(view).__name__}")
