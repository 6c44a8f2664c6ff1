"""Clients that never give up: they play on however often the server disappears."""

from __future__ import annotations

import asyncio
import contextlib
import json
import random
import secrets
from collections import Counter
from collections.abc import AsyncIterator, Callable, Iterator, Sequence
from contextlib import asynccontextmanager
from functools import partial
from itertools import islice
from typing import Any, Final

import httpx
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake, InvalidMessage

from tests.server.harness import ServerProcess

_LOST: Final = (ConnectionClosed, InvalidHandshake, InvalidMessage, OSError, httpx.TransportError)
"""The errors that a client gets from a server that is down."""
_GIVEN_UP: Final = {
    *("stale", "not_your_turn", "nothing", "asked", "answered", "phase"),
    "revealed",
    "too_many",
}
"""The codes of refusals when others were quicker, a secret is out, or somebody talks too much."""
_GLANCE_S: Final = 0.2
"""How often a client that receives nothing checks whether there is something to do."""
_LATER: Final = {"unavailable", "busy"}
"""Refusals after which the same request is sent again."""


class Broken(AssertionError):
    """The server broke a promise."""


class Client:
    """A person with a browser who never gives up."""

    def __init__(
        self, servers: Sequence[ServerProcess], count: Counter[str], rng: random.Random
    ) -> None:
        self._servers = servers
        self._count = count
        self._rng = rng
        self._cookies: dict[str, str] = {}
        self.table = ""
        self.number = 0
        self.update: dict[str, Any] = {}
        """The last update, which is the table on the screen."""
        self.shown: dict[str, dict[int, tuple[int, str]]] = {}
        """By table and number: what was shown, as time and kind."""
        self.granted: dict[str, dict[str, int]] = {}
        """By table: the requests that were granted, and their numbers."""
        self.asked: dict[str, set[str]] = {}
        """By table: every request ever sent."""
        self.waiting: dict[str, Any] | None = None
        """The request that has not been answered yet."""
        self.present = False
        """Whether the connection is open and has delivered the table."""
        self._expected = 0
        """The number that must have been seen before the next request."""

    # --- over HTTP

    async def post(self, path: str, body: object) -> dict[str, Any]:
        """Ask until there is an answer."""
        while True:
            try:
                async with httpx.AsyncClient(cookies=self._cookies, timeout=60) as http:
                    response = await http.post(f"{self._server().url}{path}", json=body)
            except (*_LOST, httpx.TimeoutException):
                await self._breathe()
                continue
            if response.status_code == 503:
                await self._breathe()
                continue
            if response.status_code != 200:
                raise Broken(f"{path}: {response.text}")
            self._cookies |= dict(response.cookies)
            answer: dict[str, Any] = response.json()
            return answer

    def _server(self) -> ServerProcess:
        return self._rng.choice(self._servers)

    async def _breathe(self) -> None:
        self._count["attempts to connect that failed"] += 1
        await asyncio.sleep(self._rng.uniform(0.02, 0.2))

    # --- at a table

    def go_to(self, table: str) -> None:
        """Go to another table."""
        self.table, self.number, self.update = table, 0, {}
        self.waiting, self._expected, self.present = None, 0, False
        self.shown[table], self.granted[table], self.asked[table] = {}, {}, set()

    async def follow(self, until: Callable[[], bool]) -> None:
        """Stay at the table, reconnecting as often as necessary, until the condition holds."""
        while True:
            try:
                async with self._connected() as socket:
                    await self._listen(socket, until)
                    return
            except _LOST:
                self.present = False
                await self._breathe()

    async def _listen(self, socket: ClientConnection, until: Callable[[], bool]) -> None:
        if self.waiting is not None:
            self._count["requests sent again"] += 1
            await socket.send(json.dumps(self.waiting))
        while not until():
            with contextlib.suppress(TimeoutError):
                async with asyncio.timeout(_GLANCE_S):
                    message = await socket.recv()
                await self._hear(socket, json.loads(message))

    @asynccontextmanager
    async def _connected(self) -> AsyncIterator[ClientConnection]:
        url = f"ws://127.0.0.1:{self._server().port}/api/tables/{self.table}/live"
        cookie = "; ".join(f"{key}={value}" for key, value in self._cookies.items())
        async with connect(
            f"{url}?since={self.number}",
            additional_headers={"Cookie": cookie},
            max_size=None,
            close_timeout=1,
            proxy=None,
        ) as socket:
            self._count["connections"] += 1
            yield socket

    async def _hear(self, socket: ClientConnection, message: dict[str, Any]) -> None:
        if message["type"] == "update":
            self._look(message)
        elif self.waiting is not None and message["id"] == self.waiting["id"]:
            if message["type"] == "granted":
                self._be_granted(message)
            else:
                await self._be_refused(socket, message)
        if self.waiting is None and self.number >= self._expected:
            self.waiting = self.wish()
            if self.waiting is not None:
                self.waiting["id"] = secrets.token_hex(8)
                self.asked[self.table].add(self.waiting["id"])
                await socket.send(json.dumps(self.waiting))

    def wish(self) -> dict[str, Any] | None:
        """The next request in the table's current state; a spectator has none."""
        return None

    def _look(self, update: dict[str, Any]) -> None:
        if update["number"] < self.number or update["since"] > self.number:
            raise Broken(f"{self.table}: {self.number} was shown, then {update['number']}")
        shown = self.shown[self.table]
        for item in update["items"]:
            seen = (item["at"], item["kind"])
            if shown.setdefault(item["number"], seen) != seen:
                raise Broken(f"{self.table}: entry {item['number']} was shown in two ways")
        self.number, self.update, self.present = update["number"], update, True

    def _be_granted(self, answer: dict[str, Any]) -> None:
        self._count["granted requests"] += 1
        self.granted[self.table][answer["id"]] = self._expected = answer["number"]
        self.waiting = None

    async def _be_refused(self, socket: ClientConnection, answer: dict[str, Any]) -> None:
        code = answer["error"]["code"]
        self._count[f"requests refused as '{code}'"] += 1
        if code in _LATER:
            await asyncio.sleep(_GLANCE_S)
            await socket.send(json.dumps(self.waiting))
        elif code in _GIVEN_UP:
            self._expected = answer["number"]
            self.waiting = None
        else:
            raise Broken(f"{self.table}: {self.waiting} was refused: {answer['error']}")


