"""Races on one deal over HTTP: a challenge, friends who take it up, and who sees what when."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

import httpx
import pytest

from cardtown.server.app import make_app
from cardtown.server.settings import Settings
from tests.server.harness import ALONE, Person, ServerProcess, people, stranger
from tests.server.playing import TOO_LATE, play_by_post, play_live
from tests.server.schema import checker

AGAINST_BOTS: Final[dict[str, list[str]]] = {
    "card-city": ["bot:easy", "person"],
    "carson-city": ["person", "bot:easy", "virtual:novice", "virtual:expert"],
}


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    with ServerProcess(tmp_path_factory.mktemp("races")) as running:
        yield running
        assert not running.stumbles


async def begin_alone(person: Person, **plan: Any) -> str:
    """A table where that person plays alone."""
    table = await person.create(**{**ALONE, **plan})
    seats = (await person.state(table))["table"]["seats"]
    for seat, one in enumerate(seats):
        if not one["taken"]:
            await person.join(table, seat=seat)
    return table


async def play_alone(person: Person, seed: int = 1, **plan: Any) -> str:
    """A finished game that a person played alone."""
    table = await begin_alone(person, **plan)
    await play_by_post([person], table, random.Random(seed))
    return table


async def open_race(person: Person, table: str) -> str:
    answer = await person.http.post(f"/api/tables/{table}/race")
    assert answer.status_code == 200, answer.text
    race: str = answer.json()["race"]
    return race


async def run(person: Person, race: str) -> str:
    answer = await person.http.post(f"/api/races/{race}")
    assert answer.status_code == 200, answer.text
    table: str = answer.json()["table"]
    return table


async def look(person: Person, race: str) -> dict[str, Any]:
    answer = await person.http.get(f"/api/races/{race}")
    assert answer.status_code == 200, answer.text
    found: dict[str, Any] = answer.json()
    return found


async def record_of(person: Person, table: str) -> dict[str, Any]:
    found: dict[str, Any] = (await person.http.get(f"/api/tables/{table}/record")).json()
    return found


def played_at(record: dict[str, Any], seat: int) -> list[str]:
    return [action for by, action in record["actions"] if by == seat]


async def play_when_due(person: Person, table: str, action: str) -> None:
    """Play an action as soon as it is that person's turn."""
    granted = False
    while not granted:
        state = await person.state(table)
        if state["decision"] is not None:
            at = state["number"]
            answer = await person.ask(table, "play", seat=state["seat"], action=action, at=at)
            granted = answer.status_code == 200
            assert granted or code_of(answer) in TOO_LATE


def code_of(answer: httpx.Response) -> str:
    code: str = answer.json()["error"]["code"]
    return code


def test_friends_play_the_same_deal_and_then_see_the_results_side_by_side(
    server: ServerProcess,
) -> None:
    async def story() -> None:
        async with people(server, "Ada", "Bo", "Cy") as (ada, bo, cy):
            origin = await play_alone(ada)
            assert (await ada.http.get(f"/api/tables/{origin}/race")).json() == {"race": None}
            race = await open_race(ada, origin)
            assert await open_race(ada, origin) == race, "it is opened once"
            assert (await ada.http.get(f"/api/tables/{origin}/race")).json() == {"race": race}

            offered = await look(bo, race)
            assert (offered["challenger"], offered["finished"]) == ("Ada", 1)
            assert offered["yours"] is None
            assert offered["results"] is None, "they lead to the cards"
            tables = await asyncio.gather(*(run(bo, race) for _ in range(5)))
            assert len(set(tables)) == 1, "everybody has one try"
            table = tables[0]
            state = await bo.state(table)
            assert state["table"]["phase"] == "playing"
            assert (state["table"]["source"], state["table"]["race"]) == ("race", race)
            assert state["table"]["practice"], "it counts for nothing else"

            await play_by_post([bo], table, random.Random(2))
            other = await run(cy, race)
            await play_by_post([cy], other, random.Random(3))
            records = [await record_of(ada, one) for one in (origin, table, other)]
            assert len({record["seed"] for record in records}) == 1
            assert [bool(record.get("practice")) for record in records] == [False, True, True]
            points = [record["result"]["scores"][0] for record in records]
            seen = await look(cy, race)
            assert seen["finished"] == 3
            rows = {one["name"]: one for one in seen["results"]}
            assert [rows[name]["points"] for name in ("Ada", "Bo", "Cy")] == points
            assert [one["points"] for one in seen["results"]] == sorted(points, reverse=True)
            assert [rows[name]["table"] for name in ("Ada", "Bo", "Cy")] == [origin, table, other]
            assert [name for name, one in rows.items() if one["challenger"]] == ["Ada"]
            assert [name for name, one in rows.items() if one["yours"]] == ["Cy"]
            mine = await look(ada, race)
            assert mine["yours"] == {"table": origin, "over": True}
            assert len(mine["results"]) == 3

            assert await open_race(bo, table) == race, "whoever has run can challenge others, too"
            best = (await bo.http.get(f"/api/tables/{table}/best")).json()
            assert best["points"] is None
            own = await ada.http.post(f"/api/races/{race}")
            assert code_of(own) == "own_race"

    asyncio.run(story())


