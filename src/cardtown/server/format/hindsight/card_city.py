"""Hindsight in Card City: the best city of the cards that a seat got, round by round."""

from __future__ import annotations

import random
from collections.abc import Mapping, Sequence
from typing import Any

from cardtown.bots.card_city.hindsight import look_back, read_story, rules_of
from cardtown.core import Event


def hindsight(
    events: Sequence[Event],
    seat: int,
    rng: random.Random,
    effort: int,
    options: Mapping[str, Any],
) -> dict[str, Any]:
    """The best city found: all of `CardCityHindsightShape` but the seat."""
    found = look_back(read_story(events, seat), rules_of(options), effort)
    return {
        "points": found.points,
        "best": found.best,
        "bound": found.bound,
        "rows": found.end.city.rows(),
        "origin": found.end.city.corner,
        "coins": found.end.coins,
    }
