"""The types of Carson City's previews."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal

from typing_extensions import TypedDict

from cardtown.games.carson_city import CharacterId
from cardtown.games.carson_city.scoring import Line
from cardtown.server.format.shapes.derive import counts_by
from cardtown.server.format.shapes.places import Place

CarsonElement = Literal["^", "h", "T", "M", "R", "K", "D", "B", "S", "H", "G", "C", "P", "Y", "!"]
"""The glyphs of a parcel that is not empty."""


CarsonLineChanges = counts_by(
    "CarsonLineChanges",
    "The lines of the score sheet that change, and by how much.",
    Line,
    total=False,
)


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
    lines: CarsonLineChanges  # type: ignore[valid-type]  # derived
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
    likely: int
    """What it is likely to be worth by the end of the game, its uses too: a bot's estimate."""


class CarsonSalePreview(CarsonChange):
    """A card of the city sold."""

    index: int
    """Which of the city's cards, from 0."""


class CarsonUsePreview(TypedDict):
    """A character that the seat may use now."""

    character: CharacterId
    matters: bool
    """Whether it can change anything, whatever is bid and used after it."""
    adds: int
    """What it adds to the bid."""
    before: int | None
    """The seat's place in the order of picks without it, from 1; null until bids are seen."""
    after: int | None
    """The same with it."""


class CarsonOutlook(TypedDict):
    """A character whose worth may still change."""

    seat: int
    """Who owns it."""
    id: CharacterId
    likely: int
    """What it is likely to be worth in the end: a bot's estimate, from what everybody sees."""


class CarsonPreviewsShape(TypedDict):
    """What each choice of a seat would bring at once, and how characters are likely to end."""

    row: Sequence[CarsonTerrainPreview | CarsonCharacterPreview]
    """Every card of the row in its order, whoever's turn it is."""
    placing: CarsonTerrainPreview | None
    """The card that the seat has taken and must place now."""
    sales: Sequence[CarsonSalePreview]
    """The cards that it may sell now."""
    adoptions: Sequence[CarsonCharacterPreview]
    """The characters that its Paperboy may bring now."""
    use: CarsonUsePreview | None
    """The character that it may use now."""
    outlook: Sequence[CarsonOutlook]
    """The characters of all who build cities."""
