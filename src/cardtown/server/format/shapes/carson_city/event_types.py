"""The types of Carson City's events, as `Event.to_json` gives them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal

from typing_extensions import TypedDict

from cardtown.games.carson_city import CharacterId, Suit
from cardtown.server.format.shapes.carson_city.types import CarsonLinesShape, CarsonTerrainShape
from cardtown.server.format.shapes.places import Place


class CarsonSetUpSeat(TypedDict):
    """Who plays which suit."""

    seat: int
    kind: str
    suit: Suit


class CarsonSetUpEvent(TypedDict):
    """The game begins."""

    event: Literal["setup"]
    seats: Sequence[CarsonSetUpSeat]


class CarsonRoundEvent(TypedDict):
    """A new round."""

    event: Literal["round"]
    era: int
    round: int


class CarsonRevealEvent(TypedDict):
    """The row of the round."""

    event: Literal["reveal"]
    character: CharacterId
    appeal: int
    """The character's."""
    returned: Sequence[CharacterId]
    """Characters put under the pile because of skulls."""
    terrain: Sequence[CarsonTerrainShape]


class CarsonUseEvent(TypedDict):
    """A seat used a character."""

    event: Literal["use"]
    seat: int
    character: CharacterId


class CarsonExtraEvent(TypedDict):
    """One more terrain card joined the row."""

    event: Literal["extra"]
    terrain: CarsonTerrainShape


class CarsonSellEvent(TypedDict):
    """A seat sold a card of its city."""

    event: Literal["sell"]
    seat: int
    index: int
    """Which of the city's cards, from 0 in the order placed, as they lay before the sale."""


class CarsonSeenBid(TypedDict):
    """A bid once seen."""

    seat: int
    card: int
    bonus: int
    """What was announced before the bids were turned."""


class CarsonBidsEvent(TypedDict):
    """All bids, turned at once."""

    event: Literal["bids"]
    bids: Sequence[CarsonSeenBid]


class CarsonOrderEvent(TypedDict):
    """Who picks after whom."""

    event: Literal["order"]
    tiebreak: Sequence[Suit]
    """The six suits from strongest to weakest."""
    order: Sequence[int]
    """The seats that pick."""


class CarsonTakeTerrainEvent(TypedDict):
    """A seat took a terrain card of the row."""

    event: Literal["take"]
    seat: int
    index: int
    """Which card of the row, from 0, as it stood before."""
    terrain: CarsonTerrainShape


class CarsonTakeCharacterEvent(TypedDict):
    """A seat took the character of the row."""

    event: Literal["take"]
    seat: int
    index: int
    """Which card of the row, from 0, as it stood before."""
    character: CharacterId


class CarsonPlaceEvent(TypedDict):
    """A seat laid the card it had taken."""

    event: Literal["place"]
    seat: int
    at: Place


class CarsonNoPlaceEvent(TypedDict):
    """The card taken fits nowhere and is out of the game."""

    event: Literal["no_place"]
    seat: int


class CarsonLeftEvent(TypedDict):
    """What nobody took is out of the game."""

    event: Literal["left"]
    terrain: Sequence[CarsonTerrainShape]
    character: CharacterId | None


class CarsonAdoptEvent(TypedDict):
    """The Paperboy brought one more character."""

    event: Literal["adopt"]
    seat: int
    character: CharacterId


class CarsonFinalScore(TypedDict):
    """The score of a seat that built a city."""

    seat: int
    lines: CarsonLinesShape
    characters: dict[CharacterId, int]
    total: int


class CarsonFinalTotal(TypedDict):
    """The score of a virtual seat."""

    seat: int
    total: int


class CarsonScoreEvent(TypedDict):
    """The end."""

    event: Literal["score"]
    scores: Sequence[CarsonFinalScore | CarsonFinalTotal]
    winners: Sequence[int]


CarsonEventShape = (
    CarsonSetUpEvent
    | CarsonRoundEvent
    | CarsonRevealEvent
    | CarsonUseEvent
    | CarsonExtraEvent
    | CarsonSellEvent
    | CarsonBidsEvent
    | CarsonOrderEvent
    | CarsonTakeTerrainEvent
    | CarsonTakeCharacterEvent
    | CarsonPlaceEvent
    | CarsonNoPlaceEvent
    | CarsonLeftEvent
    | CarsonAdoptEvent
    | CarsonScoreEvent
)
