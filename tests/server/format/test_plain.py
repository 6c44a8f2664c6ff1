"""A game without shapes at the server: its views and options are sent as text."""

from __future__ import annotations

import asyncio
import json
import os
import random
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

import pytest

from cardtown import games
from cardtown.server.app import make_app
from cardtown.server.errors import Refused
from cardtown.server.format import hindsight, odds, previews, shapes
from cardtown.server.format.shapes import description, plain
from cardtown.server.settings import Settings
from tests.server.harness import ServerProcess, people
from tests.server.schema import checker

HARBOUR: Final = Path(__file__).parents[3] / "examples" / "harbour" / "src"


def install(site: Path) -> list[str]:
    """Register the example game as an installer would; return what to add to the path."""
    info = site / "harbour-1.0.dist-info"
    info.mkdir()
    (info / "METADATA").write_text("Metadata-Version: 2.1\nName: harbour\nVersion: 1.0\n")
    (info / "entry_points.txt").write_text(f"[{games.GROUP}]\nharbour = harbour\n")
    return [str(HARBOUR), str(site)]


def forget() -> None:
    """Let everybody look for the installed games again."""
    for cached in (games.get, games._own, games._installed, shapes.of, description.adapters):
        cached.cache_clear()


@pytest.fixture
def harbour(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[str]:
    for path in install(tmp_path):
        monkeypatch.syspath_prepend(path)
    forget()
    yield "harbour"
    monkeypatch.undo()
    for name in [name for name in sys.modules if name.partition(".")[0] == "harbour"]:
        del sys.modules[name]
    forget()


def accept(kind: str, document: Any) -> None:
    """Check a document against a plain shape."""
    adapter = description.adapters()[f"Plain{kind}Shape"]
    adapter.validate_json(shapes.to_bytes(document), strict=True)


def test_a_whole_game_is_told_as_text(harbour: str) -> None:
    rng = random.Random(1)
    table = games.get(harbour).new_table(["human"] * 3, seed="plain")
    shape = shapes.of(harbour)
    assert shape is plain
    while True:
        for viewer in (0, 1, 2, None):
            shown = shape.view(table.view(viewer))
            accept("View", shown)
            assert (shown["plain"], shown["seat"], shown["over"]) == (True, viewer, table.over)
            assert [seat["name"] for seat in shown["seats"]] == ["Seat 1", "Seat 2", "Seat 3"]
            assert f"over: {'yes' if table.over else 'no'}" in shown["text"]
        for decision in table.decisions():
            document = shape.decision(decision, table.view(decision.seat))
            accept("Decision", document)
            texts = [option["text"] for option in document["options"]]
            assert [table.grammar.parse(text) for text in texts] == list(decision.options)
        if table.over:
            break
        decision = rng.choice(table.decisions())
        table.apply(decision.seat, rng.choice(decision.options))
    for event in table.events:
        accept("Event", event.to_json())


def test_plain_text_tells_nothing_that_the_viewer_does_not_know(harbour: str) -> None:
    rng = random.Random(2)
    table = games.get(harbour).new_table(["human"] * 3, seed="plain")
    while not table.over:
        for viewer in (0, 1, 2, None):
            other = table.resample(viewer, rng)
            assert plain.view(other.view(viewer)) == plain.view(table.view(viewer))
        decision = rng.choice(table.decisions())
        table.apply(decision.seat, rng.choice(decision.options))


def test_it_says_plainly_what_is_missing(harbour: str) -> None:
    assert odds.of(harbour) is None
    with pytest.raises(Refused, match="this game has no previews"):
        previews.of(harbour)
    with pytest.raises(
        Refused, match=r"^only in Carson City and Card City are cities built of cards$"
    ):
        hindsight.of(harbour)


def test_the_types_of_the_web_client_do_not_depend_on_it(harbour: str) -> None:
    with_it = json.dumps(make_app(Settings("sqlite://")).openapi())
    assert "harbour" not in with_it.lower()


@pytest.mark.slow
def test_people_play_it_at_a_server_and_all_that_they_get_is_described(tmp_path: Path) -> None:
    path = os.pathsep.join([*install(tmp_path), os.environ.get("PYTHONPATH", "")])
    with ServerProcess(tmp_path, env={"PYTHONPATH": path}) as server:
        asyncio.run(_play(server))


async def _play(server: ServerProcess) -> None:
    async with people(server, "Ada", "Bo") as (ada, bo):
        document = (await ada.http.get("/api/openapi.json")).json()
        found = (await ada.http.get("/api/games")).json()
        assert [one["game"] for one in found] == ["carson-city", "card-city", "harbour"]
        assert [sorted({"greedy", "planner", "random"} & {*one["bots"]}) for one in found] == [
            ["greedy", "planner", "random"],
            ["greedy", "planner", "random"],
            ["greedy", "random"],
        ]
        for one in found:
            checker(document, "GameShape").validate(one)
        unable = {"game": "harbour", "seats": [{}, {"kind": "bot:planner"}]}
        refused = (await ada.http.post("/api/tables", json=unable)).json()["error"]
        assert refused["message"] == "seats: harbour has no planner: choose another bot"
        table = await ada.create(game="harbour", seats=[{}, {}], hints=True)
        for who in (ada, bo):
            await who.join(table)
        await ada.ask(table, "start")
        hints = (await ada.http.get(f"/api/tables/{table}/hints")).json()
        checker(document, "HintsShape").validate(hints)
        assert hints["options"]
        rng = random.Random(3)
        while True:
            states = [await who.state(table) for who in (ada, bo)]
            for state in states:
                checker(document, "UpdateShape").validate(state)
                assert state["view"]["plain"] is True
            deciding = [one for one in zip((ada, bo), states, strict=True) if one[1]["decision"]]
            if not deciding:
                break
            who, state = rng.choice(deciding)
            decision = state["decision"]
            action = rng.choice(decision["options"])["text"]
            await who.ask(table, "play", seat=decision["seat"], action=action, at=state["number"])
        assert states[0]["table"]["phase"] == "finished"
        assert (await ada.http.get(f"/api/tables/{table}/hints")).json()["options"] == []
        story = (await ada.http.get(f"/api/tables/{table}/story")).json()
        checker(document, "StoryShape").validate(story)
        assert {step["round"] for step in story["steps"]} == {1, 2, 3, 4, 5, 6}
        for path, code in (("previews", "game"), ("hindsight?seat=0", "game")):
            refused = await ada.http.get(f"/api/tables/{table}/{path}")
            assert refused.json()["error"]["code"] == code
