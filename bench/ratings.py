"""`python -m bench.ratings`: the ratings of all bots, as tables in docs/opponents.md.

At every table sit different bots, drawn by lot, and each plays every seat of the deal. Ratings are
fitted to who finished before whom (`cardtown.lab.ratings`). A clock decides nothing here.
"""

import argparse
import random
from collections.abc import Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from itertools import repeat
from pathlib import Path
from typing import Final

from cardtown import bots, games
from cardtown.bots.manners import names
from cardtown.lab import Tournament, finish_game
from cardtown.lab.ratings import Ranking, ratings

PAGE: Final = Path("docs/opponents.md")
SEATS: Final = {"carson-city": (4, 6), "card-city": (2, 3, 4)}
ANCHOR: Final = "bot:hard"
PLAIN: Final = ("champion:ms=0", "greedy", "random")


def main() -> None:
    """Play, and write the tables between their marks."""
    parser = argparse.ArgumentParser(description="Rate all bots on one scale.")
    parser.add_argument("--deals", type=int, default=150, help="deals for each number of seats")
    parser.add_argument("--jobs", type=int, default=1, help="processes")
    given = parser.parse_args()
    for game, numbers in SEATS.items():
        columns = [_rated(game, seats, given.deals, given.jobs) for seats in numbers]
        _write(game, _table(numbers, columns))


def entrants(game: str) -> list[str]:
    """All that are rated: bots that need no parameters to play, and virtual players."""
    known = [name for name in bots.names_for(game) if name in names()]
    virtual = games.get(game).facts.virtual_seats
    return [*(f"bot:{name}" for name in (*PLAIN, *known)), *virtual]


def _rated(game: str, seats: int, deals: int, jobs: int) -> dict[str, str]:
    with ProcessPoolExecutor(jobs) as pool:
        found = [*pool.map(play_deal, repeat(game), repeat(seats), range(deals), chunksize=4)]
    return {
        one.kind: f"{one.points:.0f} ({one.low:.0f} to {one.high:.0f})"
        for one in ratings(found, ANCHOR)
    }


def play_deal(game: str, seats: int, deal: int) -> list[Ranking]:
    """The rankings of all games of one deal."""
    rng = random.Random(f"{game} {seats} {deal}")
    kinds = rng.sample(entrants(game), seats)
    tournament = Tournament(game, tuple(kinds), seats, seed=f"ratings {deal}")
    return [*_rankings(tournament, kinds, rng)]


def _rankings(
    tournament: Tournament, kinds: Sequence[str], rng: random.Random
) -> Iterator[Ranking]:
    for number in range(tournament.games):
        result = finish_game(tournament, number).table.result
        assert result is not None
        order = [*range(len(kinds))]
        rng.shuffle(order)  # who is even in everything is ranked by lot
        order.sort(key=lambda seat: (seat not in result.winners, -result.scores[seat]))
        seated = tournament.entrants_by_seat(number)
        yield [kinds[seated[seat]] for seat in order]


def _table(numbers: Sequence[int], columns: Sequence[dict[str, str]]) -> str:
    head = " | ".join(f"{seats} seats" for seats in numbers)
    rows = [
        f"| `{kind}` | {' | '.join(column.get(kind, '') for column in columns)} |"
        for kind in columns[0]
    ]
    return "\n".join([f"| | {head} |", f"| --- |{' ---: |' * len(numbers)}", *rows])


def _write(game: str, table: str) -> None:
    """Put the table between its marks."""
    begin, end = f"<!-- ratings {game} -->\n", f"\n<!-- end {game} -->"
    before, _, rest = PAGE.read_text("utf-8").partition(begin)
    _, _, after = rest.partition(end)
    PAGE.write_text(f"{before}{begin}\n{table}\n{end}{after}", "utf-8")
    print(f"{game}\n{table}")


if __name__ == "__main__":
    main()
