"""Decisions that the compiled core can make: bots hand it a view, never a table."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Final

from cardtown import fast
from cardtown.core import Decision
from cardtown.games.carson_city.actions import CarsonAction, DecisionKind, Use
from cardtown.games.carson_city.view import CarsonView, PhaseName

if TYPE_CHECKING:
    from cardtown.fast.carson_city import CoreTable

_KINDS: Final[Mapping[PhaseName, DecisionKind]] = {
    "use before bidding": "use",
    "take at once": "take",
    "bid": "bid",
    "use after the reveal": "use",
    "pick": "take",
    "place": "place",
    "adopt": "adopt",
    "last sale": "sell",
}


def on_core(view: CarsonView, decision: Decision[CarsonAction]) -> bool:
    """Whether the core is built, and the view asks for this decision and no other."""
    asked = decision.seat in view.deciding and _KINDS.get(view.phase) == decision.kind
    return fast.AVAILABLE and asked


def core_table(view: CarsonView, decision: Decision[CarsonAction]) -> CoreTable:
    """A table of the core that shows this view to the seat that decides."""
    from cardtown.fast.carson_city import table_of  # exists only if the core is built

    first = decision.options[0]
    return table_of(view, decision.seat, first.character if isinstance(first, Use) else None)
