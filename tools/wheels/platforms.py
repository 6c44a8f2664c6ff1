"""The platforms that have a wheel of their own, and how the core is compiled for them.

The compiler is ziglang from PyPI, which brings what other platforms need: no machine of theirs has
to be at hand. A platform without a wheel installs from the sources (`hatch_build.py`).
"""

from __future__ import annotations

import shutil
import subprocess
import sys
import sysconfig
from importlib.util import find_spec
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Final, NamedTuple

from hatch_build import FLAGS, SOURCE, STRICT

HERE: Final = Path(__file__).parent
ROOT: Final = HERE.parents[1]
SYMBOLS: Final = HERE / "python3.def"


class Platform(NamedTuple):
    """Where a wheel can be installed."""

    tag: str
    """How wheels name it."""
    target: str
    """How zig names it, with the oldest version of its C library or its system."""
    flags: tuple[str, ...]
    file: str = "_core.abi3.so"
    """The name of the core in the package."""


# Every processor since 2009 counts bits in one instruction.
_X86: Final = "-mcpu=x86_64_v2"
_MAC: Final = ("-undefined", "dynamic_lookup")
PLATFORMS: Final = (
    Platform("manylinux_2_17_x86_64", "x86_64-linux-gnu.2.17", ("-fPIC", _X86)),
    Platform("manylinux_2_17_aarch64", "aarch64-linux-gnu.2.17", ("-fPIC",)),
    Platform("macosx_11_0_x86_64", "x86_64-macos.11.0", (*_MAC, _X86)),
    Platform("macosx_11_0_arm64", "aarch64-macos.11.0", _MAC),
    Platform("win_amd64", "x86_64-windows-gnu", ("-lpython3", _X86), "_core.pyd"),
)


def can_compile() -> bool:
    """Whether the compiler is here."""
    return find_spec("ziglang") is not None


def compile_core(platform: Platform, folder: Path) -> Path:
    """The core for that platform, as a file in `folder`."""
    target = folder / platform.file
    libraries = Path(str(_zig_folder()), "lib", "libcxx", "include")
    with TemporaryDirectory() as scratch:
        headers = Path(scratch, "python")
        shutil.copytree(sysconfig.get_path("include"), headers)
        shutil.copy(HERE / "pyconfig.h", headers)
        # What Windows links with: it wants to know beforehand where a symbol will come from.
        library = Path(scratch, "python3.lib")
        _zig("dlltool", "-m", "i386:x86-64", "-d", str(SYMBOLS), "-l", str(library))
        flags = (*FLAGS, *STRICT, *platform.flags, "-s", "-L", scratch)
        include = ("-include", str(HERE / "libcxx.h"), "-I", str(libraries), "-I", str(headers))
        source = str(ROOT / SOURCE)
        _zig("cc", "-target", platform.target, *flags, *include, source, "-o", str(target))
    return target


def _zig_folder() -> Path:
    spec = find_spec("ziglang")
    assert spec is not None
    assert spec.origin is not None
    return Path(spec.origin).parent


def _zig(*arguments: str) -> None:
    subprocess.run([sys.executable, "-m", "ziglang", *arguments], check=True)
