"""Card City as the rest of Cardtown finds it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from cardtown.core import BaseGame, Game, Seat, Shuffle, Table
from cardtown.games.card_city import reveals
from cardtown.games.card_city.deal import Deal
from cardtown.games.card_city.queries import QUERIES
from cardtown.games.card_city.setup import check_set_up
from cardtown.games.card_city.table import CardCityTable


class CardCity(BaseGame[CardCityTable]):
    """Card City.

    >>> table = CardCity().new_table(["human", "human"], seed="doc")
    >>> [decision.kind for decision in table.decisions()]
    ['divide']
    """

    facts = CardCityTable.facts
    queries = QUERIES

    def set_up(
        self,
        seats: tuple[Seat, ...],
        seed: str,
        options: Mapping[str, Any],
        deck: None,
        *,
        log: bool,
    ) -> CardCityTable:
        """Set up a table of one to four seats."""
        check_set_up(seats, options)
        deal = Deal.from_seed(len(seats), seed)
        return CardCityTable(seats, deal, seed=seed, options=options, log=log)

    def shuffles(self, table: Table[Any, Any], seed: str, deck: None = None) -> Sequence[Shuffle]:
        """Every shuffle of a seed, compared with the cards that the table has turned up so far."""
        return tuple(reveals.shuffles(table, seed))


GAME: Final[Game] = CardCity()
new_table: Final = CardCity().new_table
