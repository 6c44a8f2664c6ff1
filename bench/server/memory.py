"""Memory over many games: `python -m bench.server.memory --games 2000`.

The server may keep only a few tables in memory while people play one game after another: its
resident memory must not grow.
"""

import argparse
import asyncio
import tempfile
from pathlib import Path

import uvloop

from bench.server.players import Player, Tally, against_virtual_players
from bench.server.process import Running, cardtown_server

ROOMS = 50
PLAYERS = 50


async def watch(server: Running, games: int) -> None:
    """Print the memory ten times while people play `games` games."""
    tally = Tally()
    async with asyncio.TaskGroup() as players:
        tasks = [
            players.create_task(
                Player(server.port, against_virtual_players(server.port), tally).play()
            )
            for _ in range(PLAYERS)
        ]
        for step in range(1, 11):
            while tally.games < games * step // 10:
                await asyncio.sleep(0.1)
            print(
                f"{tally.games:>7,} games, {len(tally.waits):>9,} moves: "
                f"{server.resident_kb / 1000:,.0f} MB",
                flush=True,
            )
        for task in tasks:
            task.cancel()


def main() -> None:
    parser = argparse.ArgumentParser(description="Watch the server's memory over many games.")
    parser.add_argument("--games", type=int, default=2000)
    parser.add_argument("--rooms", type=int, default=ROOMS, help="tables kept in memory")
    given = parser.parse_args()
    with (
        tempfile.TemporaryDirectory(prefix="cardtown-bench-") as folder,
        cardtown_server(Path(folder), {"CARDTOWN_ROOMS": str(given.rooms)}) as server,
    ):
        uvloop.run(watch(server, given.games))


if __name__ == "__main__":
    main()
