"""Environments play on the compiled core if it is built, with the same numbers as without it."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

import gymnasium
import pytest
from gymnasium.utils.env_checker import check_env
from pettingzoo.test import api_test

import cardtown.envs  # noqa: F401  # registers the environments
from cardtown import fast
from cardtown.core import BadInput
from cardtown.envs import raw_env
from cardtown.envs.stepper import CoreStepper, PlainStepper
from tests.envs.test_pettingzoo import EACH_TABLE, pytestmark  # noqa: F401  # warnings to ignore

built = pytest.mark.skipif(not fast.AVAILABLE, reason="the fast core is not built: make core")


@pytest.fixture
def _not_built(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(fast, "AVAILABLE", False)


def trace(env: Any, seed: int) -> Iterator[Any]:
    """All observations, masks and rewards of a random game."""
    env.reset(seed=seed)
    rng = random.Random(seed)
    for agent in env.agent_iter():
        seen, reward, over, cut, info = env.last()
        others = [env.observe(other)["observation"].tobytes() for other in env.agents]
        yield agent, others, seen["action_mask"].tobytes(), reward, over, cut, info.get("score")
        env.step(None if over else int(rng.choice(seen["action_mask"].nonzero()[0])))


@built
@EACH_TABLE
def test_both_engines_play_the_same_games(
    game: str, seats: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    quick = raw_env(game, seats, reward="margin")
    monkeypatch.setattr(fast, "AVAILABLE", False)
    plain = raw_env(game, seats, reward="margin")
    assert isinstance(quick.play, CoreStepper)
    assert isinstance(plain.play, PlainStepper)
    for seed in (5, 6):
        assert all(map(same, trace(quick, seed), trace(plain, seed)))
        assert quick.play.table.history == plain.play.table.history
        assert quick.play.table.result == plain.play.table.result


def same(one: Any, other: Any) -> bool:
    assert one == other
    return True


@pytest.mark.usefixtures("_not_built")
@EACH_TABLE
def test_environments_work_without_the_core(game: str, seats: list[str]) -> None:
    env = raw_env(game, seats)
    assert isinstance(env.play, PlainStepper)
    api_test(env, num_cycles=150)


@pytest.mark.usefixtures("_not_built")
@pytest.mark.parametrize("name", ["cardtown/CarsonCity-v1", "cardtown/CardCitySolo-v1"])
def test_gymnasium_works_without_the_core(name: str) -> None:
    check_env(gymnasium.make(name).unwrapped)


@pytest.mark.parametrize("engine", ["plain", pytest.param("core", marks=built)])
@pytest.mark.parametrize("number", [-1, 10**9, 10**30, None, "bid", 1.5])
def test_what_is_no_number_of_an_option_is_refused(
    number: Any, engine: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(fast, "AVAILABLE", engine == "core")
    env = raw_env("carson-city", ["human"] * 4)
    env.reset(seed=1)
    before = env.play.table.copy()
    with pytest.raises(BadInput, match="action: "):
        env.step(number)
    assert env.play.table == before
