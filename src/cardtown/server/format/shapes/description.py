"""The description of all shapes as JSON schemas, from which clients generate their types."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from types import ModuleType
from typing import TYPE_CHECKING, Any, Final

from typing_extensions import is_typeddict

if TYPE_CHECKING:
    from pydantic import TypeAdapter

_REFERENCE: Final = "#/components/schemas/{model}"
# Pydantic looks for this on each class: nothing but the fields listed, their docstrings included.
_CONFIG: Final = {"extra": "forbid", "use_attribute_docstrings": True}


def schemas() -> dict[str, dict[str, Any]]:
    """The JSON schema of every shape by its name, ready for the components of an OpenAPI document.

    They refer to each other as `#/components/schemas/NAME`.
    """
    from pydantic import TypeAdapter

    shapes = adapters()
    roots, definitions = TypeAdapter.json_schemas(
        [(name, "serialization", adapter) for name, adapter in shapes.items()],
        ref_template=_REFERENCE,
    )
    named = {name: schema for (name, _), schema in roots.items() if "$ref" not in schema}
    return dict(sorted((definitions.get("$defs", {}) | named).items()))


@cache
def adapters() -> Mapping[str, TypeAdapter[Any]]:
    """What checks a document against each of the shapes that a client gets, by name."""
    from pydantic import TypeAdapter

    from cardtown.server.format.shapes import card_city, carson_city, places

    for module in (
        places,
        carson_city.types,
        carson_city.event_types,
        card_city.types,
        card_city.event_types,
    ):
        _configure(module)
    return {
        "CarsonViewShape": TypeAdapter(carson_city.types.CarsonViewShape),
        "CarsonDecisionShape": TypeAdapter(carson_city.types.CarsonDecisionShape),
        "CarsonEventShape": TypeAdapter(carson_city.event_types.CarsonEventShape),
        "CardCityViewShape": TypeAdapter(card_city.types.CardCityViewShape),
        "CardCityDecisionShape": TypeAdapter(card_city.types.CardCityDecisionShape),
        "CardCityEventShape": TypeAdapter(card_city.event_types.CardCityEventShape),
    }


def _configure(module: ModuleType) -> None:
    for shape in vars(module).values():
        if is_typeddict(shape):
            shape.__pydantic_config__ = _CONFIG
