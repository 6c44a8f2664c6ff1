"""Games whose cards are known: the same deal again, and records that are opened from a file."""

from __future__ import annotations

import asyncio
import json
import random
import struct
from typing import Any

import pytest

from cardtown import games
from cardtown.core import Record
from tests.server.harness import Person, ServerProcess, people
from tests.server.playing import play_by_post

SEATS: list[dict[str, str]] = [{}]


async def _over(ada: Person) -> str:
    table = await ada.create(game="card-city", seats=SEATS)
    await ada.join(table)
    await ada.ask(table, "start")
    await play_by_post([ada], table, random.Random(3))
    return table


def _record(
    seed: str = "from a file", *, kind: str = "bot:random", **changes: Any
) -> dict[str, Any]:
    table = games.get("card-city").new_table(["human", kind], seed=seed)
    rng = random.Random(seed)
    while not table.over:
        decision = rng.choice(list(table.decisions()))
        table.play(decision.seat, rng.choice(decision.options))
    return {**Record.of(table).to_json(), **changes}


def test_the_same_cards_are_dealt_again_for_practice(server: ServerProcess) -> None:
    async def story() -> None:
        async with people(server, "Ada", "Eve") as (ada, eve):
            over = await _over(ada)
            before = (await ada.state(over))["table"]
            for one in (ada, eve):  # whoever has the link may try the cards
                again = await one.create(game="card-city", seats=SEATS, again=over)
                await one.join(again)
                await one.ask(again, "start")
                facts = (await one.state(again))["table"]
                assert (facts["practice"], facts["source"], facts["seed"]) == (True, "again", None)
                await play_by_post([one], again, random.Random(4))
                ended = (await one.state(again))["table"]
                assert ended["seed"] == before["seed"]
                record = (await one.http.get(f"/api/tables/{again}/record")).json()
                assert record["practice"]
            new = (await ada.http.post(f"/api/tables/{over}/rematch", json={"seat": 0})).json()
            assert (await ada.state(new["table"]))["table"]["source"] is None

    asyncio.run(story())


def test_a_finished_game_goes_on_from_any_of_its_steps(server: ServerProcess) -> None:
    """The same cards come, and what was played before is played again."""

    async def story() -> None:
        async with people(server, "Ada", "Eve") as (ada, eve):
            over = await _over(ada)
            before = (await ada.http.get(f"/api/tables/{over}/record")).json()
            step = len(before["actions"]) // 2
            wanted = {"game": "card-city", "seats": SEATS, "again": over}
            new = await eve.create(**wanted, step=step)
            await eve.join(new)
            await eve.ask(new, "start")
            then = (await eve.http.get(f"/api/tables/{over}/moments/{step}?seat=0")).json()
            now = await eve.state(new)
            assert now["decision"] == then["decision"]
            assert now["view"]["seats"][0]["city"] == then["view"]["seats"][0]["city"]
            assert now["table"]["practice"]
            await play_by_post([eve], new, random.Random(5))
            record = (await eve.http.get(f"/api/tables/{new}/record")).json()
            assert record["seed"] == before["seed"]
            assert record["actions"][:step] == before["actions"][:step]
            for beyond in (len(before["actions"]), 10**6):
                refused = await eve.http.post("/api/tables", json={**wanted, "step": beyond})
                assert refused.json()["error"]["code"] == "no_step"

    asyncio.run(story())


def test_only_cards_of_a_finished_game_are_dealt_again(server: ServerProcess) -> None:
    async def story() -> None:
        async with people(server, "Ada") as (ada,):
            table = await ada.create(game="card-city", seats=SEATS)
            wanted = {"game": "card-city", "seats": SEATS, "again": table}
            early = await ada.http.post("/api/tables", json=wanted)
            assert early.json()["error"]["code"] == "phase"
            over = await _over(ada)
            wanted = {"game": "card-city", "seats": [*SEATS, {}], "again": over}
            other = await ada.http.post("/api/tables", json=wanted)
            assert other.json()["error"]["code"] == "plan"

    asyncio.run(story())


def test_a_record_opens_as_a_finished_table(server: ServerProcess) -> None:
    async def story() -> None:
        async with people(server, "Ada") as (ada,):
            record = _record()
            opened = [await ada.http.post("/api/records", json=record) for _ in range(2)]
            first, second = (one.json()["table"] for one in opened)
            assert first == second
            facts = (await ada.state(first))["table"]
            assert (facts["phase"], facts["source"]) == ("finished", "file")
            assert not any(seat["yours"] for seat in facts["seats"])
            story = (await ada.http.get(f"/api/tables/{first}/story")).json()
            assert len(story["steps"]) == len(record["actions"]) + 1
            kept = (await ada.http.get(f"/api/tables/{first}/record")).json()
            for key in ("seed", "actions", "result", "seats", "deck"):
                assert kept[key] == record[key]
            mine = (await ada.http.get("/api/tables")).json()
            assert first not in [one["table"]["id"] for one in mine]

    asyncio.run(story())


@pytest.mark.parametrize(
    ("body", "text"),
    [
        (b"no record", "bad-json"),
        (b"\xff\xfe", "bad-utf8"),
        (b"[" * 50_000, "bad-deep"),
        (b" " * 70_000, "bad-long"),
        (b"{}", "bad-missing"),
        (json.dumps(_record(format="chess/1")).encode(), "bad-format"),
        (json.dumps(_record(commitment="0" * 64)).encode(), "bad-commitment"),
        (json.dumps(_record(actions=[[0, "fly"]])).encode(), "bad-record-action"),
        (json.dumps(_record(actions=[], result=None)).encode(), "bad-record-unfinished"),
        (json.dumps(_record("s" * 1_001)).encode(), "bad-long"),
        (json.dumps(_record(kind=f"bot:{'b' * 200}")).encode(), "bad-long"),
        (json.dumps(_record(kind="bot:\ud800")).encode(), "bad-choice"),
    ],
)
def test_a_bad_file_is_refused_with_one_sentence(
    server: ServerProcess, body: bytes, text: str
) -> None:
    async def story() -> None:
        async with people(server, "Ada") as (ada,):
            headers = {"Content-Type": "application/json"}
            answer = await ada.http.post("/api/records", content=body, headers=headers)
            assert answer.status_code == 422
            error = answer.json()["error"]
            assert error["text"]["id"] == text
            assert "\n" not in error["message"]

    asyncio.run(story())


def test_a_link_shows_no_cards_while_a_game_is_played(server: ServerProcess) -> None:
    async def story() -> None:
        async with people(server, "Ada") as (ada,):
            table = await ada.create(game="card-city", seats=SEATS)
            await ada.join(table)
            await ada.ask(table, "start")

            async def picture(name: str) -> bytes:
                answer = await ada.http.get(f"/api/pictures/{name}.png")
                assert answer.headers["content-type"] == "image/png"
                assert "max-age" in answer.headers["cache-control"]
                assert answer.content.startswith(b"\x89PNG")
                assert struct.unpack(">II", answer.content[16:24]) == (1200, 630)
                assert len(answer.content) < 100_000
                return answer.content

            assert await picture(table) == await picture("start")
            await play_by_post([ada], table, random.Random(5))
            assert await picture(table) != await picture("start")
            missing = await ada.http.get("/api/pictures/nothing.png")
            assert missing.status_code == 404

    asyncio.run(story())
