"""Many games at once for learning: arrays in, arrays out, and nothing copied on the way."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, TypeAlias

import numpy as np
from numpy.typing import DTypeLike, NDArray

from cardtown import fast
from cardtown.core import BadInput
from cardtown.core.game import HUMAN, named_seats
from cardtown.envs.parts import codec_for
from cardtown.envs.rewards import check_reward

Array: TypeAlias = NDArray[Any]


class GameBatch:
    """Games that restart when they end. In each of them one seat decides, the lowest first.

    All arrays have a row for each game, and stay the same objects until `reset` gets a new seed:
    every step changes what they show. `observations` and `masks` may be arrays of the caller.
    Needs the compiled core.
    """

    seats: Array
    """Who decides."""
    actions: Array
    """A buffer for their choices."""
    rewards: Array
    """The rewards of games that have just ended, a column for each seat; otherwise zeros."""
    scores: Array
    """The scores of games that have just ended, a column for each seat; otherwise zeros."""
    over: Array
    """Whether the last step has ended a game; then a new one has begun there."""
    games: Array
    """The number of each game: number n is dealt from `SEED n`."""

    def __init__(
        self,
        game: str,
        seats: Sequence[str],
        games: int,
        *,
        seed: str = "batch",
        reward: str = "win",
        options: Mapping[str, Any] | None = None,
        dtype: DTypeLike = np.float32,
        observations: Array | None = None,
        masks: Array | None = None,
    ) -> None:
        """Begin that many games; raise :class:`BadInput` or a rule breach."""
        self.agents = [n for n, one in enumerate(named_seats(seats)) if one.kind == HUMAN]
        """The seats that the caller decides for."""
        self.codec = codec_for(game, len(seats))
        self._how = (game, seats, games, check_reward(reward), options)
        self._begin(seed)
        shape = (games, self.codec.observation.size)
        kind = np.dtype(dtype)
        if kind not in (np.float32, np.uint8):
            raise BadInput("dtype", "must be float32 or uint8")
        self.observations = np.empty(shape, kind) if observations is None else observations
        """What the seats that decide may know. As bytes, numbers end at 0 and at 255."""
        self.masks = (
            np.empty((games, self.codec.actions.size), np.uint8) if masks is None else masks
        )
        """What they may do: 1 for each option."""
        self._look()

    def _begin(self, seed: str) -> None:
        game, seats, games, reward, options = self._how
        self._batch = fast.new_batch(game, seats, games, seed=seed, reward=reward, options=options)
        count = len(seats)
        self.seats = np.asarray(self._batch.seats)
        self.actions = np.asarray(self._batch.actions)
        self.rewards = np.asarray(self._batch.rewards)[:, :count]
        self.scores = np.asarray(self._batch.scores)[:, :count]
        self.over = np.asarray(self._batch.over)
        self.games = np.asarray(self._batch.games)

    def _look(self) -> None:
        self._batch.observe(self.observations)
        self._batch.write_masks(self.masks)

    def reset(self, seed: str | None = None) -> None:
        """Begin again with game 0, with another seed if there is one."""
        if seed is None:
            self._batch.reset()
        else:
            self._begin(seed)
        self._look()

    def step(self, actions: Any = None) -> None:
        """Play an action in each game: those given, or what was written to `actions`.

        Raises ValueError if one of them is not an option, and then nothing is played.
        """
        self._batch.step(self.actions if actions is None else actions)
        self._look()

    def choose(self, state: int) -> None:
        """Write a random option of each game to `actions`, all equally likely."""
        self._batch.choose(state)
