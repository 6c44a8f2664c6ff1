"""Running a match on all cores; the rows are the same whatever the number of processes."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator
from concurrent.futures import ProcessPoolExecutor
from functools import partial

from cardtown.arena.match import GameRow, Match, play_game

_GAMES_AT_ONCE = 4
Progress = Callable[[GameRow], None]


def play_match(
    match: Match, jobs: int | None = None, progress: Progress | None = None
) -> list[GameRow]:
    """Play all games of a match and return their rows in order."""
    match.check()
    rows = []
    for row in _rows(match, jobs or os.cpu_count() or 1):
        rows.append(row)
        if progress is not None:
            progress(row)
    return rows


def _rows(match: Match, jobs: int) -> Iterator[GameRow]:
    play = partial(play_game, match)
    numbers = range(match.games)
    if jobs == 1:
        yield from map(play, numbers)
        return
    with ProcessPoolExecutor(jobs) as pool:
        yield from pool.map(play, numbers, chunksize=_GAMES_AT_ONCE)
