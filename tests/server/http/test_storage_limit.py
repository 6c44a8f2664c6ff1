"""How much one address may let the server store in a day."""

from __future__ import annotations

from pathlib import Path

import httpx
import pytest

from cardtown.server.app import make_app
from cardtown.server.settings import Limits, Settings

pytestmark = pytest.mark.anyio


async def test_an_address_stores_no_more_than_its_share_of_a_day(tmp_path: Path) -> None:
    """Somebody makes and closes tables with a large deck, as often as they like."""
    limits = Limits(requests_per_second=1e6, burst=10_000, stored_mb_per_day=1)
    app = make_app(Settings(f"sqlite:///{tmp_path}/tables.db", limits=limits))
    deck = "#" * 30_000  # any text counts, even one that turns out not to be a deck
    wanted = {"game": "carson-city", "seats": [{}] * 4, "deck": deck}
    statuses = []
    async with (
        app.router.lifespan_context(app),
        httpx.AsyncClient(transport=httpx.ASGITransport(app), base_url="http://house") as client,
    ):
        await client.post("/api/me", json={"name": "Eve"})
        for _ in range(40):
            statuses.append((await client.post("/api/tables", json=wanted)).status_code)
    assert 429 not in statuses[:30]
    assert statuses[33:] == [429] * 7
