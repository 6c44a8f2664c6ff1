"""Hindsight in Carson City: the best city of the cards that a seat took, in the order taken."""

from __future__ import annotations

import random
from collections.abc import Mapping, Sequence
from typing import Any

from cardtown.bots.carson_city.hindsight import look_back, read_story
from cardtown.core import Event


def hindsight(
    events: Sequence[Event],
    seat: int,
    rng: random.Random,
    effort: int,
    options: Mapping[str, Any],
) -> dict[str, Any]:
    """The best city found: all of `HindsightShape` but the seat."""
    taken = read_story(events, seat)
    found = look_back(taken, rng, effort)
    return {
        "points": taken.points,
        "best": found.best,
        "cards": [
            {"at": at, "terrain": step.card.to_json(), "sold": number in found.sold}
            for number, (at, step) in enumerate(zip(found.places, taken.steps, strict=True))
        ],
        "rows": found.city.rows(),
        "origin": found.city.corner,
        "characters": taken.characters,
        "sold": len(found.sold),
    }
