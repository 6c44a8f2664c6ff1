"""What holds for all tests: one Hypothesis profile, what is sampled, and what runs first."""

from __future__ import annotations

import pytest
from hypothesis import HealthCheck, settings

from tests import sampling

settings.register_profile(
    "cardtown", deadline=None, suppress_health_check=[HealthCheck.too_slow], derandomize=True
)
settings.load_profile("cardtown")


def pytest_report_header() -> str:
    """Tell what was sampled by."""
    if sampling.TAKES_ALL:
        return "slow proofs: all cases"
    return f"slow proofs: sampled by CARDTOWN_SEED={sampling.SEED}; CARDTOWN_ALL=1 takes all"


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    """Tell how to repeat a run in which something failed."""
    if terminalreporter.stats.get("failed") and not sampling.TAKES_ALL:
        terminalreporter.write_line(f"repeat this sample with CARDTOWN_SEED={sampling.SEED}")
