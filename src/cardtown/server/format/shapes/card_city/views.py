"""Views of Card City in JSON, derived from their fields; what is computed is stated here."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final, NamedTuple

from cardtown.games.card_city import CardCityView, OfferView, ScoreSheet, SeatView
from cardtown.games.card_city.scoring import Line, score
from cardtown.server.format.shapes.card_city.cards import CARDS
from cardtown.server.format.shapes.card_city.cities import city, developing
from cardtown.server.format.shapes.card_city.types import CardCityCityShape, CardCitySwitchesShape
from cardtown.server.format.shapes.derive import Form, counts_by, derive
from cardtown.server.format.shapes.places import Place
from cardtown.server.format.shapes.serialization import cache_by_identity, serialize

LINES: Final = Form(counts_by("CardCityLinesShape", "The lines of the score sheet.", Line))
_SCORE: Final = derive("CardCityScoreShape", ScoreSheet, {dict[Line, int]: LINES})


class _SeatFacts(NamedTuple):
    """What a seat's city shows and scores."""

    city: CardCityCityShape
    grown: Sequence[Place]
    """The cells built on by developments of this round: with the switch `once`, their districts
    develop no more."""
    points: int
    """The current score."""
    score: ScoreSheet
    """The same line by line."""


def _seat_facts(seat: SeatView, joining: bool, reserve: frozenset[str]) -> _SeatFacts:
    sheet = score(seat.city, seat.coins)
    return _SeatFacts(
        city(seat.city, joining, reserve),
        seat.city.places(seat.grown),
        sheet.total,
        _SCORE.encode(sheet),
    )


_SEAT: Final = derive(
    "CardCitySeatShape", SeatView, {**CARDS, ScoreSheet: _SCORE}, compute=_seat_facts
)


@cache_by_identity
def _seat(seat: SeatView, joining: bool, reserve: frozenset[str]) -> Any:
    return serialize(_SEAT.encode(seat, joining, reserve))


class _ViewFacts(NamedTuple):
    """What depends on more than one field of a view."""

    seats: Sequence[SeatView]
    switches: CardCitySwitchesShape


def _view_facts(view: CardCityView) -> _ViewFacts:
    reserve = developing(view.reserve)
    return _ViewFacts(
        [_seat(seat, view.joining, reserve) for seat in view.seats],
        {
            "development": "once" if view.once else "repeated",
            "joining": "allowed" if view.joining else "forbidden",
        },
    )


VIEW: Final = derive(
    "CardCityViewShape",
    CardCityView,
    {**CARDS, SeatView: _SEAT, OfferView: derive("CardCityOfferShape", OfferView, CARDS)},
    compute=_view_facts,
    instead={"once": "switches", "joining": None},
)


def view(view: CardCityView) -> Any:
    """All that the viewer may know."""
    return VIEW.encode(view)
