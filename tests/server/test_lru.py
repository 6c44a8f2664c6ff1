"""The cache forgets the least recently used value."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from cardtown.server.lru import LRUCache

KEYS = st.integers(0, 9)


@given(st.integers(1, 5), st.lists(st.tuples(st.sampled_from(["get", "set", "forget"]), KEYS)))
def test_it_holds_the_last_used_and_no_others(most: int, steps: list[tuple[str, int]]) -> None:
    memory: LRUCache[int, str] = LRUCache(most)
    used: list[int] = []
    """Everything that should be in the cache, the last used at the end."""
    for step, key in steps:
        known = key in used
        used = [other for other in used if other != key]
        if step == "set":
            memory[key] = f"value {key}"
            used = [*used, key][-most:]
        elif step == "get":
            assert memory.get(key) == (f"value {key}" if known else None)
            used += [key] * known
        else:
            memory.forget(key)
    assert {key for key in range(10) if memory.get(key)} == set(used)
