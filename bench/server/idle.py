"""The memory of an idle connection: `python -m bench.server.idle --connections 2000`.

Every connection belongs to a person with an identity who watches a table in play; ten watch each
table. The figure is the growth of the server's resident memory divided by the number of
connections, without the tables themselves: they are open before.
"""

import argparse
import asyncio
import tempfile
from functools import partial
from pathlib import Path

import uvloop

from bench.server.players import Place, against_virtual_players
from bench.server.process import Running, cardtown_server
from bench.server.wire import Connection

CONNECTIONS = 2000
WATCHERS = 10
"""Connections to each table."""


async def connection_kb(server: Running, connections: int) -> float:
    """The memory of an idle connection that has received its first update."""
    places = [await against_virtual_players(server.port)() for _ in range(connections // WATCHERS)]
    await _connect(server, places)  # fills the server's caches for watched tables
    before = server.resident_kb
    await _connect(server, places * (WATCHERS - 1))
    return (server.resident_kb - before) / (len(places) * (WATCHERS - 1))


async def _connect(server: Running, places: list[Place]) -> None:
    for place in places:
        seen = asyncio.Event()
        await Connection(place.path, place.cookie, partial(_see, seen)).open(server.port)
        await seen.wait()


def _see(seen: asyncio.Event, message: bytes | None) -> None:
    if message is None:
        raise ConnectionError("the server closed an idle connection")
    seen.set()


def idle_connection_kb(connections: int = CONNECTIONS) -> float:
    """The figure of `make bench`."""
    with (
        tempfile.TemporaryDirectory(prefix="cardtown-bench-") as folder,
        cardtown_server(Path(folder)) as server,
    ):
        return uvloop.run(connection_kb(server, connections))


def main() -> None:
    parser = argparse.ArgumentParser(description="Measure idle connections.")
    parser.add_argument("--connections", type=int, default=CONNECTIONS)
    given = parser.parse_args()
    print(f"{idle_connection_kb(given.connections):.1f} kB a connection")


if __name__ == "__main__":
    main()
