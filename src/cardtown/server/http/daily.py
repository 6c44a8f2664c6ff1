"""The daily city: the deals of a day, playing them, the calendar, and the proof."""

from __future__ import annotations

from datetime import date
from typing import Annotated

from fastapi import APIRouter, Path, Query, Response
from pydantic import BaseModel, ConfigDict, Field
from starlette.requests import HTTPConnection

from cardtown.core.daily import read_day
from cardtown.server.daily import daily_games
from cardtown.server.daily.boards import calendar, day_shape, month_of
from cardtown.server.daily.own import own_days
from cardtown.server.daily.week import week_shape
from cardtown.server.errors import Refused
from cardtown.server.format.daily import (
    CalendarDayShape,
    DailyShape,
    DailyTableShape,
    DayProofShape,
    OwnDaysShape,
    WeekShape,
)
from cardtown.server.http.dependencies import CurrentService, Person, Reader
from cardtown.server.http.responses import describe_answer, json_response
from cardtown.server.http.tables import count_table, one_more_table
from cardtown.server.service import Service
from cardtown.server.storage.daily import TryRow
from cardtown.server.times import is_over, now_ms

_DATE_LENGTH = 10
Day = Annotated[
    str | None,
    Query(max_length=_DATE_LENGTH, description="a date such as 2026-11-19; today if absent"),
]
PastDay = Annotated[str, Path(max_length=_DATE_LENGTH, description="a date such as 2026-11-19")]


class NewDailyGame(BaseModel):
    """A game of a daily deal to be played."""

    model_config = ConfigDict(extra="forbid", strict=True)

    game: str = Field(max_length=40, description="one that `GET /api/daily` lists")
    date: str | None = Field(
        default=None, max_length=_DATE_LENGTH, description="such as 2026-11-19; today if absent"
    )
    entropy: str = Field(
        max_length=32, description="32 hexadecimal digits of your own choosing, for tomorrow's deal"
    )
    scored: bool = Field(description="your one try that counts; others are practice")


router = APIRouter(prefix="/api")


@router.get("/daily", **describe_answer(DailyShape, "The deals of a day"))
async def deals_of_a_day(service: CurrentService, identity: Reader, date: Day = None) -> Response:
    """The deals of a day: your games, and how everybody did where that spoils nothing."""
    day = await _day(service, date)
    person = None if identity is None else identity.id
    shape = await day_shape(service.store, service.deals, service.fields, day, person)
    return json_response(shape)


@router.post("/daily", **describe_answer(DailyTableShape, "Where it is played"))
async def play(
    wanted: NewDailyGame, connection: HTTPConnection, service: CurrentService, identity: Person
) -> Response:
    """Play a daily deal. Your scored game of a deal exists once: asking again leads to its table.
    It can be begun on its day only, and the deal can't be tried freely before it is over."""
    day = await _day(service, wanted.date)
    if wanted.game not in daily_games():
        raise Refused("game", f"there are daily deals of {' and '.join(daily_games())} only")
    begun = await service.deals.try_of(day, wanted.game, identity)
    if wanted.scored and identity.program:
        raise Refused("program", "the daily city is scored for people alone: play it as practice")
    if wanted.scored and begun is not None:
        return json_response({"table": await service.deals.resume(begun, identity)})
    _require_time(day, await service.deals.today(), wanted, begun)
    count_table(service, connection)
    async with one_more_table(service, identity):
        table = await service.deals.begin(
            day, wanted.game, identity, wanted.entropy, scored=wanted.scored
        )
    if wanted.scored:
        service.fields.prepare(day, wanted.game)
    return json_response({"table": table})


def _require_time(day: date, today: date, wanted: NewDailyGame, begun: TryRow | None) -> None:
    if wanted.scored:
        if day != today:
            raise Refused("day_over", "this day is over: its deals can be played, but not scored")
        return
    may_begin = begun is None and day == today
    is_going_on = begun is not None and begun.finished_at is None and not is_over(day, now_ms())
    if may_begin or is_going_on:
        raise Refused("try_first", "play the try that is scored first: you would know the cards")


@router.get("/daily/days", **describe_answer(list[CalendarDayShape], "The days of a month"))
async def days(service: CurrentService, identity: Reader, date: Day = None) -> Response:
    """The days with deals in the month of a date, with your results."""
    day = await service.deals.today() if date is None else read_day(date)
    person = None if identity is None else identity.id
    shape = await calendar(service.store, service.fields, *month_of(day), person)
    return json_response(shape)


@router.get("/daily/own", **describe_answer(list[OwnDaysShape], "Your medals and best days"))
async def own(service: CurrentService, identity: Reader) -> Response:
    """What you have reached over all days, by game."""
    tries = [] if identity is None else await service.store.daily.scored_by(identity.id)
    return json_response(own_days(tries))


@router.get("/daily/week", **describe_answer(WeekShape, "The table of a week"))
async def week(service: CurrentService, identity: Reader, date: Day = None) -> Response:
    """The sums of everybody's points in the deals of a week that are over."""
    day = await _day(service, date)
    person = None if identity is None else identity.id
    return json_response(await week_shape(service.store, service.deals, day, person))


@router.get("/daily/{date}/proof", **describe_answer(DayProofShape, "The proof of a day"))
async def proof(date: PastDay, service: CurrentService, _: Reader) -> Response:
    """What proves the deals of a day, an hour after it is over."""
    published = await service.deals.published(read_day(date))
    response = json_response(published.to_json())
    response.headers["Content-Disposition"] = f'attachment; filename="{published.day}.json"'
    return response


async def _day(service: Service, text: str | None) -> date:
    if text is None:
        return await service.deals.today()
    return await service.deals.require(read_day(text))
