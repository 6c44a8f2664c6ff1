"""Carson City in the picture of a link."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from cardtown.games.carson_city.view import SeatView
from cardtown.server.format.pictures import Palette

PALETTE: Final = Palette(
    ground=(246, 232, 204),
    band=(138, 62, 36),
    plot=(222, 196, 150),
    glyphs={
        ".": (222, 196, 150),
        "^": (126, 112, 100),
        "h": (196, 92, 62),
        "H": (176, 66, 48),
        "M": (88, 84, 92),
        "R": (116, 142, 74),
        "!": (40, 34, 34),
    },
)


def rows(seat: SeatView) -> Sequence[str]:
    """The city of a seat; a virtual player has none."""
    return seat.city.rows()
