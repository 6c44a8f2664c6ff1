"""Looking one round ahead: which cell leaves the best places for the cards that may come next.

For the few best cells, every card that may come next is tried where it brings the most. The average
over what a row may offer shows what no sum over neighbours can: that two plans need the same
parcel, or that one site waits for many cards.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from math import comb
from time import process_time
from typing import Final

from cardtown.bots.carson_city.position import Position
from cardtown.bots.carson_city.survey import new_survey
from cardtown.bots.carson_city.worth import PER_ERA
from cardtown.bots.draws import Draws
from cardtown.bots.sums import add_up
from cardtown.games.carson_city.city import Terrain
from cardtown.games.carson_city.effects import Estate

_OFFER: Final = 3
"""A seat takes the best of about this many cards, as it seldom picks first or last."""
FEWEST: Final = 2 * _OFFER


def next_cards(position: Position) -> Sequence[Terrain]:
    """The terrain cards that the next round may show."""
    view = position.view
    if view.era == 1 and view.round == PER_ERA:
        return view.deck.terrain[1]
    return view.unseen_terrain


def outlooks(
    position: Position, candidates: Sequence[Estate], rng: Draws, until: float
) -> list[float] | None:
    """The average value of each estate with a card of the next round; None after the last round.

    Cards are tried in random order until the clock shows `until`, and at least a few.
    """
    cards = list(next_cards(position))
    if position.left == 0 or len(cards) < FEWEST:
        return None
    rng.shuffle(cards)
    worth = position.worths.at(position.left - 1)
    grounds = [new_survey(one.city, one.characters, worth) for one in candidates]
    gains: list[list[float]] = [[] for _ in candidates]
    for number, card in enumerate(cards):
        if number >= FEWEST and process_time() >= until:
            break
        for ground, found in zip(grounds, gains, strict=True):
            found.append(ground.best(card)[1])
    return [
        worth.value(one.city, one.characters, one.sold) + _best_of_offer(found)
        for one, found in zip(candidates, gains, strict=True)
    ]


def _best_of_offer(gains: list[float]) -> float:
    """The mean of the best gain over all offers that can be drawn."""
    gains.sort()
    chances = _chances(len(gains))
    return add_up([gain * chance for gain, chance in zip(gains, chances, strict=True)])


@cache
def _chances(cards: int) -> tuple[float, ...]:
    """The chance of each card, worst first, to be the best of a drawn offer."""
    offers = comb(cards, _OFFER)
    return tuple(comb(lower, _OFFER - 1) / offers for lower in range(cards))
