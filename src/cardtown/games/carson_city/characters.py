"""The 21 characters (C1.5): their symbols and when they are used. A deck sets their appeal."""

from __future__ import annotations

from typing import Final, Literal, NamedTuple, get_args

CharacterId = Literal[
    "auctioneer",
    "banker",
    "captain",
    "chinese_worker",
    "cowboy",
    "doctor",
    "editor",
    "governor",
    "grocer",
    "gunsmith",
    "heroes",
    "indian",
    "lawyer",
    "mercenary",
    "paperboy",
    "prospector",
    "settler",
    "sheriff",
    "singer",
    "teacher",
    "undertaker",
]
CHARACTER_IDS: Final[tuple[CharacterId, ...]] = get_args(CharacterId)

Suit = Literal["hat", "star", "cactus", "boot", "horseshoe", "cow"]
SUITS: Final[tuple[Suit, ...]] = get_args(Suit)

# Used in this order, before the bids and after they are seen (C3.3, C3.5).
BEFORE_BIDS: Final[tuple[CharacterId, ...]] = (
    "governor",
    "lawyer",
    "chinese_worker",
    "heroes",
    "gunsmith",
)
AFTER_BIDS: Final[tuple[CharacterId, ...]] = ("mercenary", "doctor")
BONUS: Final[dict[CharacterId, int]] = {"heroes": 3, "gunsmith": 6, "mercenary": 5, "doctor": 2}
"""What using the character adds to the bid."""

PRINTED_APPEAL: Final[dict[CharacterId, int]] = {
    "auctioneer": 5,
    "banker": 7,
    "captain": 5,
    "chinese_worker": 4,
    "cowboy": 3,
    "doctor": 4,
    "editor": 6,
    "grocer": 7,
    "gunsmith": 3,
    "heroes": 2,
    "indian": 4,
    "mercenary": 3,
    "prospector": 6,
    "settler": 5,
    "sheriff": 3,
    "teacher": 7,
    "undertaker": 6,
}
"""The appeals that the rulebook shows; those of the other four characters are not known."""


class Symbols(NamedTuple):
    """Which symbols a character card shows."""

    dollar: bool
    arrow: bool


_ARROW: Final = frozenset(BEFORE_BIDS + AFTER_BIDS)
_ARROW_WITHOUT_DOLLAR: Final = _ARROW - {"heroes", "doctor"}
SYMBOLS: Final[dict[CharacterId, Symbols]] = {
    character: Symbols(
        dollar=character not in _ARROW_WITHOUT_DOLLAR,
        arrow=character in _ARROW,
    )
    for character in CHARACTER_IDS
}
