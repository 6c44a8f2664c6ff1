"""Compiles the core for a GPU: with NVRTC or, where that is missing, with nvcc.

NVRTC is a library that comes with PyTorch, JAX and CuPy, or alone (`pip install
nvidia-cuda-nvrtc`). It compiles for exactly the GPU that is there, so nothing compiled has to be
shipped, and nobody needs a compiler or NVIDIA's toolkit. What it makes is kept in a cache.
"""

from __future__ import annotations

import ctypes
import hashlib
import os
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from ctypes import byref, c_char_p, c_size_t, c_void_p
from pathlib import Path
from typing import Final

from cardtown.gpu.errors import GpuError

_HERE: Final = Path(__file__).parent
FLAGS: Final = ("--std=c++20", "--fmad=false")
"""A fused multiplication and addition rounds once where the CPU rounds twice."""


def compile_core(architecture: str) -> bytes:
    """The kernels of both games for an architecture such as `sm_90`; raise :class:`GpuError`."""
    kept = _cache_file(architecture)
    if kept.exists():
        return kept.read_bytes()
    problems = []
    for compiler in (compile_with_nvrtc, compile_with_nvcc):
        try:
            program = compiler(architecture)
        except GpuError as problem:
            problems.append(str(problem))
            continue
        _keep(kept, program)
        return program
    raise GpuError(f"the core can't be compiled for the GPU: {'; '.join(problems)}")


def sources() -> Path:
    """The folder `core`: inside the package, or beside it in a checkout."""
    for folder in (_HERE / "core", _HERE.parents[2] / "core"):
        if (folder / "gpu" / "kernels.cu").exists():
            return folder
    raise GpuError("the source of the core is not here")


# --- the cache ------------------------------------------------------------------------------------


def _cache_file(architecture: str) -> Path:
    """The cache file of a program, named by a hash of everything that it is made from."""
    name = hashlib.sha256(f"{architecture} {FLAGS}".encode())
    root = sources()
    for file in sorted(root.rglob("*")):
        if file.suffix in (".hpp", ".h", ".cu"):
            name.update(file.relative_to(root).as_posix().encode() + file.read_bytes())
    home = os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache"
    return Path(home) / "cardtown" / f"{name.hexdigest()}.cubin"


def _keep(file: Path, program: bytes) -> None:
    """Write the cache file atomically; do without if it can't be written."""
    fresh = file.with_suffix(f".{os.getpid()}")
    try:
        file.parent.mkdir(parents=True, exist_ok=True)
        fresh.write_bytes(program)
        fresh.replace(file)
    except OSError:
        fresh.unlink(missing_ok=True)


# --- NVRTC ----------------------------------------------------------------------------------------


def compile_with_nvrtc(architecture: str) -> bytes:
    """Compile in this process; raise :class:`GpuError`."""
    nvrtc = _find_nvrtc()
    root = sources()
    file = root / "gpu" / "kernels.cu"
    program = c_void_p()
    made = nvrtc.nvrtcCreateProgram(
        byref(program), file.read_bytes(), str(file).encode(), 0, None, None
    )
    if made:
        raise GpuError(f"NVRTC failed with error {made}")
    flags = [
        *FLAGS,
        f"--gpu-architecture={architecture}",
        "--device-int128",
        f"--include-path={root / 'gpu'}",
        f"--include-path={root / 'gpu' / 'std'}",
    ]
    texts = (c_char_p * len(flags))(*[flag.encode() for flag in flags])
    status = nvrtc.nvrtcCompileProgram(program, len(flags), texts)
    try:
        if status:
            log = _result(nvrtc, "ProgramLog", program).rstrip(b"\0").decode(errors="replace")
            raise GpuError(f"NVRTC failed with error {status}: {log.strip()}")
        return _result(nvrtc, "CUBIN", program)
    finally:
        nvrtc.nvrtcDestroyProgram(byref(program))


def _result(nvrtc: ctypes.CDLL, what: str, program: c_void_p) -> bytes:
    size = c_size_t()
    getattr(nvrtc, f"nvrtcGet{what}Size")(program, byref(size))
    content = ctypes.create_string_buffer(size.value)
    getattr(nvrtc, f"nvrtcGet{what}")(program, content)
    return content.raw


def _find_nvrtc() -> ctypes.CDLL:
    for name in _nvrtc_names():
        try:
            return ctypes.CDLL(name)
        except OSError:
            continue
    raise GpuError("there is no NVRTC: pip install nvidia-cuda-nvrtc")


def _nvrtc_names() -> Iterator[str]:
    """Possible places of NVRTC: known to the system, or in packages that contain it."""
    for version in (13, 12):
        yield f"nvrtc64_{version}0_0.dll" if sys.platform == "win32" else f"libnvrtc.so.{version}"
    for folder in sys.path:
        for pattern in ("nvidia/*/lib/libnvrtc.so.*", "nvidia/*/bin/**/nvrtc64_*.dll"):
            yield from map(str, sorted(Path(folder).glob(pattern), reverse=True))


# --- nvcc -----------------------------------------------------------------------------------------


def compile_with_nvcc(architecture: str) -> bytes:
    """Compile with NVIDIA's toolkit; raise :class:`GpuError`."""
    nvcc = shutil.which("nvcc")
    if nvcc is None:
        raise GpuError("there is no nvcc")
    with tempfile.TemporaryDirectory() as folder:
        made = Path(folder, "kernels.cubin")
        command = [nvcc, *FLAGS, "-cubin", f"-arch={architecture}", "-o", str(made)]
        source = sources() / "gpu" / "kernels.cu"
        done = subprocess.run([*command, str(source)], capture_output=True, text=True, check=False)
        if done.returncode:
            raise GpuError(f"nvcc failed: {done.stderr.strip()}")
        return made.read_bytes()
