"""Looking back at a finished game: its story, every moment of it, and what could have been.

Anyone who has the address of a table may see its finished game whole, through any seat.
"""

from __future__ import annotations

from typing import Annotated

from fastapi import APIRouter, Path, Query, Request, Response

from cardtown.server.errors import Refused
from cardtown.server.format import hindsight as hindsights
from cardtown.server.format.luck import LuckShape
from cardtown.server.format.messages import UpdateShape
from cardtown.server.format.reviews import ReviewShape
from cardtown.server.format.shapes.types import OfGames
from cardtown.server.format.story import (
    StoryShape,
    moment_of,
    require_finished,
    require_seat,
    story_of,
)
from cardtown.server.http.dependencies import (
    CurrentService,
    Reader,
    address_of,
    while_connected,
)
from cardtown.server.http.responses import describe_answer, json_response
from cardtown.server.service import Service
from cardtown.server.table.requests import MOST_SEATS
from cardtown.server.table.state import TableState

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
WithEverything = Annotated[
    bool, Query(description="with the view of every seat, which together show all cards")
]
BuildingSeat = Annotated[
    int, Query(ge=0, lt=MOST_SEATS, description="the seat that built the city")
]
DecidingSeat = Annotated[
    int, Query(ge=0, lt=MOST_SEATS, description="the seat whose decisions are judged")
]
KnownDecisions = Annotated[
    int | None,
    Query(ge=0, le=10_000, description="wait until more than this many decisions are judged"),
]
KnownChoices = Annotated[
    int | None,
    Query(ge=0, le=10_000, description="wait until more than this many choices are measured"),
]


router = APIRouter(prefix="/api")


@router.get("/tables/{table_id}/story", **describe_answer(StoryShape, "The game, step by step"))
async def story(table_id: str, service: CurrentService, _: Reader) -> Response:
    """All steps of a finished game, and the points after each round."""
    return json_response(story_of(await _read_finished(service, table_id)))


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
    everything: WithEverything = False,
) -> Response:
    """What a spectator, or the holder of a seat, saw at a step of a finished game."""
    state = await _read_finished(service, table_id)
    found = moment_of(state, step, seat, previews=previews, everything=everything)
    return json_response(found)


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
    state = await _read_finished(service, table_id)
    _check_builder(state, seat, "a virtual player decides nothing")
    found = service.reviews.read(address_of(request), state, seat, after)
    return json_response(await while_connected(request, found))


@router.get("/tables/{table_id}/luck", **describe_answer(LuckShape, "Luck and skill"))
async def luck(
    table_id: str, request: Request, service: CurrentService, _: Reader, after: KnownChoices = None
) -> Response:
    """What the final margins of a finished game came from: the deal, and everybody's choices.

    Measuring takes a while: the answer says how far it is, and asking again with `after` waits
    for more. What comes out is kept with the game.
    """
    state = await _read_finished(service, table_id)
    found = service.lucks.read(address_of(request), state, after)
    return json_response(await while_connected(request, found))


@router.get(
    "/tables/{table_id}/hindsight",
    **describe_answer(OfGames("hindsight"), "What could have been built"),
)
async def hindsight(
    table_id: str, request: Request, service: CurrentService, _: Reader, seat: BuildingSeat
) -> Response:
    """The best city that a seat could have made of the cards it took in a finished game."""
    state = await _read_finished(service, table_id)
    _check_builder(state, seat, "a virtual player builds no city")
    game = state.plan.game
    hindsights.of(game)  # raises if the game has none
    events = tuple(state.events())
    search = service.hindsights.find(
        address_of(request), game, events, state.occasion(seat), state.plan.options
    )
    found = await while_connected(request, search)
    return json_response({"seat": seat, **found})


async def _read_finished(service: Service, table_id: str) -> TableState:
    return require_finished((await service.rooms.room(table_id)).state)


def _check_builder(state: TableState, seat: int, problem: str) -> None:
    require_seat(state, seat)
    if state.chairs[seat].plan.kind.startswith("virtual:"):
        raise Refused("seat", problem)
