"""A decision as a bot looks at it: its own seat, the others, and what each option changes now."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from cardtown.bots.base import Ranked
from cardtown.bots.carson_city.survey import Survey, survey
from cardtown.bots.carson_city.worth import PER_ERA, ROUNDS, Worth
from cardtown.games.carson_city.actions import Adopt, CarsonAction, Place, Sell, Take
from cardtown.games.carson_city.characters import CharacterId
from cardtown.games.carson_city.city import City, Terrain
from cardtown.games.carson_city.deck import Character
from cardtown.games.carson_city.scoring import LINES, ScoreSheet, score
from cardtown.games.carson_city.setup import MIN_SEATS
from cardtown.games.carson_city.view import CarsonView, SeatView

CardOfRow = Terrain | Character

_NO_REASONS: Final[tuple[tuple[str, int], ...]] = ()


@dataclass(frozen=True, slots=True)
class Holding:
    """What a seat's score is made of."""

    city: City
    characters: tuple[CharacterId, ...]
    sold: int

    def sheet(self) -> ScoreSheet:
        """The score sheet."""
        return score(self.city, self.characters, self.sold)

    @property
    def points(self) -> int:
        """The points as they stand."""
        return self.sheet().total

    def placed(self, card: Terrain, cell: int) -> Holding:
        """With a card laid at a cell."""
        return Holding(self.city.place(card, cell), self.characters, self.sold)

    def joined(self, character: CharacterId) -> Holding:
        """With one more character."""
        return Holding(self.city, (*self.characters, character), self.sold)

    def without(self, index: int) -> Holding:
        """With a card sold."""
        return Holding(self.city.without(index), self.characters, self.sold + 1)


def holding(seat: SeatView) -> Holding:
    """What a seat has."""
    return Holding(seat.city, seat.characters, seat.sold)


def rounds_left(view: CarsonView) -> int:
    """How many rounds are still to come after this one."""
    return ROUNDS - PER_ERA * (view.era - 1) - view.round


def takes_two(view: CarsonView, seat: SeatView) -> bool:
    """Whether the seat used the Chinese Worker this round: the row then has one card more."""
    shown = 5 if len(view.seats) == MIN_SEATS else 6
    gone = sum(one.lawyer for one in view.seats)
    return "chinese_worker" in seat.used and len(view.row) + gone > shown


class Position:
    """A view from the seat that decides."""

    __slots__ = ("left", "me", "mine", "seat", "view")

    def __init__(self, view: CarsonView, seat: int) -> None:
        self.view = view
        self.seat = seat
        self.me = view.seats[seat]
        self.mine = holding(self.me)
        self.left = rounds_left(view)

    def survey(self, worth: Worth) -> Survey:
        """The survey of one's own city."""
        return survey(self.mine.city, self.mine.characters, worth)

    def after(self, action: CarsonAction, worth: Worth) -> Holding:
        """What the seat has after an option; a card taken is laid where `worth` says."""
        match action:
            case Place(row, column):
                cell = self.mine.city.cell_at(row, column)
                assert self.view.placing is not None
                assert cell is not None
                return self.mine.placed(self.view.placing, cell)
            case Take(index):
                return self.taking(self.view.row[index], worth)
            case Sell(index):
                return self.mine.without(index)
            case Adopt(character):
                return self.mine.joined(character)
            case _:
                return self.mine

    def taking(self, card: CardOfRow, worth: Worth) -> Holding:
        """What the seat has after taking a card of the row and laying it where it is best."""
        if isinstance(card, Character):
            return self.mine.joined(card.id)
        cell, _ = self.survey(worth).best(card)
        return self.mine if cell < 0 else self.mine.placed(card, cell)


def ranked(
    position: Position,
    options: Sequence[CarsonAction],
    values: Sequence[float],
    worth: Worth,
) -> list[Ranked[CarsonAction]]:
    """The options with their values, best first; `now` and its reasons are exact."""
    before = position.mine.sheet()
    found = []
    for option, value in zip(options, values, strict=True):
        after = position.after(option, worth)
        sheet = before if after is position.mine else after.sheet()
        now = sheet.total - before.total
        found.append(Ranked(option, now, value - now, _reasons(before, sheet)))
    order = sorted(range(len(found)), key=lambda index: (-values[index], index))
    return [found[index] for index in order]


def _reasons(before: ScoreSheet, after: ScoreSheet) -> tuple[tuple[str, int], ...]:
    if before is after:
        return _NO_REASONS
    changes = ((line, after.lines[line] - before.lines[line]) for line in LINES)
    return tuple((line, points) for line, points in changes if points)
