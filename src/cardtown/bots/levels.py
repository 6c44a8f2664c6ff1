"""Levels for people: named settings of the bots, each clearly stronger than the one below."""

from __future__ import annotations

import random
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from cardtown.bots.base import A, Ranked
from cardtown.bots.greedy import GreedyBot
from cardtown.bots.planner import PlannerBot
from cardtown.core import Decision


@dataclass(frozen=True)
class EasyBot(GreedyBot):
    """Takes the most points right now, but in some decisions a random option."""

    lapses: float = 0.25

    def choose(self, view: Any, decision: Decision[A], rng: random.Random) -> A:
        """The greedy choice, or sometimes a random option."""
        if rng.random() < self.lapses:
            return rng.choice(decision.options)
        return super().choose(view, decision, rng)

    def choose_on_core(self, game: str, table: Any, decision: Decision[A], rng: random.Random) -> A:
        """The same."""
        if rng.random() < self.lapses:
            return rng.choice(decision.options)
        return super().choose_on_core(game, table, decision, rng)


@dataclass(frozen=True)
class MediumBot:
    """Plans in most decisions, and is greedy in the others."""

    haste: float = 0.5

    def choose(self, view: Any, decision: Decision[A], rng: random.Random) -> A:
        """The planner's choice, or the greedy one."""
        return self._mood(rng).choose(view, decision, rng)

    def choose_on_core(self, game: str, table: Any, decision: Decision[A], rng: random.Random) -> A:
        """The same."""
        return self._mood(rng).choose_on_core(game, table, decision, rng)

    def _mood(self, rng: random.Random) -> GreedyBot | PlannerBot:
        return GreedyBot() if rng.random() < self.haste else PlannerBot(ms=5)

    def rank(self, view: Any, decision: Decision[A], rng: random.Random) -> Sequence[Ranked[A]]:
        """All options as the planner sees them."""
        return PlannerBot(ms=5).rank(view, decision, rng)

    def check_game(self, game: str) -> None:
        """Raise :class:`BadInput` for a game that it can't play."""
        GreedyBot().check_game(game)
        PlannerBot().check_game(game)


@dataclass(frozen=True)
class HardBot(PlannerBot):
    """The planner with its default settings."""
