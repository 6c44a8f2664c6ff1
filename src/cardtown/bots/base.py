"""The contract of bots: choose for a seat, and say why."""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any, Generic, Protocol, TypeGuard, TypeVar

from cardtown.core import Action, Decision
from cardtown.games.differences import ScoreChange

A = TypeVar("A", bound=Action)


@dataclass(frozen=True, slots=True)
class Ranked(Generic[A]):
    """An option with a bot's opinion of it, in points."""

    action: A
    now: int
    """The exact change of the seat's score at once."""
    later: float = 0.0
    """The bot's estimate for the rest of the game."""
    reasons: tuple[tuple[str, int], ...] = ()
    """The changed lines of the score sheet that `now` is made of."""
    expects: tuple[tuple[str, float], ...] = ()
    """The largest parts of `later`, by names of the game's own; empty if the bot does not say."""
    gains: tuple[float, ...] = ()
    """The points that every seat can expect of an option that divides things among seats."""
    chance: tuple[float, float] | None = None
    """The seat's chance to win after it, and half of its 95 % interval; None if the bot does not
    estimate it."""

    @property
    def value(self) -> float:
        """The number by which options are ranked."""
        return self.now + self.later


def best_option(decision: Decision[A], values: Callable[[], Sequence[float]]) -> A:
    """The first of the options with the highest value; a single option needs no values."""
    options = decision.options
    if len(options) == 1:
        return options[0]
    found = values()
    return options[found.index(max(found))]


def best_first(
    options: Sequence[A], values: Sequence[float], effects: Sequence[ScoreChange[Any]]
) -> list[Ranked[A]]:
    """The options with their values relative to the current score, best first.

    An effect is what an option brings at once (`games.<game>.effects`).
    """
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


class CoreBot(Bot, Protocol):
    """A bot that can also choose on the compiled core, without a view in Python."""

    def choose_on_core(self, game: str, table: Any, decision: Decision[A], rng: random.Random) -> A:
        """What `choose` would choose, from a table of the core that shows the seat what its view
        shows; what the seat can't know lies there in some order."""


def chooses_on_core(bot: Bot) -> TypeGuard[CoreBot]:
    """Whether it can; not if it inherits how it chooses there, but chooses in a way of its own."""
    owner = next(kind for kind in type(bot).__mro__ if "choose" in vars(kind))
    return "choose_on_core" in vars(owner)
