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
    """The same tests in as many parts, equal in number: long modules first in each, then slow ones.

    The parts take about the same time as far as markers tell; quick tests make up the numbers.
    """
    modules: dict[Path, list[pytest.Item]] = {}
    for item in items:
        modules.setdefault(item.path, []).append(item)
    slow = [tests for tests in modules.values() if any(map(_is_slow, tests))]
    quick = [item for tests in modules.values() if tests not in slow for item in tests]
    parts: list[list[pytest.Item]] = [[] for _ in range(workers)]
    times = [0.0] * workers
    for tests in sorted(slow, key=lambda tests: (not any(map(_is_long, tests)), -_seconds(tests))):
        idlest = times.index(min(times))
        parts[idlest].extend(tests)
        times[idlest] += _seconds(tests)
    ordered: list[pytest.Item] = []
    for number, part in enumerate(parts):
        size = (len(items) - len(ordered)) // (workers - number)
        more = max(size - len(part), 0)
        ordered += [*part, *quick[:more]]
        del quick[:more]
    return [*ordered, *quick]


def _seconds(tests: Sequence[pytest.Item]) -> float:
    """A guess at how long tests of a slow module take."""
    run = [
        test for test in tests if not any(True in mark.args for mark in test.iter_markers("skipif"))
    ]
    return sum(30 if _is_long(test) else 2.5 if _is_slow(test) else 0.05 for test in run)


def _is_slow(item: pytest.Item) -> bool:
    return item.get_closest_marker("slow") is not None


def _is_long(item: pytest.Item) -> bool:
    return item.get_closest_marker("long") is not None
