"""The description is true: everything that a client gets fits it, and it is consistent."""

from __future__ import annotations

import asyncio
import copy
import json
import random
import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import jsonschema_rs
import pytest

from cardtown.server.app import make_app
from cardtown.server.settings import Settings
from tests.server.harness import ServerProcess, people, stranger
from tests.server.playing import PLANS, gather, live_clients, play_out_live, watch_out
from tests.server.schema import REFERENCE, checker

MEDIA = {"deck": "application/toml", "{name}.png": "image/png"}


@pytest.fixture(scope="module")
def document(tmp_path_factory: pytest.TempPathFactory) -> dict[str, Any]:
    folder = tmp_path_factory.mktemp("description")
    return make_app(Settings(f"sqlite:///{folder}/never-opened.db")).openapi()


def without_plain_events(document: dict[str, Any]) -> dict[str, Any]:
    """The description for games with shapes, whose events must not be just anything."""
    changed = copy.deepcopy(document)
    changed["components"]["schemas"]["PlainEventShape"] = {"not": {}}
    return changed


def references(part: Any) -> Iterator[str]:
    if isinstance(part, dict):
        if isinstance(part.get("$ref"), str):
            yield part["$ref"]
        for value in part.values():
            yield from references(value)
    elif isinstance(part, list):
        for value in part:
            yield from references(value)


def test_every_reference_leads_somewhere(document: dict[str, Any]) -> None:
    known = {f"{REFERENCE}{name}" for name in document["components"]["schemas"]}
    assert set(references(document)) <= known
    for schema in document["components"]["schemas"].values():
        jsonschema_rs.meta.validate(schema)


def test_every_answer_is_described(document: dict[str, Any]) -> None:
    for path, operations in document["paths"].items():
        for method, operation in operations.items():
            contents = operation["responses"]["200"]["content"]
            media = MEDIA.get(path.rpartition("/")[2], "application/json")
            assert contents.keys() == {media}, (path, method)
            assert contents[media]["schema"], (path, method)
            for status in ("4XX", "5XX"):
                bad = operation["responses"][status]["content"]["application/json"]["schema"]
                assert bad == {"$ref": f"{REFERENCE}FailureShape"}


def test_every_shape_is_closed_and_says_what_it_is(document: dict[str, Any]) -> None:
    for name, schema in document["components"]["schemas"].items():
        if schema.get("type") == "object":
            # A game without shapes of its own may say anything about an event.
            open_to_more = name == "PlainEventShape"
            assert schema.get("additionalProperties") is open_to_more, name
            assert schema.get("description"), name


def test_views_decisions_and_events_are_those_of_the_games(document: dict[str, Any]) -> None:
    update = document["components"]["schemas"]["UpdateShape"]["properties"]
    assert f"{REFERENCE}CarsonViewShape" in set(references(update["view"]))
    assert f"{REFERENCE}CardCityViewShape" in set(references(update["view"]))
    assert f"{REFERENCE}CardCityDivideShape" in set(references(update["decision"]))
    events = document["components"]["schemas"]["ItemShape"]["properties"]["events"]
    assert {f"{REFERENCE}CarsonBidsEvent", f"{REFERENCE}CardCityBuildEvent"} <= set(
        references(events)
    )


def test_the_live_connection_is_described(document: dict[str, Any]) -> None:
    live = document["x-websockets"]["/api/tables/{table_id}/live"]
    schemas = document["components"]["schemas"]
    assert live["send"] == {"$ref": f"{REFERENCE}LiveRequest"}
    assert live["receive"] == {"$ref": f"{REFERENCE}LiveAnswer"}
    assert set(schemas["LiveRequest"]["discriminator"]["mapping"]) == {
        *(
            "join",
            "decline",
            "reveal",
            "seal",
            "leave",
            "start",
            "play",
            "undo",
            "answer_undo",
            "free",
            "hand_over",
        ),
        *("return", "say", "mute", "close", "look", "ping"),
    }


