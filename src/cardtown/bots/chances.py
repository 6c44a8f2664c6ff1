"""The chance of every seat to win, from what everybody at the table can see.

A game says with how many points each seat is likely to end, and how far apart the final points of
equals are: its *heat*. A lead of one heat makes a seat e times as likely to win as another
(docs/review.md says how both were found, and how true the chances are).
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Any, Final, NamedTuple, Protocol, cast

from cardtown import games
from cardtown.core import Table

DOUBT: Final = 0.88
"""How far the logit of a chance is from what playing on many times says: the standard deviation
(`python -m bench.review --chances`)."""
_SURE: Final = 1.96
_HEAT_OF_ANY_GAME: Final = 12.0


class Chance(NamedTuple):
    """How likely a seat is to win."""

    value: float
    margin: float
    """Half of the 95 % interval."""


class Prospects(NamedTuple):
    """How a game stands."""

    points: Sequence[float]
    """With how many points each seat is likely to end."""
    heat: float


class _Part(Protocol):
    """What a game brings, as the module `prospects` of its part for bots."""

    def prospects(self, view: Any) -> Prospects:
        """How the game stands, by what a view shows."""


def prospects(view: Any) -> Prospects:
    """How a game stands; where the game does not say it, by the points so far."""
    part = games.part(view.game, "bots", "prospects")
    if part is not None:
        return cast(_Part, part).prospects(view)
    return Prospects([getattr(seat, "points", 0) for seat in view.seats], _HEAT_OF_ANY_GAME)


def chances(table: Table[Any, Any]) -> tuple[Chance, ...]:
    """The chance of every seat to win, from the view of a spectator; at the end, who won."""
    if table.result is not None:
        winners = table.result.winners
        share = 1 / max(1, len(winners))
        return tuple(Chance(share * (seat in winners), 0) for seat in range(len(table.seats)))
    return tuple(Chance(one, margin_of(one)) for one in chances_of(prospects(table.view(None))))


def chances_of(stand: Prospects) -> list[float]:
    """The chance of every seat to win."""
    most = max(stand.points)
    shares = [math.exp((points - most) / stand.heat) for points in stand.points]
    return [share / math.fsum(shares) for share in shares]


def margin_of(chance: float) -> float:
    """Half of the 95 % interval of a chance that follows from points."""
    return _SURE * DOUBT * chance * (1 - chance)


def less(chance: float, points: float, heat: float) -> float:
    """What remains of a chance with that many points less."""
    if chance <= 0 or chance >= 1:
        return chance
    odds = chance / (1 - chance) * math.exp(-points / heat)
    return odds / (1 + odds)
