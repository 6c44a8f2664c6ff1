"""Cities of Card City in JSON, with what each district still needs to grow."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from typing import Final

from cardtown.games.card_city import City
from cardtown.games.card_city.city import FRAME, District, frame_cells
from cardtown.games.frame import Box
from cardtown.server.format.shapes.card_city.types import (
    CardCityCityShape,
    CardCityDeveloping,
    CardCityDistrictShape,
    CardCityGrowth,
)
from cardtown.server.format.shapes.places import frame_shape
from cardtown.server.format.shapes.serialization import cache_by_identity, serialize

_DEVELOPING: Final[tuple[CardCityDeveloping, ...]] = ("R", "C")


@cache_by_identity
def city(city: City, joining: bool, reserve: frozenset[str]) -> CardCityCityShape:
    """A city as JSON; `reserve` has the kinds that develop and are still in the Reserve."""
    shape: CardCityCityShape = {
        "rows": city.rows(),
        "origin": city.corner,
        "frame": frame_shape(city, _reach(city.box)),
        "limit": city.limit,
        "room": city.room,
        "income": city.income(),
        "districts": list(districts(city, joining, reserve)),
    }
    return serialize(shape)


def developing(reserve: str) -> frozenset[str]:
    """The kinds of these cards whose districts develop."""
    return frozenset(kind for kind in _DEVELOPING if kind in reserve)


@cache
def _reach(box: Box) -> Box:
    """The box around all cells that could be built on beside what the given box holds."""
    return FRAME.box(frame_cells(box))


def districts(
    city: City, joining: bool, reserve: frozenset[str]
) -> Iterator[CardCityDistrictShape]:
    """The districts that can develop; `reserve` as for :func:`city`."""
    for kind in _DEVELOPING:
        growing = dict(city.developments(kind, joining=joining)) if kind in reserve else {}
        for district in city.districts(kind):
            cells = growing.get(district, 0)
            yield {
                "kind": kind,
                "cells": city.places(district.cells),
                "size": district.size,
                "has": city.support(kind, district),
                "needs": district.size + 1,
                "state": "can-grow" if cells else _obstacle(city, kind, district, reserve),
                "grows_at": city.places(cells),
            }


def _obstacle(
    city: City, kind: CardCityDeveloping, district: District, reserve: frozenset[str]
) -> CardCityGrowth:
    """What keeps the district from growing, the first reason that holds."""
    if city.support(kind, district) <= district.size:
        return "needs"
    if kind not in reserve:
        return "no-reserve"
    return "limit-reached" if city.room <= 0 else "no-cell"
