"""Players with a manner of their own: the levels for people, and the personas.

All of them think as the planner does. What sets them apart is a *manner*: how far they see, how
well they judge, what they dare, what they begrudge others, and what they like. So a weak player
errs as people do; no option is ever drawn blindly. Each game says which manners there are, and how
they show in its decisions.
"""

from __future__ import annotations

import random
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from functools import cache
from typing import Any, Final, Protocol, cast

from cardtown import games
from cardtown.bots.base import A, Bot, Ranked
from cardtown.bots.parts import cannot_play, part_for
from cardtown.core import Decision

LEVELS: Final = ("easy", "casual", "medium", "seasoned", "hard")
"""The levels for people, weakest first: manners that a game has under these names."""


@dataclass(frozen=True)
class Manner:
    """What sets a player apart from the planner; as it stands, nothing does."""

    foresight: float = 1.0
    """The share of what the planner foresees; with 0 only the points of the moment count."""
    doubt: float = 0.0
    """Every option seems better or worse than it is, by up to this many points."""
    nerve: float = 0.0
    """By how many points the boldest option seems better than it is; worse if below 0."""
    spite: float = 0.0
    """What it gains from every point that a rival can't have."""
    likes: Mapping[str, float] = field(default_factory=dict)
    """Terms of the game's promise that it likes for themselves, with the points for each."""
    ms: int = 0
    """How many milliseconds it thinks, as a planner would."""


class Manners(Protocol):
    """The module `manners` in a game's part for bots."""

    MANNERS: Mapping[str, Manner]
    """The manners of this game by name; those that are no levels are personas."""

    def values(
        self, view: Any, decision: Decision[A], rng: random.Random, manner: Manner
    ) -> Sequence[float]:
        """What each option seems to be worth, before any doubt."""

    def values_on_core(
        self, table: Any, decision: Decision[A], rng: random.Random, manner: Manner
    ) -> Sequence[float]:
        """The same from a table of the core, to somebody without spite."""

    def rank(
        self, view: Any, decision: Decision[A], rng: random.Random, manner: Manner
    ) -> Sequence[Ranked[A]]:
        """All options, best first, as it sees them."""


@dataclass(frozen=True)
class MannerBot:
    """Plays in the manner with this name, in every game that has one."""

    name: str

    def choose(self, view: Any, decision: Decision[A], rng: random.Random) -> A:
        """The option that seems best."""
        if len(decision.options) == 1:
            return decision.options[0]
        part, manner = self._find(view.game)
        return _seeming_best(decision, part.values(view, decision, rng, manner), rng, manner)

    def choose_on_core(self, game: str, table: Any, decision: Decision[A], rng: random.Random) -> A:
        """The same."""
        if len(decision.options) == 1:
            return decision.options[0]
        part, manner = self._find(game)
        values = part.values_on_core(table, decision, rng, manner)
        return _seeming_best(decision, values, rng, manner)

    def rank(self, view: Any, decision: Decision[A], rng: random.Random) -> Sequence[Ranked[A]]:
        """All options, best first."""
        part, manner = self._find(view.game)
        return part.rank(view, decision, rng, manner)

    def check_game(self, game: str) -> None:
        """Raise :class:`BadInput` for a game without this manner."""
        self._find(game)

    def _find(self, game: str) -> tuple[Manners, Manner]:
        part = cast(Manners, part_for(game, "manners", self.name))
        manner = part.MANNERS.get(self.name)
        if manner is None:
            raise cannot_play(game, self.name)
        return part, manner


class SpitefulBot(MannerBot):
    """The same for somebody with spite, who has to look at the others: the core can't do that."""

    def choose(self, view: Any, decision: Decision[A], rng: random.Random) -> A:
        """The option that seems best."""
        return super().choose(view, decision, rng)


@cache
def names() -> tuple[str, ...]:
    """The manners of all games: the levels, then the personas."""
    return tuple(dict.fromkeys(name for one in _of_games() for name in one))


def personas(game: str) -> tuple[str, ...]:
    """The personas of a game."""
    part = games.part(game, "bots", "manners")
    found = () if part is None else cast(Manners, part).MANNERS
    return tuple(name for name in found if name not in LEVELS)


def bot_named(name: str) -> Bot:
    """The bot that plays in that manner."""
    spiteful = any(one[name].spite for one in _of_games() if name in one)
    return SpitefulBot(name) if spiteful else MannerBot(name)


def _of_games() -> list[Mapping[str, Manner]]:
    parts = [games.part(game, "bots", "manners") for game in games.names()]
    return [cast(Manners, part).MANNERS for part in parts if part is not None]


def _seeming_best(
    decision: Decision[A], values: Sequence[float], rng: random.Random, manner: Manner
) -> A:
    if manner.doubt:
        values = [value + rng.uniform(-manner.doubt, manner.doubt) for value in values]
    return decision.options[values.index(max(values))]
