"""Build what is published: `python -m tools.wheels dist`.

A wheel for each platform, with the compiled core inside, and the sources. Every wheel works with
Python 3.11 and all later versions.
"""

from __future__ import annotations

import argparse
import os
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path
from tempfile import TemporaryDirectory

from hatch_build import COMPILED
from tools.wheels.platforms import PLATFORMS, ROOT, Platform, can_compile, compile_core


def build_wheel(platform: Platform, dist: Path, root: Path = ROOT) -> Path:
    """The wheel of that platform, in `dist`."""
    with TemporaryDirectory() as folder:
        core = compile_core(platform, Path(folder))
        _hatchling("wheel", dist, root, {COMPILED: f"{platform.tag}={core}"})
    (wheel,) = dist.glob(f"*-{platform.tag}.whl")
    return wheel


def build_sources(dist: Path, root: Path = ROOT) -> Path:
    """The source distribution, in `dist`."""
    _hatchling("sdist", dist, root, {})
    (archive,) = dist.glob("*.tar.gz")
    return archive


def _hatchling(what: str, dist: Path, root: Path, environment: dict[str, str]) -> None:
    command = [sys.executable, "-m", "hatchling", "build", "-t", what, "-d", str(dist.resolve())]
    surroundings = {**os.environ, **environment}
    subprocess.run(command, cwd=root, env=surroundings, check=True, stdout=subprocess.DEVNULL)


def main(arguments: Sequence[str] | None = None) -> None:
    """The command line."""
    parser = argparse.ArgumentParser(prog="python -m tools.wheels", description=__doc__)
    parser.add_argument("dist", type=Path, help="the folder to write to")
    dist: Path = parser.parse_args(arguments).dist
    if not can_compile():
        sys.exit("The wheels are compiled by ziglang: pip install -r requirements/zig.txt")
    for old in (*dist.glob("cardtown-*.whl"), *dist.glob("cardtown-*.tar.gz")):
        old.unlink()
    for made in (build_sources(dist), *(build_wheel(one, dist) for one in PLATFORMS)):
        print(f"{made.stat().st_size / 1e6:6.1f} MB  {made}")


if __name__ == "__main__":
    main()
