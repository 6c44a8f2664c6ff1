"""The planner: values the promise of a city, what rivals will take, and the price of a bid."""

from __future__ import annotations

import random
from collections.abc import Sequence
from time import process_time
from typing import TYPE_CHECKING, Final

from cardtown.bots.base import Ranked, best_option
from cardtown.bots.carson_city import lookahead
from cardtown.bots.carson_city.bidding import Auction
from cardtown.bots.carson_city.characters import use_values
from cardtown.bots.carson_city.expectations import with_expectations
from cardtown.bots.carson_city.on_core import core_table, on_core
from cardtown.bots.carson_city.position import Position, rank_options
from cardtown.bots.carson_city.rivals import PickForecast, gains
from cardtown.bots.carson_city.sales import best_sales
from cardtown.bots.carson_city.worth import Worth, Worths, learned_worths
from cardtown.bots.draws import Draws
from cardtown.core import Decision
from cardtown.games.carson_city.actions import CarsonAction, Done, Sell, Take, Use
from cardtown.games.carson_city.deck import CARDS_PER_ERA
from cardtown.games.carson_city.effects import Estate
from cardtown.games.carson_city.scoring import SALE_POINTS
from cardtown.games.carson_city.view import CarsonView

if TYPE_CHECKING:
    from cardtown.fast.carson_city import CoreTable

# How many places are examined more closely: more with more time.
_FEWEST, _MOST = 4, 16
_MS_PER_PLACE: Final = 2.5
_EXPLAINED: Final = 12
"""At most this many of the best options say what is expected of them."""


class Planner:
    """One decision, with about `ms` milliseconds to think."""

    def __init__(
        self,
        view: CarsonView,
        decision: Decision[CarsonAction],
        rng: random.Random,
        ms: float,
        worths: Worths | None = None,
    ) -> None:
        self._until = process_time() + ms / 1000
        self._ms = ms
        self._places = _places(ms)
        self._decision = decision
        self._options = decision.options
        self._rng = Draws.of(rng)
        self._position = Position(view, decision.seat, worths)
        self._worth: Worth = self._position.worths.at(self._position.left)

    def choose(self) -> CarsonAction:
        """The best option."""
        return best_option(self._decision, self.values)

    def rank(self, values: Sequence[float] | None = None) -> list[Ranked[CarsonAction]]:
        """All options, best first: by their values, or by what somebody else sees in them."""
        values = self.values() if values is None else values
        found = rank_options(self._position, self._options, values, self._worth)
        if self._decision.kind not in ("take", "place"):
            return found
        return with_expectations(self._position, found, self._worth, _EXPLAINED)

    def values(self) -> Sequence[float]:
        """The value of each option: points at once and the expectation for later."""
        match self._decision.kind:
            case "place":
                return self._placing()
            case "take":
                return self._taking()
            case "bid":
                return self._bidding()
            case "use":
                use = self._options[0]
                assert isinstance(use, Use)
                return use_values(self._position, use.character, self._worth, self._rng)
            case _:
                return self._ending()

    # --- terrain ---------------------------------------------------------------------------------

    def _placing(self) -> list[float]:
        """Every place by its promise; the best ones also by what could come next."""
        position, card = self._position, self._position.view.placing
        assert card is not None
        found = position.survey(self._worth).gains(card)
        values = [gain for _, gain in found]
        order = sorted(range(len(values)), key=lambda index: -values[index])[: self._places]
        if len(order) > 1:
            estates = [position.mine.place(card, found[index][0]) for index in order]
            seen = lookahead.outlooks(position, estates, self._rng, self._until)
            if seen is None:
                seen = [values[index] for index in order]
            seen = [one + _sales(after) for one, after in zip(seen, estates, strict=True)]
            _refine(values, order, seen)
        return values

    # --- the auction -----------------------------------------------------------------------------

    def _taking(self) -> list[float]:
        """Every card by its value, less what it leaves to those who pick later."""
        position, view = self._position, self._position.view
        mine = gains(position.mine, view.row, self._worth)
        forecast = PickForecast(position, mine)
        later = [seat for seat in view.order if seat != position.seat]
        values = [
            mine[option.index] - forecast.rest(later, option.index)
            for option in self._options
            if isinstance(option, Take)
        ]
        return self._with_sales(values)

    def _bidding(self) -> list[float]:
        position = self._position
        mine = gains(position.mine, position.view.row, self._worth)
        auction = Auction(position, PickForecast(position, mine), self._rng)
        if position.me.lawyer:  # the card is discarded without effect
            values = [-auction.price(card) for card in position.me.hand]
        else:
            picks = 2 if position.me.two_picks else 1
            values = auction.values(position.me.bonus, picks)
        return self._with_sales(values)

    # --- sales and the end -----------------------------------------------------------------------

    def _with_sales(self, values: list[float]) -> list[float]:
        """Add sales of cards in the way that may come first; those for points wait till the end.

        A sale takes no turn: the best of the other options still follows.
        """
        best = max(values)
        for option in self._options[len(values) :]:
            assert isinstance(option, Sell)
            after = self._position.mine.sell(option.index)
            gain = self._value(after) - self._value(self._position.mine)
            values.append(best + gain - SALE_POINTS)
        return values

    def _value(self, have: Estate) -> float:
        return self._worth.value(have.city, have.characters, have.sold)

    def _ending(self) -> list[float]:
        """Adoption and last sales: exact, with the sales that may follow."""
        position = self._position
        points = position.mine.points
        return [
            0.0
            if isinstance(option, Done) and self._decision.kind == "sell"
            else best_sales(position.after(option, self._worth))[0] - points
            for option in self._options
        ]


