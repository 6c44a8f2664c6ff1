"""The frame in which a city floats: cells as bit numbers, with a border so that nothing wraps.

A frame has `span` × `span` cells. Cell (r, c) is bit ``(r + 1) * width + c + 1`` of a board; the
cells around the frame are never covered, so shifting a board by a row or a column is safe. Cities
float: `origin` says which coordinates of the outside world the frame's cell (0, 0) has.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import ClassVar, Final, NamedTuple, TypeVar

from cardtown.games.boards import bits

Place = tuple[int, int]
"""A row and a column."""
Box = tuple[int, int, int, int]
"""Top, bottom, left and right, in rows and columns of a frame."""
T = TypeVar("T")

BLANK: Final = "_"
"""The glyph of a cell that nothing covers."""


class Frame:
    """The cells of a frame."""

    __slots__ = ("nowhere", "span", "width")

    def __init__(self, span: int) -> None:
        self.span = span
        self.width = span + 1
        self.nowhere: Box = (span, -1, span, -1)
        """The empty box: extended by a piece, it becomes the box of that piece."""

    def cell(self, row: int, column: int) -> int:
        """The cell in that row and column of the frame."""
        return (row + 1) * self.width + column + 1

    def place(self, cell: int) -> Place:
        """The row and the column of a cell."""
        return cell // self.width - 1, cell % self.width - 1

    def box(self, board: int) -> Box:
        """The bounding box of the cells on a board, which must not be empty."""
        rows, columns = zip(*map(self.place, bits(board)), strict=True)
        return min(rows), max(rows), min(columns), max(columns)

    def fitting(self, box: Box, height: int, width: int, side: int = 1) -> int:
        """The board of cells where a piece keeps a city with that box within height × width.

        The piece covers `side` × `side` cells; the cell named is its upper-left one.
        """
        top, bottom, left, right = box
        if bottom - top >= height or right - left >= width:
            return 0
        first = max(right - width + 1, 0)
        columns = min(left + width, self.span) - side + 1 - first
        line = (1 << columns) - 1
        board = 0
        for row in range(max(bottom - height + 1, 0), min(top + height, self.span) - side + 1):
            board |= line << self.cell(row, first)
        return board

    def extender(self, side: int) -> Callable[[Box, int], Box]:
        """A function that extends a bounding box by a piece of `side` × `side` cells."""

        covered = []
        for cell in range(self.width * self.width):
            row, column = self.place(cell)
            covered.append((row, row + side - 1, column, column + side - 1))

        def extended(box: Box, cell: int) -> Box:
            top, bottom, left, right = box
            first_row, last_row, first_column, last_column = covered[cell]
            # Comparing is much faster than `min` and `max`, and this is called for every card.
            return (
                first_row if first_row < top else top,
                last_row if last_row > bottom else bottom,
                first_column if first_column < left else left,
                last_column if last_column > right else right,
            )

        return extended

    def by_cell(self, make: Callable[[int, int], T], origin: Place) -> dict[int, T]:
        """What `make` gives for the coordinates of every cell, by the cell's board."""
        return {
            1 << self.cell(row, column): make(row + origin[0], column + origin[1])
            for row in range(self.span)
            for column in range(self.span)
        }


def pick(values: Mapping[int, T], board: int) -> list[T]:
    """The values of a board's cells, found by the board of each cell, lowest first."""
    found = []
    while board:
        low = board & -board
        found.append(values[low])
        board ^= low
    return found


class Glyphs(NamedTuple):
    """What stands in a city that is given as rows of glyphs."""

    corner: Place
    """The coordinates of the upper-left corner of all that stands."""
    stands: list[tuple[int, int, str]]
    """Row and column, counted from the corner, and the glyph there."""


def read_glyphs(rows: Sequence[str]) -> Glyphs:
    """What stands in rows of glyphs, whose first one is at coordinates 0 0."""
    found = [
        (row, column, glyph)
        for row, line in enumerate(rows)
        for column, glyph in enumerate(line)
        if glyph != BLANK
    ]
    top = min((row for row, _, _ in found), default=0)
    left = min((column for _, column, _ in found), default=0)
    return Glyphs((top, left), [(row - top, column - left, glyph) for row, column, glyph in found])


@dataclass(frozen=True, slots=True)
class FramedCity:
    """A city in its frame: where its cells are and what they show."""

    frame: ClassVar[Frame]
    glyphs: ClassVar[str]
    """The glyph of each board."""
    bare: ClassVar[str]
    """The glyph of a cell that is covered and shows nothing of the boards."""

    boards: tuple[int, ...]
    """One board per glyph, visible ones only."""
    covered: int
    """The board of all cells that are covered."""
    box: Box
    """The bounding box of what is covered."""
    origin: Place

    def cell_at(self, row: int, column: int) -> int | None:
        """The cell at these coordinates, or None outside the frame."""
        row -= self.origin[0]
        column -= self.origin[1]
        frame = self.frame
        if 0 <= row < frame.span and 0 <= column < frame.span:
            return (row + 1) * frame.width + column + 1
        return None

    def cell_of(self, row: int, column: int) -> int:
        """The cell at these coordinates, which must lie in the frame."""
        cell = self.cell_at(row, column)
        if cell is None:
            raise ValueError(f"{(row, column)} is outside the frame")
        return cell

    def coordinates(self, cell: int) -> Place:
        """The coordinates of a cell."""
        width = self.frame.width
        return cell // width - 1 + self.origin[0], cell % width - 1 + self.origin[1]

    def places(self, board: int) -> list[Place]:
        """The coordinates of all cells of a board, in reading order."""
        return [self.coordinates(cell) for cell in bits(board)]

    def glyph(self, cell: int) -> str:
        """What a cell shows."""
        for glyph, board in zip(self.glyphs, self.boards, strict=True):
            if board >> cell & 1:
                return glyph
        return self.bare if self.covered >> cell & 1 else BLANK

    def rows(self) -> list[str]:
        """The city as rows of glyphs, cropped to what is covered; [] when empty."""
        if not self.covered:
            return []
        top, bottom, left, right = self.box
        width = self.frame.width
        bare = f"{self.covered:0{(bottom + 2) * width}b}"[::-1]
        cells = list(bare.replace("0", BLANK).replace("1", self.bare))
        for glyph, board in zip(self.glyphs, self.boards, strict=True):
            for cell in bits(board):
                cells[cell] = glyph
        starts = (row * width + left + 1 for row in range(top + 1, bottom + 2))
        return ["".join(cells[start : start + right - left + 1]) for start in starts]

    @property
    def corner(self) -> Place:
        """The coordinates of the upper-left corner of `rows()`."""
        return self.box[0] + self.origin[0], self.box[2] + self.origin[1]

    @property
    def size(self) -> tuple[int, int]:
        """Height and width of what is covered."""
        if not self.covered:
            return 0, 0
        top, bottom, left, right = self.box
        return bottom - top + 1, right - left + 1
