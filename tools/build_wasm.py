"""Compile the rules for browsers: `core/wasm` to WebAssembly, by ziglang from PyPI.

    python tools/build_wasm.py build/rules.wasm

Without ziglang, no file is left there, and Python answers in the browser.
"""

from __future__ import annotations

import os
import subprocess
import sys
from importlib.util import find_spec
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).resolve().parents[1]
SOURCE: Final = ROOT / "core" / "wasm" / "module.cpp"
FLAGS: Final = (
    "-target",
    "wasm32-freestanding",
    "-std=c++20",
    "-O3",
    "-ffp-contract=off",
    "-fno-exceptions",
    "-fno-rtti",
    "-fno-threadsafe-statics",
    "-fvisibility=hidden",
    "-Wall",
    "-Wextra",
    "-Werror",
    "-nostdlib",
    "-Wl,--no-entry",
    "-Wl,--strip-all",
)


def main() -> None:
    """Write the module to the path on the command line."""
    target = Path(sys.argv[1])
    if find_spec("ziglang") is None:
        target.unlink(missing_ok=True)
        print("ziglang is not installed: browsers get the rules in Python only", file=sys.stderr)
        return
    target.parent.mkdir(parents=True, exist_ok=True)
    scratch = target.with_name(f"{target.name}.{os.getpid()}.tmp")
    command = [sys.executable, "-m", "ziglang", "c++", *FLAGS, str(SOURCE), "-o", str(scratch)]
    subprocess.run(command, check=True)
    # Replace the file atomically: readers see the old one or the new one.
    scratch.replace(target)


if __name__ == "__main__":
    main()
