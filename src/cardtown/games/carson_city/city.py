"""A city as bitboards: one integer per element over a frame (`games.frame`).

The frame has 17 × 17 cells, enough for a city of any legal size to grow to 9 × 9 in every
direction from where it stands. A *spot* is the cell of a card's upper-left parcel.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from functools import cache
from typing import ClassVar, Final

from cardtown.games.boards import bits
from cardtown.games.carson_city.elements import (
    EMPTY,
    GLYPHS,
    HOUSE,
    INDEX,
    NAMES,
    NO_CARD,
    OUTLAWS,
    PRISON,
    TOWNHOUSE,
)
from cardtown.games.frame import Box, Frame, FramedCity, Place, read_glyphs

FRAME: Final = Frame(17)
WIDTH: Final = FRAME.width
CENTRE: Final = 8
SIDE: Final = 8
LONG_SIDE: Final = 9

FIRST_CARD: Final = "the first card of a city lies at 0 0"
_CARD: Final = 2
_SQUARE: Final = 0b11 | 0b11 << WIDTH
_OFFSETS: Final = (0, 1, WIDTH, WIDTH + 1)
# Spots (relative to two rows up and two columns left) whose card overlaps a given card or shares
# a side with it: five by five without the corners.
_TOUCHING: Final = (
    0b01110 | 0b11111 << WIDTH | 0b11111 << 2 * WIDTH | 0b11111 << 3 * WIDTH | 0b01110 << 4 * WIDTH
)
_TOUCHING_SHIFT: Final = 2 * WIDTH + 2


extended: Final = FRAME.extender(_CARD)
"""The bounding box once a card lies at a spot too."""


@dataclass(frozen=True, slots=True)
class Terrain:
    """A terrain card: four parcels, never rotated, with its appeal to virtual seats."""

    id: str
    parcels: tuple[str, str]
    appeal: int
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


class Obstacle(Exception):
    """Why a card may not lie at a spot: the rule and a sentence."""

    def __init__(self, rule: str, reason: str) -> None:
        super().__init__(reason)
        self.rule = rule
        self.reason = reason


@dataclass(frozen=True, slots=True)
class City(FramedCity):
    """An immutable city: placing or selling a card gives a new one."""

    frame: ClassVar[Frame] = FRAME
    glyphs: ClassVar[str] = GLYPHS
    bare: ClassVar[str] = EMPTY

    solid: int
    """Parcels that show an element other than outlaws."""
    touching: int
    """Spots whose card would overlap the city or share a side with it."""
    cards: tuple[tuple[Terrain, int], ...]
    """The cards with their spots, in the order placed (none when read from rows)."""

    # --- placing ---------------------------------------------------------------------------

    def spots(self, card: Terrain, *, captain: bool = False, sheriff: bool = False) -> int:
        """The board of all spots where the card may lie (C4)."""
        if not self.covered:
            return FIRST_SPOT
        boards = self.boards
        blocked = self.solid
        if not (sheriff or boards[PRISON]):
            blocked |= boards[OUTLAWS]
        barred = blocked | blocked >> 1 | blocked >> WIDTH | blocked >> (WIDTH + 1)
        spots = self.touching & frame_spots(self.box, captain)
        if spots & barred and card.solid:
            barred = self._barred(card, blocked)
        return spots & ~barred

    def _barred(self, card: Terrain, blocked: int) -> int:
        """The spots where some parcel of the card would cover what it may not (C4.4)."""
        boards = self.boards
        barred = 0
        for offset, elements in card.covers:
            wall = blocked
            for element in elements:
                wall &= ~boards[element]
            barred |= wall >> offset
        return barred

    def place(self, card: Terrain, spot: int) -> City:
        """The city with the card laid at a spot, which must be one of `spots(card)`."""
        cells = _SQUARE << spot
        boards = list(self.boards)
        # Only an empty parcel, outlaws, a House or the very same element is ever covered.
        boards[HOUSE] &= ~cells
        boards[OUTLAWS] &= ~cells
        for element, stamp in card.stamps:
            boards[element] |= stamp << spot
        return City(
            tuple(boards),
            self.covered | cells,
            extended(self.box if self.covered else FRAME.nowhere, spot),
            self.origin,
            self.solid | card.solid << spot,
            self.touching | _TOUCHING << spot >> _TOUCHING_SHIFT,
            (*self.cards, (card, spot)),
        )

    def check(self, card: Terrain, spot: int, *, captain: bool, sheriff: bool) -> None:
        """Raise :class:`Obstacle` if the card may not lie at the spot."""
        if self.spots(card, captain=captain, sheriff=sheriff) >> spot & 1:
            return
        if not self.covered:
            raise Obstacle("C4.1", FIRST_CARD)
        if not frame_spots(self.box, captain) >> spot & 1:
            size = "8 × 9 or 9 × 8" if captain else "8 × 8"
            raise Obstacle("C4.2", f"the city would be larger than {size} parcels")
        if not self.touching >> spot & 1:
            raise Obstacle("C4.3", "the card would not share a side with the city")
        for offset, glyph in zip(_OFFSETS, card.glyphs, strict=True):
            self._check_parcel(glyph, spot + offset, sheriff)

    def _check_parcel(self, glyph: str, cell: int, sheriff: bool) -> None:
        under = self.glyph(cell)
        if under in (NO_CARD, EMPTY, glyph) and under != "!":
            return
        if under == "!":
            if not (sheriff or self.boards[PRISON]):
                raise Obstacle("C4.5", "outlaws can't be covered without a Prison or the Sheriff")
        elif (under, glyph) != ("h", "T"):
            new = "an empty parcel" if glyph == EMPTY else NAMES[glyph].replace("_", " ")
            raise Obstacle("C4.4", f"{new} may not cover {NAMES[under].replace('_', ' ')}")

    # --- selling ---------------------------------------------------------------------------

    def sellable(self) -> tuple[int, ...]:
        """Indices of the cards that may be sold (C6.3)."""
        return sellable([divmod(spot, WIDTH) for _, spot in self.cards])

    def without(self, index: int) -> City:
        """The city after the sale of the card at `index`, centred anew in its frame."""
        _, spot = self.cards[index]
        cells = _SQUARE << spot
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
        )._centred()

    def _centred(self) -> City:
        """The same city moved to the middle of its frame, box and touching spots computed."""
        top, bottom, left, right = FRAME.box(self.covered)
        down = CENTRE - (bottom - top + 1) // 2 - top
        across = CENTRE - (right - left + 1) // 2 - left
        shift = down * WIDTH + across
        covered = _moved(self.covered, shift)
        return City(
            boards=tuple(_moved(board, shift) for board in self.boards),
            covered=covered,
            solid=_moved(self.solid, shift),
            touching=_touching(covered),
            box=(top + down, bottom + down, left + across, right + across),
            origin=(self.origin[0] - down, self.origin[1] - across),
            cards=tuple((card, spot + shift) for card, spot in self.cards),
        )

    def moved_to(self, row: int, column: int) -> City:
        """The empty city with its first spot at these coordinates."""
        return replace(self, origin=(row + 1 - CENTRE, column + 1 - CENTRE))

    # --- text --------------------------------------------------------------------------------

    @classmethod
    def from_rows(cls, rows: Sequence[str]) -> City:
        """A city from rows of glyphs, whatever its history; at most 9 × 9 covered parcels.

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
        )._centred()


FIRST_SPOT_NUMBER: Final = CENTRE * WIDTH + CENTRE
FIRST_SPOT: Final = 1 << FIRST_SPOT_NUMBER
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
def frame_spots(box: Box, captain: bool) -> int:
    """The spots where a card keeps the city within its largest size (C4.2)."""
    if not captain:
        return FRAME.fitting(box, SIDE, SIDE, _CARD)
    return FRAME.fitting(box, SIDE, LONG_SIDE, _CARD) | FRAME.fitting(box, LONG_SIDE, SIDE, _CARD)


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
        if index not in overlapped and _connected(everything & ~(1 << index), joined)
    )


def _connected(members: int, joined: Sequence[int]) -> bool:
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


def _moved(board: int, shift: int) -> int:
    return board << shift if shift >= 0 else board >> -shift
