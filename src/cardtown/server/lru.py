"""A cache of bounded size, which forgets the least recently used value first."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Hashable
from typing import Generic, TypeVar

K = TypeVar("K", bound=Hashable)
V = TypeVar("V")


class LRUCache(Generic[K, V]):
    """At most `most` values by key.

    >>> names: LRUCache[int, str] = LRUCache(2)
    >>> names[1], names[2] = "Ada", "Bo"
    >>> names.get(1)
    'Ada'
    >>> names[3] = "Cleo"
    >>> names.get(2) is None
    True
    """

    def __init__(self, most: int) -> None:
        self._most = most
        self._values: OrderedDict[K, V] = OrderedDict()

    def get(self, key: K) -> V | None:
        """The value of that key, if it is still there; it counts as used now."""
        value = self._values.get(key)
        if value is not None:
            self._values.move_to_end(key)
        return value

    def __setitem__(self, key: K, value: V) -> None:
        """Set a value; if that is one too many, forget the least recently used one."""
        self._values[key] = value
        self._values.move_to_end(key)
        if len(self._values) > self._most:
            self._values.popitem(last=False)

    def forget(self, key: K) -> None:
        """Forget the value of that key, if there is one."""
        self._values.pop(key, None)
