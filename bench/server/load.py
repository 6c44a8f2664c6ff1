"""Games in play: `python -m bench.server.load --games 500`.

The game is the most common one: one person against three virtual players in Carson City. Every
person has an identity and a live connection, plays a random legal action as soon as the answer to
the last one and the new view have arrived, and goes to the next table when a game is over; the
tables are prepared in advance. A move counts when it is granted, so it is on the disk (SQLite,
synchronous = FULL). All players are in one process beside the server, and some have a head start,
so that all stages of a game are in play at any time.

Four runs: as many moves as the server can take; the same on the prototype and on its lean variant;
and response times when people take a moment to think, with the server busy but not overloaded.
"""

import argparse
import asyncio
import tempfile
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import NamedTuple

import uvloop

from bench.server.players import (
    Clock,
    Opener,
    Player,
    Tally,
    against_virtual_players,
    nowhere_in_particular,
    prepare_tables,
)
from bench.server.process import Running, cardtown_server, prototype_server

GAMES = 500
TABLES = 4
"""Tables of each player, one after another: enough for 5,000 moves/s."""
STAGES = 50
"""The largest head start, in moves."""
SETTLING_S = 2.0
WINDOW_S = 10.0
PACE = 2000.0
"""Moves a second of all people together while response times are measured: four of each."""


class Load(NamedTuple):
    """The figures of a window of steady play."""

    moves: float
    """Granted moves a second."""
    p50_ms: float
    p99_ms: float
    """Time from request to answer."""
    games: int
    """Games finished since the start."""
    cpu_us: float
    """CPU time of the server per move."""


async def drive(
    server: Running, openers: Sequence[Opener], window_s: float, pace: float | None = None
) -> Load:
    """Let one person play with each opener, and measure for a while."""
    tally = Tally()
    pause = len(openers) / pace if pace else 0.0
    people = [
        Player(server.port, opener, tally, pause, head_start=number % STAGES)
        for number, opener in enumerate(openers)
    ]
    async with asyncio.TaskGroup() as players:
        tasks = [players.create_task(player.play()) for player in people]
        for player in people:
            await player.halted.wait()
        for player in people:
            player.go_on()
        await asyncio.sleep(SETTLING_S)
        start, cpu_start = Clock(), server.cpu_s
        await asyncio.sleep(window_s)
        end, cpu_end = Clock(), server.cpu_s
        for task in tasks:
            task.cancel()
    if tally.refused:
        raise RuntimeError(f"{tally.refused} moves were refused")
    waits = tally.between(start, end)
    return Load(
        moves=len(waits) / (end - start),
        p50_ms=1000 * waits[len(waits) // 2],
        p99_ms=1000 * waits[len(waits) * 99 // 100],
        games=tally.games,
        cpu_us=1e6 * (cpu_end - cpu_start) / len(waits),
    )


def of_server(games: int = GAMES, window_s: float = WINDOW_S, pace: float | None = None) -> Load:
    """The server under load."""

    async def play(server: Running) -> Load:
        openers = [
            await prepare_tables(against_virtual_players(server.port), TABLES) for _ in range(games)
        ]
        return await drive(server, openers, window_s, pace)

    with _scratch() as folder, cardtown_server(Path(folder)) as server:
        return uvloop.run(play(server))


def of_prototype(games: int = GAMES, window_s: float = WINDOW_S, *, lean: bool = False) -> Load:
    """The prototype under the same load."""
    with _scratch() as folder, prototype_server(Path(folder), lean=lean) as server:
        return uvloop.run(drive(server, [nowhere_in_particular] * games, window_s))


def _scratch() -> tempfile.TemporaryDirectory[str]:
    return tempfile.TemporaryDirectory(prefix="cardtown-bench-")


def main() -> None:
    parser = argparse.ArgumentParser(description="Load the server with games in play.")
    parser.add_argument("--games", type=int, default=GAMES)
    parser.add_argument("--seconds", type=float, default=WINDOW_S, help="of each window")
    parser.add_argument("--pace", type=float, default=PACE, help="moves/s of the paced run")
    runs: dict[str, Callable[[], Load]] = {
        "full": lambda: of_server(given.games, given.seconds),
        "prototype": lambda: of_prototype(given.games, given.seconds),
        "lean": lambda: of_prototype(given.games, given.seconds, lean=True),
        "paced": lambda: of_server(given.games, given.seconds, given.pace),
    }
    parser.add_argument("--only", choices=list(runs), help="one run alone")
    given = parser.parse_args()
    for name, run in runs.items():
        if given.only in (None, name):
            load = run()
            print(
                f"{name:<10} {load.moves:>7,.0f} moves/s, p50 {load.p50_ms:.0f} ms, "
                f"p99 {load.p99_ms:.0f} ms, {load.cpu_us:.0f} µs of CPU a move, "
                f"{load.games} games finished",
                flush=True,
            )


if __name__ == "__main__":
    main()
