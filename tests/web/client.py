"""The built web table for tests: the package's own if it is up to date, or else a new build."""

from __future__ import annotations

import fcntl
import os
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Final

import pytest

ROOT: Final = Path(__file__).parents[2]
WEB: Final = ROOT / "web"
AXE: Final = WEB / "node_modules" / "axe-core" / "axe.min.js"
_PACKAGED: Final = ROOT / "src" / "cardtown" / "web" / "static"
_PACKAGE: Final = ROOT / "src" / "cardtown"


def browser_program() -> str | None:
    """The system's Chromium; preferably the headless one, which is faster."""
    return shutil.which("chromium-headless-shell") or shutil.which("chromium")


def what_is_missing() -> str | None:
    """What is missing to build and show the web table; None if nothing is."""
    if browser_program() is None:
        return "chromium is not installed: apt-get install chromium"
    if shutil.which("node") is None:
        return "node is not installed: apt-get install nodejs npm"
    if not AXE.exists():
        return "the web table's tools are not installed: npm ci in web/"
    return None


def folder_of_all_workers(folders: pytest.TempPathFactory) -> Path:
    """A folder that all workers of one test run share."""
    base = folders.getbasetemp()
    return base.parent if base.name.startswith("popen-") else base  # each worker has its own


def built_client(folder: Path) -> Path:
    """The folder of the built client; the workers of a run build it once, into `folder`.

    `CARDTOWN_WEB_FOLDER` names a built folder to test instead.
    """
    if given := os.environ.get("CARDTOWN_WEB_FOLDER"):
        return Path(given)
    if _is_fresh(_PACKAGED):
        return _PACKAGED
    out = folder / "client"
    with (folder / "client.lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        if not (out / "index.html").exists():
            _build(out)
    return out


def _is_fresh(built: Path) -> bool:
    index = built / "index.html"
    return index.exists() and index.stat().st_mtime >= max(map(_changed_at, _sources()))


def _sources() -> list[Path]:
    inside = [path for path in (WEB / "src").rglob("*") if path.is_file()]
    public = [path for path in (WEB / "public").rglob("*") if path.is_file()]
    texts = [*(_PACKAGE / "locales").glob("*/*.ftl")]
    rules = [path for part in ("core", "games") for path in (_PACKAGE / part).rglob("*")]
    engine = [path for path in rules if path.suffix in {".py", ".toml"}]
    compiled = [path for path in (ROOT / "core").rglob("*") if path.is_file()]
    loose = [*_PACKAGE.glob("*.py"), *WEB.glob("*.ts"), WEB / "index.html"]
    return [
        *inside,
        *public,
        *texts,
        *engine,
        *compiled,
        *loose,
        WEB / "package-lock.json",
        ROOT / "CHANGELOG.md",
    ]


def _changed_at(path: Path) -> float:
    return path.stat().st_mtime


def _build(out: Path) -> None:
    vite = WEB / "node_modules" / "vite" / "bin" / "vite.js"
    command = ["node", str(vite), "build", "--outDir", str(out), "--logLevel", "warn"]
    packing = {**os.environ, "PYTHON": sys.executable}
    done = subprocess.run(
        command, cwd=WEB, env=packing, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stdout + done.stderr
