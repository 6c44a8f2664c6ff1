"""Learn the weights of the Card City planner, and write them to its `weights.json`.

What an estate promises is learned by comparison. One city is played alone, card by card, by a
player with the weights of the previous step. Solo, it draws three cards and keeps two (K2.4). For
several players, it is dealt a pair or takes the better of two, which is what cutting and choosing
leave everyone on average. At a random round it tries several things, good and bad, and plays each
to the end with the same deck. Weights are fitted to the differences within such a group, which
share most of their luck; before that, a first step fits them to points at the end.

    python tools/train_card_city.py --games 2000 4000 --groups 3000 6000 --jobs 16

Needs numpy; the same arguments give the same weights. Those in use were learned in several runs,
each with `--go-on` from the one before, while terms were added: 26,000 groups solo, 45,000 for
several.
"""

from __future__ import annotations

import argparse
import json
import random
import statistics
import sys
import time
from collections.abc import Callable, Sequence
from functools import partial
from itertools import combinations
from multiprocessing import Pool
from multiprocessing.pool import Pool as Workers
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np

ROOT = Path(__file__).parent.parent
sys.path.insert(0, str(ROOT / "src"))

from cardtown.bots.card_city.growth import Rules  # noqa: E402
from cardtown.bots.card_city.terms import NAMES_OF_TERMS, count_terms  # noqa: E402
from cardtown.bots.card_city.turns import Turns, Value  # noqa: E402
from cardtown.bots.card_city.worth import (  # noqa: E402
    SEVERAL,
    SOLO,
    Weights,
    Worths,
    shares_of,
)
from cardtown.games.card_city.buildings import (  # noqa: E402
    reserve_cards,
    together,
    without,
)
from cardtown.games.card_city.city import FIRST_CITY  # noqa: E402
from cardtown.games.card_city.deal import Deal  # noqa: E402
from cardtown.games.card_city.effects import Estate  # noqa: E402
from cardtown.games.card_city.table import FIRST_COINS, ROUNDS  # noqa: E402

WEIGHTS = ROOT / "src/cardtown/bots/card_city/weights.json"
PLAYERS = {SOLO: 1, SEVERAL: 3}
TRIES = 8
PENALTY = 3.0
PENALTY_OF_CHANGE = 20.0
NEIGHBOUR = 0.3


class Example(NamedTuple):
    """The city at the end of a round, and the points at the end of the game."""

    left: int
    terms: list[float]
    points: int


