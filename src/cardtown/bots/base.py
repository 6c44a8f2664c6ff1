"""What a bot is: it chooses for a seat, and it can say why."""

from __future__ import annotations

import random
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Generic, Protocol, TypeVar

from cardtown.core import Action, Decision

A = TypeVar("A", bound=Action)


@dataclass(frozen=True, slots=True)
class Ranked(Generic[A]):
    """An option with what a bot thinks of it, in points."""

    action: A
    now: int
    """What the option changes in the seat's score at once: exact."""
    later: float = 0.0
    """What the bot expects of it for the rest of the game: an estimate."""
    reasons: tuple[tuple[str, int], ...] = ()
    """The score-sheet lines that `now` is made of, those that change."""
    expects: tuple[tuple[str, float], ...] = ()
    """What `later` is mostly made of, by names of the game's own; empty where the bot does not
    say."""
    gains: tuple[float, ...] = ()
    """What every seat is likely to get from it, by seat, where an option shares out things."""
    chance: tuple[float, float] | None = None
    """How likely the seat is to win after it, and half of the 95 % interval of that; None where the
    bot does not say."""

    @property
    def value(self) -> float:
        """What options are ranked by."""
        return self.now + self.later


class ScoreChange(Protocol):
    """What an option changes immediately and exactly, from `games.<game>.effects`."""

    @property
    def points(self) -> int:
        """By how much the total changes."""

    @property
    def lines(self) -> Mapping[Any, int]:
        """The lines of the score sheet that change, and by how much."""


def best_first(
    options: Sequence[A], values: Sequence[float], effects: Sequence[ScoreChange]
) -> list[Ranked[A]]:
    """The options by their values, which count from the score as it stands."""
    found = [
        Ranked(option, effect.points, value - effect.points, tuple(effect.lines.items()))
        for option, value, effect in zip(options, values, effects, strict=True)
    ]
    order = sorted(range(len(found)), key=lambda index: (-values[index], index))
    return [found[index] for index in order]


class Bot(Protocol):
    """Chooses for a seat, from a view: a bot never sees a table."""

    def choose(self, view: Any, decision: Decision[A], rng: random.Random) -> A:
        """One of `decision.options`, from what `view` shows and the randomness of `rng` alone."""

    def rank(self, view: Any, decision: Decision[A], rng: random.Random) -> Sequence[Ranked[A]]:
        """All options, best first, with their values and reasons: what a hint shows."""
