"""The example game in a package of its own, as docs/adding-a-game.md builds it."""

from __future__ import annotations

import random
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

import pytest

from cardtown import rulebook
from cardtown.core import Game
from cardtown.testing import check_game

ROOT: Final = Path(__file__).parents[1]
EXAMPLE: Final = ROOT / "examples" / "harbour"


@pytest.fixture
def harbour(monkeypatch: pytest.MonkeyPatch) -> Iterator[Game]:
    monkeypatch.syspath_prepend(EXAMPLE / "src")
    from harbour import GAME

    yield GAME
    for name in [name for name in sys.modules if name.partition(".")[0] == "harbour"]:
        del sys.modules[name]


def find_rule(number: str) -> Any:
    text = (EXAMPLE / "src" / "harbour" / "rules" / "en" / "harbour.md").read_text("utf-8")
    return {rule.number: rule for rule in rulebook.parse(text, "harbour")}[number]


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_example_keeps_the_contract(harbour: Game, seats: int) -> None:
    check_game(
        harbour, ["human"] * seats, seed="harbour", rng=random.Random(1), find_rule=find_rule
    )
