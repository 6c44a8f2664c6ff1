"""Without the compiled core these tests are skipped, each with its name."""

from __future__ import annotations

from pathlib import Path

import pytest

from cardtown import fast


class Skipped(pytest.Module):
    """A test file that can't be imported without the core."""

    def collect(self) -> list[pytest.Item]:
        return [NotBuilt.from_parent(self, name=self.path.stem)]


class NotBuilt(pytest.Item):
    """A stand-in for all tests of a file."""

    def runtest(self) -> None:
        pytest.skip("the fast core is not built: make core")


def pytest_pycollect_makemodule(
    module_path: Path, parent: pytest.Collector
) -> pytest.Collector | None:
    if fast.AVAILABLE:
        return None
    found: pytest.Collector = Skipped.from_parent(parent, path=module_path)
    return found
