"""The environments are extras: without their packages these tests are skipped, by name."""

from __future__ import annotations

from importlib.util import find_spec
from pathlib import Path

import pytest

NEEDED = {
    "test_pettingzoo.py": ("numpy", "gymnasium", "pettingzoo"),
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


class Skipped(pytest.Module):
    """A file of tests that can't even be imported here."""

    def collect(self) -> list[pytest.Item]:
        return [NotInstalled.from_parent(self, name=self.path.stem)]


class NotInstalled(pytest.Item):
    """Stands for all tests of a file, and says what they need."""

    def runtest(self) -> None:
        package = missing(self.path.name)[0]
        extra = EXTRA.get(package, "envs")
        pytest.skip(f'{package} is not installed: pip install "cardtown[{extra}]"')


def pytest_pycollect_makemodule(
    module_path: Path, parent: pytest.Collector
) -> pytest.Collector | None:
    if not missing(module_path.name):
        return None
    found: pytest.Collector = Skipped.from_parent(parent, path=module_path)
    return found
