"""Where things lie in a city: rows and columns as records count them."""

from __future__ import annotations

from typing_extensions import TypedDict

from cardtown.games.frame import Box, FramedCity, Place

__all__ = ["FrameShape", "Place", "frame_shape"]


class FrameShape(TypedDict):
    """The part of the plane that a city can still come to use.

    Not all of it at once: a city that grows one way has less room the other way.
    """

    rows: tuple[int, int]
    """The first and the last row."""
    columns: tuple[int, int]
    """The first and the last column."""


def frame_shape(city: FramedCity, box: Box) -> FrameShape:
    """A box of the city's frame, in the coordinates of the outside world."""
    top, bottom, left, right = box
    down, across = city.origin
    return {"rows": (top + down, bottom + down), "columns": (left + across, right + across)}
