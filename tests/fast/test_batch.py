"""Batches of games on the core: the same games as on tables, with options as bits."""

from __future__ import annotations

import gc
import random
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from typing import Any

import pytest

from cardtown import fast, games
from cardtown.core import BadInput, Table
from cardtown.fast.carson_city import action_of
from cardtown.games.boards import bits

FOUR = ["human", "virtual:expert", "human", "human"]
GAMES = 7


def rows(shown: memoryview) -> Any:
    """A list of rows; type checkers can't know the shape of what `tolist` returns."""
    return shown.tolist()


def options_of(batch: fast.Batch, index: int) -> list[int]:
    """The numbers of the options of one game."""
    mask = sum(word << 64 * place for place, word in enumerate(rows(batch.masks)[index]))
    return bits(mask)


def table_of(seed: str, number: int, kinds: list[str]) -> Table[Any, Any]:
    return games.get("carson-city").new_table(kinds, seed=f"{seed} {number}", log=False)


@pytest.mark.parametrize("kinds", [FOUR, ["human"] * 6], ids=" ".join)
def test_a_batch_plays_the_games_of_its_seeds(kinds: list[str]) -> None:
    pytest.importorskip("numpy")
    from cardtown.envs.parts import codec_for

    batch = fast.new_batch("carson-city", kinds, GAMES, seed="batch")
    codec = codec_for("carson-city", len(kinds))
    codec.resume()
    tables = [table_of("batch", number, kinds) for number in range(GAMES)]
    dealt, ended = GAMES, 0
    rng = random.Random(1)
    while ended < 3 * GAMES:
        actions = []
        for index, table in enumerate(tables):
            decision = table.decisions()[0]
            assert batch.seats[index] == decision.seat
            codec.resume()
            numbers = list(codec.numbers(decision, partial(table.view, decision.seat)))
            assert options_of(batch, index) == sorted(numbers)
            at = rng.randrange(len(numbers))
            table.apply(decision.seat, decision.options[at])
            actions.append(numbers[at])
        batch.actions[:] = memoryview(bytearray(2 * GAMES)).cast("h")
        for index, number in enumerate(actions):
            batch.actions[index] = number
        batch.step(batch.actions)
        for index, table in enumerate(tables):
            assert batch.over[index] == table.over
            scores = rows(batch.scores)[index][: len(kinds)]
            if table.result is None:
                assert not any(scores)
                continue
            assert tuple(scores) == table.result.scores
            assert batch.games[index] == dealt
            tables[index] = table_of("batch", dealt, kinds)
            dealt, ended = dealt + 1, ended + 1


@pytest.mark.parametrize("reward", fast.REWARDS)
def test_rewards_are_those_of_environments(reward: str) -> None:
    pytest.importorskip("numpy")
    from cardtown.core import Result
    from cardtown.envs.rewards import REWARDS, reward_of

    assert set(REWARDS) == set(fast.REWARDS)
    batch = fast.new_batch("carson-city", FOUR, 20, seed="rewards", reward=reward)
    ended = 0
    for state in range(400):
        batch.choose(state)
        batch.step(batch.actions)
        for index in range(20):
            rewards = rows(batch.rewards)[index][: len(FOUR)]
            if not batch.over[index]:
                assert not any(rewards)
                continue
            ended += 1
            scores = tuple(rows(batch.scores)[index][: len(FOUR)])
            winners = tuple(seat for seat in range(4) if scores[seat] == max(scores))
            result = Result(scores, winners)
            expected = [reward_of(reward, result, seat) for seat in range(4)]
            assert rewards == pytest.approx(expected)
    assert ended >= 20


def test_reset_begins_the_same_games_again() -> None:
    batch = fast.new_batch("carson-city", FOUR, 5, seed="again")
    first = rows(batch.masks), batch.table(3)
    for state in range(300):
        batch.choose(state)
        batch.step(batch.actions)
    assert (rows(batch.masks), batch.table(3)) != first
    batch.reset()
    assert (rows(batch.masks), batch.table(3)) == first
    assert batch.games.tolist() == list(range(5))


def test_choices_are_options_and_reach_all_of_them() -> None:
    batch = fast.new_batch("carson-city", FOUR, 3, seed="choose")
    chosen = set()
    for state in range(200):
        batch.choose(state)
        chosen.add(batch.actions[1])
        assert batch.actions[1] in options_of(batch, 1)
    assert chosen == set(options_of(batch, 1))


def test_numpy_sees_the_memory_of_the_batch_itself() -> None:
    numpy = pytest.importorskip("numpy")
    batch = fast.new_batch("carson-city", FOUR, 4, seed="numpy")
    masks, actions = numpy.asarray(batch.masks), numpy.asarray(batch.actions)
    assert masks.shape == (4, 5)
    assert masks.dtype == numpy.uint64
    assert not masks.flags.writeable
    before = masks.copy()
    for kind in ("int16", "int32", "int64", "uint64"):
        batch.choose(1)
        batch.step(actions.astype(kind))
    assert (masks != before).any()
    del batch
    gc.collect()
    assert masks.sum() > 0  # it lives on


def test_threads_play_their_batches_side_by_side() -> None:
    def play(number: int) -> Any:
        batch = fast.new_batch("carson-city", FOUR, 50, seed="threads")
        for state in range(100):
            batch.choose(state)
            batch.step(batch.actions)
        return rows(batch.masks)

    with ThreadPoolExecutor(4) as pool:
        results = list(pool.map(play, range(8)))
    assert all(result == results[0] for result in results)


def test_two_threads_at_one_batch_are_told_apart() -> None:
    batch = fast.new_batch("carson-city", FOUR, 20_000, seed="shared")

    def play(number: int) -> int:
        refused = 0
        for state in range(20):
            try:
                batch.choose(number * 100 + state)
            except RuntimeError:
                refused += 1
        return refused

    with ThreadPoolExecutor(4) as pool:
        assert sum(pool.map(play, range(4))) < 4 * 20
    batch.choose(1)
    batch.step(batch.actions)


@pytest.mark.parametrize(
    ("changes", "sentence"),
    [
        ({"reward": "fame"}, "'fame' is not one of win, margin, score"),
        ({"game": "chess"}, "must be one of"),
    ],
)
def test_bad_batches_are_refused(changes: dict[str, Any], sentence: str) -> None:
    how = {"game": "carson-city", "reward": "win", **changes}
    with pytest.raises(BadInput, match=sentence):
        fast.new_batch(how["game"], FOUR, 2, seed="x", reward=how["reward"])


def test_without_the_core_there_are_no_batches(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(fast, "AVAILABLE", False)
    with pytest.raises(BadInput, match="without the compiled core"):
        fast.new_batch("carson-city", FOUR, 2, seed="x")


def test_a_game_of_a_batch_can_be_looked_at_alone() -> None:
    batch = fast.new_batch("carson-city", FOUR, 2, seed="look")
    table = batch.table(1)
    kinds = {type(action_of(code)).__name__ for code in table.options(table.turn())}
    assert kinds == {"Bid"}
    table.play(0, table.options(0)[0])
    assert table != batch.table(1)
