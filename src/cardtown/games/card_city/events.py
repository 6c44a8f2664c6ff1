"""The events of Card City: what happened. All are public but one, `Held`.

Their names and fields are read by other programs (docs/records.md): fields may be added, never
renamed or taken away.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from cardtown.core import Event
from cardtown.games.card_city.scoring import ScoreSheet


@dataclass(frozen=True, slots=True)
class SetUp(Event):
    """The game begins: who plays, and who is first (K1.3)."""

    kinds: tuple[str, ...]
    first: int

    def to_json(self) -> dict[str, Any]:
        seats = [{"seat": seat, "kind": kind} for seat, kind in enumerate(self.kinds)]
        return {"event": "setup", "seats": seats, "first": self.first}


@dataclass(frozen=True, slots=True)
class RoundBegan(Event):
    """A new round."""

    round: int
    first: int

    def to_json(self) -> dict[str, Any]:
        return {"event": "round", "round": self.round, "first": self.first}


@dataclass(frozen=True, slots=True)
class Offered(Event):
    """The divider made two lots; of the cards face down only the number is told (K2.2)."""

    divider: int
    chooser: int
    open: str
    shown: str
    hidden: int

    def to_json(self) -> dict[str, Any]:
        return {
            "event": "offer",
            "divider": self.divider,
            "chooser": self.chooser,
            "open": list(self.open),
            "shown": list(self.shown),
            "hidden": self.hidden,
        }


@dataclass(frozen=True, slots=True)
class Chosen(Event):
    """A seat chose one of the lots (K2.3)."""

    seat: int
    lot: str

    def to_json(self) -> dict[str, Any]:
        return {"event": "choice", "seat": self.seat, "lot": self.lot}


@dataclass(frozen=True, slots=True)
class Held(Event):
    """What a seat holds when phase 1 is over, and what it put under the deck (K2.4).

    Only that seat sees it: the others learn the cards as they are built or discarded.
    """

    seat: int
    cards: str
    under: str

    @property
    def audience(self) -> frozenset[int]:
        """The seat itself."""
        return frozenset((self.seat,))

    def to_json(self) -> dict[str, Any]:
        held = {"event": "hold", "seat": self.seat, "cards": list(self.cards)}
        return held | {"under": self.under} if self.under else held


@dataclass(frozen=True, slots=True)
class Built(Event):
    """A seat built a card; `coins` are what it has left (K3)."""

    seat: int
    kind: str
    at: tuple[int, int]
    coins: int

    def to_json(self) -> dict[str, Any]:
        return {
            "event": "build",
            "seat": self.seat,
            "kind": self.kind,
            "at": list(self.at),
            "coins": self.coins,
        }


@dataclass(frozen=True, slots=True)
class Discarded(Event):
    """A seat could build none of the cards it had left (K3.7)."""

    seat: int
    cards: str

    def to_json(self) -> dict[str, Any]:
        return {"event": "discard", "seat": self.seat, "kinds": list(self.cards)}


@dataclass(frozen=True, slots=True)
class Developed(Event):
    """A district of a seat grew by one building (K4)."""

    seat: int
    kind: str
    at: tuple[int, int]

    def to_json(self) -> dict[str, Any]:
        return {"event": "develop", "seat": self.seat, "kind": self.kind, "at": list(self.at)}


@dataclass(frozen=True, slots=True)
class Earned(Event):
    """A seat's income, and its coins with it (K5.1)."""

    seat: int
    income: int
    coins: int

    def to_json(self) -> dict[str, Any]:
        return {
            "event": "income",
            "seat": self.seat,
            "income": self.income,
            "coins": self.coins,
        }


@dataclass(frozen=True, slots=True)
class Bought(Event):
    """A seat bought and built an Industrial; `coins` are what it has left (K5.2)."""

    seat: int
    at: tuple[int, int]
    price: int
    coins: int

    def to_json(self) -> dict[str, Any]:
        return {
            "event": "buy",
            "seat": self.seat,
            "at": list(self.at),
            "price": self.price,
            "coins": self.coins,
        }


@dataclass(frozen=True, slots=True)
class Scored(Event):
    """The end: each seat's score sheet and coins (K6)."""

    sheets: tuple[ScoreSheet, ...]
    coins: tuple[int, ...]
    winners: tuple[int, ...]

    def to_json(self) -> dict[str, Any]:
        scores = [
            {"seat": seat, **sheet.to_json(), "coins": coins}
            for seat, (sheet, coins) in enumerate(zip(self.sheets, self.coins, strict=True))
        ]
        return {"event": "score", "scores": scores, "winners": list(self.winners)}
