"""The actions of Carson City: what a seat may choose."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar, Literal

from cardtown.core import Action, Grammar
from cardtown.games.carson_city.characters import CharacterId

DecisionKind = Literal["use", "bid", "take", "place", "adopt", "sell"]
"""What a seat can be asked."""


@dataclass(frozen=True, slots=True)
class Use(Action):
    """Use a character at its moment (C3.3, C3.5)."""

    word: ClassVar[str] = "use"
    rank: ClassVar[int] = 0
    character: CharacterId


@dataclass(frozen=True, slots=True)
class Decline(Action):
    """Do not use the character now."""

    word: ClassVar[str] = "decline"
    rank: ClassVar[int] = 1
    character: CharacterId


@dataclass(frozen=True, slots=True)
class Bid(Action):
    """Play an auction card, in secret (C3.4)."""

    word: ClassVar[str] = "bid"
    rank: ClassVar[int] = 2
    card: int


@dataclass(frozen=True, slots=True)
class Take(Action):
    """Take a card of the row as it now stands, counted from 0 (C3.6)."""

    word: ClassVar[str] = "take"
    rank: ClassVar[int] = 3
    index: int


@dataclass(frozen=True, slots=True)
class Place(Action):
    """Lay the card just taken with its upper-left parcel at these coordinates (C4)."""

    word: ClassVar[str] = "place"
    rank: ClassVar[int] = 4
    row: int
    column: int


@dataclass(frozen=True, slots=True)
class Sell(Action):
    """Sell a card of the seat's city, counted from 0 in the order placed (C6.3)."""

    word: ClassVar[str] = "sell"
    rank: ClassVar[int] = 5
    index: int


@dataclass(frozen=True, slots=True)
class Adopt(Action):
    """Add a character that nobody owns, thanks to the Paperboy (C6.4)."""

    word: ClassVar[str] = "adopt"
    rank: ClassVar[int] = 6
    character: CharacterId


@dataclass(frozen=True, slots=True)
class Done(Action):
    """At the end of the game: adopt nobody, or sell nothing more."""

    word: ClassVar[str] = "done"
    rank: ClassVar[int] = 7


CarsonAction = Use | Decline | Bid | Take | Place | Sell | Adopt | Done

GRAMMAR: Grammar[CarsonAction] = Grammar(Use, Decline, Bid, Take, Place, Sell, Adopt, Done)
