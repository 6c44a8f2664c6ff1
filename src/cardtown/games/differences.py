"""What differs between two counts of the same things."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TypeVar

Key = TypeVar("Key")


def differences(before: Mapping[Key, int], after: Mapping[Key, int]) -> dict[Key, int]:
    """By how much each number changes, if it does; what is missing counts as 0."""
    both = {key: after.get(key, 0) - before.get(key, 0) for key in (*before, *after)}
    return {key: change for key, change in both.items() if change}
