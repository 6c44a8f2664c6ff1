"""Why something may not be done, or may not stand somewhere."""

from __future__ import annotations

from typing import NamedTuple

from cardtown.core.messages import Message


class Obstacle(NamedTuple):
    """The rule that forbids something, a sentence in English, and one for every language."""

    rule: str
    reason: str
    message: Message


def require_obstacle(obstacle: Obstacle | None) -> Obstacle:
    """The obstacle to an action that is not an option: there must be one."""
    if obstacle is None:
        raise AssertionError("an action without an obstacle is an option")
    return obstacle
