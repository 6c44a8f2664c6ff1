"""Our random games beside those of other engines, in one run: ``make bench-peers``.

Plain Python plays against catanatron, the compiled core against fastcatan. Two take turns at a
time, on one core, so that a busy machine slows both alike; the median leaves out single slow
rounds. The figure is the CPU time spent playing, without the start of Python and its imports.
"""

import argparse
import os
import statistics
import subprocess
import sys
from collections.abc import Callable, Sequence
from functools import partial
from pathlib import Path

from bench import figures
from bench.core import batch, loop_in_python
from bench.figures import Sample
from cardtown import fast

ROOT = Path(__file__).resolve().parent.parent
PEERS_PYTHON = ROOT / ".venv-peers" / "bin" / "python"
FASTCATAN_PYTHON = ROOT / ".venv-fastcatan" / "bin" / "python"
"""In an environment of its own, since it needs a newer Python; not there where there is none."""
FASTCATAN_COUNTS = {"loop": 100, "batch": 1000}


def ours(games: int) -> Sample:
    return _run([sys.executable, "-m", "bench.carson_random", "--games", str(games), "--json"])


def catanatron(games: int) -> Sample:
    return _run([str(PEERS_PYTHON), "bench/catanatron_random.py", "--games", str(games)])


def fastcatan(way: str) -> Sample:
    count = str(FASTCATAN_COUNTS[way])
    return _run([str(FASTCATAN_PYTHON), "bench/fastcatan_random.py", way, "--count", count])


def main() -> None:
    options = _options()
    if not PEERS_PYTHON.exists():
        sys.exit(f"{PEERS_PYTHON.relative_to(ROOT)} is missing: run `make bench-peers`")
    _stay_on_one_core()

    mine, theirs = _take_turns(
        options.rounds, lambda: ours(options.games), lambda: catanatron(options.peer_games)
    )
    _report("Carson City", mine)
    _report("catanatron", theirs)
    ratio = _median_decisions(mine) / _median_decisions(theirs)
    measured = {"carson_vs_catanatron": round(ratio, 3)}
    if fast.AVAILABLE and FASTCATAN_PYTHON.exists():
        for way, core in (("loop", loop_in_python), ("batch", partial(batch, choosing=False))):
            measured[f"core_vs_fastcatan_{way}"] = _against_fastcatan(way, core, options.rounds)
    else:
        print("not compared with fastcatan: that needs the compiled core and Python 3.12")
    figures.merge(measured)
    print(figures.table(measured))


def _against_fastcatan(way: str, core: Callable[[], float], rounds: int) -> float:
    """How many times as many decisions a second the core makes."""
    pairs = [(core(), fastcatan(way)) for _ in range(rounds)]
    _report("fastcatan", theirs := [sample for _, sample in pairs])
    mine = statistics.median(rate for rate, _ in pairs)
    print(f"{'our core':<12} {mine:>10,.0f} decisions/s")
    return round(mine / _median_decisions(theirs), 2)


def _options() -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="bench.peers", description="Compare speed with peers.")
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--games", type=int, default=100, help="our games in each round")
    parser.add_argument("--peer-games", type=int, default=50, help="theirs in each round")
    return parser.parse_args()


def _stay_on_one_core() -> None:
    # Child processes inherit this. Other systems leave the choice to the scheduler.
    if sys.platform == "linux":
        os.sched_setaffinity(0, {max(os.sched_getaffinity(0))})


def _take_turns(
    rounds: int, first: Callable[[], Sample], second: Callable[[], Sample]
) -> tuple[list[Sample], list[Sample]]:
    pairs = [(first(), second()) for _ in range(rounds)]
    return [pair[0] for pair in pairs], [pair[1] for pair in pairs]


def _run(command: Sequence[str]) -> Sample:
    # catanatron iterates over sets: with a fixed hash seed every round plays the same games.
    environment = {**os.environ, "PYTHONHASHSEED": "0"}
    done = subprocess.run(
        command, cwd=ROOT, env=environment, check=True, stdout=subprocess.PIPE, text=True
    )
    return Sample.from_json(done.stdout)


def _median_decisions(samples: Sequence[Sample]) -> float:
    return statistics.median(sample.decisions_per_s for sample in samples)


def _report(name: str, samples: Sequence[Sample]) -> None:
    games = statistics.median(sample.games_per_s for sample in samples)
    decisions = _median_decisions(samples)
    print(f"{name:<12} {decisions:>10,.0f} decisions/s {games:>8,.1f} games/s")


if __name__ == "__main__":
    main()
