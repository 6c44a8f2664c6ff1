"""What luck allows: a champion of Carson City that knows all cards to come, as no bot can.

It gets the table itself on the fast core, where bots get views. What its real rivals are going to
bid it does not know.
"""

from typing import Any

from cardtown import fast
from cardtown.bots import Occasion
from cardtown.bots.carson_city.champion import Manner
from cardtown.bots.carson_city.worth import all_worths
from cardtown.bots.valuations import best_of, limits, valuations
from cardtown.core import Decision
from cardtown.lab import Tournament


def wins_knowing_cards(match: Tournament, rollouts: int, number: int) -> float:
    """The share in the win of that game that goes to the first entrant, who knows the cards."""
    knowing = match.seat_of(0, number)
    bots = match.bots(number)
    name = match.bots_know_as(number)
    table: Any = match.table(number, rules=fast.quickest(match.game))
    made = [0] * len(table.seats)
    while pending := table.decisions():
        for decision in pending:
            seat = decision.seat
            rng = Occasion(name, seat, made[seat]).rng()
            made[seat] += 1
            if seat == knowing:
                action = _choose(table, decision, rng.getrandbits(64), rollouts)
            else:
                action = bots[seat].choose(table.view(seat), decision, rng)
            table.apply(seat, action)
    winners = table.result.winners
    return (knowing in winners) / len(winners)


def _choose(table: Any, decision: Decision[Any], state: int, rollouts: int) -> Any:
    if len(decision.options) == 1:
        return decision.options[0]
    given = all_worths(), decision.seat, state, *limits(0, rollouts), Manner.KNOWS_CARDS
    return best_of(decision.options, valuations(table.core.champion(*given)))
