"""Where things lie in a city: rows and columns as records count them."""

from __future__ import annotations

from typing_extensions import TypedDict

Place = tuple[int, int]
"""Row and column; they may be negative."""


class FrameShape(TypedDict):
    """The part of the plane that a city can still come to use.

    Not all of it at once: a city that grows one way has less room the other way.
    """

    rows: tuple[int, int]
    """The first and the last row."""
    columns: tuple[int, int]
    """The first and the last column."""
