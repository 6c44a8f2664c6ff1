"""What the cards of the row are worth to everyone, and who will take which.

Hands, cities and characters are public. A virtual seat takes what appeals most (C3.7); a real one
is taken to want what brings it most, half by points at once and half by what a planner sees.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from cardtown.bots.carson_city.position import CardOfRow, Position
from cardtown.bots.carson_city.survey import survey
from cardtown.bots.carson_city.worth import Worth, points_alone
from cardtown.games.carson_city.deck import Character
from cardtown.games.carson_city.effects import Estate, estate_of
from cardtown.games.carson_city.view import CarsonView, SeatView

_FORESIGHT: Final = 0.5
# What a point of a rival costs, in points of the seat itself: of the one in front, and of others.
_DENY_LEADER: Final = 0.25
_DENY: Final = 0.05


def gain(have: Estate, card: CardOfRow, worth: Worth) -> float:
    """What taking a card is worth to the owner of an estate."""
    if isinstance(card, Character):
        owned = have.characters
        more = (*owned, card.id)
        value = worth.value(have.city, more, have.sold)
        return value - worth.value(have.city, owned, have.sold)
    return survey(have.city, have.characters, worth).best(card)[1]


def gains(have: Estate, row: Sequence[CardOfRow], worth: Worth) -> list[float]:
    """What each card of the row is worth to the owner of an estate."""
    return [gain(have, card, worth) for card in row]


def rival_gains(seat: SeatView, row: Sequence[CardOfRow], worth: Worth) -> list[float]:
    """What each card of the row seems to be worth to another seat, to somebody who values so."""
    if seat.virtual:
        return [float(card.appeal) for card in row]
    have = estate_of(seat)
    far, near = gains(have, row, worth), gains(have, row, points_alone())
    pairs = zip(far, near, strict=True)
    return [_FORESIGHT * one + (1 - _FORESIGHT) * other for one, other in pairs]


class PickForecast:
    """Everyone's gains from the row, and the picks that follow from an order."""

    def __init__(self, position: Position, mine: list[float]) -> None:
        view, worth = position.view, position.worths.at(position.left)
        self.seat = position.seat
        self.gains = [
            mine if number == position.seat else rival_gains(seat, view.row, worth)
            for number, seat in enumerate(view.seats)
        ]
        self.wishes = [
            sorted(range(len(one)), key=lambda index: (-one[index], index)) for one in self.gains
        ]
        self.deny = _deny(view, position.seat)
        self._outcomes: dict[tuple[int, ...], float] = {}

    def outcome(self, order: tuple[int, ...], picks: int = 1) -> float:
        """What the picks in this order are worth to the seat itself, less what rivals gain."""
        found = self._outcomes.get((*order, picks))
        if found is None:
            found = self._outcomes[*order, picks] = self._play(order, picks)
        return found

    def _play(self, order: tuple[int, ...], picks: int) -> float:
        taken: set[int] = set()
        value = 0.0
        for seat in order:
            for _ in range(picks if seat == self.seat else 1):
                index = next((one for one in self.wishes[seat] if one not in taken), None)
                if index is None:
                    break
                taken.add(index)
                got = self.gains[seat][index]
                value += got if seat == self.seat else -self.deny[seat] * got
        return value

    def rest(self, order: Sequence[int], index: int) -> float:
        """What rivals still to pick gain, weighed, once the card at `index` is gone."""
        taken = {index}
        value = 0.0
        for seat in order:
            best = next((one for one in self.wishes[seat] if one not in taken), None)
            if best is not None:
                taken.add(best)
                value += self.deny[seat] * self.gains[seat][best]
        return value


def _deny(view: CarsonView, me: int) -> list[float]:
    """What a point of each rival costs: most for the one in front."""
    points = [seat.points if number != me else -1000 for number, seat in enumerate(view.seats)]
    front = points.index(max(points))
    return [
        0.0 if number == me else _DENY_LEADER if number == front else _DENY
        for number in range(len(points))
    ]
