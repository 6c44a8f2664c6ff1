"""Cities of Card City in JSON, with what each district still needs to grow."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache

from cardtown.games.card_city import City
from cardtown.games.card_city.buildings import DEVELOPING
from cardtown.games.card_city.city import FRAME, frame_cells
from cardtown.games.card_city.growth import Growth, growths
from cardtown.games.frame import Box
from cardtown.server.format.shapes.card_city.types import CardCityCityShape, CardCityDistrictShape
from cardtown.server.format.shapes.places import frame_shape
from cardtown.server.format.shapes.serialization import cache_by_identity, serialize


@cache_by_identity
def city(city: City, joining: bool, reserve: frozenset[str]) -> CardCityCityShape:
    """A city as JSON; `reserve` has the kinds that develop and are still in the Reserve."""
    shape: CardCityCityShape = {
        "rows": city.rows(),
        "origin": city.corner,
        "frame": frame_shape(city, _reach(city.box)),
        "limit": city.limit,
        "room": city.room,
        "capacity": city.capacity,
        "income": city.income(),
        "districts": list(districts(city, joining, reserve)),
    }
    return serialize(shape)


def developing(reserve: str) -> frozenset[str]:
    """The kinds of these cards whose districts develop."""
    return frozenset(kind for kind in DEVELOPING if kind in reserve)


@cache
def _reach(box: Box) -> Box:
    """The box around all cells that could be built on beside what the given box holds."""
    return FRAME.box(frame_cells(box))


def districts(
    city: City, joining: bool, reserve: frozenset[str]
) -> Iterator[CardCityDistrictShape]:
    """The districts that can develop; `reserve` as for :func:`city`."""
    return map(district, growths(city, reserve, joining=joining))


def district(growth: Growth) -> CardCityDistrictShape:
    """A district that can develop."""
    return {
        "kind": growth.kind,
        "cells": growth.places,
        "size": growth.size,
        "has": growth.support,
        "needs": growth.needs,
        "state": growth.state,
        "grows_at": growth.grows_at,
    }
