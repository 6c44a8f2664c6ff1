"""The Auctioneer's sales (C6.3): the best cards to sell, found by trying them all."""

from __future__ import annotations

from typing import Final

from cardtown.games.carson_city.effects import Estate
from cardtown.games.carson_city.scoring import MOST_SALES

_WIDTH: Final = 5


def best_sales(have: Estate, width: int = _WIDTH) -> tuple[int, int | None]:
    """The points after the best sales, and the card to sell first (None: sell nothing).

    At each step, only the `width` sales that bring the most are followed.
    """
    points = have.points
    if "auctioneer" not in have.characters or have.sold >= MOST_SALES:
        return points, None
    found = sorted(
        ((after.points, -index, after) for index in have.city.sellable()
         for after in (have.sell(index),)),
        key=lambda one: one[:2],
        reverse=True,
    )  # fmt: skip
    best: tuple[int, int | None] = points, None
    for _, index, after in found[:width]:
        total, _ = best_sales(after, width)
        if total > best[0]:
            best = total, -index
    return best
