"""The compiled core: `python -m bench.core` measures it alone, `make bench` with everything else.

Rates are decisions per CPU second of one core, in random play of Carson City with four seats; for
Card City with the seats of its own figure. `core_greedy_games` are whole games per CPU second,
`core_lab_games` those of four greedy bots in the lab, and `core_planner_speedup` is that of the
game where it is less.
"""

import random
import statistics
import time
from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING
from unittest.mock import patch

from bench import card_city_random, carson_random, figures
from bench.random_play import play_random_games
from cardtown import fast, games
from cardtown.bots.carson_city import survey as surveys
from cardtown.lab import Tournament, finish_game

if TYPE_CHECKING:
    from cardtown import _core

ROUNDS = 5
PYTHON_GAMES = 60
LOOPS = 10_000
GREEDY_GAMES = 1_000
ENOUGH_MS = 100_000
LAB_GAMES = 200
LAB_PYTHON_GAMES = 8
PLANNED = (
    (carson_random.GAME, carson_random.SEATS),
    (card_city_random.GAME, card_city_random.SEATS),
)
LOOP_GAMES = 300
BATCH = 1024
STEPS = 400


def core_figures() -> dict[str, float]:
    """All figures of the core; the ratio to plain Python comes from alternating runs."""
    core, python = [], []
    for _ in range(ROUNDS):
        core.append(_loop_in_c())
        python.append(_plain_python())
    lab, lab_python = [], []
    for _ in range(ROUNDS):
        lab.append(lab_games_per_s(LAB_GAMES))
        with patch.object(fast, "AVAILABLE", new=False):
            lab_python.append(lab_games_per_s(LAB_PYTHON_GAMES))
    return {
        "core_random_decisions": round(statistics.median(core)),
        "core_vs_python": round(statistics.median(core) / statistics.median(python), 1),
        "core_python_loop": round(_median(loop_in_python)),
        "core_batch": round(_median(batch)),
        "core_card_city_decisions": round(_median(_card_city_loop_in_c)),
        "core_greedy_games": round(_median(_greedy_games)),
        "core_lab_games": round(statistics.median(lab)),
        "core_lab_speedup": round(statistics.median(lab) / statistics.median(lab_python), 1),
        "core_planner_speedup": round(min(_planner_speedup(*one) for one in PLANNED), 1),
    }


def _median(measure: Callable[[], float]) -> float:
    return statistics.median(measure() for _ in range(ROUNDS))


def _plain_python() -> float:
    sample = play_random_games(carson_random.GAME, carson_random.SEATS, PYTHON_GAMES, "core")
    return sample.decisions_per_s


def _loop_in_c() -> float:
    """Whole games, dealt and scored, in one call."""
    table = _table(0)
    start = time.process_time()
    decisions, *_ = table.rollouts(LOOPS, 1)
    return decisions / (time.process_time() - start)


def _card_city_loop_in_c() -> float:
    from cardtown.fast.card_city import new_table

    table = new_table(card_city_random.SEATS, seed="core", log=False).core
    start = time.process_time()
    decisions, *_ = table.rollouts(LOOPS, 1)
    return decisions / (time.process_time() - start)


def _greedy_games() -> float:
    """Whole games of four greedy seats in one call, a second."""
    table = _table(0)
    start = time.process_time()
    table.greedy_rollouts(GREEDY_GAMES, 1)
    return GREEDY_GAMES / (time.process_time() - start)


def lab_games_per_s(count: int) -> float:
    """Whole games of four greedy bots as the lab plays them, on the core where it is built."""
    tournament = Tournament(carson_random.GAME, ("bot:greedy",) * 4, count, seed="bench")
    surveys._surveys.clear()
    start = time.process_time()
    for number in range(count):
        finish_game(tournament, number)
    return count / (time.process_time() - start)


def _planner_speedup(game: str, seats: Sequence[str]) -> float:
    """How much faster the planner decides on the core.

    It has enough time for everything, so that both do the same work.
    """
    greedy, planner = (games.part(game, "bots", bot) for bot in ("greedy", "planner"))
    assert greedy is not None
    assert planner is not None
    positions = []
    table = fast.get(game).new_table(seats, seed="planner", log=False)
    while not table.over:
        decision = table.decisions()[0]
        view = table.view(decision.seat)
        positions.append((view, decision))
        table.apply(decision.seat, greedy.choose(view, decision, random.Random(0)))
    seconds = {True: 0.0, False: 0.0}
    for built in seconds:
        with patch.object(fast, "AVAILABLE", built):
            surveys._surveys.clear()
            start = time.process_time()
            for view, decision in positions:
                planner.choose(view, decision, random.Random(0), ENOUGH_MS)
            seconds[built] = time.process_time() - start
    return seconds[False] / seconds[True]


def loop_in_python() -> float:
    """Whole games, with all options listed and every action checked."""
    draw = random.Random("loop").random
    decisions = 0
    start = time.process_time()
    for number in range(LOOP_GAMES):
        table = _table(number)
        turn, options, play = table.turn, table.options, table.play
        while (seat := turn()) >= 0:
            found = options(seat)
            play(seat, found[int(draw() * len(found))])
            decisions += 1
    return decisions / (time.process_time() - start)


def batch(*, choosing: bool = True) -> float:
    """Many games at once: options as bits, one of them chosen at random, played and checked.

    Without `choosing`, the choice does not count: a policy would make it.
    """
    games = fast.new_batch(carson_random.GAME, carson_random.SEATS, BATCH, seed="bench")
    seconds = 0.0
    for state in range(STEPS):
        start = time.process_time()
        games.choose(state)
        chosen = time.process_time()
        games.step(games.actions)
        seconds += time.process_time() - (start if choosing else chosen)
    return BATCH * STEPS / seconds


def _table(number: int) -> "_core.CarsonCity":
    # Imported only here, so that the rest of the bench runs without the core.
    from cardtown.fast.carson_city import new_table

    return new_table(carson_random.SEATS, seed=f"core {number}", log=False).core


if __name__ == "__main__":
    print(figures.table(core_figures()))
