"""Shuffles and commitments: fixed forever, and checked by a second implementation."""

import hashlib
from collections import Counter

from hypothesis import given
from hypothesis import strategies as st

from cardtown.core import commitment, new_seed, shuffle


def independent_shuffle(seed: str, label: str, items: list[int]) -> list[int]:
    """Written from docs/records.md alone."""
    data = b""
    counter = 0
    position = 0

    def below(n: int) -> int:
        nonlocal data, counter, position
        while True:
            if position == len(data):
                data += hashlib.sha256(f"{seed}\n{label}\n{counter}".encode()).digest()
                counter += 1
            number = int.from_bytes(data[position : position + 4], "big")
            position += 4
            if number < 2**32 // n * n:
                return number % n

    items = list(items)
    for i in reversed(range(1, len(items))):
        j = below(i + 1)
        items[i], items[j] = items[j], items[i]
    return items


def test_the_shuffle_of_the_docs_never_changes() -> None:
    assert shuffle("seed", "label", range(10)) == (5, 3, 7, 1, 9, 4, 0, 2, 8, 6)


@given(seed=st.text(), label=st.text(), count=st.integers(0, 60))
def test_shuffles_equal_the_second_implementation(seed: str, label: str, count: int) -> None:
    seed, label = (text.encode(errors="replace").decode() for text in (seed, label))
    assert list(shuffle(seed, label, range(count))) == independent_shuffle(
        seed, label, list(range(count))
    )


def test_every_order_of_three_is_about_as_likely() -> None:
    orders = Counter(shuffle(str(number), "fair", "abc") for number in range(6000))
    assert len(orders) == 6
    assert all(850 < count < 1150 for count in orders.values())


def test_labels_and_seeds_give_other_orders() -> None:
    orders = {shuffle(seed, label, range(20)) for seed in "ab" for label in "xy"}
    assert len(orders) == 4


def test_the_commitment_is_the_sha256_of_the_seed() -> None:
    assert commitment("seed") == hashlib.sha256(b"seed").hexdigest()


def test_new_seeds_differ_and_are_long() -> None:
    seeds = {new_seed() for _ in range(100)}
    assert len(seeds) == 100
    assert all(len(seed) == 32 for seed in seeds)
