"""Bids: what a card of the hand is likely to bring, less what it could bring later.

The others' bids are unknown, but what each may still bid is public: a virtual seat turns any card
of its pile with equal chance, a real seat bids higher the more it has at stake. The price of a card
follows an old theorem about assigning workers of known strength to jobs that arrive one by one: the
best use of a hand has a threshold between any two neighbouring cards, which depends only on the
number of rounds left and the distribution of stakes.
"""

from __future__ import annotations

import math
from bisect import bisect
from collections.abc import Sequence
from functools import cache
from itertools import pairwise
from typing import Final

from cardtown.bots.carson_city.position import Position
from cardtown.bots.carson_city.rivals import PickForecast
from cardtown.bots.draws import Draws
from cardtown.bots.sums import add_up
from cardtown.games.carson_city.view import CarsonView, SeatView

_DRAWS: Final = 160
# Stakes: the value in points of picking one place earlier. Found in games; nine equal shares.
_STAKES: Final = (0.0, 0.4, 1.1, 1.7, 2.2, 2.7, 3.5, 4.5, 6.4)
# A real seat's bid: the stakes for its strongest card, and how far it strays from that.
_ALL_IN: Final = 8.0
_STRAY: Final = 0.3


@cache
def thresholds(rounds: int) -> tuple[float, ...]:
    """The stakes between which each of `rounds` cards is played, weakest first, ends included.

    With one more round to come than cards to compare, a card of rank i is best played if the stakes
    lie between the i-th and the next threshold.
    """
    if rounds == 0:
        return (0.0, math.inf)
    before = thresholds(rounds - 1)
    inner = []
    for low, high in pairwise(before):
        shares = [min(max(stake, low), high) for stake in _STAKES]
        inner.append(add_up(shares) / len(shares))
    return (0.0, *inner, math.inf)


class Auction:
    """The bidding of one round, from the seat that bids."""

    def __init__(self, position: Position, forecast: PickForecast, rng: Draws) -> None:
        view = position.view
        self.me = position.seat
        self._forecast = forecast
        self._hand = position.me.hand
        self._rank = [view.tiebreak.index(seat.suit) for seat in view.seats]
        self._rivals = [
            number
            for number, seat in enumerate(view.seats)
            if number != self.me and not seat.lawyer and seat.hand
        ]
        self._draws = self._draw(view, forecast, rng)
        self._strength = {card: _strength(view, self.me, card) for card in self._hand}

    def _draw(
        self, view: CarsonView, forecast: PickForecast, rng: Draws
    ) -> list[list[tuple[int, int, int]]]:
        """Many samples of the others' likely bids, each sorted, strongest first."""
        columns = []
        for number in self._rivals:
            seat = view.seats[number]
            chances = _chances(seat, forecast.gains[number])
            cards = rng.choices(seat.hand, chances, _DRAWS)
            bonus, rank = seat.bonus, self._rank[number]
            columns.append([(-card - bonus, rank, number) for card in cards])
        return [sorted(draw) for draw in zip(*columns, strict=True)]

    def expect(self, card: int, bonus: int, picks: int = 1) -> float:
        """The average value of the picks after bidding this card."""
        mine = (-card - bonus, self._rank[self.me], self.me)
        total = 0.0
        for draw in self._draws:
            ahead = bisect(draw, mine)
            order = [bid[2] for bid in draw]
            order.insert(ahead, self.me)
            total += self._forecast.outcome(tuple(order), picks)
        return total / len(self._draws)

    def price(self, card: int) -> float:
        """The value of the card in later rounds, relative to the weakest one."""
        limits = thresholds(len(self._hand) - 1)
        cost = 0.0
        below = self._strength[self._hand[0]]
        for index, other in enumerate(self._hand[1:], 1):
            if other > card:
                break
            cost += limits[index] * (self._strength[other] - below)
            below = self._strength[other]
        return cost

    def values(self, bonus: int, picks: int = 1) -> list[float]:
        """The value of each card of the hand as a bid now."""
        return [self.expect(card, bonus, picks) - self.price(card) for card in self._hand]


def _strength(view: CarsonView, me: int, card: int) -> float:
    """How many others the card beats on average in a round to come."""
    beaten = 0.0
    for number, seat in enumerate(view.seats):
        if number != me and seat.hand:
            lower = sum((other < card) + 0.5 * (other == card) for other in seat.hand)
            beaten += lower / len(seat.hand)
    return beaten


def _chances(seat: SeatView, gains: Sequence[float]) -> list[float]:
    """The chance that a seat bids each card of its hand."""
    if seat.virtual or len(seat.hand) == 1:
        return [1.0] * len(seat.hand)
    stakes = max(gains) - add_up(gains) / len(gains)
    wanted = min(stakes / _ALL_IN, 1.0)
    last = len(seat.hand) - 1
    astray = [(index / last - wanted) / _STRAY for index in range(len(seat.hand))]
    return [math.exp(-(one * one) / 2) + 0.1 for one in astray]
