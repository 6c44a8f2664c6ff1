"""Games on a GPU: hundreds of thousands at once, the same as on the CPU (docs/fast-core.md).

Needs an NVIDIA GPU with its driver, and NVRTC, which comes with PyTorch, JAX and CuPy.
"""

from __future__ import annotations

from cardtown.gpu.environment import Environment
from cardtown.gpu.errors import GpuError
from cardtown.gpu.rollouts import Rollouts, state_of
from cardtown.gpu.tensors import Tensor

__all__ = ["Environment", "GpuError", "Rollouts", "Tensor", "available", "state_of"]


def available() -> bool:
    """Whether there is a GPU here that the driver knows."""
    from cardtown.gpu.driver import library

    return library() is not None