class Player(Client):
    """Sits down and plays random legal actions; sometimes says something or takes one back."""

    def __init__(
        self, servers: Sequence[ServerProcess], count: Counter[str], rng: random.Random
    ) -> None:
        super().__init__(servers, count, rng)
        self.resting = False
        """Whether there is nothing left to ask for."""

    def __str__(self) -> str:
        return f"somebody has seen {self.number} and waits for {self.waiting}"

    @property
    def over(self) -> bool:
        """Whether the game is over."""
        return bool(self.update) and self.update["table"]["phase"] == "finished"

    def wish(self) -> dict[str, Any] | None:
        update = self.update
        if self.resting or not update or self.over:
            return None
        if update["seat"] is None:
            return {"do": "join", "name": "Ada", "entropy": secrets.token_hex(16)}
        seat, at, chance = update["seat"], update["number"], self._rng.random()
        request = update["table"]["undo_request"]
        if request is not None and seat in request["waiting"]:
            agreed = chance < 0.5
            number = request["number"]
            return {"do": "answer_undo", "seat": seat, "request": number, "agreed": agreed}
        if update["decision"] is None:
            return None
        if chance < 0.03 and update["undo"] is not None and request is None:
            return {"do": "undo", "seat": seat, "at": at}
        if chance < 0.06:
            return {"do": "say", "seat": seat, "text": secrets.token_hex(4)}
        return {"do": "play", "seat": seat, "action": self._action(update["decision"]), "at": at}

    def _action(self, decision: dict[str, Any]) -> str:
        if decision["kind"] != "divide":
            text: str = self._rng.choice(decision["options"])["text"]
            return text
        # Cards of one kind are the same: of each kind, the first stand in the first lot.
        cards = decision["cards"]
        places = {kind: _places(kind, cards) for kind in cards}
        drawn = iter(self._rng.sample(cards, len(cards)))
        lots = [
            sorted(next(places[kind]) for kind in islice(drawn, size)) for size in decision["sizes"]
        ]
        return "divide " + " | ".join(" ".join(map(str, lot)) for lot in lots)


def _places(kind: str, cards: Sequence[str]) -> Iterator[int]:
    return (place for place, card in enumerate(cards) if card == kind)


class Group:
    """People who play one game after another together, and a spectator."""

    def __init__(
        self,
        servers: Sequence[ServerProcess],
        plan: dict[str, Any],
        count: Counter[str],
        rng: random.Random,
    ) -> None:
        seats = [{"kind": kind} for kind in plan["seats"]]
        self._plan = {**plan, "seats": seats, "auto_start": True}
        self._count = count
        people = plan["seats"].count("person")
        self.players = [Player(servers, count, rng) for _ in range(people)]
        self.spectator = Client(servers, count, rng)
        self.begun = asyncio.Event()
        self.stopping = False

    def __str__(self) -> str:
        return f"{self.spectator.table}, where " + ", ".join(map(str, self.players))

    @property
    def everybody(self) -> list[Client]:
        return [*self.players, self.spectator]

    async def play(self) -> None:
        """Play until stopped."""
        for player in self.players:
            await player.post("/api/me", {"name": "Ada"})
        while not self.stopping:
            made = await self.players[0].post("/api/tables", self._plan)
            for one in self.everybody:
                one.go_to(made["table"]["id"])
            self.begun.set()
            async with asyncio.TaskGroup() as together:
                tasks = [together.create_task(self._play(player)) for player in self.players]
                together.create_task(self.spectator.follow(partial(self._is_followed, tasks)))
            if all(player.over for player in self.players):
                self._count["finished games"] += 1

    async def _play(self, player: Player) -> None:
        await player.follow(lambda: self._done(player))

    def _done(self, player: Player) -> bool:
        player.resting = self.stopping
        return player.waiting is None and (player.over or (self.stopping and player.present))

    def _is_followed(self, players: Sequence[asyncio.Task[None]]) -> bool:
        """Whether all have stopped, and the spectator has seen everything."""
        return all(one.done() for one in players) and self._caught_up()

    def _caught_up(self) -> bool:
        return self.spectator.number >= max(player.number for player in self.players)
