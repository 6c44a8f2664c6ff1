"""Questions over the network: the same answers as from the commands."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Iterator
from typing import Any

import httpx
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from cardtown import games, questions
from tests.server.harness import PATIENCE_S, ServerProcess, stranger

SCORE = {"command": "score", "game": "carson-city", "input": {"rows": ["hh", "TM"]}}
FAR_AWAY = {"at": [10**4000, 0], "parcels": ["h.", ".M"]}
# It takes some tenths of a second.
MANY_CARDS = {
    "command": "sellable",
    "game": "carson-city",
    "input": {"cards": [{"at": [0, 2 * n], "parcels": ["..", ".."]} for n in range(600)]},
}


@pytest.fixture(scope="module")
def client(server: ServerProcess) -> Iterator[httpx.Client]:
    with httpx.Client(base_url=server.url, timeout=PATIENCE_S) as open_client:
        yield open_client


def ask(client: httpx.Client, question: Any) -> Any:
    response = client.post("/api/questions", json=question)
    assert response.status_code == 200, response.text
    return response.json()


def test_nobody_has_to_say_who_they_are(client: httpx.Client) -> None:
    assert ask(client, SCORE) == questions.answer(json.dumps(SCORE).encode())
    assert "set-cookie" not in client.post("/api/questions", json=SCORE).headers


@pytest.mark.parametrize("game", games.names())
def test_every_question_of_the_commands_can_be_asked(client: httpx.Client, game: str) -> None:
    for command in games.get(game).queries:
        answer = ask(client, {"command": command, "game": game, "input": {"no": "city"}})
        assert "is not a known key" in answer["error"] or "is missing" in answer["error"]


@pytest.mark.parametrize(
    ("question", "problem"),
    [
        ({**SCORE, "command": "win"}, "command: carson-city answers score, "),
        ({**SCORE, "game": "chess"}, "game: must be one of carson-city, card-city"),
        ({**SCORE, "input": {"rows": ["x"]}}, "rows[0]: "),
        ({**SCORE, "more": 1}, '"more": is not a known key here'),
        ([SCORE], "input: must be an object"),
    ],
)
def test_a_wrong_question_is_answered_with_a_sentence(
    client: httpx.Client, question: Any, problem: str
) -> None:
    assert ask(client, question)["error"].startswith(problem)


def test_numbers_of_thousands_of_digits_come_back_unchanged(client: httpx.Client) -> None:
    question = {
        "command": "placements",
        "game": "carson-city",
        "input": {"cards": [FAR_AWAY], "card": ["..", ".."]},
    }
    answer = ask(client, question)
    assert answer == questions.answer(json.dumps(question).encode())
    assert answer["output"]["placements"][0][0] > 10**3999


def test_what_is_longer_than_any_record_is_not_read(client: httpx.Client) -> None:
    assert "bytes" in ask(client, {**SCORE, "input": {"rows": ["_" * 30_000]}})["error"]


@settings(max_examples=150, deadline=None, suppress_health_check=list(HealthCheck))
@given(body=st.binary(max_size=400) | st.text(max_size=200).map(str.encode))
def test_any_bytes_are_answered_as_by_the_commands(client: httpx.Client, body: bytes) -> None:
    response = client.post("/api/questions", content=body)
    assert (response.status_code, response.json()) == (200, questions.answer_people(body))


@given(body=st.binary(max_size=400) | st.text(max_size=200).map(str.encode))
def test_people_get_the_same_answer_with_a_text_beside_an_error(body: bytes) -> None:
    answer = questions.answer_people(body)
    assert ("text" in answer) == ("error" in answer)
    answer.pop("text", None)
    assert answer == questions.answer(body)


def test_a_client_that_asks_much_waits_and_others_do_not(server: ServerProcess) -> None:
    async def story() -> None:
        async with stranger(server) as eve, stranger(server) as bo:
            eve.http.headers["X-Forwarded-For"] = "192.0.2.1"
            bo.http.headers["X-Forwarded-For"] = "192.0.2.2"
            asked = [
                asyncio.create_task(
                    eve.http.post("/api/questions", json=MANY_CARDS, timeout=PATIENCE_S)
                )
                for _ in range(80)
            ]
            for answered in asyncio.as_completed(asked):
                if (await answered).status_code == 429:
                    break  # one is being answered and 50 wait, which is the limit
            else:
                pytest.fail("any number of questions may wait")
            assert (await bo.http.post("/api/questions", json=SCORE)).status_code == 200
            waiting = [one for one in asked if not one.done()]
            assert len(waiting) > 25
            for one in waiting:
                one.cancel()  # nothing is computed for clients that are gone
            await asyncio.wait(waiting)

    asyncio.run(story())
