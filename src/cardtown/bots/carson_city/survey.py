"""The gain of a card at every cell of a city, fast: the heart of all placing.

Placing a card changes at most four cells. Most of a city's value is a sum over cells and over
adjacent pairs of cells (`worth`), so the gain is the sum of three parts: the gain of each of the
four parcels where it lands; a *knot*, their effect on each other (all pairs on a card are
adjacent); and the counts over the whole city (C5.3: Ranches for Drugstores …). The first is looked
up in one table per glyph, made once per city. The knot depends only on the card and on the former
state of the four cells, so it is computed once and cached.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from cardtown import fast
from cardtown.bots.carson_city.knots import (
    NOTHING,
    WAS_EMPTY,
    WAS_HOUSE,
    WAS_OPEN,
    WAS_SOLID,
    Totals,
    tie_knot,
    totals_of,
)
from cardtown.bots.carson_city.terms import EMPTY, OPEN
from cardtown.bots.carson_city.worth import Worth
from cardtown.games.boards import bits
from cardtown.games.carson_city.characters import CharacterId
from cardtown.games.carson_city.city import (
    RING_STEPS,
    RINGS,
    SQUARE,
    WIDTH,
    City,
    Terrain,
    extended,
    frame_cells,
    reach,
)
from cardtown.games.carson_city.elements import (
    GLYPHS,
    HOTEL,
    HOUSE,
    INDEX,
    MINE,
    MOUNTAIN,
    OUTLAWS,
    RANCH,
    SALOON,
    TOWNHOUSE,
)
from cardtown.games.carson_city.scoring import (
    HOUSE_VALUE,
    MINE_POINTS,
    SHOP_POINTS,
    best_saloon,
    indian_points,
)

_CELLS: Final = (WIDTH + 1) * (WIDTH + 1)
_ROOM: Final = WIDTH + 1
"""How far a card's board is shifted, so that its neighbours do not fall off the end."""


