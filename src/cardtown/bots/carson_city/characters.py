"""When to use a character: now, if it brings more than waiting for a better round would.

The value of a use is computed for this round; the value of waiting follows from optimal stopping:
with m more chances, each bringing a random amount of the same mean, waiting is worth v(m) with
v(0) = 0 and v(m + 1) = the mean of the larger of v(m) and that amount.
"""

from __future__ import annotations

import math
from functools import cache
from typing import Final

from cardtown.bots.carson_city.bidding import Auction
from cardtown.bots.carson_city.position import Position
from cardtown.bots.carson_city.rivals import PickForecast, gains
from cardtown.bots.carson_city.worth import PER_ERA, Worth
from cardtown.bots.draws import Draws
from cardtown.games.carson_city.characters import BONUS, CharacterId
from cardtown.games.carson_city.uses import pick_order

# The average value of a use in a round, in points; found in games.
_MEAN: Final[dict[CharacterId, float]] = {
    "governor": 8.0,
    "lawyer": 3.5,
    "chinese_worker": 5.5,
    "heroes": 1.6,
    "gunsmith": 2.4,
    "mercenary": 1.5,
    "doctor": 0.6,
}
_EVENNESS: Final = 3.0
"""How even the gains of a governor or worker are, compared with an exponential."""


@cache
def waiting(mean: float, chances: int) -> float:
    """The value of waiting, with that many more chances to use a character."""
    value = 0.0
    for _ in range(chances):
        value += mean * math.exp(-value / mean)
    return value


def use_values(position: Position, character: CharacterId, worth: Worth, rng: Draws) -> list[float]:
    """The value of using the character now, and the value of waiting."""
    view = position.view
    chances = position.left if character == "governor" else PER_ERA - view.round
    return [_now(position, character, worth, rng), _wait(character, chances)]


def _wait(character: CharacterId, chances: int) -> float:
    mean = _MEAN[character]
    if character in ("governor", "chinese_worker"):
        # Their gains vary less than their size: only the part above the floor is random.
        floor = mean * (1 - 1 / _EVENNESS)
        return floor + waiting(mean / _EVENNESS, chances) if chances else 0.0
    return waiting(mean, chances)


def _now(position: Position, character: CharacterId, worth: Worth, rng: Draws) -> float:
    view = position.view
    mine = gains(position.mine, view.row, worth)
    forecast = PickForecast(position, mine)
    if view.bids is not None:
        return _after_bids(position, forecast, BONUS[character])
    auction = Auction(position, forecast, rng)
    bonus = position.me.bonus
    plain = max(auction.values(bonus))
    match character:
        case "governor":
            best = sorted(mine, reverse=True)
            return best[0] - 0.3 * (best[0] - best[1])
        case "lawyer":
            return max(mine) - plain
        case "chinese_worker":
            return max(auction.values(bonus, picks=2)) - plain
        case _:
            return max(auction.values(bonus + BONUS[character])) - plain


def _after_bids(position: Position, forecast: PickForecast, bonus: int) -> float:
    """The value of a higher total, once the bids are seen."""
    with_bonus = forecast.outcome(pick_order(position.view, {position.seat: bonus}))
    return with_bonus - forecast.outcome(pick_order(position.view))
