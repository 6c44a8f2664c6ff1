"""A city as bitboards: one integer per element over a frame (`games.frame`).

The frame has 17 × 17 cells, enough for a city of any legal size to grow to 9 × 9 in every
direction from where it stands. A card lies at the cell of its upper-left parcel.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import dataclass, field, replace
from functools import cache
from typing import Any, ClassVar, Final

from cardtown.games.boards import bits
from cardtown.games.carson_city import obstacles
from cardtown.games.carson_city.characters import CharacterId
from cardtown.games.carson_city.elements import (
    EMPTY,
    GLYPHS,
    HOUSE,
    INDEX,
    NO_CARD,
    OUTLAWS,
    PRISON,
    TOWNHOUSE,
)
from cardtown.games.frame import Box, Frame, FramedCity, Place, read_glyphs
from cardtown.games.obstacle import Obstacle

FRAME: Final = Frame(17)
WIDTH: Final = FRAME.width
CENTRE: Final = 8
SIDE: Final = 8
LONG_SIDE: Final = 9

_CARD: Final = 2
SQUARE: Final = 0b11 | 0b11 << WIDTH
"""The four cells of a card, from the cell where it lies on."""
RING_STEPS: Final = (-WIDTH - 1, -WIDTH, -WIDTH + 1, -1, 1, WIDTH - 1, WIDTH, WIDTH + 1)
RINGS: Final = (0,) * (WIDTH + 1) + tuple(
    sum(1 << cell + step for step in RING_STEPS) for cell in range(WIDTH + 1, WIDTH * (WIDTH + 1))
)
"""The board of the eight neighbours of every cell (C5.1)."""
_OFFSETS: Final = (0, 1, WIDTH, WIDTH + 1)
# Cells (relative to two rows up and two columns left) whose card overlaps a given card or shares
# a side with it: five by five without the corners.
_TOUCHING: Final = (
    0b01110 | 0b11111 << WIDTH | 0b11111 << 2 * WIDTH | 0b11111 << 3 * WIDTH | 0b01110 << 4 * WIDTH
)
_TOUCHING_SHIFT: Final = 2 * WIDTH + 2


extended: Final = FRAME.extender(_CARD)
"""The bounding box once a card lies at a cell too."""


@dataclass(frozen=True, slots=True)
class Terrain:
    """A terrain card: four parcels, never rotated, with its appeal to virtual seats."""

    id: str
    """`I-07`, `II-31`: what stands before the dash is the Era."""
    parcels: tuple[str, str]
    """Two rows of two glyphs; `.` is an empty parcel."""
    appeal: int
    """What it is worth to a virtual seat."""
    stamps: tuple[tuple[int, int], ...] = field(init=False, repr=False, compare=False)
    """(element, board of its parcels on this card), for every element shown."""
    solid: int = field(init=False, repr=False, compare=False)
    """The parcels that show an element other than outlaws."""
    covers: tuple[tuple[int, tuple[int, ...]], ...] = field(init=False, repr=False, compare=False)
    """(offset, elements that the parcel there may cover), for the four parcels."""

    def __post_init__(self) -> None:
        stamps: dict[int, int] = {}
        for glyph, offset in zip(self.glyphs, _OFFSETS, strict=True):
            if glyph != EMPTY:
                stamps[INDEX[glyph]] = stamps.get(INDEX[glyph], 0) | 1 << offset
        solid = sum(board for element, board in stamps.items() if element != OUTLAWS)
        covers = tuple(zip(_OFFSETS, map(_coverable_by, self.glyphs), strict=True))
        object.__setattr__(self, "stamps", tuple(sorted(stamps.items())))
        object.__setattr__(self, "solid", solid)
        object.__setattr__(self, "covers", covers)

    def to_json(self) -> dict[str, Any]:
        """The card as other programs read it."""
        return {"id": self.id, "parcels": list(self.parcels), "appeal": self.appeal}

    @property
    def glyphs(self) -> str:
        """The four parcels in reading order."""
        return "".join(self.parcels)


def _coverable_by(glyph: str) -> tuple[int, ...]:
    """The elements that a parcel showing this may cover, besides empty parcels (C4.4)."""
    match glyph:
        case "." | "!":
            return ()
        case "T":
            return (TOWNHOUSE, HOUSE)
        case _:
            return (INDEX[glyph],)


@dataclass(frozen=True, slots=True)
class City(FramedCity):
    """An immutable city: placing or selling a card gives a new one."""

    frame: ClassVar[Frame] = FRAME
    glyphs: ClassVar[str] = GLYPHS
    bare: ClassVar[str] = EMPTY

    solid: int
    """Parcels that show an element other than outlaws."""
    touching: int
    """Cells whose card would overlap the city or share a side with it."""
    cards: tuple[tuple[Terrain, int], ...]
    """The cards with their cells, in the order placed (none when read from rows)."""

    # --- placing ---------------------------------------------------------------------------

    def lawful(self, owned: Collection[CharacterId]) -> bool:
        """Whether outlaws cost nothing and count as empty parcels (C4.5, C5.4)."""
        return bool(self.boards[PRISON]) or "sheriff" in owned

    def cells(self, card: Terrain, owned: Collection[CharacterId] = ()) -> int:
        """The board of all cells where the card may lie (C4) for the owner of these characters."""
        if not self.covered:
            return 1 << FIRST_CELL
        blocked = self.solid
        if not self.lawful(owned):
            blocked |= self.boards[OUTLAWS]
        barred = blocked | blocked >> 1 | blocked >> WIDTH | blocked >> (WIDTH + 1)
        cells = self.touching & frame_cells(self.box, "captain" in owned)
        if cells & barred and card.solid:
            barred = self._barred(card, blocked)
        return cells & ~barred

    def _barred(self, card: Terrain, blocked: int) -> int:
        """The cells where some parcel of the card would cover what it may not (C4.4)."""
        boards = self.boards
        barred = 0
        for offset, elements in card.covers:
            wall = blocked
            for element in elements:
                wall &= ~boards[element]
            barred |= wall >> offset
        return barred

    def place(self, card: Terrain, cell: int) -> City:
        """The city with the card laid at a cell, which must be one of `cells(card)`."""
        cells = SQUARE << cell
        boards = list(self.boards)
        # Only an empty parcel, outlaws, a House or the very same element is ever covered.
        boards[HOUSE] &= ~cells
        boards[OUTLAWS] &= ~cells
        for element, stamp in card.stamps:
            boards[element] |= stamp << cell
        return City(
            tuple(boards),
            self.covered | cells,
            extended(self.box if self.covered else FRAME.nowhere, cell),
            self.origin,
            self.solid | card.solid << cell,
            self.touching | _TOUCHING << cell >> _TOUCHING_SHIFT,
            (*self.cards, (card, cell)),
        )

    def size_with(self, cell: int) -> tuple[int, int]:
        """Height and width once a card lies at a cell too."""
        top, bottom, left, right = extended(self.box if self.covered else FRAME.nowhere, cell)
        return bottom - top + 1, right - left + 1

    def why_not(self, card: Terrain, at: Place, owned: Collection[CharacterId]) -> Obstacle | None:
        """Why the card may not lie there; None if it may."""
        cell = self.cell_at(*at)
        if cell is not None and self.cells(card, owned) >> cell & 1:
            return None
        if not self.covered:
            return obstacles.FIRST_ELSEWHERE
        if cell is None:
            return obstacles.FAR_AWAY
        captain = "captain" in owned
        if not frame_cells(self.box, captain) >> cell & 1:
            return obstacles.too_large(captain=captain)
        if not self.touching >> cell & 1:
            return obstacles.APART
        lawful = self.lawful(owned)
        found = (
            _why_not_cover(glyph, self.glyph(cell + offset), lawful=lawful)
            for offset, glyph in zip(_OFFSETS, card.glyphs, strict=True)
        )
        return next(one for one in found if one is not None)

    # --- selling ---------------------------------------------------------------------------

    def sellable(self) -> tuple[int, ...]:
        """Indices of the cards that may be sold (C6.3)."""
        return sellable([divmod(cell, WIDTH) for _, cell in self.cards])

    def without(self, index: int) -> City:
        """The city after the sale of the card at `index`, centred in its frame again."""
        _, cell = self.cards[index]
        cells = SQUARE << cell
        cards = self.cards[:index] + self.cards[index + 1 :]
        if not cards:
            return EMPTY_CITY
        return City(
            boards=tuple(board & ~cells for board in self.boards),
            covered=self.covered & ~cells,
            solid=self.solid & ~cells,
            touching=0,
            box=(0, 0, 0, 0),
            origin=self.origin,
            cards=cards,
        )._centre()

    def _centre(self) -> City:
        """The same city moved to the middle of its frame, box and touching cells computed."""
        top, bottom, left, right = FRAME.box(self.covered)
        down = CENTRE - (bottom - top + 1) // 2 - top
        across = CENTRE - (right - left + 1) // 2 - left
        shift = down * WIDTH + across
        covered = _shift(self.covered, shift)
        return City(
            boards=tuple(_shift(board, shift) for board in self.boards),
            covered=covered,
            solid=_shift(self.solid, shift),
            touching=_touching(covered),
            box=(top + down, bottom + down, left + across, right + across),
            origin=(self.origin[0] - down, self.origin[1] - across),
            cards=tuple((card, cell + shift) for card, cell in self.cards),
        )

    def moved_to(self, row: int, column: int) -> City:
        """The empty city with its first cell at these coordinates."""
        return replace(self, origin=(row + 1 - CENTRE, column + 1 - CENTRE))

    # --- text --------------------------------------------------------------------------------

    @classmethod
    def from_rows(cls, rows: Sequence[str]) -> City:
        """A city from rows of glyphs, without its history; at most 9 × 9 covered parcels.

        Glyphs must be known and the rows of equal length: `queries` checks that.
        """
        (top, left), stands = read_glyphs(rows)
        if not stands:
            return EMPTY_CITY
        boards = [0] * len(GLYPHS)
        covered = 0
        for row, column, glyph in stands:
            bit = 1 << FRAME.cell(row, column)
            covered |= bit
            if glyph != EMPTY:
                boards[INDEX[glyph]] |= bit
        return cls(
            boards=tuple(boards),
            covered=covered,
            solid=sum(boards) - boards[OUTLAWS],
            touching=0,
            box=(0, 0, 0, 0),
            origin=(top, left),
            cards=(),
        )._centre()


FIRST_CELL: Final = FRAME.cell(CENTRE - 1, CENTRE - 1)
EMPTY_CITY: Final = City(
    boards=(0,) * len(GLYPHS),
    covered=0,
    solid=0,
    touching=0,
    box=(0, 0, 0, 0),
    origin=(1 - CENTRE, 1 - CENTRE),
    cards=(),
)
"""The first card lies at coordinates 0 0, which is the middle of the frame."""


@cache
def frame_cells(box: Box, captain: bool) -> int:
    """The cells where a card keeps the city within its largest size (C4.2)."""
    if not captain:
        return FRAME.fitting(box, SIDE, SIDE, _CARD)
    return FRAME.fitting(box, SIDE, LONG_SIDE, _CARD) | FRAME.fitting(box, LONG_SIDE, SIDE, _CARD)


@cache
def reach(box: Box, captain: bool) -> int:
    """All cells where a card of a city with this box may come to lie (C4.2)."""
    cells = frame_cells(box, captain)
    return cells | cells << 1 | cells << WIDTH | cells << (WIDTH + 1)


def _why_not_cover(glyph: str, under: str, *, lawful: bool) -> Obstacle | None:
    """Why a parcel that shows one glyph may not cover another; None if it may (C4.4, C4.5)."""
    if under == "!":
        if lawful:
            return None
        return obstacles.OUTLAWS_COVERED
    if under in (NO_CARD, EMPTY, glyph) or (under, glyph) == ("h", "T"):
        return None
    return obstacles.covers(glyph, under)


def sellable(places: Sequence[Place]) -> tuple[int, ...]:
    """Which of the cards lying at these places may be sold (C6.3).

    Cards hang together where they overlap or share a side, so the parcels of the city are
    connected exactly when its cards are.
    """
    joined = [0] * len(places)
    overlapped = set()
    for i, (row, column) in enumerate(places):
        for j in range(i):
            down, across = abs(places[j][0] - row), abs(places[j][1] - column)
            if down <= _CARD and across <= _CARD and down + across < 2 * _CARD:
                joined[i] |= 1 << j
                joined[j] |= 1 << i
                if down < _CARD and across < _CARD:
                    overlapped |= {i, j}
    everything = (1 << len(places)) - 1
    return tuple(
        index
        for index in range(len(places))
        if index not in overlapped and _is_connected(everything & ~(1 << index), joined)
    )


def _is_connected(members: int, joined: Sequence[int]) -> bool:
    reached = frontier = members & -members
    while frontier:
        grown = 0
        for member in bits(frontier):
            grown |= joined[member]
        frontier = grown & members & ~reached
        reached |= frontier
    return reached == members


def _touching(covered: int) -> int:
    near = covered | covered << 1 | covered >> 1 | covered << WIDTH | covered >> WIDTH
    return near | near >> 1 | near >> WIDTH | near >> (WIDTH + 1)


def _shift(board: int, shift: int) -> int:
    return board << shift if shift >= 0 else board >> -shift
