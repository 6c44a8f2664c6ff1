"""A city as bitboards: one integer per kind over a frame (`games.frame`).

The frame has 9 × 9 cells, enough for a city to grow to 5 × 5 in every direction from the
building it began with, or from its upper-left corner.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from functools import cache
from typing import ClassVar, Final, NamedTuple

from cardtown.games.card_city import obstacles
from cardtown.games.card_city.buildings import (
    COMMERCIAL,
    INDEX,
    INDUSTRIAL,
    KINDS,
    LEISURE,
    MUNICIPAL,
    PARKING,
    RESIDENTIAL,
)
from cardtown.games.frame import BLANK, Box, Frame, FramedCity, read_glyphs
from cardtown.games.obstacle import Obstacle

SIDE: Final = 5
CELLS: Final = SIDE * SIDE
FRAME: Final = Frame(2 * SIDE - 1)
WIDTH: Final = FRAME.width
HOME: Final = SIDE - 1
"""Row and column of the frame where a city begins."""
FIRST_CELL: Final = FRAME.cell(HOME, HOME)
"""The cell at coordinates 0 0 of a city that began there."""
LEISURE_PRICE: Final = 5
PRICE_STEP: Final = 5
"""A seat's first Industrial costs 5, its second 10 and so on (K5.2)."""

_extended: Final = FRAME.extender(1)
FIRST_LIMIT: Final = 5
LIMIT_PER_INDUSTRIAL: Final = 5
_C, _I, _L, _M, _R = (
    INDEX[kind] for kind in (COMMERCIAL, INDUSTRIAL, LEISURE, MUNICIPAL, RESIDENTIAL)
)

