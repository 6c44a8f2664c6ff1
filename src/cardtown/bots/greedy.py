"""The greedy bot: takes the most points at once, in any game with a module for it."""

from __future__ import annotations

import random
from collections.abc import Sequence
from typing import Any, Protocol, cast

from cardtown.bots.base import A, Ranked
from cardtown.bots.parts import part_for
from cardtown.core import Decision


class GreedyPart(Protocol):
    """The module `greedy` in a game's part for bots."""

    def choose(self, view: Any, decision: Decision[A], rng: random.Random) -> A:
        """The option that brings the most points."""

    def choose_on_core(self, table: Any, decision: Decision[A]) -> A:
        """The same option, from a table of the core."""

    def rank(self, view: Any, decision: Decision[A], rng: random.Random) -> Sequence[Ranked[A]]:
        """All options, best first."""


class GreedyBot:
    """Considers only what an option brings immediately."""

    def choose(self, view: Any, decision: Decision[A], rng: random.Random) -> A:
        """The option that brings the most points."""
        return _greedy(view.game).choose(view, decision, rng)

    def choose_on_core(self, game: str, table: Any, decision: Decision[A], rng: random.Random) -> A:
        """The option that brings most."""
        return _greedy(game).choose_on_core(table, decision)

    def rank(self, view: Any, decision: Decision[A], rng: random.Random) -> Sequence[Ranked[A]]:
        """All options, best first."""
        return _greedy(view.game).rank(view, decision, rng)

    def check_game(self, game: str) -> None:
        """Raise :class:`BadInput` for a game that it can't play."""
        _greedy(game)


def _greedy(game: str) -> GreedyPart:
    return cast(GreedyPart, part_for(game, "greedy"))
