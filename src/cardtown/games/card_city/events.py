"""The events of Card City: what happened. All are public but one, `Held`.

Their words and fields are read by other programs (docs/records.md): fields may be added, never
renamed or taken away.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated, ClassVar, NamedTuple

from cardtown.core import Event, PublicEvent
from cardtown.games.card_city.actions import Lot
from cardtown.games.card_city.scoring import Line

Kind = Annotated[str, "a kind of card"]
Developing = Annotated[str, "a kind whose districts develop"]
Lines = Annotated[dict[Line, int], "points by line of the score sheet"]


class SetUpSeat(NamedTuple):
    """The seats of the game."""

    seat: int
    kind: str


@dataclass(frozen=True, slots=True)
class SetUp(PublicEvent):
    """The game begins (K1.3)."""

    word: ClassVar[str] = "setup"
    seats: tuple[SetUpSeat, ...]
    first: int


@dataclass(frozen=True, slots=True)
class RoundBegan(PublicEvent):
    """A new round."""

    word: ClassVar[str] = "round"
    round: int
    first: int


@dataclass(frozen=True, slots=True)
class Offered(PublicEvent):
    """The divider made two lots (K2.2)."""

    word: ClassVar[str] = "offer"
    divider: int
    chooser: int
    open: tuple[Kind, ...]
    shown: tuple[Kind, ...]
    """The face-up half of the mixed lot."""
    hidden: int
    """How many cards lie face down."""


@dataclass(frozen=True, slots=True)
class Chosen(PublicEvent):
    """A seat chose one of the lots (K2.3)."""

    word: ClassVar[str] = "choice"
    seat: int
    lot: Lot


@dataclass(frozen=True, slots=True)
class Held(Event):
    """The cards that a seat is dealt; only that seat sees the event (K2.4).

    The others learn the cards as they are built or discarded.
    """

    word: ClassVar[str] = "hold"
    seat: int
    cards: tuple[Kind, ...]
    under: Kind | None = None
    """In a solo game: the card put under the deck, unless there was none to spare."""

    @property
    def audience(self) -> frozenset[int]:
        """The seat itself."""
        return frozenset((self.seat,))


@dataclass(frozen=True, slots=True)
class Built(PublicEvent):
    """A seat built a card (K3)."""

    word: ClassVar[str] = "build"
    seat: int
    kind: Kind
    at: tuple[int, int]
    coins: int
    """What it has left."""


@dataclass(frozen=True, slots=True)
class Discarded(PublicEvent):
    """A seat could build none of the cards it had left (K3.7)."""

    word: ClassVar[str] = "discard"
    seat: int
    kinds: tuple[Kind, ...]


@dataclass(frozen=True, slots=True)
class Developed(PublicEvent):
    """A district of a seat grew by one building (K4)."""

    word: ClassVar[str] = "develop"
    seat: int
    kind: Developing
    at: tuple[int, int]


@dataclass(frozen=True, slots=True)
class Earned(PublicEvent):
    """A seat's income (K5.1)."""

    word: ClassVar[str] = "income"
    seat: int
    income: int
    coins: int
    """What it has with it."""


@dataclass(frozen=True, slots=True)
class Bought(PublicEvent):
    """A seat bought and built an Industrial (K5.2)."""

    word: ClassVar[str] = "buy"
    seat: int
    at: tuple[int, int]
    price: int
    coins: int
    """What it has left."""


class FinalScore(NamedTuple):
    """A seat's score, and its coins, which break ties."""

    seat: int
    lines: Lines
    total: int
    coins: int


@dataclass(frozen=True, slots=True)
class Scored(PublicEvent):
    """The end (K6)."""

    word: ClassVar[str] = "score"
    scores: tuple[FinalScore, ...]
    winners: tuple[int, ...]
