"""What every option of a position is worth as a chance to win, and how sure that is.

The champion says the chance of the options that it plays on. That of the others follows from their
points: it is the chance of the best option, less what they bring less. None is given more than the
best, as in reviews: what playing on says of close options differs by chance.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from cardtown.bots.base import Ranked
from cardtown.bots.chances import Chance, chances_of, less, margin_of, prospects
from cardtown.core import Action, Decision


def chances_to_win(
    view: Any, decision: Decision[Any], ranked: Sequence[Ranked[Any]]
) -> Mapping[Action, Chance]:
    """The chance of the deciding seat after each option, which a bot has ranked, best first; none
    for somebody who plays alone."""
    stand = prospects(view)
    if len(stand.points) < 2:
        return {}
    best = ranked[0]
    before = chances_of(stand)[decision.seat] if best.chance is None else best.chance[0]

    def chance_of(one: Ranked[Any]) -> Chance:
        if one.chance is not None:
            value, margin = one.chance
            return Chance(min(value, before), margin)
        value = less(before, max(0.0, best.value - one.value), stand.heat)
        return Chance(value, margin_of(value))

    return {one.action: chance_of(one) for one in ranked}
