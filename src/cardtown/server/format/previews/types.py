"""The types of previews."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal, NotRequired

from typing_extensions import TypedDict

from cardtown.games.carson_city import CharacterId
from cardtown.server.format.shapes.card_city.types import (
    CardCityDeveloping,
    CardCityDistrictShape,
    CardCityKind,
)
from cardtown.server.format.shapes.places import Place

CarsonElement = Literal["^", "h", "T", "M", "R", "K", "D", "B", "S", "H", "G", "C", "P", "Y", "!"]
"""The glyphs of a parcel that is not empty."""


class CarsonLineChanges(TypedDict, total=False):
    """The lines of the score sheet that change, and by how much."""

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


class CarsonBuildingChange(TypedDict):
    """A building, or outlaws, whose points change."""

    at: Place
    element: CarsonElement
    was: int
    """Its points now; 0 if it is not there yet."""
    now: int
    """Its points then; 0 if it is there no more."""


class CarsonChange(TypedDict):
    """How a score changes. The changes of all buildings and all characters make up the points."""

    points: int
    """By how much the total changes."""
    lines: CarsonLineChanges
    buildings: Sequence[CarsonBuildingChange]
    """From the top, row by row."""
    characters: dict[CharacterId, int]
    """The characters whose worth changes, and by how much; a new one counts from 0."""


class CarsonSpotPreview(CarsonChange):
    """A terrain card laid at one place."""

    at: Place
    """Where its upper-left parcel goes."""
    covers: Sequence[Place]
    """The parcels of the city that it hides, empty ones too."""
    size: tuple[int, int]
    """The height and width of the city then."""


class CarsonTerrainPreview(TypedDict):
    """A terrain card at every place where it may lie."""

    id: str
    places: int
    """At how many places it may lie."""
    best: int | None
    """The points at the best of them; null if there is none."""
    spots: Sequence[CarsonSpotPreview]
    """From the top, row by row."""


class CarsonCharacterPreview(CarsonChange):
    """A character in the seat's hands."""

    id: CharacterId


class CarsonSalePreview(CarsonChange):
    """A card of the city sold."""

    index: int
    """Which of the city's cards, from 0."""


class CarsonPreviewsShape(TypedDict):
    """What each choice of a seat would bring at once."""

    row: Sequence[CarsonTerrainPreview | CarsonCharacterPreview]
    """Every card of the row in its order, whoever's turn it is."""
    placing: CarsonTerrainPreview | None
    """The card that the seat has taken and must place now."""
    sales: Sequence[CarsonSalePreview]
    """The cards that it may sell now."""
    adoptions: Sequence[CarsonCharacterPreview]
    """The characters that its Paperboy may bring now."""


class CardCityLineChanges(TypedDict, total=False):
    """The lines of the score sheet that change, and by how much."""

    residential: int
    free_cells: int
    coins: int


class CardCityChange(TypedDict):
    """What one more building changes at once."""

    at: Place
    points: int
    """By how much the total changes."""
    lines: CardCityLineChanges
    cost: int
    coins: int
    """What the seat has left then."""
    income: int
    """By how much the income of a round changes."""
    districts: Sequence[CardCityDistrictShape]
    """The districts that would then differ from all those of now: in their cells, in what they
    have and need, or in whether and where they can grow."""
    dead_end: bool
    """Whether nothing could ever be built again, though cells stay free."""


class CardCityLegalCell(CardCityChange):
    """A free cell where the card may be built."""

    legal: Literal[True]


CardCityReason = Literal[
    "not_adjacent",
    "limit_reached",
    "touches_residential",
    "touches_commercial",
    "touches_industrial",
    "too_expensive",
]


CardCityTouched = Literal["C", "I", "R"]
"""The kinds that keep others from being built beside them."""


class CardCityIllegalCell(TypedDict):
    """A free cell where the card may not be built, and the first reason why."""

    at: Place
    legal: Literal[False]
    rule: str
    reason: CardCityReason
    touches: NotRequired[CardCityTouched]
    """The kind that it may not stand beside, where that is the reason."""


class CardCityCardPreview(TypedDict):
    """A card on every free cell that the largest size of the city still allows."""

    kind: CardCityKind
    places: int
    """On how many cells it may be built."""
    cells: Sequence[CardCityLegalCell | CardCityIllegalCell]
    """From the top, row by row."""


class CardCityDevelopmentPreview(CardCityChange):
    """A district that grows by a building."""

    kind: CardCityDeveloping
    grows: Sequence[Sequence[Place]]
    """The cells of the district that grows; where districts may be joined, of each that is."""


class CardCityPurchasePreview(TypedDict):
    """An Industrial bought and built at once."""

    price: int
    cells: Sequence[CardCityChange]
    """Every cell where it may be built, from the top, row by row."""


class CardCityPreviewsShape(TypedDict):
    """What each choice of a seat would bring at once."""

    cards: Sequence[CardCityCardPreview]
    """Every kind of card that the seat holds; while it holds none, every kind that it sees among
    the cards still to be had in this round."""
    developments: Sequence[CardCityDevelopmentPreview]
    """What can develop now, or as soon as the seat need no longer wait for the Reserve."""
    purchase: CardCityPurchasePreview | None
    """While the seat may buy."""


class PreviewsShape(TypedDict):
    """What each choice of a seat would bring at once: exact, and from its own view alone."""

    number: int
    """The entry after which all this holds."""
    seat: int
    previews: CarsonPreviewsShape | CardCityPreviewsShape
