"""Lightweight clients that play: they read only what they need to choose."""

import asyncio
import json
import random
import re
import secrets
import time
from collections.abc import Awaitable, Callable
from typing import NamedTuple

from bench.server.wire import Connection

Clock = time.perf_counter
_NUMBER = re.compile(rb'"number":(\d+)')
_SEAT = re.compile(rb'"seat":(\d+)')
_OPTION = re.compile(rb'"text":"([^"]+)"')


class Place(NamedTuple):
    """A table to play at, and the identity to play with."""

    path: str
    cookie: str


Opener = Callable[[], Awaitable[Place]]
"""Finds the next table for a player."""


class Tally:
    """What all players did, and the response time of each request."""

    def __init__(self) -> None:
        self.games = 0
        self.refused = 0
        self.waits: list[tuple[float, float]] = []
        """When each answer came, and how many seconds it took."""

    def between(self, start: float, end: float) -> list[float]:
        """The response times of answers between `start` and `end`, the shortest first."""
        return sorted(wait for at, wait in self.waits if start <= at < end)


class Player:
    """Plays game after game at random.

    There are `pause` seconds between choices on average, or more if the answer is late. With a
    `head_start`, it plays that number of moves and then stops until :meth:`go_on`.
    """

    def __init__(
        self,
        port: int,
        open_table: Opener,
        tally: Tally,
        pause: float = 0.0,
        head_start: int | None = None,
    ) -> None:
        self._port = port
        self._open_table = open_table
        self._tally = tally
        self._pause = pause
        self._until_halt = head_start
        self.halted = asyncio.Event()
        """Set when the head start has been played."""
        self._connection: Connection
        self._over: asyncio.Event
        self._asked_at = 0.0
        self._granted = 0
        self._update = b""

    async def play(self) -> None:
        """Play game after game, until cancelled."""
        while True:
            await self.play_at(await self._open_table())
            self._tally.games += 1

    async def play_at(self, place: Place) -> None:
        """Play one game to the end."""
        self._over = asyncio.Event()
        self._granted, self._update = 0, b""
        self._connection = Connection(place.path, place.cookie, self._hear)
        await self._connection.open(self._port)
        await self._over.wait()
        self._connection.close()

    def _hear(self, message: bytes | None) -> None:
        if message is None:
            self._over.set()
            return
        if message.startswith(b'{"type":"update"'):
            self._update = message
        else:
            now = Clock()
            self._tally.waits.append((now, now - self._asked_at))
            self._tally.refused += message.startswith(b'{"type":"refused"')
            self._granted = _number(message)
        if self._update and _number(self._update) >= self._granted >= 0:
            self._think()

    def _think(self) -> None:
        update = self._update
        if update.find(b'"decision":null') >= 0:
            self._over.set()
            return
        self._granted = -1  # ignore updates until the answer comes
        if self._until_halt is not None:
            if self._until_halt == 0:
                self.halted.set()
                return
            self._until_halt -= 1
            self._choose(update)
        elif self._pause:
            pause = self._asked_at + random.expovariate(1 / self._pause) - Clock()
            asyncio.get_running_loop().call_later(max(pause, 0.0), self._choose, update)
        else:
            self._choose(update)

    def go_on(self) -> None:
        """Play on without stopping again."""
        self._until_halt = None
        self._asked_at = Clock()
        self._think()

    def _choose(self, update: bytes) -> None:
        decision = update.rfind(b'"decision":')
        seat = _SEAT.search(update, decision)
        if seat is None:
            raise AssertionError("a decision names its seat")
        action = random.choice(_OPTION.findall(update, decision))
        self._asked_at = Clock()
        self._connection.send(
            b'{"do":"play","id":"%s","seat":%s,"action":"%s","at":%d}'
            % (secrets.token_hex(6).encode(), seat[1], action, _number(update))
        )


def _number(message: bytes) -> int:
    found = _NUMBER.search(message)
    if found is None:
        raise AssertionError("every message has a number")
    return int(found[1])


# --- tables ----------------------------------------------------------------------------------


def against_virtual_players(port: int) -> Opener:
    """One person's tables, each Carson City against three virtual players."""
    seats = [{"kind": "person"}, *[{"kind": "virtual:intermediate"}] * 3]
    plan = {"game": "carson-city", "seats": seats, "auto_start": True}
    cookie = ""

    async def open_table() -> Place:
        nonlocal cookie
        if not cookie:
            _, cookie = await post(port, "/api/me", "", {"name": "Ada"})
        made, _ = await post(port, "/api/tables", cookie, plan)
        table = json.loads(made)["table"]["id"]
        join = {"do": "join", "name": "Ada", "entropy": secrets.token_hex(16)}
        await post(port, f"/api/tables/{table}/requests", cookie, join)
        return Place(f"/api/tables/{table}/live", cookie)

    return open_table


async def prepare_tables(open_table: Opener, count: int) -> Opener:
    """Open `count` tables now, and return an opener that hands them out one by one."""
    places = [await open_table() for _ in range(count)]

    async def next_place() -> Place:
        if not places:
            raise RuntimeError("all prepared tables have been played: prepare more")
        return places.pop()

    return next_place


async def nowhere_in_particular() -> Place:
    """A table of the prototype, which takes any name."""
    return Place(f"/api/tables/{secrets.token_hex(8)}/live", "")


async def post(port: int, path: str, cookie: str, body: object) -> tuple[bytes, str]:
    """The answer to a request over HTTP, and the cookie that came with it."""
    reader, writer = await asyncio.open_connection("127.0.0.1", port)
    content = json.dumps(body).encode()
    writer.write(
        f"POST {path} HTTP/1.1\r\nHost: 127.0.0.1\r\nConnection: close\r\nCookie: {cookie}\r\n"
        f"Content-Type: application/json\r\nContent-Length: {len(content)}\r\n\r\n".encode()
        + content
    )
    head, _, answer = (await reader.read()).partition(b"\r\n\r\n")
    writer.close()
    if b" 200 " not in head.partition(b"\r\n")[0]:
        raise ConnectionError(f"{path}: {head.decode()} {answer.decode()}")
    given = re.search(rb"set-cookie: ([^;\r]+)", head, re.IGNORECASE)
    return answer, given[1].decode() if given else cookie
