"""What may be wrong with a city that somebody typed in."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence

from cardtown.core import Message, message
from cardtown.games.carson_city.characters import CharacterId
from cardtown.games.carson_city.city import LONG_SIDE, SIDE
from cardtown.games.carson_city.elements import NO_CARD
from cardtown.games.doubt import Doubt, apart
from cardtown.games.rows import covered_size


def doubts(rows: Sequence[str], owned: Collection[CharacterId]) -> Iterator[Doubt]:
    """What C4 would not have let the owner of these characters build."""
    height, width = covered_size(rows, NO_CARD)
    if not fits(height, width, captain="captain" in owned):
        yield _too_large(height, width, captain="captain" in owned)
    lonely = apart(rows)
    if lonely:
        says = "some parcels share no side with the rest of the city"
        yield Doubt("C4.3", says, Message("doubt-carson-apart"), lonely)


def fits(height: int, width: int, *, captain: bool) -> bool:
    """Whether a city of that size is within the largest that its owner may build (C4.2)."""
    longest = LONG_SIDE if captain else SIDE
    return min(height, width) <= SIDE and max(height, width) <= longest


def _too_large(height: int, width: int, *, captain: bool) -> Doubt:
    size = f"the city is {height} × {width} parcels"
    if not captain and fits(height, width, captain=True):
        says = f"{size}; larger than 8 × 8 it can be only with the Captain"
        named = "doubt-carson-captain"
    elif captain:
        says, named = f"{size}, larger than 8 × 9 or 9 × 8", "doubt-carson-larger-than-captain"
    else:
        says, named = f"{size}, larger than 8 × 8", "doubt-carson-larger"
    return Doubt("C4.2", says, message(named, height=height, width=width))
