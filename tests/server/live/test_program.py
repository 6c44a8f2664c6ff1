"""The live connection of a program: it hears of all its tables, through whichever server."""

from __future__ import annotations

import asyncio
import random
import sqlite3
from collections.abc import Iterator
from contextlib import ExitStack, closing, contextmanager
from pathlib import Path
from types import SimpleNamespace
from typing import Any, cast

import pytest

from cardtown.server.identities import Identity
from cardtown.server.live.program import _Connection
from cardtown.server.rooms.followers import Follower as FollowerOfTables
from cardtown.server.storage.store import TableRow
from tests.server.harness import Person, Program, ServerProcess, make_token, people, program_of
from tests.server.playing import an_action
from tests.server.services import Postgres, Redis
from tests.server.storage.rows import row

CHALLENGE = {
    "game": "card-city",
    "seats": [{"kind": "person"}, {"kind": "person", "program": "Robo"}],
    "auto_start": True,
}


async def challenge(person: Person) -> str:
    """A table where somebody waits for the program."""
    table = await person.create(**CHALLENGE)
    assert (await person.join(table)).status_code == 200
    return table


async def play_against(ada: Person, robo: Program, table: str) -> None:
    """Play to the end: Ada looks again and again, the program only when it is told."""
    rng = random.Random(1)

    async def play(one: Person) -> bool:
        """Decide once, if somebody has to; return whether the game goes on."""
        state = await one.state(table)
        if state["decision"]:
            action = an_action(state["decision"], rng)
            played = {"seat": state["seat"], "action": action, "at": state["number"]}
            answer = await one.ask(table, "play", **played)
            assert answer.status_code == 200, answer.text
        return bool(state["table"]["phase"] != "finished")

    async def answer_calls() -> None:
        async with robo.follow() as follower:
            await play(robo)
            while True:
                message = await follower.next()
                news = message.get("table")
                if news and news["your_turn"]:
                    await play(robo)
                if news and news["table"]["phase"] == "finished":
                    assert news["result"] is not None
                    return

    async def play_on() -> None:
        while await play(ada):
            await asyncio.sleep(0.01)  # it polls, as a page does

    await asyncio.gather(answer_calls(), play_on())


async def whole_story(ada: Person, robo: Program) -> None:
    """A challenge, the game, and all its news."""
    async with robo.follow() as follower:
        assert await follower.ready() == []
        [online] = (await ada.http.get("/api/programs")).json()
        assert online == {"name": "Robo", "plays": ["card-city", "carson-city"]}
        table = await challenge(ada)
        news = await follower.until(table, challenge=1)
        assert news["table"]["phase"] == "gathering"
        assert (await robo.join(table, seat=1)).status_code == 200
        await follower.until(table, challenge=None)
        other = await challenge(ada)
        await follower.until(other, challenge=1)
        assert (await robo.ask(other, "decline", seat=1)).status_code == 200
    async with robo.follow() as again:
        [news] = await again.ready()
        assert news["table"]["id"] == table, "what it declined is none of its tables"
    await play_against(ada, robo, table)
    async with robo.follow() as after:
        assert await after.ready() == [], "a game that is over is no news"
    while (await ada.http.get("/api/programs")).json():
        await asyncio.sleep(0.01)  # its connections are being closed
    gone = {**CHALLENGE, "seats": [{}, {"kind": "person", "program": "Robo"}]}
    refused = await ada.http.post("/api/tables", json=gone)
    assert refused.json()["error"]["code"] == "challenge", "it is not there"


@pytest.mark.slow
def test_a_program_is_challenged_and_hears_of_everything(database_url: str, tmp_path: Path) -> None:
    async def story(server: ServerProcess) -> None:
        async with people(server, "Ada") as [ada], program_of(ada) as robo:
            await whole_story(ada, robo)

    with ServerProcess(tmp_path, database_url) as server:
        asyncio.run(story(server))
        assert not server.stumbles


@contextmanager
def two_servers(
    folder: Path, postgres: Postgres, redis: Redis | None
) -> Iterator[list[ServerProcess]]:
    """Two servers that share a database, and perhaps Redis."""
    url, env = postgres.new_database(), {"CARDTOWN_REDIS_URL": redis.url} if redis else {}
    with ExitStack() as stack:
        yield [stack.enter_context(ServerProcess(folder, url, env)) for _ in range(2)]


@pytest.mark.slow
def test_a_program_and_its_opponent_may_be_at_different_servers(
    tmp_path: Path, postgres: Postgres, redis: Redis
) -> None:
    async def story(one: ServerProcess, other: ServerProcess) -> None:
        async with people(one, "Ada") as [ada]:
            robo = Program(other, "Robo", await make_token(ada))
            await whole_story(ada, robo)
            async with robo.follow() as follower:
                await follower.ready()
                ended = await ada.http.post("/api/me/programs/end", json={"name": "Robo"})
                assert ended.status_code == 200
                assert (await follower.next())["error"]["code"] == "token", "within seconds"
            await robo.close()

    with two_servers(tmp_path, postgres, redis) as (one, other):
        asyncio.run(story(one, other))
        assert not one.stumbles + other.stumbles


