"""Any table as a PettingZoo environment: agents act one after another (AEC)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import numpy as np
from gymnasium import spaces
from pettingzoo import AECEnv

from cardtown.core import new_seed
from cardtown.envs.rewards import check_reward, reward_of
from cardtown.envs.stepper import NOBODY, stepper_of


class CardtownAEC(AECEnv[str, dict[str, Any], Any]):
    """One agent for each human seat, named `seat_0`, `seat_1` … by its seat.

    An observation is a dict of `observation`, what the seat may know, and `action_mask`. The mask
    is in `infos` as well, so that `last(False)` is enough for an agent that needs no observation.
    Rewards are 0 until the game is over.
    """

    render_mode = None

    def __init__(
        self,
        game: str,
        seats: Sequence[str],
        *,
        seed: str | None = None,
        reward: str = "win",
        options: Mapping[str, Any] | None = None,
    ) -> None:
        super().__init__()
        self.play = stepper_of(game, seats, options)
        self.metadata = {
            "name": f"{game.replace('-', '_')}_v{self.play.codec.version}",
            "render_modes": [],
            "is_parallelizable": False,
        }
        self._reward = check_reward(reward)
        self._seed = seed
        self._games = 0
        self._names = {seat: f"seat_{seat}" for seat in self.play.agents}
        self._seat_of = {name: seat for seat, name in self._names.items()}
        self.possible_agents = list(self._seat_of)
        self.agents: list[str] = []
        codec = self.play.codec
        low, high = codec.observation.bounds()
        self.observation_spaces = {
            name: spaces.Dict(
                {
                    "observation": spaces.Box(low, high, dtype=np.float32),
                    "action_mask": spaces.Box(0, 1, (codec.actions.size,), np.int8),
                }
            )
            for name in self.possible_agents
        }
        self.action_spaces = {
            name: spaces.Discrete(codec.actions.size) for name in self.possible_agents
        }

    def observation_space(self, agent: str) -> spaces.Dict:
        """The same for every agent."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Discrete:
        """The same for every agent."""
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: Mapping[str, Any] | None = None) -> None:
        """Begin a new game.

        With a seed, this game and those that follow without one are dealt from it. The option
        `seed` is the seed of this one table, as in a record.
        """
        if seed is not None:
            self._seed, self._games = str(seed), 0
        elif self._seed is None:
            self._seed = new_seed()
        table_seed = (options or {}).get("seed", f"{self._seed} {self._games}")
        self._games += 1
        self.play.begin(table_seed)
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._skip_agent_selection = None
        self._select()

    def observe(self, agent: str) -> dict[str, Any]:
        """What the agent may know, and what it may do now: nothing while others decide."""
        seat = self._seat_of[agent]
        return {"observation": self.play.observation(seat), "action_mask": self.play.mask(seat)}

    def step(self, action: Any) -> None:
        """Play the action for the agent whose turn it is."""
        agent = self.agent_selection
        if self.terminations[agent]:
            self._was_dead_step(action)
            return
        self.play.choose(action)
        self._cumulative_rewards[agent] = 0.0
        self.infos[agent] = {}
        self._select()

    def close(self) -> None:
        """Do nothing: there are no resources to release."""

    def _select(self) -> None:
        seat = self.play.seat
        if seat == NOBODY:
            self._finish()
            return
        agent = self.agent_selection = self._names[seat]
        self.infos[agent] = {"action_mask": self.play.mask(seat)}

    def _finish(self) -> None:
        result = self.play.table.result
        if result is None:
            raise AssertionError("a game without decisions is over")
        self.agent_selection = self.agents[0]
        for agent in self.agents:
            self.rewards[agent] = reward_of(self._reward, result, self._seat_of[agent])
            self.terminations[agent] = True
            self.infos[agent] = {
                "action_mask": self.play.mask(NOBODY),
                "score": result.scores[self._seat_of[agent]],
            }
        self._accumulate_rewards()
