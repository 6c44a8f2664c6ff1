"""OpenSpiel's own simulation test, and what it leaves out."""

from __future__ import annotations

import random
from typing import Any

import numpy as np
import pyspiel
import pytest

import cardtown.envs.openspiel_games  # noqa: F401  # registers the games

GAMES = [
    "python_card_city(deals=5)",
    "python_card_city(players=1)",
    "python_card_city(players=3,reward=margin)",
    "python_carson_city(players=2,virtual=2,deals=7,reward=score)",
    pytest.param("python_carson_city", marks=pytest.mark.slow),
]


@pytest.mark.parametrize("name", GAMES)
def test_random_sim(name: str) -> None:
    pyspiel.random_sim_test(pyspiel.load_game(name), num_sims=1, serialize=True, verbose=False)


def dealt(name: str, deal: int = 0) -> Any:
    state = pyspiel.load_game(name).new_initial_state()
    assert state.is_chance_node()
    state.apply_action(deal)
    return state


def test_bids_do_not_show_before_all_are_made() -> None:
    shown = set()
    for number in range(9):
        state = dealt("python_carson_city")
        assert state.current_player() == 0
        state.apply_action(state.legal_actions()[number])
        assert state.current_player() == 1
        tensor = tuple(state.observation_tensor(1))
        shown.add((state.information_state_string(1), state.observation_string(1), tensor))
    assert len(shown) == 1


def test_a_copy_goes_its_own_way() -> None:
    state = dealt("python_card_city", 3)
    twin = state.clone()
    before = str(state)
    twin.apply_action(twin.legal_actions()[0])
    assert str(state) == before
    assert str(twin) != before


def test_information_states_tell_apart_what_a_player_did() -> None:
    seen = set()
    for number in range(9):
        state = dealt("python_carson_city")
        state.apply_action(state.legal_actions()[number])
        seen.add(state.information_state_string(0))
    assert len(seen) == 9


def test_returns_are_the_rewards() -> None:
    state = dealt("python_carson_city(players=1,virtual=3,reward=score)")
    rng = random.Random(1)
    while not state.is_terminal():
        assert not np.any(state.returns())
        state.apply_action(rng.choice(state.legal_actions()))
    assert state.returns() == [state.position.table.result.scores[0]]
