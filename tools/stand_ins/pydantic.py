"""Stands in for pydantic in a browser: models keep what they are given, and check nothing.

What arrives there comes from the page itself; the rules check every action all the same.
"""

from __future__ import annotations

import copy
import inspect
from collections.abc import Callable, Mapping
from typing import Any, NamedTuple


class _Field(NamedTuple):
    default: Any
    default_factory: Callable[[], Any] | None


def Field(  # noqa: N802 - the name that pydantic has for it
    default: Any = ..., default_factory: Callable[[], Any] | None = None, **_: Any
) -> Any:
    """What a field is if nobody gives it."""
    return _Field(default, default_factory)


def ConfigDict(**settings: Any) -> dict[str, Any]:  # noqa: N802
    """The settings of a model, which nobody reads here."""
    return settings


class BaseModel:
    """A model: an object with the fields that its class declares."""

    def __init__(self, **given: Any) -> None:
        for kind in reversed(type(self).__mro__[:-1]):
            for name in inspect.get_annotations(kind):
                if name != "model_config":
                    setattr(self, name, given[name] if name in given else _default(kind, name))

    def model_copy(self, *, update: Mapping[str, Any]) -> Any:
        """The same with other values."""
        twin = copy.copy(self)
        vars(twin).update(update)
        return twin


def _default(kind: type[Any], name: str) -> Any:
    declared = vars(kind).get(name, ...)
    if isinstance(declared, _Field):
        declared = (
            declared.default if declared.default_factory is None else declared.default_factory()
        )
    if declared is ...:
        raise TypeError(f"{kind.__name__} needs {name!r}")
    return declared
