"""`cardtown deck check`: is a deck well formed, and where does it differ from the table?"""

from __future__ import annotations

import json

from cardtown.cli.files import read_text
from cardtown.games.carson_city.deck import parse_deck


def check(file: str, *, as_json: bool) -> None:
    """Print what the deck is and where it differs; a malformed one raises :class:`BadInput`."""
    deck = parse_deck(read_text(file))
    differences = deck.differences()
    if as_json:
        stamp = deck.stamp._asdict()
        print(json.dumps({**stamp, "differences": differences}))
        return
    cards = sum(map(len, deck.terrain))
    print(f"{deck.name}: {cards} terrain cards and {len(deck.characters)} characters, well formed.")
    if not differences:
        print("It meets the table C1.3 and the backs of C1.6 exactly.")
        return
    print("It can be played. It differs from the table C1.3 and the backs of C1.6 here:")
    for difference in differences:
        print(f"  - {difference}")
