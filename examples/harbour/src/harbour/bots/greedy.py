"""The greedy player: the most points at once, whatever may come."""

import random
from collections.abc import Sequence

from cardtown.bots import Ranked
from cardtown.core import Decision
from harbour.actions import Build
from harbour.cards import town_points
from harbour.view import HarbourView


def choose(view: HarbourView, decision: Decision[Build], rng: random.Random) -> Build:
    """The option that brings most; the first of equals."""
    return rank(view, decision, rng)[0].action


def rank(
    view: HarbourView, decision: Decision[Build], rng: random.Random
) -> Sequence[Ranked[Build]]:
    """All options, best first: `now` is certain, `later` depends on what the others choose."""
    town, ship = view.seats[decision.seat].town, view.ships[-1]
    ranked = [
        Ranked(
            option,
            now=town_points((*town, option.kind)) - town_points(town),
            later=ship.coins / 2 if option.kind == ship.wants else 0,
        )
        for option in decision.options
    ]
    return sorted(ranked, key=lambda one: one.value, reverse=True)
