"""Short runs of chaos; `make chaos` makes long ones."""

from __future__ import annotations

import random
from pathlib import Path

import pytest

from tests.sampling import one_day_in, sample
from tests.server import chaos

pytestmark = [pytest.mark.slow, pytest.mark.anyio]


@pytest.mark.parametrize("database", sample(["sqlite", "postgresql"], 1))
async def test_killing_the_server_loses_nothing_that_was_granted_or_shown(
    database: str, tmp_path: Path
) -> None:
    with chaos.STAGES[database](tmp_path) as stage:
        count = await chaos.run(stage, [*stage.accidents] * 3, groups=6, rng=random.Random(1))
    assert count["servers killed"] == 3
    assert count["granted requests"] > 0


@one_day_in(2, turn=1)
async def test_people_go_on_while_servers_redis_and_postgresql_come_and_go(tmp_path: Path) -> None:
    with chaos.on_cluster(tmp_path) as stage:
        count = await chaos.run(stage, stage.accidents, groups=6, rng=random.Random(1))
    assert count["granted requests"] > 0
