"""PettingZoo's own tests, and what they leave out."""

from __future__ import annotations

import random
from typing import Any

import numpy as np
import pytest
from pettingzoo.test import api_test, seed_test

from cardtown.core import BadInput
from cardtown.envs import env, raw_env

# An observation with a mask is a dict: its conventions allow that, but warn about it anyway.
pytestmark = [
    pytest.mark.filterwarnings("ignore:Observation is not a NumPy array"),
    pytest.mark.filterwarnings("ignore:Observation space for each agent probably should be"),
    pytest.mark.filterwarnings("ignore:Environment has not defined a render"),
]
TABLES = [
    ("carson-city", ["human"] * 4),
    ("carson-city", ["virtual:expert", "human", "bot:random", "human", "human"]),
    ("card-city", ["human"]),
    ("card-city", ["human"] * 3),
    ("card-city", ["human", "bot:random", "human", "human"]),
]
EACH_TABLE = pytest.mark.parametrize(
    ("game", "seats"), TABLES, ids=[f"{game}-{len(seats)}" for game, seats in TABLES]
)


def play_out(env: Any, rng: random.Random) -> dict[str, float]:
    """Play a random game to its end and return the rewards of all agents."""
    paid: dict[str, float] = {}
    for agent in env.agent_iter():
        _, reward, over, cut, info = env.last(observe=False)
        assert not cut
        paid[agent] = paid.get(agent, 0.0) + reward
        legal = info["action_mask"].nonzero()[0]
        env.step(None if over else rng.choice(legal))
    return paid


@pytest.mark.parametrize("make", [env, raw_env])
@EACH_TABLE
def test_api(game: str, seats: list[str], make: Any) -> None:
    api_test(make(game, seats), num_cycles=150)


@pytest.mark.parametrize("make", [env, raw_env])
@EACH_TABLE
def test_seeds(game: str, seats: list[str], make: Any) -> None:
    seed_test(lambda: make(game, seats), num_cycles=60)


@EACH_TABLE
def test_what_was_observed_does_not_change_later(game: str, seats: list[str]) -> None:
    table = raw_env(game, seats)
    table.reset(seed=4)
    rng = random.Random(4)
    kept = []
    for agent in table.agent_iter():
        seen, _, over, _, info = table.last()
        arrays = (seen["observation"], seen["action_mask"], info["action_mask"])
        kept.append((arrays, [array.copy() for array in arrays]))
        assert (table.observe(agent)["observation"] == seen["observation"]).all()
        legal = info["action_mask"].nonzero()[0]
        seen["action_mask"][:] = 0
        kept[-1][1][1][:] = 0
        table.step(None if over else rng.choice(legal))
    for arrays, copies in kept:
        assert all((one == copy).all() for one, copy in zip(arrays, copies, strict=True))


@EACH_TABLE
def test_masks_are_the_options_of_whoever_decides(game: str, seats: list[str]) -> None:
    env = raw_env(game, seats)
    env.reset(seed=1)
    rng = random.Random(1)
    while env.play.seat >= 0:
        table = env.play.table
        for agent in env.agents:
            mask = env.observe(agent)["action_mask"]
            if agent == env.agent_selection:
                decision = table.decision(int(agent.removeprefix("seat_")))
                assert decision is not None
                assert mask.sum() == len(decision.options)
                assert (mask == env.infos[agent]["action_mask"]).all()
            else:
                assert not mask.any()
        env.step(rng.choice(env.observe(env.agent_selection)["action_mask"].nonzero()[0]))
    assert not any(env.observe(agent)["action_mask"].any() for agent in env.agents)


def test_bids_do_not_show_before_all_are_made() -> None:
    """Seat 1 sees the same for every bid of seat 0 until it has bid itself."""
    seen = []
    for card in range(9):
        env = raw_env("carson-city", ["human"] * 4)
        env.reset(seed=3)
        assert env.agent_selection == "seat_0"
        env.step(env.play.codec.actions.start["bid"] + card)
        assert env.agent_selection == "seat_1"
        seen.append(env.observe("seat_1")["observation"])
    assert all((one == seen[0]).all() for one in seen)


@pytest.mark.parametrize("reward", ["win", "margin", "score"])
def test_rewards_come_at_the_end_and_say_how_it_ended(reward: str) -> None:
    env = raw_env("carson-city", ["human", "human", "virtual:novice", "human"], reward=reward)
    for game in range(3):
        env.reset(seed=game)
        paid = play_out(env, random.Random(game))
        result = env.play.table.result
        assert result is not None
        for agent, worth in paid.items():
            seat = int(agent.removeprefix("seat_"))
            best = max(score for other, score in enumerate(result.scores) if other != seat)
            expected = {
                "win": (seat in result.winners) / len(result.winners),
                "margin": result.scores[seat] - best,
                "score": result.scores[seat],
            }[reward]
            assert worth == pytest.approx(expected)
        assert set(paid) == {"seat_0", "seat_1", "seat_3"}


def test_a_seed_fixes_all_games_that_follow_it() -> None:
    def deals(env: Any) -> list[str]:
        env.reset(seed=5)
        found = [env.play.table.seed]
        for _ in range(3):
            env.reset()
            found.append(env.play.table.seed)
        return found

    first = deals(raw_env("card-city"))
    assert deals(raw_env("card-city")) == first
    assert len(set(first)) == 4
    env = raw_env("card-city")
    env.reset(options={"seed": "a table of one's own"})
    assert env.play.table.seed == "a table of one's own"


def test_an_illegal_action_is_refused_and_changes_nothing() -> None:
    env = raw_env("carson-city", ["human"] * 4)
    env.reset(seed=1)
    before = env.play.table.copy()
    with pytest.raises(BadInput, match=r"\(done\) is not legal for seat 0"):
        env.step(env.play.codec.actions.start["done"])
    with pytest.raises(BadInput, match="action numbers go from"):
        env.step(10_000)
    assert env.play.table == before


def test_an_illegal_action_ends_the_game_of_a_wrapped_environment() -> None:
    wrapped: Any = env("card-city", ["human"] * 2)
    wrapped.reset(seed=1)
    agent = wrapped.agent_selection
    wrapped.last()
    wrapped.step(np.int64(wrapped.unwrapped.play.codec.actions.start["pass"]))
    assert wrapped.rewards[agent] == -1
    assert all(wrapped.terminations.values())


def test_bad_tables_are_refused_at_once() -> None:
    with pytest.raises(BadInput, match="nothing for an agent to do"):
        raw_env("card-city", ["bot:random"])
    with pytest.raises(BadInput, match="is not one of win, margin, score"):
        raw_env("card-city", reward="fame")
    with pytest.raises(BadInput, match="game: must be one of"):
        raw_env("chess")
