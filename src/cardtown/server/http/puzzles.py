"""Puzzles: those that come with Cardtown, and the solution of any position.

People keep the positions that they missed, in their own games too, and are asked again.
"""

from __future__ import annotations

from typing import Annotated, Any, Final

from fastapi import APIRouter, Path, Request, Response
from typing_extensions import TypedDict

from cardtown import puzzles
from cardtown.core import BadInput, message
from cardtown.puzzles import Puzzle
from cardtown.server.errors import Refused
from cardtown.server.format import shapes
from cardtown.server.format.puzzles import SolutionShape
from cardtown.server.format.shapes.types import OfGames
from cardtown.server.http.dependencies import (
    CurrentService,
    Reader,
    address_of,
    while_connected,
)
from cardtown.server.http.positions import PositionText, read_given
from cardtown.server.http.responses import describe_answer, json_response
from cardtown.server.limits import Client

_FOR_A_WHILE: Final = "public, max-age=3600"


class ListedPuzzleShape(TypedDict):
    """A puzzle in the list of a game."""

    number: int
    """Its place in the list, from 1."""
    theme: str
    """What it is about, such as `bid` or `division`."""
    difficulty: int
    """How many of three bots miss the answer."""


class PuzzleShape(ListedPuzzleShape):
    """A puzzle, with the view and the decision of the seat that has to find the answer."""

    game: str
    position: str
    """The position as text (docs/positions.md)."""
    seat: int
    view: Annotated[Any, OfGames("view")]
    decision: Annotated[Any, OfGames("decision")]
    best: str
    """The text form of the best action."""
    lead: float
    """How much of the chance to win every other action gives away at least."""


Number = Annotated[int, Path(ge=1, le=10_000, description="its place in the list, from 1")]

router = APIRouter(prefix="/api")


@router.get("/puzzles/{game}", **describe_answer(list[ListedPuzzleShape], "The puzzles"))
async def list_puzzles(game: str, _: Reader) -> Response:
    """The puzzles of a game: what they are about, and how hard they are."""
    stock = puzzles.stock_of(game)
    return _cacheable([_listed(number, one) for number, one in enumerate(stock, 1)])


@router.get("/puzzles/{game}/{number}", **describe_answer(PuzzleShape, "The puzzle"))
async def read_puzzle(game: str, number: Number, _: Reader) -> Response:
    """A puzzle with its answer: what the seat sees and may do is in the shapes of a table."""
    stock = puzzles.stock_of(game)
    if number > len(stock):
        said = message("bad-range", most=len(stock))
        raise BadInput("number", f"must be from 1 to {len(stock)}", said)
    return _cacheable(_whole(number, stock[number - 1]))


@router.post("/puzzles/solved", **describe_answer(SolutionShape, "What every option gives away"))
async def solve(
    given: PositionText, request: Request, service: CurrentService, identity: Reader
) -> Response:
    """What a search says of any position: the best option, and what the others give away.

    It is the search that finds puzzles, so it finds the answers of those that come with Cardtown.
    """
    if identity is not None and identity.program:
        raise Refused("program", "that is for people: a program judges for itself")
    position = await read_given(given, request, service)
    address = address_of(request)
    client = Client(address, address if identity is None else identity.id)
    found = service.solutions.find(client, position)
    return json_response(await while_connected(request, found))


def _listed(number: int, one: Puzzle) -> ListedPuzzleShape:
    return {"number": number, "theme": one.theme, "difficulty": one.difficulty}


def _whole(number: int, one: Puzzle) -> PuzzleShape:
    view, decision = one.read()
    assert decision is not None
    shape = shapes.of(view.game)
    return {
        **_listed(number, one),
        "game": view.game,
        "position": one.position,
        "seat": decision.seat,
        "view": shape.view(view),
        "decision": shape.decision(decision, view),
        "best": one.best,
        "lead": one.lead,
    }


def _cacheable(content: Any) -> Response:
    """An answer that browsers may cache: puzzles change only with the program."""
    response = json_response(content)
    response.headers["Cache-Control"] = _FOR_A_WHILE
    return response
