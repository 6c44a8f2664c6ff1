"""A bot's view of a decision: estates, cards to come, and what each option changes now."""

from __future__ import annotations

from collections.abc import Sequence

from cardtown.bots.base import Ranked, best_first
from cardtown.bots.card_city.growth import Rules
from cardtown.games.card_city.actions import CardCityAction
from cardtown.games.card_city.buildings import together
from cardtown.games.card_city.effects import Estate, ScoredEstate, estate_of
from cardtown.games.card_city.table import ROUNDS
from cardtown.games.card_city.view import CardCityView


class Position:
    """A view from the seat that decides."""

    __slots__ = ("estates", "hand", "left", "mine", "players", "reserve", "rules", "seat", "view")

    def __init__(self, view: CardCityView, seat: int) -> None:
        self.view = view
        self.seat = seat
        self.players = len(view.seats)
        self.estates = tuple(map(estate_of, view.seats))
        self.mine = self.estates[seat]
        self.hand = view.seats[seat].hand.known
        self.left = ROUNDS - view.round
        self.reserve = view.reserve
        self.rules = Rules(view.once, view.joining)

    @property
    def to_come(self) -> str:
        """The cards that may come later: not seen yet, or put under the deck."""
        return together(self.view.unseen, self.view.under.known)

    def after(self, action: CardCityAction) -> Estate:
        """The estate of the seat right after an option."""
        return self.mine.after(action)

    @property
    def grown(self) -> int:
        """The cells whose districts have developed in this round, if that matters (K4.5)."""
        return self.view.seats[self.seat].grown if self.rules.once else 0


def rank_options(
    position: Position, options: Sequence[CardCityAction], values: Sequence[float]
) -> list[Ranked[CardCityAction]]:
    """The options with their values, best first; `now` and its reasons are exact."""
    now = ScoredEstate(position.mine)
    return best_first(options, values, [now.to(position.after(one)) for one in options])
