"""Sessions last as long as they are used."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from cardtown.server import service as service_module
from cardtown.server.service import SESSION_MS, run_service
from cardtown.server.settings import Retention, Settings

DAY_MS = 24 * 3600 * 1000


def _settings(folder: Path) -> Settings:
    """Of a server that forgets nobody: these tests live in another year than its housekeeping."""
    return Settings(f"sqlite:///{folder}/tables.db", retention=Retention(identities=1_000_000))


def test_a_session_ends_when_it_has_not_been_used_for_half_a_year(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    now = [SESSION_MS]
    monkeypatch.setattr(service_module, "now_ms", lambda: now[0])

    async def story() -> None:
        async with run_service(_settings(tmp_path)) as service:
            await service.store.create_identity("ada", "Ada", "digest", now[0])
            for days in (1, 100, 179, 180):
                now[0] += days * DAY_MS
                assert await service.find_identity("digest") is not None, days
            now[0] += SESSION_MS + DAY_MS + 1
            assert await service.find_identity("digest") is None
            assert await service.find_identity("other") is None

    asyncio.run(story())


def test_the_use_of_a_session_is_noted_once_a_day(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    now, noted = [SESSION_MS], list[int]()
    monkeypatch.setattr(service_module, "now_ms", lambda: now[0])

    async def story() -> None:
        async with run_service(_settings(tmp_path)) as service:
            await service.store.create_identity("ada", "Ada", "digest", now[0])
            note_use = service.store.note_use

            async def note(digest: str, at: int) -> None:
                noted.append(at)
                await note_use(digest, at)

            monkeypatch.setattr(service.store, "note_use", note)
            for _ in range(10):
                now[0] += DAY_MS // 3
                await service.find_identity("digest")

    asyncio.run(story())
    assert noted == [SESSION_MS + DAY_MS // 3 * turn for turn in (4, 8)]
