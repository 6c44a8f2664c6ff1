"""Tables that no longer fit into memory."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.server.harness import ALONE, ServerProcess, people

pytestmark = [pytest.mark.anyio, pytest.mark.slow]


async def test_a_table_dropped_from_the_cache_is_the_same_for_anyone_who_still_watches(
    tmp_path: Path,
) -> None:
    with ServerProcess(tmp_path, env={"CARDTOWN_ROOMS": "1"}) as server:
        async with people(server, "Ada") as [ada]:
            first = await ada.create(**ALONE)
            async with ada.live(first) as line:
                for _ in range(3):
                    await ada.create(**ALONE)
                joined = await ada.join(first)
                assert joined.json()["number"] == 3
                assert (await line.update(3))["seat"] == 0


async def test_a_table_that_nobody_watches_is_read_again(tmp_path: Path) -> None:
    with ServerProcess(tmp_path, env={"CARDTOWN_ROOMS": "1"}) as server:
        async with people(server, "Ada") as [ada]:
            first = await ada.create(**ALONE)
            await ada.join(first)
            before = await ada.state(first)
            await ada.create(**ALONE)
            assert await ada.state(first) == before
