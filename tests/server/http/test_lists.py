"""Lists come from what is stored beside the entries: no game is folded for them."""

from __future__ import annotations

import random
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any, Final

import httpx
import pytest

from cardtown.server.app import make_app
from cardtown.server.format.messages import Viewer
from cardtown.server.http.lists import HOST_GONE_MS
from cardtown.server.rooms.rooms import Watcher
from cardtown.server.service import Service
from cardtown.server.settings import Limits, Settings
from cardtown.server.times import now_ms

pytestmark = pytest.mark.anyio

GENEROUS: Final = Limits(burst=10_000, introductions_per_minute=1_000)
ENTROPY: Final = "ab" * 16
Cookie = dict[str, str]


class Server:
    """A server in this process."""

    def __init__(self, service: Service, client: httpx.AsyncClient) -> None:
        self.service = service
        self._client = client

    async def introduce(self, name: str) -> Cookie:
        """The cookie of a new person."""
        self._client.cookies.clear()
        answer = await self._client.post("/api/me", json={"name": name})
        token = answer.cookies["cardtown"]
        self._client.cookies.clear()
        return {"Cookie": f"cardtown={token}"}

    async def make(self, who: Cookie, seats: int = 2, virtual: int = 0, **plan: Any) -> str:
        """A new open table."""
        kinds: list[dict[str, str]] = [{}] * seats + [{"kind": "virtual:novice"}] * virtual
        wanted = {"game": "card-city", "seats": kinds, "visibility": "open", **plan}
        answer = await self._client.post("/api/tables", json=wanted, headers=who)
        assert answer.status_code == 200, answer.text
        table: str = answer.json()["table"]["id"]
        return table

    async def join(self, who: Cookie, table: str) -> None:
        request = {"do": "join", "name": "Ada", "entropy": ENTROPY}
        path = f"/api/tables/{table}/requests"
        answer = await self._client.post(path, json=request, headers=who)
        assert answer.status_code == 200, answer.text

    async def play_out(self, who: Cookie, table: str) -> list[Any]:
        """Play to the end; return the rounds that the list named on the way."""
        rng = random.Random(1)
        rounds = []
        while (room := await self.service.rooms.room(table)).state.decisions:
            [listed] = await self.listed("/api/tables", who)
            rounds.append(listed["round"])
            decision = room.state.decisions[0]
            action = str(rng.choice(decision.options))
            play = {"do": "play", "seat": decision.seat, "action": action, "at": room.state.number}
            path = f"/api/tables/{table}/requests"
            answer = await self._client.post(path, json=play, headers=who)
            assert answer.status_code == 200, answer.text
        return rounds

    async def listed(self, path: str, who: Cookie | None = None) -> list[Any]:
        answer = await self._client.get(path, headers=who or {})
        assert answer.status_code == 200, answer.text
        found: list[Any] = answer.json()
        return found

    async def ids(self, path: str) -> list[str]:
        return [one["table"]["id"] for one in await self.listed(path)]


@asynccontextmanager
async def running(database_url: str) -> AsyncIterator[Server]:
    app = make_app(Settings(database_url, limits=GENEROUS))
    transport = httpx.ASGITransport(app)
    async with (
        app.router.lifespan_context(app),
        httpx.AsyncClient(transport=transport, base_url="http://house") as client,
    ):
        yield Server(app.state.service, client)


async def test_a_list_opens_no_table(database_url: str) -> None:
    async with running(database_url) as server:
        ada = await server.introduce("Ada")
        playing = await server.make(ada, seats=1, auto_start=True)
        await server.join(ada, playing)
        await server.make(ada)
        before = {
            path: await server.listed(path, ada)
            for path in ("/api/tables", "/api/lobby", "/api/lobby?phase=playing")
        }
    async with running(database_url) as server:  # a new process, with nothing in memory
        for path, expected in before.items():
            assert await server.listed(path, ada) == expected
        assert len(server.service.rooms) == 0
    [mine] = [one for one in before["/api/tables"] if one["table"]["id"] == playing]
    assert mine["your_turn"]
    assert mine["round"] == {"era": None, "round": 1}
    assert mine["result"] is None


@pytest.mark.parametrize("game", ["card-city", "carson-city"])
async def test_a_finished_game_is_listed_with_its_result(database_url: str, game: str) -> None:
    async with running(database_url) as server:
        ada = await server.introduce("Ada")
        virtual = 3 if game == "carson-city" else 0
        table = await server.make(ada, 1, virtual, auto_start=True, game=game)
        await server.join(ada, table)
        rounds = await server.play_out(ada, table)
        [listed] = await server.listed("/api/finished")
        state = (await server.service.rooms.room(table)).state
        assert state.table is not None
        assert state.table.result is not None
        assert listed["result"] == state.table.result.to_json()
        assert rounds == sorted(rounds, key=lambda one: (one["era"] or 0, one["round"]))
        assert rounds[-1] == listed["round"]
        assert (
            len({tuple(one.values()) for one in rounds})
            == {"card-city": 10, "carson-city": 18}[game]
        )


async def test_one_host_does_not_fill_the_lobby(database_url: str) -> None:
    async with running(database_url) as server:
        theirs = await server.make(await server.introduce("Ada"))
        eve = await server.introduce("Eve")
        for _ in range(50):
            await server.join(eve, await server.make(eve))
        shown = await server.ids("/api/lobby")
        assert theirs in shown
        assert len(shown) == 4
        assert await server.ids(f"/api/lobby?before={shown[0]}") == shown[1:]


async def test_a_table_leaves_the_lobby_with_its_host_and_comes_back_with_them(
    database_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with running(database_url) as server:
        table = await server.make(await server.introduce("Ada"))
        later = now_ms() + HOST_GONE_MS + 1
        monkeypatch.setattr("cardtown.server.http.lists.now_ms", lambda: later)
        assert await server.ids("/api/lobby") == []
        monkeypatch.setattr("cardtown.server.rooms.rooms.now_ms", lambda: later)
        rooms = server.service.rooms
        room = await rooms.room(table)
        with rooms.watch(room, Watcher(Viewer(room.state.host, None), "house")):
            await rooms.note_hosts()
        assert await server.ids("/api/lobby") == [table]
