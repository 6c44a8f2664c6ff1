"""What `cardtown deck check` says of a deck for Carson City."""

from __future__ import annotations

from collections.abc import Iterator

from cardtown.games.carson_city import Deck


def describe(deck: Deck) -> Iterator[str]:
    """What the deck is, and where it differs, line by line."""
    cards = sum(map(len, deck.terrain))
    yield f"{deck.name}: {cards} terrain cards and {len(deck.characters)} characters, well formed."
    differences = deck.differences()
    if not differences:
        yield "It meets the table C1.3 and the backs of C1.6 exactly."
        return
    yield "It can be played. It differs from the table C1.3 and the backs of C1.6 here:"
    for difference in differences:
        yield f"  - {difference}"
