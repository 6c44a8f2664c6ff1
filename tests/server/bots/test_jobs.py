"""Long work on finished games."""

from __future__ import annotations

import asyncio

import pytest

from cardtown.server.bots import jobs


def test_work_that_somebody_waits_for_is_not_given_up(monkeypatch: pytest.MonkeyPatch) -> None:
    now = [0.0]
    monkeypatch.setattr(jobs, "_now_s", lambda: now[0])

    async def story() -> None:
        job = jobs.Job("192.0.2.1")
        job.lay_out(3)
        reader = asyncio.create_task(job.wait(0))
        await asyncio.sleep(0)  # it waits for the first part
        now[0] = 1_000.0
        assert not job.forsaken
        reader.cancel()
        await asyncio.gather(reader, return_exceptions=True)
        assert job.forsaken

    asyncio.run(story())