@pytest.mark.parametrize("game", AGAINST_BOTS)
def test_whoever_plays_the_same_meets_the_same_bots(server: ServerProcess, game: str) -> None:
    async def story() -> None:
        async with people(server, "Ada", "Bo") as (ada, bo):
            seats = [{"kind": kind, "name": ""} for kind in AGAINST_BOTS[game]]
            table = await begin_alone(ada, game=game, seats=seats)
            async with ada.live(table) as line:
                await play_live(line, random.Random(4))
            record = await record_of(ada, table)
            seat = AGAINST_BOTS[game].index("person")
            again = await run(bo, await open_race(ada, table))
            for action in played_at(record, seat):
                await play_when_due(bo, again, action)
            while (await bo.state(again))["table"]["phase"] == "playing":
                pass  # the bots play on after one's last action
            replayed = await record_of(bo, again)
            for number in range(len(seats)):  # those who choose at the same time may do so in turn
                assert played_at(replayed, number) == played_at(record, number)
            assert replayed["result"] == record["result"]
            kinds = [[one["kind"] for one in each["seats"]] for each in (record, replayed)]
            assert kinds[0] == kinds[1]

    asyncio.run(story())


@pytest.mark.parametrize("game", AGAINST_BOTS)
def test_nothing_that_a_runner_can_read_tells_the_deal(server: ServerProcess, game: str) -> None:
    async def story() -> None:
        async with people(server, "Ada", "Bo") as (ada, bo):
            seats = [{"kind": kind} for kind in AGAINST_BOTS[game]]
            origin = await begin_alone(ada, game=game, seats=seats)
            async with ada.live(origin) as line:
                await play_live(line, random.Random(5))
            seed = (await record_of(ada, origin))["seed"]
            race = await open_race(ada, origin)
            table = await run(bo, race)
            assert (await bo.state(table))["table"]["seed"] is None
            secret = seed.split(" ")[1]
            pages = [f"tables/{table}", f"tables/{table}/events", f"tables/{table}/hints"]
            pages += [f"races/{race}", f"races/{race}/pace", "tables", "finished", "lobby"]
            for page in pages:
                text = (await bo.http.get(f"/api/{page}")).text
                assert origin not in text, "the game of the challenger shows every card"
                assert secret not in text
            early = await bo.http.get(f"/api/tables/{table}/record")
            assert code_of(early) == "phase"
            found = await bo.http.get(f"/api/tables/{origin}/race")
            assert found.json() == {"race": None}, "whoever knows a table does not learn its race"

    asyncio.run(story())


def test_a_host_who_did_not_sit_there_knows_the_deal_too(server: ServerProcess) -> None:
    async def story() -> None:
        async with people(server, "Ada", "Bo") as (ada, bo):
            table = await ada.create(**ALONE)
            await bo.join(table)
            await play_by_post([bo], table, random.Random(14))
            race = await open_race(bo, table)
            assert code_of(await ada.http.post(f"/api/races/{race}")) == "own_race"

    asyncio.run(story())


def test_two_requests_for_the_last_table_that_one_may_have(tmp_path: Path) -> None:
    async def story(server: ServerProcess) -> None:
        async with people(server, "Ada", "Bo") as (ada, bo):
            race = await open_race(ada, await play_alone(ada))
            tables = await asyncio.gather(*(run(bo, race) for _ in range(3)))
            assert len(set(tables)) == 1
            other = await open_race(ada, await play_alone(ada))
            assert code_of(await bo.http.post(f"/api/races/{other}")) == "open_tables"

    with ServerProcess(tmp_path, env={"CARDTOWN_OPEN_TABLES": "1"}) as server:
        asyncio.run(story(server))


def test_the_pace_of_the_challenger_never_runs_ahead(server: ServerProcess) -> None:
    async def story() -> None:
        async with people(server, "Ada", "Bo") as (ada, bo):
            origin = await play_alone(ada)
            story_of_ada = (await ada.http.get(f"/api/tables/{origin}/story")).json()
            race = await open_race(ada, origin)
            early = await bo.http.get(f"/api/races/{race}/pace")
            assert code_of(early) == "race_first"
            table = await run(bo, race)
            seen: list[int] = []
            phase = "playing"
            while phase == "playing":
                state = await bo.state(table)
                phase = state["table"]["phase"]
                pace = (await bo.http.get(f"/api/races/{race}/pace")).json()
                assert pace["challenger"] == "Ada"
                items = (await bo.http.get(f"/api/tables/{table}/events")).json()
                events = [event for item in items for event in item.get("events", ())]
                begun = sum("round" in event for event in events)
                over = begun - (phase == "playing")
                assert len(pace["rounds"]) == over
                seen.append(over)
                if phase == "playing":
                    await play_by_post([bo], table, random.Random(6), most=1)
            points = [one["points"][0] for one in story_of_ada["scores"]]
            assert [one["points"] for one in pace["rounds"]] == points
            assert seen[0] == 0
            assert seen == sorted(seen)

    asyncio.run(story())


