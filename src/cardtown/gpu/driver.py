"""NVIDIA's driver, called directly: it is there wherever there is a GPU, and needs no package.

Everything happens in the primary context of a device, which PyTorch, JAX and CuPy use as well, so
that tensors can be handed over without copies.
"""

from __future__ import annotations

import ctypes
import sys
import weakref
from collections.abc import Sequence
from ctypes import byref, c_int, c_size_t, c_uint64, c_void_p
from functools import cache
from typing import Any, Final

from cardtown.gpu.errors import GpuError

_LIBRARIES: Final = ("nvcuda.dll",) if sys.platform == "win32" else ("libcuda.so.1", "libcuda.so")
_ATTRIBUTES: Final = (75, 76, 16)
"""Attributes of a device: its compute capability, and its multiprocessors."""


@cache
def library() -> ctypes.CDLL | None:
    """The driver, initialized; None where there is none, or no GPU."""
    for name in _LIBRARIES:
        try:
            found = ctypes.CDLL(name)
        except OSError:
            continue
        count = c_int()
        if found.cuInit(0) == 0 and found.cuDeviceGetCount(byref(count)) == 0 and count.value:
            return found
    return None


class Device:
    """A GPU, its modules and its memory."""

    def __init__(self, number: int = 0) -> None:
        """Take a device by its number; raise :class:`GpuError`."""
        found = library()
        if found is None:
            raise GpuError("there is no NVIDIA GPU here, or no driver for it")
        self.number = number
        self._cuda = found
        device = c_int()
        self._call("cuDeviceGet", byref(device), c_int(number))
        major, minor, processors = (self._attribute(device, one) for one in _ATTRIBUTES)
        self.architecture = f"sm_{major}{minor}"
        self.processors = processors
        self._context = c_void_p()
        self._call("cuDevicePrimaryCtxRetain", byref(self._context), device)
        self.enter()

    def _attribute(self, device: c_int, attribute: int) -> int:
        value = c_int()
        self._call("cuDeviceGetAttribute", byref(value), c_int(attribute), device)
        return value.value

    def _call(self, function: str, *arguments: Any) -> None:
        status = getattr(self._cuda, function)(*arguments)
        if status:
            text = ctypes.c_char_p()
            self._cuda.cuGetErrorString(c_int(status), byref(text))
            reason = (text.value or b"unknown error").decode()
            raise GpuError(f"{function} failed: {reason} ({status})")

    def enter(self) -> None:
        """Make this device the current one of this thread."""
        self._call("cuCtxSetCurrent", self._context)

    # --- programs -------------------------------------------------------------------------------

    def load(self, program: bytes) -> c_void_p:
        """Load a compiled program."""
        module = c_void_p()
        self._call("cuModuleLoadData", byref(module), program)
        return module

    def function(self, module: c_void_p, name: str) -> c_void_p:
        """A kernel of a program, by its name."""
        found = c_void_p()
        self._call("cuModuleGetFunction", byref(found), module, name.encode())
        return found

    def launch(
        self, function: c_void_p, blocks: int, threads: int, stream: int, arguments: Sequence[Any]
    ) -> None:
        """Start a kernel; arguments are numbers and structures of ctypes."""
        places = (c_void_p * len(arguments))(
            *[ctypes.addressof(argument) for argument in arguments]
        )
        grid, block = (blocks, 1, 1), (threads, 1, 1)
        sizes = [ctypes.c_uint(size) for size in (*grid, *block, 0)]
        self._call("cuLaunchKernel", function, *sizes, c_void_p(stream), places, None)

    def synchronize(self, stream: int) -> None:
        """Wait for everything that was started there."""
        self._call("cuStreamSynchronize", c_void_p(stream))

    # --- memory ---------------------------------------------------------------------------------

    def allocate(self, size: int) -> DeviceMemory:
        """That many bytes, all zero."""
        self.enter()
        address = c_uint64()
        self._call("cuMemAlloc_v2", byref(address), c_size_t(max(size, 1)))
        memory = DeviceMemory(self, address.value)
        self._call("cuMemsetD8_v2", address, ctypes.c_ubyte(0), c_size_t(max(size, 1)))
        return memory

    def release(self, address: int) -> None:
        """Free memory; at the end of the process the driver does so itself."""
        self._cuda.cuCtxSetCurrent(self._context)
        self._cuda.cuMemFree_v2(c_uint64(address))

    def upload(self, address: int, content: bytes) -> None:
        """Copy bytes to the GPU."""
        self._call("cuMemcpyHtoD_v2", c_uint64(address), content, c_size_t(len(content)))

    def download(self, address: int, size: int) -> bytes:
        """Copy bytes from the GPU; waits for everything that was started on its default stream."""
        content = ctypes.create_string_buffer(size)
        self._call("cuMemcpyDtoH_v2", content, c_uint64(address), c_size_t(size))
        return content.raw


class DeviceMemory:
    """Memory of a GPU, freed when it is garbage-collected."""

    def __init__(self, device: Device, address: int) -> None:
        self.address = address
        self._finalizer = weakref.finalize(self, device.release, address)
        self._finalizer.atexit = False
