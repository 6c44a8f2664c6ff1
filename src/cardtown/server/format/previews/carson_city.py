"""Previews of Carson City."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import NamedTuple, TypeVar, cast

from cardtown.core import Decision
from cardtown.games.boards import bits
from cardtown.games.carson_city import (
    Adopt,
    CarsonAction,
    CarsonView,
    CharacterId,
    City,
    ScoreSheet,
    SeatView,
    Sell,
    Terrain,
    itemize,
)
from cardtown.games.carson_city.city import SQUARE
from cardtown.games.carson_city.elements import INDEX
from cardtown.server.format.shapes.carson_city.preview_types import (
    CarsonBuildingChange,
    CarsonChange,
    CarsonCharacterPreview,
    CarsonElement,
    CarsonLineChanges,
    CarsonPreviewsShape,
    CarsonSalePreview,
    CarsonSpotPreview,
    CarsonTerrainPreview,
)
from cardtown.server.format.shapes.places import Place
from cardtown.server.format.shapes.writing import kept, written

Characters = tuple[CharacterId, ...]
Key = TypeVar("Key")


def previews(
    view: CarsonView, seat: int, decision: Decision[CarsonAction] | None
) -> CarsonPreviewsShape:
    """What each choice of `seat` would bring; the view and the decision are that seat's."""
    own = view.seats[seat]
    options = () if decision is None else decision.options
    placing = view.placing if seat in view.deciding else None
    return {
        "row": [
            _terrain(own, card) if isinstance(card, Terrain) else _character(own, card.id)
            for card in view.row
        ],
        "placing": None if placing is None else _terrain(own, placing),
        "sales": [_sale(own, one.index) for one in options if isinstance(one, Sell)],
        "adoptions": [_character(own, one.character) for one in options if isinstance(one, Adopt)],
    }


# --- the choices -----------------------------------------------------------------------------


def _terrain(seat: SeatView, card: Terrain) -> CarsonTerrainPreview:
    return _terrain_in(seat.city, seat.characters, seat.sold, card)


@kept
def _terrain_in(
    city: City, characters: Characters, sold: int, card: Terrain
) -> CarsonTerrainPreview:
    """The card at every place; written, as a seat asks for it many times in a round."""
    before = _standing(city, characters, sold)
    found = city.cells(card, characters)
    cells = [_cell(before, city, characters, sold, card, cell) for cell in bits(found)]
    shape: CarsonTerrainPreview = {
        "id": card.id,
        "places": len(cells),
        "best": max((cell["points"] for cell in cells), default=None),
        "spots": cells,
    }
    return written(shape)


def _cell(
    before: _Standing, city: City, characters: Characters, sold: int, card: Terrain, cell: int
) -> CarsonSpotPreview:
    after = city.place(card, cell)
    hidden = city.covered & SQUARE << cell
    return {
        "at": city.coordinates(cell),
        "covers": [city.coordinates(cell) for cell in bits(hidden)],
        "size": after.size,
        **_change(before, _standing(after, characters, sold)),
    }


def _character(seat: SeatView, character: CharacterId) -> CarsonCharacterPreview:
    before = _standing(seat.city, seat.characters, seat.sold)
    after = _standing(seat.city, (*seat.characters, character), seat.sold)
    return {"id": character, **_change(before, after)}


def _sale(seat: SeatView, index: int) -> CarsonSalePreview:
    before = _standing(seat.city, seat.characters, seat.sold)
    after = _standing(seat.city.without(index), seat.characters, seat.sold + 1)
    return {"index": index, **_change(before, after)}


# --- how a score changes -----------------------------------------------------------------------


class _Standing(NamedTuple):
    """A city scored."""

    sheet: ScoreSheet
    earned: dict[tuple[Place, CarsonElement], int]
    """What each parcel that can earn something does earn, by its place and element."""


def _standing(city: City, characters: Characters, sold: int) -> _Standing:
    sheet, earnings = itemize(city, characters, sold)
    earned: dict[tuple[Place, CarsonElement], int] = {}
    for _, glyph, cell, points in earnings:
        key = (city.coordinates(cell), cast(CarsonElement, glyph))
        earned[key] = earned.get(key, 0) + points
    return _Standing(sheet, earned)


def _change(before: _Standing, after: _Standing) -> CarsonChange:
    return {
        "points": after.sheet.total - before.sheet.total,
        "lines": cast(CarsonLineChanges, _differences(before.sheet.lines, after.sheet.lines)),
        "buildings": _buildings(before.earned, after.earned),
        "characters": _differences(before.sheet.characters, after.sheet.characters),
    }


def _differences(before: Mapping[Key, int], after: Mapping[Key, int]) -> dict[Key, int]:
    """By how much each number changes, if it does; what is missing counts as 0."""
    both = {key: after.get(key, 0) - before.get(key, 0) for key in (*before, *after)}
    return {key: change for key, change in both.items() if change}


def _buildings(
    before: Mapping[tuple[Place, CarsonElement], int],
    after: Mapping[tuple[Place, CarsonElement], int],
) -> Sequence[CarsonBuildingChange]:
    return [
        {
            "at": at,
            "element": element,
            "was": before.get((at, element), 0),
            "now": after.get((at, element), 0),
        }
        for at, element in sorted(
            _differences(before, after), key=lambda one: (one[0], INDEX[one[1]])
        )
    ]
