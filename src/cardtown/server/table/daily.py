"""Tables of a daily deal: how one is planned, and what it counts when its game is over."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from datetime import date
from typing import Final

from cardtown.server.table.alone import points_of_person
from cardtown.server.table.entries import DAILY, Created
from cardtown.server.table.plan import commit_plan, plan_of
from cardtown.server.table.requests import NewSeat, NewTable
from cardtown.server.table.state import TableState
from cardtown.server.times import is_over

PERSON: Final = 0
"""The seat of the person in every daily deal."""


def daily_plan(
    game: str, kinds: Sequence[str], day: str, seed: str, secret: str, *, scored: bool
) -> Created:
    """The plan of a table with a day's deal. What is not scored is practice."""
    seats = [NewSeat(kind=kind) for kind in kinds]
    wanted = NewTable(game=game, seats=seats, auto_start=True, practice=not scored)
    dealt = replace(plan_of(wanted, secret), seed=seed, source=DAILY, day=day)
    return commit_plan(dealt, secret)


def points_of(state: TableState) -> int | None:
    """The points of a scored game that is over; None if it ended too late, or unless one person
    made every decision."""
    day = date.fromisoformat(state.plan.day or "")
    late = is_over(day, state.items[-1].entry.at)
    return None if late else points_of_person(state, PERSON, state.host)
