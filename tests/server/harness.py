"""Real servers and real clients for tests: a process of `cardtown serve`, and people who use it."""

from __future__ import annotations

import asyncio
import contextlib
import hashlib
import json
import os
import secrets
import signal
import socket
from collections.abc import AsyncIterator, Mapping
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from datetime import date
from pathlib import Path
from typing import Any, Final, Self

import httpx
from websockets.asyncio.client import ClientConnection, connect

from cardtown.server.limits import StorageLimit
from cardtown.server.times import day_at, now_ms
from tests.server.forks import Clock, ForkedProgram

GENEROUS: Final = {
    "CARDTOWN_RATE": "1000000",
    "CARDTOWN_BURST": "1000000",
    "CARDTOWN_INTRODUCTIONS": "1000000",
    "CARDTOWN_PROGRAM_RATE": "1000000",
    "CARDTOWN_PROGRAM_BURST": "1000000",
    "CARDTOWN_OPEN_TABLES": "1000000",
    "CARDTOWN_STORED_MB_PER_DAY": "1000000",
    "CARDTOWN_KEEP_CLOSED_DAYS": "1000000",
    "CARDTOWN_KEEP_GATHERING_DAYS": "1000000",
    "CARDTOWN_KEEP_IDENTITIES_DAYS": "1000000",
    "CARDTOWN_CONNECTIONS": "1000000",
    "CARDTOWN_ALL_CONNECTIONS": "1000000",
}
"""Limits for tests that are about something else."""
UNLIMITED: Final = StorageLimit(10**12)
"""The same for rooms without a server."""

PATIENCE_S: Final = 300.0
"""How long a busy machine may take for anything."""
ALONE: Final = {"game": "card-city", "seats": [{"kind": "person"}], "auto_start": True}
"""A table for one person."""


_DAY_MS: Final = 24 * 3600 * 1000


def noon_ms() -> int:
    """How far ahead a clock has to be to show noon of tomorrow: no test sees a day end by it."""
    return _DAY_MS * 3 // 2 - now_ms() % _DAY_MS


