"""A seat's own turn: building, developing, income and a purchase, valued by a worth.

`Turns` holds what does not change within a round: the worth at its end, the Reserve and the rule
switches. Its quick methods decide card by card; `finish` tries both cards together.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from cardtown.bots.card_city.growth import Rules, develop_fully
from cardtown.games.card_city.effects import Estate

Value = Callable[[Estate], float]


class Outcome(NamedTuple):
    """An estate and its value."""

    value: float
    estate: Estate


class Turns:
    """Everything that a seat can do with its cards in one round."""

    def __init__(self, worth: Value, reserve: str, rules: Rules) -> None:
        self.worth = worth
        self.reserve = reserve
        self.rules = rules

    # --- phase 3 and 4 -----------------------------------------------------------------------

    def settle(self, estate: Estate, grown: int = 0) -> Outcome:
        """The best result of developing, with the income."""
        best: Outcome | None = None
        for city in develop_fully(estate.city, self.reserve, self.rules, grown):
            after = estate._replace(city=city).earn()
            value = self.worth(after)
            if best is None or value > best.value:
                best = Outcome(value, after)
        assert best is not None
        return best

    def trade(self, outcome: Outcome) -> Outcome:
        """The same with the best purchase of an Industrial, if any is worth it."""
        for after in outcome.estate.purchases_of(self.reserve):
            value = self.worth(after)
            if value > outcome.value:
                outcome = Outcome(value, after)
        return outcome

    # --- phase 2 -------------------------------------------------------------------------------

    def best_build(self, estate: Estate, hand: str) -> tuple[Estate, str, float] | None:
        """The best build if developing follows at once: the estate and hand after it."""
        best: tuple[Estate, str, float] | None = None
        for kind, cell in estate.builds(hand):
            after = estate.build(kind, cell)
            value = self.settle(after).value
            if best is None or value > best[2]:
                best = after, hand.replace(kind, "", 1), value
        return best

    def quick(self, estate: Estate, hand: str) -> Outcome:
        """The round played card by card, without the purchase."""
        while hand:
            found = self.best_build(estate, hand)
            if found is None:
                break
            estate, hand, _ = found
        return self.settle(estate)

    def finish(self, estate: Estate, hand: str) -> Outcome:
        """The best result of this hand, with all builds tried together, without the purchase."""
        best: Outcome | None = None
        known: set[tuple[int, ...]] = set()
        waiting = [(estate, hand)]
        while waiting:
            here, rest = waiting.pop()
            ended = True
            for kind, cell in here.builds(rest):
                ended = False
                after = here.build(kind, cell)
                if after.city.boards not in known:
                    known.add(after.city.boards)
                    waiting.append((after, rest.replace(kind, "", 1)))
            if ended:
                found = self.settle(here)
                if best is None or found.value > best.value:
                    best = found
        assert best is not None
        return best
