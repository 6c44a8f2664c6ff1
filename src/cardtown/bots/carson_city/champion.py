"""The champion: a search on the compiled core (core/carson_city/champion.hpp).

The planner decides instead if the core is not built, or if the decision is not the one that the
view asks for.
"""

from __future__ import annotations

import random
from enum import IntEnum

from cardtown.bots.base import Ranked
from cardtown.bots.carson_city import planner
from cardtown.bots.carson_city.on_core import core_table, on_core
from cardtown.bots.carson_city.position import Position, rank_options
from cardtown.bots.carson_city.worth import all_worths, learned_worth
from cardtown.bots.valuations import (
    Valuation,
    best_of,
    limits,
    say_once,
    valuations,
    with_chances,
)
from cardtown.core import Decision
from cardtown.games.carson_city.actions import CarsonAction
from cardtown.games.carson_city.view import CarsonView


class Manner(IntEnum):
    """What a champion knows of its rivals, and how it bids (core/carson_city/champion.hpp)."""

    DOUBTS = 0
    """It knows what their cities show."""
    KNOWS_CHAMPIONS = 1
    """It is told that all real rivals are champions: that helps as far as they can be read."""
    BALANCES = 2
    """It thinks as a planner, and bids by the equilibrium of the round, whoever they are."""
    KNOWS_CARDS = 3
    """It takes the hidden cards as the table has them: a view's lie in any order."""


def choose(
    view: CarsonView,
    decision: Decision[CarsonAction],
    rng: random.Random,
    ms: int,
    rollouts: int,
    manner: Manner = Manner.DOUBTS,
) -> CarsonAction:
    """The best option found in about `ms` milliseconds, or with that many rollouts."""
    if len(decision.options) == 1:
        return decision.options[0]
    if not on_core(view, decision):
        say_once()
        return planner.choose(view, decision, rng, ms)
    return best_of(decision.options, _valuations(view, decision, rng, ms, rollouts, manner))


def rank(
    view: CarsonView,
    decision: Decision[CarsonAction],
    rng: random.Random,
    ms: int,
    rollouts: int,
    manner: Manner = Manner.DOUBTS,
) -> list[Ranked[CarsonAction]]:
    """All options, best first, with the chance to win for those that were played on."""
    if not on_core(view, decision):
        say_once()
        return planner.rank(view, decision, rng, ms)
    found = _valuations(view, decision, rng, ms, rollouts, manner)
    position = Position(view, decision.seat)
    values = [one.value for one in found]
    ranked = rank_options(position, decision.options, values, learned_worth(position.left))
    return with_chances(ranked, decision.options, found)


def _valuations(
    view: CarsonView,
    decision: Decision[CarsonAction],
    rng: random.Random,
    ms: int,
    rollouts: int,
    manner: Manner,
) -> list[Valuation]:
    core = core_table(view, decision)
    state = rng.getrandbits(64)
    numbers = core.champion(all_worths(), decision.seat, state, *limits(ms, rollouts), manner)
    return valuations(numbers)
