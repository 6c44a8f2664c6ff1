"""The cards of Harbour, how chance deals them, and what a town of them is worth."""

from collections import Counter
from collections.abc import Sequence
from hashlib import sha256
from typing import Final, NamedTuple, Self

from cardtown.core import DeckStamp, shuffle


class Ship(NamedTuple):
    """A ship: it pays the towns that build what it looks for."""

    wants: str
    coins: int

    def __str__(self) -> str:
        return f"{self.wants} {self.coins}"


KINDS: Final = ("inn", "market", "quay", "shipyard")
CARDS: Final = KINDS * 9
SHIPS: Final = tuple(Ship(kind, coins) for kind in KINDS for coins in (4, 6))
ALL_KINDS_BONUS: Final = 4
DECK: Final = DeckStamp("harbour", sha256(" ".join(map(str, CARDS + SHIPS)).encode()).hexdigest())
"""The name of the cards and their hash, so that a record says what it was played with."""


class Deal(NamedTuple):
    """Everything that chance decides: the order of the ships and of the building cards."""

    ships: tuple[Ship, ...]
    cards: tuple[str, ...]

    @classmethod
    def from_seed(cls, seed: str) -> Self:
        """The deal of a seed. The labels are part of the records: they never change."""
        return cls(shuffle(seed, "ships", SHIPS), shuffle(seed, "cards", CARDS))


def town_points(town: Sequence[str]) -> int:
    """What the buildings of a town are worth (H3.1)."""
    counts = Counter(town).values()
    bonus = ALL_KINDS_BONUS if len(counts) == len(KINDS) else 0
    return bonus + sum(count * (count + 1) // 2 for count in counts)
