"""What a planner's estimate is mostly made of: the parts of the promise that an option changes.

The promise has many terms (`terms`); those about the same building, land or character are added up.
What the planner sees by trying the cards that may come next is not among them.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Sequence
from dataclasses import replace
from typing import Final

from cardtown.bots.base import Ranked
from cardtown.bots.carson_city.position import Position
from cardtown.bots.carson_city.terms import NAMES_OF_TERMS, count_terms
from cardtown.bots.carson_city.worth import Worth
from cardtown.games.carson_city.actions import CarsonAction
from cardtown.games.carson_city.effects import Estate

_SUBJECTS: Final = tuple(name.partition(" beside ")[0] for name in NAMES_OF_TERMS)
_MOST: Final = 2
_LEAST: Final = 0.3
"""Anything that changes less points is not worth a word."""


def with_expectations(
    position: Position, ranked: Sequence[Ranked[CarsonAction]], worth: Worth, most: int
) -> list[Ranked[CarsonAction]]:
    """The same options, the first ones with what is mostly expected of them."""
    before = _terms(position.mine)
    return [
        replace(one, expects=_changes(before, _terms(position.after(one.action, worth)), worth))
        if number < most
        else one
        for number, one in enumerate(ranked)
    ]


def _terms(have: Estate) -> list[int]:
    return count_terms(have.city, have.characters)


def _changes(
    before: Sequence[int], after: Sequence[int], worth: Worth
) -> tuple[tuple[str, float], ...]:
    found: defaultdict[str, float] = defaultdict(float)
    for subject, old, new, weight in zip(_SUBJECTS, before, after, worth.later, strict=True):
        found[subject] += (new - old) * weight
    large = [(name, points) for name, points in found.items() if abs(points) >= _LEAST]
    return tuple(sorted(large, key=lambda one: -abs(one[1]))[:_MOST])
