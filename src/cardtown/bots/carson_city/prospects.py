"""With how many points the seats of Carson City are likely to end."""

from __future__ import annotations

import math
from collections.abc import Mapping
from typing import Final

from cardtown.bots.carson_city.position import rounds_left
from cardtown.bots.carson_city.worth import PER_ERA, learned_worth
from cardtown.bots.chances import Prospects
from cardtown.games.carson_city.view import CarsonView, PhaseName, SeatView

_AT_ONCE: Final[frozenset[PhaseName]] = frozenset({"take at once", "place"})
_AFTER_PICKS: Final[frozenset[PhaseName]] = frozenset({"last sale", "over"})
_LATER_ERA: Final = 56.0
_BY_ROUND: Final = 1.5
_ROUND_BEFORE: Final = 8.0
"""What a planner's city gains beyond its promise: in all of Era II, less with this power of the
rounds left in it; and in each round of Era I."""
_APPEAL: Final[Mapping[str, float]] = {
    "virtual:novice": 4.6,
    "virtual:intermediate": 5.4,
    "virtual:expert": 6.2,
}
"""What a virtual seat takes in a round. All of this was found in games of planners."""
_LEAST, _MORE, _MOST = 3.0, 3.0, 14.0
"""The heat: how it grows with the rounds that are left."""


def prospects(view: CarsonView) -> Prospects:
    """How the game stands, by what a view shows."""
    left = rounds_left(view)
    points = [_prospect(one, left + _takes(view, seat)) for seat, one in enumerate(view.seats)]
    return Prospects(points, min(_LEAST + _MORE * math.sqrt(left + 1), _MOST))


def _takes(view: CarsonView, seat: int) -> bool:
    """Whether a card of this round is still to come for a seat."""
    if view.phase in _AFTER_PICKS:
        return False
    if view.order or view.phase == "adopt":  # an adopted character is a card too
        return seat in (*view.order, *view.deciding)
    # Before the picks. Who uses the Lawyer takes at once, and nothing more in this round.
    at_once = view.phase in _AT_ONCE and seat in view.deciding
    return at_once or not view.seats[seat].lawyer


def _prospect(seat: SeatView, left: int) -> float:
    """The likely points of a seat that takes that many more cards."""
    if seat.virtual:
        return seat.appeal + _APPEAL[seat.kind] * left
    worth = learned_worth(min(left, 2 * PER_ERA - 1))
    later = _LATER_ERA * math.pow(min(left, PER_ERA) / PER_ERA, _BY_ROUND)
    later += _ROUND_BEFORE * max(0, left - PER_ERA)
    return worth.value(seat.city, seat.characters, seat.sold) + later
