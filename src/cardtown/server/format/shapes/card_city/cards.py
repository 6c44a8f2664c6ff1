"""Cards of Card City in JSON: one by one where each is held, counted where they lie in piles."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import cast

from cardtown.games.card_city import Holding
from cardtown.server.format.shapes.card_city.types import (
    CardCityCountsShape,
    CardCityHoldingShape,
    CardCityKind,
)
from cardtown.server.format.shapes.serialization import CACHE_SIZE, serialize


def kinds(cards: str) -> Sequence[CardCityKind]:
    """The cards, one by one."""
    return cast(Sequence[CardCityKind], tuple(cards))


def holding(held: Holding) -> CardCityHoldingShape:
    """Cards of which the viewer may not know all."""
    return {"known": kinds(held.known), "unknown": held.unknown}


@lru_cache(CACHE_SIZE)
def counts(cards: str) -> CardCityCountsShape:
    """How many there are of each kind."""
    shape: CardCityCountsShape = {
        "C": cards.count("C"),
        "I": cards.count("I"),
        "L": cards.count("L"),
        "M": cards.count("M"),
        "P": cards.count("P"),
        "R": cards.count("R"),
    }
    return serialize(shape)
