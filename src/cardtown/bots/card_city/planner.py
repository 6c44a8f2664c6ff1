"""The planner: values what a city promises, looks a round ahead, and divides against choosers.

The amount of thinking depends on `ms`, not on the clock, so that choices can be repeated. The clock
ends it early only on a machine that is much too slow.
"""

from __future__ import annotations

import math
import random
from collections.abc import Sequence
from dataclasses import replace
from functools import cached_property
from time import process_time
from typing import TYPE_CHECKING, Final

from cardtown import fast
from cardtown.bots.base import Ranked, best_option
from cardtown.bots.card_city.dividing import (
    Bargain,
    Payoff,
    choose_values,
    divide_values,
    gains_of_choices,
)
from cardtown.bots.card_city.lookahead import outlook
from cardtown.bots.card_city.lots import Gains
from cardtown.bots.card_city.position import Position, rank_options
from cardtown.bots.card_city.turns import Outcome, Turns
from cardtown.bots.card_city.worth import Worths, learned_worths
from cardtown.bots.draws import Draws
from cardtown.core import Decision
from cardtown.games.card_city.actions import Build, CardCityAction, Divide, Keep, TakeOpen
from cardtown.games.card_city.buildings import without
from cardtown.games.card_city.effects import Estate
from cardtown.games.card_city.view import CardCityView

if TYPE_CHECKING:
    from cardtown.fast.card_city import CoreTable

_MS_PER_CANDIDATE: Final = 2.0
_MS_FOR_PAIRS: Final = 15
_MS_PER_FINISH: Final = 1.0
_PATIENCE: Final = 4
_GRACE_MS: Final = 50
"""The clock ends the thinking after `_PATIENCE` times the budget plus this much."""
_EXPLAINED: Final = 12
"""At most this many of the best divisions say what they bring everyone."""


