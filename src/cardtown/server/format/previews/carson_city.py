"""Previews of Carson City."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import cast

from cardtown import fast
from cardtown.bots.carson_city.position import rounds_left
from cardtown.bots.carson_city.worth import Worth, learned_worth
from cardtown.core import Decision
from cardtown.games.carson_city import (
    Adopt,
    CarsonAction,
    CarsonView,
    CharacterId,
    City,
    Sell,
    Terrain,
    Use,
)
from cardtown.games.carson_city.characters import SYMBOLS
from cardtown.games.carson_city.city import SQUARE
from cardtown.games.carson_city.effects import Effect, Estate, Placement, ScoredEstate, estate_of
from cardtown.games.carson_city.scoring import POINTS_OF_CHARACTERS, score
from cardtown.games.carson_city.uses import use_effect
from cardtown.server.format.shapes.carson_city.preview_types import (
    CarsonChange,
    CarsonCharacterPreview,
    CarsonElement,
    CarsonOutlook,
    CarsonPreviewsShape,
    CarsonSalePreview,
    CarsonSpotPreview,
    CarsonTerrainPreview,
    CarsonUsePreview,
)
from cardtown.server.format.shapes.serialization import cache_by_identity, serialize


def previews(
    view: CarsonView, seat: int, decision: Decision[CarsonAction] | None
) -> CarsonPreviewsShape:
    """What each choice of `seat` would bring; the view and the decision are that seat's."""
    own = estate_of(view.seats[seat])
    now = ScoredEstate(own)
    options = () if decision is None else decision.options
    placing = view.placing if seat in view.deciding else None
    worth = learned_worth(rounds_left(view))
    return {
        "row": [
            _terrain(*own, card) if isinstance(card, Terrain) else _character(now, card.id, worth)
            for card in view.row
        ],
        "placing": None if placing is None else _terrain(*own, placing),
        "sales": [_sale(now, one.index) for one in options if isinstance(one, Sell)],
        "adoptions": [
            _character(now, one.character, worth) for one in options if isinstance(one, Adopt)
        ],
        "use": next((_use(view, seat, one) for one in options if isinstance(one, Use)), None),
        "outlook": list(_outlook(view, worth)),
    }


@cache_by_identity
def _terrain(
    city: City, characters: tuple[CharacterId, ...], sold: int, card: Terrain
) -> CarsonTerrainPreview:
    """The card at every place, cached: a seat asks for it many times in a round."""
    estate = Estate(city, characters, sold)
    spots = [_spot(city, found) for found in _placements(estate, card)]
    shape: CarsonTerrainPreview = {
        "id": card.id,
        "places": len(spots),
        "best": max((spot["points"] for spot in spots), default=None),
        "spots": spots,
    }
    return serialize(shape)


def _placements(estate: Estate, card: Terrain) -> Iterable[Placement]:
    if fast.AVAILABLE:
        from cardtown.fast.carson_city import placements  # exists only if the core is built

        return placements(estate, card)
    return ScoredEstate(estate).placements(card)


def _spot(city: City, found: Placement) -> CarsonSpotPreview:
    return {
        "at": city.coordinates(found.cell),
        "covers": city.places(city.covered & SQUARE << found.cell),
        "size": city.size_with(found.cell),
        **_change(found),
    }


def _character(now: ScoredEstate, character: CharacterId, worth: Worth) -> CarsonCharacterPreview:
    change = _change(now.to(now.estate.join(character)))
    return {"id": character, "likely": _likely(change["points"], character, worth), **change}


def _likely(points: int, character: CharacterId, worth: Worth) -> int:
    """What a character that is worth some points now is likely to be worth in the end."""
    return max(0, round(points + worth.character(character)))


def _outlook(view: CarsonView, worth: Worth) -> Iterator[CarsonOutlook]:
    """The characters whose worth may change, of everybody who builds a city."""
    for number, seat in enumerate(view.seats):
        if seat.virtual or not seat.characters:
            continue
        for character, points in _worths(*estate_of(seat)).items():
            if SYMBOLS[character].dollar and character not in POINTS_OF_CHARACTERS:
                likely = _likely(points, character, worth)
                yield {"seat": number, "id": character, "likely": likely}


@cache_by_identity
def _worths(city: City, characters: tuple[CharacterId, ...], sold: int) -> dict[CharacterId, int]:
    """What each character is worth now, cached: most seats stand as they did a move ago."""
    return score(city, characters, sold).characters


def _use(view: CarsonView, seat: int, use: Use) -> CarsonUsePreview:
    effect = use_effect(view, seat, use.character)
    return {"character": use.character, **effect._asdict()}  # type: ignore[typeddict-item]


def _sale(now: ScoredEstate, index: int) -> CarsonSalePreview:
    return {"index": index, **_change(now.to(now.estate.sell(index)))}


def _change(effect: Effect | Placement) -> CarsonChange:
    return {
        "points": effect.points,
        "lines": effect.lines,
        "buildings": [
            {"at": at, "element": cast(CarsonElement, glyph), "was": was, "now": now}
            for at, glyph, was, now in effect.buildings
        ],
        "characters": effect.characters,
    }
