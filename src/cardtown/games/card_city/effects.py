"""What an option brings at once: exact, and from nothing but what its seat sees.

An `Estate` is all that a seat's score is made of. An option makes another estate of it, and the
`Effect` is what differs between the two.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator
from typing import NamedTuple

from cardtown.games.boards import bits
from cardtown.games.card_city.actions import Build, Buy, CardCityAction, Develop
from cardtown.games.card_city.buildings import DEVELOPING, INDUSTRIAL, LEISURE
from cardtown.games.card_city.city import LEISURE_PRICE, City, industrial_price
from cardtown.games.card_city.growth import Growth, growths
from cardtown.games.card_city.scoring import Line, ScoreSheet, score
from cardtown.games.card_city.view import SeatView
from cardtown.games.differences import ScoreChange
from cardtown.games.frame import Place

Placing = Build | Develop | Buy
"""The options that put a building into the city."""


class Estate(NamedTuple):
    """A city, its owner's coins, and how many Industrials were bought."""

    city: City
    coins: int
    purchases: int = 0

    def sheet(self) -> ScoreSheet:
        """The score sheet (K6.1)."""
        return score(self.city, self.coins)

    @property
    def points(self) -> int:
        """The current points."""
        return self.sheet().total

    @property
    def price(self) -> int:
        """What the next Industrial costs (K5.2)."""
        return industrial_price(self.purchases)

    def build(self, kind: str, cell: int) -> Estate:
        """With a card of the hand built there (K3)."""
        coins = self.coins - LEISURE_PRICE if kind == LEISURE else self.coins
        return Estate(self.city.place(kind, cell), coins, self.purchases)

    def develop(self, kind: str, cell: int) -> Estate:
        """With a district grown there (K4)."""
        return Estate(self.city.place(kind, cell), self.coins, self.purchases)

    def buy(self, cell: int) -> Estate:
        """With an Industrial bought and built there (K5.2)."""
        city = self.city.place(INDUSTRIAL, cell)
        return Estate(city, self.coins - self.price, self.purchases + 1)

    def earn(self) -> Estate:
        """With the income of a round (K5.1)."""
        return Estate(self.city, self.coins + self.city.income(), self.purchases)

    def after(self, action: CardCityAction) -> Estate:
        """What the seat has right after an option."""
        match action:
            case Build(kind, row, column):
                return self.build(kind, self.city.cell_of(row, column))
            case Develop(kind, row, column):
                return self.develop(kind, self.city.cell_of(row, column))
            case Buy(row, column):
                return self.buy(self.city.cell_of(row, column))
            case _:
                return self

    def builds(self, hand: str) -> Iterator[tuple[str, int]]:
        """Every kind of the hand with every cell where it can be built."""
        for kind in sorted(set(hand)):
            for cell in bits(self.city.cells(kind, self.coins)):
                yield kind, cell

    def purchases_of(self, reserve: str) -> Iterator[Estate]:
        """The estates that buying an Industrial can lead to."""
        if self.coins >= self.price and INDUSTRIAL in reserve:
            for cell in bits(self.city.cells(INDUSTRIAL)):
                yield self.buy(cell)


def estate_of(seat: SeatView) -> Estate:
    """What a seat has."""
    return Estate(seat.city, seat.coins, seat.purchases)


def kind_of(action: Placing) -> str:
    """What would stand there."""
    return INDUSTRIAL if isinstance(action, Buy) else action.kind


class ScoredEstate:
    """An estate, scored."""

    __slots__ = ("estate", "sheet")

    def __init__(self, estate: Estate) -> None:
        self.estate = estate
        self.sheet = estate.sheet()

    def to(self, estate: Estate) -> Effect:
        """The effect of having that estate instead."""
        return Effect(self, self if estate is self.estate else ScoredEstate(estate))


class Effect(ScoreChange[Line]):
    """What changes from one estate to another."""

    __slots__ = ()

    before: ScoredEstate
    after: ScoredEstate

    @property
    def cost(self) -> int:
        """The coins that it costs (K3.6, K5.2)."""
        return self.before.estate.coins - self.after.estate.coins

    @property
    def income(self) -> int:
        """By how much the income of a round changes."""
        return self.after.estate.city.income() - self.before.estate.city.income()

    @property
    def dead_end(self) -> bool:
        """Whether nothing could ever be built again, though cells stay free."""
        return self.after.estate.city.dead_end

    @property
    def capacity(self) -> int:
        """By how much the number of buildings other than Industrials changes that the city can
        have in the end: what the city limit allows, but no more than it has cells for (K3.3).
        """
        return self.after.estate.city.capacity - self.before.estate.city.capacity

    def grows(self, reserve: Collection[str], *, joining: bool) -> tuple[tuple[str, Place], ...]:
        """The districts that can develop after it, and no part of which could before.

        Each by its kind and its first building.
        """
        before, after = self.before.estate.city, self.after.estate.city
        found = []
        for kind in DEVELOPING:
            if kind in reserve:
                could = [one.cells for one, _ in before.developments(kind, joining=joining)]
                found += [
                    (kind, after.places(one.cells)[0])
                    for one, _ in after.developments(kind, joining=joining)
                    if not any(one.cells & other for other in could)
                ]
        return tuple(found)

    def stops(self, *, joining: bool) -> tuple[tuple[str, Place], ...]:
        """The districts that can never develop again after it, new ones too.

        Those that never could are not among them. Each by its kind and its first building.
        """
        before, after = self.before.estate.city, self.after.estate.city
        found = []
        for kind in DEVELOPING:
            lost = [
                one.cells
                for one in before.districts(kind)
                if not before.may_ever_develop(kind, one, joining=joining)
            ]
            found += [
                (kind, after.places(one.cells)[0])
                for one in after.districts(kind)
                if not any(one.cells & other for other in lost)
                and not after.may_ever_develop(kind, one, joining=joining)
            ]
        return tuple(found)


class Placement(NamedTuple):
    """What a building changes at one cell."""

    cell: int
    points: int
    """By how much the total changes."""
    lines: dict[Line, int]
    """The lines of the score sheet that change, in order, and by how much."""
    income: int
    capacity: int
    dead_end: bool
    will_grow: tuple[tuple[str, Place], ...]
    """As :meth:`Effect.grows`."""
    never_grow: tuple[tuple[str, Place], ...]
    """As :meth:`Effect.stops`."""
    growths: tuple[Growth, ...]
    """The districts that then differ from all those of now, or grow otherwise."""


class Reserve(NamedTuple):
    """The kinds that develop in the Reserve, before a building and after it."""

    before: frozenset[str]
    after: frozenset[str]


def placements(
    estate: Estate, kind: str, cells: int, cost: int, reserve: Reserve, *, joining: bool
) -> Iterator[Placement]:
    """What a building that costs so many coins changes at each cell of a board."""
    now = ScoredEstate(estate)
    known = list(growths(estate.city, reserve.before, joining=joining))
    for cell in bits(cells):
        after = Estate(estate.city.place(kind, cell), estate.coins - cost)
        effect = now.to(after)
        growing = growths(after.city, reserve.after, joining=joining)
        yield Placement(
            cell,
            effect.points,
            effect.lines,
            effect.income,
            effect.capacity,
            effect.dead_end,
            effect.grows(reserve.after, joining=joining),
            effect.stops(joining=joining),
            tuple(one for one in growing if one not in known),
        )
