"""Harbour as Cardtown finds it."""

from collections.abc import Mapping, Sequence
from typing import Any, Final

from cardtown.core import BaseGame, Game, RuleBreach, Seat, Shuffle, Table, documents
from harbour.cards import Deal, Ship
from harbour.events import Docked, Drew
from harbour.table import HarbourTable


class Harbour(BaseGame[HarbourTable]):
    """Harbour."""

    facts = HarbourTable.facts

    def set_up(
        self,
        seats: tuple[Seat, ...],
        seed: str,
        options: Mapping[str, Any],
        deck: None,
        *,
        log: bool,
    ) -> HarbourTable:
        """Set up a table; raise :class:`RuleBreach` or :class:`BadInput`."""
        if not self.facts.min_seats <= len(seats) <= self.facts.max_seats:
            raise RuleBreach("H1.1", f"a game has two to four seats, not {len(seats)}")
        documents.fields(dict(options), "options")  # it has none
        return HarbourTable(seats, Deal.from_seed(seed), seed=seed, log=log)

    def shuffles(self, table: Table[Any, Any], seed: str, deck: None = None) -> Sequence[Shuffle]:
        """Both shuffles of a seed, compared with what the events say was turned up."""
        deal = Deal.from_seed(seed)
        docked = [Ship(one.wants, one.coins) for one in table.events if isinstance(one, Docked)]
        drawn = [one.card for one in table.events if isinstance(one, Drew)]
        return [
            _compared("ships", [str(ship) for ship in deal.ships], [str(ship) for ship in docked]),
            _compared("cards", deal.cards, drawn),
        ]


def _compared(label: str, items: Sequence[str], seen: list[str]) -> Shuffle:
    return Shuffle(label, items, len(seen), list(items[: len(seen)]) == seen)


GAME: Final[Game] = Harbour()
