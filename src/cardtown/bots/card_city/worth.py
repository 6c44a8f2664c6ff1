"""The worth of an estate at the end of a round: learned weights over its terms."""

from __future__ import annotations

import json
from array import array
from collections.abc import Mapping, Sequence
from functools import cache
from importlib import resources
from operator import mul
from typing import Final

from cardtown.bots.card_city.terms import NAMES_OF_TERMS, Shares, count_terms
from cardtown.bots.sums import add_up
from cardtown.games.card_city.buildings import COMMERCIAL, INDUSTRIAL, LEISURE, RESIDENTIAL
from cardtown.games.card_city.effects import Estate
from cardtown.games.card_city.scoring import COINS_PER_POINT
from cardtown.games.card_city.table import ROUNDS

Weights = Mapping[str, Sequence[Sequence[float]]]
"""By `solo` and `several`: for each number of rounds left, from 1, a weight for each term."""


class Worth:
    """Values estates as expected points at the end, with a number of rounds left."""

    __slots__ = ("_shares", "_weights", "left")

    def __init__(self, weights: Sequence[float] | None, left: int, shares: Shares) -> None:
        self._weights = weights
        self._shares = shares
        self.left = left

    def __call__(self, estate: Estate) -> float:
        """Expected points at the end; exact, with all coins counted, if no round is left."""
        if self._weights is None:
            return estate.points + 0.01 * (estate.coins % COINS_PER_POINT)
        return add_up(map(mul, self._weights, count_terms(estate, self._shares)))


def shares_of(unseen: str) -> Shares:
    """The share of each kind in the unseen cards."""
    count = len(unseen) or 1
    return (
        unseen.count(COMMERCIAL) / count,
        unseen.count(INDUSTRIAL) / count,
        unseen.count(LEISURE) / count,
        unseen.count(RESIDENTIAL) / count,
    )


class Worths:
    """What estates are worth to somebody, by these weights."""

    __slots__ = ("_weights", "packed")

    def __init__(self, weights: Weights) -> None:
        self._weights = weights
        rows = [row for name in (SOLO, SEVERAL) for row in weights[name]]
        self.packed = b"".join(array("d", row).tobytes() for row in rows)
        """The weights as the compiled core reads them (core/card_city/worth.hpp)."""

    def at(self, players: int, left: int, unseen: str) -> Worth:
        """The worth at the end of a round, with `left` rounds still to come."""
        if left <= 0:
            return Worth(None, 0, shares_of(unseen))
        table = self._weights[SOLO if players == 1 else SEVERAL]
        return Worth(table[left - 1], left, shares_of(unseen))


def worth(players: int, left: int, unseen: str) -> Worth:
    """The learned worth of estates at the end of a round."""
    return learned_worths().at(players, left, unseen)


SOLO: Final = "solo"
SEVERAL: Final = "several"


@cache
def learned_worths() -> Worths:
    """What estates are worth by the learned weights."""
    return Worths(load_weights())


@cache
def load_weights() -> Weights:
    """The weights of `weights.json`; tools/train_card_city.py writes it."""
    text = resources.files("cardtown.bots.card_city").joinpath("weights.json").read_text("utf-8")
    weights: Weights = json.loads(text)
    for table in weights.values():
        if len(table) != ROUNDS - 1 or any(len(row) != len(NAMES_OF_TERMS) for row in table):
            raise ValueError("weights.json does not fit the terms: train again")
    return weights


def packed_weights() -> bytes:
    """The learned weights as the compiled core reads them."""
    return learned_worths().packed
