"""A city as bitboards: one integer per kind over a frame so wide that nothing wraps.

The frame has 9 × 9 cells, enough for a city to grow to 5 × 5 in every direction from the
building it began with, or from its upper-left corner. Cell (r, c) of the frame is bit
``(r + 1) * WIDTH + c + 1``; the cells around the frame are never covered, so shifting a board by
a row or a column is safe. Cities float: `origin` says which coordinates of the outside world the
frame's cell (0, 0) has.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from functools import cache
from typing import Any, Final, NamedTuple

from cardtown.games.card_city.buildings import (
    COMMERCIAL,
    FREE_CELL,
    INDEX,
    INDUSTRIAL,
    KINDS,
    LEISURE,
    MUNICIPAL,
    NAMES,
    PARKING,
    RESIDENTIAL,
)

SIDE: Final = 5
CELLS: Final = SIDE * SIDE
SPAN: Final = 2 * SIDE - 1
WIDTH: Final = SPAN + 1
HOME: Final = SIDE - 1
"""Row and column of the frame where a city begins."""
LEISURE_PRICE: Final = 5
COINS_PER_POINT: Final = 5

_FIRST_LIMIT: Final = 5
_LIMIT_PER_INDUSTRIAL: Final = 5
_C, _I, _L, _M, _R = (
    INDEX[kind] for kind in (COMMERCIAL, INDUSTRIAL, LEISURE, MUNICIPAL, RESIDENTIAL)
)


class District(NamedTuple):
    """A maximal group of connected buildings of one kind (K4.1)."""

    cells: int
    near: int
    """The cells adjacent to it; some of its own are among them."""

    @property
    def size(self) -> int:
        """How many buildings it has."""
        return self.cells.bit_count()


class Obstacle(NamedTuple):
    """Why a building may not stand somewhere: the rule and a sentence."""

    rule: str
    reason: str


@dataclass(frozen=True, slots=True)
class ScoreSheet:
    """A city's score with its owner's coins, line by line (K6.1)."""

    lines: dict[str, int]
    total: int

    def to_json(self) -> dict[str, Any]:
        """The score sheet as other programs read it."""
        return {"lines": self.lines, "total": self.total}


@dataclass(frozen=True, slots=True)
class City:
    """An immutable city: one more building gives a new one."""

    boards: tuple[int, ...]
    """One board per kind."""
    near: tuple[int, ...]
    """The cells adjacent to buildings of each kind."""
    covered: int
    """All buildings."""
    free: int
    """The free cells adjacent to the city and inside its 5 × 5."""
    room: int
    """How many buildings other than Industrials the city limit still allows (K3.3)."""
    commercial: tuple[District, ...]
    residential: tuple[District, ...]
    box: tuple[int, int, int, int]
    """Top, bottom, left and right of what is covered, in cells of the frame."""
    origin: tuple[int, int]

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
        box = _extended(self.box, cell) if self.covered else _box_of(cell)
        return City(
            tuple(boards),
            tuple(near),
            covered,
            (self.free | around) & frame_cells(box) & ~covered,
            self.room + (_LIMIT_PER_INDUSTRIAL if kind == INDUSTRIAL else -1),
            _joined(self.commercial, bit, around) if kind == COMMERCIAL else self.commercial,
            _joined(self.residential, bit, around) if kind == RESIDENTIAL else self.residential,
            box,
            self.origin,
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
            name = NAMES[kind].capitalize()
            return Obstacle("K3.4", f"a {name} may not be built adjacent to a {name}")
        if kind == LEISURE and coins < LEISURE_PRICE:
            return Obstacle("K3.6", f"a Leisure costs {LEISURE_PRICE} coins; there are {coins}")
        return _NOT_BESIDE_INDUSTRY

    def _why_no_building(self, cell: int | None) -> Obstacle | None:
        """Why nothing at all may stand on the cell, leaving the city limit aside."""
        if cell is None or not frame_cells(self.box) >> cell & 1:
            return Obstacle("K3.1", "the city would be larger than 5 × 5")
        if self.covered >> cell & 1:
            return Obstacle("K3.1", "a building stands there already")
        if not self.free >> cell & 1:
            return Obstacle("K3.2", "the cell is not adjacent to a building of the city")
        return None

    def _limit_reached(self) -> Obstacle:
        industrials = self.boards[_I].bit_count()
        return Obstacle(
            "K3.3",
            f"the city limit of {self.limit} buildings that are not Industrial, "
            f"with {industrials} Industrials, is reached",
        )

    def dead_end_after(self, kind: str, at: tuple[int, int]) -> bool:
        """Whether this legal build leaves no legal cell for anything ever again.

        Parking and Industrial are all there is to ask: where Parking has no cell, neither the
        other kinds nor any development have one. A full city is complete, and no dead end.
        """
        cell = self.cell_at(*at)
        if cell is None:
            raise ValueError(f"{at} is outside the frame")
        after = self.place(kind, cell)
        return after.vacant > 0 and not (after.cells(PARKING) or after.cells(INDUSTRIAL))

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

    def most_growth(self, kind: str) -> int:
        """No order of developments adds more buildings of that kind than this in one phase.

        A district stops growing when it is as large as what it counts, and while the city
        develops there are never more culture buildings nor more Residential districts than now.
        Every development of the kind lowers the number by one at least, and nothing raises it.
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
            return Obstacle("K4.1", "only Residential and Commercial districts develop")
        cell = self.cell_at(*at)
        obstacle = self._why_no_building(cell)
        if obstacle is not None or cell is None:
            return obstacle
        if self.room <= 0:
            return self._limit_reached()
        if kind == RESIDENTIAL and self.near[_I] >> cell & 1:
            return _NOT_BESIDE_INDUSTRY
        touched = [one for one in self.districts(kind) if one.near >> cell & 1]
        name = NAMES[kind].capitalize()
        if not touched:
            return Obstacle("K4.4", f"the cell is not adjacent to a {name} district")
        if len(touched) > 1 and not joining:
            return Obstacle("K4.4", f"the new {name} would join two districts")
        waiting = [one for one in touched if not one.cells & grown]
        if not waiting:
            return Obstacle("K4.5", f"the {name} district has developed in this round already")
        if all(self.support(kind, one) <= one.size for one in waiting):
            rule, counted = _COUNTED[kind]
            return Obstacle(rule, f"the {name} district is not adjacent to enough {counted}")
        return None

    # --- counting ----------------------------------------------------------------------------

    @property
    def limit(self) -> int:
        """How many buildings other than Industrials the city may have (K3.3)."""
        return _FIRST_LIMIT + _LIMIT_PER_INDUSTRIAL * self.boards[_I].bit_count()

    @property
    def vacant(self) -> int:
        """How many cells of the 5 × 5 are free."""
        return CELLS - self.covered.bit_count()

    def income(self) -> int:
        """Coins per round: 1, and for a Commercial district of n 1 + 2 + … + n (K5.1)."""
        return 1 + _triangles(self.commercial)

    def score(self, coins: int) -> ScoreSheet:
        """The score at the end with that many coins (K6.1)."""
        lines = {
            "residential": _triangles(self.residential),
            "free_cells": -self.vacant,
            "coins": coins // COINS_PER_POINT,
        }
        return ScoreSheet(lines, sum(lines.values()))

    # --- coordinates and text ------------------------------------------------------------------

    def cell_at(self, row: int, column: int) -> int | None:
        """The cell at these coordinates, or None outside the frame."""
        row -= self.origin[0]
        column -= self.origin[1]
        if 0 <= row < SPAN and 0 <= column < SPAN:
            return (row + 1) * WIDTH + column + 1
        return None

    def coordinates(self, cell: int) -> tuple[int, int]:
        """The coordinates of a cell."""
        return cell // WIDTH - 1 + self.origin[0], cell % WIDTH - 1 + self.origin[1]

    def glyph(self, cell: int) -> str:
        """What stands on a cell."""
        for kind, board in zip(KINDS, self.boards, strict=True):
            if board >> cell & 1:
                return kind
        return FREE_CELL

    def rows(self) -> list[str]:
        """The city as rows of glyphs, cropped to what is covered; [] when empty."""
        if not self.covered:
            return []
        top, bottom, left, right = self.box
        return [
            "".join(self.glyph((row + 1) * WIDTH + column + 1) for column in range(left, right + 1))
            for row in range(top, bottom + 1)
        ]

    @property
    def corner(self) -> tuple[int, int]:
        """The coordinates of the upper-left corner of `rows()`."""
        return self.box[0] + self.origin[0], self.box[2] + self.origin[1]

    @classmethod
    def from_rows(cls, rows: Sequence[str]) -> City:
        """A city from rows of glyphs, whatever its history; at most 5 × 5 covered cells.

        Glyphs must be known, free cells `_`, and the rows of equal length: `queries` checks that.
        """
        stands = [
            (row, column, kind)
            for row, line in enumerate(rows)
            for column, kind in enumerate(line)
            if kind != FREE_CELL
        ]
        if not stands:
            return EMPTY_CITY
        top = min(row for row, _, _ in stands)
        left = min(column for _, column, _ in stands)
        city = replace(EMPTY_CITY, origin=(top - HOME, left - HOME))
        for row, column, kind in stands:
            city = city.place(kind, (row - top + HOME + 1) * WIDTH + column - left + HOME + 1)
        return city


