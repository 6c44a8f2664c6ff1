"""The types of Card City's views and decisions."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal

from typing_extensions import TypedDict

from cardtown.games.card_city.actions import Lot
from cardtown.games.card_city.view import PhaseName, StageName
from cardtown.server.format.shapes.places import FrameShape, Place

CardCityKind = Literal["C", "I", "L", "M", "P", "R"]
"""Commercial, Industrial, Leisure, Municipal, Parking, Residential."""
CardCityDeveloping = Literal["C", "R"]
CardCityListed = Literal["choose", "keep", "build", "develop", "buy"]
"""The decisions whose options are listed: all but how to divide."""
CardCityGrowth = Literal["needs", "no-reserve", "limit-reached", "no-cell", "can-grow"]


class CardCityCountsShape(TypedDict):
    """How many cards there are of each kind."""

    C: int
    I: int  # noqa: E741  # the glyph of Industrial
    L: int
    M: int
    P: int
    R: int


class CardCityHoldingShape(TypedDict):
    """Cards somewhere."""

    known: Sequence[CardCityKind]
    """Those that the viewer knows."""
    unknown: int
    """How many more there are."""


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
    state: CardCityGrowth
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
    income: int
    """What it earns in a round."""
    districts: Sequence[CardCityDistrictShape]
    """Those that can develop: Residential first."""


class CardCityLinesShape(TypedDict):
    """The lines of the score sheet."""

    residential: int
    free_cells: int
    coins: int


class CardCityScoreShape(TypedDict):
    """A score sheet."""

    lines: CardCityLinesShape
    total: int


class CardCitySeatShape(TypedDict):
    """What the viewer may know of one seat."""

    name: str
    kind: str
    """`human` or `bot:NAME…`."""
    city: CardCityCityShape
    coins: int
    purchases: int
    """How many Industrials it has bought."""
    price: int
    """What the next one costs."""
    hand: CardCityHoldingShape
    """The cards it holds; the divider's are those it has to divide."""
    stage: StageName
    """Where it stands while cities are built and develop; it may `wait` for the Reserve."""
    grown: Sequence[Place]
    """The cells built on by developments of this round: with the switch `once`, their districts
    develop no more."""
    points: int
    """The score as it stands."""
    score: CardCityScoreShape
    """The same line by line."""


class CardCityOfferShape(TypedDict):
    """A division of this round."""

    divider: int
    chooser: int
    open: Sequence[CardCityKind]
    shown: Sequence[CardCityKind]
    """The face-up half of the mixed lot."""
    hidden: CardCityHoldingShape
    """Its face-down half, as far as the viewer has seen it or can tell."""
    lot: Lot | None
    """What the chooser took; null while it decides."""


class CardCitySwitchesShape(TypedDict):
    """The rule switches of the table, in the words of its options."""

    development: Literal["repeated", "once"]
    joining: Literal["forbidden", "allowed"]


class CardCityViewShape(TypedDict):
    """Everything that a viewer may know."""

    seat: int | None
    """The viewer's seat; null for a spectator."""
    seats: Sequence[CardCitySeatShape]
    switches: CardCitySwitchesShape
    round: int
    first: int
    """The first player of the round."""
    phase: PhaseName
    deciding: Sequence[int]
    """The seats that must decide now."""
    offers: Sequence[CardCityOfferShape]
    """The divisions of this round, in order."""
    reserve: CardCityCountsShape
    discarded: CardCityCountsShape
    """The cards out of the game."""
    deck_left: int
    """How many cards the deck has, those put under it included."""
    under: CardCityHoldingShape
    """Cards put under the deck in a solo game, in order."""
    unseen: CardCityCountsShape
    """All cards that the viewer has not seen: in the deck or in hidden places."""
    over: bool
    winners: Sequence[int]
    """Whoever won; nobody while the game goes on."""


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
