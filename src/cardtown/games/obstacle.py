"""Why something may not stand somewhere."""

from __future__ import annotations

from typing import NamedTuple


class Obstacle(NamedTuple):
    """The rule that forbids a place, and a sentence."""

    rule: str
    reason: str


def require_obstacle(obstacle: Obstacle | None) -> Obstacle:
    """The obstacle to an action that is not an option: there must be one."""
    if obstacle is None:
        raise AssertionError("an action without an obstacle is an option")
    return obstacle
