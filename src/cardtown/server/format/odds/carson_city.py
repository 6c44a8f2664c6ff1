"""The odds of bids in Carson City."""

from __future__ import annotations

from typing import Any

from cardtown.bots.carson_city.odds import BidOdds, bid_odds, modelled
from cardtown.core import Decision
from cardtown.games.carson_city import CarsonView, Terrain
from cardtown.server.format.shapes.carson_city.odds_types import BidOddsShape, CardOddsShape


def odds(view: CarsonView, decision: Decision[Any]) -> BidOddsShape | None:
    """The odds of each card in hand while the seat bids, unless it used the Lawyer."""
    seat = decision.seat
    if decision.kind != "bid" or view.seats[seat].lawyer:
        return None
    return {
        "modelled": modelled(view, seat),
        "cards": [_card_odds(view, one) for one in bid_odds(view, seat)],
    }


def _card_odds(view: CarsonView, one: BidOdds) -> CardOddsShape:
    terrain: list[float] = []
    character = None
    for card, chance in zip(view.row, map(_rounded, one.row), strict=True):
        if isinstance(card, Terrain):
            terrain.append(chance)
        else:
            character = chance
    aim = max(range(len(one.takes)), key=one.takes.__getitem__)
    return {
        "card": one.card,
        "places": [_rounded(chance) for chance in one.places],
        "terrain": terrain,
        "character": character,
        "aim": aim,
        "aim_chance": _rounded(one.takes[aim]),
    }


def _rounded(chance: float) -> float:
    return round(chance, 4)
