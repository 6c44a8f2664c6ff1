"""Learn the weights of the Carson City planner, and write them to its `weights.json`.

What a city promises is learned by comparison. In a *draft*, one seat plays 18 rounds alone: each
round shows a row of cards, some of which others take first. At a random round it tries several
things: every card of the row, good and bad places, nothing at all. Each is played on to the end by
the same player with the same rows to come. Final points beyond those of the moment are what the
thing promised; weights are fitted to the differences within such a group, which share all their
luck. The player of each step uses the weights of the step before.

    python tools/train_carson.py --groups 1000 3000 9000 --jobs 2

Needs numpy; the same arguments give the same weights.
"""

from __future__ import annotations

import argparse
import json
import random
import sys
import time
from collections.abc import Sequence
from functools import partial
from itertools import pairwise
from multiprocessing import Pool
from pathlib import Path
from typing import NamedTuple

import numpy as np

ROOT = Path(__file__).parent.parent
sys.path.insert(0, str(ROOT / "src"))

from cardtown.bots.carson_city.survey import survey  # noqa: E402
from cardtown.bots.carson_city.terms import NAMES_OF_TERMS, count_terms  # noqa: E402
from cardtown.bots.carson_city.worth import ROUNDS, Weights, Worth, phase  # noqa: E402
from cardtown.games.carson_city.characters import (  # noqa: E402
    AFTER_BIDS,
    BEFORE_BIDS,
    CharacterId,
)
from cardtown.games.carson_city.city import EMPTY_CITY, City, Terrain  # noqa: E402
from cardtown.games.carson_city.deck import Character, standard_deck  # noqa: E402
from cardtown.games.carson_city.scoring import MOST_SALES, score  # noqa: E402

WEIGHTS = ROOT / "src/cardtown/bots/carson_city/weights.json"
ROW = 4
OTHERS = 3
NOISE = 1.5
EXPLORE = 0.15
AHEAD = {"heroes": 1, "gunsmith": 2, "mercenary": 2, "doctor": 1}
USES = {name: number for number, name in enumerate(BEFORE_BIDS + AFTER_BIDS)}
SPREAD = 0.382
PENALTIES = (3.0, 10.0, 30.0, 100.0, 300.0)
CHECK = 5  # one group in this many is left out of the fit, to check it

Owned = tuple[CharacterId, ...]
Card = Terrain | Character
Worths = Sequence[Worth]


class Round(NamedTuple):
    """What one round of a draft shows, and the luck that belongs to it."""

    row: tuple[Card, ...]
    extra: Terrain
    wanted: tuple[int, ...]
    """The cards of the row in the order in which others want them."""
    ahead: int
    """How many others take a card first."""
    eager: float
    """The random number that decides which characters are used in this round."""


class Seat(NamedTuple):
    """The drafting seat."""

    city: City
    owned: Owned
    used: frozenset[str]
    left_over: Owned


START = Seat(EMPTY_CITY, (), frozenset(), ())


def deal(rng: random.Random) -> list[Round]:
    """The rounds of a draft."""
    deck = standard_deck()
    characters = rng.sample(deck.characters, len(deck.characters))
    rounds = []
    for era in (0, 1):
        terrain = rng.sample(deck.terrain[era], len(deck.terrain[era]))
        for number in range(9):
            row: tuple[Card, ...] = (
                characters[9 * era + number], *terrain[ROW * number : ROW * (number + 1)]
            )  # fmt: skip
            taste = [-card.appeal + rng.gauss(0, NOISE) for card in row]
            wanted = tuple(sorted(range(len(row)), key=taste.__getitem__))
            ahead = rng.randrange(OTHERS + 1)
            rounds.append(Round(row, terrain[36 + number], wanted, ahead, rng.random()))
    return rounds


def take(seat: Seat, card: Card, worth: Worth, cell: int = -1) -> Seat:
    """The seat after taking a card, laid at the best cell unless one is given."""
    if isinstance(card, Character):
        return seat._replace(owned=(*seat.owned, card.id))
    if cell < 0:
        cell, _ = survey(seat.city, seat.owned, worth).best(card)
    return seat if cell < 0 else seat._replace(city=seat.city.place(card, cell))


def gain(seat: Seat, card: Card, worth: Worth) -> float:
    """What taking a card is worth to the player."""
    if isinstance(card, Character):
        before, after = seat.owned, (*seat.owned, card.id)
        return worth.value(seat.city, after) - worth.value(seat.city, before)
    return survey(seat.city, seat.owned, worth).best(card)[1]


