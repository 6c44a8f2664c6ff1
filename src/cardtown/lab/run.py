"""Runs a tournament: gives parts to an executor, and keeps them in the order they come back."""

from __future__ import annotations

from collections.abc import Callable, Generator, Iterator, Sequence
from contextlib import closing
from functools import partial
from typing import TYPE_CHECKING, Any, NamedTuple

from cardtown.lab import local
from cardtown.lab.play import PlayedGames, PlayGames, play_games
from cardtown.lab.rows import GameRow, SeatRow, TimeRow
from cardtown.lab.tournament import Tournament

if TYPE_CHECKING:
    from cardtown.lab.store import Run

Executor = Callable[[PlayGames, Sequence[range]], Generator[PlayedGames, None, None]]
"""Plays parts, somewhere, and yields each one once, when it is done."""
Progress = Callable[[int], None]
"""Called with the number of games just finished."""


class Results(NamedTuple):
    """The tables that every game has, in the order of the games."""

    games: list[GameRow]
    seats: list[SeatRow]
    times: list[TimeRow]


def run_missing(
    run: Run, executor: Executor = local.play_parts, progress: Progress | None = None
) -> None:
    """Play the missing parts of a run, and keep each as soon as it is done.

    If something ends this early, the parts kept so far stay; :class:`Stopped` says what it was.
    """
    play = partial(play_games, run.tournament, observe=True)
    with closing(executor(play, run.missing())) as parts:
        for played in parts:
            run.write(played)
            _report(progress, played)


def play_tournament(
    tournament: Tournament,
    executor: Executor = local.play_parts,
    progress: Progress | None = None,
) -> Results:
    """Play all games of a tournament without keeping anything on disk."""
    tournament.check()
    play = partial(play_games, tournament, observe=False)
    done = []
    with closing(executor(play, tournament.parts())) as parts:
        for played in parts:
            done.append(played)
            _report(progress, played)
    done.sort(key=lambda played: played.numbers[0])
    return Results(*(list(_join(done, name)) for name in Results._fields))


def _report(progress: Progress | None, played: PlayedGames) -> None:
    if progress is not None:
        progress(len(played.numbers))


def _join(parts: Sequence[PlayedGames], table: str) -> Iterator[Any]:
    for played in parts:
        yield from played.rows[table]
