"""Card City in the picture of a link."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from cardtown.games.card_city.view import SeatView
from cardtown.server.format.pictures import Palette

PALETTE: Final = Palette(
    ground=(238, 243, 246),
    band=(30, 78, 110),
    plot=(214, 224, 230),
    glyphs={
        "R": (74, 144, 92),
        "C": (52, 120, 186),
        "L": (214, 132, 52),
        "M": (96, 88, 150),
        "I": (112, 104, 100),
        "P": (160, 166, 172),
    },
)


def rows(seat: SeatView) -> Sequence[str]:
    """The city of a seat."""
    return seat.city.rows()
