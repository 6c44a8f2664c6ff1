"""A decision of Carson City played on to the end by planners, on the compiled core."""

from __future__ import annotations

from collections.abc import Sequence

from cardtown.bots.carson_city.on_core import core_table
from cardtown.bots.carson_city.worth import all_worths
from cardtown.bots.draws import Draws
from cardtown.core import Decision
from cardtown.games.carson_city.actions import CarsonAction
from cardtown.games.carson_city.view import CarsonView

_PLANNER = "p"


def play_on(
    view: CarsonView,
    decision: Decision[CarsonAction],
    actions: Sequence[CarsonAction],
    state: int,
) -> list[tuple[float, ...]]:
    """The final points after each of these options, in one deal that follows from `state`."""
    from cardtown.fast.carson_city import code_of  # exists only if the core is built

    draws = Draws(state)
    # What the seat can't know is dealt before the option is played: it may turn cards up.
    dealt = core_table(view, decision).resample(decision.seat, draws.next())
    then = draws.next()
    found = []
    for action in actions:
        table = dealt.copy()
        table.play(decision.seat, code_of(action))
        players = _PLANNER * len(view.seats)
        _, *points = table.planned_rollouts(all_worths(), decision.seat, 1, then, players)
        found.append(tuple(map(float, points)))
    return found
