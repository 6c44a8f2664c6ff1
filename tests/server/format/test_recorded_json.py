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

FIXTURE = Path(__file__).parent / "fixtures" / "recorded_json.json"
TABLES: dict[str, tuple[str, list[str], dict[str, Any]]] = {
    "four people": ("carson-city", ["human"] * 4, {}),
    "six seats, two virtual": (
        "carson-city",
        ["virtual:expert", "human", "virtual:novice", "human", "human", "human"],
        {},
    ),
    "alone": ("card-city", ["human"], {}),
    "joining": ("card-city", ["human"] * 3, {"joining": "allowed"}),
    "development once": ("card-city", ["human"] * 4, {"development": "once"}),
}


def digests(game: str, kinds: list[str], options: dict[str, Any]) -> dict[str, str]:
    """A digest of all views, decisions, previews and events of a random game."""
    told = {kind: hashlib.sha256() for kind in ("views", "decisions", "previews", "events")}
    rng = random.Random(20)
    table = games.get(game).new_table(kinds, seed="recorded", options=options)
    shape = shapes.of(game)
    people = [number for number, seat in enumerate(table.seats) if not seat.virtual]
    while True:
        for viewer in (*range(len(kinds)), None):
            told["views"].update(shapes.to_bytes(shape.view(table.view(viewer))))
        for decision in table.decisions():
            view = table.view(decision.seat)
            told["decisions"].update(shapes.to_bytes(shape.decision(decision, view)))
        asking = people[len(table.history) % len(people)]
        preview = previews.of(game).previews(table.view(asking), asking, table.decision(asking))
        told["previews"].update(shapes.to_bytes(preview))
        if table.over:
            break
        decision = rng.choice(table.decisions())
        table.apply(decision.seat, rng.choice(decision.options))
    for event in table.events:
        told["events"].update(shapes.to_bytes(event.to_json()))
    return {kind: digest.hexdigest() for kind, digest in told.items()}


@pytest.mark.parametrize("name", TABLES)
def test_not_a_byte_has_changed(name: str) -> None:
    assert digests(*TABLES[name]) == json.loads(FIXTURE.read_text("utf-8"))[name]


if __name__ == "__main__":
    recorded = {name: digests(*table) for name, table in TABLES.items()}
    FIXTURE.write_text(json.dumps(recorded, indent=2) + "\n", "utf-8")
