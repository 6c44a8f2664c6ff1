"""Dividing and choosing: what each seat gets if everyone cuts and chooses by what it can see.

A chooser compares the open lot with what it expects of the mixed one. Its modelled choice is not
certain: the chance is a smooth function of the difference. A divider takes the division that is
best for itself, less a part of what the others get. Lots of six or more cards that are divided
again count as an average pair for everyone who still waits.
"""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence
from typing import Final, NamedTuple

from cardtown.bots.card_city.lots import Gains, hidden_halves
from cardtown.bots.card_city.position import Position
from cardtown.bots.draws import Draws
from cardtown.bots.sums import add_up
from cardtown.games.card_city.actions import Divide
from cardtown.games.card_city.buildings import together
from cardtown.games.card_city.lots import divisions

_DOUBT: Final = 1.0
"""The difference in points that makes a modelled choice likely, but not certain."""
_DENIAL: Final = 0.3
"""How much a point of an average opponent counts against a point of the seat itself."""
_EXACT: Final = 4
"""The largest number of cards whose divisions are all searched."""

Payoff = tuple[float, ...]
"""The points that every seat gets, by seat."""


class Terms(NamedTuple):
    """What a division offers."""

    taken: Payoff
    """What everyone gets if the chooser takes the open lot …"""
    left: Payoff
    """… and if it takes the mixed one."""
    seen: float
    """What the chooser expects of the mixed lot, by its face-up half."""
    chance: float
    """How likely the chooser is to take the open lot."""


class Bargain:
    """The rest of phase 1, from a view."""

    def __init__(self, position: Position, gains: Sequence[Gains]) -> None:
        self._gains = gains
        self._players = position.players
        self._first = position.view.first
        self._pool = position.view.unseen
        self.nothing: Payoff = (0.0,) * position.players
        self._known: dict[tuple[str, int, int], Payoff] = {}

    # --- the seats -----------------------------------------------------------------------------

    def objective(self, seat: int, payoff: Payoff) -> float:
        """The value of a payoff to a seat."""
        others = add_up(payoff) - payoff[seat]
        return payoff[seat] - _DENIAL * others / (self._players - 1)

    def chooser(self, number: int) -> int:
        """The seat that chooses at the division with that number, from 0."""
        return (self._first + number + 1) % self._players

    # --- dividing --------------------------------------------------------------------------------

    def value_of_division(self, cards: str, holder: int, number: int, action: Divide) -> Payoff:
        """What a division brings everyone, as the modelled chooser takes it."""
        terms = self.terms(cards, holder, number, action)
        return tuple(
            terms.chance * one + (1 - terms.chance) * other
            for one, other in zip(terms.taken, terms.left, strict=True)
        )

    def terms(self, cards: str, holder: int, number: int, action: Divide) -> Terms:
        """What both lots of a division bring, and how likely the modelled chooser takes which."""
        open_lot, shown, hidden = (
            "".join(cards[index] for index in lot)
            for lot in (action.open, action.shown, action.hidden)
        )
        theirs = self._gains[self.chooser(number)]
        seen = theirs.expected(shown, len(hidden), self._pool + hidden)
        mixed = together(shown, hidden)
        return Terms(
            taken=self.value_of_open(open_lot, mixed, holder, number),
            left=self.value_of_mixed(open_lot, mixed, holder, number),
            seen=seen,
            chance=chance_of_taking(theirs.pair(open_lot), seen),
        )

    def value_of_open(self, open_lot: str, mixed: str, holder: int, number: int) -> Payoff:
        """The chooser keeps the open lot; the holder goes on with the mixed one."""
        chooser = self.chooser(number)
        rest = self.value_of_holding(mixed, holder, number + 1)
        return _with(rest, chooser, self._gains[chooser].pair(open_lot))

    def value_of_mixed(self, open_lot: str, mixed: str, holder: int, number: int) -> Payoff:
        """The holder keeps the open lot; the chooser goes on with the mixed one."""
        rest = self.value_of_holding(mixed, self.chooser(number), number + 1)
        return _with(rest, holder, self._gains[holder].pair(open_lot))

    def value_of_holding(self, cards: str, holder: int, number: int) -> Payoff:
        """What everyone still waiting gets when a seat holds these cards to divide."""
        if len(cards) == 2:
            return _with(self.nothing, holder, self._gains[holder].pair(cards))
        key = cards, holder, number
        if key not in self._known:
            self._known[key] = (
                self._best(cards, holder, number)
                if len(cards) <= _EXACT
                else self._value_of_shares(cards, holder, number)
            )
        return self._known[key]

    def _best(self, cards: str, holder: int, number: int) -> Payoff:
        payoffs = [self.value_of_division(cards, holder, number, one) for one in divisions(cards)]
        return max(payoffs, key=lambda payoff: self.objective(holder, payoff))

    def _value_of_shares(self, cards: str, holder: int, number: int) -> Payoff:
        payoff = _with(self.nothing, holder, self._gains[holder].share(cards))
        for later in range(number, self._players - 1):
            seat = self.chooser(later)
            payoff = _with(payoff, seat, self._gains[seat].share(cards))
        return payoff


