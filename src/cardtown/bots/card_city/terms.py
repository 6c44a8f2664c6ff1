"""The terms of a city's promise: facts about it that have learned weights.

Boards are combined cell by cell: `levels` finds the cells that touch at least one, two, three or
four of several things, where the next building would do the most.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from cardtown.games.card_city.buildings import (
    COMMERCIAL,
    INDEX,
    INDUSTRIAL,
    LEISURE,
    MUNICIPAL,
    RESIDENTIAL,
)
from cardtown.games.card_city.city import (
    CELLS,
    LEISURE_PRICE,
    TRIANGLES,
    WIDTH,
    District,
    frame_cells,
)
from cardtown.games.card_city.effects import Estate
from cardtown.games.card_city.scoring import COINS_PER_POINT

_C, _I, _L, _M, _R = (
    INDEX[kind] for kind in (COMMERCIAL, INDUSTRIAL, LEISURE, MUNICIPAL, RESIDENTIAL)
)

Shares = tuple[float, float, float, float]
"""The shares of Commercials, Industrials, Leisures and Residentials in the cards to come."""

NAMES_OF_TERMS: Final = (
    "one",
    "points of districts",
    "vacant",
    "coins",
    "coins up to 5",
    "coins up to 10",
    "coins up to 20",
    "full fives",
    "purchases",
    "income",
    "room",
    "room missing",
    "no room",
    "room for one",
    "room for two",
    "no cell for an industrial",
    "one cell for an industrial",
    "stuck",
    "free cells",
    "leisures",
    "districts that can grow",
    "districts that cannot",
    "growth that lacks room",
    "districts without culture",
    "ready districts of 1",
    "ready districts of 2",
    "ready districts of 3",
    "ready districts of 4",
    "ready districts with one cell",
    "a leisure grows one",
    "a leisure grows two",
    "a leisure grows three",
    "a leisure grows a large one",
    "cells where a leisure grows two",
    "a residential without culture",
    "a residential beside one culture",
    "a residential beside two culture",
    "a residential beside three culture",
    "cells beside one culture",
    "cells beside two culture",
    "shops apart",
    *(
        f"{which} shop: {what}"
        for which in ("first", "second")
        for what in (
            "size",
            "coins",
            "support",
            "size without growth",
            "growth that lacks room",
            "cells to grow",
            "places for its homes",
            "one home grows it",
            "two homes would",
            "a home grows it, cells left",
        )
    ),
    "a shop beside one district",
    "a shop beside two districts",
    "a shop beside three districts",
    "a shop beside four districts",
    "cells for shops beside two districts",
    "commercials to come",
    "industrials to come",
    "leisures to come",
    "residentials to come",
    "leisures to come that grow one",
    "leisures to come that grow two",
    "industrials to come for a full city",
    "leisures to come without coins",
    "width and height",
    "cells fit for homes",
    "cells fit for industry",
    "residentials to come that grow a shop",
    "commercials to come beside two districts",
)
"""The terms, in the order of `count_terms`."""


def levels(boards: Iterable[int]) -> tuple[int, int, int, int]:
    """The cells that are on at least one, two, three and four of the boards."""
    one = two = three = four = 0
    for board in boards:
        four |= three & board
        three |= two & board
        two |= one & board
        one |= board
    return one, two, three, four


def count_terms(estate: Estate, shares: Shares) -> list[float]:
    """The amount of each term in an estate, with these shares of the cards to come."""
    city, coins = estate.city, estate.coins
    boards, near, free, room = city.boards, city.near, city.free, city.room
    vacant = CELLS - city.covered.bit_count()
    top, bottom, left, right = city.box
    industry = (free & ~near[_R]).bit_count()
    terms = [
        1.0,
        0.0,
        vacant,
        coins,
        min(coins, 5),
        min(coins, 10),
        min(coins, 20),
        coins // COINS_PER_POINT,
        estate.purchases,
        city.income(),
        min(room, vacant),
        max(0, vacant - max(room, 0)),
        room <= 0,
        room == 1,
        room == 2,
        industry == 0,
        industry == 1,
        industry == 0 and room <= 0 and vacant > 0,
        free.bit_count(),
        boards[_L].bit_count(),
    ]
    all_near = [district.near for district in city.residential]
    beside = levels(all_near)
    leisure = _add_homes(terms, city.residential, free & ~near[_I] & ~beside[1], free, boards)
    sites = free & ~(near[_R] | near[_I])
    _add_sites(terms, sites, boards[_L] | boards[_M])
    grown_by_home = _add_shops(terms, city.commercial, city.residential, free, sites)
    shops = free & ~near[_C]
    terms += [bool(shops & level) for level in beside]
    terms.append((shops & beside[1]).bit_count())
    terms += shares
    to_come = shares[2]
    terms += (
        to_come * bool(leisure[0]),
        to_come * bool(leisure[1]),
        shares[1] * (room <= 1),
        to_come * (coins < LEISURE_PRICE),
        bottom - top + right - left,
    )
    inside = frame_cells(city.box) & ~city.covered & ~near[_R]
    terms += (
        (inside & ~near[_I]).bit_count(),
        inside.bit_count(),
        shares[3] * grown_by_home,
        shares[0] * bool(shops & beside[1]),
    )
    return terms


def _add_homes(
    terms: list[float],
    districts: tuple[District, ...],
    growth: int,
    free: int,
    boards: tuple[int, ...],
) -> tuple[int, int, int, int]:
    """Add the terms of Residential districts; return the cells where a Leisure lets some grow."""
    culture = boards[_L] | boards[_M]
    points = grow = dead = lacking = cold = narrow = 0
    ready = [0, 0, 0, 0]
    hot = []
    large = 0
    for cells, near in districts:
        size = cells.bit_count()
        points += TRIANGLES[size]
        support = (near & culture).bit_count()
        ways = near & growth
        if not ways:
            dead += 1
            continue
        grow += 1
        if support > size:
            lacking += size + 1
        elif support < size:
            cold += 1
        else:
            ready[min(size, 4) - 1] += 1
            narrow += not ways & (ways - 1)
            hot.append(near & free)
            if size > 1:
                large |= near & free
    leisure = levels(hot)
    terms[1] = points
    terms += (grow, dead, lacking, cold, *ready, narrow)
    terms += (
        bool(leisure[0]),
        bool(leisure[1]),
        bool(leisure[2]),
        bool(large),
        leisure[1].bit_count(),
    )
    return leisure


def _add_sites(terms: list[float], sites: int, culture: int) -> None:
    """Add the terms of cells where a Residential can begin a district."""
    one, two, three, _ = levels((culture << 1, culture >> 1, culture << WIDTH, culture >> WIDTH))
    beside_one, beside_two = sites & one, sites & two
    terms += (
        bool(sites),
        bool(beside_one),
        bool(beside_two),
        bool(sites & three),
        beside_one.bit_count(),
        beside_two.bit_count(),
    )


def _add_shops(
    terms: list[float],
    districts: tuple[District, ...],
    homes: tuple[District, ...],
    free: int,
    sites: int,
) -> float:
    """Add the terms of Commercial districts: the prospects of the two largest.

    Returns by how much one more Residential lets the largest grow.
    """
    terms.append(len(districts))
    if not districts:
        terms += _NO_SHOPS
        return 0.0
    apart = free & ~levels([near for _, near in districts])[1]
    found = []
    for cells, near in districts:
        support = 0
        for home, _ in homes:
            if home & near:
                support += 1
        ways, places = (near & apart).bit_count(), (near & sites).bit_count()
        found.append((cells.bit_count(), support, ways, places))
    found.sort(reverse=True)
    shops = [_shop(*one) for one in found[:2]]
    shops += [_NO_SHOP] * (2 - len(shops))
    for shop in shops:
        terms += shop
    return shops[0][_ONE_HOME]


_NO_SHOP: Final[tuple[float, ...]] = (0.0,) * 10
_NO_SHOPS: Final = _NO_SHOP * 2
_ONE_HOME: Final = 7


def _shop(size: int, support: int, ways: int, sites: int) -> tuple[float, ...]:
    """One Commercial district: it needs one more Residential district than it has buildings."""
    missing = size + 1 - support
    grows = ways > 0
    return (
        size,
        TRIANGLES[size],
        support,
        0 if grows else size,
        size + 1 if grows and missing <= 0 else 0,
        min(ways, 3),
        min(sites, 3),
        size + 1 if grows and missing == 1 and sites else 0,
        size + 1 if grows and missing == 2 and sites > 1 else 0,
        size + 1 if ways > 1 and missing == 1 and sites else 0,
    )