TRIANGLES: Final = tuple(size * (size + 1) // 2 for size in range(CELLS + 1))
"""1 + 2 + … + n for every n."""


def industrial_price(purchases: int) -> int:
    """The price of an Industrial after a number of purchases (K5.2)."""
    return PRICE_STEP * (purchases + 1)


class District(NamedTuple):
    """A maximal group of connected buildings of one kind (K4.1)."""

    cells: int
    near: int
    """The cells adjacent to it; some of its own are among them."""

    @property
    def size(self) -> int:
        """How many buildings it has."""
        return self.cells.bit_count()

    @property
    def triangle(self) -> int:
        """1 + 2 + … + n for n buildings: the coins or the points that it earns (K5.1, K6.1)."""
        return TRIANGLES[self.cells.bit_count()]


@dataclass(frozen=True, slots=True)
class City(FramedCity):
    """An immutable city: one more building gives a new one."""

    frame: ClassVar[Frame] = FRAME
    glyphs: ClassVar[str] = KINDS
    bare: ClassVar[str] = BLANK  # every cell that is covered shows its building

    near: tuple[int, ...]
    """The cells adjacent to buildings of each kind."""
    free: int
    """The free cells adjacent to the city and inside its 5 × 5."""
    room: int
    """How many buildings other than Industrials the city limit still allows (K3.3)."""
    commercial: tuple[District, ...]
    residential: tuple[District, ...]

    # --- building ----------------------------------------------------------------------------

    def cells(self, kind: str, coins: int = LEISURE_PRICE) -> int:
        """The board of all cells where a building of that kind may be built (K3)."""
        near = self.near
        if kind == INDUSTRIAL:
            return self.free & ~near[_R]
        if self.room <= 0:
            return 0
        if kind == RESIDENTIAL:
            return self.free & ~(near[_R] | near[_I])
        if kind == COMMERCIAL:
            return self.free & ~near[_C]
        if kind == LEISURE and coins < LEISURE_PRICE:
            return 0
        return self.free

    def place(self, kind: str, cell: int) -> City:
        """The city with one more building; districts of its kind that it touches are joined."""
        bit = 1 << cell
        around = bit << 1 | bit >> 1 | bit << WIDTH | bit >> WIDTH
        index = INDEX[kind]
        boards, near = list(self.boards), list(self.near)
        boards[index] |= bit
        near[index] |= around
        covered = self.covered | bit
        box = _extended(self.box if self.covered else FRAME.nowhere, cell)
        return City(
            tuple(boards),
            covered,
            box,
            self.origin,
            tuple(near),
            (self.free | around) & frame_cells(box) & ~covered,
            self.room + (LIMIT_PER_INDUSTRIAL if kind == INDUSTRIAL else -1),
            _join(self.commercial, bit, around) if kind == COMMERCIAL else self.commercial,
            _join(self.residential, bit, around) if kind == RESIDENTIAL else self.residential,
        )

    def why_not(self, kind: str, at: tuple[int, int], coins: int) -> Obstacle | None:
        """Why a building of that kind may not be built there; None if it may."""
        cell = self.cell_at(*at)
        if cell is not None and self.cells(kind, coins) >> cell & 1:
            return None
        obstacle = self._why_no_building(cell)
        if obstacle is not None or cell is None:
            return obstacle
        if kind != INDUSTRIAL and self.room <= 0:
            return self._limit_reached()
        if kind in (RESIDENTIAL, COMMERCIAL) and self.near[INDEX[kind]] >> cell & 1:
            return obstacles.beside_own_kind(kind)
        if kind == LEISURE and coins < LEISURE_PRICE:
            return obstacles.unpaid(LEISURE_PRICE, coins)
        return obstacles.BESIDE_INDUSTRY

    def _why_no_building(self, cell: int | None) -> Obstacle | None:
        """Why nothing at all may stand on the cell, leaving the city limit aside."""
        if cell is None or not frame_cells(self.box) >> cell & 1:
            return obstacles.TOO_LARGE
        if self.covered >> cell & 1:
            return obstacles.OCCUPIED
        if not self.free >> cell & 1:
            return obstacles.APART
        return None

    def _limit_reached(self) -> Obstacle:
        return obstacles.limit_reached(self.limit, self.boards[_I].bit_count())

    @property
    def dead_end(self) -> bool:
        """Whether nothing can ever be built again, although cells are free.

        Parking and Industrial are enough to check: where Parking has no cell, neither the
        other kinds nor any development have one. A full city is complete, and no dead end.
        """
        return self.vacant > 0 and not (self.cells(PARKING) or self.cells(INDUSTRIAL))

    # --- developing --------------------------------------------------------------------------

    def districts(self, kind: str) -> tuple[District, ...]:
        """The districts of a kind that develops."""
        return self.residential if kind == RESIDENTIAL else self.commercial

    def support(self, kind: str, district: District) -> int:
        """What the district counts to develop: adjacent culture buildings (K4.2) or different
        Residential districts (K4.3). It needs one more than it has buildings.
        """
        if kind == RESIDENTIAL:
            return (district.near & (self.boards[_L] | self.boards[_M])).bit_count()
        return sum(1 for other in self.residential if other.cells & district.near)

    def developments(
        self, kind: str, *, joining: bool = False, grown: int = 0
    ) -> Iterator[tuple[District, int]]:
        """The districts of that kind that can develop, each with the board of its cells (K4.4).

        With `joining` a new building may touch other districts of its kind. Districts that
        contain one of the cells `grown` are done for this round.
        """
        if self.room <= 0:
            return
        districts = self.districts(kind)
        for district in districts:
            if district.cells & grown or self.support(kind, district) <= district.size:
                continue
            cells = district.near & self.free
            if kind == RESIDENTIAL:
                cells &= ~self.near[_I]
            if not joining:
                for other in districts:
                    if other is not district:
                        cells &= ~other.near
            if cells:
                yield district, cells

    def may_ever_develop(self, kind: str, district: District, *, joining: bool = False) -> bool:
        """Whether the district could still develop in some round, with the best cards to come.

        One free cell beside it has to stay free for the new building, and the laws have to allow
        it there; at best all others get what the district counts. What is built stays, so a
        district that never can will never be able to; only joining another could still help.
        """
        around = district.near & ~self.covered & frame_cells(self.box)
        cells = around
        if kind == RESIDENTIAL:
            cells &= ~self.near[_I]
        if joining:
            return cells > 0
        for other in self.districts(kind):
            if other is not district:
                cells &= ~other.near
        best = self.support(kind, district) + around.bit_count() - 1
        return cells > 0 and best > district.size

    def most_growth(self, kind: str) -> int:
        """An upper bound for the buildings of that kind that developments add in one phase.

        A district stops growing when it is as large as what it counts, and while the city
        develops there are never more culture buildings nor more Residential districts than now.
        Every development of the kind lowers the bound by at least one, and nothing raises it.
        """
        if kind == RESIDENTIAL:
            most = (self.boards[_L] | self.boards[_M]).bit_count()
        else:
            most = len(self.residential)
        wanted = sum(max(0, most - district.size) for district in self.districts(kind))
        return min(wanted, max(0, self.room), self.vacant)

    def why_no_development(
        self, kind: str, at: tuple[int, int], *, joining: bool = False, grown: int = 0
    ) -> Obstacle | None:
        """Why no district of that kind may develop there; None if one may."""
        if kind not in (RESIDENTIAL, COMMERCIAL):
            return obstacles.NO_DEVELOPMENT
        cell = self.cell_at(*at)
        obstacle = self._why_no_building(cell)
        if obstacle is not None or cell is None:
            return obstacle
        if self.room <= 0:
            return self._limit_reached()
        if kind == RESIDENTIAL and self.near[_I] >> cell & 1:
            return obstacles.BESIDE_INDUSTRY
        touched = [one for one in self.districts(kind) if one.near >> cell & 1]
        if not touched:
            return obstacles.no_district(kind)
        if len(touched) > 1 and not joining:
            return obstacles.joins(kind)
        waiting = [one for one in touched if not one.cells & grown]
        if not waiting:
            return obstacles.developed_already(kind)
        if all(self.support(kind, one) <= one.size for one in waiting):
            return obstacles.unsupported(kind)
        return None

    # --- counting ----------------------------------------------------------------------------

    @property
    def limit(self) -> int:
        """How many buildings other than Industrials the city may have (K3.3)."""
        return FIRST_LIMIT + LIMIT_PER_INDUSTRIAL * self.boards[_I].bit_count()

    @property
    def capacity(self) -> int:
        """How many buildings other than Industrials fit: by the city limit and by its cells."""
        return min(self.limit, CELLS - self.boards[_I].bit_count())

    @property
    def vacant(self) -> int:
        """How many cells of the 5 × 5 are free."""
        return CELLS - self.covered.bit_count()

    def income(self) -> int:
        """Coins per round: 1, and for a Commercial district of n 1 + 2 + … + n (K5.1)."""
        return 1 + sum([district.triangle for district in self.commercial])

    # --- text ----------------------------------------------------------------------------------

    @classmethod
    def from_rows(cls, rows: Sequence[str]) -> City:
        """A city from rows of glyphs, without its history; at most 5 × 5 covered cells.

        Glyphs must be known, free cells `_`, and the rows of equal length: `queries` checks that.
        """
        (top, left), stands = read_glyphs(rows)
        if not stands:
            return EMPTY_CITY
        city = replace(EMPTY_CITY, origin=(top - HOME, left - HOME))
        for row, column, kind in stands:
            city = city.place(kind, FRAME.cell(row + HOME, column + HOME))
        return city


@cache
def frame_cells(box: Box) -> int:
    """The cells that keep a city with that bounding box within 5 × 5 (K3.1)."""
    return FRAME.fitting(box, SIDE, SIDE)


def _join(districts: tuple[District, ...], bit: int, around: int) -> tuple[District, ...]:
    """The districts after a building of their kind at `bit`, sorted."""
    cells, near, apart = bit, around, []
    for district in districts:
        if district.near & bit:
            cells |= district.cells
            near |= district.near
        else:
            apart.append(district)
    apart.append(District(cells, near))
    apart.sort()
    return tuple(apart)


EMPTY_CITY: Final = City(
    boards=(0,) * len(KINDS),
    near=(0,) * len(KINDS),
    covered=0,
    free=0,
    room=FIRST_LIMIT,
    commercial=(),
    residential=(),
    box=(0, 0, 0, 0),
    origin=(-HOME, -HOME),
)
FIRST_CITY: Final = EMPTY_CITY.place(MUNICIPAL, FIRST_CELL)
"""How every city begins: a Municipal at coordinates 0 0 (K1.3)."""