class Survey:
    """The gains of all cards in one city, for one set of characters and one `Worth`."""

    __slots__ = (
        "_alone",
        "_as_empty",
        "_as_open",
        "_cells",
        "_codes",
        "_empty",
        "_empty_near",
        "_gains",
        "_given",
        "_ground",
        "_houses",
        "_keys",
        "_land",
        "_mines",
        "_mountains",
        "_near",
        "_open",
        "_open_near",
        "_shops",
        "_tables",
        "_totals",
        "captain",
        "city",
        "law",
        "owned",
        "worth",
    )

    def __init__(self, city: City, owned: tuple[CharacterId, ...], worth: Worth) -> None:
        self.city = city
        self.owned = owned
        self.worth = worth
        self.law = city.lawful(owned)
        self.captain = "captain" in owned
        self._alone = worth.alone_for(owned)
        self._gains: dict[tuple[str, str], list[tuple[int, float]]] = {}
        self._tables: dict[int, list[float]] = {}
        self._land: list[float] = []
        if city.covered:
            self._look_around()

    # --- the answers ---------------------------------------------------------------------------

    def gains(self, card: Terrain) -> list[tuple[int, float]]:
        """Every cell where the card may lie, with its gain."""
        found = self._gains.get(card.parcels)
        if found is None:
            found = self._gains[card.parcels] = self._find(card)
        return found

    def best(self, card: Terrain) -> tuple[int, float]:
        """The cell with the highest gain, and the gain; (-1, 0) if no place is legal (C3.10)."""
        found = self.gains(card)
        if not found:
            return -1, 0.0
        return max(found, key=_gain)

    def top(self, card: Terrain, number: int) -> list[tuple[int, float]]:
        """The cells with the highest gains, best first."""
        return sorted(self.gains(card), key=_gain, reverse=True)[:number]

    def _find(self, card: Terrain) -> list[tuple[int, float]]:
        city = self.city
        cells = city.cells(card, self.owned)
        outlaws = city.boards[OUTLAWS] or "!" in card.glyphs
        if not city.covered or (outlaws and not self.law and "P" in card.glyphs):
            return self._find_slowly(card, cells)
        return self._find_fast(card, cells)

    def _find_slowly(self, card: Terrain, cells: int) -> list[tuple[int, float]]:
        """By valuing whole cities: for the first card, and if the card brings law to a city."""
        city, owned, value = self.city, self.owned, self.worth.value
        before = value(city, owned)
        found = []
        while cells:
            low = cells & -cells
            cells ^= low
            cell = low.bit_length() - 1
            found.append((cell, value(city.place(card, cell), owned) - before))
        return found

    def _find_fast(self, card: Terrain, cells: int) -> list[tuple[int, float]]:
        glyphs = card.glyphs
        first, second, third, fourth = (self._table(glyph) for glyph in glyphs)
        knots = self.worth.knots.setdefault((glyphs, self.law), {})
        whole: dict[Totals, float] = {}
        extras = self._extras(card)
        keys, land, below, right = self._keys, self._land, WIDTH, WIDTH + 1
        bonus = self.worth.law if "P" in glyphs and not self.law else 0.0
        found = []
        while cells:
            low = cells & -cells
            cells ^= low
            cell = low.bit_length() - 1
            key = keys[cell]
            knot = knots.get(key)
            if knot is None:
                knot = knots[key] = tie_knot(self.worth, self._kinds(glyphs), key)
            adds = knot[1]
            counted = whole.get(adds)
            if counted is None:
                counted = whole[adds] = self._change_of_counts(adds) + bonus
            gain = (
                land[cell] + first[cell] + second[cell + 1] + third[cell + below]
                + fourth[cell + right] + knot[0] + counted
            )  # fmt: skip
            for extra in extras:
                gain += extra(cell)
            found.append((cell, gain))
        return found

    # --- what is made once per city ------------------------------------------------------------

    def _look_around(self) -> None:
        city, boards, worth = self.city, self.city.boards, self.worth
        self._empty = city.covered & ~city.solid
        if not self.law:
            self._empty &= ~boards[OUTLAWS]
        self._open = reach(city.box, self.captain) & ~city.covered
        self._cells = cells = city.touching & frame_cells(city.box, self.captain)
        near = cells | cells << 1 | cells << WIDTH | cells << (WIDTH + 1)
        self._near = tuple(bits(near))
        self._mountains = _spread(((boards[MOUNTAIN], MINE_POINTS),))
        self._mines = _spread(((boards[MINE], MINE_POINTS),))
        self._shops = _spread(tuple((boards[one], points) for one, points in SHOP_POINTS.items()))
        self._houses = _spread(tuple((boards[one], value) for one, value in HOUSE_VALUE.items()))
        self._empty_near = self._count_near(self._empty)
        self._open_near = self._count_near(self._open) if worth.promising else [0] * _CELLS
        self._totals = totals_of(city)
        self._codes = self._make_codes()
        self._ground = tuple(bits(near & (self._empty | ~city.covered)))
        self._lay_out()
        self._make_keys()

    def _count_near(self, board: int) -> list[int]:
        found = [0] * _CELLS
        for cell in self._near:
            found[cell] = (RINGS[cell] & board).bit_count()
        return found

    def _make_codes(self) -> list[int]:
        """The former state of each cell, as a knot needs it."""
        codes = [WAS_OPEN] * _CELLS
        for cell in bits(self._empty):
            codes[cell] = WAS_EMPTY
        for cell in bits(self.city.solid):
            codes[cell] = WAS_SOLID
        for cell in bits(self.city.boards[HOUSE]):
            codes[cell] = WAS_HOUSE
        return codes

    def _lay_out(self) -> None:
        """What building there gives up: an open or an empty cell."""
        boards, beside, alone = self.city.boards, self.worth.beside, self._alone
        elements = [element for element in range(len(GLYPHS)) if boards[element]]
        if self.law:
            elements = [element for element in elements if element != OUTLAWS]
        given = [0.0] * _CELLS
        as_empty = _spread(tuple((boards[one], beside[EMPTY][one]) for one in elements))
        as_open = _spread(tuple((boards[one], beside[OPEN][one]) for one in elements))
        for cell in self._near:
            if self._codes[cell] == WAS_OPEN:
                given[cell] = alone[OPEN] + as_open[cell]
            elif self._codes[cell] == WAS_EMPTY:
                given[cell] = alone[EMPTY] + as_empty[cell]
        self._as_empty, self._as_open, self._given = as_empty, as_open, given

    def _make_keys(self) -> None:
        """For every cell: the former state of the four cells, and the cost of the growing box."""
        codes, covered = self._codes, self.city.covered
        indian = self._indian_points() if "indian" in self.owned else None
        self._keys = keys = [0] * _CELLS
        self._land = land = [0.0] * _CELLS
        lost: dict[tuple[int, int, int, int], float] = {}
        for cell in bits(self._cells):
            keys[cell] = (
                codes[cell] << 6 | codes[cell + 1] << 4
                | codes[cell + WIDTH] << 2 | codes[cell + WIDTH + 1]
            )  # fmt: skip
            if self.worth.promising:
                box = extended(self.city.box, cell)
                if box not in lost:
                    lost[box] = self._lost(box)
                land[cell] = -lost[box]
            if indian is not None:
                land[cell] += indian[4 - (SQUARE << cell & covered).bit_count()]

    def _lost(self, box: tuple[int, int, int, int]) -> float:
        """The worth of the cells that get out of reach when the city has this box."""
        gone = self._open & ~reach(box, self.captain)
        if not gone:
            return 0.0
        as_open, near = self._as_open, gone & _around(self.city.solid)
        beside = 0.0  # added one by one, as the compiled core does
        for cell in bits(near):
            beside += as_open[cell]
        return gone.bit_count() * self._alone[OPEN] + beside

    def _indian_points(self) -> list[int]:
        """The change of the Indian's points with 0 to 4 more parcels covered."""
        covered = self.city.covered.bit_count()
        now, *more = (indian_points(covered + one, captain=self.captain) for one in range(5))
        return [0, *(points - now for points in more)]

    # --- what is made once per glyph -----------------------------------------------------------

    def _kinds(self, glyphs: str) -> list[int]:
        return [
            EMPTY if glyph == "." or (glyph == "!" and self.law) else INDEX[glyph]
            for glyph in glyphs
        ]

    def _table(self, glyph: str) -> list[float]:
        """The value of a parcel with this glyph on each cell, given its neighbours."""
        (kind,) = self._kinds(glyph)
        found = self._tables.get(kind)
        if found is None:
            found = self._table_of_empty() if kind == EMPTY else self._table_of(kind)
            self._tables[kind] = found
        return found

    def _table_of_empty(self) -> list[float]:
        table = [0.0] * _CELLS
        as_empty, given = self._as_empty, self._given
        alone, codes = self._alone[EMPTY], self._codes
        for cell in self._near:
            if codes[cell] == WAS_OPEN:
                table[cell] = alone + as_empty[cell] - given[cell]
        return table

    def _table_of(self, element: int) -> list[float]:
        table = [0.0] * _CELLS
        given, empty_near = self._given, self._empty_near
        alone, beside = self._alone[element], self.worth.beside[element]
        by_empty, by_open = beside[EMPTY], beside[OPEN]
        factor, partners = self._partners(element)
        open_near = self._open_near
        for cell in self._ground:
            table[cell] = (
                alone + by_empty * empty_near[cell] + by_open * open_near[cell]
                + factor * partners[cell] - given[cell]
            )  # fmt: skip
        if element == TOWNHOUSE:
            self._add_upgrades(table)
        return table

    def _partners(self, element: int) -> tuple[int, list[float]]:
        """The buildings around each cell that score together with the element."""
        match element:
            case _ if element == MOUNTAIN:
                return 1, self._mines
            case _ if element == MINE:
                return 1, self._mountains
            case _ if element in HOUSE_VALUE:
                return HOUSE_VALUE[element], self._shops
            case _ if element in SHOP_POINTS:
                return SHOP_POINTS[element], self._houses
            case _:
                return 0, self._mines

    def _add_upgrades(self, table: list[float]) -> None:
        """A Townhouse may also cover a House (C4.4)."""
        alone = self._alone[TOWNHOUSE] - self._alone[HOUSE]
        upgrade = HOUSE_VALUE[TOWNHOUSE] - HOUSE_VALUE[HOUSE]
        new, old = self.worth.beside[TOWNHOUSE], self.worth.beside[HOUSE]
        for cell in bits(self.city.boards[HOUSE]):
            ring = RINGS[cell]
            empty, open_cells = (ring & self._empty).bit_count(), (ring & self._open).bit_count()
            table[cell] = (
                alone
                + upgrade * self._shops[cell]
                + (new[EMPTY] - old[EMPTY]) * empty
                + (new[OPEN] - old[OPEN]) * open_cells
            )

    # --- what is not a sum over pairs ------------------------------------------------------------

    def _change_of_counts(self, adds: Totals) -> int:
        """The change of what is counted over the whole city."""
        if adds is NOTHING:
            return 0
        after = Totals(*(one + more for one, more in zip(self._totals, adds, strict=True)))
        return after.points() - self._totals.points()

    def _extras(self, card: Terrain) -> list[Callable[[int], int]]:
        extras = []
        if "settler" in self.owned:
            extras.append(self._settler(card))
        if "singer" in self.owned:
            extras.append(self._singer(card))
        return extras

    def _settler(self, card: Terrain) -> Callable[[int], int]:
        """The change of empty parcels beside Ranches (each counts once)."""
        empty, near = self._empty, _around(self.city.boards[RANCH])
        before = (near & empty).bit_count()
        solid = card.solid
        blank = SQUARE & ~solid
        for element, stamp in card.stamps:
            if element == OUTLAWS and not self.law:
                solid |= stamp
                blank &= ~stamp
        ranches = dict(card.stamps).get(RANCH, 0)
        around = _around(ranches << _ROOM)

        def more(cell: int) -> int:
            fresh = near | around << cell >> _ROOM
            return (fresh & (empty & ~(solid << cell) | blank << cell)).bit_count() - before

        return more

    def _singer(self, card: Terrain) -> Callable[[int], int]:
        """The change of the best Saloon."""
        boards, stamps = self.city.boards, dict(card.stamps)
        saloons, small = boards[SALOON], boards[HOUSE]
        large = boards[TOWNHOUSE] | boards[HOTEL]
        new_saloons, new_small = stamps.get(SALOON, 0), stamps.get(HOUSE, 0)
        new_large = stamps.get(TOWNHOUSE, 0) | stamps.get(HOTEL, 0)
        before = best_saloon(saloons, small, large)

        def more(cell: int) -> int:
            huge = large | new_large << cell
            return (
                best_saloon(
                    saloons | new_saloons << cell, (small | new_small << cell) & ~huge, huge
                )
                - before
            )

        return more


