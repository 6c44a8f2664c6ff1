"""Live connections: everybody gets all they may see, whether late, twice or reading slowly."""

from __future__ import annotations

import asyncio
import json
import random
import socket
from pathlib import Path
from typing import Any

import httpx
import pytest
from starlette.types import Message, Scope
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed, InvalidStatus

from cardtown.server.app import make_app
from cardtown.server.rooms.rooms import Rooms
from cardtown.server.settings import Settings
from tests.server.harness import ALONE, ServerProcess, people, stranger
from tests.server.playing import (
    PLANS,
    begin,
    gather,
    items_of,
    live_clients,
    play_by_post,
    play_out_live,
    watch_out,
)

both_games = pytest.mark.parametrize("game", PLANS)


def names_for(game: str) -> list[str]:
    return ["Ada", "Bo", "Cyd"][: sum(not seat for seat in PLANS[game])]


@both_games
def test_a_whole_game_is_played_live_and_a_spectator_sees_it_end(
    server: ServerProcess, game: str
) -> None:
    async def story() -> None:
        async with people(server, *names_for(game)) as everyone, stranger(server) as eve:
            table = await gather(everyone, game)
            async with live_clients(everyone, table) as connections, eve.live(table) as watching:
                looking_on = asyncio.create_task(watch_out(watching))
                await connections[0].send("start")
                ends = await play_out_live(connections, seed=1)
                ends.append(await looking_on)
            assert len({end["number"] for end in ends}) == 1
            assert all(end["view"]["over"] for end in ends)
            assert all(end["table"]["seed"] == ends[0]["table"]["seed"] for end in ends)
            assert [end["seat"] for end in ends] == [
                *(n for n, seat in enumerate(PLANS[game]) if not seat),
                None,
            ]

    asyncio.run(story())


@both_games
def test_what_came_live_is_what_the_story_says(server: ServerProcess, game: str) -> None:
    async def story() -> None:
        async with people(server, *names_for(game)) as everyone, stranger(server) as eve:
            table = await begin(everyone, game)
            async with live_clients([*everyone, eve], table) as connections:
                await play_by_post(everyone, table, random.Random(3), most=25)
                number = (await everyone[0].state(table))["number"]
                for who, line in zip([*everyone, eve], connections, strict=True):
                    if not line.received or json.loads(line.received[-1])["number"] < number:
                        await line.update(number)
                    response = await who.http.get(f"/api/tables/{table}/events")
                    assert items_of(line.received) == response.json()

    asyncio.run(story())


def test_updates_follow_each_other_without_a_gap(server: ServerProcess) -> None:
    async def story() -> None:
        async with people(server, "Ada", "Bo", "Cyd") as everyone:
            table = await begin(everyone, "card-city")
            async with live_clients(everyone, table) as connections:
                await play_out_live(connections, seed=2)
                for line in connections:
                    updates = [json.loads(text) for text in line.received]
                    updates = [one for one in updates if one["type"] == "update"]
                    known = 0
                    for one in updates:
                        assert one["since"] == known
                        known = one["number"]

    asyncio.run(story())


def test_a_client_that_reconnects_gets_exactly_what_it_missed(server: ServerProcess) -> None:
    async def story() -> None:
        async with people(server, "Ada", "Bo", "Cyd") as everyone:
            ada = everyone[0]
            table = await begin(everyone, "card-city")
            async with ada.live(table) as line:
                seen = (await line.update())["number"]
            await play_by_post(everyone, table, random.Random(4), most=9)
            async with ada.live(table, since=seen) as line:
                missed = await line.update()
            whole = await ada.state(table)
            assert (missed["since"], missed["number"]) == (seen, whole["number"])
            assert missed["items"] == whole["items"][seen:]
            assert {**missed, "items": 0, "since": 0} == {**whole, "items": 0, "since": 0}

    asyncio.run(story())


def test_a_number_from_the_future_is_brought_back(server: ServerProcess) -> None:
    async def story() -> None:
        async with people(server, "Ada") as (ada,):
            table = await ada.create()
            async with ada.live(table, since=1000) as line:
                assert (await line.update())["since"] == 1

    asyncio.run(story())


def test_two_tabs_of_one_person_show_the_same_and_both_can_ask(server: ServerProcess) -> None:
    async def story() -> None:
        async with people(server, "Ada") as (ada,):
            table = await ada.create()
            async with ada.live(table) as one, ada.live(table) as two:
                await one.ask("join", name="Ada", entropy="0" * 32)
                first, second = await one.update(3), await two.update(3)
                assert first["decision"] == second["decision"] is not None
                answer = await two.ask("say", seat=0, text="from the other tab")
                assert answer["type"] == "granted"
                said = (await one.update(answer["number"]))["items"][-1]
                assert said["text"] == "from the other tab"

    asyncio.run(story())


