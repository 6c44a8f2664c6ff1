"""Views of Carson City in JSON."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import Any, Final, NamedTuple, cast

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
from cardtown.games.frame import Box
from cardtown.server.format.shapes.carson_city.types import (
    CarsonCharacterShape,
    CarsonCityShape,
    CarsonLaidShape,
    CarsonLinesShape,
    CarsonScoreShape,
    CarsonSeatShape,
    CarsonTerrainShape,
    CarsonViewShape,
)
from cardtown.server.format.shapes.places import frame_shape
from cardtown.server.format.shapes.serialization import cache_by_identity, cache_each, serialize

_FIRST_BOX: Final = FRAME.box(SQUARE << FIRST_CELL)
"""What the first card will cover."""


def view(view: CarsonView) -> CarsonViewShape:
    """All that the viewer may know."""
    return {
        "seat": view.seat,
        "seats": [_seat(seat) for seat in view.seats],
        "era": view.era,
        "round": view.round,
        "phase": view.phase,
        "row": _cards(view.row),
        "tiebreak": view.tiebreak,
        "skull": view.skull,
        "deciding": view.deciding,
        "bid": view.bid,
        "bids": view.bids,
        "order": view.order,
        "second_pick": view.second_pick,
        "placing": None if view.placing is None else _card(view.placing),
        "returned": view.returned,
        "left_over": view.left_over,
        "unseen_terrain": _unseen(view.unseen_terrain),
        "unseen_characters": view.unseen_characters,
        "terrain_left": view.terrain_left,
        "over": view.over,
        "winners": view.winners,
    }


def _seat(seat: SeatView) -> CarsonSeatShape:
    virtual = seat.virtual
    estate = _estate(seat.city, () if virtual else seat.characters, seat.sold)
    return {
        "name": seat.name,
        "kind": seat.kind,
        "suit": seat.suit,
        "hand": seat.hand,
        "spent": seat.spent,
        "characters": seat.characters,
        "used": seat.used,
        "city": estate.city,
        "sold": seat.sold,
        "taken": _cards(seat.taken),
        "appeal": seat.appeal,
        "bonus": seat.bonus,
        "lawyer": seat.lawyer,
        "two_picks": seat.two_picks,
        "points": seat.appeal if virtual else estate.points,
        "score": None if virtual else estate.score,
    }


# --- cards -----------------------------------------------------------------------------------


@cache_by_identity
def _card(card: Terrain | Character) -> Any:
    return serialize(_terrain(card) if isinstance(card, Terrain) else _character(card))


def _terrain(card: Terrain) -> CarsonTerrainShape:
    return {"id": card.id, "parcels": card.parcels, "appeal": card.appeal}


def _character(card: Character) -> CarsonCharacterShape:
    return {"id": card.id, "appeal": card.appeal, "back": card.back, "skull": card.skull}


_cards: Final = cache_each(_card)


@cache_by_identity
def _unseen(cards: tuple[Terrain, ...]) -> Sequence[CarsonTerrainShape]:
    return serialize(_cards(cards))


# --- cities and what they score --------------------------------------------------------------


class _Estate(NamedTuple):
    """A seat's city and its score sheet, both as JSON."""

    city: CarsonCityShape
    score: CarsonScoreShape
    points: int


@cache_by_identity
def _estate(city: City, characters: tuple[CharacterId, ...], sold: int) -> _Estate:
    sheet = score(city, characters, sold)
    shape = _city(city, captain="captain" in characters)
    return _Estate(serialize(shape), serialize(_score(sheet)), sheet.total)


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


def _score(sheet: ScoreSheet) -> CarsonScoreShape:
    return {
        "lines": cast(CarsonLinesShape, sheet.lines),
        "characters": sheet.characters,
        "total": sheet.total,
    }
