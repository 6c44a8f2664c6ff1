"""Previews of Carson City."""

from __future__ import annotations

from typing import cast

from cardtown.core import Decision
from cardtown.games.boards import bits
from cardtown.games.carson_city import (
    Adopt,
    CarsonAction,
    CarsonView,
    CharacterId,
    City,
    Sell,
    Terrain,
)
from cardtown.games.carson_city.city import SQUARE
from cardtown.games.carson_city.effects import Effect, Estate, Standing, estate_of
from cardtown.server.format.shapes.carson_city.preview_types import (
    CarsonChange,
    CarsonCharacterPreview,
    CarsonElement,
    CarsonLineChanges,
    CarsonPreviewsShape,
    CarsonSalePreview,
    CarsonSpotPreview,
    CarsonTerrainPreview,
)
from cardtown.server.format.shapes.serialization import cache_by_identity, serialize


def previews(
    view: CarsonView, seat: int, decision: Decision[CarsonAction] | None
) -> CarsonPreviewsShape:
    """What each choice of `seat` would bring; the view and the decision are that seat's."""
    own = estate_of(view.seats[seat])
    now = Standing(own)
    options = () if decision is None else decision.options
    placing = view.placing if seat in view.deciding else None
    return {
        "row": [
            _terrain(*own, card) if isinstance(card, Terrain) else _character(now, card.id)
            for card in view.row
        ],
        "placing": None if placing is None else _terrain(*own, placing),
        "sales": [_sale(now, one.index) for one in options if isinstance(one, Sell)],
        "adoptions": [_character(now, one.character) for one in options if isinstance(one, Adopt)],
    }


@cache_by_identity
def _terrain(
    city: City, characters: tuple[CharacterId, ...], sold: int, card: Terrain
) -> CarsonTerrainPreview:
    """The card at every place, cached: a seat asks for it many times in a round."""
    now = Standing(Estate(city, characters, sold))
    spots = [_spot(now, card, cell) for cell in bits(city.cells(card, characters))]
    shape: CarsonTerrainPreview = {
        "id": card.id,
        "places": len(spots),
        "best": max((spot["points"] for spot in spots), default=None),
        "spots": spots,
    }
    return serialize(shape)


def _spot(now: Standing, card: Terrain, cell: int) -> CarsonSpotPreview:
    city, after = now.estate.city, now.estate.place(card, cell)
    return {
        "at": city.coordinates(cell),
        "covers": city.places(city.covered & SQUARE << cell),
        "size": after.city.size,
        **_change(now.to(after)),
    }


def _character(now: Standing, character: CharacterId) -> CarsonCharacterPreview:
    return {"id": character, **_change(now.to(now.estate.join(character)))}


def _sale(now: Standing, index: int) -> CarsonSalePreview:
    return {"index": index, **_change(now.to(now.estate.sell(index)))}


def _change(effect: Effect) -> CarsonChange:
    return {
        "points": effect.points,
        "lines": cast(CarsonLineChanges, effect.lines),
        "buildings": [
            {"at": at, "element": cast(CarsonElement, glyph), "was": was, "now": now}
            for at, glyph, was, now in effect.buildings
        ],
        "characters": effect.characters,
    }
