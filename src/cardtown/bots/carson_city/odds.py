"""The odds of a bid: in which place each auction card would pick, and what would still be there.

Only public facts are used. Against virtual players the odds are exact: any card left in a pile may
be on top of it (C2.3), and each takes the card with the most appeal (C3.7). Real players are
*modelled*: they bid each card of their hand with equal chance, and take what seems to be worth most
to them (`rivals`). Announced bonuses count; those that may be added after the reveal (C3.5) do not.

Bids are processed from the highest down. All that matters at a bid is who has picked and which
cards are gone, so there are few states, however many ways to bid the others have.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Sequence
from dataclasses import dataclass
from typing import NamedTuple

from cardtown.bots.carson_city.position import rounds_left
from cardtown.bots.carson_city.rivals import gains, rival_gains
from cardtown.bots.carson_city.worth import learned_worth
from cardtown.games.carson_city.effects import estate_of
from cardtown.games.carson_city.view import CarsonView


@dataclass(frozen=True, slots=True)
class BidOdds:
    """The consequences of bidding a card."""

    card: int
    places: tuple[float, ...]
    """The chance of the seat to pick first, second … last."""
    row: tuple[float, ...]
    """The chance of each card of the row to be there when the seat picks."""
    takes: tuple[float, ...]
    """The chance of each card of the row to be the first pick of a seat that wants what a planner
    would."""


class _Rival(NamedTuple):
    """Another seat that picks."""

    wishes: tuple[int, ...]
    """The cards of the row in the order of its preference."""
    picks: int


class _Turn(NamedTuple):
    """A possible bid; turns are sorted in the order in which their owners would pick (C3.6)."""

    total: int
    rank: int
    rival: int | None
    """Its owner, by number among the rivals; None: the seat itself."""
    card: int
    chance: float
    """The chance that the rival bids it, given that it bids no higher one."""


_State = tuple[int, int]
"""Which rivals have picked and which cards are gone, as bits."""


def bid_odds(view: CarsonView, seat: int) -> list[BidOdds]:
    """The odds of every card in the seat's hand, lowest first; only while bids are made."""
    numbers = [one for one in range(len(view.seats)) if _bids(view, one) and one != seat]
    rivals = [_rival(view, number) for number in numbers]
    turns = [
        turn for rival, number in enumerate(numbers) for turn in _turns(view, number, rival)
    ] + _turns(view, seat, None)
    turns.sort(key=lambda turn: (-turn.total, turn.rank))
    wishes = _order(gains(estate_of(view.seats[seat]), view.row, learned_worth(rounds_left(view))))
    states: dict[_State, float] = {(0, 0): 1.0}
    found = []
    for turn in turns:
        if turn.rival is None:
            found.append(_read(turn.card, states, len(rivals) + 1, wishes))
        else:
            states = _pick(states, turn.rival, rivals[turn.rival], turn.chance)
    return found[::-1]


def modelled(view: CarsonView, seat: int) -> bool:
    """Whether the odds use a model of real players, so that they are not exact."""
    return any(
        _bids(view, number) and not one.virtual
        for number, one in enumerate(view.seats)
        if number != seat
    )


def _bids(view: CarsonView, number: int) -> bool:
    """Whether the seat's bid counts this round: not after it used the Lawyer."""
    return not view.seats[number].lawyer


def _rival(view: CarsonView, number: int) -> _Rival:
    seat = view.seats[number]
    wishes = _order(rival_gains(seat, view.row, learned_worth(rounds_left(view))))
    return _Rival(wishes, 2 if seat.two_picks else 1)


def _order(gains: Sequence[float]) -> tuple[int, ...]:
    """The cards of the row by what they bring, the best first."""
    return tuple(sorted(range(len(gains)), key=lambda index: (-gains[index], index)))


def _turns(view: CarsonView, number: int, rival: int | None) -> list[_Turn]:
    seat = view.seats[number]
    rank = view.tiebreak.index(seat.suit)
    # Of n cards left that are not higher, each is equally likely.
    return [
        _Turn(card + seat.bonus, rank, rival, card, 1 / lower)
        for lower, card in enumerate(seat.hand, 1)
    ]


def _pick(
    states: dict[_State, float], number: int, rival: _Rival, chance: float
) -> dict[_State, float]:
    """The states after a turn in which the rival picks, unless it has picked before."""
    after: defaultdict[_State, float] = defaultdict(float)
    for state, likely in states.items():
        picked, gone = state
        if picked >> number & 1:
            after[state] += likely
            continue
        after[picked | 1 << number, _take(rival, gone)] += likely * chance
        if chance < 1:
            after[state] += likely * (1 - chance)
    return after


def _take(rival: _Rival, gone: int) -> int:
    """The cards that are gone after a rival has taken the one it prefers among the rest."""
    left = [index for index in rival.wishes if not gone >> index & 1]
    return gone | sum(1 << index for index in left[: rival.picks])


def _read(card: int, states: dict[_State, float], places: int, wishes: tuple[int, ...]) -> BidOdds:
    """The odds that follow from the states for the seat that picks now and has these wishes."""
    at = [0.0] * places
    there = [0.0] * len(wishes)
    takes = [0.0] * len(wishes)
    for (picked, gone), likely in states.items():
        at[picked.bit_count()] += likely
        left = [index for index in wishes if not gone >> index & 1]
        for index in left:
            there[index] += likely
        for index in left[:1]:
            takes[index] += likely
    return BidOdds(card, tuple(at), tuple(there), tuple(takes))
