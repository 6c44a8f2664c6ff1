"""Two processes against one, the same games: `python -m bench.lab_scaling --games 400`.

This measures the wall time of whole runs of `cardtown lab run`, including the start of processes
and the writing of rows. One and two processes take turns, so that a busy machine slows both alike.
A machine with fewer than two free cores can't show a ratio of two. Needs the extra `lab`.
"""

import statistics
import tempfile
import time
from functools import partial
from pathlib import Path

from bench import figures
from cardtown.lab import Tournament, local, run_missing, store
from cardtown.lab.run import Executor

GAMES = 400
ROUNDS = 3


def wall_time(games: int, executor: Executor) -> float:
    """Seconds for a run of `games` games of four greedy bots, with rows kept."""
    tournament = Tournament("carson-city", ("bot:greedy",) * 4, games, seed="bench")
    with tempfile.TemporaryDirectory() as folder:
        run = store.create(Path(folder), tournament)
        start = time.perf_counter()
        run_missing(run, executor)
        return time.perf_counter() - start


def scaling(games: int = GAMES, rounds: int = ROUNDS) -> float:
    """How many times faster two processes are than one: the median of a few rounds."""
    one, two = (partial(local.play_parts, jobs=jobs) for jobs in (1, 2))
    return statistics.median(wall_time(games, one) / wall_time(games, two) for _ in range(rounds))


if __name__ == "__main__":
    figures.measure_by_hand(
        "lab_scaling", "Measure two processes against one.", scaling, GAMES, ROUNDS
    )
