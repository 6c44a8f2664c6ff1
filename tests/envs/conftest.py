"""The environments are extras: without their packages these tests are skipped, by name."""

from __future__ import annotations

from importlib.util import find_spec
from pathlib import Path

import pytest

from tests.not_installed import skipped

NEEDED = {
    "test_pettingzoo.py": ("numpy", "gymnasium", "pettingzoo"),
    "test_engines.py": ("numpy", "gymnasium", "pettingzoo"),
    "test_vector.py": ("numpy", "gymnasium"),
    "test_page.py": ("numpy", "gymnasium", "pettingzoo"),
    "test_gymnasium.py": ("numpy", "gymnasium"),
    "test_example.py": ("numpy", "gymnasium"),
    "test_openspiel.py": ("numpy", "pyspiel"),
    "test_codecs.py": ("numpy",),
    "test_docs_tables.py": ("numpy",),
}
EXTRA = {"pyspiel": "openspiel"}


def missing(file: str) -> list[str]:
    """The packages that the tests of a file need and that are not installed."""
    return [package for package in NEEDED.get(file, ()) if find_spec(package) is None]


def pytest_pycollect_makemodule(
    module_path: Path, parent: pytest.Collector
) -> pytest.Collector | None:
    needed = missing(module_path.name)
    if not needed:
        return None
    return skipped(module_path, parent, needed[0], EXTRA.get(needed[0], "envs"))
