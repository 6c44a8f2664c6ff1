"""The worth of things: the points of the rules and the learned promise, in one table.

Weights are learned (tools/train_carson.py) for each term of `terms`, as four numbers: the promise
depends on the rounds left in each Era, linearly and squared. The end of the game promises nothing.
"""

from __future__ import annotations

import json
from array import array
from collections.abc import Collection, Mapping, Sequence
from functools import cache
from importlib.resources import files
from itertools import chain
from typing import Any, Final

from cardtown.bots.carson_city.terms import (
    EMPTY,
    KINDS,
    NAMES_OF_TERMS,
    OPEN,
    SOLID,
    count_terms,
)
from cardtown.bots.sums import add_up
from cardtown.games.carson_city import table
from cardtown.games.carson_city.characters import CHARACTER_IDS, CharacterId
from cardtown.games.carson_city.city import City
from cardtown.games.carson_city.elements import MINE, MOUNTAIN, RANCH
from cardtown.games.carson_city.scoring import (
    HOUSE_VALUE,
    MINE_POINTS,
    POINTS_ALONE,
    POINTS_PER_PARCEL,
    RANCH_POINTS,
    SHOP_POINTS,
    score,
)

PER_ERA: Final = table.ROUNDS
ROUNDS: Final = table.ERAS * PER_ERA

Weights = Mapping[str, Sequence[float]]
Likes = Mapping[str, float]
"""Terms that somebody likes, whatever they promise, with the points for each."""
NO_LIKES: Final[Likes] = {}

_PAIRS: Final = (
    (RANCH, EMPTY, RANCH_POINTS),
    (MINE, MOUNTAIN, MINE_POINTS),
    *(
        (shop, house, points * value)
        for shop, points in SHOP_POINTS.items()
        for house, value in HOUSE_VALUE.items()
    ),
)
"""The points of adjacent pairs (C5.3)."""


def phase(left: int) -> tuple[float, float, float, float]:
    """The four factors of the weights, with `left` rounds still to come."""
    first, second = max(left - PER_ERA, 0) / PER_ERA, min(left, PER_ERA) / PER_ERA
    return first, first * first, second, second * second


class Worth:
    """The value of every kind of cell, alone and in pairs, with `left` rounds to come."""

    __slots__ = (
        "_owners",
        "alone",
        "beside",
        "knots",
        "later",
        "law",
        "left",
        "packed",
        "promising",
    )

    def __init__(self, weights: Weights, left: int, likes: Likes = NO_LIKES) -> None:
        bases = phase(left)
        self.left = left
        self.later: list[float] = [
            likes.get(name, 0.0)
            + (
                sum(weight * base for weight, base in zip(weights[name], bases, strict=True))
                if name in weights
                else 0.0
            )
            for name in NAMES_OF_TERMS
        ]
        """The current weight of every term."""
        self.promising = any(self.later)
        pairs, law = len(SOLID), OPEN + 1 + 2 * len(SOLID)
        self.law = self.later[law]
        self.alone: list[float] = [*self.later[: OPEN + 1], 0.0]
        self.beside: list[list[float]] = [[0.0] * KINDS for _ in range(KINDS)]
        for element, points in POINTS_ALONE.items():
            self.alone[element] += points
        for one, other, points in _PAIRS:
            self._pair(one, other, points)
        for index, element in enumerate(SOLID):
            self._pair(element, EMPTY, self.later[OPEN + 1 + index])
            self._pair(element, OPEN, self.later[OPEN + 1 + pairs + index])
        self.packed = array("d", [*self.alone, *chain(*self.beside), *self.later]).tobytes()
        """All its numbers, packed for the compiled core."""
        self.knots: dict[Any, dict[int, Any]] = {}
        """A cache for the knots of `survey`, which depend on nothing else."""
        self._owners: dict[tuple[CharacterId, ...], list[float]] = {}

    def _pair(self, one: int, other: int, points: float) -> None:
        self.beside[one][other] += points
        self.beside[other][one] += points

    def alone_for(self, owned: tuple[CharacterId, ...]) -> list[float]:
        """The value of a single cell of each kind to the owner of these characters."""
        key = tuple(one for one in owned if one in POINTS_PER_PARCEL)
        found = self._owners.get(key)
        if found is None:
            found = list(self.alone)
            for character in key:
                for element, points in POINTS_PER_PARCEL[character].items():
                    found[element] += points
            self._owners[key] = found
        return found

    def character(self, character: CharacterId) -> float:
        """The promise of a character beyond its points."""
        return self.later[len(NAMES_OF_TERMS) - len(CHARACTER_IDS) + _NUMBER[character]]

    def promise(self, city: City, owned: Collection[CharacterId]) -> float:
        """The promise of city and characters together beyond their points."""
        if not self.promising:
            return 0.0
        terms = zip(count_terms(city, owned), self.later, strict=True)
        return add_up([term * weight for term, weight in terms if term])

    def value(self, city: City, owned: Collection[CharacterId], sold: int = 0) -> float:
        """The current points plus the promise."""
        return score(city, owned, sold).total + self.promise(city, owned)


_NUMBER: Final = {character: index for index, character in enumerate(CHARACTER_IDS)}


@cache
def load_weights() -> Weights:
    """The weights of the package."""
    document = json.loads((files(__package__) / "weights.json").read_text("utf-8"))
    weights: Weights = document["promise"]
    return weights


@cache
def points_alone() -> Worth:
    """Worth without any promise: the view of a greedy player."""
    return Worth({}, 0)


class Worths:
    """What things are worth to somebody, for every number of rounds to come."""

    __slots__ = ("_by_left", "packed")

    def __init__(self, weights: Weights, likes: Likes = NO_LIKES) -> None:
        self._by_left = [Worth(weights, left, likes) for left in range(ROUNDS)]
        self.packed = b"".join([worth.packed for worth in self._by_left])
        """All of them, packed for the core."""

    def at(self, left: int) -> Worth:
        """The worth with so many rounds to come."""
        return self._by_left[left]


@cache
def learned_worths() -> Worths:
    """Worth with the learned promise."""
    return Worths(load_weights())


def learned_worth(left: int) -> Worth:
    """The same with so many rounds to come."""
    return learned_worths().at(left)


def all_worths() -> bytes:
    """The same for every number of rounds to come, packed for the core."""
    return learned_worths().packed
