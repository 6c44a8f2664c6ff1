"""Shapes as JSON: each part that stays the same is serialized once and cached."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Sequence
from typing import Any, Final, TypeVar, TypeVarTuple, cast

import orjson

S = TypeVar("S")
T = TypeVar("T")
More = TypeVarTuple("More")

CACHE_SIZE: Final = 4096
"""At most this many entries in one cache: the seats of a thousand tables, 20 MB in all."""


def to_bytes(shape: Any) -> bytes:
    """The shape as JSON."""
    return orjson.dumps(shape)


def serialize(shape: T) -> T:
    """The shape as JSON already: it can be put into other shapes, but no longer be read."""
    # A copy, because the bytes that orjson gives hold on to several times the memory they need.
    text = bytes(memoryview(orjson.dumps(shape)))
    return cast(T, orjson.Fragment(text))


def cache_by_identity(make: Callable[[S, *More], T]) -> Callable[[S, *More], T]:
    """Cache what was made of the very same object and equal further arguments.

    The object is known by its identity, because hashing a city takes longer than serializing it.
    The cache holds the object too, so that no other object can get its identity. When the cache is
    full, the half that was not used lately is dropped. The object must be immutable.
    """
    recent: dict[Hashable, tuple[S, T]] = {}
    older: dict[Hashable, tuple[S, T]] = {}

    def find(source: S, *more: *More) -> T:
        nonlocal recent, older
        key: Hashable = (id(source), more) if more else id(source)
        found = recent.get(key)
        if found is None:
            found = older.get(key) or (source, make(source, *more))
            if len(recent) >= CACHE_SIZE // 2:
                recent, older = {}, recent
            recent[key] = found
        return found[1]

    return find


def cache_each(make: Callable[[S], T]) -> Callable[[Sequence[S]], list[T]]:
    """Like :func:`cache_by_identity`, for many objects at once: no call for each that is cached."""
    sources: dict[int, S] = {}
    cached: dict[int, T] = {}

    def find_one(source: S) -> T:
        found = cached.get(id(source))
        if found is None:
            if len(cached) >= CACHE_SIZE:
                sources.clear()
                cached.clear()
            sources[id(source)] = source
            found = cached[id(source)] = make(source)
        return found

    def find(wanted: Sequence[S]) -> list[T]:
        try:
            return list(map(cached.__getitem__, map(id, wanted)))
        except KeyError:
            return [find_one(source) for source in wanted]

    return find
