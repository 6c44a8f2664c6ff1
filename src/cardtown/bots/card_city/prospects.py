"""With how many points the seats of Card City are likely to end."""

from __future__ import annotations

import math
from typing import Final

from cardtown.bots.card_city.position import Position
from cardtown.bots.card_city.worth import worth
from cardtown.bots.chances import Prospects
from cardtown.games.card_city.table import ROUNDS
from cardtown.games.card_city.view import CardCityView

_HEAT: Final = 1.1
"""How the heat grows with the root of the rounds that are left."""


def prospects(view: CardCityView) -> Prospects:
    """How the game stands, by what a view shows."""
    position = Position(view, 0)
    points = [
        worth(position.players, _left(view, seat), position.to_come)(estate)
        for seat, estate in enumerate(position.estates)
    ]
    return Prospects(points, _HEAT * math.sqrt(position.left + 1))


def _left(view: CardCityView, seat: int) -> int:
    """The rounds in which a seat still builds; weights reach back to the end of the first."""
    building = view.phase not in {"buy", "over"} and view.seats[seat].stage != "done"
    return min(ROUNDS - view.round + building, ROUNDS - 1)
