"""Gymnasium's own checks, and what they leave out."""

from __future__ import annotations

import random
from typing import Any

import gymnasium
import pytest
from gymnasium.spaces import Discrete
from gymnasium.utils.env_checker import check_env

import cardtown.envs
from cardtown import games
from cardtown.core import BadInput
from cardtown.envs import gymnasium_env

IDS = ["cardtown/CarsonCity-v1", "cardtown/CardCity-v1", "cardtown/CardCitySolo-v1"]


def play_out(env: Any, seed: int) -> tuple[float, dict[str, Any], list[int]]:
    rng = random.Random(seed)
    _, info = env.reset(seed=seed)
    over, total, actions = False, 0.0, []
    while not over:
        actions.append(int(rng.choice(info["action_mask"].nonzero()[0])))
        _, reward, over, cut, info = env.step(actions[-1])
        assert not cut
        total += reward
    return total, info, actions


@pytest.mark.parametrize("name", IDS)
def test_check_env(name: str) -> None:
    check_env(gymnasium.make(name).unwrapped)


@pytest.mark.parametrize("name", IDS)
def test_a_seed_gives_the_same_game(name: str) -> None:
    first, second = (play_out(gymnasium.make(name), 11) for _ in range(2))
    assert first[0] == second[0]
    assert first[1]["score"] == second[1]["score"]
    assert first[2] == second[2]


def test_the_solo_reward_is_the_score() -> None:
    total, info, _ = play_out(gymnasium.make("cardtown/CardCitySolo-v1"), 1)
    assert total == info["score"]


def test_seats_are_chosen_and_masks_are_offered() -> None:
    env = gymnasium.make(
        "cardtown/CarsonCity-v1",
        seats=["bot:random", "human", "bot:greedy", "virtual:novice"],
        reward="margin",
    )
    env.reset(seed=2)
    base: Any = env.unwrapped
    assert base.seat == 1
    assert base.action_masks().sum() == len(base.play.table.decision(1).options)
    play_out(env, 2)


def test_an_illegal_action_ends_the_game() -> None:
    env = gymnasium.make("cardtown/CardCitySolo-v1", illegal_reward=-30.0)
    actions = env.action_space
    assert isinstance(actions, Discrete)
    env.reset(seed=1)
    _, reward, over, _, info = env.step(actions.n - 1)
    assert (reward, over, info["illegal"]) == (-30.0, True, True)


def test_one_seat_must_be_the_agents() -> None:
    with pytest.raises(BadInput, match="exactly one seat"):
        gymnasium.make("cardtown/CardCity-v1", seats=["human", "human"])


def test_registering_twice_does_no_harm() -> None:
    from cardtown.envs.registration import register_gymnasium

    register_gymnasium()
    assert gymnasium.spec("cardtown/CardCitySolo-v1").id == "cardtown/CardCitySolo-v1"


MADE: Any = gymnasium_env
"""Its classes are created on demand, so mypy can't know them."""


def test_there_is_a_class_for_each_name_and_no_other() -> None:
    env = MADE.CardCityEnv(["human", "bot:random"], reward="margin")
    assert isinstance(env, gymnasium_env.CardtownEnv)
    assert env.play.agents == [0]
    with pytest.raises(AttributeError, match="ChessEnv"):
        _ = MADE.ChessEnv


def test_a_game_that_says_nothing_of_gymnasium_is_found_by_its_own_name(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.delattr("cardtown.envs.card_city.GYMNASIUM")
    gymnasium_env.__getattr__.cache_clear()
    env = MADE.CardCityEnv()
    assert [seat.kind for seat in env.play._seats] == ["human", "bot:medium"]
    gymnasium_env.__getattr__.cache_clear()


def test_a_game_without_numbers_has_no_environment(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(games, "part", lambda *_: None)
    with pytest.raises(BadInput, match="'card-city' has no environment"):
        cardtown.envs.raw_env("card-city")
