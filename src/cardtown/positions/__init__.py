"""Positions as one line of text: what a seat knows at one moment of a game, as FEN is for chess.

A line begins with the name of the game; words such as `round=3` follow. What can be derived from
other words is left out, so that a line stays short and can hardly contradict itself
(docs/positions.md). A game says in its part `positions` which words it has; a game without it has
no such text.
"""

from __future__ import annotations

from typing import Any, Protocol, cast

from cardtown import games
from cardtown.core import BadInput, Decision, message
from cardtown.positions.position import Position
from cardtown.positions.words import Words, broken

__all__ = ["Position", "game_of", "read", "write"]


class _Part(Protocol):
    """The module `positions` of a game."""

    def words(self, view: Any, decision: Decision[Any] | None) -> list[str]:
        """The words of a position: what the view shows, and what its seat has to decide."""

    def read(self, words: Words, deck: Any) -> Position:
        """The position of these words; raise :class:`BadInput`."""


def write(view: Any, decision: Decision[Any] | None) -> str:
    """The line of what a view shows, and of the decision that its seat has to make."""
    return " ".join([view.game, *_part(view.game).words(view, decision)])


def read(text: str, deck: Any = None, *, seat: int | None = None) -> Position:
    """The position of a line; raise :class:`BadInput` with the word that is wrong.

    A deck of people's own has to be given: the line only names it. `seat` looks at the position of
    a spectator, who sees what all see.
    """
    name, given = game_of(text), text.split()[1:]
    if seat is not None:
        given = _seen_by(seat, given)
    words = Words(given)
    position = _part(name).read(words, deck)
    words.finish()
    _compare(given, write(position.view, position.decision).split()[1:])
    return position


def game_of(text: str) -> str:
    """The game of a line; raise :class:`BadInput`."""
    name, *_ = text.split() or [""]
    if name not in games.names():
        known = ", ".join(games.names())
        said = message("bad-choice", choices=known)
        raise BadInput("position", f"must begin with the name of a game: {known}", said)
    return name


def _seen_by(seat: int, given: list[str]) -> list[str]:
    wanted = f"seat={seat}"
    other = next((word for word in given if word.startswith("seat=") and word != wanted), None)
    if other is not None:
        raise broken("seat", "the position shows what another seat knows", other)
    return given if wanted in given else [wanted, *given]


def _compare(given: list[str], written: list[str]) -> None:
    """Whoever reads a line writes the same one: otherwise something in it does not fit."""
    for word in given:
        if word not in written:
            key = word.partition("=")[0]
            usual = next((one for one in written if one.partition("=")[0] == key), "left out")
            raise broken(key, f"does not fit the rest of the position; expected: {usual}", word)
    for word in written:
        if word not in given:
            raise broken(word.partition("=")[0], f"is missing; expected: {word}", word)
    if len(given) != len(written):
        raise broken("position", "says something twice", " ".join(given))


def _part(game: str) -> _Part:
    found = games.part(game, "positions")
    if found is None:
        problem = f"{game} has no text for positions"
        raise BadInput("position", problem, message("bad-no-positions", game=game))
    return cast(_Part, found)
