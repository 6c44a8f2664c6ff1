"""The types of Card City's cities and decisions; those of its views are derived."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal

from typing_extensions import TypedDict

from cardtown.games.card_city.actions import Lot
from cardtown.games.card_city.growth import GrowthState
from cardtown.server.format.shapes.places import FrameShape, Place

CardCityKind = Literal["C", "I", "L", "M", "P", "R"]
"""Commercial, Industrial, Leisure, Municipal, Parking, Residential."""
CardCityDeveloping = Literal["C", "R"]
CardCityListed = Literal["choose", "keep", "build", "develop", "buy"]
"""The decisions whose options are listed: all but how to divide."""


class CardCityDistrictShape(TypedDict):
    """A Residential or Commercial district, and what it needs to develop."""

    kind: CardCityDeveloping
    cells: Sequence[Place]
    size: int
    has: int
    """The culture buildings (Residential) or different Residential districts (Commercial) that it
    is adjacent to."""
    needs: int
    """How many of them it must be adjacent to in order to grow."""
    state: GrowthState
    """Whether it can grow, or what is in its way. Where districts develop once per round, the
    seat's `grown` says which of them have."""
    grows_at: Sequence[Place]
    """The cells where it can grow; none unless the state is `can-grow`."""


class CardCityCityShape(TypedDict):
    """A city."""

    rows: Sequence[str]
    """What stands where: rows of glyphs, `_` a free cell."""
    origin: Place
    """The place of the first glyph of the first row."""
    frame: FrameShape
    """The rows and columns that its largest size still allows."""
    limit: int
    """How many buildings other than Industrials it may have."""
    room: int
    """How many more of them that allows."""
    capacity: int
    """How many of them it can have in the end: by its limit, but no more than it has cells for."""
    income: int
    """What it earns in a round."""
    districts: Sequence[CardCityDistrictShape]
    """Those that can develop: Residential first."""


class CardCitySwitchesShape(TypedDict):
    """The rule switches of the table, in the words of its options."""

    development: Literal["repeated", "once"]
    joining: Literal["forbidden", "allowed"]


class CardCityChooseShape(TypedDict):
    """Choose the open or the mixed lot."""

    text: str
    action: Lot


class CardCityKeepShape(TypedDict):
    """Keep two of the cards in hand."""

    text: str
    action: Literal["keep"]
    cards: tuple[int, int]
    """Which of them, from 0."""


class CardCityBuildShape(TypedDict):
    """Build a card of the hand."""

    text: str
    action: Literal["build"]
    kind: CardCityKind
    at: Place


class CardCityDevelopShape(TypedDict):
    """Add a building to a district."""

    text: str
    action: Literal["develop"]
    kind: CardCityDeveloping
    at: Place


class CardCityBuyShape(TypedDict):
    """Buy an Industrial and build it at once."""

    text: str
    action: Literal["buy"]
    at: Place


class CardCityPlainShape(TypedDict):
    """Discard the cards left, or buy nothing."""

    text: str
    action: Literal["discard", "pass"]


CardCityOptionShape = (
    CardCityChooseShape
    | CardCityKeepShape
    | CardCityBuildShape
    | CardCityDevelopShape
    | CardCityBuyShape
    | CardCityPlainShape
)
"""Something that the seat may do; its `text` is what a client sends to do it."""


class CardCityDivisionShape(TypedDict):
    """Divide the cards in hand, given by their numbers from 0."""

    text: str
    action: Literal["divide"]
    open: Sequence[int]
    shown: Sequence[int]
    """The face-up half of the mixed lot."""
    hidden: Sequence[int]
    """Its face-down half."""


class CardCityListShape(TypedDict):
    """What a seat must decide now, with all that it may do, sorted."""

    seat: int
    kind: CardCityListed
    options: Sequence[CardCityOptionShape]


class CardCityDivideShape(TypedDict):
    """A seat must divide cards. There are up to 139 ways, so the client writes the one chosen.

    Its text names the cards by their numbers from 0, lot by lot: `divide 0 3 | 1 4 | 2 5` has 0 and
    3 in the open lot, 1 and 4 face up and 2 and 5 face down in the mixed one. The numbers of a lot
    are sorted, and of cards of one kind the lowest lie open, the next face up, the last face down.
    """

    seat: int
    kind: Literal["divide"]
    cards: Sequence[CardCityKind]
    """The cards to divide, in the order of their numbers."""
    sizes: tuple[int, int, int]
    """How many cards lie in the open lot, face up and face down in the mixed lot."""


CardCityDecisionShape = CardCityListShape | CardCityDivideShape