def test_the_server_gives_the_description_that_the_application_has(
    server: ServerProcess, document: dict[str, Any]
) -> None:
    async def story() -> None:
        async with stranger(server) as eve:
            assert (await eve.http.get("/api/openapi.json")).json() == document

    asyncio.run(story())


@pytest.mark.parametrize("game", PLANS)
def test_all_that_clients_get_in_a_game_fits_the_description(
    server: ServerProcess, document: dict[str, Any], game: str
) -> None:
    live = checker(without_plain_events(document), "LiveAnswer")

    async def story() -> list[str]:
        names = ["Ada", "Bo", "Cyd"][: sum(not seat for seat in PLANS[game])]
        async with people(server, *names) as everyone, stranger(server) as eve:
            table = await gather(everyone, game)
            async with live_clients(everyone, table) as connections, eve.live(table) as watching:
                answer = await connections[1].ask("look", seat=5)
                assert answer["type"] == "refused"
                await connections[0].send("start")
                await connections[0].send("mute", seat=0, whom=2, muted=True)
                await connections[0].send("say", seat=0, text="hello")
                await asyncio.gather(watch_out(watching), play_out_live(connections, seed=5))
                return [text for line in [*connections, watching] for text in line.received]

    texts = asyncio.run(story())
    kinds = {json.loads(text)["type"] for text in texts}
    assert kinds == {"update", "granted", "refused"}
    for text in random.Random(1).sample(texts, min(len(texts), 150)):
        live.validate(json.loads(text))


def test_all_lists_fit_the_description(server: ServerProcess, document: dict[str, Any]) -> None:
    async def story() -> None:
        async with people(server, "Ada") as (ada,):
            table = await ada.create(game="card-city", seats=[{}], visibility="open")
            for path, name in (
                ("/api/me", "MeShape"),
                (f"/api/tables/{table}", "UpdateShape"),
            ):
                checker(document, name).validate((await ada.http.get(path)).json())
            for path, name in (
                ("/api/games", "GameShape"),
                ("/api/tables", "SummaryShape"),
                ("/api/lobby", "SummaryShape"),
                (f"/api/tables/{table}/events", "ItemShape"),
            ):
                answer = (await ada.http.get(path)).json()
                assert answer
                for one in answer:
                    checker(document, name).validate(one)
            refused = await ada.ask(table, "start")
            checker(document, "FailureShape").validate(refused.json())

    asyncio.run(story())


def test_the_description_is_made_without_a_database(tmp_path: Path) -> None:
    make_app(Settings(f"sqlite:///{tmp_path}/none.db")).openapi()
    assert not list(tmp_path.iterdir())


def test_the_example_in_the_documentation_plays_a_game(
    server: ServerProcess, tmp_path: Path
) -> None:
    page = Path(__file__).parents[3] / "docs" / "server.md"
    program = page.read_text().partition("```py\n")[2].partition("```")[0]
    (tmp_path / "example.py").write_text(program)
    played = subprocess.run(
        [sys.executable, tmp_path / "example.py", server.url],
        capture_output=True,
        text=True,
        check=False,
        timeout=120,
    )
    assert played.returncode == 0, played.stderr
    assert played.stdout.startswith("Robin ")
    assert len(played.stdout.splitlines()) == 4


def test_the_documentation_names_every_request_and_every_address(
    document: dict[str, Any],
) -> None:
    page = (Path(__file__).parents[3] / "docs" / "server.md").read_text()
    for path in document["paths"]:
        shown = re.sub(r"\{(\w+)\}", lambda part: part[1].upper(), path)
        assert shown.replace("TABLE_ID", "ID") in page, path
    requests = document["components"]["schemas"]["LiveRequest"]["discriminator"]["mapping"]
    for do in requests:
        assert f"`{do}`" in page or f'"do": "{do}"' in page, do
