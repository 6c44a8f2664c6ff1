"""The greedy bot on the core chooses as its Python twin does, at every decision."""

from __future__ import annotations

import random

import pytest

from cardtown import fast
from cardtown.bots.carson_city import greedy
from cardtown.bots.carson_city import survey as surveys
from cardtown.fast.carson_city import code_of, new_table
from cardtown.games.carson_city import deck
from tests.sampling import SEED, TAKES_ALL

BLOCKS = 4
GAMES = 40 if TAKES_ALL else 4
TABLES = (
    ["human"] * 4,
    ["human"] * 5,
    ["human"] * 6,
    ["human", "virtual:expert", "human", "virtual:novice"],
)


@pytest.mark.parametrize("block", range(BLOCKS))
def test_greedy_chooses_as_in_python(block: int, monkeypatch: pytest.MonkeyPatch) -> None:
    """Some options are played at random, so that cities differ from those of greedy players."""
    monkeypatch.setattr(fast, "AVAILABLE", False)  # the judge is Python alone
    surveys._surveys.clear()
    first = (SEED * BLOCKS + block) * GAMES
    for number in range(first, first + GAMES):
        rng = random.Random(number)
        cards = rng.choice([deck.standard_deck(), *deck.unnamed_decks()])
        table = new_table(rng.choice(TABLES), seed=f"greedy {number}", deck=cards, log=False)
        astray = rng.choice([0.0, 0.1, 0.4])
        while not table.over:
            core = table.core
            decision = rng.choice(table.decisions())
            chosen = greedy.choose(table.view(decision.seat), decision, rng)
            assert core.greedy(decision.seat) == code_of(chosen), (number, len(table.history))
            played = rng.choice(decision.options) if rng.random() < astray else chosen
            table.apply(decision.seat, played)


def test_greedy_games_are_those_of_greedy_choices() -> None:
    """The cache about cities between decisions has no effect on choices."""
    start = new_table(["human"] * 4, seed="games", log=False).core
    table = start.resample(-1, 7)
    decisions = 0
    while (seat := table.turn()) >= 0:
        table.play(seat, table.greedy(seat))
        decisions += 1
    points = [sum(table.score(seat)[:13]) for seat in range(4)]
    assert start.greedy_rollouts(1, 7) == (decisions, *points)


def test_a_seat_that_does_not_decide_chooses_nothing() -> None:
    core = new_table(["human"] * 4, seed="games", log=False).core
    core.play(0, core.greedy(0))
    with pytest.raises(ValueError, match="seat 0 has nothing to decide now"):
        core.greedy(0)
