"""Views are made of parts that a table remembers: they must not show it."""

from __future__ import annotations

import pickle
import random
from typing import Any

import pytest

from cardtown import games
from cardtown.core import Table
from cardtown.games.memory import Memory

TABLES = [
    ("carson-city", ["human", "virtual:expert", "human", "human"]),
    ("card-city", ["human"]),
    ("card-city", ["human"] * 4),
]
EACH_TABLE = pytest.mark.parametrize(
    ("game", "seats"), TABLES, ids=[f"{game}-{len(seats)}" for game, seats in TABLES]
)


def views(table: Table[Any, Any]) -> list[Any]:
    """What everyone may know, including spectators."""
    return [table.view(seat) for seat in (*range(len(table.seats)), None)]


def unseen_twin(game: str, table: Table[Any, Any]) -> Table[Any, Any]:
    """The same game played on a table that has never been asked for a view."""
    assert table.seed is not None
    twin = games.get(game).new_table(table.seats, seed=table.seed)
    for seat, action in table.history:
        twin.apply(seat, action)
    return twin


@EACH_TABLE
def test_a_view_does_not_depend_on_the_views_before_it(game: str, seats: list[str]) -> None:
    rng = random.Random(2)
    table = games.get(game).new_table(seats, seed="views")
    while pending := table.decisions():
        if rng.random() < 0.4:
            assert views(table) == views(unseen_twin(game, table))
        else:
            table.view(rng.choice([None, *range(len(seats))]))
        decision = rng.choice(pending)
        table.play(decision.seat, rng.choice(decision.options))
    assert views(table) == views(unseen_twin(game, table))


@EACH_TABLE
def test_copies_and_undo_go_their_own_way(game: str, seats: list[str]) -> None:
    rng = random.Random(4)
    table = games.get(game).new_table(seats, seed="copies")
    while pending := table.decisions():
        before = views(table)
        decision = rng.choice(pending)
        if rng.random() < 0.2:
            twin = table.copy()
            twin.play(decision.seat, rng.choice(decision.options))
            assert views(twin) == views(unseen_twin(game, twin))
            twin.undo()
            assert views(twin) == before
            resampled = table.resample(decision.seat, rng)
            views(resampled)
            assert resampled.view(decision.seat) == table.view(decision.seat)
        assert views(table) == before
        table.play(decision.seat, rng.choice(decision.options))


@EACH_TABLE
def test_looking_at_a_table_does_not_change_it(game: str, seats: list[str]) -> None:
    rng = random.Random(6)
    table = games.get(game).new_table(seats, seed="looking")
    while pending := table.decisions():
        if rng.random() < 0.1:
            views(table)
            assert table == unseen_twin(game, table)
        decision = rng.choice(pending)
        table.play(decision.seat, rng.choice(decision.options))


@EACH_TABLE
def test_a_table_dealt_anew_remembers_nothing_of_the_true_one(game: str, seats: list[str]) -> None:
    table: Any = games.get(game).new_table(seats, seed="true")
    views(table)
    resampled: Any = table.resample(None, random.Random(1))
    assert resampled._memory is not table._memory


@EACH_TABLE
def test_a_view_names_the_seats_that_decide(game: str, seats: list[str]) -> None:
    rng = random.Random(8)
    table = games.get(game).new_table(seats, seed="deciding")
    while pending := table.decisions():
        assert table.view(None).deciding == tuple(decision.seat for decision in pending)
        decision = rng.choice(pending)
        table.play(decision.seat, rng.choice(decision.options))
    assert table.view(None).deciding == ()


@EACH_TABLE
def test_a_view_can_be_sent_elsewhere(game: str, seats: list[str]) -> None:
    table = games.get(game).new_table(seats, seed="pickle")
    for view in views(table):
        assert pickle.loads(pickle.dumps(view)) == view


def test_a_memory_makes_a_value_anew_when_its_facts_change() -> None:
    made: list[tuple[int, str]] = []

    def make(number: int, text: str) -> str:
        made.append((number, text))
        return text * number

    memory = Memory()
    assert [memory.recall(0, facts, make) for facts in [(2, "a"), (2, "a"), (3, "a")]] == [
        "aa",
        "aa",
        "aaa",
    ]
    assert memory.recall(1, (2, "a"), make) == "aa"
    assert made == [(2, "a"), (3, "a"), (2, "a")]
    assert memory == Memory()
    assert memory != {}
