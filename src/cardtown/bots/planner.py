"""The planning bot: strong play within a time budget, in any game with a module for it."""

from __future__ import annotations

import random
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Protocol, cast

from cardtown.bots.base import A, Ranked
from cardtown.bots.limits import check_limits
from cardtown.bots.parts import part_for
from cardtown.core import Decision


class PlannerPart(Protocol):
    """The module `planner` in a game's part for bots."""

    def choose(self, view: Any, decision: Decision[A], rng: random.Random, ms: float) -> A:
        """The best option found in about `ms` milliseconds."""

    def choose_on_core(self, table: Any, decision: Decision[A], rng: random.Random, ms: float) -> A:
        """The same option, from a table of the core."""

    def rank(
        self, view: Any, decision: Decision[A], rng: random.Random, ms: float
    ) -> Sequence[Ranked[A]]:
        """All options, best first."""


@dataclass(frozen=True)
class PlannerBot:
    """Looks ahead for about `ms` milliseconds a decision."""

    ms: int = 20

    def __post_init__(self) -> None:
        """Refuse nonsensical parameters; raise :class:`BadInput`."""
        check_limits("planner", ms=self.ms)

    def choose(self, view: Any, decision: Decision[A], rng: random.Random) -> A:
        """The best option found."""
        return _planner(view.game).choose(view, decision, rng, self.ms)

    def choose_on_core(self, game: str, table: Any, decision: Decision[A], rng: random.Random) -> A:
        """The best option found."""
        return _planner(game).choose_on_core(table, decision, rng, self.ms)

    def rank(self, view: Any, decision: Decision[A], rng: random.Random) -> Sequence[Ranked[A]]:
        """All options, best first."""
        return _planner(view.game).rank(view, decision, rng, self.ms)

    def check_game(self, game: str) -> None:
        """Raise :class:`BadInput` for a game that it can't play."""
        _planner(game)


def _planner(game: str) -> PlannerPart:
    return cast(PlannerPart, part_for(game, "planner"))
