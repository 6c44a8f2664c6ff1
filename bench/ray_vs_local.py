"""Ray against our own processes, the same games: `python -m bench.ray_vs_local --games 2000`.

Both play on all cores of this machine, in turns. This measures the wall time of the run alone: the
cluster is already up. Needs the extra `ray`.
"""

import os
import statistics
from functools import partial

from bench import figures
from bench.lab_scaling import wall_time
from cardtown.lab import local, ray_cluster

GAMES = 2000
ROUNDS = 1


def ray_vs_local(games: int = GAMES, rounds: int = ROUNDS) -> float:
    """Games a second on Ray over those of local processes: the median of a few rounds."""
    jobs = os.cpu_count() or 1
    here = partial(local.play_parts, jobs=jobs)
    ratios = []
    for _ in range(rounds):
        local_s = wall_time(games, here)
        with ray_cluster.cluster(ray_cluster.LOCAL, jobs) as there:
            ratios.append(local_s / wall_time(games, there))
    return statistics.median(ratios)


if __name__ == "__main__":
    figures.measure_by_hand(
        "ray_vs_local", "Measure Ray against local processes.", ray_vs_local, GAMES, ROUNDS
    )
