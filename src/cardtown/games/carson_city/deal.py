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
            characters=shuffle(seed, "characters", deck.characters),
            terrain=(
                shuffle(seed, "terrain I", deck.terrain[0]),
                shuffle(seed, "terrain II", deck.terrain[1]),
            ),
            virtual=tuple(_piles(seed, number, seat) for number, seat in enumerate(seats)),
        )


def _piles(seed: str, number: int, seat: Seat) -> tuple[tuple[int, ...], tuple[int, ...]]:
    if not seat.virtual:
        return (), ()
    lowest = LOWEST_CARD[seat.kind]
    cards = range(lowest, lowest + HAND)
    return shuffle(seed, f"pile {number} I", cards), shuffle(seed, f"pile {number} II", cards)
