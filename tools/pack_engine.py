"""Pack the engine for Python in the browser: one archive of everything that needs only Python.

The same sources always give the same bytes.

    python tools/pack_engine.py build/engine.zip
"""

from __future__ import annotations

import os
import sys
import tomllib
import zipfile
from collections.abc import Iterator
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).resolve().parents[1]
SOURCE: Final = ROOT / "src" / "cardtown"
PARTS: Final = (
    "__init__.py",
    "bots",
    "core",
    "fast",
    "games",
    "localization.py",
    "offline",
    "proof",
    "questions.py",
    "rulebook.py",
    "rules",
    "server/__init__.py",
    "server/errors.py",
    "server/format",
    "server/table",
    "server/times.py",
)
"""What answers questions and plays games; tests/test_engine_archive.py checks that it is all."""
STAND_INS: Final = Path(__file__).parent / "stand_ins"
"""What the server gets from compiled packages comes from here in a browser."""
GROUP: Final = "cardtown.games"
_LEFT_OUT: Final = "__pycache__"
_LONG_AGO: Final = (1980, 1, 1, 0, 0, 0)


def main() -> None:
    """Write the archive to the path on the command line."""
    target = Path(sys.argv[1])
    target.parent.mkdir(parents=True, exist_ok=True)
    scratch = target.with_name(f"{target.name}.{os.getpid()}.tmp")
    pack(scratch)
    # Replace the archive atomically: readers see the old one or the new one.
    scratch.replace(target)


def pack(target: Path) -> None:
    """Write the archive."""
    contents = dict(_metadata())
    for path in _files():
        contents[path.relative_to(SOURCE.parent).as_posix()] = path.read_bytes()
    for path in STAND_INS.glob("[!_]*.py"):
        contents[path.name] = path.read_bytes()
    with zipfile.ZipFile(target, "w", zipfile.ZIP_DEFLATED, compresslevel=9) as archive:
        for name, content in sorted(contents.items()):
            entry = zipfile.ZipInfo(name, _LONG_AGO)
            entry.compress_type = zipfile.ZIP_DEFLATED
            entry.external_attr = 0o644 << 16
            archive.writestr(entry, content)


def _metadata() -> Iterator[tuple[str, bytes]]:
    """The metadata of an installed package, as games are found by their entry points."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
    name, version = project["name"], project["version"]
    folder = f"{name}-{version}.dist-info"
    lines = ["Metadata-Version: 2.1", f"Name: {name}", f"Version: {version}"]
    yield f"{folder}/METADATA", "\n".join([*lines, ""]).encode()
    points = project["entry-points"][GROUP]
    lines = [f"[{GROUP}]", *(f"{name} = {module}" for name, module in sorted(points.items()))]
    yield f"{folder}/entry_points.txt", "\n".join([*lines, ""]).encode()


def _files() -> Iterator[Path]:
    for part in PARTS:
        found = SOURCE / part
        inside = found.rglob("*") if found.is_dir() else [found]
        yield from (path for path in inside if path.is_file() and _LEFT_OUT not in path.parts)


if __name__ == "__main__":
    main()
