"""What each option would bring at once: exact, from the city alone."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from string import ascii_lowercase

from cardtown.games.carson_city import (
    LINES,
    CarsonAction,
    Character,
    CharacterId,
    City,
    Place,
    ScoreSheet,
    SeatView,
    Sell,
    Terrain,
    score,
)


@dataclass(frozen=True, slots=True)
class Option:
    """Something that can be had now, with the score before and after it."""

    label: str
    action: Place | Sell | None
    """Where a card would go, or which is sold; None for a character."""
    before: ScoreSheet
    after: ScoreSheet

    @property
    def change(self) -> int:
        """The points that it brings."""
        return self.after.total - self.before.total

    def changes(self) -> list[tuple[str, int]]:
        """The lines of the score sheet that change, in order."""
        both = ((line, self.after.lines[line] - self.before.lines[line]) for line in LINES)
        return [(line, change) for line, change in both if change]


def ranked_places(
    seat: SeatView, card: Terrain, options: Sequence[CarsonAction]
) -> tuple[Option, ...]:
    """Every legal place, best first, labelled a, b, c … in that order."""
    before = score(seat.city, seat.characters, seat.sold)
    found = []
    for action in options:
        if isinstance(action, Place):
            city = _placed(seat.city, card, action)
            found.append((action, score(city, seat.characters, seat.sold)))
    found.sort(key=lambda option: (-option[1].total, option[0].sort_key()))
    return tuple(
        Option(label(number), action, before, after) for number, (action, after) in enumerate(found)
    )


def sales(seat: SeatView, options: Sequence[CarsonAction]) -> tuple[Option, ...]:
    """Every card that may be sold now, labelled by its number."""
    before = score(seat.city, seat.characters, seat.sold)
    return tuple(
        Option(
            str(action.index),
            action,
            before,
            score(seat.city.without(action.index), seat.characters, seat.sold + 1),
        )
        for action in options
        if isinstance(action, Sell)
    )


def best_of(seat: SeatView, card: Terrain | Character) -> Option | None:
    """What taking the card would bring at once, at its best place; None if it has no place."""
    if isinstance(card, Character):
        return adopted(seat, card.id)
    cells = seat.city.cells(card, seat.characters)
    places = [Place(*at) for at in seat.city.places(cells)]
    ranked = ranked_places(seat, card, places)
    return ranked[0] if ranked else None


def adopted(seat: SeatView, character: CharacterId) -> Option:
    """What a character would be worth to the seat now."""
    before = score(seat.city, seat.characters, seat.sold)
    return Option("", None, before, score(seat.city, (*seat.characters, character), seat.sold))


def label(number: int) -> str:
    """a … z, aa … az, ba …"""
    first, last = divmod(number, len(ascii_lowercase))
    return (label(first - 1) if first else "") + ascii_lowercase[last]


def _placed(city: City, card: Terrain, action: Place) -> City:
    cell = city.cell_at(action.row, action.column)
    return city if cell is None else city.place(card, cell)
