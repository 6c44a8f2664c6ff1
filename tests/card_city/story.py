"""Games told action by action, on deals written by hand."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from cardtown.core import Seat
from cardtown.games.card_city import CardCityTable, City, Deal
from cardtown.games.card_city.buildings import together, without
from cardtown.games.card_city.city import EMPTY_CITY
from cardtown.games.card_city.lots import division
from tests.any_table import TableStory


def city(*rows: str) -> City:
    """A city given as rows, in the coordinates of a game: its Municipal stands at 0 0."""
    home = next((row, line.index("M")) for row, line in enumerate(rows) if "M" in line)
    built = EMPTY_CITY
    for row, line in enumerate(rows):
        for column, kind in enumerate(line):
            if kind != "_":
                cell = built.cell_at(row - home[0], column - home[1])
                assert cell is not None
                built = built.place(kind, cell)
    return built


class Story(TableStory[CardCityTable]):
    """A table of people with a deck written by hand, and a short way of saying what is played."""

    def __init__(
        self,
        *rounds: str,
        players: int = 2,
        first: int = 0,
        options: Mapping[str, Any] | None = None,
        cities: Sequence[City] = (),
        coins: Sequence[int] = (),
        reserve: Mapping[str, int] | None = None,
    ) -> None:
        """`rounds` are the cards drawn in each round; Parkings follow. Cities, coins and Reserve
        are put in place after set-up, so that undo does not know of them.
        """
        cards = "".join(rounds).ljust(20 * players, "P")
        seats = tuple(Seat(f"Seat {number}") for number in range(players))
        self.table = CardCityTable(seats, Deal(first, cards), options=options)
        for seat, one in enumerate(cities):
            self.table._cities[seat] = one
        for seat, owned in enumerate(coins):
            self.table._coins[seat] = owned
        self.table._reserve.update(reserve or {})

    def give(self, *hands: str) -> Story:
        """Let phase 1 end with these hands, by seat: the first player keeps dividing, and the
        others take the open lot."""
        order = [decision.seat for decision in self.table.decisions()]
        count = len(hands)
        order = [(order[0] + step) % count for step in range(count)]
        cards = together(*hands)
        for chooser in order[1:]:
            rest = without(cards, hands[chooser])
            shown = rest[: len(rest) // 2]
            self.play(f"{order[0]} {division(cards, hands[chooser], shown)}", f"{chooser} open")
            cards = rest
        return self

    def deciding(self) -> list[tuple[int, str]]:
        """Who decides what."""
        return [(seat, kind) for seat, kind, _ in self.table.decisions()]

    def rows(self, seat: int) -> list[str]:
        """The city of a seat."""
        return self.table.view(None).seats[seat].city.rows()

    def coins(self, seat: int) -> int:
        """The coins of a seat."""
        return self.table.view(None).seats[seat].coins

    def events(self, name: str) -> list[dict[str, Any]]:
        """All events of that name so far."""
        events = [event.to_json() for event in self.table.events]
        return [event for event in events if event["event"] == name]
