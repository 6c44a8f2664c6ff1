"""The puzzles that come with Cardtown: a file for each game, a line for each puzzle.

Comments in a file say with which command and from which seed it was made.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Final

from cardtown import games
from cardtown.core import BadInput, message
from cardtown.puzzles.puzzle import Puzzle

_FOLDER: Final = files(__package__) / "stock"
_COMMENT: Final = "#"
_BETWEEN: Final = "\t"
_LIST: Final = ","


def games_with_stock() -> list[str]:
    """The games of which puzzles come with Cardtown."""
    return [name for name in games.names() if _file(name).is_file()]


@cache
def stock_of(game: str) -> Sequence[Puzzle]:
    """The puzzles of a game; raise :class:`BadInput` if none come with Cardtown."""
    title = games.get(game).facts.title
    file = _file(game)
    if not file.is_file():
        problem = f"no puzzles of {title} come with Cardtown"
        raise BadInput("game", problem, message("bad-no-puzzles", game=title))
    return tuple(read_puzzles(file.read_text("utf-8")))


def puzzle_at(position: str) -> Puzzle | None:
    """The puzzle with this position; None if none comes with Cardtown."""
    return _by_position().get(position)


@cache
def _by_position() -> dict[str, Puzzle]:
    return {one.position: one for game in games_with_stock() for one in stock_of(game)}


def _file(game: str) -> Traversable:
    return _FOLDER / f"{game}.txt"


def read_puzzles(text: str) -> list[Puzzle]:
    """The puzzles of a file."""
    lines = [line for line in text.splitlines() if line and not line.startswith(_COMMENT)]
    return [_read(line, number) for number, line in enumerate(lines, 1)]


def _read(line: str, number: int) -> Puzzle:
    try:
        theme, missed, best, lead, position = line.split(_BETWEEN)
        return Puzzle(theme, tuple(missed.split(_LIST)), best, float(lead), position)
    except ValueError:
        problem = "must be theme, bots, answer, lead and position, separated by tabs"
        raise BadInput(f"puzzle {number}", problem) from None


def write_puzzles(puzzles: Iterable[Puzzle], comments: Iterable[str]) -> str:
    """The text of a file."""
    lines = [f"{_COMMENT} {comment}" for comment in comments]
    for one in puzzles:
        missed = _LIST.join(one.missed_by)
        fields = (one.theme, missed, one.best, f"{one.lead:.3f}", one.position)
        lines.append(_BETWEEN.join(fields))
    return "\n".join(lines) + "\n"
