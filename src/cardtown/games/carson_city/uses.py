"""The possible effects of using a character now (C3.3, C3.5, C3.6), from public facts."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from itertools import chain, combinations, product
from typing import Final, NamedTuple, TypeVar

from cardtown.games.carson_city.characters import AFTER_BIDS, BEFORE_BIDS, BONUS, CharacterId
from cardtown.games.carson_city.view import CarsonView

_T = TypeVar("_T")
_SEQUENCE: Final = (*BEFORE_BIDS, *AFTER_BIDS)
"""The order in which owners are asked."""
_NOTHING: Final[Mapping[int, int]] = {}


class UseEffect(NamedTuple):
    """What using a character can change."""

    matters: bool
    """Whether it can change anything at all, whatever is bid and used after it."""
    adds: int
    """What it adds to the bid."""
    before: int | None
    """The place in the order of picks without it, from 1; None until the bids are seen."""
    after: int | None
    """The same with it."""


def pick_order(view: CarsonView, more: Mapping[int, int] = _NOTHING) -> tuple[int, ...]:
    """The seats as they would pick if the bids, now seen, were raised by `more` (C3.6)."""
    assert view.bids is not None
    ranked = sorted(
        (-bid - seat.bonus - more.get(number, 0), view.tiebreak.index(seat.suit), number)
        for number, (bid, seat) in enumerate(zip(view.bids, view.seats, strict=True))
        if not seat.lawyer
    )
    return tuple(number for _, _, number in ranked)


def use_effect(view: CarsonView, seat: int, character: CharacterId) -> UseEffect:
    """What it can change if `seat` uses a character that it is asked about."""
    adds = BONUS.get(character, 0)
    if not adds:
        return UseEffect(matters=True, adds=0, before=None, after=None)  # it brings a card
    if view.bids is None:
        return UseEffect(_may_outbid(view, seat, character), adds, None, None)
    before, after = pick_order(view), pick_order(view, {seat: adds})
    matters = any(
        pick_order(view, more) != pick_order(view, {**more, seat: more.get(seat, 0) + adds})
        for more in _raises(view, character)
    )
    return UseEffect(matters, adds, before.index(seat) + 1, after.index(seat) + 1)


def _raises(view: CarsonView, character: CharacterId) -> Iterator[dict[int, int]]:
    """By how much the bids may still be raised, by all who are asked after this character."""
    later = [
        (number, bonus)
        for number, one in enumerate(view.seats)
        for bonus in _later(view, number, character)
        if not one.lawyer
    ]
    for used in _subsets(later):
        raised: dict[int, int] = {}
        for number, bonus in used:
            raised[number] = raised.get(number, 0) + bonus
        yield raised


def _may_outbid(view: CarsonView, seat: int, character: CharacterId) -> bool:
    """Whether some bids are such that the bonus decides between this seat and another."""
    me = view.seats[seat]
    adds = BONUS[character]
    for number, rival in enumerate(view.seats):
        if number == seat or rival.lawyer:
            continue
        wins_ties = view.tiebreak.index(me.suit) < view.tiebreak.index(rival.suit)
        mine = _totals(view, seat, character)
        theirs = _totals(view, number, character)
        if any(
            _beats(own + adds, other, wins_ties) and not _beats(own, other, wins_ties)
            for own, other in product(mine, theirs)
        ):
            return True
    return False


def _totals(view: CarsonView, seat: int, character: CharacterId) -> set[int]:
    """What a seat's bid may come to."""
    one = view.seats[seat]
    raises = {sum(used) for used in _subsets(_later(view, seat, character))}
    return {card + one.bonus + more for card in one.hand for more in raises}


def _beats(one: int, other: int, wins_ties: bool) -> bool:
    return one >= other if wins_ties else one > other


def _later(view: CarsonView, seat: int, character: CharacterId) -> list[int]:
    """The bonuses that a seat may still use this round, after it was asked about a character."""
    one = view.seats[seat]
    if one.virtual:
        return []
    rest = _SEQUENCE[_SEQUENCE.index(character) + 1 :]
    return [
        BONUS[other]
        for other in rest
        if other in BONUS and other in one.characters and other not in one.used
    ]


def _subsets(items: Sequence[_T]) -> Iterator[tuple[_T, ...]]:
    return chain.from_iterable(combinations(items, size) for size in range(len(items) + 1))
