"""Random full games through the fast interface, without drawing or logging."""

import argparse
import random
import time
from collections.abc import Sequence

from bench.figures import Sample
from cardtown import games as all_games


def play_random_games(game: str, seats: Sequence[str], games: int, seed: str) -> Sample:
    """Play `games` games, including set-up and final scoring, and measure them."""
    new_table = all_games.get(game).new_table
    draw = random.Random(seed).random
    decisions = 0
    start = time.process_time()
    for number in range(games):
        table = new_table(seats, seed=f"{seed} {number}", log=False)
        while pending := table.decisions():
            for seat, _, options in pending:
                table.apply(seat, options[int(draw() * len(options))])
            decisions += len(pending)
    return Sample(games, decisions, time.process_time() - start)


def main(game: str, seats: Sequence[str]) -> None:
    """The command line of both games."""
    parser = argparse.ArgumentParser(description=f"Random games of {game}.")
    parser.add_argument("--games", type=int, default=300)
    parser.add_argument("--seed", default="bench")
    parser.add_argument("--json", action="store_true", help="print the sample as JSON")
    given = parser.parse_args()
    sample = play_random_games(game, seats, given.games, given.seed)
    if given.json:
        print(sample.to_json())
    else:
        print(
            f"{game}: {sample.decisions_per_s:,.0f} decisions/s, "
            f"{sample.games_per_s:,.1f} games/s of CPU time"
        )
