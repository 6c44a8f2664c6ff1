"""What a parcel can show (C1.3): each element with its glyph and its number among the boards."""

from __future__ import annotations

from typing import Final

from cardtown.games.frame import BLANK

NO_CARD: Final = BLANK
EMPTY: Final = "."

NAMES: Final = {
    "^": "mountain",
    "h": "house",
    "T": "townhouse",
    "M": "mine",
    "R": "ranch",
    "K": "blacksmith",
    "D": "drugstore",
    "B": "bank",
    "S": "saloon",
    "H": "hotel",
    "G": "general_store",
    "C": "church",
    "P": "prison",
    "Y": "city_hall",
    "!": "outlaws",
}
GLYPHS: Final = "".join(NAMES)
INDEX: Final = {glyph: index for index, glyph in enumerate(GLYPHS)}

(
    MOUNTAIN,
    HOUSE,
    TOWNHOUSE,
    MINE,
    RANCH,
    BLACKSMITH,
    DRUGSTORE,
    BANK,
    SALOON,
    HOTEL,
    GENERAL_STORE,
    CHURCH,
    PRISON,
    CITY_HALL,
    OUTLAWS,
) = range(len(GLYPHS))

# The table C1.3: how many parcels of each element the deck has, by Era.
CENSUS: Final = {
    "^": (32, 12),
    "h": (18, 18),
    "T": (2, 10),
    "M": (10, 4),
    "R": (10, 4),
    "K": (2, 1),
    "D": (3, 8),
    "B": (3, 8),
    "S": (1, 5),
    "H": (1, 4),
    "G": (1, 1),
    "C": (1, 2),
    "P": (1, 3),
    "Y": (0, 1),
    "!": (3, 5),
}