def test_what_a_draw_has_shown_stays_and_a_helper_makes_it_count_for_nothing(
    server: ServerProcess,
) -> None:
    async def story() -> None:
        async with people(server, "Ada", "Bo") as (ada, bo):
            race = await open_race(ada, await play_alone(ada))
            table = await run(bo, race)
            state = await bo.state(table)
            while state["undo"] is None or state["undo"]["free"]:
                await play_by_post([bo], table, random.Random(7), most=1)
                state = await bo.state(table)
            back = await bo.ask(table, "undo", seat=0, at=state["number"])
            assert code_of(back) == "revealed"
            async with ada.live(table):  # somebody watches, so a bot plays on
                await bo.ask(table, "leave", seat=0)
                moved = await bo.state(table)
                while moved["number"] < state["number"] + 2:
                    moved = await bo.state(table)
                await bo.ask(table, "return", seat=0)
            await play_by_post([bo], table, random.Random(8))
            rows = (await look(bo, race))["results"]
            assert [(one["name"], one["points"] is None) for one in rows] == [
                ("Ada", False),
                ("Bo", True),
            ]

    asyncio.run(story())


def test_where_no_race_is_offered_it_says_why(server: ServerProcess) -> None:
    async def story() -> None:
        async with people(server, "Ada", "Bo") as (ada, bo):

            async def refusal(person: Person, table: str) -> str:
                return code_of(await person.http.post(f"/api/tables/{table}/race"))

            going = await begin_alone(ada)
            assert await refusal(ada, going) == "phase"
            finished = await play_alone(ada)
            assert await refusal(bo, finished) == "not_yours"
            practice = await play_alone(ada, practice=True)
            assert await refusal(ada, practice) == "race_known"
            found_by_all = await play_alone(ada, visibility="open")
            assert await refusal(ada, found_by_all) == "race_open"
            known = await play_alone(ada, again=finished)
            assert await refusal(ada, known) == "race_known"
            together = await ada.create(game="card-city", seats=[{}, {}], auto_start=True)
            for one in (ada, bo):
                await one.join(together)
            await play_by_post([ada, bo], together, random.Random(9))
            assert await refusal(ada, together) == "race_people"
            wanted = {"game": "card-city", "scored": True, "entropy": "ada0" * 8}
            daily = (await ada.http.post("/api/daily", json=wanted)).json()["table"]
            await play_by_post([ada], daily, random.Random(10))
            assert await refusal(ada, daily) == "race_daily"
            helped = await begin_alone(ada)
            await bo.join(helped, seat=0, key=(await ada.state(helped))["table"]["seats"][0]["key"])
            await play_by_post([bo], helped, random.Random(11), most=1)
            key = (await bo.state(helped))["table"]["seats"][0]["key"]
            await ada.join(helped, seat=0, key=key)
            await play_by_post([ada], helped, random.Random(12))
            assert await refusal(ada, helped) == "race_helped"

    asyncio.run(story())


def test_strangers_and_wrong_links(server: ServerProcess) -> None:
    async def story() -> None:
        async with people(server, "Ada") as (ada,), stranger(server) as nobody:
            race = await open_race(ada, await play_alone(ada))
            seen = await look(nobody, race)
            assert (seen["challenger"], seen["yours"], seen["results"]) == ("Ada", None, None)
            assert code_of(await nobody.http.post(f"/api/races/{race}")) == "unknown"
            for how in ("get", "post"):
                wrong = await ada.http.request(how, "/api/races/nowhere")
                assert (wrong.status_code, code_of(wrong)) == (404, "no_race")

    asyncio.run(story())


def test_what_is_answered_is_described(server: ServerProcess, tmp_path: Path) -> None:
    document = make_app(Settings(f"sqlite:///{tmp_path}/never-opened.db")).openapi()

    async def story() -> None:
        async with people(server, "Ada", "Bo") as (ada, bo):
            race = await open_race(ada, await play_alone(ada))
            checker(document, "RaceShape").validate(await look(bo, race))
            table = await run(bo, race)
            await play_by_post([bo], table, random.Random(13))
            checker(document, "RaceShape").validate(await look(bo, race))
            pace = (await bo.http.get(f"/api/races/{race}/pace")).json()
            checker(document, "PaceShape").validate(pace)

    asyncio.run(story())
