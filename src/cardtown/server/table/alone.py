"""Games that one person plays alone, and what their results are measured against.

Alone is whoever decides at the only seat that the rules do not play. Their results can be compared
with each other, and with what a bot makes of the same cards.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, NamedTuple

from cardtown.core import Table
from cardtown.server.errors import Refused
from cardtown.server.table.entries import PERSON, Created
from cardtown.server.table.state import TableFacts, TableState
from cardtown.server.table.steps import steps_of


class Best(NamedTuple):
    """The best of somebody's games, and how many there are."""

    table: str
    points: int
    games: int


def lone_seat(state: TableFacts) -> int:
    """The seat of the person who plays alone; raise :class:`Refused` at other tables."""
    seats = state.plan.seats
    deciding = [n for n, seat in enumerate(seats) if not seat.kind.startswith("virtual:")]
    alone = len(deciding) == 1 and seats[deciding[0]].kind == PERSON
    if not alone or state.chairs[deciding[0]].program:
        raise Refused("company", "only a game that one person plays alone is measured like that")
    return deciding[0]


def best_of(person: str, others: Iterable[TableFacts], state: TableFacts) -> Best | None:
    """The best result of a person in games like this one, but for this one; None if there is none.

    Practice does not count, nor what a bot has finished.
    """
    seat = lone_seat(state)
    wanted = _conditions(state.plan)
    found = [
        (one.result.scores[seat], one.id)
        for one in others
        if one.id != state.id
        and one.result is not None
        and not one.plan.practice
        and _conditions(one.plan) == wanted
        and one.chairs[seat].identity == person
        and one.chairs[seat].stand_in is None
    ]
    if not found:
        return None
    points, table = max(found)
    return Best(table, points, len(found))


def points_of_person(state: TableState, seat: int, person: str | None) -> int | None:
    """The points of a seat in a finished game, if one person made every decision there."""
    who = {move.by for move in state.moves if move.seat == seat}
    return None if state.result is None or who != {person} else state.result.scores[seat]


def _conditions(plan: Created) -> tuple[Any, ...]:
    """What must be equal for results to be comparable."""
    return plan.game, [seat.kind for seat in plan.seats], plan.options, plan.deck_sha256


def dealt_again(state: TableState) -> Table[Any, Any]:
    """The game of a table as it was dealt."""
    return next(steps_of(state))
