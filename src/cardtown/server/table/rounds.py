"""The rounds of a game, read from its events: an event that names a round begins it."""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

from cardtown.core import Event


class When(NamedTuple):
    """A round, of an Era where the game has any."""

    era: int | None
    round: int


def rounds_in(events: Iterable[Event]) -> list[When]:
    """The rounds that begin in these events, in order."""
    return [When(getattr(one, "era", None), one.round) for one in events if hasattr(one, "round")]
