"""The types of Card City's events, as `Event.to_json` gives them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal, NotRequired

from typing_extensions import TypedDict

from cardtown.server.format.shapes.card_city.types import (
    CardCityDeveloping,
    CardCityKind,
    CardCityLinesShape,
    CardCityLot,
)
from cardtown.server.format.shapes.places import Place


class CardCitySetUpSeat(TypedDict):
    """Who plays."""

    seat: int
    kind: str


class CardCitySetUpEvent(TypedDict):
    """The game begins."""

    event: Literal["setup"]
    seats: Sequence[CardCitySetUpSeat]
    first: int


class CardCityRoundEvent(TypedDict):
    """A new round."""

    event: Literal["round"]
    round: int
    first: int


class CardCityOfferEvent(TypedDict):
    """The divider made two lots."""

    event: Literal["offer"]
    divider: int
    chooser: int
    open: Sequence[CardCityKind]
    shown: Sequence[CardCityKind]
    """The face-up half of the mixed lot."""
    hidden: int
    """How many cards lie face down."""


class CardCityChoiceEvent(TypedDict):
    """A seat chose one of the lots."""

    event: Literal["choice"]
    seat: int
    lot: CardCityLot


class CardCityHoldEvent(TypedDict):
    """What a seat holds when the cards are dealt out: only that seat is told."""

    event: Literal["hold"]
    seat: int
    cards: Sequence[CardCityKind]
    under: NotRequired[CardCityKind]
    """In a solo game: the card put under the deck, unless there was none to spare."""


class CardCityBuildEvent(TypedDict):
    """A seat built a card."""

    event: Literal["build"]
    seat: int
    kind: CardCityKind
    at: Place
    coins: int
    """What it has left."""


class CardCityDiscardEvent(TypedDict):
    """A seat could build none of the cards it had left."""

    event: Literal["discard"]
    seat: int
    kinds: Sequence[CardCityKind]


class CardCityDevelopEvent(TypedDict):
    """A district of a seat grew by one building."""

    event: Literal["develop"]
    seat: int
    kind: CardCityDeveloping
    at: Place


class CardCityIncomeEvent(TypedDict):
    """A seat's income."""

    event: Literal["income"]
    seat: int
    income: int
    coins: int
    """What it has with it."""


class CardCityBuyEvent(TypedDict):
    """A seat bought and built an Industrial."""

    event: Literal["buy"]
    seat: int
    at: Place
    price: int
    coins: int
    """What it has left."""


class CardCityFinalScore(TypedDict):
    """A seat's score, and its coins, which break ties."""

    seat: int
    lines: CardCityLinesShape
    total: int
    coins: int


class CardCityScoreEvent(TypedDict):
    """The end."""

    event: Literal["score"]
    scores: Sequence[CardCityFinalScore]
    winners: Sequence[int]


CardCityEventShape = (
    CardCitySetUpEvent
    | CardCityRoundEvent
    | CardCityOfferEvent
    | CardCityChoiceEvent
    | CardCityHoldEvent
    | CardCityBuildEvent
    | CardCityDiscardEvent
    | CardCityDevelopEvent
    | CardCityIncomeEvent
    | CardCityBuyEvent
    | CardCityScoreEvent
)
