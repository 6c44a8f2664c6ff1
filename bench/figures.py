"""The figures of `build/*.json`: flat objects from name to number, and the meaning of each."""

import argparse
import json
import os
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import NamedTuple

BUILD = Path(__file__).resolve().parent.parent / "build"
PATH = BUILD / "bench.json"
STRENGTH = BUILD / "strength.json"


MARGIN = "_margin"
"""Ends the name of half the 95 % interval of a figure."""


class Sample(NamedTuple):
    """What a run of random games did, and the CPU time it took."""

    games: int
    decisions: int
    cpu_s: float

    @property
    def games_per_s(self) -> float:
        return self.games / self.cpu_s

    @property
    def decisions_per_s(self) -> float:
        return self.decisions / self.cpu_s

    def to_json(self) -> str:
        return json.dumps(self._asdict())

    @classmethod
    def from_json(cls, text: str) -> "Sample":
        fields = json.loads(text)
        return cls(int(fields["games"]), int(fields["decisions"]), float(fields["cpu_s"]))


class Figure(NamedTuple):
    """The meaning of a figure: its unit and a short explanation."""

    unit: str
    meaning: str


FIGURES: Mapping[str, Figure] = {
    "carson_random_games": Figure("games/s", "Carson City, random play, per CPU second"),
    "carson_random_decisions": Figure("decisions/s", "Carson City, random play, per CPU second"),
    "carson_vs_catanatron": Figure("x", "decisions per CPU second, ours over catanatron's"),
    "card_city_random_games": Figure("games/s", "Card City, random play, per CPU second"),
    "card_city_random_decisions": Figure("decisions/s", "Card City, random play, per CPU second"),
    "batch_answers": Figure(
        "answers/s", "lines of `cardtown batch` in plain Python, per CPU second"
    ),
    "cli_start_s": Figure("s", "`cardtown --help` from start to end, wall time"),
    "table_kb": Figure("kB", "memory of a finished four-seat game with its whole log"),
    "greedy_games": Figure("games/s", "Carson City, four greedy bots, per CPU second"),
    "copy_us": Figure("µs", "one `copy()` of that table, CPU time"),
    "pettingzoo_overhead": Figure("x", "stepping `raw_env()` by masks over the bare table, CPU"),
    "pettingzoo_steps": Figure("steps/s", "`raw_env()` with every observation on the core, CPU"),
    "lab_scaling": Figure("x", "`cardtown lab run` with two processes over one, wall time"),
    "ray_vs_local": Figure("x", "games a second on Ray over those of local processes"),
    "core_random_decisions": Figure("decisions/s", "Carson City on the core, loop in C, CPU"),
    "core_vs_python": Figure("x", "the same over plain Python in the same run"),
    "core_python_loop": Figure("decisions/s", "on the core, loop in Python, options listed, CPU"),
    "core_vs_fastcatan_loop": Figure("x", "… over fastcatan's loop in Python in the same run"),
    "core_batch": Figure("decisions/s", "on the core, 1,024 games at once, options as bits, CPU"),
    "core_vs_fastcatan_batch": Figure("x", "… over masks and steps of fastcatan's, same run"),
    "core_card_city_decisions": Figure("decisions/s", "Card City on the core, loop in C, CPU"),
    "core_greedy_games": Figure("games/s", "four greedy seats on the core, loop in C, CPU"),
    "core_lab_games": Figure("games/s", "four greedy bots in the lab, on the core, CPU"),
    "core_lab_speedup": Figure("x", "the same over the lab in plain Python in the same run"),
    "core_batch_answers": Figure("answers/s", "the lines of `batch_answers` on the core, CPU"),
    "core_planner_speedup": Figure("x", "the planner on the core against the same in Python, CPU"),
    "gpu_decisions": Figure("decisions/s", "Carson City on a GPU, whole games, wall time"),
    "gpu_card_city_decisions": Figure("decisions/s", "Card City on a GPU, whole games, wall time"),
    "gpu_env_steps": Figure("steps/s", "environment on a GPU with uint8 observations, wall time"),
    "gpu_env_steps_float32": Figure("steps/s", "… with float32 observations"),
    "gpu_env_steps_bare": Figure("steps/s", "… with masks alone"),
    "server_moves": Figure("moves/s", "durable moves of 500 people at 500 tables, wall time"),
    "server_vs_prototype": Figure("x", "the same over a bare WebSocket with SQLite, no game"),
    "server_vs_lean": Figure("x", "… and compared with messages serialized beforehand"),
    "server_p99_ms": Figure("ms", "99th percentile of the wait for an answer, 2,000 moves/s"),
    "idle_connection_kb": Figure("kB", "memory of one of 2,000 connections that wait"),
    "cold_open_ms": Figure("ms", "the first look at a finished game of 18 rounds, wall time"),
    "startup_s": Figure("s", "`cardtown serve` from start to first answer, wall time"),
    "first_load_kb": Figure("kB", "all that the start page loads, compressed, fonts too"),
    "interactive_ms": Figure("ms", "until the start page can be used, processor 4 × slower"),
    "slowest_drag_frame_ms": Figure("ms", "longest frame while a card moves over a full city"),
    "pad_first_answer_ms": Figure("ms", "until the scorepad in an empty browser has its answer"),
    "offline_start_s": Figure("s", "Play now to first decision, no network, Python loaded"),
    "wasm_decisions": Figure("decisions/s", "Carson City, random, compiled rules in Chromium"),
    "carson_city_waits_s": Figure("s", "all waits of a game against three strong bots"),
    "carson_city_presses": Figure("presses", "of the same game, without confirming"),
    "card_city_waits_s": Figure("s", "all waits of a Card City against three strong bots"),
    "card_city_presses": Figure("presses", "of the same game, without confirming"),
    "engine_first_ms": Figure("ms", "until Python in an empty browser has scored a first city"),
    "engine_answer_ms": Figure("ms", "an answer of Python in the browser after that, median"),
    "engine_slowest_answer_ms": Figure("ms", "the slowest of a thousand such answers"),
    "games": Figure("games", "behind each figure"),
    "carson_greedy_vs_random": Figure("", "greedy's win rate against three random, chance 0.25"),
    "carson_planner_vs_greedy": Figure("", "planner's win rate against three greedy, chance 0.25"),
    "carson_planner_vs_expert": Figure("", "planner's win rate against three virtual experts"),
    "carson_planner_hindsight": Figure("", "planner's points over the best city found afterwards"),
    "carson_planner_characters": Figure("", "characters a planner owns against three experts"),
    "carson_expert_mean": Figure("points", "a virtual expert's score against a planner"),
    "card_city_planner_over_greedy": Figure("x", "solo points of planner over those of greedy"),
    "card_city_planner_vs_greedy": Figure("", "planner's win rate against two greedy, chance 0.33"),
    "carson_champion_vs_planner_50ms": Figure(
        "", "champion's win rate against three planners, chance 0.25"
    ),
    "carson_champion_vs_planner_300ms": Figure("", "the same with 300 ms a decision"),
    "carson_champion_vs_greedy": Figure("", "champion's win rate against three greedy"),
    "carson_champion_vs_expert": Figure("", "champion's win rate against three virtual experts"),
    "carson_champion_hindsight": Figure("", "champion's points over the best city in hindsight"),
    "carson_champion_exploited": Figure(
        "", "win rate against three champions of one that is told what they are"
    ),
    "carson_champion_vs_equilibrium": Figure("", "… against three that bid by the equilibrium"),
    "carson_champion_vs_mixed": Figure("", "… against a planner, a greedy player and medium"),
    "carson_ceiling_vs_expert": Figure(
        "", "a champion that knows all cards to come against three experts: what luck allows"
    ),
    "carson_ceiling_vs_planner": Figure("", "the same against three planners"),
    "card_city_champion_vs_planner": Figure(
        "", "champion's win rate against two planners, chance 0.33"
    ),
    "card_city_champion_vs_greedy": Figure("", "the same against two greedy"),
    "card_city_champion_over_planner": Figure("x", "solo points of champion over the planner's"),
    "card_city_champion_hindsight": Figure("", "its solo points over the best found for its cards"),
    "card_city_planner_hindsight": Figure("", "the same of a planner"),
    "card_city_bound": Figure("x", "the proven bound over the best found for these cards"),
    "champion_p95_ms": Figure("ms", "95th percentile of the champion's decision times"),
    "planner_p95_ms": Figure("ms", "95th percentile of the planner's decision times"),
    **{
        f"{prefix}review_{name}": Figure(unit, about)
        for prefix in ("", "card_city_")
        for name, unit, about in (
            ("seconds", "s", "a game's review, all seats, CPU time of one core"),
            ("agreement", "", "decisions whose best option is within 1 % of a search 10 x as long"),
            ("order", "", "least gap between the accuracies of neighbouring bots, less intervals"),
        )
    },
}


