"""`cardtown arena`: bots play a match; win rates, scores and margins with intervals."""

from __future__ import annotations

from functools import partial

from cardtown.cli.standings import progress_bar, show_standings
from cardtown.lab import Tournament, local, play_tournament, standings
from cardtown.seats import split_seats


def run_match(
    game: str, *, seats: str, games: int, seed: str, jobs: int | None, as_json: bool
) -> None:
    """Play a match and print its standings, without keeping any files."""
    match = Tournament(game, tuple(split_seats(seats)), games, seed)
    match.check()
    with progress_bar(game, games) as advance:
        rows = play_tournament(match, partial(local.play_parts, jobs=jobs), advance)
    show_standings(match, standings(match, rows.seats, rows.times), {} if as_json else None)
