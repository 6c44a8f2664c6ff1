"""Whether a server says that it works, and only when it does."""

from __future__ import annotations

import asyncio
from pathlib import Path

import httpx
import pytest

from cardtown.server.app import make_app
from cardtown.server.errors import StoreUnavailable
from cardtown.server.http import health
from cardtown.server.settings import Settings
from tests.server.harness import PATIENCE_S, ServerProcess


@pytest.mark.parametrize("path", ["/health", "/healthz", "/readyz"])
def test_a_server_that_works_says_so(server: ServerProcess, path: str) -> None:
    response = httpx.get(f"{server.url}{path}", timeout=PATIENCE_S)
    assert (response.status_code, response.json()) == (200, {"status": "ok"})
    assert response.headers["cache-control"] == "no-store"


async def _refuses() -> None:
    raise StoreUnavailable("gone")


async def _hangs() -> None:
    await asyncio.Event().wait()


def test_a_server_whose_database_does_not_answer_says_so(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(health, "_PATIENCE_S", 0.01)

    async def story() -> None:
        app = make_app(Settings(f"sqlite:///{tmp_path}/tables.db"))
        async with (
            app.router.lifespan_context(app),
            httpx.AsyncClient(transport=httpx.ASGITransport(app), base_url="http://test") as client,
        ):
            for check in (_refuses, _hangs):
                monkeypatch.setattr(app.state.service.store, "check", check)
                response = await client.get("/readyz")
                assert response.status_code == 503
                assert response.json()["error"]["code"] == "unavailable"
                assert (await client.get("/healthz")).status_code == 200

    asyncio.run(story())