def play_round(
    seat: Seat, number: int, shown: Round, worth: Worth, rng: random.Random | None
) -> Seat:
    """One round; with `rng`, sometimes not the best card."""
    ready = {one for one in seat.owned if one in USES and _use_now(one, number, shown)} - seat.used
    ahead, picks, row = shown.ahead, 1, list(shown.row)
    if "governor" in ready:
        row.append(shown.extra)
        card = max(row, key=lambda one: gain(seat, one, worth))
        row.remove(card)
        seat = take(seat, card, worth)
    if "lawyer" in ready:
        ahead = 0
    else:
        ahead -= sum(AHEAD.get(one, 0) for one in ready)
        picks += "chinese_worker" in ready
    wanted = [shown.row[index] for index in shown.wanted if shown.row[index] in row]
    gone = wanted[: max(ahead, 0)]
    offer = [one for one in row if one not in gone]
    if picks > 1 and "governor" not in ready:
        offer.append(shown.extra)
    for _ in range(min(picks, len(offer))):
        best = sorted(offer, key=lambda one: -gain(seat, one, worth))
        card = best[rng.randrange(len(best))] if rng and rng.random() < EXPLORE else best[0]
        offer.remove(card)
        seat = take(seat, card, worth)
    later = [one for one in wanted if one in offer][: OTHERS - max(ahead, 0)]
    left_over = tuple(one.id for one in offer if isinstance(one, Character) and one not in later)
    used = seat.used | ready
    if number % 9 == 8:
        used &= {"governor"}
    return seat._replace(used=used, left_over=seat.left_over + left_over)


def _use_now(character: CharacterId, number: int, shown: Round) -> bool:
    """An even chance for each round left in the Era, different for each character."""
    return (shown.eager + USES[character] * SPREAD) % 1 < 1 / (9 - number % 9)


def play_on(seat: Seat, rounds: list[Round], start: int, worths: Worths) -> int:
    """The final points of a draft played on from a round."""
    for number in range(start, ROUNDS):
        seat = play_round(seat, number, rounds[number], worths[ROUNDS - 1 - number], None)
    return finish(seat, rounds)


def finish(seat: Seat, rounds: list[Round]) -> int:
    """The points at the end, with the Paperboy's friend and the last sales."""
    if "paperboy" not in seat.owned:
        return after_sales(seat.city, seat.owned)
    dealt = {one.id for shown in rounds for one in shown.row if isinstance(one, Character)}
    free = [one.id for one in standard_deck().characters if one.id not in dealt]
    return max(
        after_sales(seat.city, (*seat.owned, *extra))
        for extra in ((), *((one,) for one in (*free, *seat.left_over)))
    )


def after_sales(city: City, owned: Owned) -> int:
    """The points after the best sales, made one by one."""
    best = score(city, owned).total
    if "auctioneer" not in owned:
        return best
    for sold in range(1, MOST_SALES + 1):
        found = [(score(city.without(one), owned, sold).total, one) for one in city.sellable()]
        if not found or max(found)[0] <= best:
            break
        best, index = max(found)
        city = city.without(index)
    return best


def alternatives(
    seat: Seat, row: Sequence[Card], worth: Worth, plain: Worth, rng: random.Random
) -> list[Seat]:
    """What to compare: nothing, every card at its best place, and two cards at other places."""
    found = [seat, *(take(seat, card, worth) for card in row)]
    for card in rng.sample([one for one in row if isinstance(one, Terrain)], 2):
        ground = survey(seat.city, seat.owned, worth)
        cells = [cell for cell, _ in ground.top(card, 5)[1:]]
        every = [cell for cell, _ in ground.gains(card)]
        cells.append(survey(seat.city, seat.owned, plain).best(card)[0])
        cells += rng.sample(every, 1) if every else []
        found += [take(seat, card, worth, cell) for cell in dict.fromkeys(cells) if cell >= 0]
    return list({(one.city.boards, one.city.covered, one.owned): one for one in found}.values())


Example = tuple[int, int, float, list[int]]  # group, rounds left, what came later, terms


