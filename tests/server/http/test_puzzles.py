"""Puzzles over the network."""

from __future__ import annotations

import httpx
import pytest

from cardtown.puzzles import games_with_stock, stock_of
from tests.server.harness import PATIENCE_S, ServerProcess
from tests.server.http.test_rules import ask
from tests.server.schema import checker

GAMES = pytest.mark.parametrize("game", games_with_stock())


@GAMES
def test_the_list_of_a_game_names_every_puzzle(server: ServerProcess, game: str) -> None:
    response = ask(server, f"/api/puzzles/{game}")
    assert response.status_code == 200
    assert response.json() == [
        {"number": number, "theme": one.theme, "difficulty": one.difficulty}
        for number, one in enumerate(stock_of(game), 1)
    ]
    assert response.headers["cache-control"] == "public, max-age=3600"


@GAMES
def test_a_puzzle_is_what_its_seat_sees_and_may_do(server: ServerProcess, game: str) -> None:
    puzzle = ask(server, f"/api/puzzles/{game}/2").json()
    checker(ask(server, "/api/openapi.json").json(), "PuzzleShape").validate(puzzle)
    known = stock_of(game)[1]
    decision = known.read().decision
    assert decision is not None
    assert puzzle["position"] == known.position
    assert puzzle["best"] == known.best
    assert puzzle["view"]["seat"] == puzzle["seat"] == decision.seat
    assert puzzle["decision"]["kind"] == decision.kind
    if "options" in puzzle["decision"]:
        options = [one["text"] for one in puzzle["decision"]["options"]]
        assert options == [str(option) for option in decision.options]


@pytest.mark.parametrize(
    ("path", "said"),
    [
        ("/api/puzzles/chess", "must be one of"),
        ("/api/puzzles/card-city/301", "must be from 1 to 300"),
        ("/api/puzzles/card-city/0", "number"),
    ],
)
def test_what_is_not_there_is_refused_in_a_sentence(
    server: ServerProcess, path: str, said: str
) -> None:
    response = ask(server, path)
    assert response.status_code == 422
    assert said in response.json()["error"]["message"]


def solve(server: ServerProcess, line: str) -> httpx.Response:
    """What somebody whom the server does not know is answered about a position."""
    body = {"position": line}
    return httpx.post(f"{server.url}/api/puzzles/solved", json=body, timeout=PATIENCE_S)


@GAMES
def test_every_option_of_a_puzzle_is_judged(server: ServerProcess, game: str) -> None:
    known = stock_of(game)[1]
    solution = solve(server, known.position).json()
    checker(ask(server, "/api/openapi.json").json(), "SolutionShape").validate(solution)
    assert solution["best"]["action"] == known.best
    assert solution["theme"] == known.theme
    decision = known.read().decision
    assert decision is not None
    given = {one["action"]: one["given"] for one in solution["options"]}
    assert set(given) == {str(option) for option in decision.options}
    assert given.pop(known.best) == 0
    assert min(given.values()) >= known.lead
    assert known.best in [one["action"] for one in solution["leading"]]


@pytest.mark.parametrize(
    ("line", "said"),
    [
        ("", "must begin with the name of a game"),
        ("card-city round=1 weather=fine", "player: must be there 1 to 4 times"),
        (
            stock_of("card-city")[1].position.replace("seat=2 ", ""),
            "the seat has nothing to decide here",
        ),
    ],
)
def test_what_is_no_question_is_refused_in_a_sentence(
    server: ServerProcess, line: str, said: str
) -> None:
    response = solve(server, line)
    assert response.status_code == 422
    assert said in response.json()["error"]["message"]
