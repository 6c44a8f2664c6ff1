"""A baseline for the server: the same connections and durable writes, but no game.

A bare Starlette WebSocket behind the same uvicorn, and SQLite with group commits. There are no
rules, views, identities or checks: a move is stored as it came, and its sender gets its number and
an update. The update is always the same, one that the server sends in the middle of a game;
Starlette serializes it as JSON, or, with `--lean`, it is a text made in advance, which only a
server without a game can have.
"""

import argparse
import asyncio
import contextlib
import json
import socket
import sqlite3
from collections.abc import Awaitable, Callable
from typing import Any

import orjson
import uvicorn
from starlette.applications import Starlette
from starlette.routing import WebSocketRoute
from starlette.websockets import WebSocket, WebSocketDisconnect

from cardtown.core import fairness
from cardtown.server.format.messages import Viewer, update
from cardtown.server.table.entries import (
    Change,
    Created,
    Entry,
    Joined,
    PlannedSeat,
    Played,
    Started,
)
from cardtown.server.table.state import TableState

MOVES = 60
"""The moves of a game: about as many as a person makes in Carson City."""


class Store:
    """Entries in SQLite, many to a commit."""

    def __init__(self, file: str) -> None:
        self._database = sqlite3.connect(file, check_same_thread=False)
        self._database.execute("PRAGMA journal_mode = WAL")
        self._database.execute("PRAGMA synchronous = FULL")
        self._database.execute(
            "CREATE TABLE entries (game TEXT, number INTEGER, body TEXT, "
            "PRIMARY KEY (game, number)) WITHOUT ROWID"
        )
        self._waiting: list[tuple[tuple[str, int, str], asyncio.Future[None]]] = []
        self._writer: asyncio.Task[None] | None = None

    async def append(self, game: str, number: int, body: str) -> None:
        """Write an entry, and return once it is durable."""
        done = asyncio.get_running_loop().create_future()
        self._waiting.append(((game, number, body), done))
        if self._writer is None or self._writer.done():
            self._writer = asyncio.create_task(self._write())
        await done

    async def _write(self) -> None:
        while self._waiting:
            batch, self._waiting = self._waiting, []
            await asyncio.to_thread(self._commit, [row for row, _ in batch])
            for _, done in batch:
                done.set_result(None)

    def _commit(self, rows: list[tuple[str, int, str]]) -> None:
        with self._database:
            self._database.executemany("INSERT INTO entries VALUES (?, ?, ?)", rows)


Tell = Callable[[WebSocket, int], Awaitable[None]]
"""Sends the update with this number; the last one has no decision."""


def make_app(store: Store, tell: Tell) -> Starlette:
    """The whole application."""

    async def live(websocket: WebSocket) -> None:
        await websocket.accept()
        game = websocket.path_params["game"]
        with contextlib.suppress(WebSocketDisconnect):
            for number in range(MOVES):
                await tell(websocket, number)
                request = await websocket.receive_json()
                await store.append(game, number, request["action"])
                granted = {"type": "granted", "id": request["id"], "number": number + 1}
                await websocket.send_json(granted)
            await tell(websocket, MOVES)
            await websocket.receive_text()

    return Starlette(routes=[WebSocketRoute("/api/tables/{game}/live", live)])


def as_json() -> Tell:
    """Serialize each update when it is sent."""
    documents = updates()

    async def tell(websocket: WebSocket, number: int) -> None:
        await websocket.send_json(documents[number])

    return tell


def as_text() -> Tell:
    """Serialize all updates in advance."""
    texts = [json.dumps(document, separators=(",", ":")) for document in updates()]

    async def tell(websocket: WebSocket, number: int) -> None:
        await websocket.send_text(texts[number])

    return tell


def updates() -> list[dict[str, Any]]:
    """The updates before each move and after the last."""
    playing = update_in_play()
    before = [{**playing, "number": number} for number in range(MOVES)]
    return [*before, {**playing, "number": MOVES, "decision": None}]


def update_in_play() -> dict[str, Any]:
    """An update of the real server in the middle of a game against three virtual players."""
    seats = (PlannedSeat(), *[PlannedSeat("virtual:intermediate", "Virtual")] * 3)
    secret, entropy = "0" * 64, "0" * 32
    state = TableState("prototype", secret, "key")
    story: list[Change] = [
        Created("carson-city", seats, fairness.commit_first(secret)),
        Joined(0, "ada", "Ada", entropy),
        Started(),
    ]
    for what in story:
        state.apply(Entry(state.number + 1, 0, "ada", None, what))
    for _ in range(MOVES // 2):
        options = state.decisions[0].options
        choice = str(options[len(options) // 2])
        state.apply(Entry(state.number + 1, 0, "ada", None, Played(0, choice)))
    message: dict[str, Any] = orjson.loads(update(state, Viewer("ada", 0), state.number - 1))
    return message


def main() -> None:
    parser = argparse.ArgumentParser(description="Serve connections and writes without a game.")
    parser.add_argument("database", help="the file to write to")
    parser.add_argument("--lean", action="store_true", help="send texts made beforehand")
    given = parser.parse_args()
    listener = socket.create_server(("127.0.0.1", 0), backlog=2048)
    print(f"prototype at http://127.0.0.1:{listener.getsockname()[1]}", flush=True)
    config = uvicorn.Config(
        make_app(Store(given.database), as_text() if given.lean else as_json()),
        ws="websockets-sansio",
        ws_per_message_deflate=False,
        access_log=False,
        log_config=None,
    )
    uvicorn.Server(config).run(sockets=[listener])


if __name__ == "__main__":
    main()
