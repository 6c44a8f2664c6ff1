"""The report of `cardtown deck check` on a deck for Carson City."""

from __future__ import annotations

from collections.abc import Iterator

from cardtown.games.carson_city import Deck


def describe(deck: Deck) -> Iterator[str]:
    """Describe the deck and its differences from the printed one, line by line."""
    cards = sum(map(len, deck.terrain))
    yield f"{deck.name}: {cards} terrain cards and {len(deck.characters)} characters, well formed."
    differences = deck.differences()
    if not differences:
        yield "It meets the table C1.3, the appeals of C1.5 and the backs of C1.6 exactly."
        return
    yield "It can be played. It differs from C1.3 to C1.6 here:"
    for difference in differences:
        yield f"  - {difference}"
