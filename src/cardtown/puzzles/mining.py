"""Mining: puzzles in games that planners play against each other.

A quick search looks at every decision for options that stand out and that weaker bots miss. A long
one, which looks twice, then decides what the answer is and whether nothing comes close.
"""

from __future__ import annotations

import random
from collections.abc import Iterable
from dataclasses import dataclass
from itertools import zip_longest
from typing import Any, Final

from cardtown import games, positions
from cardtown.bots import Occasion, registry
from cardtown.bots.base import Bot
from cardtown.core import Decision
from cardtown.puzzles.checking import CLEAR, SEARCH, Answer, answer
from cardtown.puzzles.puzzle import Puzzle, theme_of

PLAYER: Final = "planner:ms=0"
QUICK: Final = "champion:rollouts=40"
SOLVERS: Final = ("greedy", PLAYER, QUICK)
"""Who tries to solve a puzzle, the weakest first: what the weakest finds is none."""
_FEWEST_OPTIONS: Final = 3
_MOST_OF_A_GAME: Final = 6
_MOST_TRIED: Final = 8
"""So many decisions of a game are searched for long, at most."""
_FEWEST_SEATS, _MOST_SEATS = 2, 4


def mine(game: str, seed: str, number: int) -> list[Puzzle]:
    """The puzzles of one game between planners, the hardest first."""
    found: list[Puzzle] = []
    for candidate in _candidates(game, f"{seed} {number}")[:_MOST_TRIED]:
        puzzle = _puzzle(candidate)
        if puzzle is not None and len(found) < _MOST_OF_A_GAME:
            found.append(puzzle)
    return found


def in_turn(found: Iterable[Puzzle]) -> list[Puzzle]:
    """All different ones, the hardest of every theme in turn: rare themes have their share."""
    by_theme: dict[str, list[Puzzle]] = {}
    different = {one.position: one for one in found}.values()
    for one in sorted(different, key=lambda one: (-one.difficulty, -one.lead, one.position)):
        by_theme.setdefault(one.theme, []).append(one)
    rows = zip_longest(*(some for _, some in sorted(by_theme.items())))
    return [one for row in rows for one in row if one is not None]


@dataclass(frozen=True, slots=True)
class _Candidate:
    """A decision that may be a puzzle."""

    line: str
    view: Any
    decision: Decision[Any]
    played: str
    """What the planner played."""
    greedy: str
    quick: str
    lead: float

    def promise(self) -> tuple[bool, float]:
        """The hardest first: those that the planner missed, then by how clear they are."""
        return self.played == self.quick, -self.lead


def _candidates(game: str, seed: str) -> list[_Candidate]:
    facts = games.get(game).facts
    fewest = max(_FEWEST_SEATS, facts.min_seats)
    sizes = range(fewest, max(fewest, min(_MOST_SEATS, facts.max_seats)) + 1)
    seats = ["human"] * random.Random(seed).choice(sizes)
    table = games.get(game).new_table(seats, seed=seed, log=False)
    player, greedy = registry.make(PLAYER, game), registry.make(SOLVERS[0], game)
    found = []
    while pending := table.decisions():
        decision = pending[0]
        view = table.view(decision.seat)
        line = positions.write(view, decision)
        played = _choice(player, view, decision, line)
        if len(decision.options) >= _FEWEST_OPTIONS:
            easy = str(_choice(greedy, view, decision, line))
            quick = answer(QUICK, view, decision, line, looks=1)
            if quick.lead >= CLEAR and quick.best != easy:
                found.append(
                    _Candidate(line, view, decision, str(played), easy, quick.best, quick.lead)
                )
        table.apply(decision.seat, played)
    return sorted(found, key=_Candidate.promise)


def _choice(bot: Bot, view: Any, decision: Decision[Any], line: str) -> Any:
    return bot.choose(view, decision, Occasion(line, decision.seat, 0).rng())


def _puzzle(one: _Candidate) -> Puzzle | None:
    """The puzzle of a decision, if a long search finds that it is one."""
    found: Answer = answer(SEARCH, one.view, one.decision, one.line)
    choices = zip(SOLVERS, (one.greedy, one.played, one.quick), strict=True)
    missed = tuple(solver for solver, choice in choices if choice != found.best)
    if found.lead < CLEAR or SOLVERS[0] not in missed:
        return None
    best = found.judged.best.action
    theme = theme_of(one.view, one.decision, best)
    return Puzzle(theme, missed, found.best, round(found.lead, 3), one.line)
