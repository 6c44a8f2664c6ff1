"""The deal: everything that chance decides in a game of Carson City, fixed at set-up (C2)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from cardtown.core import Seat, shuffle
from cardtown.games.carson_city.city import Terrain
from cardtown.games.carson_city.deck import Character, Deck

LOWEST_CARD: Final = {"virtual:novice": 1, "virtual:intermediate": 2, "virtual:expert": 3}
"""The nine auction cards of a virtual seat begin here (C2.3)."""
HAND: Final = 9
_CHARACTERS: Final = "characters"
_TERRAIN: Final = ("terrain I", "terrain II")


@dataclass(frozen=True, slots=True)
class Deal:
    """The order of every pile. Tests write one by hand to bring about a situation."""

    characters: tuple[Character, ...]
    terrain: tuple[tuple[Terrain, ...], tuple[Terrain, ...]]
    """The terrain of Era I and of Era II, top card first."""
    virtual: tuple[tuple[tuple[int, ...], tuple[int, ...]], ...]
    """Each seat's auction pile in Era I and in Era II; empty for real seats."""

    @classmethod
    def from_seed(cls, deck: Deck, seats: Sequence[Seat], seed: str) -> Deal:
        """The deal of a seed. The labels are part of the record format: they never change."""
        return cls(
            characters=shuffle(seed, _CHARACTERS, deck.characters),
            terrain=(
                shuffle(seed, _TERRAIN[0], deck.terrain[0]),
                shuffle(seed, _TERRAIN[1], deck.terrain[1]),
            ),
            virtual=tuple(_piles(seed, number, seat) for number, seat in enumerate(seats)),
        )


def shuffles(deck: Deck, seats: Sequence[Seat], seed: str) -> dict[str, tuple[str, ...]]:
    """Every shuffle of a deal by its label: the ids or numbers of the cards, top card first."""
    deal = Deal.from_seed(deck, seats, seed)
    found: dict[str, tuple[str, ...]] = {_CHARACTERS: tuple(card.id for card in deal.characters)}
    for label, cards in zip(_TERRAIN, deal.terrain, strict=True):
        found[label] = tuple(card.id for card in cards)
    for number, piles in enumerate(deal.virtual):
        if seats[number].virtual:
            for label, pile in zip(_pile_labels(number), piles, strict=True):
                found[label] = tuple(map(str, pile))
    return found


def _piles(seed: str, number: int, seat: Seat) -> tuple[tuple[int, ...], tuple[int, ...]]:
    if not seat.virtual:
        return (), ()
    lowest = LOWEST_CARD[seat.kind]
    cards = range(lowest, lowest + HAND)
    era_1, era_2 = _pile_labels(number)
    return shuffle(seed, era_1, cards), shuffle(seed, era_2, cards)


def _pile_labels(number: int) -> tuple[str, str]:
    return f"pile {number} I", f"pile {number} II"
