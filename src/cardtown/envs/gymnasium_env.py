"""One seat of a table as a Gymnasium environment; bots and virtual seats play the others."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from typing import Any

import gymnasium
import numpy as np
from gymnasium import spaces

from cardtown import games
from cardtown.core import BadInput
from cardtown.core.game import HUMAN
from cardtown.envs.layout import Mask, Vector
from cardtown.envs.parts import gymnasium_names
from cardtown.envs.rewards import check_reward, reward_of
from cardtown.envs.stepper import stepper_of


class CardtownEnv(gymnasium.Env[Vector, np.int64]):
    """The agent plays the one human seat.

    `action_masks()`, and `info["action_mask"]`, say what is legal. An illegal action ends the game
    immediately, with the reward `illegal_reward`.
    """

    def __init__(
        self,
        game: str,
        seats: Sequence[str],
        *,
        reward: str = "win",
        illegal_reward: float = -1.0,
        options: Mapping[str, Any] | None = None,
    ) -> None:
        self.render_mode = None
        self.play = stepper_of(game, seats, options)
        if len(self.play.agents) != 1:
            raise BadInput("seats", f"exactly one seat must be {HUMAN!r}: the agent's")
        self.seat = self.play.agents[0]
        self._reward = check_reward(reward)
        self._illegal_reward = illegal_reward
        low, high = self.play.codec.observation.bounds()
        self.observation_space = spaces.Box(low, high, dtype=np.float32)
        self.action_space = spaces.Discrete(self.play.codec.actions.size)

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Vector, dict[str, Any]]:
        """Begin a new game, dealt from `seed` and the seeds that follow from it.

        The option `seed` is the seed of this one table, as in a record.
        """
        super().reset(seed=seed)
        drawn = str(self.np_random.integers(2**63))
        self.play.begin((options or {}).get("seed", drawn))
        return self._observation(), self._info()

    def step(self, action: Any) -> tuple[Vector, float, bool, bool, dict[str, Any]]:
        """Play the action, and go on to the agent's next decision."""
        number = int(action)
        if not self.play.may(number):
            info = {**self._info(), "illegal": True}
            return self._observation(), self._illegal_reward, True, False, info
        self.play.choose(number)
        result = self.play.table.result
        reward = 0.0 if result is None else reward_of(self._reward, result, self.seat)
        info = self._info()
        if result is not None:
            info |= {"score": result.scores[self.seat], "winners": result.winners}
        return self._observation(), reward, result is not None, False, info

    def action_masks(self) -> Mask:
        """Which actions are legal now, in the form that masked policies expect."""
        return self.play.mask(self.seat)

    def _observation(self) -> Vector:
        return self.play.observation(self.seat)

    def _info(self) -> dict[str, Any]:
        return {"action_mask": self.action_masks()}


def usual_seats(game: str) -> tuple[str, ...]:
    """The default seats: the usual ones of the game, with the agent as the person."""
    return tuple(HUMAN if kind == "you" else kind for kind in games.get(game).facts.usual_seats)


@cache
def __getattr__(name: str) -> type[CardtownEnv]:
    """The class `NAMEEnv` for each name under which a game wants to be found in Gymnasium."""
    for game in games.names():
        for listed, settings in gymnasium_names(game).items():
            if name == f"{listed}Env":
                return _class_of(name, game, settings)
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")


def _class_of(name: str, game: str, settings: Mapping[str, Any]) -> type[CardtownEnv]:
    def begin(self: CardtownEnv, seats: Sequence[str] | None = None, **given: Any) -> None:
        chosen = {"seats": usual_seats(game), **settings, **given}
        if seats is not None:
            chosen["seats"] = seats
        CardtownEnv.__init__(self, game, **chosen)

    doc = f"{games.get(game).facts.title} for one agent."
    return type(name, (CardtownEnv,), {"__init__": begin, "__doc__": doc, "__module__": __name__})
