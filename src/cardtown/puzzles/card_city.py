"""What puzzles of Card City are about."""

from __future__ import annotations

from typing import Final

from cardtown.core import Decision
from cardtown.games.card_city.actions import CardCityAction
from cardtown.games.card_city.view import CardCityView

_THEMES: Final = {"divide": "division", "develop": "growth", "buy": "industry"}


def theme(view: CardCityView, decision: Decision[CardCityAction], best: CardCityAction) -> str:
    """What is done, as the rules call it."""
    return _THEMES.get(decision.kind, decision.kind)
