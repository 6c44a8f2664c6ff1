"""The manners in which Card City is played: levels and personas, and how they show."""

from __future__ import annotations

import random
from collections.abc import Mapping, Sequence
from functools import cache
from typing import TYPE_CHECKING, Final

from cardtown.bots.base import Ranked
from cardtown.bots.card_city.planner import core_values, new_planner
from cardtown.bots.card_city.terms import NAMES_OF_TERMS
from cardtown.bots.card_city.worth import Worths, load_weights
from cardtown.bots.draws import Draws
from cardtown.bots.manners import Manner
from cardtown.core import Decision
from cardtown.games.card_city.actions import CardCityAction, TakeMixed
from cardtown.games.card_city.view import CardCityView

if TYPE_CHECKING:
    from cardtown.fast.card_city import CoreTable

MANNERS: Final[Mapping[str, Manner]] = {
    "easy": Manner(foresight=0.0, doubt=0.55, nerve=-1.1, likes={"leisures": 0.65}),
    "casual": Manner(foresight=0.15, doubt=0.5, nerve=-1.0, likes={"leisures": 0.55}),
    "medium": Manner(foresight=0.45, doubt=0.35, nerve=-0.7, likes={"leisures": 0.4}),
    "seasoned": Manner(doubt=0.05),
    "hard": Manner(ms=20),
    "industrialist": Manner(likes={"purchases": 1.0, "room": 0.4}),
    "gardener": Manner(likes={"leisures": 1.5}),
    "landlord": Manner(likes={"points of districts": 0.6, "districts that can grow": 0.5}),
    "shopkeeper": Manner(likes={"income": 0.3, "first shop: size": 1.0, "second shop: size": 1.0}),
    "speculator": Manner(nerve=3.0),
    "saver": Manner(likes={"coins": 0.3}),
}
"""The manners by name (docs/opponents.md says how they were found)."""

_NOW: Final = {"points of districts": 1.0, "vacant": -1.0, "full fives": 1.0}
"""The terms that are points already (K6.1)."""


def values(
    view: CardCityView, decision: Decision[CardCityAction], rng: random.Random, manner: Manner
) -> Sequence[float]:
    """What each option seems to be worth, before any doubt."""
    found = new_planner(view, decision, rng, manner.ms, _worths(manner)).values()
    return _with_nerve(decision, found, manner.nerve)


def values_on_core(
    table: CoreTable, decision: Decision[CardCityAction], rng: random.Random, manner: Manner
) -> Sequence[float]:
    """The same from a table of the core."""
    found = core_values(table, decision.seat, Draws.of(rng), manner.ms, _worths(manner))
    return _with_nerve(decision, found, manner.nerve)


def rank(
    view: CardCityView, decision: Decision[CardCityAction], rng: random.Random, manner: Manner
) -> Sequence[Ranked[CardCityAction]]:
    """All options, best first, as it sees them."""
    planner = new_planner(view, decision, rng, manner.ms, _worths(manner))
    return planner.rank(_with_nerve(decision, planner.values(), manner.nerve))


def _worths(manner: Manner) -> Worths:
    return _found_worths(manner.foresight, tuple(manner.likes.items()))


@cache
def _found_worths(foresight: float, likes: tuple[tuple[str, float], ...]) -> Worths:
    """Between the points of the moment and what was learned, with what somebody likes added."""
    liked = dict(likes)
    return Worths(
        {
            mode: [
                [
                    foresight * weight
                    + (1 - foresight) * _NOW.get(name, 0.0)
                    + liked.get(name, 0.0)
                    for name, weight in zip(NAMES_OF_TERMS, row, strict=True)
                ]
                for row in rows
            ]
            for mode, rows in load_weights().items()
        }
    )


def _with_nerve(
    decision: Decision[CardCityAction], values: Sequence[float], nerve: float
) -> Sequence[float]:
    """The values as somebody bold, or timid, sees them: the lot that is partly hidden is bold."""
    if not nerve:
        return values
    return [
        value + nerve * isinstance(option, TakeMixed)
        for option, value in zip(decision.options, values, strict=True)
    ]
