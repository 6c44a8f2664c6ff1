"""Looking back at a finished game: its story, every moment of it, and what could have been.

Anyone who has the address of a table may see its finished game whole, through any seat.
"""

from __future__ import annotations

from collections.abc import Iterable
from itertools import islice
from typing import Annotated, Any

from fastapi import APIRouter, Path, Query, Request, Response
from typing_extensions import TypedDict

from cardtown.core import Event, Table
from cardtown.server.errors import Refused
from cardtown.server.format import hindsight as hindsights
from cardtown.server.format.messages import UpdateShape, Viewer, WhenShape, update
from cardtown.server.format.reviews import ReviewShape
from cardtown.server.format.shapes.types import OfGames
from cardtown.server.http.dependencies import (
    CurrentService,
    Reader,
    address_of,
    while_connected,
)
from cardtown.server.http.responses import describe_answer, json_response
from cardtown.server.service import Service
from cardtown.server.table.requests import MOST_SEATS
from cardtown.server.table.rounds import rounds_in
from cardtown.server.table.state import TablePhase, TableState
from cardtown.server.table.steps import deal_of, steps_of

StepNumber = Annotated[
    int, Path(ge=0, le=2**31 - 1, description="0: the deal; N: after the action of step N")
]
AnySeat = Annotated[
    int | None,
    Query(ge=0, lt=MOST_SEATS, description="look through this seat; as a spectator if absent"),
]
WithPreviews = Annotated[
    bool, Query(description="with what each choice of the seat would have brought at once")
]
BuildingSeat = Annotated[
    int, Query(ge=0, lt=MOST_SEATS, description="the seat that built the city")
]
DecidingSeat = Annotated[
    int, Query(ge=0, lt=MOST_SEATS, description="the seat whose decisions are judged")
]
KnownDecisions = Annotated[
    int | None,
    Query(ge=0, le=10_000, description="wait for more than so many judged decisions"),
]


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


router = APIRouter(prefix="/api")


@router.get("/tables/{table_id}/story", **describe_answer(StoryShape, "The game, step by step"))
async def story(table_id: str, service: CurrentService, _: Reader) -> Response:
    """All steps of a finished game, and the points after each round."""
    return json_response(story_of(await _finished(service, table_id)))


@router.get(
    "/tables/{table_id}/moments/{step}", **describe_answer(UpdateShape, "The table as it was then")
)
async def moment(
    table_id: str,
    step: StepNumber,
    service: CurrentService,
    _: Reader,
    seat: AnySeat = None,
    previews: WithPreviews = False,
) -> Response:
    """What a spectator, or the holder of a seat, saw at a step of a finished game."""
    state = await _finished(service, table_id)
    if step > len(state.moves):
        raise Refused("no_step", f"the game has no step {step}: its last is {len(state.moves)}")
    if seat is not None:
        _check_seat(state, seat)
    return json_response(moment_of(state, step, seat, previews=previews))


@router.get("/tables/{table_id}/review", **describe_answer(ReviewShape, "The decisions, judged"))
async def review(
    table_id: str,
    request: Request,
    service: CurrentService,
    _: Reader,
    seat: DecidingSeat,
    after: KnownDecisions = None,
) -> Response:
    """The decisions of a seat in a finished game, judged by what it could know then.

    A review takes a while: the answer has what is judged so far, and asking again with `after`
    waits for more. An answer with chances begins at the beginning. The review is kept with the
    game.
    """
    state = await _finished(service, table_id)
    _check_builder(state, seat, "a virtual player decides nothing")
    found = service.reviews.read(address_of(request), state, seat, after)
    return json_response(await while_connected(request, found))


@router.get(
    "/tables/{table_id}/hindsight",
    **describe_answer(OfGames("hindsight"), "What could have been built"),
)
async def hindsight(
    table_id: str, request: Request, service: CurrentService, _: Reader, seat: BuildingSeat
) -> Response:
    """The best city that a seat could have made of the cards it took in a finished game."""
    state = await _finished(service, table_id)
    _check_builder(state, seat, "a virtual player builds no city")
    game = state.plan.game
    hindsights.of(game)  # raises if the game has none
    events = tuple(state.events())
    search = service.hindsights.find(
        address_of(request), game, events, state.occasion(seat), state.plan.options
    )
    found = await while_connected(request, search)
    return json_response({"seat": seat, **found})


async def _finished(service: Service, table_id: str) -> TableState:
    room = await service.rooms.room(table_id)
    if room.state.phase is not TablePhase.FINISHED:
        raise Refused("phase", "a game can be looked back at when it is over")
    return room.state


def _check_seat(state: TableState, seat: int) -> None:
    if seat >= len(state.chairs):
        raise Refused("no_seat", f"there is no seat {seat} at this table")


def _check_builder(state: TableState, seat: int, problem: str) -> None:
    _check_seat(state, seat)
    if state.chairs[seat].plan.kind.startswith("virtual:"):
        raise Refused("seat", problem)


def moment_of(state: TableState, step: int, seat: int | None, *, previews: bool = False) -> bytes:
    """What a spectator, or the holder of a seat, saw at a step of a finished game."""
    number = state.moves[step - 1].number if step else deal_of(state)
    return update(state.as_of(number), Viewer(None, seat, previews), number - 1)


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
