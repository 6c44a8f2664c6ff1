"""The divider's coach: what a division offers, before it is made and after the game.

Both lots are valued as the planner values cards in this round, each pair together; how the chooser
answers is the planner's model of it (`dividing`).
"""

from __future__ import annotations

from functools import lru_cache

from cardtown.bots.card_city.dividing import Bargain, chance_of_taking
from cardtown.bots.card_city.lots import Gains
from cardtown.bots.card_city.position import Position
from cardtown.bots.card_city.turns import Turns
from cardtown.bots.card_city.worth import worth
from cardtown.bots.coaching import Offer
from cardtown.core import Decision
from cardtown.games.card_city.actions import CardCityAction, Divide
from cardtown.games.card_city.view import CardCityView


def offer(
    view: CardCityView, decision: Decision[CardCityAction], action: CardCityAction
) -> Offer | None:
    """What a division offers the chooser and leaves to the divider."""
    if not isinstance(action, Divide):
        return None
    seat, number = decision.seat, len(view.offers)
    bargain = _bargain(view, seat)
    chooser = bargain.chooser(number)
    terms = bargain.terms(view.seats[seat].hand.known, seat, number, action)
    open_lot, mixed = terms.taken[chooser], terms.left[chooser]
    return Offer(
        points={
            "open_to_chooser": open_lot,
            "mixed_to_chooser": mixed,
            "mixed_seems_to_chooser": terms.seen,
            "open_to_you": terms.left[seat],
            "mixed_to_you": terms.taken[seat],
        },
        chances={
            "open_taken": terms.chance,
            "open_taken_if_all_shown": chance_of_taking(open_lot, mixed),
        },
    )


@lru_cache(maxsize=8)
def _bargain(view: CardCityView, seat: int) -> Bargain:
    """The bargain of a view, kept because a division is one of hundreds."""
    position = Position(view, seat)
    weights = worth(position.players, position.left, position.to_come)
    turns = Turns(weights, position.reserve, position.rules)
    return Bargain(position, [Gains(turns, one, exact=True) for one in position.estates])
