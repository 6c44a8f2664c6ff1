"""How many touches the scorepad needs for a city of eighteen cards.

    python tools/count_touches.py

The cities are those of greedy players. A touch is a tap or one horizontal stroke of a finger.
"""

from __future__ import annotations

import random
from collections.abc import Iterator, Sequence
from itertools import groupby
from typing import Final, NamedTuple

from cardtown import bots
from cardtown.core import Seat
from cardtown.games import carson_city

LAND: Final = "."
NO_CARD: Final = "_"
CARDS: Final = 18
_GAMES: Final = 20


class Stroke(NamedTuple):
    """A finger goes from one place to another in the same row, with a glyph in hand."""

    glyph: str
    row: int
    first: int
    last: int


def by_cards(cards: int) -> int:
    """Every card by its place and its four parcels, after cards were chosen as the way to enter."""
    return 1 + 5 * cards


def runs(rows: Sequence[str], *, without: str) -> list[Stroke]:
    """The strokes that paint everything but some glyphs, row by row."""
    found = []
    for number, row in enumerate(rows):
        column = 0
        for glyph, group in groupby(row):
            length = len(list(group))
            if glyph not in without:
                found.append(Stroke(glyph, number, column, column + length - 1))
            column += length
    return sorted(found)


def land(rows: Sequence[str]) -> list[Stroke]:
    """Strokes of cards of land, each over as much bare land as possible. Elements lie already."""
    bare = {
        (row, column)
        for row, line in enumerate(rows)
        for column, glyph in enumerate(line)
        if glyph == LAND
    }
    strokes = []
    while bare:
        best = max(_bands(rows), key=lambda band: len(_places(band) & bare))
        strokes.append(best)
        bare -= _places(best)
    return strokes


def _bands(rows: Sequence[str]) -> Iterator[Stroke]:
    """Every longest run of cards that covers nothing but the city."""
    for row in range(len(rows) - 1):
        covered = [NO_CARD not in (rows[row][at], rows[row + 1][at]) for at in range(len(rows[0]))]
        column = 0
        for inside, group in groupby(covered):
            length = len(list(group))
            if inside and length > 1:
                yield Stroke(LAND, row, column, column + length - 2)
            column += length


def _places(band: Stroke) -> set[tuple[int, int]]:
    columns = range(band.first, band.last + 2)
    return {(row, column) for row in (band.row, band.row + 1) for column in columns}


def picks(strokes: Sequence[Stroke]) -> int:
    """How often another glyph is taken into the hand."""
    return len({stroke.glyph for stroke in strokes})


def by_parcels(rows: Sequence[str]) -> int:
    """Every parcel by a stroke of its glyph."""
    strokes = runs(rows, without=NO_CARD)
    return picks(strokes) + len(strokes)


def by_land(rows: Sequence[str]) -> int:
    """Elements by strokes, and then land by cards."""
    strokes = runs(rows, without=NO_CARD + LAND)
    return picks(strokes) + len(strokes) + 2 + len(land(rows))


def cities() -> Iterator[list[str]]:
    """The cities of eighteen cards with which greedy players end."""
    seats = [Seat("A"), Seat("B"), *(Seat(name, "virtual:novice") for name in "CD")]
    for game in range(_GAMES):
        table = carson_city.new_table(seats, seed=f"touches {game}")
        bot = bots.make("greedy")
        rng = random.Random(game)
        while decisions := table.decisions():
            decision = decisions[0]
            table.apply(decision.seat, bot.choose(table.view(decision.seat), decision, rng))
        for seat in table.view(None).seats[:2]:
            if len(seat.city.cards) >= CARDS - 2:
                yield list(seat.city.rows())


def main() -> None:
    """Print the means."""
    found = list(cities())
    count = len(found)
    print(f"{count} cities of greedy players")
    print(f"by cards    {by_cards(CARDS):5.1f} touches")
    print(f"by parcels  {sum(map(by_parcels, found)) / count:5.1f} touches")
    print(f"with land   {sum(map(by_land, found)) / count:5.1f} touches")


if __name__ == "__main__":
    main()
