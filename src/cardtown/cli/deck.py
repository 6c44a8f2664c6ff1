"""`cardtown deck check`: is a deck well formed, and where does it differ from the printed one?"""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator
from typing import Any, Protocol, cast

from cardtown import games
from cardtown.cli.files import read_text
from cardtown.core import BadInput, Deck


class DeckPart(Protocol):
    """What a game brings, as the module `deck` of its part for the command line."""

    def describe(self, deck: Any) -> Iterable[str]:
        """Describe a deck and its differences from the printed one, line by line."""


def check(file: str, *, game: str | None, as_json: bool) -> None:
    """Print what the deck is and how it differs; raise :class:`BadInput` if it is malformed."""
    name = _only_game_with_decks() if game is None else game
    deck = games.get(name).load_deck(read_text(file))
    if as_json:
        stamp = deck.stamp._asdict()
        print(json.dumps({**stamp, "differences": deck.differences()}))
        return
    part = cast(DeckPart | None, games.part(name, "cli", "deck"))
    for line in _describe(deck) if part is None else part.describe(deck):
        print(line)


def _only_game_with_decks() -> str:
    found = [name for name in games.names() if games.get(name).facts.decks]
    if len(found) != 1:
        raise BadInput("game", f"say which with --game: {', '.join(found)}")
    return found[0]


def _describe(deck: Deck) -> Iterator[str]:
    yield f"{deck.stamp.name}: well formed."
    for difference in deck.differences():
        yield f"  - {difference}"