def read(path: Path = PATH) -> dict[str, float]:
    """The figures measured so far; empty if there is no file yet."""
    if not path.exists():
        return {}
    figures: dict[str, float] = json.loads(path.read_text(encoding="utf-8"))
    return figures


def merge(measured: Mapping[str, float], path: Path = PATH) -> dict[str, float]:
    """Update the file with ``measured``; return all its figures."""
    unknown = {name.removesuffix(MARGIN) for name in measured} - FIGURES.keys()
    if unknown:
        raise ValueError(f"no such figure: {', '.join(sorted(unknown))}")
    figures = read(path) | dict(measured)
    _write(figures, path)
    return figures


def table(figures: Mapping[str, float]) -> str:
    """The figures as aligned lines: name, number, unit, meaning."""
    rows = [(name, _number(value), *_describe(name)) for name, value in figures.items()]
    widths = [max((len(row[column]) for row in rows), default=0) for column in range(3)]
    return "\n".join(
        f"{name:<{widths[0]}}  {number:>{widths[1]}} {unit:<{widths[2]}}  {meaning}".rstrip()
        for name, number, unit, meaning in rows
    )


def measure_by_hand(
    name: str, about: str, measure: Callable[[int, int], float], games: int, rounds: int
) -> None:
    """The command line for a single figure; `--games` and `--rounds` set how long to measure."""
    parser = argparse.ArgumentParser(description=about)
    parser.add_argument("--games", type=int, default=games)
    parser.add_argument("--rounds", type=int, default=rounds)
    given = parser.parse_args()
    measured = {name: round(measure(given.games, given.rounds), 2)}
    merge(measured)
    print(table(measured))


def _describe(name: str) -> Figure:
    if name.endswith(MARGIN):
        return Figure("", "half of the 95 % interval of that")
    # A file from another version may have figures that are unknown to this one.
    return FIGURES.get(name, Figure("", ""))


def _number(value: float) -> str:
    """At least three digits, but none that change from run to run."""
    if abs(value) >= 100:
        return f"{value:,.0f}"
    return f"{value:.1f}" if abs(value) >= 10 else f"{value:.3g}"


def _write(figures: Mapping[str, float], path: Path) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    scratch = path.with_name(f"{path.name}.{os.getpid()}.tmp")
    scratch.write_text(json.dumps(figures, indent=2) + "\n", encoding="utf-8")
    # Replace the file atomically: readers see the old one or the new one.
    scratch.replace(path)
