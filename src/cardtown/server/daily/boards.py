"""What a person sees of a day: their own games, everybody's points, and what bots reached."""

from __future__ import annotations

from calendar import monthrange
from collections.abc import Sequence
from datetime import date
from typing import Final

from cardtown.server.daily import daily_games, seats_of
from cardtown.server.daily.deals import Deals
from cardtown.server.daily.fields import Fields
from cardtown.server.daily.medals import Field, Medal, least_points, medal_for, share_beaten
from cardtown.server.daily.streak import streak
from cardtown.server.format.daily import (
    BoardShape,
    CalendarDayShape,
    DailyDealShape,
    DailyShape,
    DayResultShape,
    FieldShape,
    MedalName,
    TryShape,
)
from cardtown.server.storage.daily import TryRow
from cardtown.server.storage.store import Store
from cardtown.server.times import end_of, is_over, now_ms

_LONGEST_STREAK: Final = 3_660


async def day_shape(
    store: Store, deals: Deals, fields: Fields, day: date, identity: str | None
) -> DailyShape:
    """The deals of a day as a person may see them; what bots have not played yet, they begin."""
    today, now = await deals.today(), now_ms()
    over = is_over(day, now)
    known = await fields.known(day, day)
    shown: list[DailyDealShape] = []
    for game in daily_games():
        own = await _own(store, day, game, identity)
        points = await store.daily.points(day.isoformat(), game)
        field = known.get((day.isoformat(), game))
        seen = over or (own is not None and own.finished_at is not None)
        if seen and field is None:
            fields.prepare(day, game)
        shown.append(
            {
                "game": game,
                "seats": seats_of(game),
                "players": len(points),
                "yours": None if own is None else _try(own, points, field),
                "board": _board(points, field) if seen else None,
            }
        )
    return {
        "date": day.isoformat(),
        "today": today.isoformat(),
        "first": (await deals.chain()).first.isoformat(),
        "ends_in": max(0, end_of(day) - now),
        "over": over,
        "streak": await _streak(store, today, identity),
        "anchor": await deals.anchor(),
        "before": await deals.before(day),
        "deals": shown,
    }


async def calendar(
    store: Store, fields: Fields, first: date, last: date, identity: str | None
) -> list[CalendarDayShape]:
    """The days with deals between two dates, each with a person's results."""
    days = await store.daily.days(first.isoformat(), last.isoformat())
    tries: Sequence[TryRow] = ()
    if identity is not None:
        tries = await store.daily.tries_between(identity, first.isoformat(), last.isoformat())
    known = await fields.known(first, last) if tries else {}
    results: dict[str, list[DayResultShape]] = {day: [] for day in days}
    for one in tries:
        if one.finished_at is not None and one.day in results:
            medal = _medal(one, known.get((one.day, one.game)))
            results[one.day].append({"game": one.game, "points": one.points, "medal": medal})
    return [{"date": day, "results": results[day]} for day in days]


def month_of(day: date) -> tuple[date, date]:
    """The first and the last day of a month.

    >>> month_of(date(2026, 12, 24))
    (datetime.date(2026, 12, 1), datetime.date(2026, 12, 31))
    """
    return day.replace(day=1), day.replace(day=monthrange(day.year, day.month)[1])


async def _own(store: Store, day: date, game: str, identity: str | None) -> TryRow | None:
    return None if identity is None else await store.daily.try_of(day.isoformat(), game, identity)


async def _streak(store: Store, today: date, identity: str | None) -> int:
    if identity is None:
        return 0
    return streak(await store.daily.days_played(identity, _LONGEST_STREAK), today)


def _try(own: TryRow, points: list[int], field: Field | None) -> TryShape:
    others = points.copy()
    if own.points is not None and own.points in others:
        others.remove(own.points)
    return {
        "table": own.table_id,
        "over": own.finished_at is not None,
        "points": own.points,
        "medal": _medal(own, field),
        "beaten": None if own.points is None else share_beaten(own.points, others),
    }


def _medal(own: TryRow, field: Field | None) -> MedalName | None:
    if own.points is None or field is None:
        return None
    medal = medal_for(own.points, field)
    return None if medal is None else medal.value


def _board(points: list[int], field: Field | None) -> BoardShape:
    return {"points": points, "field": None if field is None else _field(field)}


def _field(field: Field) -> FieldShape:
    least = least_points(field)
    return {
        "bots": field.bots,
        "champion": field.champion,
        "least": {
            "bronze": least[Medal.BRONZE],
            "silver": least[Medal.SILVER],
            "gold": least[Medal.GOLD],
            "crown": least[Medal.CROWN],
        },
    }