def test_a_person_who_sits_down_sees_the_table_from_there_and_one_who_is_freed_from_outside(
    server: ServerProcess,
) -> None:
    async def story() -> None:
        async with people(server, "Ada", "Bo") as (ada, bo):
            table = await ada.create(game="card-city", seats=[{}, {}])
            async with bo.live(table) as line:
                assert (await line.update())["seat"] is None
                await bo.join(table, seat=1)
                seated = await line.update(2)
                assert (seated["seat"], seated["since"]) == (1, 0)
                await ada.ask(table, "free", seat=1)
                freed = await line.update(3)
                assert (freed["seat"], freed["since"]) == (None, 0)

    asyncio.run(story())


def test_a_person_with_two_seats_looks_through_each(server: ServerProcess) -> None:
    async def story() -> None:
        async with people(server, "Ada") as (ada,):
            table = await ada.create(game="card-city", seats=[{}, {}])
            await ada.join(table, seat=0)
            await ada.join(table, seat=1)
            await ada.ask(table, "start")
            async with ada.live(table) as line:
                assert (await line.update())["seat"] == 0
                await line.send("look", seat=1)
                while (other := await line.update())["seat"] != 1:
                    pass
                assert (other["since"], other["view"]["seat"]) == (0, 1)
                answer = await line.ask("look", seat=2)
                assert answer["error"]["code"] == "not_yours"

    asyncio.run(story())


def test_requests_are_answered_by_their_names_and_a_repeated_one_once(
    server: ServerProcess,
) -> None:
    async def story() -> None:
        async with people(server, "Ada") as (ada,):
            table = await ada.create()
            await ada.join(table)
            async with ada.live(table) as line:
                first = await line.ask("say", seat=0, text="hello", id="mine")
                again = await line.ask("say", seat=0, text="hello", id="mine")
                assert first == again == {"type": "granted", "id": "mine", "number": 4}
                by_post = await ada.ask(table, "say", seat=0, text="hello", id="mine")
                assert by_post.json()["number"] == 4
                senseless = await line.ask("say", seat=0, id="this-one")
                assert senseless["error"]["code"] == "malformed"

    asyncio.run(story())


def test_whoever_pings_is_answered_even_without_a_seat(server: ServerProcess) -> None:
    async def story() -> None:
        async with people(server, "Ada") as (ada,), stranger(server) as eve:
            table = await ada.create()
            async with eve.live(table) as line:
                number = (await line.update())["number"]
                answer = await line.ask("ping", id="here?")
                assert answer == {"type": "granted", "id": "here?", "number": number}

    asyncio.run(story())


@pytest.mark.parametrize(
    ("path", "cookie", "code", "reason"),
    [
        ("no-such-table/live", True, 4404, "no_table"),
        ("%00/live", True, 4404, "no_table"),
        ("{table}/live?seat=0", False, 1008, "not_yours"),
        ("{table}/live?seat=1", True, 1008, "not_yours"),
    ],
)
def test_a_connection_to_what_is_not_yours_is_closed_with_its_reason(
    server: ServerProcess, path: str, cookie: bool, code: int, reason: str
) -> None:
    async def story() -> None:
        async with people(server, "Ada") as (ada,):
            table = await ada.create()
            await ada.join(table)
            where = f"ws://127.0.0.1:{server.port}/api/tables/{path.format(table=table)}"
            headers = {"Cookie": f"cardtown={ada.http.cookies['cardtown']}"} if cookie else {}
            async with connect(where, additional_headers=headers) as socket:
                refusal = json.loads(await socket.recv())
                assert (refusal["type"], refusal["id"]) == ("refused", None)
                assert refusal["error"]["code"] == reason
                with pytest.raises(ConnectionClosed) as closed:
                    await socket.recv()
            assert closed.value.rcvd is not None
            assert closed.value.rcvd.code == code
            assert closed.value.rcvd.reason

    asyncio.run(story())


@pytest.mark.parametrize(
    "path",
    [
        "/api/tables/{table}/live?seat=-1",
        "/api/tables/{table}/live?since=-1",
        "/api/tables/{table}/live?since=99999999999999999999",
        "/api/elsewhere",
    ],
)
def test_a_malformed_connection_is_refused(server: ServerProcess, path: str) -> None:
    async def story() -> None:
        async with people(server, "Ada") as (ada,):
            table = await ada.create()
            await ada.join(table)
            where = f"ws://127.0.0.1:{server.port}{path.format(table=table)}"
            headers = {"Cookie": f"cardtown={ada.http.cookies['cardtown']}"}
            with pytest.raises(InvalidStatus) as refused:
                async with connect(where, additional_headers=headers):
                    pass
            assert refused.value.response.status_code == 403

    asyncio.run(story())


def test_a_spectator_without_a_name_may_look_but_not_ask(server: ServerProcess) -> None:
    async def story() -> None:
        async with people(server, "Ada") as (ada,), stranger(server) as eve:
            table = await ada.create()
            async with eve.live(table) as line:
                answer = await line.ask("join", name="Eve", entropy="0" * 32)
                assert answer["error"]["code"] == "unknown"

    asyncio.run(story())


