"""Carson City as the rest of Cardtown finds it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from cardtown.core import BaseGame, Game, Seat, Shuffle, Table
from cardtown.games.carson_city import reveals
from cardtown.games.carson_city.deal import Deal
from cardtown.games.carson_city.deck import (
    Deck,
    find_deck,
    parse_deck,
    standard_deck,
    unnamed_decks,
)
from cardtown.games.carson_city.queries import QUERIES
from cardtown.games.carson_city.setup import check_set_up
from cardtown.games.carson_city.table import CarsonTable


class CarsonCity(BaseGame[CarsonTable]):
    """Carson City: The Card Game, by Xavier Georges.

    >>> table = CarsonCity().new_table(["human", *["virtual:expert"] * 3], seed="doc")
    >>> [decision.kind for decision in table.decisions()]
    ['bid']
    """

    facts = CarsonTable.facts
    queries = QUERIES

    def set_up(
        self,
        seats: tuple[Seat, ...],
        seed: str,
        options: Mapping[str, Any],
        deck: Deck | None,
        *,
        log: bool,
    ) -> CarsonTable:
        """Set up a table of four to six seats."""
        check_set_up(seats, options)
        deck = deck or standard_deck()
        deal = Deal.from_seed(deck, seats, seed)
        return CarsonTable(seats, deck, deal, seed=seed, options=options, log=log)

    def load_deck(self, text: str) -> Deck:
        """Read a custom deck; raise :class:`BadInput`."""
        return parse_deck(text)

    def find_deck(self, sha256: str) -> Deck | None:
        """The deck of ours with this hash: the one dealt today, or one that was dealt earlier."""
        return find_deck(sha256)

    def unnamed_decks(self) -> Sequence[Deck]:
        """The decks that games without a named deck may have been dealt from, likeliest first."""
        return unnamed_decks()

    def shuffles(
        self, table: Table[Any, Any], seed: str, deck: Deck | None = None
    ) -> Sequence[Shuffle]:
        """Every shuffle of a seed, compared with the cards that the table has turned up so far."""
        return tuple(reveals.shuffles(deck or standard_deck(), table, seed))


GAME: Final[Game] = CarsonCity()
new_table: Final = CarsonCity().new_table
