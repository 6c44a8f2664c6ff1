"""Races: another person plays the deal of a finished game, and the results are compared.

Whoever runs a race takes the challenger's seat, and nobody else decides there. So a race is offered
for games of one person, alone or against bots and virtual players: with several people, what one
does depends on what the others do, and decisions that were made for another game don't answer it.
"""

from __future__ import annotations

from cardtown.server.errors import Refused
from cardtown.server.table.alone import points_of_person
from cardtown.server.table.entries import DAILY, PERSON, RACE, Created
from cardtown.server.table.plan import with_same_cards
from cardtown.server.table.requests import NewSeat, NewTable
from cardtown.server.table.state import TablePhase, TableState


def challenge_of(state: TableState) -> int:
    """The points to beat with the deal of a finished game; raise :class:`Refused` where that can't
    be compared."""
    plan = state.plan
    if state.phase is not TablePhase.FINISHED:
        raise Refused("phase", "a race begins from a game that is over")
    if sum(chair.person for chair in state.chairs) != 1:
        raise Refused(
            "race_people",
            "a race takes a game of one person, alone or against bots: what several people decide"
            " depends on each other",
        )
    if plan.visibility == "open":
        raise Refused(
            "race_open", "everybody finds an open table's finished game, and all its cards"
        )
    if plan.source == DAILY:
        raise Refused("race_daily", "everybody plays this deal in the daily city: compare there")
    if plan.practice or plan.source is not None:
        raise Refused(
            "race_known",
            "a race takes a game that was played here with new cards: not practice, no known deal"
            " and no file",
        )
    seat = runner_seat(plan)
    points = points_of_person(state, seat, state.chairs[seat].identity)
    if points is None:
        raise Refused("race_helped", "a bot or somebody else decided in this game for a while")
    return points


def race_plan(state: TableState, secret: str) -> Created:
    """The plan of a table where another person plays the deal of a finished game, everything else
    being as it was."""
    plan = state.plan
    wanted = NewTable(
        game=plan.game,
        seats=[NewSeat(kind=seat.kind, name=seat.name) for seat in plan.seats],
        clock=plan.clock,
        auto_start=True,
    )
    return with_same_cards(state, wanted, secret, source=RACE, race=state.race_id, origin=state.id)


def runner_seat(plan: Created) -> int:
    """The seat of the one person."""
    return next(number for number, seat in enumerate(plan.seats) if seat.kind == PERSON)


def points_of(state: TableState) -> int | None:
    """The points of a race that is over, if its runner made every decision."""
    return points_of_person(state, runner_seat(state.plan), state.host)
