"""Harbour as Cardtown finds it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final, NoReturn

from cardtown.core import (
    BadInput,
    Facts,
    Game,
    Query,
    RuleBreach,
    Seat,
    Shuffle,
    Table,
    check_seed,
    documents,
    named_seats,
    new_seed,
)
from cardtown.core.game import HUMAN
from harbour.cards import Deal
from harbour.events import Docked, Drew
from harbour.table import HarbourTable


class Harbour:
    """Harbour."""

    facts: Facts = HarbourTable.facts
    queries: Mapping[str, Query] = {}

    def new_table(
        self,
        seats: Sequence[Seat | str],
        *,
        seed: str | None = None,
        options: Mapping[str, Any] | None = None,
        deck: None = None,
        log: bool = True,
    ) -> HarbourTable:
        """Set up a table; raise :class:`BadInput` or :class:`RuleBreach`."""
        named = named_seats(seats)
        if not self.facts.min_seats <= len(named) <= self.facts.max_seats:
            raise RuleBreach("H1.1", f"a game has two to four seats, not {len(named)}")
        for number, seat in enumerate(named):
            if seat.kind != HUMAN and seat.bot is None:
                raise BadInput(f"seats[{number}].kind", "must be human or bot:NAME")
        documents.fields(dict(options or {}), "options")  # there are none
        if deck is not None:
            self.load_deck(deck)
        seed = new_seed() if seed is None else check_seed(seed)
        return HarbourTable(named, Deal.from_seed(seed), seed=seed, log=log)

    def load_deck(self, text: str) -> NoReturn:
        """Raise :class:`BadInput`: the cards are fixed (H1.2)."""
        raise BadInput("deck", "Harbour has only its own cards")

    def shuffles(self, table: Table[Any, Any], seed: str, deck: None = None) -> Sequence[Shuffle]:
        """Both shuffles of a seed, compared with what the events say was turned up."""
        deal = Deal.from_seed(seed)
        docked = [str(event.ship) for event in table.events if isinstance(event, Docked)]
        drawn = [event.card for event in table.events if isinstance(event, Drew)]
        return [
            _compared("ships", tuple(map(str, deal.ships)), docked),
            _compared("cards", deal.cards, drawn),
        ]


def _compared(label: str, items: Sequence[str], seen: list[str]) -> Shuffle:
    return Shuffle(label, items, len(seen), list(items[: len(seen)]) == seen)


GAME: Final[Game] = Harbour()