class CompiledSurvey(Survey):
    """The same gains from the compiled core."""

    __slots__ = ("_core",)

    def __init__(self, city: City, owned: tuple[CharacterId, ...], worth: Worth) -> None:
        from cardtown.fast.carson_city import survey_of  # exists only if the core is built

        self.city = city
        self.owned = owned
        self.worth = worth
        self._gains = {}
        self._core = survey_of(city, owned, worth.packed)

    def best(self, card: Terrain) -> tuple[int, float]:
        """The cell with the highest gain, and the gain; (-1, 0) if no place is legal (C3.10)."""
        return self._core.best(_code_of(card))

    def _find(self, card: Terrain) -> list[tuple[int, float]]:
        return self._core.gains(_code_of(card))


def _code_of(card: Terrain) -> int:
    from cardtown.fast.carson_city import code_of_card

    return code_of_card(card.glyphs)


def new_survey(city: City, owned: tuple[CharacterId, ...], worth: Worth) -> Survey:
    """A survey of the city, by the compiled core if it is built."""
    return (CompiledSurvey if fast.AVAILABLE else Survey)(city, owned, worth)


def _gain(found: tuple[int, float]) -> float:
    return found[1]


def _around(board: int) -> int:
    level = board | board << 1 | board >> 1
    return (level << WIDTH | level >> WIDTH | level) & ~board | _ring_inside(board)


def _ring_inside(board: int) -> int:
    """The cells of a board that are beside another cell of it."""
    found = 0
    for step in (1, WIDTH - 1, WIDTH, WIDTH + 1):
        found |= board & (board << step | board >> step)
    return found


def _spread(sources: tuple[tuple[int, float], ...]) -> list[float]:
    """For every cell, the sum of the values of the sources beside it."""
    found = [0.0] * _CELLS
    for board, value in sources:
        if value:
            for cell in bits(board):
                for step in RING_STEPS:
                    found[cell + step] += value
    return found


_KEPT: Final = 64
_surveys: dict[tuple[object, ...], Survey] = {}


def survey(city: City, owned: tuple[CharacterId, ...], worth: Worth) -> Survey:
    """The survey of a city; cached, since bid, take and place need the same one."""
    key = (city.boards, city.covered, owned, worth)
    found = _surveys.get(key)
    if found is None:
        if len(_surveys) >= _KEPT:
            _surveys.clear()
        found = _surveys[key] = new_survey(city, owned, worth)
    return found
