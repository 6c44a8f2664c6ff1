"""The JSON of whole random games, compared byte by byte with what was once recorded.

Clients, records and other programs read this JSON, so a change of the code that makes it must not
change a byte. Where the JSON itself is meant to change, record it again and say so in the commit:

    python -m tests.server.format.test_recorded_json
"""

from __future__ import annotations

import hashlib
import json
import random
from pathlib import Path
from typing import Any

import pytest

from cardtown import games
from cardtown.server.format import previews, shapes
from tests.any_table import random_steps
from tests.server.format.tables import TABLES, people

FIXTURE = Path(__file__).parent / "fixtures" / "recorded_json.json"


def digests(game: str, kinds: list[str], options: dict[str, Any]) -> dict[str, str]:
    """A digest of all views, decisions, previews and events of a random game."""
    hashes = {kind: hashlib.sha256() for kind in ("views", "decisions", "previews", "events")}
    rng = random.Random(20)
    table = games.get(game).new_table(kinds, seed="recorded", options=options)
    shape = shapes.of(game)
    asked = people(table)
    for _ in random_steps(table, rng):
        for viewer in (*range(len(kinds)), None):
            hashes["views"].update(shapes.to_bytes(shape.view(table.view(viewer))))
        for decision in table.decisions():
            view = table.view(decision.seat)
            hashes["decisions"].update(shapes.to_bytes(shape.decision(decision, view)))
        asking = asked[len(table.history) % len(asked)]
        preview = previews.of(game).previews(table.view(asking), asking, table.decision(asking))
        hashes["previews"].update(shapes.to_bytes(preview))
    for event in table.events:
        hashes["events"].update(shapes.to_bytes(event.to_json()))
    return {kind: digest.hexdigest() for kind, digest in hashes.items()}


@pytest.mark.parametrize("name", TABLES)
def test_not_a_byte_has_changed(name: str) -> None:
    assert digests(*TABLES[name]) == json.loads(FIXTURE.read_text("utf-8"))[name]


if __name__ == "__main__":
    recorded = {name: digests(*table) for name, table in TABLES.items()}
    FIXTURE.write_text(json.dumps(recorded, indent=2) + "\n", "utf-8")
