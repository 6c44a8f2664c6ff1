"""A finished game, step by step, and what everybody saw at each step."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import islice
from typing import Any

from typing_extensions import TypedDict

from cardtown.core import Event, Table
from cardtown.server.errors import Refused
from cardtown.server.format.messages import Viewer, WhenShape, update
from cardtown.server.table.rounds import rounds_in
from cardtown.server.table.state import TablePhase, TableState
from cardtown.server.table.steps import deal_of, steps_of


class StepShape(WhenShape):
    """The deal, or an action in effect, and the round in which it was played."""

    step: int
    number: int
    """The entry in which it happened."""
    seat: int | None
    """Who acted; null for the deal."""
    action: str | None
    """Its text form, as in a record; null for the deal."""


class RoundShape(WhenShape):
    """The points at the end of a round."""

    step: int
    """The last step of that round."""
    points: list[int]
    """By seat, as the view shows them then."""


class StoryShape(TypedDict):
    """A finished game, step by step."""

    steps: list[StepShape]
    scores: list[RoundShape]
    """Only after rounds that ended with points known to a spectator."""


def require_finished(state: TableState) -> TableState:
    """The table, whose game must be over; raise :class:`Refused`."""
    if state.phase is not TablePhase.FINISHED:
        raise Refused("phase", "a game can be looked back at when it is over")
    return state


def require_seat(state: TableState, seat: int) -> None:
    """A table must have the seat; raise :class:`Refused`."""
    if seat >= len(state.chairs):
        raise Refused("no_seat", f"there is no seat {seat} at this table")


def as_of_step(state: TableState, step: int, seat: int | None) -> TableState:
    """A finished game as it was at a step; raise :class:`Refused` without such a step or seat."""
    if step > len(state.moves):
        raise Refused("no_step", f"the game has no step {step}: its last is {len(state.moves)}")
    if seat is not None:
        require_seat(state, seat)
    return state.as_of(state.moves[step - 1].number if step else deal_of(state))


def moment_of(
    state: TableState,
    step: int,
    seat: int | None,
    *,
    previews: bool = False,
    everything: bool = False,
) -> bytes:
    """What a spectator, or the holder of a seat, saw at a step of a finished game; with
    `everything`, what each of the seats saw, too.

    Raise :class:`Refused` if there is no such step or seat.
    """
    then = as_of_step(state, step, seat)
    return update(then, Viewer(None, seat, previews, everything), then.number - 1)


def story_of(state: TableState) -> StoryShape:
    """The story of a finished game."""
    dealt = deal_of(state)
    rounds = _rounds(state.as_of(dealt).events())
    now = rounds[-1] if rounds else WhenShape(era=None, round=1)
    steps: list[StepShape] = [{"step": 0, "number": dealt, "seat": None, "action": None, **now}]
    scores: list[RoundShape] = []
    tables = islice(steps_of(state), 1, None)
    for step, (move, table) in enumerate(zip(state.moves, tables, strict=True), 1):
        action = str(move.action)
        steps.append(
            {"step": step, "number": move.number, "seat": move.seat, "action": action, **now}
        )
        begun = _rounds(table.take_events())
        if begun or table.over:
            points = _points(table)
            if points is not None:
                scores.append({"step": step, **now, "points": points})
            now = begun[-1] if begun else now
    return {"steps": steps, "scores": scores}


def _rounds(events: Iterable[Event]) -> list[WhenShape]:
    return [{"era": one.era, "round": one.round} for one in rounds_in(events)]


def _points(table: Table[Any, Any]) -> list[int] | None:
    """The points of all seats as a spectator saw them; None if some were hidden."""
    shown = [seat.points for seat in table.view(None).seats]
    known = [points for points in shown if points is not None]
    return known if len(known) == len(shown) else None
