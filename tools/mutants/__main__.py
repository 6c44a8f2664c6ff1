"""`python -m tools.mutants`: a sample of mutants of the rules, and whether their tests kill them.

A mutant is a module of rules with one small change (`mutator`). The quick tests of its game have to
fail with it. If they pass, there is a gap in the tests, or the change has no effect: those are
listed in `equivalent.toml`, each with the reason, and not tried. Exits with 1 if there is a gap.

Most mutants are noticed in a fork of a process that has collected the tests already (`forks`); the
others are tried in a process of their own.
"""

from __future__ import annotations

import argparse
import os
import random
import subprocess
import sys
import time
import tomllib
from collections.abc import Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from datetime import date
from pathlib import Path
from typing import Final

from tools.mutants import forks
from tools.mutants.mutator import Mutant, Source

ROOT: Final = Path(__file__).parents[2]
RULES: Final = {
    "carson_city": ("table", "city", "scoring", "characters", "deal", "setup", "bounds"),
    "card_city": ("table", "city", "scoring", "lots", "solo", "deal", "setup", "buildings"),
}
"""The modules that hold the rules of each game."""
KILLERS: Final = ("tests/test_architecture.py", "tests/test_playthroughs.py")
"""Tests of all games that kill most mutants at once: visibility, and golden games."""
EQUIVALENT: Final = Path(__file__).with_name("equivalent.toml")
PATIENCE: Final = 5
"""A mutant that never ends is killed after this many times the time of the tests without it."""
LEAST_PATIENCE: Final = 120.0
_ENVIRONMENT: Final = {**os.environ, "CARDTOWN_SEED": "1"}


@dataclass(frozen=True)
class Candidate:
    """A mutant by its number."""

    game: str
    source: Source
    number: int


def candidates(games: Sequence[str]) -> Iterator[Candidate]:
    """All mutants of the rules of these games."""
    for game in games:
        for name in RULES[game]:
            path = ROOT / "src" / "cardtown" / "games" / game / f"{name}.py"
            source = Source(f"cardtown.games.{game}.{name}", path)
            for number in range(source.count()):
                yield Candidate(game, source, number)


def equivalents() -> dict[tuple[str, str, str, str], str]:
    """The mutants without effect, each with the reason."""
    listed = tomllib.loads(EQUIVALENT.read_text("utf-8"))["mutants"]
    return {
        (one["module"], one["function"], one["before"], one["after"]): one["why"] for one in listed
    }


def try_in_forks(game: str, chosen: Sequence[Candidate]) -> list[Candidate]:
    """Those of one game that have to be tried in a process of their own."""
    lines = [f"{one.source.name} {one.source.path} {one.number}\n" for one in chosen]
    done = subprocess.run(
        [sys.executable, "-m", "tools.mutants.forks", *_quick_tests(game)],
        input="".join(lines),
        cwd=ROOT,
        env=_ENVIRONMENT,
        stdout=subprocess.PIPE,
        text=True,
        check=False,
    )
    said = {tuple(line.split()) for line in done.stdout.splitlines()}
    if done.returncode:
        sys.exit(f"the quick tests of {game} fail without any mutant\n{done.stdout}")
    return [one for one in chosen if (one.source.name, str(one.number), forks.KILLED) not in said]


def survives(candidate: Candidate, patience: float) -> bool:
    """Whether the quick tests of the game pass with the mutant."""
    return _run_tests(candidate.game, candidate.source, candidate.number, patience) == 0


def _run_tests(game: str, source: Source, number: int, patience: float) -> int:
    """The exit code of the tests; they fail if they take too long."""
    child = [sys.executable, "-m", "tools.mutants.attempt", source.name, str(source.path)]
    try:
        done = subprocess.run(
            [*child, str(number), "-x", "-q", *_quick_tests(game)],
            cwd=ROOT,
            env=_ENVIRONMENT,
            capture_output=True,
            timeout=patience,
            check=False,
        )
    except subprocess.TimeoutExpired:
        return 1
    return done.returncode


def _quick_tests(game: str) -> Sequence[str]:
    return ["-m", "not slow", "-p", "no:cacheprovider", *KILLERS, f"tests/{game}"]


def _patience(game: str, source: Source) -> float:
    """How long the tests of a game may take; they must pass without a mutant."""
    start = time.monotonic()
    if _run_tests(game, source, -1, 3600) != 0:
        sys.exit(f"the quick tests of {game} fail without any mutant")
    return max(LEAST_PATIENCE, PATIENCE * (time.monotonic() - start))


def main(arguments: Sequence[str] | None = None) -> int:
    """Try a sample of mutants; return the exit code."""
    parser = argparse.ArgumentParser(prog="python -m tools.mutants", description=__doc__)
    parser.add_argument("games", nargs="*", choices=[*RULES, []], help="all games by default")
    parser.add_argument("--sample", type=int, default=60, help="how many (default 60; 0: all)")
    parser.add_argument("--seed", default=str(date.today()), help="of the sample; today by default")
    parser.add_argument("--jobs", type=int, default=os.cpu_count(), help="how many at a time")
    given = parser.parse_args(arguments)
    games = given.games or list(RULES)
    found = list(candidates(games))
    size = min(given.sample or len(found), len(found))
    chosen = random.Random(given.seed).sample(found, size)
    print(f"{size} of {len(found)} mutants of {', '.join(games)}, sample --seed {given.seed}")
    known = equivalents()
    tried = [one for one in chosen if one.source.mutant(one.number).key not in known]
    by_game = [(game, [one for one in tried if one.game == game]) for game in games]
    with ThreadPoolExecutor(given.jobs) as pool:
        left = [one for rest in pool.map(lambda each: try_in_forks(*each), by_game) for one in rest]
        print(f"{len(tried) - len(left)} killed in forks, {len(left)} are tried alone", flush=True)
        patience = {
            game: _patience(game, next(one.source for one in left if one.game == game))
            for game in {one.game for one in left}
        }
        alive = pool.map(lambda one: survives(one, patience[one.game]), left)
        gaps = [
            one.source.mutant(one.number) for one, lives in zip(left, alive, strict=True) if lives
        ]
    return _report(len(tried), size - len(tried), gaps)


def _report(tried: int, same: int, gaps: Sequence[Mutant]) -> int:
    print(f"{tried - len(gaps)} killed, {same} equivalent, {len(gaps)} not noticed")
    for gap in gaps:
        print(f"\n{gap}")
    return 1 if gaps else 0


if __name__ == "__main__":
    sys.exit(main())
