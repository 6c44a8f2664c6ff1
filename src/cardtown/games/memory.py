"""A cache for results computed from facts that seldom change."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeVar, TypeVarTuple

Facts = TypeVarTuple("Facts")
T = TypeVar("T")


class Memory:
    """The last value of each slot, with the immutable facts that it was made from.

    It saves work and holds no information: all memories are equal, so a table can keep one in its
    state, and copies of a table may share it.
    """

    __slots__ = ("_kept",)

    def __init__(self) -> None:
        self._kept: dict[int, tuple[Any, Any]] = {}

    def recall(self, slot: int, facts: tuple[*Facts], make: Callable[[*Facts], T]) -> T:
        """The value made from these facts: the last one of that slot if they are the same."""
        kept = self._kept.get(slot)
        if kept is not None and kept[0] == facts:
            return kept[1]  # type: ignore[no-any-return]  # what `make` gave for equal facts
        value = make(*facts)
        self._kept[slot] = facts, value
        return value

    def __eq__(self, other: object) -> bool:
        """Whether the other is a memory too; its contents are no fact of a table."""
        return isinstance(other, Memory)

    __hash__ = None  # type: ignore[assignment]  # mutable
