"""What may be wrong with a city that somebody typed in."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from cardtown.core import Message, message
from cardtown.games.card_city.buildings import FREE_CELL, INDUSTRIAL, MUNICIPAL, RESIDENTIAL
from cardtown.games.card_city.city import FIRST_LIMIT, LIMIT_PER_INDUSTRIAL, SIDE
from cardtown.games.doubt import Doubt, apart, beside
from cardtown.games.rows import covered_size


def doubts(rows: Sequence[str]) -> Iterator[Doubt]:
    """What a player could not have built: free cells are `_`."""
    height, width = covered_size(rows, FREE_CELL)
    if max(height, width) > SIDE:
        says = f"the city is {height} × {width} cells, larger than 5 × 5"
        yield Doubt("K3.1", says, message("doubt-city-larger", height=height, width=width))
    yield from _municipals(rows)
    yield from _limit(rows)
    homes = beside(rows, RESIDENTIAL, INDUSTRIAL)
    if homes:
        says = "a Residential stands beside an Industrial"
        at = sorted(homes + beside(rows, INDUSTRIAL, RESIDENTIAL))
        yield Doubt("K3.5", says, Message("doubt-city-industry"), at)
    lonely = apart(rows)
    if lonely:
        says = "some buildings share no side with the rest of the city"
        yield Doubt("K3.2", says, Message("doubt-city-apart"), lonely)


def _municipals(rows: Sequence[str]) -> Iterator[Doubt]:
    """Every city begins with one Municipal, and no other can be built (K1.3)."""
    at = [
        (row, column)
        for row, line in enumerate(rows)
        for column, glyph in enumerate(line)
        if glyph == MUNICIPAL
    ]
    if len(at) > 1:
        says = f"there are {len(at)} Municipals, and a city has one"
        yield Doubt("K1.3", says, message("doubt-city-municipals", n=len(at)), at)


def _limit(rows: Sequence[str]) -> Iterator[Doubt]:
    """Industrials decide how many other buildings a city may have (K3.3)."""
    glyphs = "".join(rows)
    industrials = glyphs.count(INDUSTRIAL)
    others = len(glyphs) - glyphs.count(FREE_CELL) - industrials
    limit = FIRST_LIMIT + LIMIT_PER_INDUSTRIAL * industrials
    if others > limit:
        says = (
            f"there are {others} buildings that are not Industrial; "
            f"with {industrials} Industrials the city limit is {limit}"
        )
        named = message("doubt-city-limit", n=others, limit=limit, industrials=industrials)
        yield Doubt("K3.3", says, named)