def make_groups(weights: Weights, span: tuple[int, int]) -> list[Example]:
    """The examples of some groups; the number of a group is its seed."""
    worths = [Worth(weights, left) for left in range(ROUNDS)]
    plain = Worth({}, 0)
    examples: list[Example] = []
    for group in range(*span):
        rng = random.Random(group)
        rounds = deal(rng)
        now = rng.randrange(ROUNDS - 1)
        left = ROUNDS - 1 - now
        seat = START
        for number in range(now):
            seat = play_round(seat, number, rounds[number], worths[ROUNDS - 1 - number], rng)
        for one in alternatives(seat, rounds[now].row, worths[left], plain, rng):
            later = play_on(one, rounds, now + 1, worths) - score(one.city, one.owned).total
            examples.append((group, left, later, count_terms(one.city, one.owned)))
    return examples


def draft_points(weights: Weights, seeds: range) -> float:
    """The mean points of whole drafts: how well the weights place and choose."""
    worths = [Worth(weights, left) for left in range(ROUNDS)]
    drafts = (deal(random.Random(f"trial {seed}")) for seed in seeds)
    return float(np.mean([play_on(START, rounds, 0, worths) for rounds in drafts]))


def columns(examples: list[Example]) -> tuple[np.ndarray, np.ndarray, np.ndarray, np.ndarray]:
    """Terms times phase, what came later, groups and importance."""
    terms = np.array([one[3] for one in examples], dtype=float)
    bases = np.array([phase(one[1]) for one in examples])
    x = (terms[:, :, None] * bases[:, None, :]).reshape(len(examples), -1)
    y = np.array([one[2] for one in examples], dtype=float)
    groups = np.unique([one[0] for one in examples], return_inverse=True)[1]
    trust = np.array([1 / (2 + one[1]) for one in examples])
    counts = np.bincount(groups)[:, None]
    x -= (np.stack([np.bincount(groups, column) for column in x.T], axis=1) / counts)[groups]
    y -= (np.bincount(groups, y) / counts[:, 0])[groups]
    return x, y, groups, trust


def fit(examples: list[Example]) -> dict[str, list[float]]:
    """Weights by ridge regression on the differences within groups."""
    x, y, groups, trust = columns(examples)
    held = groups % CHECK == 0
    scale = np.sqrt((x**2 * trust[:, None]).sum(axis=0) / trust.sum()) + 1e-3
    x /= scale
    explained = {}
    for penalty in PENALTIES:
        w = _solve(x[~held], y[~held], trust[~held], penalty)
        error = y[held] - x[held] @ w
        explained[penalty] = 1 - (trust[held] @ error**2) / (trust[held] @ y[held] ** 2)
    print("  explained by penalty:", {one: round(part, 4) for one, part in explained.items()})
    best = max(explained, key=lambda one: explained[one])
    w = (_solve(x, y, trust, best) / scale).reshape(len(NAMES_OF_TERMS), -1)
    return {
        name: [round(float(weight), 3) for weight in row]
        for name, row in zip(NAMES_OF_TERMS, w, strict=True)
    }


def _solve(x: np.ndarray, y: np.ndarray, trust: np.ndarray, penalty: float) -> np.ndarray:
    gram = x.T @ (x * trust[:, None])
    return np.linalg.solve(gram + penalty * np.eye(len(gram)), x.T @ (y * trust))


def write(weights: Weights, path: Path) -> None:
    """One line for each term."""
    rows = [f"    {json.dumps(name)}: {json.dumps(row)}" for name, row in weights.items()]
    path.write_text('{\n  "promise": {\n' + ",\n".join(rows) + "\n  }\n}\n", "utf-8")


def main() -> int:
    parser = argparse.ArgumentParser(description="Learn the weights of the Carson City planner.")
    parser.add_argument("--groups", type=int, nargs="+", default=[1000, 3000, 9000])
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--trial", type=int, default=400, help="drafts that measure each step")
    parser.add_argument("--out", type=Path, default=WEIGHTS)
    options = parser.parse_args()
    weights: Weights = {}
    examples: list[Example] = []
    with Pool(options.jobs) as pool:
        for step, groups in enumerate(options.groups):
            began = time.monotonic()
            edges = [1_000_000 * step + groups * part // 64 for part in range(65)]
            spans = list(pairwise(edges))
            parts = pool.imap(partial(make_groups, weights), spans)
            fresh = [one for part in parts for one in part]
            examples = (examples if step > 1 else []) + fresh
            took = time.monotonic() - began
            print(f"step {step}: {groups} groups, {len(fresh)} examples, {took:.0f} s", flush=True)
            weights = fit(examples)
            write(weights, options.out)
            trials = [range(part, options.trial, 16) for part in range(16)]
            points = pool.map(partial(draft_points, weights), trials)
            print(f"  {options.trial} drafts: {np.mean(points):.2f} points", flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main())
