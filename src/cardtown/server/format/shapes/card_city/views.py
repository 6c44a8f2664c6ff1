"""Views of Card City in JSON."""

from __future__ import annotations

from typing import cast

from cardtown.games.card_city import CardCityView, OfferView, ScoreSheet, SeatView
from cardtown.games.card_city.scoring import score
from cardtown.server.format.shapes.card_city.cards import counts, holding, kinds
from cardtown.server.format.shapes.card_city.cities import city, developing
from cardtown.server.format.shapes.card_city.types import (
    CardCityLinesShape,
    CardCityOfferShape,
    CardCityScoreShape,
    CardCitySeatShape,
    CardCityViewShape,
)
from cardtown.server.format.shapes.serialization import cache_by_identity, serialize


def view(view: CardCityView) -> CardCityViewShape:
    """All that the viewer may know."""
    reserve = developing(view.reserve)
    return {
        "seat": view.seat,
        "seats": [_seat(seat, view.joining, reserve) for seat in view.seats],
        "switches": {
            "development": "once" if view.once else "repeated",
            "joining": "allowed" if view.joining else "forbidden",
        },
        "round": view.round,
        "first": view.first,
        "phase": view.phase,
        "deciding": view.deciding,
        "offers": [_offer(offer) for offer in view.offers],
        "reserve": counts(view.reserve),
        "discarded": counts(view.discarded),
        "deck_left": view.deck_left,
        "under": holding(view.under),
        "unseen": counts(view.unseen),
        "over": view.over,
        "winners": view.winners,
    }


@cache_by_identity
def _seat(seat: SeatView, joining: bool, reserve: frozenset[str]) -> CardCitySeatShape:
    sheet = score(seat.city, seat.coins)
    shape: CardCitySeatShape = {
        "name": seat.name,
        "kind": seat.kind,
        "city": city(seat.city, joining, reserve),
        "coins": seat.coins,
        "purchases": seat.purchases,
        "price": seat.price,
        "hand": holding(seat.hand),
        "stage": seat.stage,
        "grown": seat.city.places(seat.grown),
        "points": sheet.total,
        "score": _score(sheet),
    }
    return serialize(shape)


def _score(sheet: ScoreSheet) -> CardCityScoreShape:
    return {
        "lines": cast(CardCityLinesShape, sheet.lines),
        "total": sheet.total,
    }


def _offer(offer: OfferView) -> CardCityOfferShape:
    return {
        "divider": offer.divider,
        "chooser": offer.chooser,
        "open": kinds(offer.open),
        "shown": kinds(offer.shown),
        "hidden": holding(offer.hidden),
        "lot": offer.lot,
    }
