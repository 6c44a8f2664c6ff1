"""Settings of all tests: the Hypothesis profile, sampling, and the order of tests."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

import pytest
from hypothesis import HealthCheck, settings

from tests import sampling

settings.register_profile(
    "cardtown", deadline=None, suppress_health_check=[HealthCheck.too_slow], derandomize=True
)
settings.load_profile("cardtown")


def pytest_report_header() -> str:
    """Say which seed chose the sampled cases."""
    if sampling.TAKES_ALL:
        return "slow proofs: all cases"
    return f"slow proofs: sampled by CARDTOWN_SEED={sampling.SEED}; CARDTOWN_ALL=1 takes all"


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    """Say how to repeat a run in which something failed."""
    if terminalreporter.stats.get("failed") and not sampling.TAKES_ALL:
        terminalreporter.write_line(f"repeat this sample with CARDTOWN_SEED={sampling.SEED}")


@pytest.hookimpl(trylast=True)  # other conftest files mark what is slow
def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Let every worker begin with slow tests, so that none is left with a long one at the end.

    Each worker gets an equal part of the list to begin with. The tests of a module stay together:
    they share servers.
    """
    workers = getattr(config, "workerinput", {}).get("workercount", 1)
    if workers > 1:
        items[:] = spread(items, workers)


def spread(items: Sequence[pytest.Item], workers: int) -> list[pytest.Item]:
    """The same tests in as many parts of about the same size, slow modules first in each."""
    modules: dict[Path, list[pytest.Item]] = {}
    for item in items:
        modules.setdefault(item.path, []).append(item)
    is_slow = {path: any(map(_is_slow, tests)) for path, tests in modules.items()}
    parts: list[list[pytest.Item]] = [[] for _ in range(workers)]
    for path in sorted(modules, key=lambda path: (not is_slow[path], -len(modules[path]))):
        min(parts, key=len).extend(modules[path])
    return [item for part in parts for item in part]


def _is_slow(item: pytest.Item) -> bool:
    return item.get_closest_marker("slow") is not None
