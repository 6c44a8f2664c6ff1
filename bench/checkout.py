"""Makes this checkout usable without installation: `import bench.checkout` first."""

import sys
import tempfile
import tomllib
from importlib.metadata import PackageNotFoundError, distribution
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent


def use() -> None:
    """Make the package in `src` and its entry points in pyproject.toml importable; games need
    both."""
    try:
        distribution("cardtown")
    except PackageNotFoundError:
        pass
    else:
        return
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
    folder = Path(tempfile.mkdtemp(prefix="cardtown-"))
    described = folder / "cardtown-0.dist-info"
    described.mkdir()
    described.joinpath("METADATA").write_text("Metadata-Version: 2.1\nName: cardtown\nVersion: 0\n")
    lines = []
    for group, points in project["entry-points"].items():
        lines += [f"[{group}]", *(f"{name} = {value}" for name, value in points.items())]
    described.joinpath("entry_points.txt").write_text("\n".join(lines))
    sys.path[:0] = [str(ROOT / "src"), str(folder)]


use()
