"""What the result of a game that was played alone is measured against."""

from __future__ import annotations

from typing_extensions import TypedDict

from cardtown.server.table.alone import Best


class BestShape(TypedDict):
    """The best of the reader's other games of this kind."""

    table: str | None
    """The table of that game; null if there is none."""
    points: int | None
    games: int
    """How many there are."""


class ParShape(TypedDict):
    """What a bot makes of the same cards."""

    bot: str
    points: int


def best_shape(best: Best | None) -> BestShape:
    """The best game, or that there is none."""
    if best is None:
        return {"table": None, "points": None, "games": 0}
    return {"table": best.table, "points": best.points, "games": best.games}
