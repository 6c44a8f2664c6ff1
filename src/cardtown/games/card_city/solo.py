"""A solo game as a spectator sees it: only what has been built or discarded is known."""

from __future__ import annotations

import random
from collections.abc import Iterator, Sequence
from dataclasses import replace
from typing import NamedTuple

from cardtown.games.card_city.actions import CardCityAction, Keep
from cardtown.games.card_city.buildings import together
from cardtown.games.card_city.deal import SOLO_DRAW, Deal, shuffle_again
from cardtown.games.card_city.lots import keep

History = Sequence[tuple[int, CardCityAction]]


class _Round(NamedTuple):
    """The cards drawn and kept in a round, each by its place in the deal."""

    drawn: list[int]
    kept: list[int]


def redeal_unseen(
    deal: Deal, history: History, hand: str, rng: random.Random
) -> tuple[Deal, list[tuple[int, CardCityAction]]]:
    """Another deal, and the actions that make the same game of it for a spectator.

    Every card keeps its way through deck and hands; those that have never been built or discarded
    exchange their kinds among each other. `hand` is what is left to build of the cards kept.
    """
    rounds, pile = _follow(deal, history)
    unseen = sorted(pile + (_still_held(deal, rounds[-1].kept, hand) if hand else []))
    of_round_1 = sum(card < SOLO_DRAW for card in unseen)
    kinds = list(deal.cards)
    shuffled = shuffle_again("".join(kinds[card] for card in unseen), of_round_1, rng)
    for card, kind in zip(unseen, shuffled, strict=True):
        kinds[card] = kind
    keeps = _keeps(rounds, kinds)
    actions = [
        (seat, next(keeps) if isinstance(action, Keep) else action) for seat, action in history
    ]
    return replace(deal, cards="".join(kinds)), actions


def _follow(deal: Deal, history: History) -> tuple[list[_Round], list[int]]:
    """The rounds in which cards were kept, and the deck after them."""
    pile = list(range(len(deal.cards)))
    rounds = []
    for _, action in history:
        if isinstance(action, Keep):
            drawn = sorted(pile[:SOLO_DRAW], key=deal.cards.__getitem__)
            kept = [drawn[action.first], drawn[action.second]]
            pile = pile[SOLO_DRAW:] + [card for card in drawn if card not in kept]
            rounds.append(_Round(drawn, kept))
    return rounds, pile


def _still_held(deal: Deal, kept: list[int], hand: str) -> list[int]:
    """Which of the cards kept are in hand; of two of one kind, the first was built first."""
    return [card for card in reversed(kept) if deal.cards[card] in hand][: len(hand)]


def _keeps(rounds: Sequence[_Round], kinds: Sequence[str]) -> Iterator[Keep]:
    for drawn, kept in rounds:
        cards = together(*(kinds[card] for card in drawn))
        yield keep(cards, "".join(kinds[card] for card in kept))
