"""The types of Carson City's cities and decisions; those of its views are derived."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal

from typing_extensions import TypedDict

from cardtown.games.carson_city import CharacterId
from cardtown.games.carson_city.actions import DecisionKind
from cardtown.server.format.shapes.places import FrameShape, Place


class CarsonLaidShape(TypedDict):
    """A card that lies in a city."""

    id: str
    parcels: tuple[str, str]
    at: Place
    """The place of its upper-left parcel."""


class CarsonCityShape(TypedDict):
    """A city."""

    rows: Sequence[str]
    """What can be seen: rows of glyphs, `.` an empty parcel, `_` no card; none if it is empty."""
    origin: Place
    """The place of the first glyph of the first row."""
    cards: Sequence[CarsonLaidShape]
    """In the order placed, which is also the order in which sales count them."""
    frame: FrameShape
    """The rows and columns that its largest size still allows."""


class CarsonUseShape(TypedDict):
    """Use a character now, or do not."""

    text: str
    action: Literal["use", "decline"]
    character: CharacterId


class CarsonBidShape(TypedDict):
    """Play an auction card."""

    text: str
    action: Literal["bid"]
    card: int


class CarsonTakeShape(TypedDict):
    """Take a card of the row."""

    text: str
    action: Literal["take"]
    index: int
    """Which card of the row, from 0."""


class CarsonPlaceShape(TypedDict):
    """Lay the card just taken."""

    text: str
    action: Literal["place"]
    at: Place
    """Where its upper-left parcel goes."""


class CarsonSellShape(TypedDict):
    """Sell a card of the seat's city."""

    text: str
    action: Literal["sell"]
    index: int
    """Which of the city's cards, from 0."""


class CarsonAdoptShape(TypedDict):
    """Add a character that nobody owns."""

    text: str
    action: Literal["adopt"]
    character: CharacterId


class CarsonDoneShape(TypedDict):
    """Adopt nobody, or sell nothing more."""

    text: str
    action: Literal["done"]


CarsonOptionShape = (
    CarsonUseShape
    | CarsonBidShape
    | CarsonTakeShape
    | CarsonPlaceShape
    | CarsonSellShape
    | CarsonAdoptShape
    | CarsonDoneShape
)
"""Something that the seat may do; its `text` is what a client sends to do it."""


class CarsonDecisionShape(TypedDict):
    """What a seat must decide now."""

    seat: int
    kind: DecisionKind
    options: Sequence[CarsonOptionShape]
    """All that it may do, sorted; sales may stand beside bids and cards to take."""
