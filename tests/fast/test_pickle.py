"""Tables of the core go to other processes: pickled and back, they play on as before."""

from __future__ import annotations

import pickle
import random
from typing import Any

import pytest

from cardtown import fast

TABLES = [
    pytest.param("carson-city", ["human"] * 4, {}, id="carson-city"),
    pytest.param(
        "carson-city",
        ["human", "virtual:expert", "human", "human", "virtual:novice"],
        {"suits": ["cow", "hat", "boot", "star", "cactus"]},
        id="carson-city-virtual",
    ),
    pytest.param("card-city", ["human"] * 3, {"development": "once"}, id="card-city"),
    pytest.param("card-city", ["human"], {"joining": "allowed"}, id="card-city-alone"),
]


def play_on(table: Any, rng: random.Random, moves: int) -> None:
    for _ in range(moves):
        if table.over:
            return
        decision = rng.choice(table.decisions())
        table.apply(decision.seat, rng.choice(decision.options))


@pytest.mark.parametrize(("game", "seats", "options"), TABLES)
@pytest.mark.parametrize("moves", [0, 1, 25, 60, 1000])
def test_a_pickled_table_plays_on(
    game: str, seats: list[str], options: dict[str, Any], moves: int
) -> None:
    table = fast.get(game).new_table(seats, seed="pickle", options=options)
    play_on(table, random.Random(moves), moves)
    dealt_again = table.resample(0, random.Random(moves))
    for one in (table, dealt_again):
        twin = pickle.loads(pickle.dumps(one))
        assert twin == one
        for seat in (None, *range(len(seats))):
            assert twin.view(seat) == one.view(seat)
        for table_now in (one, twin):
            play_on(table_now, random.Random("on"), 1000)
        assert twin.result == one.result
