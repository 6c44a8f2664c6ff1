"""The deal: everything that chance decides in a game of Card City, fixed at set-up."""

from __future__ import annotations

import random
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final

from cardtown.core import shuffle
from cardtown.games.card_city.buildings import LEISURE, deck_cards, without

CARDS_EACH: Final = 2
SOLO_DRAW: Final = 3
_FIRST: Final = "first player"
_DECK: Final = "deck"


def drawn_per_round(players: int) -> int:
    """How many cards are drawn in a round: two per player (K2.1), three in a solo game (K2.4)."""
    return CARDS_EACH * players if players > 1 else SOLO_DRAW


@dataclass(frozen=True, slots=True)
class Deal:
    """The first player, and the deck from the top. Tests may write one by hand."""

    first: int
    cards: str
    """The Leisures drawn in round 1 are in their final places already (K2.1)."""

    @classmethod
    def from_seed(cls, players: int, seed: str) -> Deal:
        """The deal of a seed: see :func:`shuffles`."""
        *_, (_, kept, rest) = _decks(players, seed)
        return cls(_seats(players, seed)[0], kept + rest)


def shuffles(players: int, seed: str) -> dict[str, tuple[str, ...]]:
    """Every shuffle of a deal in order, by its label: the items as it leaves them.

    The labels are part of the record format: they never change. `first player` shuffles the seats:
    the first of them is first. `deck` shuffles the cards, which come to it sorted by glyph. While
    there is Leisure among the cards of round 1, `leisure 1`, `leisure 2` … shuffle the rest of the
    deck with these Leisures at its end, and as many cards as were taken out are drawn again.
    """
    decks = {label: tuple(rest) for label, _, rest in _decks(players, seed)}
    return {_FIRST: tuple(map(str, _seats(players, seed))), **decks}


def _seats(players: int, seed: str) -> tuple[int, ...]:
    return shuffle(seed, _FIRST, range(players))


def _decks(players: int, seed: str) -> Iterator[tuple[str, str, str]]:
    """The label of each shuffle of the deck, the cards of round 1 that stay, and the rest."""
    count = drawn_per_round(players)
    kept, rest = "", "".join(shuffle(seed, _DECK, deck_cards(players)))
    yield _DECK, kept, rest
    times = 0
    while LEISURE in (cards := kept + rest)[:count]:
        times += 1
        label = f"leisure {times}"
        kept = cards[:count].replace(LEISURE, "")
        back = cards[count:] + LEISURE * (count - len(kept))
        rest = "".join(shuffle(seed, label, back))
        yield label, kept, rest


def shuffle_again(cards: str, of_round_1: int, rng: random.Random) -> str:
    """The cards in a new order; the first `of_round_1` were drawn in round 1, and so are no
    Leisures (K2.1).
    """
    shuffled = "".join(rng.sample(cards, len(cards)))
    first = shuffled.replace(LEISURE, "")[:of_round_1]
    return first + without(shuffled, first)
