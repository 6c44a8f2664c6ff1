"""The cost of PettingZoo: `python -m bench.pettingzoo_overhead --games 100`.

This plays the same random games on the bare table and through `raw_env()`, in turns, so that a busy
machine slows both alike. The figure is the cost of stepping: `step` and `last(observe=False)`, with
the masks to choose from. Two more figures are printed: the loop with every observation, and a bare
table that makes the view of the deciding seat, from which observations are made. All of that is
pure Python, so that it compares like with like. The last figure, `pettingzoo_steps`, is the rate of
the loop with every observation on the compiled core, where it is built. Needs the extra `envs`.
"""

import argparse
import random
import statistics
import time
from collections.abc import Sequence
from typing import NamedTuple
from unittest.mock import patch

from bench import card_city_random, carson_random
from bench.figures import Sample
from bench.random_play import play_random_games
from cardtown import fast
from cardtown import games as all_games
from cardtown.envs import raw_env

ROUNDS = 5
SUITES = {
    "carson": (carson_random.GAME, carson_random.SEATS),
    "card_city": (card_city_random.GAME, card_city_random.SEATS),
}


class Overhead(NamedTuple):
    """CPU time relative to the same games on the bare table."""

    observing: float
    """Through PettingZoo, with every observation."""
    by_masks: float
    """Through PettingZoo, without observations."""
    views: float
    """Without PettingZoo, with the view of the deciding seat."""


def overhead(suite: str, games: int = 40, rounds: int = ROUNDS) -> Overhead:
    """The median of a few rounds."""
    game, seats = SUITES[suite]
    found = []
    for number in range(rounds):
        seed = f"bench {number}"
        bare = play_random_games(game, seats, games, seed).cpu_s
        with patch.object(fast, "AVAILABLE", new=False):
            observing = play_through_pettingzoo(game, seats, games, seed, observe=True).cpu_s
            by_masks = play_through_pettingzoo(game, seats, games, seed, observe=False).cpu_s
        views = play_with_views(game, seats, games, seed)
        found.append((observing / bare, by_masks / bare, views / bare))
    return Overhead(*(statistics.median(ratios) for ratios in zip(*found, strict=True)))


def play_through_pettingzoo(
    game: str, seats: Sequence[str], games: int, seed: str, *, observe: bool
) -> Sample:
    """Play `games` games, with every observation or with masks alone."""
    env = raw_env(game, seats)
    draw = random.Random(seed).random
    steps = 0
    start = time.process_time()
    for number in range(games):
        env.reset(options={"seed": f"{seed} {number}"})
        for _ in env.agent_iter():
            _, _, over, _, info = env.last(observe)
            if over:
                env.step(None)
            else:
                legal = info["action_mask"].nonzero()[0]
                env.step(int(legal[int(draw() * len(legal))]))
                steps += 1
    return Sample(games, steps, time.process_time() - start)


def play_with_views(game: str, seats: Sequence[str], games: int, seed: str) -> float:
    """CPU seconds of the bare table with a view made for every decision."""
    draw = random.Random(seed).random
    start = time.process_time()
    for number in range(games):
        table = all_games.get(game).new_table(seats, seed=f"{seed} {number}", log=False)
        while pending := table.decisions():
            for seat, _, options in pending:
                table.view(seat)
                table.apply(seat, options[int(draw() * len(options))])
    return time.process_time() - start


def worst_overhead() -> float:
    """The overhead of stepping in the game with the larger one."""
    return max(overhead(suite).by_masks for suite in SUITES)


def steps_per_s(suite: str, games: int = 100, rounds: int = ROUNDS) -> float:
    """Steps a CPU second with every observation: the median of a few rounds."""
    game, seats = SUITES[suite]
    return statistics.median(
        play_through_pettingzoo(game, seats, games, f"{number}", observe=True).decisions_per_s
        for number in range(rounds)
    )


def slowest_steps_per_s() -> float:
    """The same for the slower game."""
    return min(steps_per_s(suite) for suite in SUITES)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=40, help="games in each of five rounds")
    games = parser.parse_args().games
    for suite in SUITES:
        measured = overhead(suite, games)
        print(
            f"{suite}: {measured.observing:.2f} x bare with observations, "
            f"{measured.by_masks:.2f} x by masks; "
            f"{measured.views:.2f} x for a bare table with views; "
            f"{steps_per_s(suite):,.0f} steps/s on the core"
        )


if __name__ == "__main__":
    main()
