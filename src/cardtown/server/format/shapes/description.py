"""The description of all shapes as JSON schemas, from which clients generate their types."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import TYPE_CHECKING, Any

from cardtown.server.schemas import close_shapes, components

if TYPE_CHECKING:
    from pydantic import TypeAdapter


def schemas() -> dict[str, dict[str, Any]]:
    """The JSON schema of every shape by its name, ready for the components of an OpenAPI document.

    They refer to each other as `#/components/schemas/NAME`.
    """
    return dict(sorted(components(adapters()).items()))


@cache
def adapters() -> Mapping[str, TypeAdapter[Any]]:
    """What checks a document against each of the shapes that a client gets, by name."""
    from pydantic import TypeAdapter

    from cardtown.server.format.shapes import card_city, carson_city, places

    close_shapes(
        (
            places,
            carson_city.types,
            carson_city.event_types,
            card_city.types,
            card_city.event_types,
        )
    )
    return {
        "CarsonViewShape": TypeAdapter(carson_city.types.CarsonViewShape),
        "CarsonDecisionShape": TypeAdapter(carson_city.types.CarsonDecisionShape),
        "CarsonEventShape": TypeAdapter(carson_city.event_types.CarsonEventShape),
        "CardCityViewShape": TypeAdapter(card_city.types.CardCityViewShape),
        "CardCityDecisionShape": TypeAdapter(card_city.types.CardCityDecisionShape),
        "CardCityEventShape": TypeAdapter(card_city.event_types.CardCityEventShape),
    }
