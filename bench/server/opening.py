"""How long a server takes to start, and to open a table that is not in memory.

`python -m bench.server.opening` starts servers on a database with finished Carson City games of
18 rounds and asks for tables over HTTP, each for the first time in the life of the process.
"""

import json
import statistics
import tempfile
import time
import urllib.request
from pathlib import Path
from typing import NamedTuple

import uvloop

from bench.server.players import Player, Tally, against_virtual_players
from bench.server.process import cardtown_server

STARTS = 5
TABLES = 5


class Opening(NamedTuple):
    """Medians over several starts."""

    startup_s: float
    """Time from the start of the process to the first answer."""
    cold_open_ms: float
    """Time from the request for a finished table that is not in memory to the whole answer."""


def measure() -> Opening:
    """The figures of `make bench`."""
    startups, openings = [], []
    with tempfile.TemporaryDirectory(prefix="cardtown-bench-") as name:
        folder = Path(name)
        with cardtown_server(folder) as server:
            tables = uvloop.run(_finished_tables(server.port))
        for _ in range(STARTS):
            start = time.perf_counter()
            with cardtown_server(folder) as server:
                _get(server.port, "/api/games")
                startups.append(time.perf_counter() - start)
                openings += [_open(server.port, table) for table in tables]
    return Opening(statistics.median(startups), 1000 * statistics.median(openings))


def _open(port: int, table: str) -> float:
    start = time.perf_counter()
    answer = _get(port, f"/api/tables/{table}")
    took = time.perf_counter() - start
    if json.loads(answer)["table"]["phase"] != "finished":
        raise RuntimeError("the game is not over")
    return took


def _get(port: int, path: str) -> bytes:
    with urllib.request.urlopen(f"http://127.0.0.1:{port}{path}") as answer:
        content: bytes = answer.read()
        return content


async def _finished_tables(port: int) -> list[str]:
    """The ids of games played to the end."""
    paths = []
    find = against_virtual_players(port)
    for _ in range(TABLES):
        place = await find()
        game = Player(port, find, Tally(), 0.0)
        await game.play_at(place)
        paths.append(place.path.split("/")[3])
    return paths


def main() -> None:
    opening = measure()
    print(
        f"first answer after {opening.startup_s:.2f} s; "
        f"a finished table is open after {opening.cold_open_ms:.0f} ms"
    )


if __name__ == "__main__":
    main()
