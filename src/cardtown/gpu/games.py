"""The kernels of a game, and the batch in the memory of a GPU that they work on."""

from __future__ import annotations

import struct
from collections.abc import Mapping, Sequence
from ctypes import Structure, c_int, c_int64, c_uint64, c_void_p
from functools import cache
from typing import Any, Final, NamedTuple

from cardtown.core import BadInput, Seat
from cardtown.fast.setups import BatchSetup, batch_setup
from cardtown.gpu.compiler import compile_core
from cardtown.gpu.driver import Device, DeviceMemory
from cardtown.gpu.errors import GpuError
from cardtown.gpu.tensors import Tensor

THREADS: Final = 128
"""In a block, unless a kernel needs others."""
MOST_GAMES: Final = 1 << 22
LONGEST_SEED: Final = 200


@cache
def device_of(number: int) -> Device:
    """A device, opened once."""
    return Device(number)


@cache
def _program(number: int) -> c_void_p:
    device = device_of(number)
    return device.load(compile_core(device.architecture))


class Sizes(NamedTuple):
    """Sizes on the GPU, as reported by its own compiler."""

    batch: int
    table: int
    mask_words: int
    most_seats: int
    observation: int


class _Columns(Structure):
    """The addresses of the columns of a batch, in the order of core/batch.hpp."""

    _fields_ = tuple(
        (name, c_void_p)
        for name in ("tables", "masks", "states", "games", "rewards", "scores", "seats", "over")
    )


class GpuBatch:
    """Many games in the memory of a GPU."""

    def __init__(
        self,
        game: str,
        seats: Sequence[Seat | str],
        count: int,
        *,
        seed: str,
        reward: int = 0,
        options: Mapping[str, Any] | None = None,
        deck: Any = None,
        device: int = 0,
        stream: int = 0,
    ) -> None:
        """Allocate memory for the games and prepare them; raise :class:`BadInput`,
        :class:`GpuError` or a rule breach."""
        if not 1 <= count <= MOST_GAMES:
            raise BadInput("games", f"must be from 1 to {MOST_GAMES:,}")
        if len(seed.encode()) > LONGEST_SEED:
            raise BadInput("seed", f"must not be longer than {LONGEST_SEED} bytes")
        setup = batch_setup(game, seats, options, deck)
        self.device = device_of(device)
        self.device.enter()
        self.count = count
        self.seats_at_table = setup.seats
        self.stream = stream
        self._game = game.replace("-", "_")
        self._functions: dict[str, c_void_p] = {}
        self.sizes = self._read_sizes()
        wide = self.sizes.most_seats
        self.bits = self.tensor("int64", self.sizes.mask_words)
        self.games = self.tensor("int64")
        self.rewards = self.tensor("float32", setup.seats, wide=wide)
        self.scores = self.tensor("int16", setup.seats, wide=wide)
        self.seats = self.tensor("int8")
        self.over = self.tensor("uint8")
        self._tables = self.device.allocate(count * self.sizes.table)
        self._states = self.device.allocate(count * 8)
        self._batch = self._prepare(setup, seed, reward)

    def tensor(self, dtype: str, width: int = 0, *, wide: int = 0) -> Tensor:
        """A new tensor with a row for each game."""
        shape = (self.count, width) if width else (self.count,)
        return Tensor(self.device, dtype, shape, wide=wide, stream=self.stream)

    # --- kernels --------------------------------------------------------------------------------

    def run(self, kernel: str, *arguments: Any, items: int | None = None, **how: int) -> None:
        """Start a kernel of the game on the batch, with a thread for each of the items."""
        self.start(
            f"{self._game}_{kernel}",
            c_uint64(self._batch.address),
            *arguments,
            items=self.count if items is None else items,
            **how,
        )

    def start(self, name: str, *arguments: Any, items: int = 1, threads: int = 0) -> None:
        """Start any kernel, with that many threads in a block (0: the usual number)."""
        threads = threads or THREADS
        self.device.enter()
        function = self._functions.get(name)
        if function is None:
            function = self.device.function(_program(self.device.number), name)
            self._functions[name] = function
        blocks = max(1, -(-items // threads))
        self.device.launch(function, blocks, threads, self.stream, arguments)

    def synchronize(self) -> None:
        """Wait for everything that was started."""
        self.device.enter()
        self.device.synchronize(self.stream)

    # --- setting up -----------------------------------------------------------------------------

    def _read_sizes(self) -> Sizes:
        fields = len(Sizes._fields)
        memory = self.device.allocate(8 * fields)
        where = c_uint64(memory.address)
        self.start(f"{self._game}_sizes", where, c_int(self.seats_at_table), threads=1)
        self.synchronize()
        numbers = struct.unpack(f"{fields}q", self.device.download(memory.address, 8 * fields))
        return Sizes(*numbers)

    def _prepare(self, setup: BatchSetup, seed: str, reward: int) -> DeviceMemory:
        device = self.device
        batch = device.allocate(self.sizes.batch)
        text = seed.encode()
        handed = device.allocate(len(setup.encoded)), device.allocate(len(text))
        device.upload(handed[0].address, setup.encoded)
        device.upload(handed[1].address, text or b"\0")
        status = device.allocate(4)
        columns = _Columns(
            self._tables.address,
            self.bits.address,
            self._states.address,
            self.games.address,
            self.rewards.address,
            self.scores.address,
            self.seats.address,
            self.over.address,
        )
        self.start(
            f"{self._game}_prepare",
            c_uint64(batch.address),
            columns,
            c_uint64(handed[0].address),
            c_int(len(setup.encoded)),
            c_uint64(handed[1].address),
            c_int(len(text)),
            c_int(reward),
            c_int(setup.asked),
            c_int64(self.count),
            c_uint64(status.address),
            threads=1,
        )
        self.synchronize()
        if int.from_bytes(device.download(status.address, 4), "little"):
            raise GpuError("the GPU does not accept this set-up")
        return batch


def address(memory: Tensor | DeviceMemory) -> c_uint64:
    """An address in the memory of the GPU, for kernels."""
    return c_uint64(memory.address)


def address_of(array: Any) -> tuple[int, int]:
    """Where a tensor of any library lies, and how many bytes a number of it has.

    Raises :class:`BadInput` unless it is a row of whole numbers on a GPU, without gaps.
    """
    if isinstance(array, Tensor):
        found: Mapping[str, Any] | None = array.__cuda_array_interface__
    else:
        found = getattr(array, "__cuda_array_interface__", None)
    if found is None:
        raise BadInput("actions", "must be a tensor on the GPU")
    kind, size = found["typestr"][1], int(found["typestr"][2:])
    strides = found.get("strides")
    if kind not in "iu" or len(found["shape"]) != 1 or strides not in (None, (size,)):
        raise BadInput("actions", "must be whole numbers in a row without gaps")
    return int(found["data"][0]), size
