"""Programs at a real server: `cardtown bot connect`, and the example of docs/programs.md."""

from __future__ import annotations

import asyncio
import os
import random
import re
import signal
import subprocess
import sys
from asyncio.subprocess import PIPE, Process
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest

from cardtown.core import BadInput
from cardtown.online.player import OnlinePlayer
from cardtown.online.server import Refusal, Server, Trouble
from tests.server.harness import Person, ServerProcess, make_token, people
from tests.server.playing import an_action

pytestmark = pytest.mark.slow
ROOT = Path(__file__).parents[2]
EXAMPLE = ROOT / "examples" / "program.py"
SEATS = {
    "card-city": [],
    "carson-city": [{"kind": "virtual:novice"}, {"kind": "virtual:expert"}],
}


class Running:
    """A program in a process of its own, and what it says."""

    def __init__(self, process: Process) -> None:
        self.process = process

    async def says(self, words: str) -> str:
        """The next line with these words."""
        assert self.process.stdout is not None
        while words not in (line := (await self.process.stdout.readline()).decode()):
            assert line, "it has ended"
        return line

    async def interrupt(self) -> tuple[int, str, str]:
        """Press Ctrl-C: its exit code, and what it still says."""
        self.process.send_signal(signal.SIGINT)
        said, errors = await self.process.communicate()
        assert self.process.returncode is not None
        return self.process.returncode, said.decode(), errors.decode()


@asynccontextmanager
async def running(*command: str | Path, token: str = "") -> AsyncIterator[Running]:
    """A program that runs while the context is open."""
    env = {**os.environ, "CARDTOWN_TOKEN": token, "PYTHONUNBUFFERED": "1"}
    process = await asyncio.create_subprocess_exec(*command, stdout=PIPE, stderr=PIPE, env=env)
    try:
        yield Running(process)
    finally:
        if process.returncode is None:
            process.kill()
            await process.communicate()


def bot(server: ServerProcess, *options: str, spec: str = "greedy") -> list[str]:
    program = str(Path(sys.executable).with_name("cardtown"))
    return [program, "bot", "connect", server.url, "--bot", spec, *options]


async def challenge(person: Person, game: str) -> str:
    """A table where somebody waits for Robo, as soon as it is there."""
    seats = [{"kind": "person"}, {"kind": "person", "program": "Robo"}, *SEATS[game]]
    plan = {"game": game, "seats": seats, "auto_start": True}
    while (made := await person.http.post("/api/tables", json=plan)).status_code != 200:
        assert made.json()["error"]["code"] == "challenge", made.text
        await asyncio.sleep(0.05)
    table: str = made.json()["table"]["id"]
    assert (await person.join(table, seat=0)).status_code == 200
    return table


async def play_out(person: Person, table: str, most: int = 10_000) -> str:
    """Play against a program until the game is over, or that many decisions; return the phase."""
    rng = random.Random(1)
    async with person.live(table, seat=0) as line:
        for _ in range(most):
            update = await line.update()
            while update["decision"] is None and update["table"]["phase"] != "finished":
                update = await line.update()
            if update["table"]["phase"] == "finished":
                break
            action = an_action(update["decision"], rng)
            await line.ask("play", seat=0, action=action, at=update["number"])
    return str((await person.state(table))["table"]["phase"])


@pytest.mark.parametrize("game", SEATS)
def test_our_bots_play_whole_games_as_programs(server: ServerProcess, game: str) -> None:
    async def story() -> None:
        async with people(server, "Ada") as [ada]:
            token = await make_token(ada)
            async with running(*bot(server), token=token) as robo:
                await robo.says("Robo is online at")
                table = await challenge(ada, game)
                assert await play_out(ada, table) == "finished"
                assert "Ada" in await robo.says(": over,")
                code, said, errors = await robo.interrupt()
                assert (code, errors) == (130, "")
                assert "left" in said
            state = await ada.state(table)
            assert not [item for item in state["items"] if item.get("forfeit")]
            await ada.http.post("/api/me/programs/end", json={"name": "Robo"})

    asyncio.run(story())


def test_the_example_plays_whole_games_within_the_limits(tmp_path: Path) -> None:
    async def story(server: ServerProcess) -> None:
        async with people(server, "Ada") as [ada]:
            token = await make_token(ada)
            async with running(sys.executable, EXAMPLE, server.url, token):
                for game in SEATS:
                    assert await play_out(ada, await challenge(ada, game)) == "finished"
            await ada.http.post("/api/me/programs/end", json={"name": "Robo"})

    limits = {"CARDTOWN_PROGRAM_RATE": "10", "CARDTOWN_PROGRAM_BURST": "50"}  # if nothing is said
    with ServerProcess(tmp_path, env=limits) as server:
        asyncio.run(story(server))
        assert not server.stumbles


def test_the_page_shows_the_example_and_it_is_short() -> None:
    page = (ROOT / "docs" / "programs.md").read_text("utf-8")
    [shown] = re.findall(r"^```py\n(.*?)^```", page, re.DOTALL | re.MULTILINE)
    example = EXAMPLE.read_text("utf-8")
    assert shown == example
    assert len([line for line in example.splitlines() if line.strip()]) <= 50