class Drafter:
    """Plays one city alone; `noise` blurs the values of its options."""

    def __init__(self, mode: str, weights: Weights, rng: random.Random, noise: float) -> None:
        self._players = PLAYERS[mode]
        self._worths = Worths(weights)
        self._rng = rng
        self._noise = noise
        self.deck = Deal.from_seed(self._players, str(rng.getrandbits(64))).cards
        reserve = reserve_cards(self._players)
        self._reserve = "".join(kind * count for kind, count in reserve.items())
        self.estate = Estate(FIRST_CITY, FIRST_COINS, 0)
        self.left = ROUNDS

    def play_round(self, noise: float) -> None:
        """Play the next round."""
        self.left -= 1
        pairs = self._draw()
        exact = self._worths.at(self._players, self.left, self.deck)
        turns = Turns(self._blur(exact, noise), self._reserve, Rules())
        best = None
        for pair in sorted({together(pair) for pair in pairs}):
            found = turns.quick(self.estate, pair)
            if best is None or found.value > best[0].value:
                best = found, pair
        assert best is not None
        if self._players == 1 and len(pairs) > 1:
            self.deck += without(_unite(pairs), best[1])
        self.estate = turns.trade(best[0]).estate

    def _blur(self, exact: Value, noise: float) -> Value:
        if not noise:
            return exact
        return lambda estate: exact(estate) + self._rng.gauss(0, noise)

    def _draw(self) -> list[str]:
        """The pairs to choose from."""
        count = 3 if self._players == 1 else 2 * self._players
        drawn, self.deck = self.deck[:count], self.deck[count:]
        if self._players == 1:
            return ["".join(pair) for pair in combinations(drawn, 2)]
        chance = random.Random(drawn + self.deck)  # the same for all drafts with the same deck
        return [drawn[start : start + 2] for start in range(0, 2 * chance.randint(1, 2), 2)]

    def seen(self) -> tuple[int, list[float]]:
        """The number of rounds left, and the terms."""
        return self.left, count_terms(self.estate, shares_of(self.deck))

    def branch(self) -> Drafter:
        """A copy with the same city and deck."""
        twin: Drafter = object.__new__(Drafter)
        twin.__dict__.update(self.__dict__)
        return twin

    def finish(self) -> int:
        """Play to the end without errors; return the points."""
        while self.left:
            self.play_round(0.0)
        return self.estate.points

    def whole_game(self) -> list[Example]:
        """All rounds, half of them with errors."""
        seen = []
        while self.left:
            self.play_round(self._noise if self._rng.random() < 0.5 else 0.0)
            if self.left:
                seen.append(self.seen())
        return [Example(left, terms, self.estate.points) for left, terms in seen]

    def group(self, left: int) -> list[Example]:
        """Try several things in the round with `left` rounds after it, and play each to the end."""
        while self.left > left + 1:
            self.play_round(self._noise if self._rng.random() < 0.3 else 0.0)
        found: dict[Estate, Example] = {}
        for number in range(TRIES):
            twin = self.branch()
            twin.play_round(self._noise * number)
            if twin.estate not in found:
                seen = twin.seen()
                found[twin.estate] = Example(*seen, twin.finish())
        return list(found.values())


