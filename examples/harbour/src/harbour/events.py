"""The events of Harbour: what happened. All are public but one, `Drew`."""

from dataclasses import dataclass
from typing import ClassVar

from cardtown.core import Event, PublicEvent


@dataclass(frozen=True, slots=True)
class Docked(PublicEvent):
    """A round begins with a new ship (H2.1)."""

    word: ClassVar[str] = "ship"
    round: int
    wants: str
    coins: int


@dataclass(frozen=True, slots=True)
class Drew(Event):
    """A seat drew a card, which nobody else sees (H1.2, H2.1)."""

    word: ClassVar[str] = "draw"
    seat: int
    card: str

    @property
    def audience(self) -> frozenset[int]:
        """The seat itself."""
        return frozenset((self.seat,))


@dataclass(frozen=True, slots=True)
class Built(PublicEvent):
    """A seat built a card, and the ship paid it this many coins (H2.3)."""

    word: ClassVar[str] = "build"
    seat: int
    kind: str
    coins: int


@dataclass(frozen=True, slots=True)
class Scored(PublicEvent):
    """The end (H3.1)."""

    word: ClassVar[str] = "score"
    scores: tuple[int, ...]
    winners: tuple[int, ...]
