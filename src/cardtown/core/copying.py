"""Copies of objects that keep their state in slots."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Any, Final

_CONTAINERS: Final = frozenset({list, dict, set})


@cache
def copier(cls: type) -> Callable[[Any, Any], None]:
    """A function that copies every slot of an object of that class to another.

    Lists, dicts and sets are copied, all other values are shared. The code of the function is
    generated for each class, as dataclasses do it: bots and servers copy tables all the time, and
    a loop over the names takes more than twice as long.
    """
    line = " value = old.{0}; new.{0} = value.copy() if type(value) in containers else value"
    lines = [line.format(name) for name in slots(cls)]
    scope: dict[str, Any] = {"containers": _CONTAINERS}
    exec("\n".join(["def copy(old, new):", *lines]), scope)
    copy: Callable[[Any, Any], None] = scope["copy"]
    return copy


@cache
def slots(cls: type) -> tuple[str, ...]:
    """The names of all slots of a class, inherited ones included."""
    return tuple(name for base in cls.__mro__ for name in getattr(base, "__slots__", ()))
