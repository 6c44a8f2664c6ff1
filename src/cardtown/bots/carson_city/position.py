"""A bot's view of a decision: its own seat, the others, and what each option changes now."""

from __future__ import annotations

from collections.abc import Sequence

from cardtown.bots.base import Ranked, best_first
from cardtown.bots.carson_city.survey import Survey, survey
from cardtown.bots.carson_city.worth import PER_ERA, ROUNDS, Worth, Worths, learned_worths
from cardtown.games.carson_city.actions import CarsonAction, Take
from cardtown.games.carson_city.city import Terrain
from cardtown.games.carson_city.deck import Character
from cardtown.games.carson_city.effects import Estate, ScoredEstate, estate_of
from cardtown.games.carson_city.view import CarsonView

CardOfRow = Terrain | Character


def rounds_left(view: CarsonView) -> int:
    """How many rounds are still to come after this one."""
    return ROUNDS - PER_ERA * (view.era - 1) - view.round


class Position:
    """A view from the seat that decides."""

    __slots__ = ("left", "me", "mine", "seat", "view", "worths")

    def __init__(self, view: CarsonView, seat: int, worths: Worths | None = None) -> None:
        """Look at everything by these worths; by the learned ones if there are none."""
        self.worths = worths or learned_worths()
        self.view = view
        self.seat = seat
        self.me = view.seats[seat]
        self.mine = estate_of(self.me)
        self.left = rounds_left(view)

    def survey(self, worth: Worth) -> Survey:
        """The survey of the seat's own city."""
        return survey(self.mine.city, self.mine.characters, worth)

    def after(self, action: CarsonAction, worth: Worth) -> Estate:
        """The estate after an option; a card that it takes is laid where `worth` says."""
        if isinstance(action, Take):
            return self.taking(self.view.row[action.index], worth)
        return self.mine.after(action, self.view.placing)

    def taking(self, card: CardOfRow, worth: Worth) -> Estate:
        """The estate after taking a card of the row and laying it where it is best."""
        if isinstance(card, Character):
            return self.mine.join(card.id)
        cell, _ = self.survey(worth).best(card)
        return self.mine if cell < 0 else self.mine.place(card, cell)


def rank_options(
    position: Position,
    options: Sequence[CarsonAction],
    values: Sequence[float],
    worth: Worth,
) -> list[Ranked[CarsonAction]]:
    """The options with their values, best first; `now` and its reasons are exact."""
    now = ScoredEstate(position.mine)
    return best_first(options, values, [now.to(position.after(one, worth)) for one in options])
