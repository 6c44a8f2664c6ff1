"""One seat of many tables as a Gymnasium `VectorEnv`, on the compiled core."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import numpy as np
from gymnasium import spaces
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space
from numpy.typing import DTypeLike

from cardtown.core import BadInput
from cardtown.core.game import HUMAN
from cardtown.envs.game_batch import Array, GameBatch


class CardtownVectorEnv(VectorEnv[Array, Array, Array]):
    """The agent plays the one human seat of `num_envs` tables.

    A game that ends restarts in the same step. `info["action_mask"]` says what is legal; an
    illegal action is a :class:`BadInput`, and then nothing is played. With `copy=False` the arrays
    that `step` returns are always the same ones, and the next step changes them.
    """

    def __init__(
        self,
        game: str,
        num_envs: int,
        seats: Sequence[str],
        *,
        reward: str = "win",
        options: Mapping[str, Any] | None = None,
        dtype: DTypeLike = np.float32,
        copy: bool = True,
    ) -> None:
        self.num_envs = num_envs
        self.render_mode = None
        self.metadata = {"autoreset_mode": AutoresetMode.SAME_STEP}
        self.play = GameBatch(game, seats, num_envs, reward=reward, options=options, dtype=dtype)
        if len(self.play.agents) != 1:
            raise BadInput("seats", f"exactly one seat must be {HUMAN!r}: the agent's")
        self.seat = self.play.agents[0]
        self._copy = copy
        low, high = self.play.codec.observation.bounds()
        kind = self.play.observations.dtype
        if kind == np.uint8:
            low, high = low.clip(0, 255), high.clip(0, 255)
        self.single_observation_space = spaces.Box(low.astype(kind), high.astype(kind), dtype=kind)
        self.single_action_space = spaces.Discrete(self.play.codec.actions.size)
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)
        self._never = np.zeros(num_envs, np.bool_)

    def reset(
        self, *, seed: int | list[int | None] | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Array, dict[str, Any]]:
        """Begin new games: with seed 7, game n is dealt from `7 n`."""
        if isinstance(seed, list):
            raise BadInput("seed", "all games are dealt from one seed, not from a list")
        super().reset(seed=seed)
        drawn = self.np_random.integers(2**63) if seed is None else seed
        self.play.reset(str(drawn))
        return self._copied_if_asked(self.play.observations), self._info()

    def step(self, actions: Array) -> tuple[Array, Array, Array, Array, dict[str, Any]]:
        """Play an action in each game, and go on to the agent's next decisions."""
        try:
            self.play.step(np.ascontiguousarray(actions))
        except (TypeError, ValueError) as problem:
            raise BadInput("actions", str(problem)) from None
        return (
            self._copied_if_asked(self.play.observations),
            self._copied_if_asked(self.play.rewards[:, self.seat]),
            self._copied_if_asked(self.play.over),
            self._copied_if_asked(self._never),
            self._info(),
        )

    def _info(self) -> dict[str, Any]:
        """Masks, and the scores of games that have just ended, as Gymnasium marks them."""
        return {
            "action_mask": self._copied_if_asked(self.play.masks),
            "_action_mask": ~self._never,
            "score": self._copied_if_asked(self.play.scores[:, self.seat]),
            "_score": self._copied_if_asked(self.play.over),
        }

    def _copied_if_asked(self, array: Array) -> Array:
        return array.copy() if self._copy else array
