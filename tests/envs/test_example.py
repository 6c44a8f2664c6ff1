"""The example of docs/environments.md learns."""

from __future__ import annotations

import importlib.util
from pathlib import Path
from typing import Any

import pytest

from tests.sampling import one_day_in

EXAMPLE = Path(__file__).parents[2] / "examples" / "train_card_city_solo.py"


@pytest.fixture
def example() -> Any:
    spec = importlib.util.spec_from_file_location("train_card_city_solo", EXAMPLE)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


@pytest.mark.slow
@one_day_in(5)
def test_it_learns(example: Any) -> None:
    """Two seeds gained 15 and 21 points in 4,000 games; the means are within 1 of the truth."""
    before, after = example.train(3000, tests=300)
    assert after > before + 5
