"""The shuffles of a game, compared with the cards that the game turned up.

Shuffles follow from the seed alone, and cards are taken from the public events of a replay: what
is compared here are two ways to the same cards, and any other program can go both.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator, Mapping, Sequence
from typing import Any, NamedTuple

from cardtown.core import Table
from cardtown.games.card_city.buildings import LEISURE
from cardtown.games.card_city.deal import drawn_per_round
from cardtown.games.card_city.deal import shuffles as card_city_shuffles
from cardtown.games.carson_city import Deck, standard_deck
from cardtown.games.carson_city.deal import shuffles as carson_city_shuffles
from cardtown.games.carson_city.deck import ERAS

Shuffles = Mapping[str, Sequence[str]]


class Shuffle(NamedTuple):
    """One shuffle of a game."""

    label: str
    items: Sequence[str]
    """In the order that the shuffle gives them."""
    seen: int
    """How many of them the game turned up."""
    fits: bool
    """Whether those are the ones on top, as they should be."""


def shuffles(table: Table[Any, Any], seed: str, deck: Deck | None) -> list[Shuffle]:
    """Every shuffle of a table's game, compared with the events so far."""
    events = [event.to_json() for event in table.events]
    if table.facts.game == "carson-city":
        dealt = carson_city_shuffles(deck or standard_deck(), table.seats, seed)
        return list(_of_carson_city(dealt, events))
    return list(_of_card_city(card_city_shuffles(len(table.seats), seed), events))


def _of_carson_city(dealt: Shuffles, events: Sequence[dict[str, Any]]) -> Iterator[Shuffle]:
    """Every pile is turned up from its top."""
    seen: defaultdict[str, list[str]] = defaultdict(list)
    era = ""
    for event in events:
        match event["event"]:
            case "round":
                era = ERAS[event["era"] - 1]
            case "reveal":
                seen["characters"] += [*event["returned"], event["character"]]
                seen[f"terrain {era}"] += [card["id"] for card in event["terrain"]]
            case "extra":
                seen[f"terrain {era}"].append(event["terrain"]["id"])
            case "bids":
                for bid in event["bids"]:
                    seen[f"pile {bid['seat']} {era}"].append(str(bid["card"]))
            case _:
                pass
    for label, items in dealt.items():
        # A character put under the pile because of skulls (C3.2) may come a second time.
        once = list(dict.fromkeys(seen[label]))
        yield Shuffle(label, items, len(once), list(items[: len(once)]) == once)


def _of_card_city(dealt: Shuffles, events: Sequence[dict[str, Any]]) -> Iterator[Shuffle]:
    """The seats of a round hold together what was drawn for it."""
    (first, seats), *decks = dealt.items()
    yield Shuffle(first, seats, 1, seats[0] == str(events[0]["first"]))
    *put_back, (last, cards) = decks
    for label, items in put_back:
        yield Shuffle(label, items, 0, fits=True)
    count = drawn_per_round(len(seats))
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
