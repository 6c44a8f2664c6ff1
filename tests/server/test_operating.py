"""What docs/operate.md says about running a server."""

from __future__ import annotations

import re
from collections import UserDict
from pathlib import Path

from cardtown.server.settings import Settings

ROOT = Path(__file__).parents[2]


class _Asked(UserDict[str, str]):
    """An empty environment that records which variables are read."""

    def __init__(self) -> None:
        super().__init__()
        self.names: set[str] = set()

    def get(self, key: str, default: str | None = None) -> str | None:  # type: ignore[override]
        self.names.add(key)
        return default


def test_every_setting_is_documented_and_nothing_else() -> None:
    environment = _Asked()
    Settings.from_environment(environment)
    page = (ROOT / "docs" / "operate.md").read_text(encoding="utf-8")
    documented = set(re.findall(r"^\| `(CARDTOWN_\w+)` \|", page, re.MULTILINE))
    assert documented == environment.names


def test_the_documented_defaults_are_the_real_ones() -> None:
    page = (ROOT / "docs" / "operate.md").read_text(encoding="utf-8")
    numbers = dict(re.findall(r"^\| `(CARDTOWN_\w+)` \| (\d+) \|", page, re.MULTILINE))
    assert len(numbers) > 5
    assert Settings.from_environment(numbers) == Settings.from_environment({})


def test_every_file_that_the_page_names_exists() -> None:
    page = (ROOT / "docs" / "operate.md").read_text(encoding="utf-8")
    named = re.findall(r"\]\(\.\./([^)]+)\)", page)
    assert named
    assert all((ROOT / name).is_file() for name in named)
