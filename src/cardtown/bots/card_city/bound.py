"""An upper bound for the points of any city that can be built with given cards.

It takes the cards of income round by round, and all others as if they came together; it ignores
where they lie, but for what follows from this:

- Districts of one kind never join, so each began with a card of its own (K3.4, K4.4). One of
  n ≥ 2 buildings lies beside n culture buildings, or n Residential districts: it needed them for
  its last building (K4.2, K4.3).
- Draw a point for each district and each culture building, and a line for each pair of these
  neighbours. A city is flat, so the lines don't cross, and each has a Residential district at one
  end alone: v ≥ 3 such points have at most 2v - 4 lines, by Euler's formula.
- n cells of a grid have at most 2n - 2√n pairs of neighbours, as Harary and Harborth proved. Each
  line takes one of them, and a district of n is held together by n - 1 others.
- The city limit counts (K3.3), and so do the prices of Leisures and of bought Industrials.

Where districts may join, only cells and cards count.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cache
from itertools import accumulate
from math import isqrt
from typing import Final, NamedTuple

from cardtown.games.card_city.buildings import (
    COMMERCIAL,
    INDUSTRIAL,
    LEISURE,
    PARKING,
    RESIDENTIAL,
)
from cardtown.games.card_city.city import (
    CELLS,
    FIRST_LIMIT,
    LEISURE_PRICE,
    LIMIT_PER_INDUSTRIAL,
    TRIANGLES,
    industrial_price,
)
from cardtown.games.card_city.scoring import COINS_PER_POINT
from cardtown.games.card_city.table import FIRST_COINS

_ENOUGH: Final = 4
"""Industrials that let a city have all its cells. More only take cells: they are counted as this
many, and as fillers of cells that nothing else fills.
"""


class _Group(NamedTuple):
    """Districts of one kind: those of two or more buildings, and single buildings."""

    large: int
    cells: int
    """Of the large ones; it is also how many lines they need."""
    single: int
    triangles: int

    @property
    def buildings(self) -> int:
        return self.cells + self.single

    @property
    def pairs(self) -> int:
        """The pairs of neighbours that hold the districts together, or are lines."""
        return 2 * self.cells - self.large


def upper_bound(held: Sequence[str], supply: str, *, joining: bool) -> int:
    """No city of the cards held in each round, and of this supply, has more points."""
    return _Bound(held, supply, joining=joining).points()


class _Bound:
    def __init__(self, held: Sequence[str], supply: str, *, joining: bool) -> None:
        self._joining = joining
        self._held = {kind: _so_far(held, kind) for kind in (COMMERCIAL, INDUSTRIAL, RESIDENTIAL)}
        cards = "".join(held)
        self._shops, self._homes = cards.count(COMMERCIAL), cards.count(RESIDENTIAL)
        self._leisures, self._parkings = cards.count(LEISURE), cards.count(PARKING)
        self._industry = cards.count(INDUSTRIAL)
        self._more_shops, self._more_homes = (
            supply.count(kind) for kind in (COMMERCIAL, RESIDENTIAL)
        )
        self._most_industry = self._industry + supply.count(INDUSTRIAL)
        self._best = -CELLS

    def points(self) -> int:
        """The most points of all plans."""
        incomes = [self._incomes(bought) for bought in range(_ENOUGH + 1)]
        for industry in range(min(_ENOUGH, self._most_industry), -1, -1):
            # Cards in hand may come too late, or be given up.
            for bought in range(max(0, industry - self._industry), industry + 1):
                price = sum(industrial_price(number) for number in range(bought))
                for leisures in range(self._leisures + 1):
                    coins = FIRST_COINS - price - LEISURE_PRICE * leisures
                    self._try_homes(industry, 1 + leisures, coins, incomes[bought])
        return self._best

    # --- what a city ends with -----------------------------------------------------------------

    def _try_homes(self, industry: int, culture: int, coins: int, caps: Sequence[int]) -> None:
        """Try all Residential districts, the best first."""
        room = _others(industry) - culture
        richest = (coins + len(caps) + sum(caps)) // COINS_PER_POINT
        cells = min(room, self._homes + self._more_homes)
        groups = sorted(self._groups(self._homes, cells, culture), key=lambda one: -one.triangles)
        for homes in groups:
            if homes.triangles + richest <= self._best:
                return
            if not self._joining and homes.cells > _lines(culture + homes.large):
                continue
            for shops in self._groups(
                self._shops,
                min(room - homes.buildings, self._shops + self._more_shops),
                homes.large + homes.single,
            ):
                if self._fit(culture, homes, shops):
                    earned = coins + sum(1 + min(cap, shops.triangles) for cap in caps)
                    if earned < 0:
                        continue
                    others = culture + homes.buildings + shops.buildings
                    filled = industry + min(_others(industry), others + self._parkings)
                    if industry == _ENOUGH:
                        filled = min(CELLS, filled + self._most_industry - industry)
                    points = homes.triangles + earned // COINS_PER_POINT - (CELLS - filled)
                    self._best = max(self._best, points)

    def _fit(self, culture: int, homes: _Group, shops: _Group) -> bool:
        """Whether there can be so many lines and neighbours."""
        if self._joining:
            return True
        lines = homes.cells + shops.cells
        points = culture + homes.large + shops.large + (homes.single if shops.large else 0)
        buildings = culture + homes.buildings + shops.buildings
        return (
            lines <= _lines(points)
            and shops.cells <= _lines(homes.large + homes.single + shops.large)
            and homes.pairs + shops.pairs <= most_pairs(buildings)
        )

    def _groups(self, begun: int, cells: int, size: int) -> Iterator[_Group]:
        """All groups of at most so many districts on at most so many cells."""
        if self._joining:
            size = CELLS
        for large in range(begun + 1):
            for taken in range(2 * large, min(cells, large * size) + 1 if large else 1):
                triangles = _most_triangles(large, taken, size)
                for single in range(min(begun - large, cells - taken) + 1):
                    yield _Group(large, taken, single, triangles + single)

    # --- income --------------------------------------------------------------------------------

    def _incomes(self, bought: int) -> list[int]:
        """The most that Commercial districts can bring in each round, at most one Industrial being
        bought in each.
        """
        rounds = zip(
            *(self._held[kind] for kind in (COMMERCIAL, INDUSTRIAL, RESIDENTIAL)), strict=True
        )
        return [
            self._income(shops, homes, _most_others(industry + min(bought, number)))
            for number, (shops, industry, homes) in enumerate(rounds)
        ]

    def _income(self, shops: int, homes: int, others: int) -> int:
        best = 0
        for needed in range(homes + 1):
            room = min(others - 1 - needed, shops + self._more_shops)
            for group in self._groups(shops, room, needed):
                if group.triangles > best and (
                    self._joining
                    or (
                        group.cells <= _lines(needed + group.large)
                        and group.pairs <= most_pairs(others)
                    )
                ):
                    best = group.triangles
        return best


def _so_far(held: Sequence[str], kind: str) -> list[int]:
    return list(accumulate(cards.count(kind) for cards in held))


@cache
def _most_triangles(large: int, cells: int, size: int) -> int:
    """The most points of so many districts of 2 to `size` buildings on exactly these cells: one
    large district brings more than two small ones, so they are filled one after the other.
    """
    if size == 2 or not large:
        return large * TRIANGLES[2]
    full, rest = divmod(cells - 2 * large, size - 2)
    if full == large:
        return large * TRIANGLES[size]
    return full * TRIANGLES[size] + TRIANGLES[2 + rest] + (large - full - 1) * TRIANGLES[2]


def _lines(points: int) -> int:
    """The most lines between so many points."""
    return 2 * points - 4 if points >= 3 else max(0, points - 1)


def most_pairs(cells: int) -> int:
    """The most pairs of neighbours among so many cells."""
    return 2 * cells - 1 - isqrt(4 * cells - 1) if cells else 0


def _others(industry: int) -> int:
    """How many other buildings so many Industrials allow (K3.1, K3.3)."""
    return min(CELLS - industry, FIRST_LIMIT + LIMIT_PER_INDUSTRIAL * industry)


def _most_others(industry: int) -> int:
    """The same with some of these Industrials, or all."""
    return max(_others(count) for count in range(min(industry, _ENOUGH) + 1))
