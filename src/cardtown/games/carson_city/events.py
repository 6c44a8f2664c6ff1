"""The events of Carson City: what happened. All of them are public.

Their words and fields are read by other programs (docs/records.md): fields may be added, never
renamed or taken away.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated, ClassVar, NamedTuple

from cardtown.core import PublicEvent
from cardtown.games.carson_city.characters import CharacterId, Suit
from cardtown.games.carson_city.city import Terrain
from cardtown.games.carson_city.deck import Character
from cardtown.games.carson_city.scoring import Line

Lines = Annotated[dict[Line, int], "points by line of the score sheet"]


class SetUpSeat(NamedTuple):
    """The seats of the game, with their suits."""

    seat: int
    kind: str
    suit: Suit


@dataclass(frozen=True, slots=True)
class SetUp(PublicEvent):
    """The game begins (C2)."""

    word: ClassVar[str] = "setup"
    seats: tuple[SetUpSeat, ...]


@dataclass(frozen=True, slots=True)
class RoundBegan(PublicEvent):
    """A new round."""

    word: ClassVar[str] = "round"
    era: int
    round: int


@dataclass(frozen=True, slots=True)
class Revealed(PublicEvent):
    """The row of the round (C3.1)."""

    word: ClassVar[str] = "reveal"
    character: Character
    appeal: int
    """The character's."""
    returned: tuple[CharacterId, ...]
    """Characters put under the pile because of skulls (C3.2)."""
    terrain: tuple[Terrain, ...]


@dataclass(frozen=True, slots=True)
class Used(PublicEvent):
    """A seat used a character."""

    word: ClassVar[str] = "use"
    seat: int
    character: CharacterId


@dataclass(frozen=True, slots=True)
class ExtraRevealed(PublicEvent):
    """One more terrain card joined the row (Governor, Chinese Worker)."""

    word: ClassVar[str] = "extra"
    terrain: Terrain


@dataclass(frozen=True, slots=True)
class Sold(PublicEvent):
    """A seat sold a card of its city."""

    word: ClassVar[str] = "sell"
    seat: int
    index: int
    """Which of the city's cards, from 0 in the order placed, as they lay before the sale."""


class SeenBid(NamedTuple):
    """A bid once seen."""

    seat: int
    card: int
    bonus: int
    """What was announced before the bids were turned."""


@dataclass(frozen=True, slots=True)
class BidsSeen(PublicEvent):
    """All bids, turned at once."""

    word: ClassVar[str] = "bids"
    bids: tuple[SeenBid, ...]


@dataclass(frozen=True, slots=True)
class OrderSet(PublicEvent):
    """Who picks after whom (C3.6)."""

    word: ClassVar[str] = "order"
    tiebreak: tuple[Suit, ...]
    """The six suits from strongest to weakest."""
    order: tuple[int, ...]
    """The seats that pick."""


@dataclass(frozen=True, slots=True)
class TookTerrain(PublicEvent):
    """A seat took a terrain card of the row."""

    word: ClassVar[str] = "take"
    seat: int
    index: int
    """Which card of the row, from 0, as it stood before."""
    terrain: Terrain


@dataclass(frozen=True, slots=True)
class TookCharacter(PublicEvent):
    """A seat took the character of the row."""

    word: ClassVar[str] = "take"
    seat: int
    index: int
    """Which card of the row, from 0, as it stood before."""
    character: Character


@dataclass(frozen=True, slots=True)
class Placed(PublicEvent):
    """A seat laid the card it had taken."""

    word: ClassVar[str] = "place"
    seat: int
    at: tuple[int, int]


@dataclass(frozen=True, slots=True)
class NoPlace(PublicEvent):
    """The card taken fits nowhere and is out of the game (C3.10)."""

    word: ClassVar[str] = "no_place"
    seat: int


@dataclass(frozen=True, slots=True)
class LeftOver(PublicEvent):
    """What nobody took is out of the game (C3.8)."""

    word: ClassVar[str] = "left"
    terrain: tuple[Terrain, ...]
    character: CharacterId | None


@dataclass(frozen=True, slots=True)
class Adopted(PublicEvent):
    """The Paperboy brought one more character (C6.4)."""

    word: ClassVar[str] = "adopt"
    seat: int
    character: CharacterId


class FinalScore(NamedTuple):
    """The score of a seat that built a city."""

    seat: int
    lines: Lines
    characters: dict[CharacterId, int]
    total: int


class FinalTotal(NamedTuple):
    """The score of a virtual seat."""

    seat: int
    total: int


@dataclass(frozen=True, slots=True)
class Scored(PublicEvent):
    """The end (C7)."""

    word: ClassVar[str] = "score"
    scores: tuple[FinalScore | FinalTotal, ...]
    winners: tuple[int, ...]