@pytest.mark.slow
def test_a_client_that_never_reads_delays_nobody(server: ServerProcess) -> None:
    """A client that stops reading does not delay others; when it reads again, it is up to date."""
    bids = 150

    async def story() -> None:
        async with people(server, "Ada", "Bo") as (ada, bo):
            table = await ada.create(
                game="carson-city", seats=[{}, {}, *[{"kind": "virtual:novice"}] * 2]
            )
            await ada.join(table)
            await bo.join(table)
            await ada.ask(table, "start")
            narrow = socket.socket()
            narrow.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
            # With small packets the system holds less on the server's side, too: that is full long
            # before the server ends the connection because its pings stay without an answer.
            narrow.setsockopt(socket.IPPROTO_TCP, socket.TCP_MAXSEG, 536)
            narrow.setblocking(False)
            await asyncio.get_running_loop().sock_connect(narrow, ("127.0.0.1", server.port))
            url = f"ws://127.0.0.1:{server.port}/api/tables/{table}/live"
            settings: dict[str, Any] = {"max_queue": 1, "max_size": None, "ping_interval": None}
            async with connect(url, sock=narrow, **settings) as asleep:
                async with bo.live(table) as line:
                    number = (await bo.state(table))["number"]
                    for _ in range(bids):
                        bid = await line.ask("play", seat=1, action="bid 1", at=number)
                        number = (await line.ask("undo", seat=1, at=bid["number"]))["number"]
                updates = [json.loads(await asleep.recv())]
                while updates[-1]["number"] < number:
                    updates.append(json.loads(await asleep.recv()))
            assert len(updates) < bids
            numbers = [item["number"] for one in updates for item in one["items"]]
            assert numbers == list(range(1, number + 1))

    asyncio.run(story())


def test_a_connection_that_breaks_off_leaves_the_others_alone(server: ServerProcess) -> None:
    async def story() -> None:
        async with people(server, "Ada") as (ada,):
            table = await ada.create()
            await ada.join(table)
            async with ada.live(table) as stays:
                for _ in range(20):
                    url = f"ws://127.0.0.1:{server.port}/api/tables/{table}/live"
                    goes = await connect(url)
                    goes.transport.abort()
                answer = await stays.ask("say", seat=0, text="still here")
                assert (await stays.update(answer["number"]))["number"] == answer["number"]

    asyncio.run(story())


def test_a_client_that_leaves_without_waiting_for_answers_causes_no_error(
    server: ServerProcess,
) -> None:
    async def story() -> None:
        async with people(server, "Ada") as (ada,):
            table = await ada.create()
            for count in range(40, 60):
                async with ada.live(table) as line:
                    for _ in range(count):
                        await line._socket.send("nonsense")
            assert (await ada.state(table))["number"] == 1
        assert not server.stumbles

    asyncio.run(story())


def test_an_unforeseen_failure_is_one_sentence_and_the_connection_goes_on(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """If the connection broke off, the client would send the request again and again."""

    async def fail(*_: object) -> int:
        raise RuntimeError("a secret")

    async def story() -> None:
        app = make_app(Settings(f"sqlite:///{tmp_path}/tables.db"))
        transport = httpx.ASGITransport(app)
        async with (
            app.router.lifespan_context(app),
            httpx.AsyncClient(transport=transport, base_url="http://test") as client,
        ):
            await client.post("/api/me", json={"name": "Ada"})
            table = (await client.post("/api/tables", json=ALONE)).json()["table"]["id"]
            cookie = "; ".join(f"{name}={value}" for name, value in client.cookies.items())
            scope: Scope = {
                "type": "websocket",
                "scheme": "ws",
                "path": f"/api/tables/{table}/live",
                "query_string": b"",
                "headers": [(b"cookie", cookie.encode())],
                "client": ("127.0.0.1", 1),
                "app": app,
            }
            sent, came = asyncio.Queue[Message](), asyncio.Queue[Message]()
            line = asyncio.create_task(app(scope, sent.get, came.put))

            async def ask(do: str, id_: str) -> dict[str, Any]:
                text = json.dumps({"do": do, "id": id_})
                await sent.put({"type": "websocket.receive", "text": text})
                while True:
                    message = await came.get()
                    answer: dict[str, Any] = json.loads(message.get("text", "{}"))
                    if answer.get("id") == id_:
                        return answer

            await sent.put({"type": "websocket.connect"})
            with monkeypatch.context() as broken:
                broken.setattr(Rooms, "ask", fail)
                answer = await ask("start", "first")
            assert answer["type"] == "refused"
            assert answer["error"]["code"] == "failure"
            assert "secret" not in str(answer)
            assert (await ask("ping", "second"))["type"] == "granted"
            await sent.put({"type": "websocket.disconnect", "code": 1000})
            await line

    asyncio.run(story())
