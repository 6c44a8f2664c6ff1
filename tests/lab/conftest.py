"""The lab is an extra: without its packages its tests are skipped, by name."""

from __future__ import annotations

from importlib.util import find_spec
from pathlib import Path

import pytest

from tests.not_installed import skipped

ROOT = Path(__file__).parents[2]

WITHOUT = {"test_tournament.py", "test_standings.py", "test_local.py", "test_arena.py"}
"""Files whose tests need no extra."""
EXTRA = {"polars": "lab", "ray": "ray"}


def missing(file: str) -> str | None:
    """The package that the tests of a file need and that is not installed."""
    needed = "ray" if file == "test_ray_cluster.py" else "polars"
    return needed if file not in WITHOUT and find_spec(needed) is None else None


def pytest_pycollect_makemodule(
    module_path: Path, parent: pytest.Collector
) -> pytest.Collector | None:
    needed = missing(module_path.name)
    return None if needed is None else skipped(module_path, parent, needed, EXTRA[needed])


@pytest.fixture(autouse=True)
def bots_of_tests_can_be_found_in_other_processes(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.syspath_prepend(ROOT)
    monkeypatch.setenv("PYTHONPATH", str(ROOT))
