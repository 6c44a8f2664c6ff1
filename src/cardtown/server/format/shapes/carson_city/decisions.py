"""Decisions of Carson City in JSON."""

from __future__ import annotations

from functools import lru_cache
from typing import Final, assert_never, cast

from cardtown.core import Decision
from cardtown.games.carson_city import (
    Adopt,
    Bid,
    CarsonAction,
    CarsonView,
    Decline,
    Done,
    Place,
    Sell,
    Take,
    Use,
)
from cardtown.games.carson_city.actions import DecisionKind
from cardtown.server.format.shapes.carson_city.types import CarsonDecisionShape, CarsonOptionShape
from cardtown.server.format.shapes.serialization import CACHE_SIZE, cache_each, serialize


def decision(decision: Decision[CarsonAction], view: CarsonView) -> CarsonDecisionShape:
    """What a seat must decide now. The options say it all: the view adds nothing here."""
    return {
        "seat": decision.seat,
        "kind": cast(DecisionKind, decision.kind),
        "options": _options(decision.options),
    }


@lru_cache(CACHE_SIZE)
def option(action: CarsonAction) -> CarsonOptionShape:
    """Something that a seat may do."""
    return serialize(_shape(action))


_options: Final = cache_each(option)  # most are the very objects of decisions before


def _shape(action: CarsonAction) -> CarsonOptionShape:
    text = str(action)
    match action:
        case Use(character):
            return {"text": text, "action": "use", "character": character}
        case Decline(character):
            return {"text": text, "action": "decline", "character": character}
        case Bid(card):
            return {"text": text, "action": "bid", "card": card}
        case Take(index):
            return {"text": text, "action": "take", "index": index}
        case Place(row, column):
            return {"text": text, "action": "place", "at": (row, column)}
        case Sell(index):
            return {"text": text, "action": "sell", "index": index}
        case Adopt(character):
            return {"text": text, "action": "adopt", "character": character}
        case Done():
            return {"text": text, "action": "done"}
        case _:
            assert_never(action)
