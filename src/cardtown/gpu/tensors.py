"""Tensors in the memory of a GPU, which PyTorch, JAX and CuPy take without copies."""

from __future__ import annotations

import ctypes
from ctypes import (
    CFUNCTYPE,
    PYFUNCTYPE,
    Structure,
    c_char_p,
    c_int,
    c_int32,
    c_int64,
    c_uint8,
    c_uint16,
    c_uint64,
    c_void_p,
    py_object,
)
from typing import Any, Final, NamedTuple

from cardtown.gpu.driver import Device, DeviceMemory

_CUDA: Final = 2
"""The kind of device, as DLPack numbers it."""


class Kind(NamedTuple):
    """The type of the numbers of a tensor."""

    code: int
    """The code of DLPack: 0 signed, 1 unsigned, 2 floating."""
    size: int
    text: str
    """The code of NumPy."""


KINDS: Final = {
    "int8": Kind(0, 1, "|i1"),
    "int16": Kind(0, 2, "<i2"),
    "int32": Kind(0, 4, "<i4"),
    "int64": Kind(0, 8, "<i8"),
    "uint8": Kind(1, 1, "|u1"),
    "float32": Kind(2, 4, "<f4"),
}


class Tensor:
    """Numbers in the memory of a GPU; they change with every call that writes to them.

    `torch.from_dlpack(tensor)`, `jax.dlpack.from_dlpack(tensor)` and `cupy.from_dlpack(tensor)`
    copy nothing.
    """

    def __init__(
        self, device: Device, dtype: str, shape: tuple[int, ...], *, wide: int = 0, stream: int = 0
    ) -> None:
        """Allocate memory for it; `wide` is the width of a row in memory if it is larger."""
        self.dtype = dtype
        self.shape = shape
        self.device = device
        self._kind = KINDS[dtype]
        self._stream = stream
        row = wide or (shape[1] if len(shape) > 1 else 1)
        self._strides = (row, 1)[: len(shape)]
        self._memory: DeviceMemory = device.allocate(shape[0] * row * self._kind.size)

    @property
    def address(self) -> int:
        """Where it begins in the memory of the GPU."""
        return self._memory.address

    def to_bytes(self) -> bytes:
        """A copy of everything between the first and the last number, in the CPU's memory."""
        self.device.enter()
        self.device.synchronize(self._stream)
        return self.device.download(
            self.address, self.shape[0] * self._strides[0] * self._kind.size
        )

    # --- for others -----------------------------------------------------------------------------

    @property
    def __cuda_array_interface__(self) -> dict[str, Any]:
        """For CuPy, Numba and PyTorch."""
        return {
            "shape": self.shape,
            "typestr": self._kind.text,
            "data": (self.address, False),
            "strides": tuple(stride * self._kind.size for stride in self._strides),
            "stream": self._stream or 1,
            "version": 3,
        }

    def __dlpack_device__(self) -> tuple[int, int]:
        """Where it is."""
        return _CUDA, self.device.number

    def __dlpack__(self, *, stream: Any = None, **_: Any) -> Any:
        """A DLPack capsule; everything started before is done by then."""
        self.device.enter()
        self.device.synchronize(self._stream)
        return _capsule_of(self)

    def _describe(self, managed: _Managed) -> None:
        """Fill in the fields of DLPack."""
        count = len(self.shape)
        managed.shape_and_strides[:count] = self.shape
        managed.shape_and_strides[count : 2 * count] = self._strides
        tensor = managed.tensor
        tensor.data = self.address
        tensor.device_type, tensor.device_id = self.__dlpack_device__()
        tensor.ndim = count
        tensor.code, tensor.bits, tensor.lanes = self._kind.code, 8 * self._kind.size, 1
        first = ctypes.addressof(managed.shape_and_strides)
        tensor.shape = first
        tensor.strides = first + 8 * count


# --- DLPack: its structures, and who keeps the tensor alive ---------------------------------------


class _DLTensor(Structure):
    _fields_ = (
        ("data", c_void_p),
        ("device_type", c_int32),
        ("device_id", c_int32),
        ("ndim", c_int32),
        ("code", c_uint8),
        ("bits", c_uint8),
        ("lanes", c_uint16),
        ("shape", c_void_p),
        ("strides", c_void_p),
        ("byte_offset", c_uint64),
    )


class _Managed(Structure):
    """DLManagedTensor, and behind it the numbers that it points to."""

    _fields_ = (
        ("tensor", _DLTensor),
        ("context", c_void_p),
        ("deleter", c_void_p),
        ("shape_and_strides", c_int64 * 4),
    )


_handed_out: Final[dict[int, tuple[_Managed, Tensor]]] = {}
"""Exported tensors by address, kept alive until their users release them."""


def _forget(address: int) -> None:
    _handed_out.pop(address, None)


_delete: Final = CFUNCTYPE(None, c_void_p)(_forget)

_capsule_is_valid: Final = PYFUNCTYPE(c_int, c_void_p, c_char_p)(
    ("PyCapsule_IsValid", ctypes.pythonapi)
)
_capsule_pointer: Final = PYFUNCTYPE(c_void_p, c_void_p, c_char_p)(
    ("PyCapsule_GetPointer", ctypes.pythonapi)
)
_NAME: Final = b"dltensor"


def _forget_capsule(capsule: int) -> None:
    """Called when a capsule is freed; releases its tensor if nobody has taken it."""
    if _capsule_is_valid(capsule, _NAME):
        _forget(_capsule_pointer(capsule, _NAME))


_drop: Final = CFUNCTYPE(None, c_void_p)(_forget_capsule)

_new_capsule: Final = PYFUNCTYPE(py_object, c_void_p, c_char_p, c_void_p)(
    ("PyCapsule_New", ctypes.pythonapi)
)


def _capsule_of(tensor: Tensor) -> Any:
    managed = _Managed()
    tensor._describe(managed)
    managed.deleter = ctypes.cast(_delete, c_void_p)
    address = ctypes.addressof(managed)
    _handed_out[address] = managed, tensor
    return _new_capsule(address, _NAME, ctypes.cast(_drop, c_void_p))
