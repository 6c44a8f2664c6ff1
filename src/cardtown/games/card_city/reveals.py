"""The shuffles of a game of Card City, compared with the cards that it turned up.

Shuffles follow from the seed alone, and cards are taken from the public events of a replay: what
is compared here are two ways to derive the same cards, and any other program can repeat both.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from cardtown.core import Shuffle, Table
from cardtown.games.card_city import deal
from cardtown.games.card_city.buildings import LEISURE


def shuffles(table: Table[Any, Any], seed: str) -> Iterator[Shuffle]:
    """Every shuffle of a seed; the seats of a round hold together what was drawn for it."""
    events = [event.to_json() for event in table.events]
    (first, seats), *decks = deal.shuffles(len(table.seats), seed).items()
    yield Shuffle(first, seats, 1, seats[0] == str(events[0]["first"]))
    *put_back, (last, cards) = decks
    for label, items in put_back:
        yield Shuffle(label, items, 0, fits=True)
    count = deal.drawn_per_round(len(seats))
    pile = _pile(decks, count)
    drawn = len(cards) - len(pile)  # what stayed of the cards of round 1 is of an earlier shuffle
    fits = True
    for held, under in _rounds(events, count):
        fits = fits and sorted(held) == sorted(pile[:count])
        pile = pile[count:] + under
        drawn += count
    # Cards put under the deck of a solo game come again.
    yield Shuffle(last, cards, min(max(drawn, 0), len(cards)), fits)


def _pile(decks: Sequence[tuple[str, Sequence[str]]], count: int) -> list[str]:
    """The deck once no Leisure is among the cards of round 1 (K2.1)."""
    pile: list[str] = []
    for _, cards in decks:
        pile = [card for card in pile[:count] if card != LEISURE] + list(cards)
    return pile


def _rounds(events: Sequence[dict[str, Any]], count: int) -> Iterator[tuple[list[str], list[str]]]:
    """The cards drawn in each round, and those of them that went under the deck (K2.4)."""
    held: list[str] = []
    under: list[str] = []
    for event in events:
        if event["event"] == "hold":
            under += [event["under"]] if "under" in event else []
            held += event["cards"]
            if len(held) + len(under) == count:
                yield held + under, under
                held, under = [], []
