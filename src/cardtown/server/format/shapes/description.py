"""The description of all shapes as JSON schemas, from which clients generate their types."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import TYPE_CHECKING, Any

from cardtown.server.format import shapes
from cardtown.server.schemas import close, components, typed_dicts

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

    named: dict[str, Any] = {}
    for one in shapes.every():
        named |= typed_dicts(*one.TYPES) | one.TYPES.named()
    close(named.values())
    return {name: TypeAdapter(kind) for name, kind in named.items()}
