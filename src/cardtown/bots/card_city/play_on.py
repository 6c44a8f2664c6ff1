"""A decision of Card City played on to the end by planners, on the compiled core."""

from __future__ import annotations

from collections.abc import Sequence

from cardtown.bots.card_city.worth import packed_weights
from cardtown.bots.draws import Draws
from cardtown.core import Decision
from cardtown.games.card_city.actions import CardCityAction
from cardtown.games.card_city.view import CardCityView


def play_on(
    view: CardCityView,
    decision: Decision[CardCityAction],
    actions: Sequence[CardCityAction],
    state: int,
) -> list[tuple[float, ...]]:
    """The final points after each of these options, in one deal that follows from `state`."""
    from cardtown.fast.card_city import code_of, table_of  # exists only if the core is built

    dealt = table_of(view, decision.seat).resample(decision.seat, state)
    weights = packed_weights()
    found = []
    for action in actions:
        table, draws = dealt.copy(), Draws(state)
        table.play(decision.seat, code_of(action))
        while (seat := table.turn()) >= 0:
            values = table.plan(weights, seat, draws.next(), 0.0)
            table.play(seat, table.options(seat)[values.index(max(values))])
        found.append(tuple(float(table.score(one)[-1]) for one in range(len(view.seats))))
    return found
