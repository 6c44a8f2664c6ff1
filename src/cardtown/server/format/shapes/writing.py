"""Writing shapes as JSON, each part that stays the same only once."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Sequence
from typing import Any, Final, TypeVar, TypeVarTuple, cast

import orjson

S = TypeVar("S")
T = TypeVar("T")
More = TypeVarTuple("More")

MOST_KEPT: Final = 4096
"""So many written parts of one sort are kept: the seats of a thousand tables, 20 MB in all."""


def to_bytes(shape: Any) -> bytes:
    """The shape as JSON."""
    return orjson.dumps(shape)


def written(shape: T) -> T:
    """The same shape, already JSON: it can be put into other shapes, but no longer be read."""
    # A copy, because the bytes that orjson gives hold on to several times the memory they need.
    text = bytes(memoryview(orjson.dumps(shape)))
    return cast(T, orjson.Fragment(text))


def kept(make: Callable[[S, *More], T]) -> Callable[[S, *More], T]:
    """Remember what was made of the very same object and equal further arguments.

    The object is known by its identity, as it takes longer to hash a city than to write it. It is
    kept together with what was made of it, so that no other object can have its identity. Of
    `MOST_KEPT` the half goes that has not been used since the other half came. The object must be
    immutable.
    """
    recent: dict[Hashable, tuple[S, T]] = {}
    older: dict[Hashable, tuple[S, T]] = {}

    def find(source: S, *more: *More) -> T:
        nonlocal recent, older
        key: Hashable = (id(source), more) if more else id(source)
        found = recent.get(key)
        if found is None:
            found = older.get(key) or (source, make(source, *more))
            if len(recent) >= MOST_KEPT // 2:
                recent, older = {}, recent
            recent[key] = found
        return found[1]

    return find


def kept_each(make: Callable[[S], T]) -> Callable[[Sequence[S]], list[T]]:
    """Like :func:`kept`, for many objects at once: there is no call for each that is known."""
    sources: dict[int, S] = {}
    shelf: dict[int, T] = {}

    def find_one(source: S) -> T:
        found = shelf.get(id(source))
        if found is None:
            if len(shelf) >= MOST_KEPT:
                sources.clear()
                shelf.clear()
            sources[id(source)] = source
            found = shelf[id(source)] = make(source)
        return found

    def find(wanted: Sequence[S]) -> list[T]:
        try:
            return list(map(shelf.__getitem__, map(id, wanted)))
        except KeyError:
            return [find_one(source) for source in wanted]

    return find
