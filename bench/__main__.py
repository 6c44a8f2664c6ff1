"""`make bench`: measure speed and size, print the figures and write build/bench.json."""

import io
import json
import random
import statistics
import subprocess
import sys
import time
import tracemalloc
from collections.abc import Callable
from importlib.util import find_spec
from pathlib import Path
from typing import Any
from unittest.mock import patch

from bench import card_city_random, carson_random, figures, web
from bench.core import core_figures, lab_games_per_s
from bench.pettingzoo_overhead import slowest_steps_per_s, worst_overhead
from bench.random_play import play_random_games
from bench.review import review_seconds
from bench.server.summary import server_figures
from cardtown import fast
from cardtown.cli.batch import answer_lines
from cardtown.core import Table
from cardtown.games import carson_city

ROUNDS = 5
CLI_STARTS = 11
COPIES = 2000
QUESTIONS = 2000
GREEDY_GAMES = 8
RAY_GAMES = 600


def main() -> None:
    """Measure every figure that this version has."""
    measured: dict[str, float] = {}
    for name, (game, seats, games) in {
        "carson_random": (carson_random.GAME, carson_random.SEATS, 200),
        "card_city_random": (card_city_random.GAME, card_city_random.SEATS, 200),
    }.items():
        samples = [play_random_games(game, seats, games, f"bench {n}") for n in range(ROUNDS)]
        measured[f"{name}_games"] = round(statistics.median(s.games_per_s for s in samples), 1)
        measured[f"{name}_decisions"] = round(statistics.median(s.decisions_per_s for s in samples))
    with patch.object(fast, "AVAILABLE", new=False):
        measured["greedy_games"] = round(_median(lambda: lab_games_per_s(GREEDY_GAMES)), 1)
        measured["batch_answers"] = round(_median(_batch_answers))
    measured["cli_start_s"] = round(_cli_start(), 3)
    measured["table_kb"] = round(_table_kb(), 1)
    measured["copy_us"] = round(_median(_copy_us), 1)
    if fast.AVAILABLE:
        measured |= core_figures()
        measured["core_batch_answers"] = round(_median(_batch_answers))
        measured["pettingzoo_steps"] = round(slowest_steps_per_s())
    measured["pettingzoo_overhead"] = round(worst_overhead(), 2)
    measured["review_seconds"] = round(review_seconds(), 2)
    measured |= _lab()
    if web.can_measure():
        measured |= web.web_figures()
    measured |= server_figures()
    figures.merge(measured)
    print(figures.table(measured))


def _lab() -> dict[str, float]:
    """The lab's figures on several cores and on a cluster, if its extras are installed."""
    measured = {}
    if find_spec("polars") is not None:
        from bench.lab_scaling import scaling

        measured["lab_scaling"] = round(scaling(), 2)
    if measured and find_spec("ray") is not None:
        from bench.ray_vs_local import ray_vs_local

        measured["ray_vs_local"] = round(ray_vs_local(RAY_GAMES), 2)
    return measured


def _median(measure: Callable[[], float]) -> float:
    return statistics.median(measure() for _ in range(ROUNDS))


def _finished_table(*, log: bool = True) -> Table[Any, Any]:
    table = carson_city.new_table(["human"] * 4, seed="bench", log=log)
    rng = random.Random("bench")
    while pending := table.decisions():
        for decision in pending:
            table.apply(decision.seat, rng.choice(decision.options))
    return table


def _batch_answers() -> float:
    """Mixed questions about the cities of played games, answered as `cardtown batch` does."""
    lines = _questions()
    start = time.process_time()
    answer_lines(lines, io.StringIO())
    return len(lines) / (time.process_time() - start)


def _questions() -> list[bytes]:
    rng = random.Random("questions")
    view = _finished_table().view(None)
    lines = []
    for _ in range(QUESTIONS // 2):
        seat = rng.choice(view.seats)
        card = rng.choice(view.deck.terrain[1])
        city = {"rows": seat.city.rows(), "characters": list(seat.characters)}
        for command, document in (
            ("score", city),
            ("placements", {**city, "card": list(card.parcels)}),
        ):
            question = {"command": command, "game": "carson-city", "input": document}
            lines.append(json.dumps(question).encode())
    return lines


def _cli_start() -> float:
    """Wall time of `cardtown --help`, from start to end of the process."""
    program = Path(sys.executable).with_name("cardtown")
    times = []
    for _ in range(CLI_STARTS):
        start = time.perf_counter()
        subprocess.run([program, "--help"], check=True, stdout=subprocess.DEVNULL)
        times.append(time.perf_counter() - start)
    return statistics.median(times)


def _table_kb() -> float:
    """The memory of a finished game with its whole log, without the deck."""
    carson_city.standard_deck()
    _finished_table()  # fills caches that all tables share
    tracemalloc.start()
    table = _finished_table()
    held, _ = tracemalloc.get_traced_memory()
    tracemalloc.stop()
    assert table.over
    return held / 1000


def _copy_us() -> float:
    table = _finished_table()
    start = time.process_time()
    for _ in range(COPIES):
        table.copy()
    return (time.process_time() - start) / COPIES * 1e6


if __name__ == "__main__":
    main()
