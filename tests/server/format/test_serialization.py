"""Parts of messages that are serialized once: found again by identity, in a bounded cache."""

from __future__ import annotations

from typing import Any

import orjson
import pytest

from cardtown.server.format.shapes import serialization
from cardtown.server.format.shapes.serialization import cache_by_identity, cache_each, serialize


class Card:
    """Something that stays as it is."""


def number_of(source: Any, made: list[Any]) -> int:
    """Note that something is made, and return its number."""
    made.append(source)
    return len(made)


def test_a_serialized_shape_is_embedded_in_others_unchanged() -> None:
    assert orjson.dumps({"card": serialize({"id": "t1"})}) == b'{"card":{"id":"t1"}}'


def test_the_same_object_is_made_once_and_an_equal_one_again() -> None:
    made: list[list[int]] = []
    find = cache_by_identity(lambda source: number_of(source, made))
    one, equal = [1], [1]
    assert [find(one), find(equal), find(one)] == [1, 2, 1]


def test_further_arguments_are_distinguished_by_value() -> None:
    made: list[int] = []
    find = cache_by_identity(lambda _, more: number_of(more, made))
    card = Card()
    assert [find(card, 10), find(card, 20), find(card, 10)] == [1, 2, 1]


def test_of_many_only_those_not_known_are_made() -> None:
    made: list[Card] = []
    find = cache_each(lambda card: number_of(card, made))
    one, two, three = Card(), Card(), Card()
    assert find([one, two, one]) == [1, 2, 1]
    assert find((two, three, one)) == [2, 3, 1]
    assert find([]) == []


def test_the_cache_is_bounded(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(serialization, "CACHE_SIZE", 3)
    made: list[Card] = []
    find = cache_each(lambda card: number_of(card, made))
    cards = [Card() for _ in range(5)]
    assert find(cards) == [1, 2, 3, 4, 5]
    assert find(cards[3:]) == [4, 5]  # the first three had to go
    assert find(cards[:1]) == [6]


def test_the_least_recently_used_parts_are_forgotten_first(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(serialization, "CACHE_SIZE", 4)
    made: list[Card] = []
    find = cache_by_identity(lambda card: number_of(card, made))
    used, *others = [Card() for _ in range(6)]
    for card in others:
        find(used)
        find(card)
    assert find(used) == 1
    assert find(others[-1]) == 6
    assert find(others[0]) == 7  # it had to go
