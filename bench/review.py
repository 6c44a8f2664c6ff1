"""`python -m bench.review`: how long a review takes, whether stronger bots get better marks, and
whether chances come true.

All bots sit at the same tables, and change places from game to game. docs/review.md has the table.
"""

import argparse
import math
import statistics
import time
from collections.abc import Iterator, Sequence
from itertools import pairwise

from bench import figures
from cardtown import bots, games
from cardtown.bots import Occasion
from cardtown.bots.chances import chances
from cardtown.bots.review import Judged, Mark, Summary, judge_for, review, summarize
from cardtown.core import Record, replay_steps

PLAYERS = {
    "carson-city": ("random", "easy", "medium", "hard", "champion:rollouts=60"),
    "card-city": ("random", "easy", "medium", "hard"),
}
EQUALS = {"carson-city": ("planner",) * 4, "card-city": ("planner",) * 4}
_LONGER = 10
_CLOSE = 0.01


def main() -> None:
    """Review games of both games, and print how each bot decided."""
    parser = argparse.ArgumentParser(description="Measure the review of a game.")
    parser.add_argument("--games", type=int, default=20, help="games of each game")
    parser.add_argument("--judge", help="the bot that judges, instead of the strongest")
    parser.add_argument("--chances", action="store_true", help="compare chances with who won")
    parser.add_argument("--agreement", action="store_true", help="compare with a longer search")
    given = parser.parse_args()
    measured: dict[str, float] = {}
    for game in PLAYERS:
        judge = given.judge or judge_for(game)
        if given.chances:
            _print_chances(game, given.games)
            _print_doubt(game, judge, 1 + given.games // 20)
        elif given.agreement:
            found = _print_agreement(game, judge, given.games)
            measured |= _named(game, agreement=found)
        else:
            seconds, gap = _print_order(game, judge, given.games)
            measured |= _named(game, seconds=seconds, order=gap)
    figures.merge(measured)


def _named(game: str, **found: float) -> dict[str, float]:
    """The figures of a game by their names in `figures`; those of Carson City have no prefix."""
    prefix = "" if game == "carson-city" else f"{game.replace('-', '_')}_"
    return {f"{prefix}review_{name}": round(value, 4) for name, value in found.items()}


def review_seconds() -> float:
    """The CPU time of one core for a review of all seats of a four-seat game of Carson City."""
    record = play("carson-city", "seconds", EQUALS["carson-city"])
    begun = time.process_time()
    list(review(record, games.get(record.game), judge_for(record.game)))
    return time.process_time() - begun


def play(game: str, seed: str, players: Sequence[str]) -> Record:
    """A game between the bots."""
    seats = [f"bot:{one.partition(':')[0]}" for one in players]
    table = games.get(game).new_table(seats, seed=seed)
    at_table = [bots.make(one, game) for one in players]
    while pending := table.decisions():
        seat = pending[0].seat
        rng = Occasion.at(table, seat).rng()
        table.play(seat, at_table[seat].choose(table.view(seat), pending[0], rng))
    return Record.of(table)


def _print_order(game: str, judge: str, count: int) -> tuple[float, float]:
    """Show how the bots decided; the seconds of a review, and by how much they differ at least."""
    seconds: list[float] = []
    found: dict[str, list[Summary]] = {player: [] for player in PLAYERS[game]}
    for number in range(count):
        turn = number % len(found)
        players = (*PLAYERS[game][turn:], *PLAYERS[game][:turn])
        record = play(game, f"review {number}", players)
        begun = time.process_time()
        judged = list(review(record, games.get(game), judge))
        seconds.append(time.process_time() - begun)
        for seat, player in enumerate(players):
            if (summary := summarize(judged, seat)) is not None:
                found[player].append(summary)
    print(f"{game}: {statistics.median(seconds):.2f} s of one core a game, judged by {judge}")
    for player, summaries in found.items():
        print(*_row(player, summaries), sep=" | ")
    means = [_interval([one.accuracy for one in some]) for some in found.values()]
    gaps = [
        other - one - margin - others_margin
        for (one, margin), (other, others_margin) in pairwise(means)
    ]
    return statistics.median(seconds), min(gaps)


def _row(player: str, summaries: list[Summary]) -> Iterator[str]:
    """The accuracy of a bot with its 95 % interval, that of each kind, and its marks in a game."""
    yield player
    mean, margin = _interval([one.accuracy for one in summaries])
    yield f"{mean:.1%} ± {margin:.1%}"
    for kind in sorted({kind for one in summaries for kind in one.kinds}):
        yield f"{kind} {statistics.fmean(one.kinds.get(kind, 1) for one in summaries):.0%}"
    for mark in Mark:
        yield f"{mark.value} {statistics.fmean(one.marks[mark] for one in summaries):.1f}"


def _interval(found: list[float]) -> tuple[float, float]:
    """The mean, and half of its 95 % interval."""
    spread = statistics.stdev(found) if len(found) > 1 else 0.0
    return statistics.fmean(found), 1.96 * spread / len(found) ** 0.5


def _print_chances(game: str, count: int) -> None:
    """How often seats won of which it was said, in the middle of a game, that they would."""
    tenths: dict[int, list[tuple[float, bool]]] = {}
    surprise: list[float] = []
    for number in range(count):
        record = play(game, f"chances {number}", EQUALS[game])
        assert record.result is not None
        for table, index in replay_steps(record, games.get(game)):
            if index % 20 or index == len(record.actions):
                continue
            for seat, chance in enumerate(chances(table)):
                won = seat in record.result.winners
                tenths.setdefault(int(10 * chance.value), []).append((chance.value, won))
                surprise.append(-math.log(max(1e-9, chance.value)) if won else 0.0)
    print(f"{game}: {statistics.fmean(surprise):.4f} nats of surprise")
    for _, all_of in sorted(tenths.items()):
        said, came = (statistics.fmean(column) for column in zip(*all_of, strict=True))
        print(f"said {said:.1%} | won {came:.1%} | {len(all_of)} times")


def _print_doubt(game: str, judge: str, count: int) -> None:
    """How far chances are from those of a judge that plays on, in logits."""
    apart: list[float] = []
    for number in range(count):
        record = play(game, f"doubt {number}", EQUALS[game])
        judged = {one.index: one for one in review(record, games.get(game), judge)}
        for table, index in replay_steps(record, games.get(game)):
            one = judged.get(index)
            if one is None or one.best.chance is None or not 0.05 < one.best.chance[0] < 0.95:
                continue
            apart.append(_logit(one.best.chance[0]) - _logit(chances(table)[one.seat].value))
    if apart:
        print(f"{game}: {statistics.stdev(apart):.2f} apart in {len(apart)} decisions by {judge}")


def _logit(chance: float) -> float:
    return math.log(chance / (1 - chance))


def _print_agreement(game: str, judge: str, count: int) -> float:
    """How often the best option of a review is within 1 % of that of a ten times longer search."""
    name, _, effort = judge.partition("=")
    longer = f"{name}={_LONGER * int(effort or 20)}"
    close: list[bool] = []
    for number in range(count):
        record = play(game, f"agreement {number}", EQUALS[game])
        rules = games.get(game)
        pairs = zip(review(record, rules, judge), review(record, rules, longer), strict=True)
        close += [_loses(other, str(one.best.action)) <= _CLOSE for one, other in pairs]
    print(f"{game}: {statistics.fmean(close):.1%} of {len(close)} decisions, {judge} by {longer}")
    return statistics.fmean(close)


def _loses(judged: Judged, action: str) -> float:
    return next(lost for option, lost in judged.options if str(option.action) == action)


if __name__ == "__main__":
    main()
