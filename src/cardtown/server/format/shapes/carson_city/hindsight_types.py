"""The types of hindsight."""

from __future__ import annotations

from typing_extensions import TypedDict

from cardtown.games.carson_city import CharacterId
from cardtown.server.format.shapes.carson_city.views import TERRAIN
from cardtown.server.format.shapes.places import Place


class HindsightCardShape(TypedDict):
    """A card that the seat took in the game, and where it lies in the best city."""

    at: Place | None
    """Its upper-left parcel; null if it fitted nowhere."""
    terrain: TERRAIN.type  # type: ignore[name-defined]  # derived
    sold: bool
    """Whether it is sold at the end."""


class HindsightShape(TypedDict):
    """The best city found for the cards that a seat took, in the order taken."""

    seat: int
    points: int
    """What the seat had at the end."""
    best: int
    """What the best city has; never less."""
    cards: list[HindsightCardShape]
    rows: list[str]
    """The best city after its sales: what `score` is asked with, for exactly `best` points."""
    origin: Place
    """The place of the first glyph of the first row."""
    characters: list[CharacterId]
    sold: int
    """How many cards are sold."""
