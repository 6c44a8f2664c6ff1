"""Many games at once as an environment in the memory of a GPU."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from ctypes import c_int, c_int64, c_uint64
from typing import Any, Final

from cardtown.core import BadInput, Seat
from cardtown.fast import REWARDS
from cardtown.gpu.games import GpuBatch, address, address_of
from cardtown.gpu.tensors import Tensor

_LISTING: Final = 1024
"""The threads of the one block that lists games that have ended."""
_DEALING: Final = 32
_DEALERS: Final = 1 << 14
"""How many threads deal new games: few games end in any one step."""
_WARP: Final = 32
"""How many observations a block of threads writes; a warp of it writes one part of each."""
_OBSERVATIONS: Final = ("uint8", "float32")


class Environment:
    """Games that restart when they end; in each of them one seat decides, the lowest first.

    The same numbers, bit for bit, as `cardtown.fast.new_batch` gives: options are numbered as in
    the environments, and game n is dealt from `SEED n`. All tensors stay where they are, with a row
    for each game, and calls write to them in the order in which they are made. Calls do not wait
    for the GPU: they are put on `stream`, the default stream unless another is given.
    """

    def __init__(
        self,
        game: str,
        seats: Sequence[Seat | str],
        games: int,
        *,
        seed: str,
        reward: str = "win",
        options: Mapping[str, Any] | None = None,
        deck: Any = None,
        dtype: str = "uint8",
        actions: int = 0,
        device: int = 0,
        stream: int = 0,
    ) -> None:
        """Begin that many games. `actions` is the number of actions in the masks, for games that
        have fewer than their bits."""
        if reward not in REWARDS:
            raise BadInput("reward", f"{reward!r} is not one of {', '.join(REWARDS)}")
        if dtype not in _OBSERVATIONS:
            raise BadInput("dtype", f"must be one of {', '.join(_OBSERVATIONS)}")
        self._batch = batch = GpuBatch(
            game,
            seats,
            games,
            seed=seed,
            reward=REWARDS.index(reward),
            options=options,
            deck=deck,
            device=device,
            stream=stream,
        )
        self.bits: Tensor = batch.bits
        """The options of the seat that decides: option 70 is bit 6 of the second number."""
        self.seats: Tensor = batch.seats
        """Who decides."""
        self.over: Tensor = batch.over
        """1 where the last step has ended a game; a new one has begun there."""
        self.games: Tensor = batch.games
        """The number of each game, from 0."""
        self.scores: Tensor = batch.scores
        """Where a game has just ended, the scores of its seats; else zeros."""
        self.rewards: Tensor = batch.rewards
        """Where a game has just ended, what it is worth to its seats; else zeros."""
        self.actions: Tensor = batch.tensor("int16")
        """Room for one action in each game; `choose` writes to it, and so may anybody."""
        self.refused: Tensor = batch.tensor("uint8")
        """1 where the last action was not an option, and so was not played."""
        self.observations: Tensor = batch.tensor(dtype, batch.sizes.observation)
        """What the seat that decides may know, after `observe()`."""
        self.masks: Tensor = batch.tensor("uint8", actions or 64 * batch.sizes.mask_words)
        """The options with a byte each, after `write_masks()`."""
        device_memory = batch.device.allocate
        self._dealt, self._first = device_memory(8), device_memory(8)
        self._ended = device_memory(4 * (games + 1))
        self.reset()

    def reset(self) -> None:
        """Start over with game 0."""
        self._batch.run("begin", address(self._dealt), threads=_DEALING)

    def step(self, actions: Any = None) -> None:
        """Play one action in each game: those in `actions`, or a tensor of any library.

        What is not an option is not played: `refused` says where.
        """
        where, size = address_of(self.actions if actions is None else actions)
        if actions is not None and actions.shape[0] != self._batch.count:
            raise BadInput("actions", f"there must be {self._batch.count} of them")
        batch = self._batch
        batch.run("step", c_uint64(where), c_int(size), address(self.refused))
        batch.start(
            "list_ended",
            address(self.over),
            c_int64(batch.count),
            address(self._dealt),
            address(self._first),
            address(self._ended),
            threads=_LISTING,
        )
        dealers = min(batch.count, _DEALERS)
        batch.run(
            "deal", address(self._first), address(self._ended), items=dealers, threads=_DEALING
        )

    def choose(self, state: int) -> None:
        """Write one of the options of each game to `actions`, as `Batch.choose` on the CPU does."""
        self._batch.run("choose", c_uint64(state), address(self.actions))

    def observe(self) -> None:
        """Write what the seats that decide may know to `observations`."""
        batch = self._batch
        threads = _WARP * (batch.seats_at_table + 1)
        batch.run(
            f"observe_{self.observations.dtype}",
            c_int(batch.seats_at_table),
            address(self.observations),
            items=-(-batch.count // _WARP) * threads,
            threads=threads,
        )

    def write_masks(self) -> None:
        """Write the options to `masks`."""
        width = self.masks.shape[1]
        self._batch.run("masks", c_int(width), address(self.masks), items=self._batch.count * width)

    def synchronize(self) -> None:
        """Wait until everything is done."""
        self._batch.synchronize()
