"""Batches of Card City: the same games as on tables, with the numbers of the environments."""

from __future__ import annotations

import random
from functools import partial
from typing import Any

import pytest

from cardtown import fast
from cardtown.core import RuleBreach
from cardtown.fast.card_city import new_table
from cardtown.games import card_city
from tests.fast.test_batch import options_of, rows

GAMES = 5
SWITCHES = [{}, {"development": "once", "joining": "allowed"}]


@pytest.mark.parametrize("players", [1, 2, 3, 4])
@pytest.mark.parametrize("options", SWITCHES, ids=["usual", "switched"])
def test_a_batch_plays_the_games_of_its_seeds(players: int, options: dict[str, str]) -> None:
    pytest.importorskip("numpy")
    from cardtown.envs.parts import codec_for

    def table_of(number: int) -> Any:
        return card_city.new_table(seats, seed=f"batch {number}", options=options, log=False)

    seats = ["human"] * players
    batch = fast.new_batch("card-city", seats, GAMES, seed="batch", options=options)
    codec = codec_for("card-city", players)
    tables = [table_of(number) for number in range(GAMES)]
    dealt, ended = GAMES, 0
    rng = random.Random(players)
    while ended < GAMES:
        for index, table in enumerate(tables):
            decision = min(table.decisions())  # where several decide, the lowest seat
            assert batch.seats[index] == decision.seat
            numbers = list(codec.numbers(decision, partial(table.view, decision.seat)))
            assert options_of(batch, index) == sorted(numbers)
            at = rng.randrange(len(numbers))
            table.apply(decision.seat, decision.options[at])
            batch.actions[index] = numbers[at]
        batch.step(batch.actions)
        for index, table in enumerate(tables):
            assert batch.over[index] == table.over
            if table.over:
                assert tuple(rows(batch.scores)[index][:players]) == table.result.scores
                tables[index] = table_of(dealt)
                dealt, ended = dealt + 1, ended + 1


@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_choices_are_options_and_reach_all_of_them(players: int) -> None:
    """Drawing one option without listing all of them gives the right distribution."""
    table = new_table(["human"] * players, seed="choose").core
    rng = random.Random(players)
    while not table.over:
        seat = rng.choice(table.deciding())
        options = table.options(seat)
        chosen = {table.choose(seat, rng.getrandbits(64)) for _ in range(12 * len(options))}
        assert chosen <= set(options)
        assert len(options) > 20 or chosen == set(options)
        table.play(seat, rng.choice(options))


def test_only_tables_of_the_rules_are_dealt() -> None:
    with pytest.raises(RuleBreach, match="1 to 4 seats"):
        fast.new_batch("card-city", ["human"] * 5, 2, seed="x")
