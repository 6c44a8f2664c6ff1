"""Decisions of Card City in JSON."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import assert_never, cast

from cardtown.core import Decision
from cardtown.games.card_city import (
    Build,
    Buy,
    CardCityAction,
    CardCityView,
    Develop,
    Discard,
    Divide,
    Keep,
    Pass,
    TakeMixed,
    TakeOpen,
)
from cardtown.server.format.shapes.card_city.types import (
    CardCityDecisionShape,
    CardCityDeveloping,
    CardCityDivisionShape,
    CardCityKind,
    CardCityListed,
    CardCityOptionShape,
)
from cardtown.server.format.shapes.serialization import CACHE_SIZE, serialize

_Listed = TakeOpen | TakeMixed | Keep | Build | Discard | Develop | Buy | Pass


def decision(decision: Decision[CardCityAction], view: CardCityView) -> CardCityDecisionShape:
    """What a seat must decide now; `view` is that seat's."""
    listed: list[CardCityOptionShape] = []
    for action in decision.options:
        if isinstance(action, Divide):
            return {
                "seat": decision.seat,
                "kind": "divide",
                "cards": cast(Sequence[CardCityKind], tuple(view.seats[decision.seat].hand.known)),
                "sizes": (len(action.open), len(action.shown), len(action.hidden)),
            }
        listed.append(_listed(action))
    return {
        "seat": decision.seat,
        "kind": cast(CardCityListed, decision.kind),
        "options": listed,
    }


def option(action: CardCityAction) -> CardCityOptionShape | CardCityDivisionShape:
    """Something that a seat may do: a division too, though no decision lists those."""
    if isinstance(action, Divide):
        return {
            "text": str(action),
            "action": "divide",
            "open": action.open,
            "shown": action.shown,
            "hidden": action.hidden,
        }
    return _listed(action)


@lru_cache(CACHE_SIZE)
def _listed(action: _Listed) -> CardCityOptionShape:
    return serialize(_shape(action))


def _shape(action: _Listed) -> CardCityOptionShape:
    text = str(action)
    match action:
        case TakeOpen():
            return {"text": text, "action": "open"}
        case TakeMixed():
            return {"text": text, "action": "mixed"}
        case Keep(first, second):
            return {"text": text, "action": "keep", "cards": (first, second)}
        case Build(kind, row, column):
            built = cast(CardCityKind, kind)
            return {"text": text, "action": "build", "kind": built, "at": (row, column)}
        case Develop(kind, row, column):
            grown = cast(CardCityDeveloping, kind)
            return {"text": text, "action": "develop", "kind": grown, "at": (row, column)}
        case Buy(row, column):
            return {"text": text, "action": "buy", "at": (row, column)}
        case Discard():
            return {"text": text, "action": "discard"}
        case Pass():
            return {"text": text, "action": "pass"}
        case _:
            assert_never(action)
