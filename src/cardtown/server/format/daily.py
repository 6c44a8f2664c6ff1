"""The daily city as clients get it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal

from typing_extensions import TypedDict

MedalName = Literal["bronze", "silver", "gold", "crown"]


class TryShape(TypedDict):
    """Your scored game of a daily deal."""

    table: str
    over: bool
    points: int | None
    """None: it is not over, or was not scored since it ended too late or a bot played in it."""
    medal: MedalName | None
    """The best that you won, as soon as bots have played the deal."""
    beaten: int | None
    """The share of the other people with fewer points, in per cent; null if there are none."""


class LeastShape(TypedDict):
    """The least points for each medal."""

    bronze: int
    silver: int
    gold: int
    crown: int


class FieldShape(TypedDict):
    """What bots reached with a deal."""

    bots: Sequence[int]
    """The points of many games by bots of all strengths, in ascending order."""
    champion: int
    """The points of the strongest bot."""
    least: LeastShape


class BoardShape(TypedDict):
    """How everybody did."""

    points: Sequence[int]
    """The points of all people who have finished, in ascending order."""
    field: FieldShape | None
    """Null while bots still play."""


class DailyDealShape(TypedDict):
    """The deal of a day in one game."""

    game: str
    seats: Sequence[str]
    """The kinds of the seats; yours is the first."""
    players: int
    """How many people have finished."""
    yours: TryShape | None
    """Null if you have not begun."""
    board: BoardShape | None
    """Null until your own game is over, or the day."""


class DailyShape(TypedDict):
    """The deals of a day."""

    date: str
    today: str
    """The day that it is at the server, in UTC."""
    first: str
    """The first day with deals."""
    ends_in: int
    """Milliseconds until the day ends; 0 for days that have."""
    over: bool
    """Whether nothing is scored any more; the proof is then published."""
    streak: int
    """How many days in a row you have finished a scored game, up to today or yesterday."""
    anchor: str
    """The anchor of the chain of keys."""
    before: str
    """The key of the day before, by which the key of this day is bound."""
    deals: Sequence[DailyDealShape]


class DayResultShape(TypedDict):
    """Your result in one game of a day."""

    game: str
    points: int | None
    medal: MedalName | None


class CalendarDayShape(TypedDict):
    """A day with deals."""

    date: str
    results: Sequence[DayResultShape]
    """Your scored games that are over."""


class MedalCountsShape(TypedDict):
    """How often each medal was the best that was won."""

    bronze: int
    silver: int
    gold: int
    crown: int


class BestDayShape(TypedDict):
    """The day on which somebody beat most of the bots."""

    date: str
    points: int
    beaten: int
    """The share of the bots' games with fewer points, in per cent."""


class OwnDaysShape(TypedDict):
    """What you have reached in one game over all days."""

    game: str
    days: int
    """How many of your tries count."""
    medals: MedalCountsShape
    best: BestDayShape | None
    """Null if no bot has played a deal that you have finished."""


class WeekRowShape(TypedDict):
    """What somebody has reached in a week."""

    place: int
    """From 1; equals share a place."""
    name: str
    deals: int
    """How many of its deals they have played."""
    points: int
    """The sum of their points."""
    yours: bool


class WeekGameShape(TypedDict):
    """The week in one game."""

    game: str
    players: int
    rows: Sequence[WeekRowShape]
    """The first ones, and your own."""


class WeekShape(TypedDict):
    """The table of a week, Monday to Sunday."""

    first: str
    last: str
    deals: int
    """How many of its deals are over: only those count."""
    games: Sequence[WeekGameShape]


class DailyTableShape(TypedDict):
    """Where you play a daily deal."""

    table: str


class DayProofShape(TypedDict):
    """What proves the deals of a day (docs/fairness.md)."""

    format: str
    date: str
    first: str
    anchor: str
    before: str
    key: str
    entropies: Sequence[str]
    """What people added the day before."""
