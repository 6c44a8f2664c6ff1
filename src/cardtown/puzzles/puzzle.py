"""A puzzle: a position as text, its answer, and how hard it is."""

from __future__ import annotations

from typing import Any, NamedTuple, Protocol, cast

from cardtown import games, positions
from cardtown.core import BadInput, Decision
from cardtown.positions import Position


class Puzzle(NamedTuple):
    """A position in which one option is clearly the best."""

    theme: str
    """What it is about, in a word of the game's: `bid`, `overlap`, `division` …"""
    missed_by: tuple[str, ...]
    """The bots that choose something else: the more, the harder."""
    best: str
    """The text form of the best option."""
    lead: float
    """How much of the chance to win every other option gives away at least."""
    position: str

    @property
    def difficulty(self) -> int:
        """How many bots it is too hard for."""
        return len(self.missed_by)

    def read(self) -> Position:
        """The position; its seat has a decision."""
        found = positions.read(self.position)
        if found.decision is None:
            raise BadInput("position", "the seat has nothing to decide in this puzzle")
        return found


class _Part(Protocol):
    """The module of a game in this package."""

    def theme(self, view: Any, decision: Decision[Any], best: Any) -> str:
        """What a puzzle with this answer is about."""


def theme_of(view: Any, decision: Decision[Any], best: Any) -> str:
    """What a puzzle is about: in a game that does not say it, the kind of the decision."""
    found = games.part(view.game, "puzzles")
    return decision.kind if found is None else cast(_Part, found).theme(view, decision, best)
