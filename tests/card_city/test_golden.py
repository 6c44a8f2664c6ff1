"""Golden playthroughs: whole random games with what every seat sees, so that a leak is a diff.

`UPDATE_GOLDEN=1 pytest tests/card_city/test_golden.py` regenerates them.
"""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from cardtown.games import card_city
from cardtown.testing import random_playthrough

GOLDEN = Path(__file__).parent / "golden"


@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_golden_playthrough(players: int) -> None:
    text = random_playthrough(
        card_city.GAME, ["human"] * players, f"golden {players}", first=40, last=6
    )
    path = GOLDEN / f"{players}.txt"
    if os.environ.get("UPDATE_GOLDEN"):
        path.parent.mkdir(exist_ok=True)
        path.write_text(text, encoding="utf-8")
    assert text == path.read_text(encoding="utf-8")
