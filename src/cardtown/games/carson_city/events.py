"""The events of Carson City: what happened. All of them are public.

Their names and fields are read by other programs (docs/records.md): fields may be added, never
renamed or taken away.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from cardtown.core import Event
from cardtown.games.carson_city.characters import CharacterId, Suit
from cardtown.games.carson_city.city import Terrain
from cardtown.games.carson_city.deck import Character
from cardtown.games.carson_city.scoring import ScoreSheet


def terrain_json(card: Terrain) -> dict[str, Any]:
    """A terrain card as other programs read it."""
    return {"id": card.id, "parcels": list(card.parcels), "appeal": card.appeal}


@dataclass(frozen=True, slots=True)
class SetUp(Event):
    """The game begins: who plays which suit (C2)."""

    kinds: tuple[str, ...]
    suits: tuple[Suit, ...]

    def to_json(self) -> dict[str, Any]:
        seats = [
            {"seat": seat, "kind": kind, "suit": suit}
            for seat, (kind, suit) in enumerate(zip(self.kinds, self.suits, strict=True))
        ]
        return {"event": "setup", "seats": seats}


@dataclass(frozen=True, slots=True)
class RoundBegan(Event):
    """A new round."""

    era: int
    round: int

    def to_json(self) -> dict[str, Any]:
        return {"event": "round", "era": self.era, "round": self.round}


@dataclass(frozen=True, slots=True)
class Revealed(Event):
    """The row of the round (C3.1) and the characters returned because of skulls (C3.2)."""

    character: Character
    returned: tuple[CharacterId, ...]
    terrain: tuple[Terrain, ...]

    def to_json(self) -> dict[str, Any]:
        return {
            "event": "reveal",
            "character": self.character.id,
            "appeal": self.character.appeal,
            "returned": list(self.returned),
            "terrain": [terrain_json(card) for card in self.terrain],
        }


@dataclass(frozen=True, slots=True)
class Used(Event):
    """A seat used a character."""

    seat: int
    character: CharacterId

    def to_json(self) -> dict[str, Any]:
        return {"event": "use", "seat": self.seat, "character": self.character}


@dataclass(frozen=True, slots=True)
class ExtraRevealed(Event):
    """One more terrain card joined the row (Governor, Chinese Worker)."""

    terrain: Terrain

    def to_json(self) -> dict[str, Any]:
        return {"event": "extra", "terrain": terrain_json(self.terrain)}


@dataclass(frozen=True, slots=True)
class Sold(Event):
    """A seat sold a card of its city."""

    seat: int
    index: int

    def to_json(self) -> dict[str, Any]:
        return {"event": "sell", "seat": self.seat, "index": self.index}


@dataclass(frozen=True, slots=True)
class BidsSeen(Event):
    """All bids, turned at once: (seat, card, bonus announced before)."""

    bids: tuple[tuple[int, int, int], ...]

    def to_json(self) -> dict[str, Any]:
        bids = [{"seat": seat, "card": card, "bonus": bonus} for seat, card, bonus in self.bids]
        return {"event": "bids", "bids": bids}


@dataclass(frozen=True, slots=True)
class OrderSet(Event):
    """Who picks after whom, and the order of the suits that broke ties (C3.6)."""

    tiebreak: tuple[Suit, ...]
    order: tuple[int, ...]

    def to_json(self) -> dict[str, Any]:
        return {"event": "order", "tiebreak": list(self.tiebreak), "order": list(self.order)}


@dataclass(frozen=True, slots=True)
class Took(Event):
    """A seat took a card of the row."""

    seat: int
    index: int
    card: Terrain | Character

    def to_json(self) -> dict[str, Any]:
        taken = (
            {"terrain": terrain_json(self.card)}
            if isinstance(self.card, Terrain)
            else {"character": self.card.id}
        )
        return {"event": "take", "seat": self.seat, "index": self.index, **taken}


@dataclass(frozen=True, slots=True)
class Placed(Event):
    """A seat laid the card it had taken."""

    seat: int
    at: tuple[int, int]

    def to_json(self) -> dict[str, Any]:
        return {"event": "place", "seat": self.seat, "at": list(self.at)}


@dataclass(frozen=True, slots=True)
class NoPlace(Event):
    """The card taken fits nowhere and is out of the game (C3.10)."""

    seat: int

    def to_json(self) -> dict[str, Any]:
        return {"event": "no_place", "seat": self.seat}


@dataclass(frozen=True, slots=True)
class LeftOver(Event):
    """What nobody took is out of the game (C3.8)."""

    terrain: tuple[Terrain, ...]
    character: CharacterId | None

    def to_json(self) -> dict[str, Any]:
        return {
            "event": "left",
            "terrain": [terrain_json(card) for card in self.terrain],
            "character": self.character,
        }


@dataclass(frozen=True, slots=True)
class Adopted(Event):
    """The Paperboy brought one more character (C6.4)."""

    seat: int
    character: CharacterId

    def to_json(self) -> dict[str, Any]:
        return {"event": "adopt", "seat": self.seat, "character": self.character}


@dataclass(frozen=True, slots=True)
class Scored(Event):
    """The end: each seat's score sheet, or for a virtual seat its total alone (C7)."""

    sheets: tuple[ScoreSheet | int, ...]
    winners: tuple[int, ...]

    def to_json(self) -> dict[str, Any]:
        scores = [
            {"seat": seat} | ({"total": sheet} if isinstance(sheet, int) else sheet.to_json())
            for seat, sheet in enumerate(self.sheets)
        ]
        return {"event": "score", "scores": scores, "winners": list(self.winners)}
