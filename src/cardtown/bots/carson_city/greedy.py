"""The greedy player: the most points right now."""

from __future__ import annotations

import random
from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from cardtown.bots.base import Ranked, best_option
from cardtown.bots.carson_city.position import Position, rank_options
from cardtown.bots.carson_city.worth import Worth, points_alone
from cardtown.core import Decision
from cardtown.games.carson_city.actions import CarsonAction, Place, Use
from cardtown.games.carson_city.characters import BONUS
from cardtown.games.carson_city.deck import Character
from cardtown.games.carson_city.view import CarsonView

if TYPE_CHECKING:
    from cardtown.fast.carson_city import CoreTable

# The strongest auction card is worth this many points of difference between the cards of a row.
_PRICE: Final = 4.0
_LAST_ROUND: Final = 9


def choose(view: CarsonView, decision: Decision[CarsonAction], rng: random.Random) -> CarsonAction:
    """The option that brings the most points at once; the first one if several are equal."""
    return best_option(
        decision, lambda: values_of(Position(view, decision.seat), decision, points_alone())
    )


def choose_on_core(table: CoreTable, decision: Decision[CarsonAction]) -> CarsonAction:
    """The same option, from a table of the core."""
    from cardtown.fast.carson_city import action_of  # there only where the core is built

    return action_of(table.greedy(decision.seat))


def rank(
    view: CarsonView, decision: Decision[CarsonAction], rng: random.Random
) -> list[Ranked[CarsonAction]]:
    """All options, best first."""
    position, worth = Position(view, decision.seat), points_alone()
    values = values_of(position, decision, worth)
    return rank_options(position, decision.options, values, worth)


def values_of(
    position: Position, decision: Decision[CarsonAction], worth: Worth
) -> Sequence[float]:
    """The value of each option: an estimate for bids and uses, otherwise exact."""
    options = decision.options
    match decision.kind:
        case "place":
            return _placing(position, options, worth)
        case "take":
            return _with_sales(position, options, _gains(position, worth))
        case "bid":
            return _bidding(position, options, worth)
        case "use":
            return _using(position, options[0], worth)
        case _:
            points = position.mine.points
            return [position.after(option, worth).points - points for option in options]


def _placing(position: Position, options: Sequence[CarsonAction], worth: Worth) -> Sequence[float]:
    card = position.view.placing
    assert card is not None
    # Options and gains are both sorted by cell.
    found = position.survey(worth).gains(card)
    assert len(found) == len(options)
    assert isinstance(options[0], Place)
    return [gain for _, gain in found]


def _gains(position: Position, worth: Worth) -> list[float]:
    """The value of each card of the row."""
    survey = position.survey(worth)
    gains = []
    for card in position.view.row:
        if isinstance(card, Character):
            gains.append(float(position.mine.join(card.id).points - position.mine.points))
        else:
            gains.append(survey.best(card)[1])
    return gains


def _with_sales(
    position: Position, options: Sequence[CarsonAction], values: list[float]
) -> list[float]:
    """Add the sales that may come first, since the best of the other options still follows."""
    best, points = max(values), position.mine.points
    for option in options[len(values) :]:
        values.append(best + position.after(option, points_alone()).points - points)
    return values


def _stakes(position: Position, worth: Worth) -> float:
    """How much better the best card of the row is than the average."""
    gains = _gains(position, worth)
    return max(gains) - sum(gains) / len(gains)


def _bidding(position: Position, options: Sequence[CarsonAction], worth: Worth) -> list[float]:
    """A strong card wins more of what is at stake, and its price rises faster."""
    stakes = _stakes(position, worth)
    strongest = max(len(position.me.hand) - 1, 1)
    strengths = [index / strongest for index in range(len(position.me.hand))]
    values = [stakes * strength - _PRICE * strength * strength for strength in strengths]
    return _with_sales(position, options, values)


def _using(position: Position, use: CarsonAction, worth: Worth) -> list[float]:
    """Use what brings a card at once; a higher bid or the Lawyer only if much is at stake."""
    assert isinstance(use, Use)
    character, view = use.character, position.view
    if character in ("governor", "chinese_worker"):
        return [max(_gains(position, worth)), 0.0]
    gain = _stakes(position, worth)
    if view.bids is not None:
        gain = gain if _overtakes(position, BONUS[character]) else 0.0
        return [gain, _PRICE / 4]
    return [gain, 0.0 if view.round == _LAST_ROUND else _PRICE]


def _overtakes(position: Position, bonus: int) -> bool:
    """Whether a higher bid would overtake another seat, once the bids are seen."""
    bids = position.view.bids or ()
    totals = [bid + seat.bonus for bid, seat in zip(bids, position.view.seats, strict=True)]
    mine = totals[position.seat]
    return any(mine <= total < mine + bonus for seat, total in enumerate(totals)
               if seat != position.seat)  # fmt: skip
