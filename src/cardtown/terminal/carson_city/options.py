"""Everything that can be chosen now, labelled, with its exact effect."""

from __future__ import annotations

from collections.abc import Sequence
from string import ascii_lowercase
from typing import NamedTuple

from cardtown.games.carson_city import (
    CarsonAction,
    Character,
    CharacterId,
    Place,
    SeatView,
    Sell,
    Terrain,
)
from cardtown.games.carson_city.effects import Effect, ScoredEstate, estate_of


class Option(NamedTuple):
    """Something that can be chosen now, and its effect."""

    label: str
    action: Place | Sell | None
    """Where a card would go, or which is sold; None for a character."""
    effect: Effect

    @property
    def points(self) -> int:
        """By how much the total changes."""
        return self.effect.points


def ranked_places(
    seat: SeatView, card: Terrain, options: Sequence[CarsonAction]
) -> tuple[Option, ...]:
    """Every legal place, best first, labelled a, b, c … in that order."""
    now = ScoredEstate(estate_of(seat))
    found = [
        (one, now.to(now.estate.after(one, card))) for one in options if isinstance(one, Place)
    ]
    found.sort(key=lambda option: (-option[1].points, option[0].sort_key()))
    return tuple(Option(label(number), *one) for number, one in enumerate(found))


def sales(seat: SeatView, options: Sequence[CarsonAction]) -> tuple[Option, ...]:
    """Every card that may be sold now, labelled by its number."""
    now = ScoredEstate(estate_of(seat))
    return tuple(
        Option(str(one.index), one, now.to(now.estate.sell(one.index)))
        for one in options
        if isinstance(one, Sell)
    )


def best_of(seat: SeatView, card: Terrain | Character) -> Option | None:
    """The effect of taking the card and placing it best; None if it has no place."""
    if isinstance(card, Character):
        return Option("", None, joining(seat, card.id))
    cells = seat.city.cells(card, seat.characters)
    ranked = ranked_places(seat, card, [Place(*at) for at in seat.city.places(cells)])
    return ranked[0] if ranked else None


def joining(seat: SeatView, character: CharacterId) -> Effect:
    """The effect of a character joining the seat now."""
    now = ScoredEstate(estate_of(seat))
    return now.to(now.estate.join(character))


def label(number: int) -> str:
    """a … z, aa … az, ba …"""
    first, last = divmod(number, len(ascii_lowercase))
    return (label(first - 1) if first else "") + ascii_lowercase[last]
