"""What an option brings at once: exact, and from nothing but what its seat sees.

An `Estate` is all that a seat's score is made of. An option makes another estate of it, and the
`Effect` is how the score differs between the two.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import NamedTuple

from cardtown.games.boards import bits
from cardtown.games.carson_city.actions import Adopt, CarsonAction, Place, Sell
from cardtown.games.carson_city.characters import CharacterId
from cardtown.games.carson_city.city import City, Terrain
from cardtown.games.carson_city.elements import INDEX
from cardtown.games.carson_city.scoring import Line, ScoreSheet, itemize, score
from cardtown.games.carson_city.view import SeatView
from cardtown.games.differences import ScoreChange, differences
from cardtown.games.frame import Place as Coordinates

Building = tuple[Coordinates, str]
"""Where it stands, and its glyph."""


class Estate(NamedTuple):
    """What a seat's score is made of."""

    city: City
    characters: tuple[CharacterId, ...] = ()
    sold: int = 0

    def sheet(self) -> ScoreSheet:
        """The score sheet."""
        return score(self.city, self.characters, self.sold)

    @property
    def points(self) -> int:
        """The current points."""
        return self.sheet().total

    def place(self, card: Terrain, cell: int) -> Estate:
        """With a card laid at a cell (C4)."""
        return Estate(self.city.place(card, cell), self.characters, self.sold)

    def join(self, character: CharacterId) -> Estate:
        """With one more character."""
        return Estate(self.city, (*self.characters, character), self.sold)

    def sell(self, index: int) -> Estate:
        """With a card sold (C6.3)."""
        return Estate(self.city.without(index), self.characters, self.sold + 1)

    def after(self, action: CarsonAction, placing: Terrain | None) -> Estate:
        """What the seat has right after an option; `placing` is the card that it must place."""
        match action:
            case Place(row, column) if placing is not None:
                return self.place(placing, self.city.cell_of(row, column))
            case Sell(index):
                return self.sell(index)
            case Adopt(character):
                return self.join(character)
            case _:
                return self


def estate_of(seat: SeatView) -> Estate:
    """What a seat has."""
    return Estate(seat.city, seat.characters, seat.sold)


class ScoredEstate:
    """An estate, scored."""

    __slots__ = ("_earned", "_earnings", "estate", "sheet")

    def __init__(self, estate: Estate) -> None:
        self.estate = estate
        self.sheet, self._earnings = itemize(*estate)
        self._earned: dict[Building, int] | None = None

    @property
    def earned(self) -> Mapping[Building, int]:
        """What each parcel that can earn something does earn."""
        if self._earned is None:
            self._earned = {}
            for _, glyph, cell, points in self._earnings:
                building = self.estate.city.coordinates(cell), glyph
                self._earned[building] = self._earned.get(building, 0) + points
        return self._earned

    def to(self, estate: Estate) -> Effect:
        """The effect of having that estate instead."""
        return Effect(self, self if estate is self.estate else ScoredEstate(estate))

    def placements(self, card: Terrain) -> Iterator[Placement]:
        """What a card changes wherever it may lie, from the top, row by row."""
        city, owned, _ = self.estate
        for cell in bits(city.cells(card, owned)):
            effect = self.to(self.estate.place(card, cell))
            yield Placement(cell, effect.points, effect.lines, effect.characters, effect.buildings)


class BuildingChange(NamedTuple):
    """A building, or outlaws, whose points change; 0 where it does not stand."""

    at: Coordinates
    glyph: str
    was: int
    now: int


class Placement(NamedTuple):
    """A card laid at a cell, and how the score changes: see `Effect`."""

    cell: int
    points: int
    lines: dict[Line, int]
    characters: dict[CharacterId, int]
    buildings: list[BuildingChange]


class Effect(ScoreChange[Line]):
    """How a score changes. The changes of all buildings and all characters make up the points."""

    __slots__ = ()

    before: ScoredEstate
    after: ScoredEstate

    @property
    def characters(self) -> dict[CharacterId, int]:
        """The characters whose worth changes, and by how much; a new one counts from 0."""
        return differences(self.before.sheet.characters, self.after.sheet.characters)

    @property
    def buildings(self) -> list[BuildingChange]:
        """The buildings whose points change, from the top, row by row."""
        was, now = self.before.earned, self.after.earned
        changed = sorted(differences(was, now), key=lambda one: (one[0], INDEX[one[1]]))
        return [BuildingChange(*one, was.get(one, 0), now.get(one, 0)) for one in changed]
