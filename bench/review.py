"""`python -m bench.review`: how long a review takes, and whether stronger bots get better marks.

All seats of a game are different bots, so that each of them meets the same rivals. docs/review.md
has the table.
"""

import argparse
import statistics
import time
from collections.abc import Iterator

from cardtown import bots, games
from cardtown.bots import Occasion
from cardtown.bots.review import Mark, Summary, judge_for, review, summarize
from cardtown.core import Record

PLAYERS = {
    "carson-city": ("random", "easy", "medium", "planner"),
    "card-city": ("random", "easy", "medium", "planner"),
}


def main() -> None:
    """Review games of both games, and print how each bot decided."""
    parser = argparse.ArgumentParser(description="Measure the review of a game.")
    parser.add_argument("--games", type=int, default=20, help="games of each game")
    given = parser.parse_args()
    for game, players in PLAYERS.items():
        seconds, found = [], []
        for number in range(given.games):
            record = play(game, f"review {number}")
            begun = time.perf_counter()
            judged = list(review(record, games.get(game), judge_for(game)))
            seconds.append(time.perf_counter() - begun)
            found.append([summarize(judged, seat) for seat in range(len(players))])
        print(f"{game}: {statistics.median(seconds):.2f} s a game, judged by {judge_for(game)}")
        for player, summaries in zip(players, zip(*found, strict=True), strict=True):
            print(*_row(player, [one for one in summaries if one is not None]), sep=" | ")


def play(game: str, seed: str) -> Record:
    """A game between the bots."""
    table = games.get(game).new_table([f"bot:{one}" for one in PLAYERS[game]], seed=seed)
    players = [bots.make(one, game) for one in PLAYERS[game]]
    while pending := table.decisions():
        seat = pending[0].seat
        rng = Occasion.at(table, seat).rng()
        table.play(seat, players[seat].choose(table.view(seat), pending[0], rng))
    return Record.of(table)


def _row(player: str, summaries: list[Summary]) -> Iterator[str]:
    """The accuracy of a bot with its 95 % interval, and its marks in a game."""
    accuracies = [one.accuracy for one in summaries]
    spread = statistics.stdev(accuracies) if len(accuracies) > 1 else 0.0
    yield player
    yield f"{statistics.fmean(accuracies):.1%} ± {1.96 * spread / len(accuracies) ** 0.5:.1%}"
    for mark in Mark:
        yield f"{statistics.fmean(one.marks[mark] for one in summaries):.1f}"


if __name__ == "__main__":
    main()
