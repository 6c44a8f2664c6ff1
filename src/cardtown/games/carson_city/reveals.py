"""The shuffles of a game of Carson City, compared with the cards that it turned up.

Shuffles follow from the seed alone, and cards are taken from the public events of a replay: what
is compared here are two ways to derive the same cards, and any other program can repeat both.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator
from typing import Any

from cardtown.core import Shuffle, Table
from cardtown.games.carson_city import deal
from cardtown.games.carson_city.deck import ERA_NAMES, Deck


def shuffles(deck: Deck, table: Table[Any, Any], seed: str) -> Iterator[Shuffle]:
    """Every shuffle of a seed; every pile is turned up from its top."""
    seen: defaultdict[str, list[str]] = defaultdict(list)
    era = ""
    for event in (one.to_json() for one in table.events):
        match event["event"]:
            case "round":
                era = ERA_NAMES[event["era"] - 1]
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
    for label, items in deal.shuffles(deck, table.seats, seed).items():
        # A character put under the pile because of skulls (C3.2) may come a second time.
        once = list(dict.fromkeys(seen[label]))
        yield Shuffle(label, items, len(once), list(items[: len(once)]) == once)
