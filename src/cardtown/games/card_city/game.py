"""Card City as the rest of Cardtown finds it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final, NoReturn

from cardtown.core import (
    BadInput,
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
from cardtown.games.card_city import reveals
from cardtown.games.card_city.deal import Deal
from cardtown.games.card_city.queries import QUERIES
from cardtown.games.card_city.setup import check_set_up
from cardtown.games.card_city.table import CardCityTable


class CardCity:
    """Card City."""

    facts: Facts = CardCityTable.facts
    queries: Mapping[str, Query] = QUERIES

    def new_table(
        self,
        seats: Sequence[Seat | str],
        *,
        seed: str | None = None,
        options: Mapping[str, Any] | None = None,
        deck: None = None,
        log: bool = True,
    ) -> CardCityTable:
        """Set up a table of one to four seats.

        >>> table = CardCity().new_table(["human", "human"], seed="doc")
        >>> [decision.kind for decision in table.decisions()]
        ['divide']

        A seat is a :class:`Seat` or just its kind. Raises :class:`BadInput` or
        :class:`RuleBreach` for seats or options that the rules do not allow.
        """
        named = named_seats(seats)
        check_set_up(named, options or {})
        if deck is not None:
            _refuse_deck()
        seed = new_seed() if seed is None else check_seed(seed)
        deal = Deal.from_seed(len(named), seed)
        return CardCityTable(named, deal, seed=seed, options=options, log=log)

    def load_deck(self, text: str) -> NoReturn:
        """Raise :class:`BadInput`: the cards of Card City are fixed (K1.1)."""
        _refuse_deck()

    def shuffles(self, table: Table[Any, Any], seed: str, deck: None = None) -> Sequence[Shuffle]:
        """Every shuffle that a seed gives, compared with what the table has turned up so far."""
        return tuple(reveals.shuffles(table, seed))


def _refuse_deck() -> NoReturn:
    raise BadInput("deck", "Card City has no decks of one’s own")


GAME: Final[Game] = CardCity()
new_table: Final = CardCity().new_table