class ServerProcess:
    """One process of `cardtown serve`; it can be killed and started again at the same port."""

    def __init__(
        self,
        folder: Path,
        database_url: str | None = None,
        env: Mapping[str, str] | None = None,
        ahead_ms: int = 0,
    ) -> None:
        self._clock = Clock(ahead_ms)
        self._log = folder / f"server-{secrets.token_hex(4)}.log"
        self.database_url = database_url or f"sqlite:///{folder / 'tables.db'}"
        self._env = {
            **os.environ,
            **GENEROUS,
            "CARDTOWN_DATABASE_URL": self.database_url,
            **(env or {}),
        }
        self._process: ForkedProgram | None = None
        self._place: socket.socket | None = None
        self.port = 0

    def start(self) -> Self:
        """Start and wait until it listens."""
        arguments = ["serve", "--port", str(self.port)]
        self._process = ForkedProgram(arguments, self._env, self._log, self._clock)
        line = self._process.line()
        assert "http://" in line, f"the server did not start: {line}{self.log}"
        self.port = int(line.rpartition(":")[2])
        return self

    @property
    def url(self) -> str:
        """Where it listens."""
        return f"http://127.0.0.1:{self.port}"

    @property
    def today(self) -> date:
        """The day by its clock."""
        return day_at(self._clock.time_ns() // 1_000_000)

    @property
    def pid(self) -> int:
        """Its process."""
        assert self._process is not None
        return self._process.pid

    @property
    def memory(self) -> int:
        """The memory it uses, in bytes."""
        status = Path(f"/proc/{self.pid}/status").read_text()
        line = next(line for line in status.splitlines() if line.startswith("VmRSS:"))
        return int(line.split()[1]) * 1024

    @property
    def log(self) -> str:
        """Everything it has written to its standard error."""
        return self._log.read_text()

    @property
    def stumbles(self) -> str:
        """Its log, if it holds a traceback."""
        return self.log if "Traceback (most recent call last)" in self.log else ""

    def kill(self) -> None:
        """`kill -9`, and wait until it is gone."""
        self._end(signal.SIGKILL)

    def stop(self) -> int:
        """Ask it to stop, wait, and return its exit code."""
        return self._end(signal.SIGTERM)

    def _end(self, how: signal.Signals) -> int:
        process, self._process = self._process, None
        return process.end(how, PATIENCE_S) if process is not None else 0

    def __enter__(self) -> Self:
        # Bound but never listening: the system gives this port to nobody who asks for any port, not
        # even while the server is down, and yet the server may listen at it.
        self._place = socket.socket()
        self._place.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        self._place.bind(("127.0.0.1", 0))
        self.port = self._place.getsockname()[1]
        return self.start()

    def __exit__(self, *_: object) -> None:
        if self._process is not None:
            self.stop()
        if self._place is not None:
            self._place.close()


@dataclass
class Person:
    """A person with a browser, whom the server knows by a cookie."""

    server: ServerProcess
    name: str = "Ada"
    http: httpx.AsyncClient = field(init=False)

    def __post_init__(self) -> None:
        self.http = httpx.AsyncClient(base_url=self.server.url, timeout=PATIENCE_S)

    async def introduce(self) -> Self:
        """Tell the server a name, and get a cookie."""
        response = await self.http.post("/api/me", json={"name": self.name})
        assert response.status_code == 200, response.text
        return self

    async def create(self, **plan: Any) -> str:
        """Make a table and return its id."""
        response = await self.http.post("/api/tables", json=plan or ALONE)
        assert response.status_code == 200, response.text
        table: str = response.json()["table"]["id"]
        return table

    async def ask(self, table: str, do: str, **fields: Any) -> httpx.Response:
        """Ask something of a table over HTTP."""
        return await self.http.post(f"/api/tables/{table}/requests", json={"do": do, **fields})

    async def join(self, table: str, **fields: Any) -> httpx.Response:
        """Sit down."""
        return await self.ask(
            table, "join", name=self.name, entropy=secrets.token_hex(16), **fields
        )

    async def join_sealed(self, table: str) -> str:
        """Sit down with the seal of fresh entropy, which is returned."""
        entropy = secrets.token_hex(16)
        seal = hashlib.sha256(entropy.encode()).hexdigest()
        response = await self.ask(table, "join", name=self.name, seal=seal)
        assert response.status_code == 200, response.text
        return entropy

    async def state(self, table: str, **query: Any) -> dict[str, Any]:
        """The table as this person may see it."""
        response = await self.http.get(f"/api/tables/{table}", params=query)
        assert response.status_code == 200, response.text
        state: dict[str, Any] = response.json()
        return state

    @asynccontextmanager
    async def live(self, table: str, **query: Any) -> AsyncIterator[LiveClient]:
        """A live connection to a table."""
        asked = "&".join(f"{key}={value}" for key, value in query.items())
        cookie = "; ".join(f"{key}={value}" for key, value in self.http.cookies.items())
        url = f"ws://127.0.0.1:{self.server.port}/api/tables/{table}/live?{asked}"
        headers = {"Cookie": cookie} if cookie else {}
        for name in ("X-Forwarded-For", "Authorization"):
            if name in self.http.headers:
                headers[name] = self.http.headers[name]
        # Without a limit: a client that stops reading would wait ten seconds for the goodbye.
        async with connect(
            url,
            additional_headers=headers,
            max_size=None,
            max_queue=None,
            open_timeout=PATIENCE_S,
            ping_timeout=PATIENCE_S,
        ) as socket:
            yield LiveClient(socket)

    async def close(self) -> None:
        """Close the browser."""
        await self.http.aclose()


class LiveClient:
    """A live connection: the messages that came, and answers to requests."""

    def __init__(self, socket: ClientConnection) -> None:
        self._socket = socket
        self.received: list[str] = []
        """Every message, byte for byte."""

    @property
    def close_code(self) -> int | None:
        """How it was closed; None while it is open."""
        return self._socket.close_code

    async def next(self) -> dict[str, Any]:
        """The next message, whatever it is."""
        text = await self._socket.recv()
        assert isinstance(text, str)
        self.received.append(text)
        message: dict[str, Any] = json.loads(text)
        return message

    async def update(self, number: int = 0) -> dict[str, Any]:
        """The next update that reaches at least that number."""
        while True:
            message = await self.next()
            if message["type"] == "update" and message["number"] >= number:
                return message

    async def send(self, do: str, **fields: Any) -> str:
        """Send a request without waiting for the answer; return its id."""
        name: str = fields.setdefault("id", secrets.token_hex(8))
        await self._socket.send(json.dumps({"do": do, **fields}))
        return name

    async def ask(self, do: str, **fields: Any) -> dict[str, Any]:
        """Send a request and return the answer; updates that come before it are kept."""
        name = await self.send(do, **fields)
        while True:
            message = await self.next()
            if message.get("id") == name:
                return message


@asynccontextmanager
async def people(server: ServerProcess, *names: str) -> AsyncIterator[list[Person]]:
    """Several people whom a server knows."""
    everyone = [Person(server, name) for name in names]
    try:
        await asyncio.gather(*(one.introduce() for one in everyone))
        yield everyone
    finally:
        with contextlib.suppress(httpx.HTTPError):
            await asyncio.gather(*(one.close() for one in everyone))


@asynccontextmanager
async def stranger(server: ServerProcess) -> AsyncIterator[Person]:
    """A person whom the server does not know."""
    one = Person(server)
    try:
        yield one
    finally:
        await one.close()


@dataclass
class Program(Person):
    """A program of a person, which acts by its token."""

    name: str = "Robo"
    token: str = ""

    def __post_init__(self) -> None:
        super().__post_init__()
        self.http.headers["Authorization"] = f"Bearer {self.token}"

    @asynccontextmanager
    async def follow(self, plays: str = "card-city,carson-city") -> AsyncIterator[Follower]:
        """The live connection to all its tables."""
        url = f"ws://127.0.0.1:{self.server.port}/api/programs/live?plays={plays}"
        headers = {"Authorization": self.http.headers["Authorization"]}
        async with connect(
            url, additional_headers=headers, open_timeout=PATIENCE_S, ping_timeout=PATIENCE_S
        ) as socket:
            yield Follower(socket)


class Follower(LiveClient):
    """What a program hears of its tables."""

    async def ready(self) -> list[dict[str, Any]]:
        """The tables that it is told of at first."""
        told = []
        while (message := await self.next())["type"] != "ready":
            told.append(message["table"])
        return told

    async def until(self, table: str, **facts: Any) -> dict[str, Any]:
        """The next news of a table of which all that is true."""
        while True:
            message = await self.next()
            news = message.get("table") or {}
            if news and news["table"]["id"] == table and facts.items() <= news.items():
                return dict(news)


async def make_token(owner: Person, name: str = "Robo", **wanted: Any) -> str:
    """Let a person make a program; return its token."""
    answer = await owner.http.post("/api/me/programs", json={"name": name, **wanted})
    assert answer.status_code == 200, answer.text
    token: str = answer.json()["token"]
    return token


@asynccontextmanager
async def program_of(owner: Person, name: str = "Robo", **wanted: Any) -> AsyncIterator[Program]:
    """A new program of a person."""
    one = Program(owner.server, name, await make_token(owner, name, **wanted))
    try:
        yield one
    finally:
        await one.close()
