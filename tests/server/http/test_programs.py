"""Programs over HTTP: who makes and ends them, what their token opens, and what it does not."""

from __future__ import annotations

import asyncio
import contextlib
import json
import random
import sqlite3
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import httpx
import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed, InvalidStatus

from cardtown.server.identities import PROGRAM_TOKEN
from tests.server.harness import (
    LiveClient,
    ServerProcess,
    make_token,
    people,
    program_of,
    stranger,
)
from tests.server.playing import play_by_post

VERSUS = [{"kind": "person"}, {"kind": "person"}]


async def end_of(connection: LiveClient) -> int | None:
    """The code with which the server closes a connection."""
    with contextlib.suppress(ConnectionClosed):
        while True:
            await connection.next()
    return connection.close_code


def code_of(answer: httpx.Response) -> tuple[int, str]:
    return answer.status_code, answer.json().get("error", {}).get("code", "")


# --- making and ending them -----------------------------------------------------------------------


def test_a_token_is_shown_once_and_stored_as_its_digest(tmp_path: Path) -> None:
    async def story(server: ServerProcess) -> str:
        async with people(server, "Ada") as [ada]:
            token = await make_token(ada)
            assert token.startswith(PROGRAM_TOKEN)
            listed = await ada.http.get("/api/me/programs")
            assert listed.json() == [{"name": "Robo", "chat": False, "online": False}]
            assert token not in listed.text
            return token

    with ServerProcess(tmp_path) as server:
        token = asyncio.run(story(server))
        log = server.log
    with closing(sqlite3.connect(tmp_path / "tables.db")) as database:
        everything = "\n".join(database.iterdump())
    assert token not in everything
    assert token.removeprefix(PROGRAM_TOKEN) not in everything + log


def test_a_person_has_a_few_programs_each_with_a_name_of_its_own(server: ServerProcess) -> None:
    async def story() -> None:
        async with people(server, "Ada", "Bo") as (ada, bo), stranger(server) as eve:
            make = "/api/me/programs"
            assert code_of(await eve.http.post(make, json={"name": "Eve’s"})) == (401, "unknown")
            for name in ("Ox", "Ant", "Elk"):
                await make_token(ada, name)
            fourth = await ada.http.post(make, json={"name": "Owl"})
            assert code_of(fourth) == (422, "programs")
            for taken in ("ox", "ОХ"):  # the second in Cyrillic
                answer = await bo.http.post(make, json={"name": taken})
                assert code_of(answer) == (422, "name_taken")
            for wrong in ("", "x" * 31, "a\u202eb"):
                answer = await bo.http.post(make, json={"name": wrong})
                assert code_of(answer) == (422, "name")
            foreign = await bo.http.post(f"{make}/end", json={"name": "Ox"})
            assert code_of(foreign) == (404, "no_program")
            foreign = await bo.http.post(f"{make}/renew", json={"name": "Ox"})
            assert code_of(foreign) == (404, "no_program")
            left = await ada.http.post(f"{make}/end", json={"name": "Ox"})
            assert [one["name"] for one in left.json()] == ["Ant", "Elk"]
            await make_token(bo, "Ox")

    asyncio.run(story())


def test_requests_at_the_same_time_make_no_program_more(tmp_path: Path) -> None:
    async def story(server: ServerProcess) -> None:
        async with people(server, "Ada") as [ada]:
            answers = await asyncio.gather(
                *(ada.http.post("/api/me/programs", json={"name": f"Robo {n}"}) for n in range(8))
            )
            assert sorted(one.status_code for one in answers) == [200] * 2 + [422] * 6

    with ServerProcess(tmp_path, env={"CARDTOWN_PROGRAMS": "2"}) as server:
        asyncio.run(story(server))
        assert not server.stumbles


@pytest.mark.parametrize("how", ["end", "renew"])
def test_a_token_that_is_ended_is_void_at_once_and_closes_its_connections(
    server: ServerProcess, how: str
) -> None:
    async def story() -> None:
        async with people(server, "Ada") as [ada], program_of(ada, f"Robo {how}") as robo:
            table = await ada.create(game="card-city", seats=VERSUS)
            assert (await robo.join(table)).status_code == 200
            async with robo.follow() as follower, robo.live(table) as line:
                await follower.ready()
                await line.update()
                answer = await ada.http.post(f"/api/me/programs/{how}", json={"name": robo.name})
                assert answer.status_code == 200
                for connection in (follower, line):
                    assert await end_of(connection) == 1008
            assert code_of(await robo.http.get("/api/tables")) == (401, "token")
            async with robo.follow() as follower:
                assert (await follower.next())["error"]["code"] == "token"
            if how == "renew":
                robo.http.headers["Authorization"] = f"Bearer {answer.json()['token']}"
                [mine] = (await robo.http.get("/api/tables")).json()
                assert mine["table"]["id"] == table, "it is still the same program"

    asyncio.run(story())


