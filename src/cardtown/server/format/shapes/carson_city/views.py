"""Views of Carson City in JSON, derived from their fields; what is computed is stated here."""

from __future__ import annotations

from functools import cache
from typing import Any, Final, NamedTuple

from cardtown.games.carson_city import (
    CarsonView,
    Character,
    CharacterId,
    City,
    ScoreSheet,
    SeatView,
    Terrain,
    score,
)
from cardtown.games.carson_city.city import FIRST_CELL, FRAME, SQUARE, reach
from cardtown.games.carson_city.scoring import Line
from cardtown.games.frame import Box
from cardtown.server.format.shapes.carson_city.types import CarsonCityShape, CarsonLaidShape
from cardtown.server.format.shapes.derive import Form, counts_by, derive, sequence_of
from cardtown.server.format.shapes.places import frame_shape
from cardtown.server.format.shapes.serialization import cache_by_identity, cache_each, serialize

_FIRST_BOX: Final = FRAME.box(SQUARE << FIRST_CELL)
"""What the first card will cover."""


# --- cards -----------------------------------------------------------------------------------


class _CharacterFacts(NamedTuple):
    skull: bool
    """Whether its back shows a skull, and so no suits."""


def _character_facts(card: Character) -> _CharacterFacts:
    return _CharacterFacts(card.skull)


TERRAIN: Final = derive("CarsonTerrainShape", Terrain)
_CHARACTER: Final = derive("CarsonCharacterShape", Character, compute=_character_facts)


@cache_by_identity
def _card(card: Terrain | Character) -> Any:
    form = TERRAIN if isinstance(card, Terrain) else _CHARACTER
    return serialize(form.encode(card))


_cards: Final = cache_each(_card)


@cache_by_identity
def _pile(cards: tuple[Terrain, ...]) -> Any:
    """Cards that stay the same for a while, serialized as a whole."""
    return serialize(_cards(cards))


# --- cities and what they score --------------------------------------------------------------

LINES: Final = Form(
    counts_by("CarsonLinesShape", "The lines of the score sheet, in its order.", Line)
)
_SCORE: Final = derive("CarsonScoreShape", ScoreSheet, {dict[Line, int]: LINES})


class _SeatFacts(NamedTuple):
    """What a seat's city shows and scores."""

    city: CarsonCityShape
    points: int
    """The current score."""
    score: ScoreSheet | None
    """The same line by line; null for a virtual seat, which has only its points."""


def _seat_facts(seat: SeatView) -> _SeatFacts:
    if seat.virtual:
        return _estate(seat.city, (), seat.sold)._replace(points=seat.appeal, score=None)
    return _estate(seat.city, seat.characters, seat.sold)


@cache_by_identity
def _estate(city: City, characters: tuple[CharacterId, ...], sold: int) -> _SeatFacts:
    sheet = score(city, characters, sold)
    shape = _city(city, captain="captain" in characters)
    return _SeatFacts(serialize(shape), sheet.total, serialize(_SCORE.encode(sheet)))


def _city(city: City, *, captain: bool) -> CarsonCityShape:
    return {
        "rows": city.rows(),
        "origin": city.corner if city.covered else (0, 0),
        "cards": [_laid(city, card, cell) for card, cell in city.cards],
        "frame": frame_shape(city, _reach(city.box if city.covered else _FIRST_BOX, captain)),
    }


def _laid(city: City, card: Terrain, cell: int) -> CarsonLaidShape:
    return {"id": card.id, "parcels": card.parcels, "at": city.coordinates(cell)}


@cache
def _reach(box: Box, captain: bool) -> Box:
    """The box around all cards that could be laid beside what the given box holds."""
    return FRAME.box(reach(box, captain))


# --- the view --------------------------------------------------------------------------------

_CARDS: Final = {
    Terrain: Form(TERRAIN.type, _card),
    tuple[Terrain, ...]: sequence_of(TERRAIN, encode=_pile),
    tuple[Terrain | Character, ...]: sequence_of(TERRAIN, _CHARACTER, encode=_cards),
}
_SEAT: Final = derive(
    "CarsonSeatShape", SeatView, {**_CARDS, ScoreSheet: _SCORE}, compute=_seat_facts
)
VIEW: Final = derive(
    "CarsonViewShape", CarsonView, {**_CARDS, SeatView: _SEAT}, instead={"deck": None}
)


def view(view: CarsonView) -> Any:
    """All that the viewer may know."""
    return VIEW.encode(view)
