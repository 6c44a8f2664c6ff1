"""The rows of a game of Card City: score lines, offers, the use of cards, income."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final, NamedTuple

from cardtown.core import Event, Table
from cardtown.games.card_city import FIRST_CITY, City, events
from cardtown.games.card_city.buildings import INDUSTRIAL, LEISURE
from cardtown.games.card_city.city import LEISURE_PRICE
from cardtown.games.card_city.scoring import score
from cardtown.games.card_city.table import FIRST_COINS
from cardtown.lab.observers.following import Follower


class LineRow(NamedTuple):
    """A line of a seat's score sheet (K6.1)."""

    number: int
    seat: int
    line: str
    points: int


class OfferRow(NamedTuple):
    """Two lots offered by a divider, and which of them was chosen (K2)."""

    number: int
    round: int
    divider: int
    chooser: int
    open: str
    """The kinds in the open lot."""
    shown: str
    """The kinds face up in the mixed lot."""
    hidden: int
    """How many cards lay face down in the mixed lot."""
    lot: str
    """`open` or `mixed`."""


class BuildRow(NamedTuple):
    """The use of a card: built, developed, bought or discarded."""

    number: int
    round: int
    seat: int
    building: str
    """Its kind, as a glyph."""
    how: str
    """`build`, `develop`, `buy` or `discard`."""
    price: int
    """Coins paid."""
    gained: int
    """By how much it changed the score at once, the coins paid included."""


class IncomeRow(NamedTuple):
    """A seat's income in a round (K5.1)."""

    number: int
    round: int
    seat: int
    turn: int
    """Where it stood in the turn order of the round: 1 is the first player."""
    income: int
    coins: int
    """What it had with the income."""


row_types: Final[Mapping[str, type[NamedTuple]]] = {
    "lines": LineRow,
    "offers": OfferRow,
    "builds": BuildRow,
    "income": IncomeRow,
}


def rows(
    number: int, table: Table[Any, Any], entrants: Sequence[int]
) -> Mapping[str, Sequence[tuple[Any, ...]]]:
    """The rows of a finished game, from its event log."""
    return _Follower(number).follow(table)


class _Player:
    """A seat as the log shows it so far: its city, its coins and its score."""

    def __init__(self) -> None:
        self.city: City = FIRST_CITY
        self.coins = FIRST_COINS

    def put(self, kind: str, at: tuple[int, int], price: int) -> int:
        """Add a building; return the change of the score."""
        before = score(self.city, self.coins).total
        cell = self.city.cell_at(*at)
        if cell is None:
            raise AssertionError("a building stands inside the frame")
        self.city = self.city.place(kind, cell)
        self.coins -= price
        return score(self.city, self.coins).total - before


class _Follower(Follower):
    """Follows the events of one game of Card City and collects its rows."""

    def __init__(self, number: int) -> None:
        super().__init__(number, row_types)
        self.players: list[_Player] = []
        self.round = 0
        self.first = 0
        self.offer: events.Offered | None = None

    def see(self, event: Event) -> None:
        """Add the rows that follow from an event."""
        match event:
            case events.SetUp(seats, _):
                self.players = [_Player() for _ in seats]
            case events.RoundBegan(number, first):
                self.round, self.first = number, first
            case events.Offered():
                self.offer = event
            case events.Chosen(_, lot):
                self._note_offer(lot)
            case events.Built(seat, kind, at, _):
                price = LEISURE_PRICE if kind == LEISURE else 0
                self._note_building(seat, kind, "build", at, price)
            case events.Developed(seat, kind, at):
                self._note_building(seat, kind, "develop", at, 0)
            case events.Bought(seat, at, price, _):
                self._note_building(seat, INDUSTRIAL, "buy", at, price)
            case events.Discarded(seat, kinds):
                for kind in kinds:
                    self._note_card(seat, kind, "discard", 0, 0)
            case events.Earned(seat, income, coins):
                self._note_income(seat, income, coins)
            case events.Scored(scores, _):
                for one in scores:
                    for line, points in one.lines.items():
                        self.rows["lines"].append(LineRow(self.number, one.seat, line, points))
            case _:
                pass  # nothing to note

    def _note_offer(self, lot: str) -> None:
        offer = self.offer
        if offer is None:
            raise AssertionError("a lot is chosen after it was offered")
        self.rows["offers"].append(
            OfferRow(
                self.number,
                self.round,
                offer.divider,
                offer.chooser,
                "".join(offer.open),
                "".join(offer.shown),
                offer.hidden,
                lot,
            )
        )

    def _note_building(
        self, seat: int, kind: str, how: str, at: tuple[int, int], price: int
    ) -> None:
        self._note_card(seat, kind, how, price, self.players[seat].put(kind, at, price))

    def _note_card(self, seat: int, kind: str, how: str, price: int, gained: int) -> None:
        row = BuildRow(self.number, self.round, seat, kind, how, price, gained)
        self.rows["builds"].append(row)

    def _note_income(self, seat: int, income: int, coins: int) -> None:
        self.players[seat].coins = coins
        turn = (seat - self.first) % len(self.players) + 1
        row = IncomeRow(self.number, self.round, seat, turn, income, coins)
        self.rows["income"].append(row)