# --- what a token opens ---------------------------------------------------------------------------


def test_a_stolen_token_plays_as_the_program_and_opens_nothing_of_its_person(
    server: ServerProcess,
) -> None:
    async def story() -> None:
        async with people(server, "Ada") as [ada], program_of(ada, "Thief") as robo:
            private = await ada.create(game="card-city", seats=VERSUS)
            await ada.join(private)
            assert (await robo.http.get("/api/me")).json() == {"name": "Thief"}
            assert (await robo.http.get("/api/tables")).json() == []
            assert code_of(await robo.ask(private, "leave", seat=0)) == (403, "not_yours")
            assert code_of(await robo.ask(private, "start")) == (403, "not_host")
            assert code_of(await robo.http.get(f"/api/tables/{private}?seat=0"))[0] == 403
            for path in (
                *("/api/me/recovery", "/api/me/forget", "/api/me/forget-elsewhere"),
                *("/api/me/programs/end", "/api/me/programs/renew", "/api/me/programs", "/api/me"),
            ):
                answer = await robo.http.post(path, json={"name": "Thief"})
                assert code_of(answer) == (403, "program"), path
                assert "set-cookie" not in answer.headers
            assert code_of(await robo.http.get("/api/me/programs")) == (403, "program")
            assert (await ada.http.get("/api/me")).json() == {"name": "Ada"}

    asyncio.run(story())


def test_a_token_counts_in_its_header_alone(server: ServerProcess) -> None:
    async def story() -> None:
        async with people(server, "Ada") as [ada], stranger(server) as eve:
            token = await make_token(ada, "Header")
            bare = token.removeprefix(PROGRAM_TOKEN)
            for cookie in (token, bare):
                asked = await eve.http.get("/api/me", headers={"Cookie": f"cardtown={cookie}"})
                assert asked.json() == {"name": None}
            [(_, cookie)] = ada.http.cookies.items()
            for other in (f"Bearer {cookie}", "Basic YTpi", "Bearer x", "Bearer", ""):
                asked = await eve.http.get("/api/me", headers={"Authorization": other})
                assert asked.json() == {"name": None}, "a proxy may use the header for its own"
            wrong = await eve.http.get("/api/me", headers={"Authorization": f"Bearer {token}x"})
            assert code_of(wrong) == (401, "token")
            kept = await eve.http.get("/api/me", headers={"Authorization": f"bearer {token}"})
            assert kept.json() == {"name": "Header"}
            assert "set-cookie" not in kept.headers

    asyncio.run(story())


def test_a_token_in_an_address_is_refused_and_not_logged(tmp_path: Path) -> None:
    async def story(server: ServerProcess) -> str:
        async with people(server, "Ada") as [ada], stranger(server) as eve:
            token = await make_token(ada)
            for path in (f"/api/me?token={token}", f"/api/tables/{token}", f"/{token}"):
                assert code_of(await eve.http.get(path)) == (400, "token_shown")
            with pytest.raises(InvalidStatus):
                async with eve.live("x", token=token):
                    pass
            return token

    with ServerProcess(tmp_path) as server:
        token = asyncio.run(story(server))
        assert token not in server.log


# --- at tables ------------------------------------------------------------------------------------


def test_a_program_plays_under_its_own_name_with_a_mark(server: ServerProcess) -> None:
    async def story() -> None:
        async with people(server, "Ada") as [ada], program_of(ada, "Marked") as robo:
            table = await ada.create(game="card-city", seats=VERSUS, visibility="open")
            await ada.join(table)
            joined = await robo.ask(table, "join", name="Somebody else", entropy="ab" * 16)
            assert joined.status_code == 200
            await ada.ask(table, "start")
            await play_by_post([ada, robo], table, random.Random(1))
            seats = (await ada.state(table))["table"]["seats"]
            assert [(one["name"], one["program"]) for one in seats] == [
                ("Ada", False),
                ("Marked", True),
            ]
            for path in ("/api/finished", "/api/tables"):
                summaries = (await ada.http.get(path)).json()
                one = next(each for each in summaries if each["table"]["id"] == table)
                assert one["table"]["seats"][1]["program"]
            record = (await ada.http.get(f"/api/tables/{table}/record")).json()
            assert [seat["name"] for seat in record["seats"]] == ["Ada", "Marked (program)"]
            replayed = (await ada.http.get(f"/api/tables/{table}/moments/3")).json()
            assert replayed["table"]["seats"][1]["program"]
            opened = await ada.http.post("/api/records", json=record)
            assert opened.status_code == 200, "the record with its mark can be read again"

    asyncio.run(story())