@pytest.mark.slow
def test_while_redis_is_away_programs_are_called_all_the_same(
    tmp_path: Path, postgres: Postgres
) -> None:
    redis = Redis()

    async def story(one: ServerProcess, other: ServerProcess) -> None:
        async with people(one, "Ada") as [ada]:
            robo = Program(other, "Robo", await make_token(ada))
            async with robo.follow() as follower:
                await follower.ready()
                redis.kill()
                table = await challenge(ada)
                await follower.until(table, challenge=1)
            await robo.close()

    try:
        with two_servers(tmp_path, postgres, redis) as (one, other):
            asyncio.run(story(one, other))
            assert not one.stumbles + other.stumbles
    finally:
        redis.start()
        redis.close()


def test_a_table_that_can_not_be_read_keeps_no_program_away(tmp_path: Path) -> None:
    async def sit_down(server: ServerProcess) -> tuple[str, str]:
        async with people(server, "Ada") as [ada], program_of(ada) as robo:
            broken, whole = [await ada.create(game="card-city", seats=[{}, {}]) for _ in range(2)]
            for table in (broken, whole):
                assert (await robo.join(table)).status_code == 200
            with closing(sqlite3.connect(tmp_path / "tables.db")) as database:
                values = "summary = NULL, header = 'x', game = 'x'"
                database.execute(f"UPDATE tables SET {values} WHERE id = ?", [broken])
                database.execute("UPDATE entries SET body = 'x' WHERE table_id = ?", [broken])
                database.commit()
            return whole, robo.token

    async def come_back(server: ServerProcess, token: str) -> list[str]:
        robo = Program(server, "Robo", token)
        async with robo.follow() as follower:
            told = [news["table"]["id"] for news in await follower.ready()]
        await robo.close()
        return told

    with ServerProcess(tmp_path) as server:
        whole, token = asyncio.run(sit_down(server))
        server.stop()
        server.start()
        assert asyncio.run(come_back(server, token)) == [whole]


@pytest.mark.parametrize("plays", ["nim", "card-city,nim"])
def test_a_program_says_which_games_it_plays(server: ServerProcess, plays: str) -> None:
    async def story() -> None:
        async with people(server, "Ada") as [ada], program_of(ada, f"Nim {plays}") as robo:
            async with robo.follow(plays) as follower:
                assert (await follower.next())["error"]["code"] == "game"
            async with robo.follow("") as follower:
                await follower.ready()
                assert robo.name not in (await ada.http.get("/api/programs")).text
            async with robo.follow("carson-city") as follower:
                await follower.ready()
                seats = [{}, {"kind": "person", "program": robo.name}]
                plan = {"game": "card-city", "seats": seats}
                refused = await ada.http.post("/api/tables", json=plan)
                assert refused.json()["error"]["code"] == "challenge"

    asyncio.run(story())


def test_a_table_keeps_one_seat_for_a_program(server: ServerProcess) -> None:
    async def story() -> None:
        async with (
            people(server, "Ada") as [ada],
            program_of(ada, "Twice") as robo,
            robo.follow() as follower,
        ):
            await follower.ready()
            twice = [{}, *2 * [{"kind": "person", "program": "Twice"}]]
            bot = [{}, {"kind": "bot:random", "program": "Twice"}]
            for seats, code in ((twice, "challenge"), (bot, "seats")):
                plan = {"game": "card-city", "seats": seats}
                refused = await ada.http.post("/api/tables", json=plan)
                assert refused.json()["error"]["code"] == code

    asyncio.run(story())


@pytest.mark.anyio
async def test_a_table_that_is_no_longer_its_own_is_told_once_more_and_forgotten() -> None:
    rows = {name: row(name, phase="playing") for name in ("kept", "lost", "deleted")}
    mine = dict(rows)

    class Tables:
        async def going_on(self, _program: str, _limit: int) -> list[TableRow]:
            return list(mine.values())

        async def table(self, table_id: str) -> TableRow | None:
            return rows.get(table_id)

    follower = FollowerOfTables()
    service: Any = SimpleNamespace(store=Tables())
    robo = Identity("program:robo", "Robo")
    connection = _Connection(cast(Any, None), service, robo, follower, plays="", address="")

    async def told() -> list[str]:
        return [one.id async for one in connection._news()]

    assert await told() == ["kept", "lost", "deleted"]
    del mine["lost"], mine["deleted"], rows["deleted"]
    rows["lost"] = rows["lost"]._replace(changed_at=rows["lost"].changed_at + 1)
    follower.call_all()
    assert await told() == ["lost"]
    assert set(connection._told) == {"kept"}