def test_several_games_at_once_a_limit_and_a_server_that_goes_away(tmp_path: Path) -> None:
    async def story(server: ServerProcess) -> None:
        async with people(server, "Ada", "Bo") as (ada, bo):
            token = await make_token(ada)
            waiting = await bo.create(game="card-city", seats=[{}, {}], auto_start=True)
            await bo.join(waiting)
            link = f"{server.url}/table/{waiting}"
            command = bot(server, "--games", "2", "--table", link)
            async with running(*command, token=token) as robo:
                await robo.says("online")
                first = await challenge(ada, "card-city")
                await robo.says("accepted")
                declined = await challenge(ada, "card-city")
                await robo.says("declined")
                seats = (await ada.state(declined))["table"]["seats"]
                assert [one["taken"] for one in seats] == [True, False]
                server.kill()
                await robo.says("trying again")
                server.start()
                await robo.says("online")
                ended = await asyncio.gather(play_out(ada, first), play_out(bo, waiting))
                assert list(ended) == ["finished", "finished"]
                await ada.http.post("/api/me/programs/end", json={"name": "Robo"})
                assert robo.process.stderr is not None
                said = (await robo.process.stderr.read()).decode()
                assert (
                    said == "cardtown: this token has been ended: its person can make a new one\n"
                )
                assert await robo.process.wait() == 2

    with ServerProcess(tmp_path) as server:
        asyncio.run(story(server))
        assert not server.stumbles


def test_a_seat_that_it_has_lost_keeps_it_from_no_other_game(server: ServerProcess) -> None:
    async def story() -> None:
        async with people(server, "Ada") as [ada]:
            token = await make_token(ada)
            async with running(*bot(server, "--games", "1"), token=token) as robo:
                await robo.says("online")
                seats = [{}, {"kind": "person", "program": "Robo"}, {}]
                gathering = await ada.create(game="card-city", seats=seats)
                await robo.says("accepted")
                assert (await ada.ask(gathering, "free", seat=1)).status_code == 200
                await ada.create(game="card-city", seats=seats)
                await robo.says("accepted")
            await ada.http.post("/api/me/programs/end", json={"name": "Robo"})

    asyncio.run(story())


@pytest.mark.parametrize(
    ("arguments", "problem"),
    [
        (["ftp://example.org", "--token", "x"], "url: must be the address of a server"),
        (["http://127.0.0.1:9", "--token", "x"], "can't be reached"),
        (["http://127.0.0.1:9", "--token", "x", "--bot", "nobody"], "there is no bot 'nobody'"),
        (["http://127.0.0.1:9", "--token", "a b"], "token: must be what the server showed"),
        (["http://127.0.0.1:9"], "token"),
    ],
)
def test_what_can_not_work_is_said_in_one_sentence(arguments: list[str], problem: str) -> None:
    program = Path(sys.executable).with_name("cardtown")
    env = {key: value for key, value in os.environ.items() if key != "CARDTOWN_TOKEN"}
    done = subprocess.run(
        [program, "bot", "connect", *arguments],
        capture_output=True,
        text=True,
        check=False,
        env=env,
    )
    assert (done.returncode, done.stdout) == (2, "")
    assert problem in done.stderr
    assert len(done.stderr.splitlines()) == 1


def test_a_wrong_token_or_link_is_said_in_one_sentence(server: ServerProcess) -> None:
    async def story() -> None:
        async with people(server, "Ada") as [ada]:
            token = await make_token(ada, "Wrong")
            for given, options, problem in (
                (f"{token}x", [], "this token is not valid"),
                (token, ["--table", "https://example.org/"], "table: must be the link of a table"),
                (token, ["--table", "nowhere"], "there is no such table"),
            ):
                async with running(*bot(server, *options), token=given) as robo:
                    _, errors = await robo.process.communicate()
                    assert robo.process.returncode == 2
                    assert problem in errors.decode()
                    assert errors.count(b"\n") == 1

    asyncio.run(story())


def test_a_token_is_sent_to_no_other_address() -> None:
    """A redirect is an answer like any other: whoever answers at the new address learns nothing."""

    async def story() -> None:
        asked: list[str] = []

        async def answer(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
            asked.append((await reader.readline()).decode())
            writer.write(b"HTTP/1.1 302 Found\r\nLocation: /elsewhere\r\nContent-Length: 0\r\n\r\n")
            writer.close()

        async with await asyncio.start_server(answer, "127.0.0.1", 0) as other:
            port = other.sockets[0].getsockname()[1]
            player = OnlinePlayer(Server(f"http://127.0.0.1:{port}", "secret"), "greedy", 1, print)
            with pytest.raises(Refusal, match="no server of Cardtown: it says 302"):
                await player._follow()
        [live, me] = asked
        assert live.startswith("GET /api/programs/live?")
        assert me == "GET /api/me HTTP/1.1\r\n"

    asyncio.run(story())


@pytest.mark.parametrize(
    "answer",
    [
        b"HTTP/1.1 200 OK\r\nContent-Length: 6\r\n\r\n<html>",
        b'HTTP/1.1 500 Oh\r\nContent-Length: 43\r\n\r\n{"error":{"code":"failure","message":"oh"}}',
    ],
)
def test_an_answer_that_helps_nobody_is_asked_for_again(answer: bytes) -> None:
    async def story() -> None:
        async def say(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
            await reader.readuntil(b"\r\n\r\n")
            writer.write(answer)
            writer.close()

        async with await asyncio.start_server(say, "127.0.0.1", 0) as other:
            port = other.sockets[0].getsockname()[1]
            with pytest.raises(Trouble):
                await Server(f"http://127.0.0.1:{port}", "secret").get("/api/me")

    asyncio.run(story())


@pytest.mark.parametrize("url", ["", "example.org", "http://", "https://example.org/?token=x"])
def test_an_address_that_is_none_is_refused(url: str) -> None:
    with pytest.raises(BadInput, match="url"):
        Server(url, "x")
