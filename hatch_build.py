"""Build the compiled core of the rules (`core/`) into the package, where a C++ compiler is found.

    python hatch_build.py [--strict] [--sanitize]

makes `src/cardtown/_core`, and so does every installation. Where there is no compiler, or no
headers of Python, Cardtown is installed without it: everything works, only slower.
"""

from __future__ import annotations

import os
import platform
import shlex
import shutil
import subprocess
import sys
import sysconfig
from importlib.util import find_spec
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

WINDOWS = sys.platform == "win32"
BUILT = Path("src", "cardtown", "_core.pyd" if WINDOWS else "_core.abi3.so")
SOURCE = Path("core", "python", "module.cpp")
FLAGS = (
    "-std=c++20",
    "-O3",
    # A fused multiplication and addition rounds once where Python rounds twice.
    "-ffp-contract=off",
    "-fno-exceptions",
    "-fno-rtti",
    "-fno-threadsafe-statics",
    "-fvisibility=hidden",
    "-Wall",
    "-Wextra",
    "-shared",
    "-DPy_LIMITED_API=0x030b0000",
)
STRICT = ("-Werror",)
"""For us alone: a newer compiler that warns of something must not stop an installation."""
COMPILED = "CARDTOWN_COMPILED"
"""Names a core that is compiled already, for a wheel of another platform: `TAG=FILE`."""
SANITIZED = ("-g", "-O1", "-fsanitize=address,undefined", "-fno-sanitize-recover=all")


class CoreBuilder(BuildHookInterface):  # type: ignore[type-arg]
    """Put the core into the wheel, or into the sources of an editable installation."""

    PLUGIN_NAME = "custom"

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Build before files are collected; a wheel with the core inside fits one platform."""
        if version == "standard":  # `cardtown.gpu` compiles it for the GPU that it finds
            build_data["force_include"]["core"] = "cardtown/gpu/core"
        if COMPILED in os.environ:
            tag, _, file = os.environ[COMPILED].partition("=")
            build_data["force_include"][file] = f"cardtown/{Path(file).name}"
        else:
            try:
                build(Path(self.root))
            except CannotBuild as problem:
                print(f"Cardtown is installed without its fast core: {problem}", file=sys.stderr)
                return
            tag = _platform_tag()
            build_data["artifacts"].append(f"/{BUILT.as_posix()}")
        build_data["pure_python"] = False
        build_data["tag"] = f"cp311-abi3-{tag}"


class CannotBuild(Exception):
    """The core can't be built here; says why."""


class NothingToBuildWith(CannotBuild):
    """There is no compiler, or there are no headers of Python."""


def build(root: Path, *flags: str) -> None:
    """Compile the core in place; raise :class:`CannotBuild`."""
    target = root / BUILT
    # A running program may have the old file open: it is replaced, never written over.
    fresh = target.with_name(f"_core.{os.getpid()}.new")
    try:
        compile_library(root / SOURCE, fresh, *flags)
    except CannotBuild:
        fresh.unlink(missing_ok=True)
        raise
    fresh.replace(target)


def compile_library(source: Path, target: Path, *flags: str) -> None:
    """Compile a file against Python's headers; raise :class:`CannotBuild`."""
    headers = Path(sysconfig.get_path("include"))
    if not (headers / "Python.h").exists():
        raise NothingToBuildWith(f"the headers of Python are not in {headers}")
    command = [*_compiler(), *FLAGS, *_flags_here(), *flags, "-I", str(headers)]
    command += [*_more_flags(), str(source), "-o", str(target), *_libraries()]
    try:
        done = subprocess.run(command, capture_output=True, text=True, check=False)
    except OSError as problem:
        raise CannotBuild(f"{command[0]} does not run ({problem})") from None
    if done.returncode:
        raise CannotBuild(f"{command[0]} failed\n{done.stderr.strip()}")


def _compiler() -> list[str]:
    """The command of a C++ compiler: the one that CXX names, one of the system, or ziglang's."""
    named = shlex.split(os.environ.get("CXX", ""))
    if named:
        return named
    for name in ("c++", "g++", "clang++"):
        if shutil.which(name):
            return [name]
    if find_spec("ziglang") is not None:
        return [sys.executable, "-m", "ziglang", "c++"]
    raise NothingToBuildWith("there is no C++ compiler; ziglang from PyPI is one")


def _flags_here() -> list[str]:
    flags = [] if WINDOWS else ["-fPIC"]
    if platform.machine().lower() in ("x86_64", "amd64"):
        # Counts bits in one instruction, which every processor since 2009 has.
        flags += ["-msse4.2", "-mpopcnt"]
    if sys.platform == "darwin":
        flags += ["-undefined", "dynamic_lookup"]
    return flags


def _more_flags() -> list[str]:
    """Flags that have the last word: tests that build often, and play little, optimize nothing."""
    return shlex.split(os.environ.get("CARDTOWN_CORE_FLAGS", ""))


def _libraries() -> list[str]:
    if not WINDOWS:
        return []
    return ["-L", str(Path(sys.base_prefix, "libs")), "-lpython3"]


def _platform_tag() -> str:
    return sysconfig.get_platform().replace("-", "_").replace(".", "_")


def main() -> None:
    """Build for development: a core that does not compile is an error, no compiler is not."""
    flags = (STRICT if "--strict" in sys.argv[1:] else ()) + (
        SANITIZED if "--sanitize" in sys.argv[1:] else ()
    )
    try:
        build(Path(__file__).parent, *flags)
    except NothingToBuildWith as problem:
        print(f"The fast core is not built: {problem}", file=sys.stderr)
    except CannotBuild as problem:
        sys.exit(f"The fast core is not built: {problem}")


if __name__ == "__main__":
    main()
