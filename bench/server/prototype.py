"""What the server is compared with: the same connections and the same durable writes, no game.

A bare Starlette WebSocket behind the same uvicorn, and SQLite with one commit for all the moves
that wait. There are no rules, no views, no identities and no checks; a move is stored as it came,
and whoever sent it gets its number and an update. The update is always the same text, as long as
that of a table in play, so that as many bytes go over the wire.
"""

import asyncio
import contextlib
import socket
import sqlite3
import sys

import orjson
import uvicorn
from starlette.applications import Starlette
from starlette.routing import WebSocketRoute
from starlette.websockets import WebSocket, WebSocketDisconnect

MOVES = 60
"""So many make a game: about as many as a person decides in Carson City."""
_VIEW = "x" * 7_000
_DECISION = '{"seat":0,"options":[{"text":"bid 7"}]}'


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
        """Write an entry, and return when it is durable."""
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


def make_app(store: Store) -> Starlette:
    """The whole application."""

    async def live(websocket: WebSocket) -> None:
        await websocket.accept()
        game = websocket.path_params["game"]
        with contextlib.suppress(WebSocketDisconnect):
            for number in range(MOVES + 1):
                await websocket.send_text(_update(number))
                request = orjson.loads(await websocket.receive_text())
                await store.append(game, number, request["action"])
                granted = {"type": "granted", "id": request["id"], "number": number + 1}
                await websocket.send_text(orjson.dumps(granted).decode())

    return Starlette(routes=[WebSocketRoute("/api/tables/{game}/live", live)])


def _update(number: int) -> str:
    decision = _DECISION if number < MOVES else "null"
    return (
        f'{{"type":"update","since":0,"number":{number},"seat":0,"view":"{_VIEW}",'
        f'"decision":{decision}}}'
    )


def main() -> None:
    listener = socket.create_server(("127.0.0.1", 0), backlog=2048)
    print(f"prototype at http://127.0.0.1:{listener.getsockname()[1]}", flush=True)
    config = uvicorn.Config(
        make_app(Store(sys.argv[1])),
        ws="websockets-sansio",
        ws_per_message_deflate=False,
        access_log=False,
        log_config=None,
    )
    uvicorn.Server(config).run(sockets=[listener])


if __name__ == "__main__":
    main()