def _unite(pairs: Sequence[str]) -> str:
    """The three cards in these pairs."""
    cards = "".join(pairs)
    return "".join(kind * (cards.count(kind) // 2) for kind in sorted(set(cards)))


# --- playing ------------------------------------------------------------------------------------


def play_game(mode: str, weights: Weights, noise: float, seed: str) -> list[Example]:
    """One game from a seed."""
    return Drafter(mode, weights, random.Random(seed), noise).whole_game()


def play_group(mode: str, weights: Weights, noise: float, seed: str) -> list[Example]:
    """One group from a seed, for any number of rounds left."""
    rng = random.Random(seed)
    left = rng.randint(1, ROUNDS - 1)
    return Drafter(mode, weights, rng, noise).group(left)


# --- learning -----------------------------------------------------------------------------------


def first_weights() -> Weights:
    """The initial weights: the current points, income and a fear of dead ends."""
    return {mode: [_first_row(left) for left in range(1, ROUNDS)] for mode in PLAYERS}


def _first_row(left: int) -> list[float]:
    known = {
        "points of districts": 1.0,
        "vacant": -1.0,
        "coins": 0.2,
        "income": 0.2 * left,
        "stuck": -2.0 * left,
        "no cell for an industrial": -0.5 * left,
        "a leisure grows one": 0.2 * left,
        "a leisure grows two": 0.2 * left,
        "a residential beside one culture": 0.2 * left,
    }
    return [known.get(name, 0.0) for name in NAMES_OF_TERMS]


def fit_points(
    games: Sequence[list[Example]], before: Sequence[Sequence[float]]
) -> list[list[float]]:
    """Weights that explain the points at the end."""
    table = []
    for left in range(1, ROUNDS):
        rows = [one for game in games for one in game if one.left == left]
        matrix = np.array([one.terms for one in rows], dtype=float)
        points = np.array([one.points for one in rows], dtype=float)
        spread = np.eye(matrix.shape[1]) * PENALTY
        found = np.linalg.solve(matrix.T @ matrix + spread, matrix.T @ points)
        table.append([round(float(one), 4) for one in found])
    return table


def fit_groups(
    groups: Sequence[list[Example]], before: Sequence[Sequence[float]]
) -> list[list[float]]:
    """Weights that explain differences within groups, close to the previous ones.

    Groups of the neighbouring rounds count too, with a lower weight.
    """
    found = [_fit_differences(groups, left, before[left - 1]) for left in range(1, ROUNDS)]
    return [[round(float(one), 4) for one in weights] for weights in found]


def _fit_differences(groups: Sequence[list[Example]], left: int, before: Sequence[float]) -> Any:
    ours = [group for group in groups if len(group) > 1 and abs(group[0].left - left) <= 1]
    trust = np.concatenate(
        [np.full(len(one), 1.0 if one[0].left == left else NEIGHBOUR) for one in ours]
    )
    matrices = [np.array([one.terms for one in group], dtype=float) for group in ours]
    points = [np.array([one.points for one in group], dtype=float) for group in ours]
    inside = np.concatenate([one - one.mean(axis=0) for one in matrices])
    change = np.concatenate([one - one.mean() for one in points])
    spread = np.eye(inside.shape[1]) * PENALTY_OF_CHANGE
    weighted = inside.T * trust
    weights = np.linalg.solve(
        weighted @ inside + spread, weighted @ change + spread @ np.array(before)
    )
    now = trust == 1.0
    rest = (change - inside @ weights)[now]
    print(f"  left {left}: explained {1 - rest.var() / change[now].var():.2f}", flush=True)
    off = np.concatenate(points) - np.concatenate(matrices) @ weights
    weights[0] += off[now].mean()
    return weights


Play = Callable[[str, Weights, float, str], list[Example]]
Fit = Callable[[Sequence[list[Example]], Sequence[Sequence[float]]], list[list[float]]]


def step(
    pool: Workers,
    weights: Weights,
    play: Play,
    fit: Fit,
    count: int,
    name: str,
    noise: float,
    modes: Sequence[str],
) -> Weights:
    """The weights after a number of games or groups."""
    fitted = dict(weights)
    for mode in modes:
        began = time.perf_counter()
        seeds = [f"{name} {mode} {one}" for one in range(count)]
        played = pool.map(partial(play, mode, weights, noise), seeds, chunksize=4)
        fitted[mode] = fit(played, weights[mode])
        print(f"{mode}: {count} in {time.perf_counter() - began:.0f} s", flush=True)
    check(pool, fitted, modes)
    return fitted


def check(pool: Workers, weights: Weights, modes: Sequence[str], games: int = 1000) -> None:
    """Print how many points the weights make without errors."""
    for mode in modes:
        seeds = [f"check {mode} {one}" for one in range(games)]
        played = pool.map(partial(play_game, mode, weights, 0.0), seeds, chunksize=4)
        points = [game[-1].points for game in played]
        error = statistics.stdev(points) / games**0.5
        print(f"{mode}: {statistics.fmean(points):.2f} ± {2 * error:.2f} points", flush=True)


def main() -> None:
    """Train, and write the weights after every step."""
    parser = argparse.ArgumentParser()
    parser.add_argument("--games", type=int, nargs="*", default=[2000, 4000])
    parser.add_argument("--groups", type=int, nargs="*", default=[3000, 6000, 6000])
    parser.add_argument("--modes", nargs="+", choices=PLAYERS, default=list(PLAYERS))
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--seed", default="card city")
    parser.add_argument("--noise", type=float, default=0.6)
    parser.add_argument("--go-on", action="store_true", help="begin with the weights there are")
    parser.add_argument("--out", type=Path, default=WEIGHTS)
    arguments: Any = parser.parse_args()
    weights = json.loads(WEIGHTS.read_text("utf-8")) if arguments.go_on else first_weights()
    plan: list[tuple[Play, Fit, int]] = [
        *((play_game, fit_points, count) for count in arguments.games),
        *((play_group, fit_groups, count) for count in arguments.groups),
    ]
    with Pool(arguments.jobs) as pool:
        for number, (play, fit, count) in enumerate(plan):
            name = f"{arguments.seed} {number}"
            weights = step(pool, weights, play, fit, count, name, arguments.noise, arguments.modes)
            arguments.out.write_text(json.dumps(weights, separators=(",", ":")) + "\n", "utf-8")


if __name__ == "__main__":
    main()
