"""Carson City as the rest of Cardtown finds it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from cardtown.core import (
    Facts,
    Game,
    Query,
    Seat,
    Shuffle,
    Table,
    check_seed,
    named_seats,
    new_seed,
)
from cardtown.games.carson_city import reveals
from cardtown.games.carson_city.deal import Deal
from cardtown.games.carson_city.deck import Deck, parse_deck, standard_deck
from cardtown.games.carson_city.queries import QUERIES
from cardtown.games.carson_city.setup import check_set_up
from cardtown.games.carson_city.table import CarsonTable


class CarsonCity:
    """Carson City: The Card Game, by Xavier Georges."""

    facts: Facts = CarsonTable.facts
    queries: Mapping[str, Query] = QUERIES

    def new_table(
        self,
        seats: Sequence[Seat | str],
        *,
        seed: str | None = None,
        options: Mapping[str, Any] | None = None,
        deck: Deck | None = None,
        log: bool = True,
    ) -> CarsonTable:
        """Set up a table of four to six seats.

        >>> table = CarsonCity().new_table(["human", *["virtual:expert"] * 3], seed="doc")
        >>> [decision.kind for decision in table.decisions()]
        ['bid']

        A seat is a :class:`Seat` or just its kind. Raises :class:`BadInput` or
        :class:`RuleBreach` for seats or options that the rules do not allow.
        """
        named = named_seats(seats)
        check_set_up(named, options or {})
        deck = deck or standard_deck()
        seed = new_seed() if seed is None else check_seed(seed)
        deal = Deal.from_seed(deck, named, seed)
        return CarsonTable(named, deck, deal, seed=seed, options=options, log=log)

    def load_deck(self, text: str) -> Deck:
        """Read a deck of one's own; raise :class:`BadInput`."""
        return parse_deck(text)

    def shuffles(
        self, table: Table[Any, Any], seed: str, deck: Deck | None = None
    ) -> Sequence[Shuffle]:
        """Every shuffle that a seed gives, compared with what the table has turned up so far."""
        return tuple(reveals.shuffles(deck or standard_deck(), table, seed))


GAME: Final[Game] = CarsonCity()
new_table: Final = CarsonCity().new_table
