"""The greedy player: the most points right now.

A build counts with the developments that follow from it in the same round, as these are forced.
Ties go to the option that leaves the most cells to build on, then to the one with the most coins.
It divides and chooses by the same points: cards are added up, and a lot that is partly hidden
counts as an average pair of its cards.
"""

from __future__ import annotations

import random
from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from cardtown import fast
from cardtown.bots.base import Ranked, best_option
from cardtown.bots.card_city.lots import Gains
from cardtown.bots.card_city.position import Position, rank_options
from cardtown.bots.card_city.turns import Turns
from cardtown.core import Decision
from cardtown.games.card_city.actions import CardCityAction, Divide, Keep
from cardtown.games.card_city.buildings import INDUSTRIAL, PARKING
from cardtown.games.card_city.effects import Estate
from cardtown.games.card_city.view import CardCityView

if TYPE_CHECKING:
    from cardtown.fast.card_city import CoreTable

_CELL: Final = 0.01
_COIN: Final = 0.0001


def choose(
    view: CardCityView, decision: Decision[CardCityAction], rng: random.Random
) -> CardCityAction:
    """The option that brings the most points at once; the first one if several are equal."""
    return best_option(decision, lambda: _values(Position(view, decision.seat), decision))


def choose_on_core(table: CoreTable, decision: Decision[CardCityAction]) -> CardCityAction:
    """The same option, from a table of the core."""
    from cardtown.fast.card_city import action_of  # there only where the core is built

    return action_of(table.greedy(decision.seat))


def rank(
    view: CardCityView, decision: Decision[CardCityAction], rng: random.Random
) -> list[Ranked[CardCityAction]]:
    """All options, best first."""
    position = Position(view, decision.seat)
    return rank_options(position, decision.options, _values(position, decision))


def points_now(estate: Estate) -> float:
    """The current points; free cells and coins break ties."""
    city = estate.city
    cells = city.cells(PARKING) | city.cells(INDUSTRIAL)
    return estate.points + _CELL * cells.bit_count() + _COIN * estate.coins


def _values(position: Position, decision: Decision[CardCityAction]) -> Sequence[float]:
    """The values of the options, from the compiled core if it is built."""
    if not fast.AVAILABLE:
        return values_of(position, decision)
    from cardtown.fast.card_city import table_of  # exists only if the core is built

    return table_of(position.view, decision.seat).greedy_values(decision.seat)


def values_of(position: Position, decision: Decision[CardCityAction]) -> list[float]:
    """The value of each option, relative to the current points."""
    turns = Turns(points_now, position.reserve, position.rules)
    options = decision.options
    match decision.kind:
        case "build" | "develop":
            grown = position.grown if decision.kind == "develop" else 0
            after = [turns.settle(position.after(option), grown).value for option in options]
        case "buy":
            after = [points_now(position.after(option)) for option in options]
        case "keep":
            after = [
                turns.quick(position.mine, _cards_kept(position, option)).value
                for option in options
            ]
        case "choose":
            return _choosing(position, turns)
        case _:
            return _dividing(position, turns, options)
    return [value - position.mine.points for value in after]


def _cards_kept(position: Position, option: CardCityAction) -> str:
    assert isinstance(option, Keep)
    return position.hand[option.first] + position.hand[option.second]


def _choosing(position: Position, turns: Turns) -> list[float]:
    """The values of the open lot, and of the mixed one as far as it is known."""
    offer = position.view.offers[-1]
    gains = Gains(turns, position.mine, exact=False)
    known = offer.shown + offer.hidden.known
    return [
        gains.pair(offer.open),
        gains.expected(known, offer.hidden.unknown, position.view.unseen),
    ]


def _dividing(position: Position, turns: Turns, options: Sequence[CardCityAction]) -> list[float]:
    """What is left for the divider if the next seat takes the lot that looks better to it."""
    view, cards = position.view, position.hand
    chooser = (view.first + len(view.offers) + 1) % position.players
    mine = Gains(turns, position.mine, exact=False)
    theirs = Gains(turns, position.estates[chooser], exact=False)
    values = []
    for option in options:
        assert isinstance(option, Divide)
        open_lot = "".join(cards[index] for index in option.open)
        shown = "".join(cards[index] for index in option.shown)
        hidden = "".join(cards[index] for index in option.hidden)
        takes_open = theirs.pair(open_lot) >= theirs.expected(
            shown, len(hidden), view.unseen + hidden
        )
        values.append(mine.share(shown + hidden) if takes_open else mine.pair(open_lot))
    return values