def test_a_program_gets_no_help_and_no_score_and_stays_out_of_the_lobby(
    server: ServerProcess,
) -> None:
    async def story() -> None:
        async with people(server, "Ada") as [ada], program_of(ada, "Helpless") as robo:
            table = await robo.create(game="card-city", seats=[{}], auto_start=True)
            assert (await robo.join(table)).status_code == 200
            hints = await robo.http.get(f"/api/tables/{table}/hints")
            assert code_of(hints) == (403, "program")
            found = (await robo.http.get(f"/api/tables/{table}/position")).json()
            assert found["position"].startswith("card-city ")
            line = {"position": found["position"]}
            for path in ("positions/evaluation", "puzzles/solved"):
                judged = await robo.http.post(f"/api/{path}", json=line)
                assert code_of(judged) == (403, "program")
            daily = {"game": "card-city", "entropy": "ab" * 16, "scored": True}
            assert code_of(await robo.http.post("/api/daily", json=daily)) == (403, "program")
            plan = {"game": "card-city", "seats": VERSUS, "visibility": "open"}
            opened = await robo.http.post("/api/tables", json=plan)
            assert code_of(opened) == (403, "program")
            await play_by_post([robo], table, random.Random(1))
            assert code_of(await robo.http.post(f"/api/tables/{table}/race")) == (403, "program")
            for path in ("best", "par"):
                measured = await robo.http.get(f"/api/tables/{table}/{path}")
                assert code_of(measured) == (422, "company")

    asyncio.run(story())


@pytest.mark.parametrize("allowed", [False, True])
def test_a_program_talks_only_if_its_person_allows_it(server: ServerProcess, allowed: bool) -> None:
    async def story() -> None:
        name = f"Talker {allowed}"
        async with people(server, "Ada") as [ada], program_of(ada, name, chat=allowed) as robo:
            table = await ada.create(game="card-city", seats=VERSUS)
            await robo.join(table)
            said = await robo.ask(table, "say", seat=0, text="hello")
            assert code_of(said) == ((200, "") if allowed else (403, "program"))
            async with robo.live(table) as line:
                answer = await line.ask("say", seat=0, text="hello again")
                assert answer["type"] == ("granted" if allowed else "refused")

    asyncio.run(story())


# --- limits ---------------------------------------------------------------------------------------


@pytest.fixture(scope="module")
def strict(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    env = {"CARDTOWN_PROGRAM_RATE": "0", "CARDTOWN_PROGRAM_BURST": "12"}
    with ServerProcess(tmp_path_factory.mktemp("strict"), env=env) as running:
        yield running
        assert not running.stumbles


def test_a_flood_of_a_program_is_stopped_and_keeps_nobody_else_from_asking(
    strict: ServerProcess,
) -> None:
    async def story() -> None:
        async with people(strict, "Ada") as [ada], program_of(ada) as robo:
            answers = [await robo.http.get("/api/tables") for _ in range(14)]
            assert [one.status_code for one in answers] == [200] * 12 + [429] * 2
            assert (await ada.http.get("/api/tables")).status_code == 200
            async with program_of(ada, "Other") as other:
                assert (await other.http.get("/api/tables")).status_code == 200

    asyncio.run(story())


def test_a_flood_over_the_live_connection_ends_it(strict: ServerProcess) -> None:
    async def story() -> None:
        async with (
            people(strict, "Ada") as [ada],
            program_of(ada, "Flood") as robo,
            robo.follow() as follower,
        ):
            await follower.ready()
            with contextlib.suppress(ConnectionClosed):
                for _ in range(20):
                    await follower.send("ping")
            assert await end_of(follower) == 1013, "it may come back later"

    asyncio.run(story())


def test_people_can_not_follow_tables_as_programs_do(server: ServerProcess) -> None:
    async def story() -> None:
        async with people(server, "Ada") as [ada], stranger(server) as eve:
            for one, code in ((ada, "person"), (eve, "unknown")):
                cookie = "; ".join(f"{key}={value}" for key, value in one.http.cookies.items())
                url = f"ws://127.0.0.1:{server.port}/api/programs/live"
                async with connect(url, additional_headers={"Cookie": cookie}) as socket:
                    assert json.loads(await socket.recv())["error"]["code"] == code

    asyncio.run(story())
