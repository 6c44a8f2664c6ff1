"""The bench of PettingZoo's cost runs; how much it costs is for the bench to say."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path


def test_the_bench_prints_all_ratios_for_both_games() -> None:
    shown = subprocess.run(
        [sys.executable, "-m", "bench.pettingzoo_overhead", "--games", "1"],
        cwd=Path(__file__).parents[2],
        capture_output=True,
        text=True,
        check=True,
    )
    lines = shown.stdout.splitlines()
    assert [line.split(":")[0] for line in lines] == ["carson", "card_city"]
    for line in lines:
        assert "x bare with observations" in line
        assert "x by masks" in line
        assert "with views" in line