class Planner:
    """One decision, with about `ms` milliseconds to think."""

    def __init__(
        self,
        view: CardCityView,
        decision: Decision[CardCityAction],
        rng: random.Random,
        ms: float,
        worths: Worths | None = None,
    ) -> None:
        self._until = process_time() + (_PATIENCE * ms + _GRACE_MS) / 1000
        self._ms = ms
        self._worths = worths or learned_worths()
        self._decision = decision
        self._options = decision.options
        self._draws = Draws.of(rng)
        self._position = Position(view, decision.seat)

    def choose(self) -> CardCityAction:
        """The best option."""
        return best_option(self._decision, self.values)

    def rank(self, values: Sequence[float] | None = None) -> list[Ranked[CardCityAction]]:
        """All options, best first: by their values, or by what somebody else sees in them."""
        values = self.values() if values is None else values
        found = rank_options(self._position, self._options, values)
        if self._decision.kind not in ("divide", "choose"):
            return found
        return [*map(self._with_gains, found[:_EXPLAINED]), *found[_EXPLAINED:]]

    def values(self) -> Sequence[float]:
        """The value of each option, relative to the current points."""
        position = self._position
        match self._decision.kind:
            case "divide" | "choose":
                return self._lots()
            case "keep":
                outcomes = self._outcomes_of_keeping()
            case "build":
                outcomes = self._outcomes_of_building()
            case "develop":
                outcomes = self._outcomes_of_developing()
            case _:
                worth = self._turns(position.to_come).worth
                after = [position.after(option) for option in self._options]
                outcomes = [Outcome(worth(one), one) for one in after]
        values = self._look_ahead(outcomes)
        return [value - position.mine.points for value in values]

    def _turns(self, to_come: str, later: int = 0) -> Turns:
        """The turns of this round, or of a later one."""
        position = self._position
        left = position.left - later
        worth = self._worths.at(position.players, left, to_come)
        return Turns(worth, position.reserve, position.rules)

    # --- the seat's own city ---------------------------------------------------------------------

    def _outcomes_of_keeping(self) -> list[Outcome]:
        position = self._position
        outcomes = []
        for option in self._options:
            assert isinstance(option, Keep)
            kept = position.hand[option.first] + position.hand[option.second]
            turns = self._turns(position.to_come + without(position.hand, kept))
            play = turns.finish if self._ms >= _MS_FOR_PAIRS else turns.quick
            outcomes.append(play(position.mine, kept))
        return outcomes

    def _outcomes_of_building(self) -> list[Outcome]:
        """Each option with its best continuation; less promising ones without a continuation."""
        position = self._position
        turns = self._turns(position.to_come)
        after = [position.after(option) for option in self._options]
        outcomes = [turns.settle(estate) for estate in after]
        if len(position.hand) == 1 or len(after) == 1:
            return outcomes
        order = sorted(range(len(after)), key=lambda index: -outcomes[index].value)
        most = 2 + int(self._ms / _MS_PER_FINISH)
        for index in order[:most]:
            option = self._options[index]
            assert isinstance(option, Build)  # the only other option is to discard
            rest = position.hand.replace(option.kind, "", 1)
            outcomes[index] = turns.finish(after[index], rest)
        floor = min(outcomes[index].value for index in order[:most])
        for index in order[most:]:
            outcomes[index] = outcomes[index]._replace(value=floor - 0.001)
        return outcomes

    def _outcomes_of_developing(self) -> list[Outcome]:
        position = self._position
        turns = self._turns(position.to_come)
        grown = position.grown
        outcomes = []
        for option in self._options:
            after = position.after(option)
            new = after.city.covered & ~position.mine.city.covered
            outcomes.append(turns.settle(after, grown | new))
        return outcomes

    def _look_ahead(self, outcomes: Sequence[Outcome]) -> list[float]:
        """The values of the outcomes; for the best of them, by what the next round can bring.

        Outcomes that were not examined stay behind those that were.
        """
        values = [one.value for one in outcomes]
        most = int(self._ms / _MS_PER_CANDIDATE)
        if most < 2:
            return values
        order = sorted(range(len(values)), key=lambda index: -values[index])
        seen: dict[Estate, float] = {}
        looked = 0
        for index in order:
            outcome = self._trade(outcomes[index])
            if outcome.estate not in seen:
                if len(seen) == most or process_time() > self._until:
                    break
                seen[outcome.estate] = self._outlook(outcome)
            values[index] = seen[outcome.estate]
            looked += 1
        floor = min((values[index] for index in order[:looked]), default=math.inf)
        for index in order[looked:]:
            values[index] = min(values[index], floor - 0.001)
        return values

    def _trade(self, outcome: Outcome) -> Outcome:
        """Add the purchase that follows, if there still is one."""
        if self._decision.kind == "buy":
            return outcome
        return self._turns(self._position.to_come).trade(outcome)

    def _outlook(self, outcome: Outcome) -> float:
        """The value of the outcome after the next round, or at the end."""
        position = self._position
        if position.left == 0:
            return outcome.value
        turns = self._turns(position.to_come, later=1)
        return outlook(turns, outcome.estate, position.to_come)

    # --- lots ------------------------------------------------------------------------------------

    @cached_property
    def _bargain(self) -> Bargain:
        position = self._position
        turns = self._turns(position.to_come)
        gains = [
            Gains(turns, estate, exact=seat == position.seat and self._ms >= _MS_FOR_PAIRS)
            for seat, estate in enumerate(position.estates)
        ]
        return Bargain(position, gains)

    @property
    def _fresh_draws(self) -> Draws:
        """The draws of this decision from their beginning: what explains a value draws alike."""
        return Draws(self._draws.state)

    @property
    def _most_halves(self) -> int:
        return max(1, int(self._ms))

    def _lots(self) -> list[float]:
        if self._decision.kind == "choose":
            most = self._most_halves
            return list(choose_values(self._position, self._bargain, self._fresh_draws, most))
        divisions = [option for option in self._options if isinstance(option, Divide)]
        return divide_values(self._position, self._bargain, divisions)

    @cached_property
    def _gains_of_choices(self) -> tuple[Payoff, Payoff]:
        draws, most = self._fresh_draws, self._most_halves
        return gains_of_choices(self._position, self._bargain, draws, most)

    def _with_gains(self, one: Ranked[CardCityAction]) -> Ranked[CardCityAction]:
        """The option with what it is likely to bring everyone."""
        position, bargain = self._position, self._bargain
        match one.action:
            case Divide():
                gains = bargain.value_of_division(
                    position.hand, position.seat, len(position.view.offers), one.action
                )
            case TakeOpen():
                gains = self._gains_of_choices[0]
            case _:
                gains = self._gains_of_choices[1]
        return replace(one, gains=gains)


class CompiledPlanner(Planner):
    """The same values from the compiled core."""

    def values(self) -> Sequence[float]:
        """The value of each option, relative to the current points."""
        from cardtown.fast.card_city import table_of  # exists only if the core is built

        seat = self._decision.seat
        table = table_of(self._position.view, seat)
        return core_values(table, seat, self._draws, self._ms, self._worths)


def core_values(
    table: CoreTable, seat: int, draws: Draws, ms: float, worths: Worths
) -> Sequence[float]:
    """The value of each option, from a table of the core."""
    return table.plan(worths.packed, seat, draws.state, ms)


def new_planner(
    view: CardCityView,
    decision: Decision[CardCityAction],
    rng: random.Random,
    ms: float,
    worths: Worths | None = None,
) -> Planner:
    """A planner, on the compiled core if it is built.

    It values estates by the learned worths, unless others are given.
    """
    kind = CompiledPlanner if fast.AVAILABLE else Planner
    return kind(view, decision, rng, ms, worths)


def choose(
    view: CardCityView, decision: Decision[CardCityAction], rng: random.Random, ms: float
) -> CardCityAction:
    """The best option found in about `ms` milliseconds."""
    return new_planner(view, decision, rng, ms).choose()


def choose_on_core(
    table: CoreTable, decision: Decision[CardCityAction], rng: random.Random, ms: float
) -> CardCityAction:
    """The same option, from a table of the core."""
    return best_option(
        decision, lambda: core_values(table, decision.seat, Draws.of(rng), ms, learned_worths())
    )


def rank(
    view: CardCityView, decision: Decision[CardCityAction], rng: random.Random, ms: float
) -> list[Ranked[CardCityAction]]:
    """All options, best first."""
    return new_planner(view, decision, rng, ms).rank()
