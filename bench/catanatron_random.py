"""Random games of catanatron: ``.venv-peers/bin/python bench/catanatron_random.py --games 20``.

Imports nothing of ours: the environment of catanatron does not have it.
Prints ``{"games": ..., "decisions": ..., "cpu_s": ...}``.
"""

import argparse
import json
import time

from catanatron.game import TURNS_LIMIT, Game
from catanatron.models.player import Color, RandomPlayer


def play(seats: int, seed: int) -> int:
    """Play one game; return its decisions, one for each tick."""
    game = Game([RandomPlayer(color) for color in list(Color)[:seats]], seed=seed)
    decisions = 0
    while game.winning_color() is None and game.state.num_turns < TURNS_LIMIT:
        game.play_tick()
        decisions += 1
    return decisions


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=20)
    parser.add_argument("--seats", type=int, default=4, choices=(2, 3, 4))
    parser.add_argument("--seed", type=int, default=1, help="seed of the first game, 1 or more")
    options = parser.parse_args()

    start = time.process_time()
    decisions = sum(play(options.seats, options.seed + game) for game in range(options.games))
    cpu_s = time.process_time() - start
    print(json.dumps({"games": options.games, "decisions": decisions, "cpu_s": cpu_s}))


if __name__ == "__main__":
    main()
