"""The champion: a search on the compiled core (core/card_city/champion.hpp).

Where the core is not built, the planner thinks instead.
"""

from __future__ import annotations

import random

from cardtown import fast
from cardtown.bots.base import Ranked
from cardtown.bots.card_city import planner
from cardtown.bots.card_city.position import Position, rank_options
from cardtown.bots.card_city.worth import packed_weights
from cardtown.bots.valuations import (
    Valuation,
    best_of,
    limits,
    say_once,
    valuations,
    with_chances,
)
from cardtown.core import Decision
from cardtown.games.card_city.actions import CardCityAction
from cardtown.games.card_city.view import CardCityView


def choose(
    view: CardCityView,
    decision: Decision[CardCityAction],
    rng: random.Random,
    ms: int,
    rollouts: int,
) -> CardCityAction:
    """The best option found in about `ms` milliseconds, or with that many rollouts."""
    if len(decision.options) == 1:
        return decision.options[0]
    if not fast.AVAILABLE:
        say_once()
        return planner.choose(view, decision, rng, ms)
    return best_of(decision.options, _valuations(view, decision, rng, ms, rollouts))


def rank(
    view: CardCityView,
    decision: Decision[CardCityAction],
    rng: random.Random,
    ms: int,
    rollouts: int,
) -> list[Ranked[CardCityAction]]:
    """All options, best first, with the chance to win where they were played on."""
    if not fast.AVAILABLE:
        say_once()
        return planner.rank(view, decision, rng, ms)
    found = _valuations(view, decision, rng, ms, rollouts)
    values = [one.value for one in found]
    ranked = rank_options(Position(view, decision.seat), decision.options, values)
    return with_chances(ranked, decision.options, found)


def _valuations(
    view: CardCityView,
    decision: Decision[CardCityAction],
    rng: random.Random,
    ms: int,
    rollouts: int,
) -> list[Valuation]:
    from cardtown.fast.card_city import table_of  # there only where the core is built

    core = table_of(view, decision.seat)
    state = rng.getrandbits(64)
    numbers = core.champion(packed_weights(), decision.seat, state, *limits(ms, rollouts))
    return valuations(numbers)
