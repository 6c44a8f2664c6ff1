"""Insert faults into the compiled core, one at a time, and see whether lockstep notices each.

    make core-mutants

`faults.toml` lists them: a file of `core/`, a text that it contains once, and its replacement.
Every fault is compiled into a package of its own, so the real core is left alone. A fault that
lockstep does not notice is an error.
"""

from __future__ import annotations

import argparse
import os
import shutil
import subprocess
import sys
import tempfile
import tomllib
from collections.abc import Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Final, NamedTuple

ROOT: Final = Path(__file__).parents[2]
FAULTS: Final = Path(__file__).with_name("faults.toml")
GAMES: Final = 400
ROUND: Final = 25
"""Games are played in rounds: most faults show in the first."""
PLAY: Final = """
import sys
from tools.lockstep import Differs, play_in_step
game, first, last = sys.argv[1], int(sys.argv[2]), int(sys.argv[3])
for number in range(first, last):
    try:
        play_in_step(game, number)
    except Exception as error:
        print(f"game {number}: {str(error).splitlines()[0]}")
        sys.exit(3)
"""
NOTICED: Final = 3
OPTIMIZED: Final = "-O0"
"""Compiling would take most of the time: the first game notices nearly every fault."""


class Fault(NamedTuple):
    """A change of one place in the core."""

    game: str
    file: str
    old: str
    new: str

    def plant(self, tree: Path) -> None:
        """Replace the text, which the file must contain exactly once."""
        path = tree / "core" / self.file
        text = path.read_text("utf-8")
        if text.count(self.old) != 1:
            sys.exit(f"{self.file} has {text.count(self.old)} times: {self.old}")
        path.write_text(text.replace(self.old, self.new), "utf-8")


def read_faults() -> list[Fault]:
    """All faults of the list."""
    document = tomllib.loads(FAULTS.read_text("utf-8"))
    return [
        Fault(game, file, old, new)
        for game, files in document.items()
        for file, changes in files.items()
        for old, new in changes
    ]


def attempt(fault: Fault, games: int) -> str | None:
    """How the fault was noticed; None if it was not."""
    with tempfile.TemporaryDirectory() as folder:
        tree = Path(folder)
        for name in ("core", "src", "tools"):
            shutil.copytree(ROOT / name, tree / name, ignore=_leave_out)
        shutil.copy(ROOT / "hatch_build.py", tree)
        fault.plant(tree)
        built = subprocess.run(
            [sys.executable, "hatch_build.py"],
            cwd=tree,
            env={**os.environ, "CARDTOWN_CORE_FLAGS": OPTIMIZED},
            capture_output=True,
            check=False,
        )
        if built.returncode:
            sys.exit(f"{fault.file} does not compile with: {fault.new}\n{built.stderr.decode()}")
        for first in range(1, games, ROUND):
            said = _play(tree, fault.game, first)
            if said is not None:
                return said
    return None


def _leave_out(folder: str, names: list[str]) -> Sequence[str]:
    return [name for name in names if name in ("__pycache__", "static", "_core.abi3.so")]


def _play(tree: Path, game: str, first: int) -> str | None:
    """Play one round; return what was noticed, including a crash."""
    path = os.pathsep.join([str(tree / "src"), str(tree)])
    done = subprocess.run(
        [sys.executable, "-c", PLAY, game, str(first), str(first + ROUND)],
        cwd=tree,
        env={**os.environ, "PYTHONPATH": path},
        capture_output=True,
        text=True,
        check=False,
        timeout=600,
    )
    if done.returncode == 0:
        return None
    return done.stdout.strip() if done.returncode == NOTICED else f"crash {done.returncode}"


def attempts(faults: Sequence[Fault], games: int) -> Iterator[tuple[Fault, str | None]]:
    """Try them on all cores, in the order of the list."""
    with ThreadPoolExecutor(os.cpu_count()) as pool:
        yield from zip(faults, pool.map(lambda one: attempt(one, games), faults), strict=True)


def main() -> None:
    """The command line."""
    parser = argparse.ArgumentParser(description="Plant faults in the compiled core.")
    parser.add_argument("--games", type=int, default=GAMES, help="how many to play for each fault")
    parser.add_argument("--only", default="", help="faults whose text has this in it")
    given = parser.parse_args()
    faults = [one for one in read_faults() if given.only in " ".join(one)]
    missed = 0
    for fault, said in attempts(faults, given.games):
        missed += said is None
        print(f"{fault.file}: {fault.new}\n    {said or 'NOT NOTICED'}", flush=True)
    print(f"{len(faults) - missed} of {len(faults)} faults were noticed")
    sys.exit(missed > 0)


if __name__ == "__main__":
    main()
