"""`cardtown arena`: bots play a match; win rates, scores and margins with intervals."""

from __future__ import annotations

import json
import sys

from rich.box import SIMPLE_HEAD
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

from cardtown.arena import GameRow, Match, Standing, play_match, standings
from cardtown.arena.standings import Estimate
from cardtown.seats import split_seats


def run_match(
    game: str, *, seats: str, games: int, seed: str, jobs: int | None, as_json: bool
) -> None:
    """Play a match and print its standings."""
    match = Match(game, tuple(split_seats(seats)), games, seed)
    match.check()
    rows = _with_progress(match, jobs)
    found = standings(match, rows)
    if as_json:
        print(json.dumps({"games": len(rows), "standings": [one.to_json() for one in found]}))
    else:
        Console(highlight=False).print(_table(match, rows, found))
        for standing in found:
            for forfeit in standing.forfeits:
                print(f"{standing.kind} forfeited {forfeit}", file=sys.stderr)


def _with_progress(match: Match, jobs: int | None) -> list[GameRow]:
    columns = (
        TextColumn("{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        TimeRemainingColumn(),
    )
    with Progress(*columns, console=Console(stderr=True), transient=True) as bar:
        task = bar.add_task(match.game, total=match.games)
        return play_match(match, jobs, lambda _: bar.advance(task))


def _table(match: Match, rows: list[GameRow], found: list[Standing]) -> Table:
    title = f"{match.game}, {len(rows)} games, seed {match.seed!r}"
    table = Table(title=title, title_justify="left", box=SIMPLE_HEAD, padding=(0, 1, 0, 0))
    table.add_column("entrant", no_wrap=True)
    for name in ("seats", "wins a seat", "score", "margin", "p95 ms"):
        table.add_column(name, justify="right", no_wrap=True)
    for one in found:
        table.add_row(
            one.kind,
            str(one.seats),
            _percent(one.win_rate),
            _points(one.score),
            _points(one.margin),
            f"{one.p95_ms:.1f}",
        )
    return table


def _percent(estimate: Estimate) -> str:
    return f"{100 * estimate.mean:.1f} ± {100 * estimate.plus_minus:.1f} %"


def _points(estimate: Estimate) -> str:
    return f"{estimate.mean:.1f} ± {estimate.plus_minus:.1f}"
