"""Immutable values that hold no reference to a table: what a view must be made of."""

from __future__ import annotations

import gc
from dataclasses import fields, is_dataclass
from enum import Enum
from typing import Any

_LEAVES = (type(None), bool, int, float, complex, str, bytes, Enum, range)
_HOLDERS = (tuple, frozenset)


class ImmutableValues:
    """Finds mutable parts of values, and remembers the parts that are immutable."""

    def __init__(self) -> None:
        self._passed: dict[int, Any] = {}

    def flaw(self, value: object) -> str | None:
        """The path to a part that could change or lead to a table; None if there is none."""
        if isinstance(value, _LEAVES) or id(value) in self._passed:
            return None
        if isinstance(value, _HOLDERS):
            parts = [(f"[{index}]", part) for index, part in enumerate(value)]
        elif is_dataclass(value) and not isinstance(value, type) and _frozen(value):
            parts = _parts(value)
        else:
            return f" is {_name(value)}, which is not an immutable value"
        for step, part in parts:
            flaw = self.flaw(part)
            if flaw is not None:
                return step + flaw
        self._passed[id(value)] = value
        return None


def _frozen(value: Any) -> bool:
    return bool(value.__dataclass_params__.frozen)


def _parts(value: Any) -> list[tuple[str, object]]:
    """The fields of a dataclass, and everything else that the object refers to but its class."""
    named = [(f".{field.name}", getattr(value, field.name)) for field in fields(value)]
    known = {id(part) for _, part in named}
    attributes = getattr(value, "__dict__", {})
    for part in gc.get_referents(value):
        if part is attributes:
            named.extend((f".{name}", held) for name, held in attributes.items())
        elif part is not type(value) and id(part) not in known:
            named.append((" (not a field)", part))
    return named


def _name(value: object) -> str:
    return f"{type(value).__module__}.{type(value).__qualname__}"
