"""The types of Card City's previews."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal, NotRequired

from typing_extensions import TypedDict

from cardtown.games.card_city.scoring import Line
from cardtown.server.format.shapes.card_city.types import (
    CardCityDeveloping,
    CardCityDistrictShape,
    CardCityKind,
)
from cardtown.server.format.shapes.derive import counts_by
from cardtown.server.format.shapes.places import Place

CardCityLineChanges = counts_by(
    "CardCityLineChanges",
    "The lines of the score sheet that change, and by how much.",
    Line,
    total=False,
)


class CardCityNamedDistrict(TypedDict):
    """A district by its first building."""

    kind: CardCityDeveloping
    at: Place


class CardCityChange(TypedDict):
    """What one more building changes at once."""

    at: Place
    points: int
    """By how much the total changes."""
    lines: CardCityLineChanges  # type: ignore[valid-type]  # derived
    cost: int
    coins: int
    """What the seat has left then."""
    income: int
    """By how much the income of a round changes."""
    capacity: int
    """By how much the number of buildings other than Industrials changes that fit in the city."""
    will_grow: Sequence[CardCityNamedDistrict]
    """The districts that can then develop, and no part of which could before."""
    never_grow: Sequence[CardCityNamedDistrict]
    """The districts that can then never develop again, and could have before."""
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
    cost: int
    """The coins that it costs to build."""
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
    closed: Sequence[CardCityIllegalCell]
    """The other free cells that the largest size of the city still allows."""


class CardCityPreviewsShape(TypedDict):
    """What each choice of a seat would bring at once."""

    cards: Sequence[CardCityCardPreview]
    """Every kind of card that the seat holds; while it holds none, every kind that it sees among
    the cards still to be had in this round."""
    developments: Sequence[CardCityDevelopmentPreview]
    """What can develop now, or as soon as the seat need no longer wait for the Reserve."""
    purchase: CardCityPurchasePreview | None
    """While the seat may buy."""
