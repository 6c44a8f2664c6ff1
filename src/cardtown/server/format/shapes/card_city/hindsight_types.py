"""The types of hindsight."""

from __future__ import annotations

from typing_extensions import TypedDict

from cardtown.server.format.shapes.places import Place


class CardCityHindsightShape(TypedDict):
    """The best city found for the cards that a seat got, round by round."""

    seat: int
    points: int
    """What the seat had at the end."""
    best: int
    """What the best city has; never less."""
    bound: int
    """No city of these cards has more."""
    rows: list[str]
    """The best city: what `score` is asked with, for exactly `best` points."""
    origin: Place
    """The place of the first glyph of the first row."""
    coins: int
    """What its owner has at the end."""
