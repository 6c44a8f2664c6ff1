"""The champion: the strongest play that we know, for any game with a module for it."""

from __future__ import annotations

import random
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Protocol, cast

from cardtown.bots.base import A, Ranked
from cardtown.bots.limits import check_limits
from cardtown.bots.parts import part_for
from cardtown.core import Decision


class ChampionPart(Protocol):
    """The module `champion` in a game's part for bots."""

    def choose(
        self, view: Any, decision: Decision[A], rng: random.Random, ms: int, rollouts: int
    ) -> A:
        """The best option found in about `ms` milliseconds, or with that many rollouts."""

    def rank(
        self, view: Any, decision: Decision[A], rng: random.Random, ms: int, rollouts: int
    ) -> Sequence[Ranked[A]]:
        """All options, best first, with the chance to win."""


@dataclass(frozen=True)
class ChampionBot:
    """Searches for about `ms` milliseconds a decision.

    With `rollouts` it ignores the clock: the same randomness leads to the same choice.
    """

    ms: int = 50
    rollouts: int = 0

    def __post_init__(self) -> None:
        """Refuse nonsensical parameters; raise :class:`BadInput`."""
        check_limits("champion", ms=self.ms, rollouts=self.rollouts)

    def choose(self, view: Any, decision: Decision[A], rng: random.Random) -> A:
        """The best option found."""
        return _champion(view.game).choose(view, decision, rng, self.ms, self.rollouts)

    def rank(self, view: Any, decision: Decision[A], rng: random.Random) -> Sequence[Ranked[A]]:
        """All options, best first."""
        return _champion(view.game).rank(view, decision, rng, self.ms, self.rollouts)

    def check_game(self, game: str) -> None:
        """Raise :class:`BadInput` for a game that it can't play."""
        _champion(game)


def _champion(game: str) -> ChampionPart:
    return cast(ChampionPart, part_for(game, "champion"))
