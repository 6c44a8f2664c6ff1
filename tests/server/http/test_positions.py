"""Positions over the network: as a table shows them, what is best, and what is refused."""

from __future__ import annotations

import asyncio
import random
import re
from pathlib import Path
from typing import Any

import httpx
import orjson
import pytest

from cardtown import games, positions
from cardtown.bots.review import judge_for
from cardtown.server.format import shapes
from tests.any_table import random_steps
from tests.server.harness import ServerProcess, stranger
from tests.server.schema import checker

PAGE = (Path(__file__).parents[3] / "docs" / "positions.md").read_text("utf-8")
BID, PLACE, DIVISION, DEVELOPMENT = re.findall(r"^car\S+ (?:seat|deck)=.+$", PAGE, re.M)


def post(server: ServerProcess, path: str, content: Any) -> httpx.Response:
    """What somebody whom the server does not know is answered."""

    async def story() -> httpx.Response:
        async with stranger(server) as eve:
            return await eve.http.post(f"/api/{path}", json=content)

    return asyncio.run(story())


def answer(server: ServerProcess, path: str, position: str) -> dict[str, Any]:
    response = post(server, path, {"position": position})
    assert response.status_code == 200, response.text
    found: dict[str, Any] = response.json()
    return found


@pytest.fixture(scope="module")
def document(server: ServerProcess) -> dict[str, Any]:
    async def story() -> dict[str, Any]:
        async with stranger(server) as eve:
            found: dict[str, Any] = (await eve.http.get("/api/openapi.json")).json()
            return found

    return asyncio.run(story())


@pytest.mark.parametrize("line", [BID, PLACE, DIVISION, DEVELOPMENT])
def test_a_position_is_shown_as_a_table_shows_it_and_each_option_is_weighed(
    server: ServerProcess, document: dict[str, Any], line: str
) -> None:
    view, decision = positions.read(line)
    assert decision is not None
    shown = answer(server, "positions", f"  {line}\n")
    checker(document, "PositionShape").validate(shown)
    assert shown["position"] == line
    assert shown["game"] == view.game
    assert shown["seat"] == view.seat == shown["view"]["seat"]
    assert shown["decision"]["kind"] == decision.kind
    assert shown["previews"] is not None

    found = answer(server, "positions/evaluation", line)
    checker(document, "EvaluationShape").validate(found)
    assert found["judge"] == judge_for(view.game)
    assert (found["seat"], found["kind"]) == (decision.seat, decision.kind)
    assert {one["action"] for one in found["options"]} == set(map(str, decision.options))
    best, *others = found["options"]
    assert best["points"] == 0
    assert all(one["points"] >= 0 for one in others)
    for one in found["options"]:
        assert 0 <= one["chance"]["value"] <= 1
    for listed, one in zip(found["leading"], found["options"], strict=False):
        assert (listed["action"], listed["chance"]) == (one["action"], one["chance"])
        option = next(action for action in decision.options if str(action) == one["action"])
        form = shapes.to_bytes(shapes.of(view.game).option(option))
        assert listed["option"] == orjson.loads(form)
    assert (found["bid_odds"] is not None) == (decision.kind == "bid")
    assert len(found["offers"]) == (len(decision.options) if decision.kind == "divide" else 0)
    assert answer(server, "positions/evaluation", line) == found, "the same for everybody"


def test_what_a_spectator_sees_is_shown_but_has_nothing_to_judge(server: ServerProcess) -> None:
    table = games.get("card-city").new_table(["human"] * 3, seed="watched")
    line = positions.write(table.view(None), None)
    shown = answer(server, "positions", line)
    assert (shown["seat"], shown["decision"], shown["previews"]) == (None, None, None)
    response = post(server, "positions/evaluation", {"position": line})
    assert response.status_code == 422
    assert response.json()["error"]["text"]["id"] == "bad-no-decision"


def test_somebody_who_plays_alone_hears_points_and_no_chances(server: ServerProcess) -> None:
    table = games.get("card-city").new_table(["human"], seed="alone")
    free = next(
        one for then in random_steps(table, random.Random(1)) for one in then.decisions()
        if len(one.options) > 1
    )  # fmt: skip
    line = positions.write(table.view(free.seat), free)
    found = answer(server, "positions/evaluation", line)
    assert {one["chance"] for one in [*found["options"], *found["leading"]]} == {None}
    assert found["options"][0]["points"] == 0


@pytest.mark.parametrize(
    ("line", "message", "text"),
    [
        ("", "position: must begin with the name of a game", "bad-choice"),
        ("chess e4", "position: must begin with the name of a game", "bad-choice"),
        (DIVISION.replace("round=4", "round=X"), "round: must be a whole number", "bad-word"),
        (DIVISION.replace(" first=1", ""), "first: is missing", "bad-word"),
        (f"{DIVISION} colour=red", "is not known", "bad-word"),
        (BID.replace("deck=f5f9071a6553", "deck=000000000000"), "another deck", "bad-word"),
        ("card-city " + "x" * 29_000, "position: is too long", "bad-position"),
    ],
)
def test_a_text_that_says_no_position_is_refused_in_a_sentence(
    server: ServerProcess, line: str, message: str, text: str
) -> None:
    for path in ("positions", "positions/evaluation"):
        response = post(server, path, {"position": line})
        assert response.status_code == 422
        error = response.json()["error"]
        assert message in error["message"]
        assert error["text"]["id"] == text
        if text == "bad-word":
            word = error["message"].partition(":")[0].strip('"')
            assert error["text"]["arguments"]["word"] == word


@pytest.mark.parametrize("content", [{}, {"position": 7}, {"position": "x" * 30_001}, "a line"])
def test_a_request_without_a_text_is_malformed(server: ServerProcess, content: Any) -> None:
    response = post(server, "positions", content)
    assert (response.status_code, response.json()["error"]["code"]) == (422, "malformed")
