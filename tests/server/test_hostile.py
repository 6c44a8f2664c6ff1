"""Short runs of nonsense from strangers; `python -m tests.server.hostile` makes long ones."""

from __future__ import annotations

import random
import sys
from pathlib import Path

import pytest

from tests.server import hostile
from tests.server.harness import ServerProcess

pytestmark = [
    pytest.mark.slow,
    pytest.mark.anyio,
    pytest.mark.skipif(sys.platform != "linux", reason="only Linux tells the memory of a process"),
]


async def test_nonsense_leaves_nothing_in_memory_and_little_in_the_log(tmp_path: Path) -> None:
    with ServerProcess(tmp_path) as server:
        count = await hostile.run(server, requests=4_000, rng=random.Random(1))
    assert count["answers 422"] > 1_000


async def test_nonsense_is_turned_away_before_it_is_read(tmp_path: Path) -> None:
    with ServerProcess(tmp_path, env=hostile.LIMITED) as server:
        count = await hostile.run(server, requests=2_000, rng=random.Random(1))
    assert count["answers 429"] > count["answers 422"]
