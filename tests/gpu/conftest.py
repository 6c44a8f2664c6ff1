"""Every test runs on a real GPU, if there is one, and on an emulated one.

The emulated one runs the same kernels on the CPU: it shows that they are right, and that
Python hands them the right things, but not that NVIDIA's compiler agrees.
"""

from __future__ import annotations

import shutil
import subprocess
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from cardtown.gpu import available, driver, environment, games

HERE = Path(__file__).parent


@pytest.fixture(scope="session")
def emulator(tmp_path_factory: pytest.TempPathFactory) -> str:
    """The driver that runs kernels on the CPU."""
    compiler = shutil.which("g++")
    if compiler is None:
        pytest.skip("there is no g++ to build the emulated GPU with")
    made = tmp_path_factory.mktemp("gpu") / "libemulated.so"
    flags = ["-std=c++20", "-O1", "-shared", "-fPIC", "-Wall", "-Werror"]
    subprocess.run([compiler, *flags, str(HERE / "emulator.cpp"), "-o", str(made)], check=True)
    return str(made)


def forget() -> None:
    """Make the next call open the driver again."""
    for cached in (driver.library, games.device_of, games._program):
        cached.cache_clear()


@pytest.fixture(params=["emulated", "real"])
def gpu(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> Iterator[str]:
    """The kind of GPU."""
    kind: str = request.param
    forget()
    if kind == "emulated":
        monkeypatch.setattr(driver, "_LIBRARIES", (request.getfixturevalue("emulator"),))
        monkeypatch.setattr(games, "compile_core", lambda architecture: b"")
        for setting in ("_LISTING", "_DEALING"):  # emulated threads are slow
            monkeypatch.setattr(environment, setting, 4)
        monkeypatch.setattr(games, "THREADS", 32)
    elif not available():
        pytest.skip("there is no NVIDIA GPU here")
    yield kind
    forget()


def numbers(tensor: Any) -> Any:
    """A tensor of the GPU as a NumPy array."""
    np = pytest.importorskip("numpy")
    rows = np.frombuffer(tensor.to_bytes(), tensor.dtype)
    return rows.reshape(tensor.shape[0], -1)[:, : tensor.shape[1] if len(tensor.shape) > 1 else 1]
