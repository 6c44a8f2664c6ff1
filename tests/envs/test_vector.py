"""Many games at once: the same numbers as one environment for each of them."""

from __future__ import annotations

import random
from typing import Any

import numpy as np
import pytest

from cardtown import envs, fast
from cardtown.core import BadInput
from cardtown.envs import vector_env
from cardtown.envs.game_batch import GameBatch
from cardtown.envs.gymnasium_env import CardtownEnv
from cardtown.envs.stepper import stepper_of

pytestmark = pytest.mark.skipif(not fast.AVAILABLE, reason="the fast core is not built: make core")
TABLES = [
    ("carson-city", ["human", "virtual:expert", "virtual:novice", "virtual:expert"]),
    ("card-city", ["human"]),
]
EACH_TABLE = pytest.mark.parametrize(("game", "seats"), TABLES, ids=[one for one, _ in TABLES])
GAMES = 5


@EACH_TABLE
@pytest.mark.parametrize("dtype", ["float32", "uint8"])
def test_a_vector_of_games_is_that_many_environments(
    game: str, seats: list[str], dtype: str
) -> None:
    many = vector_env(game, GAMES, seats, reward="margin", dtype=dtype)
    alone = [CardtownEnv(game, seats, reward="margin") for _ in range(GAMES)]
    seen, info = many.reset(seed=7)
    shown = [env.reset(options={"seed": f"7 {n}"})[0] for n, env in enumerate(alone)]
    dealt, ended = GAMES, 0
    rng = random.Random(7)
    while ended < 2 * GAMES:
        assert many.observation_space.contains(seen)
        assert seen.dtype == dtype
        for one, expected in zip(seen, shown, strict=True):
            assert (one == (expected.clip(0, 255) if dtype == "uint8" else expected)).all()
        masks = [env.action_masks() for env in alone]
        assert (info["action_mask"] == masks).all()
        actions = [int(rng.choice(mask.nonzero()[0])) for mask in masks]
        seen, rewards, over, cut, info = many.step(np.array(actions))
        assert not cut.any()
        for number, env in enumerate(alone):
            shown[number], reward, done, _, said = env.step(actions[number])
            assert (rewards[number], over[number]) == (reward, done)
            assert info["_score"][number] == done
            if done:
                assert info["score"][number] == said["score"]
                shown[number] = env.reset(options={"seed": f"7 {dealt}"})[0]
                dealt, ended = dealt + 1, ended + 1


@EACH_TABLE
def test_arrays_are_copied_only_for_those_who_want_it(game: str, seats: list[str]) -> None:
    for copy in (True, False):
        many = vector_env(game, GAMES, seats, copy=copy)
        first, info = many.reset(seed=1)
        before = first.copy()
        again = many.step(info["action_mask"].argmax(axis=1))[0]
        assert (first is again) == (not copy)
        assert (first == before).all() == copy


def test_seeds_are_those_of_gymnasium() -> None:
    def deals(many: Any, seed: int | None) -> bytes:
        observations: np.ndarray = many.reset(seed=seed)[0]
        return observations.tobytes()

    first, second = (vector_env("card-city", 3, ["human"]) for _ in range(2))
    assert deals(first, 3) == deals(second, 3)
    assert deals(first, None) == deals(second, None)
    assert deals(first, None) != deals(first, 3)
    with pytest.raises(BadInput, match="from one seed"):
        first.reset(seed=[1, 2, 3])


def test_an_illegal_action_is_refused_and_changes_nothing() -> None:
    many = vector_env("card-city", 3, ["human"])
    seen, info = many.reset(seed=3)
    actions = info["action_mask"].argmax(axis=1)
    for wrong in (actions + 400, actions[:2], actions.astype(float), np.array(["a"] * 3)):
        with pytest.raises(BadInput, match="actions: "):
            many.step(wrong)
    assert (many.play.observations == seen).all()


@pytest.mark.parametrize(
    ("seats", "sentence"),
    [
        (["human", "human", "virtual:expert", "virtual:expert"], "exactly one seat"),
        (["human", "bot:greedy", "virtual:expert", "virtual:expert"], "only 'bot:random' can"),
        (["bot:random"] * 4, "nothing to decide"),
    ],
)
def test_other_seats_are_refused(seats: list[str], sentence: str) -> None:
    with pytest.raises(BadInput, match=sentence):
        vector_env("carson-city", 2, seats)


def test_a_batch_writes_to_the_arrays_that_it_is_given() -> None:
    """Self-play with all seats, as a learner with memory of its own uses it."""
    seats = ["human", "virtual:novice", "human", "human"]
    codec = stepper_of("carson-city", seats).codec
    observations = np.zeros((4, codec.observation.size), np.uint8)
    masks = np.zeros((4, codec.actions.size), np.bool_)
    batch = GameBatch("carson-city", seats, 4, observations=observations, masks=masks)
    assert batch.observations is observations
    assert batch.agents == [0, 2, 3]
    ended, deciding = 0, set()
    for state in range(400):
        batch.choose(state)
        assert masks[np.arange(4), batch.actions].all()
        before = observations.copy()
        batch.step()
        assert (observations != before).any()
        deciding |= set(batch.seats.tolist())
        ended += int(batch.over.sum())
        assert batch.rewards.sum() == pytest.approx(float(batch.over.sum()))
    assert ended > 4
    assert deciding == {0, 2, 3}
    first = observations.copy()
    batch.reset()
    assert (observations != first).any()
    with pytest.raises(BadInput, match="float32 or uint8"):
        GameBatch("carson-city", seats, 4, dtype=np.float64)
    with pytest.raises(ValueError, match="there must be room for"):
        GameBatch("carson-city", seats, 4, masks=masks[:3])


def test_random_bots_play_by_themselves() -> None:
    """Their choices follow from the number of the game, whatever other games are in the batch."""
    seats = ["bot:random", "human", "bot:random", "bot:random"]
    small, large = (GameBatch("carson-city", seats, games, seed="bots") for games in (2, 6))
    for _ in range(30):
        assert (small.seats == 1).all()
        assert (large.observations[:2] == small.observations).all()
        for batch in (small, large):
            batch.step(batch.masks.argmax(axis=1))


def test_making_one_leaves_the_function_in_its_place() -> None:
    """A module of that name would replace it in the package as soon as it is imported."""
    vector_env("card-city", 1, ["human"])
    assert envs.vector_env is vector_env