class CompiledPlanner(Planner):
    """The same values from the compiled core, which tries all cards in less than a millisecond."""

    def values(self) -> Sequence[float]:
        """The value of each option: points at once and the expectation for later."""
        table = core_table(self._position.view, self._decision)
        worths = self._position.worths
        return core_values(table, self._decision.seat, self._rng, self._ms, worths)


def core_values(
    table: CoreTable, seat: int, rng: Draws, ms: float, worths: Worths
) -> Sequence[float]:
    """The value of each option, from a table of the core."""
    cards = CARDS_PER_ERA if ms else lookahead.FEWEST
    return table.plan(worths.packed, seat, rng.state, _places(ms), cards)


def _places(ms: float) -> int:
    return max(_FEWEST, min(int(ms / _MS_PER_PLACE), _MOST))


def new_planner(
    view: CarsonView,
    decision: Decision[CarsonAction],
    rng: random.Random,
    ms: float,
    worths: Worths | None = None,
) -> Planner:
    """A planner on the compiled core, if it is built and the view asks for this decision.

    It values things by the learned worths, unless others are given.
    """
    kind = CompiledPlanner if on_core(view, decision) else Planner
    return kind(view, decision, rng, ms, worths)


def _refine(values: list[float], order: list[int], seen: list[float]) -> None:
    """Give the options in `order` the exact values; all others stay behind them."""
    shift = values[order[0]] - max(seen)
    floor = min(seen) + shift
    for index, value in enumerate(values):
        values[index] = min(value, floor - 0.001)
    for index, value in zip(order, seen, strict=True):
        values[index] = value + shift


def _sales(have: Estate) -> int:
    """The points of the sales that are possible now; cards worth keeping apart."""
    if "auctioneer" not in have.characters:
        return 0
    return best_sales(have, width=1)[0] - have.points


def choose(
    view: CarsonView, decision: Decision[CarsonAction], rng: random.Random, ms: float
) -> CarsonAction:
    """The best option found in about `ms` milliseconds."""
    return new_planner(view, decision, rng, ms).choose()


def choose_on_core(
    table: CoreTable, decision: Decision[CarsonAction], rng: random.Random, ms: float
) -> CarsonAction:
    """The same option, from a table of the core."""
    return best_option(
        decision, lambda: core_values(table, decision.seat, Draws.of(rng), ms, learned_worths())
    )


def rank(
    view: CarsonView, decision: Decision[CarsonAction], rng: random.Random, ms: float
) -> list[Ranked[CarsonAction]]:
    """All options, best first."""
    return new_planner(view, decision, rng, ms).rank()
