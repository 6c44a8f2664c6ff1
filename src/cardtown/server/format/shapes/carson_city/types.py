"""The types of Carson City's views and decisions."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal

from typing_extensions import TypedDict

from cardtown.games.carson_city import CharacterId, Suit
from cardtown.games.carson_city.actions import DecisionKind
from cardtown.games.carson_city.view import PhaseName
from cardtown.server.format.shapes.places import FrameShape, Place


class CarsonTerrainShape(TypedDict):
    """A terrain card."""

    id: str
    """`I-07`, `II-31`: what stands before the dash is the Era."""
    parcels: tuple[str, str]
    """Two rows of two glyphs; `.` is an empty parcel."""
    appeal: int
    """What it is worth to a virtual seat."""


class CarsonCharacterShape(TypedDict):
    """A character card."""

    id: CharacterId
    appeal: int
    back: Sequence[Suit]
    """The six suits on its back from strongest to weakest; none if it shows a skull."""
    skull: bool


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


class CarsonLinesShape(TypedDict):
    """The lines of the score sheet, in its order."""

    ranches: int
    mines: int
    drugstores: int
    banks: int
    saloons: int
    general_store_city_hall: int
    ranch_symbols: int
    mine_symbols: int
    house_symbols: int
    hotels: int
    city_hall: int
    outlaws: int
    characters: int


class CarsonScoreShape(TypedDict):
    """A score sheet."""

    lines: CarsonLinesShape
    characters: dict[CharacterId, int]
    """What each character owned is worth."""
    total: int


class CarsonSeatShape(TypedDict):
    """What everybody may know of one seat."""

    name: str
    kind: str
    """`human`, `bot:NAME…` or `virtual:LEVEL`."""
    suit: Suit
    hand: Sequence[int]
    """The auction cards still to come in this Era, sorted."""
    spent: Sequence[int]
    """The auction cards played in this Era, in order."""
    characters: Sequence[CharacterId]
    used: Sequence[CharacterId]
    """Those that lie sideways until the next Era."""
    city: CarsonCityShape
    sold: int
    """How many cards it has sold."""
    taken: Sequence[CarsonTerrainShape]
    """All terrain cards taken, in order."""
    appeal: int
    """The summed appeal of all cards taken."""
    bonus: int
    """What characters used this round add to its bid."""
    lawyer: bool
    """Whether it used the Lawyer this round."""
    two_picks: bool
    """Whether it used the Chinese Worker this round, and so takes two cards."""
    points: int
    """The score as it stands."""
    score: CarsonScoreShape | None
    """The same line by line; null for a virtual seat, which has only its points."""


class CarsonViewShape(TypedDict):
    """Everything that a viewer may know."""

    seat: int | None
    """The viewer's seat; null for a spectator."""
    seats: Sequence[CarsonSeatShape]
    era: int
    round: int
    phase: PhaseName
    row: Sequence[CarsonTerrainShape | CarsonCharacterShape]
    """The cards that can be taken; `take` counts them from 0."""
    tiebreak: Sequence[Suit]
    """The six suits from strongest to weakest, as ties are broken this round."""
    skull: bool
    """Whether the pile shows no suits, so that seat order breaks ties."""
    deciding: Sequence[int]
    """The seats that must decide now."""
    bid: int | None
    """The viewer's own bid while it lies face down."""
    bids: Sequence[int] | None
    """Everybody's auction card by seat; null until they are turned."""
    order: Sequence[int]
    """The seats still to pick this round, next first."""
    second_pick: bool
    """Whether the seat that picks takes the second of its two cards."""
    placing: CarsonTerrainShape | None
    """The card that the deciding seat has taken and must place."""
    returned: Sequence[CharacterId]
    """Characters known to lie at the bottom of the pile, in order, because of skulls."""
    left_over: Sequence[CharacterId]
    """Characters left over in some round."""
    unseen_terrain: Sequence[CarsonTerrainShape]
    """Cards of this Era that have not been seen, in the deck's order: some are still to come."""
    unseen_characters: Sequence[CharacterId]
    """Characters that have never been drawn, in the deck's order."""
    terrain_left: int
    """How many terrain cards lie in the pile of this Era."""
    over: bool
    winners: Sequence[int]
    """Whoever won; nobody while the game goes on."""


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
