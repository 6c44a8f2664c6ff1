"""JSON schemas of typed dictionaries, as components of an OpenAPI document.

Pydantic makes them. It is imported when somebody asks: shapes alone do without it.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from types import ModuleType
from typing import TYPE_CHECKING, Any, Final, Literal, get_args

from typing_extensions import get_original_bases, get_type_hints, is_typeddict

if TYPE_CHECKING:
    from pydantic import TypeAdapter

_REFERENCE: Final = "#/components/schemas/{model}"
# Pydantic looks for this on each class: nothing but the fields listed, their docstrings included.
_CONFIG: Final = {"extra": "forbid", "use_attribute_docstrings": True}

Mode = Literal["validation", "serialization"]


def reference(name: str) -> dict[str, str]:
    """The reference to a component of that name."""
    return {"$ref": _REFERENCE.format(model=name)}


def close_shapes(modules: Iterable[ModuleType]) -> dict[str, Any]:
    """Forbid unlisted fields in all typed dictionaries that these modules define; return them."""
    shapes = {shape.__name__: shape for module in modules for shape in _defined_in(module)}
    close(shapes.values())
    return shapes


def close(kinds: Iterable[Any]) -> None:
    """Forbid unlisted fields in the typed dictionaries among these types."""
    for kind in kinds:
        if is_typeddict(kind) and not hasattr(kind, "__pydantic_config__"):
            kind.__pydantic_config__ = _CONFIG


def _defined_in(module: ModuleType) -> Iterator[Any]:
    for kind in vars(module).values():
        if is_typeddict(kind) and kind.__module__ == module.__name__:
            yield kind


def typed_dicts(*kinds: Any) -> dict[str, Any]:
    """All typed dictionaries that these types are made of, those they inherit from included."""
    found: dict[str, Any] = {}
    waiting = [*kinds]
    while waiting:
        kind = waiting.pop()
        if not is_typeddict(kind):
            waiting += get_args(kind)
        elif kind.__name__ not in found:
            found[kind.__name__] = kind
            waiting += [*get_type_hints(kind).values(), *get_original_bases(kind)]
    return found


def components(
    adapters: Mapping[str, TypeAdapter[Any]], modes: Mapping[str, Mode] | None = None
) -> dict[str, dict[str, Any]]:
    """The schema of each type, and of all types that it refers to, by name.

    `modes` names the types that clients send; the server sends all others.
    """
    from pydantic import TypeAdapter

    modes = modes or {}
    roots, definitions = TypeAdapter.json_schemas(
        [(name, modes.get(name, "serialization"), adapter) for name, adapter in adapters.items()],
        ref_template=_REFERENCE,
    )
    named = {name: schema for (name, _), schema in roots.items() if "$ref" not in schema}
    return {**definitions.get("$defs", {}), **named}
