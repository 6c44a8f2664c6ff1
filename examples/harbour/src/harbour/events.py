"""The events of Harbour: what happened. All are public but one, `Drew`."""

from dataclasses import dataclass
from typing import Any

from cardtown.core import Event
from harbour.cards import Ship


@dataclass(frozen=True, slots=True)
class Docked(Event):
    """A round begins with a new ship (H2.1)."""

    round: int
    ship: Ship

    def to_json(self) -> dict[str, Any]:
        return {"event": "ship", "round": self.round, **self.ship._asdict()}


@dataclass(frozen=True, slots=True)
class Drew(Event):
    """A seat drew a card, which nobody else sees (H1.2, H2.1)."""

    seat: int
    card: str

    @property
    def audience(self) -> frozenset[int]:
        """The seat itself."""
        return frozenset((self.seat,))

    def to_json(self) -> dict[str, Any]:
        return {"event": "draw", "seat": self.seat, "card": self.card}


@dataclass(frozen=True, slots=True)
class Built(Event):
    """A seat built a card, and the ship paid it so many coins (H2.3)."""

    seat: int
    kind: str
    coins: int

    def to_json(self) -> dict[str, Any]:
        return {"event": "build", "seat": self.seat, "kind": self.kind, "coins": self.coins}


@dataclass(frozen=True, slots=True)
class Scored(Event):
    """The end (H3.1)."""

    scores: tuple[int, ...]
    winners: tuple[int, ...]

    def to_json(self) -> dict[str, Any]:
        return {"event": "score", "scores": list(self.scores), "winners": list(self.winners)}