@cache
def frame_cells(box: tuple[int, int, int, int]) -> int:
    """The cells that keep a city with that bounding box within 5 × 5 (K3.1)."""
    top, bottom, left, right = box
    cells = 0
    for row in range(max(bottom - SIDE + 1, 0), min(top + SIDE, SPAN)):
        for column in range(max(right - SIDE + 1, 0), min(left + SIDE, SPAN)):
            cells |= 1 << (row + 1) * WIDTH + column + 1
    return cells


def _box_of(cell: int) -> tuple[int, int, int, int]:
    row, column = cell // WIDTH - 1, cell % WIDTH - 1
    return row, row, column, column


@cache
def _extended(box: tuple[int, int, int, int], cell: int) -> tuple[int, int, int, int]:
    """The bounding box once the cell is covered too."""
    top, bottom, left, right = box
    row, _, column, _ = _box_of(cell)
    return min(top, row), max(bottom, row), min(left, column), max(right, column)


def _joined(districts: tuple[District, ...], bit: int, around: int) -> tuple[District, ...]:
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


def _triangles(districts: Sequence[District]) -> int:
    total = 0
    for district in districts:
        size = district.cells.bit_count()
        total += size * (size + 1) // 2
    return total


_NOT_BESIDE_INDUSTRY: Final = Obstacle(
    "K3.5", "a Residential and an Industrial may not be adjacent"
)
_COUNTED: Final = {
    RESIDENTIAL: ("K4.2", "culture buildings"),
    COMMERCIAL: ("K4.3", "different Residential districts"),
}
EMPTY_CITY: Final = City(
    boards=(0,) * len(KINDS),
    near=(0,) * len(KINDS),
    covered=0,
    free=0,
    room=_FIRST_LIMIT,
    commercial=(),
    residential=(),
    box=(0, 0, 0, 0),
    origin=(-HOME, -HOME),
)
FIRST_CITY: Final = EMPTY_CITY.place(MUNICIPAL, (HOME + 1) * WIDTH + HOME + 1)
"""How every city begins: a Municipal at coordinates 0 0 (K1.3)."""