def divide_values(position: Position, bargain: Bargain, options: Sequence[Divide]) -> list[float]:
    """What each division is worth to the divider."""
    number = len(position.view.offers)
    return [
        bargain.objective(
            position.seat, bargain.value_of_division(position.hand, position.seat, number, option)
        )
        for option in options
    ]


def choose_values(
    position: Position, bargain: Bargain, draws: Draws, most: int
) -> tuple[float, float]:
    """What the open and the mixed lot are worth to the chooser.

    All possible face-down halves are weighed, or at most `most` of them, drawn at random.
    """
    taken = left = 0.0
    for chance, one, other in _choices(position, bargain, draws, most):
        taken += chance * bargain.objective(position.seat, one)
        left += chance * bargain.objective(position.seat, other)
    return taken, left


def gains_of_choices(
    position: Position, bargain: Bargain, draws: Draws, most: int
) -> tuple[Payoff, Payoff]:
    """What the open and the mixed lot are likely to bring everyone."""
    taken, left = bargain.nothing, bargain.nothing
    for chance, one, other in _choices(position, bargain, draws, most):
        taken = tuple(sum_ + chance * gain for sum_, gain in zip(taken, one, strict=True))
        left = tuple(sum_ + chance * gain for sum_, gain in zip(left, other, strict=True))
    return taken, left


def _choices(
    position: Position, bargain: Bargain, draws: Draws, most: int
) -> Iterator[tuple[float, Payoff, Payoff]]:
    """The face-down halves that may lie there: how likely each is, and what both lots bring."""
    offer = position.view.offers[-1]
    number = len(position.view.offers) - 1
    known = offer.shown + offer.hidden.known
    halves = list(hidden_halves(position.view.unseen, offer.hidden.unknown))
    if len(halves) > most:
        weights = [chance for _, chance in halves]
        halves = [(half, 1 / most) for half, _ in draws.choices(halves, weights, most)]
    for half, chance in halves:
        mixed = together(known, half)
        yield (
            chance,
            bargain.value_of_open(offer.open, mixed, offer.divider, number),
            bargain.value_of_mixed(offer.open, mixed, offer.divider, number),
        )


def chance_of_taking(one: float, other: float) -> float:
    """How likely a modelled chooser takes a lot that it values so, rather than another."""
    return _logistic((one - other) / _DOUBT)


def _with(payoff: Payoff, seat: int, gain: float) -> Payoff:
    return (*payoff[:seat], gain, *payoff[seat + 1 :])


def _logistic(value: float) -> float:
    return 1 / (1 + math.exp(-max(-30.0, min(30.0, value))))
