"""Whole games at random on a GPU."""

from __future__ import annotations

import struct
from collections.abc import Mapping, Sequence
from ctypes import c_int64, c_uint64
from typing import Any, Final, NamedTuple

from cardtown.core import BadInput, Seat
from cardtown.gpu.games import GpuBatch, address

_WORD: Final = (1 << 64) - 1
_STEP, _BRANCH = 0x9E3779B97F4A7C15, 0xD1342543DE82EF95


class RolloutResult(NamedTuple):
    """The sums over many games."""

    decisions: int
    points: tuple[int, ...]
    """Of every seat."""


class Rollouts:
    """Plays a table to its end at random, many times, with everything that nobody knows dealt
    again."""

    def __init__(
        self,
        game: str,
        seats: Sequence[Seat | str],
        *,
        seed: str,
        options: Mapping[str, Any] | None = None,
        deck: Any = None,
        device: int = 0,
        stream: int = 0,
    ) -> None:
        """Take the first game of a batch of that seed, which is dealt from `SEED 0`."""
        self._batch = GpuBatch(
            game, seats, 1, seed=seed, options=options, deck=deck, device=device, stream=stream
        )
        self._sums = self._batch.device.allocate(8 * (1 + self._batch.seats_at_table))
        dealt = self._batch.device.allocate(8)
        self._batch.run("begin", address(dealt))
        self._batch.synchronize()

    def play(
        self, games: int, state: int, *, threads: int = 128, blocks_each: int = 0
    ) -> RolloutResult:
        """Play that many games. On the CPU, game n is `table.rollouts(1, state_of(state, n))`.

        `threads` in a block, and `blocks_each` blocks for each multiprocessor (0: a thread for each
        game), change only how fast it is.
        """
        if not 0 <= games < 1 << 40:
            raise BadInput("games", "must be from 0 to 2**40 - 1")
        batch = self._batch
        count = 1 + batch.seats_at_table
        batch.device.upload(self._sums.address, bytes(8 * count))
        items = blocks_each * batch.device.processors * threads or max(games, 1)
        batch.run(
            "rollouts",
            c_int64(games),
            c_uint64(state),
            address(self._sums),
            items=min(items, max(games, 1)),
            threads=threads,
        )
        batch.synchronize()
        decisions, *points = struct.unpack(
            f"{count}q", batch.device.download(self._sums.address, 8 * count)
        )
        return RolloutResult(decisions, tuple(points))


def state_of(state: int, game: int) -> int:
    """The state of the generator of one of many games: `Rng::branch` of core/chance.hpp."""
    mixed = ((state ^ game * _BRANCH) + _STEP) & _WORD
    mixed = (mixed ^ mixed >> 30) * 0xBF58476D1CE4E5B9 & _WORD
    mixed = (mixed ^ mixed >> 27) * 0x94D049BB133111EB & _WORD
    return mixed ^ mixed >> 31
