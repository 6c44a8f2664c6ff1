"""The manners in which Carson City is played: levels and personas, and how they show."""

from __future__ import annotations

import random
from collections.abc import Mapping, Sequence
from functools import cache
from typing import TYPE_CHECKING, Final

from cardtown.bots.base import Ranked
from cardtown.bots.carson_city.planner import core_values, new_planner
from cardtown.bots.carson_city.position import Position
from cardtown.bots.carson_city.rivals import PickForecast, gains
from cardtown.bots.carson_city.worth import Worths, load_weights
from cardtown.bots.draws import Draws
from cardtown.bots.manners import Manner
from cardtown.core import Decision
from cardtown.games.carson_city.actions import Bid, CarsonAction, Take
from cardtown.games.carson_city.characters import CHARACTER_IDS
from cardtown.games.carson_city.view import CarsonView

if TYPE_CHECKING:
    from cardtown.fast.carson_city import CoreTable

MANNERS: Final[Mapping[str, Manner]] = {
    "easy": Manner(foresight=0.0, doubt=4.0, nerve=-3.0, likes={"saloon": 2.0, "mountain": 0.6}),
    "casual": Manner(foresight=0.13, doubt=1.9, nerve=-2.5, likes={"saloon": 1.0}),
    "medium": Manner(foresight=0.37, doubt=1.3, nerve=-1.8, likes={"saloon": 0.7}),
    "seasoned": Manner(foresight=0.63, doubt=0.75, nerve=-1.0, likes={"saloon": 0.3}),
    "hard": Manner(ms=20),
    "miner": Manner(likes={"mine": 2.0, "mountain": 0.6}),
    "rancher": Manner(likes={"ranch": 2.0, "empty": 0.2}),
    "collector": Manner(likes=dict.fromkeys(CHARACTER_IDS, 3.0)),
    "spoiler": Manner(spite=1.0),
    "gambler": Manner(nerve=4.0),
    "bookkeeper": Manner(foresight=0.75, nerve=-1.5),
}
"""The manners by name (docs/opponents.md says how they were found)."""


def values(
    view: CarsonView, decision: Decision[CarsonAction], rng: random.Random, manner: Manner
) -> Sequence[float]:
    """What each option seems to be worth, before any doubt."""
    planner = new_planner(view, decision, rng, manner.ms, _worths(manner))
    return _as_seen(view, decision, planner.values(), manner)


def values_on_core(
    table: CoreTable, decision: Decision[CarsonAction], rng: random.Random, manner: Manner
) -> Sequence[float]:
    """The same from a table of the core, to somebody without spite."""
    found = core_values(table, decision.seat, Draws.of(rng), manner.ms, _worths(manner))
    return _with_nerve(decision, found, manner.nerve)


def rank(
    view: CarsonView, decision: Decision[CarsonAction], rng: random.Random, manner: Manner
) -> Sequence[Ranked[CarsonAction]]:
    """All options, best first, as it sees them."""
    planner = new_planner(view, decision, rng, manner.ms, _worths(manner))
    return planner.rank(_as_seen(view, decision, planner.values(), manner))


def _as_seen(
    view: CarsonView, decision: Decision[CarsonAction], values: Sequence[float], manner: Manner
) -> Sequence[float]:
    """The planner's values as somebody spiteful, bold or timid sees them."""
    if manner.spite and decision.kind == "take":
        begrudged = _wanted(Position(view, decision.seat, _worths(manner)))
        values = [
            value + manner.spite * begrudged[option.index] if isinstance(option, Take) else value
            for option, value in zip(decision.options, values, strict=True)
        ]
    return _with_nerve(decision, values, manner.nerve)


@cache
def _found_worths(foresight: float, likes: tuple[tuple[str, float], ...]) -> Worths:
    learned = load_weights()
    weights = {name: [foresight * one for one in found] for name, found in learned.items()}
    return Worths(weights, dict(likes))


def _worths(manner: Manner) -> Worths:
    return _found_worths(manner.foresight, tuple(manner.likes.items()))


def _wanted(position: Position) -> list[float]:
    """What each card of the row is worth to those who still pick: to the one who wants it most."""
    view = position.view
    mine = gains(position.mine, view.row, position.worths.at(position.left))
    forecast = PickForecast(position, mine)
    order = view.order or range(len(view.seats))  # before the bids all others pick later
    later = [seat for seat in order if seat != position.seat]
    return [
        max((forecast.gains[seat][index] for seat in later), default=0.0)
        for index in range(len(view.row))
    ]


def _with_nerve(
    decision: Decision[CarsonAction], values: Sequence[float], nerve: float
) -> Sequence[float]:
    """The values of bids as somebody bold, or timid, sees them: the highest bid is the boldest."""
    bids = sum(isinstance(option, Bid) for option in decision.options)
    if not nerve or bids < 2:
        return values
    return [
        value + nerve * index / (bids - 1) if index < bids else value
        for index, value in enumerate(values)
    ]
