"""Cards of Card City in JSON: one by one where each is held, counted where they lie in piles."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Final, get_args

from cardtown.games.card_city import Holding
from cardtown.games.card_city.view import Cards, Pile
from cardtown.server.format.shapes.card_city.types import CardCityKind
from cardtown.server.format.shapes.derive import Form, counts_by, derive
from cardtown.server.format.shapes.serialization import CACHE_SIZE, serialize

_KINDS: Final[tuple[CardCityKind, ...]] = get_args(CardCityKind)


@lru_cache(CACHE_SIZE)
def _count(cards: str) -> dict[CardCityKind, int]:
    return serialize({kind: cards.count(kind) for kind in _KINDS})


_ONE_BY_ONE: Final = Form(Sequence[CardCityKind], tuple)
CARDS: Final = {
    Cards: _ONE_BY_ONE,
    Pile: Form(
        counts_by("CardCityCountsShape", "How many cards there are of each kind.", CardCityKind),
        _count,
    ),
    Holding: derive("CardCityHoldingShape", Holding, {Cards: _ONE_BY_ONE}),
}
"""The forms of all cards that a view has."""
