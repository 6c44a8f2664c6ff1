"""What PettingZoo costs: `python -m bench.pettingzoo_overhead --games 100`.

The same random games are played on the bare table and through the AEC environment, in turns, so
that a busy machine slows both alike. Stepping by masks is compared with the bare table; with every
observation built, also with a table that is asked for the view of whoever decides, which is what
an observation is made of. Needs the extra `envs`.
"""

import argparse
import random
import statistics
import time
from collections.abc import Sequence
from typing import NamedTuple

from bench import card_city_random, carson_random
from bench.random_play import play_random_games
from cardtown import games as all_games
from cardtown.envs import aec_env

ROUNDS = 5
SUITES = {
    "carson": (carson_random.GAME, carson_random.SEATS),
    "card_city": (card_city_random.GAME, card_city_random.SEATS),
}


def play_through_pettingzoo(
    game: str, seats: Sequence[str], games: int, seed: str, *, observe: bool
) -> float:
    """CPU seconds for that many games by masks alone, or with every observation built too."""
    env = aec_env(game, seats)
    draw = random.Random(seed).random
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
    return time.process_time() - start


def play_with_views(game: str, seats: Sequence[str], games: int, seed: str) -> float:
    """CPU seconds of the bare table when every decision is made in sight of a view."""
    draw = random.Random(seed).random
    start = time.process_time()
    for number in range(games):
        table = all_games.get(game).new_table(seats, seed=f"{seed} {number}", log=False)
        while pending := table.decisions():
            for seat, _, options in pending:
                table.view(seat)
                table.apply(seat, options[int(draw() * len(options))])
    return time.process_time() - start


class Overhead(NamedTuple):
    """CPU time through PettingZoo over that of the same games without it."""

    by_masks: float
    """Without observations, over the bare table: the figure that has a goal, at most 2."""
    observing: float
    """With every observation, over the bare table."""
    observing_views: float
    """With every observation, over a table that is asked for every view."""


def overhead(suite: str, games: int = 40, rounds: int = ROUNDS) -> Overhead:
    """The median of a few rounds."""
    game, seats = SUITES[suite]
    found = []
    for number in range(rounds):
        seed = f"bench {number}"
        bare = play_random_games(game, seats, games, seed).cpu_s
        by_masks = play_through_pettingzoo(game, seats, games, seed, observe=False)
        views = play_with_views(game, seats, games, seed)
        observing = play_through_pettingzoo(game, seats, games, seed, observe=True)
        found.append((by_masks / bare, observing / bare, observing / views))
    return Overhead(*(statistics.median(ratios) for ratios in zip(*found, strict=True)))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=40, help="games in each of five rounds")
    games = parser.parse_args().games
    for suite in SUITES:
        measured = overhead(suite, games)
        print(
            f"{suite}: {measured.by_masks:.2f} x bare by masks, "
            f"{measured.observing:.2f} x with observations, "
            f"{measured.observing_views:.2f} x a table with views"
        )


if __name__ == "__main__":
    main()
