"""Files of tests that need an extra: skipped by name where it is not installed."""

from __future__ import annotations

from pathlib import Path

import pytest


class _Skipped(pytest.Module):
    """A file of tests that can't even be imported here."""

    reason: str

    def collect(self) -> list[pytest.Item]:
        item: _NotInstalled = _NotInstalled.from_parent(self, name=self.path.stem)
        item.reason = self.reason
        return [item]


class _NotInstalled(pytest.Item):
    """Stands for all tests of a file, and says what they need."""

    reason: str

    def runtest(self) -> None:
        pytest.skip(self.reason)


def skipped(file: Path, parent: pytest.Collector, package: str, extra: str) -> pytest.Collector:
    """What stands for the file, because this package is not installed."""
    found: _Skipped = _Skipped.from_parent(parent, path=file)
    found.reason = f'{package} is not installed: pip install "cardtown[{extra}]"'
    return found
