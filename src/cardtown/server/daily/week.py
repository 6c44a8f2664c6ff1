"""The weekly table: the sum of everybody's points in the deals of a week that are over.

Whoever has played more of the deals stands first; among those, whoever has more points. So nobody
gains by leaving out a deal, even one that brings points below zero.
"""

from __future__ import annotations

from collections.abc import Sequence
from datetime import date, timedelta
from typing import Final

from cardtown.server.daily import daily_games
from cardtown.server.daily.deals import Deals
from cardtown.server.format.daily import WeekGameShape, WeekRowShape, WeekShape
from cardtown.server.storage.daily import WeekRow
from cardtown.server.storage.store import Store
from cardtown.server.times import is_over, now_ms

_DAYS: Final = 7
_MOST: Final = 50
"""Rows that are shown of a game, besides one's own."""


async def week_shape(store: Store, deals: Deals, day: date, identity: str | None) -> WeekShape:
    """The table of the week of a day, Monday to Sunday; the deals of today would tell too much."""
    monday = day - timedelta(day.weekday())
    days = [monday + timedelta(n) for n in range(_DAYS)]
    first, now = (await deals.chain()).first, now_ms()
    over = [one for one in days if first <= one and is_over(one, now)]
    games: list[WeekGameShape] = []
    for game in daily_games():
        rows = await store.daily.week(str(over[0]), str(over[-1]), game) if over else []
        games.append({"game": game, "players": len(rows), "rows": standings(rows, identity)})
    return {
        "first": days[0].isoformat(),
        "last": days[-1].isoformat(),
        "deals": len(over),
        "games": games,
    }


def standings(rows: Sequence[WeekRow], identity: str | None) -> list[WeekRowShape]:
    """The first rows with their places, and one's own; equals share a place."""
    found: list[WeekRowShape] = []
    place = 0
    before: tuple[int, int] | None = None
    for number, row in enumerate(rows, 1):
        if (row.deals, row.points) != before:
            place, before = number, (row.deals, row.points)
        own = row.identity == identity
        if number <= _MOST or own:
            found.append(
                {
                    "place": place,
                    "name": row.name,
                    "deals": row.deals,
                    "points": row.points,
                    "yours": own,
                }
            )
    return found
