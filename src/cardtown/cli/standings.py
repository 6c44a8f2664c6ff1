"""A progress bar while a tournament is played, and its standings afterwards."""

from __future__ import annotations

import json
import sys
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from typing import Any

from rich.box import SIMPLE_HEAD
from rich.console import Console
from rich.progress import (
    BarColumn,
    MofNCompleteColumn,
    Progress,
    ProgressColumn,
    Task,
    TextColumn,
    TimeRemainingColumn,
)
from rich.table import Table
from rich.text import Text

from cardtown.cli.printing import print_for_people
from cardtown.lab import Estimate, Standing, Tournament


class _RateColumn(ProgressColumn):
    """Games a second."""

    def render(self, task: Task) -> Text:
        return Text("" if task.speed is None else f"{task.speed:.1f} games/s")


@contextmanager
def progress_bar(label: str, total: int, done: int = 0) -> Iterator[Callable[[int], None]]:
    """A bar on standard error; call what it yields with the number of games just finished."""
    columns = (
        TextColumn("{task.description}", markup=False),
        BarColumn(),
        MofNCompleteColumn(),
        _RateColumn(),
        TimeRemainingColumn(),
    )
    with Progress(*columns, console=Console(stderr=True), transient=True) as bar:
        task = bar.add_task(label, total=total, completed=done)
        yield lambda games: bar.advance(task, games)


def titled_table(title: str) -> Table:
    """An empty table under a title."""
    return Table(title=title, title_justify="left", box=SIMPLE_HEAD, padding=(0, 1, 0, 0))


def show_standings(
    tournament: Tournament, found: Sequence[Standing], as_json: Mapping[str, Any] | None
) -> None:
    """Print standings as a table, or as one JSON document that begins with `as_json`."""
    if as_json is not None:
        listed = [one.to_json() for one in found]
        print(json.dumps({**as_json, "games": tournament.games, "standings": listed}))
        return
    print_for_people(_table(tournament, found))
    for standing in found:
        for forfeit in standing.forfeits:
            print(f"{standing.kind} forfeited {forfeit}", file=sys.stderr)


def _table(tournament: Tournament, found: Sequence[Standing]) -> Table:
    title = f"{tournament.game}, {tournament.games} games, seed {tournament.seed!r}"
    table = titled_table(title)
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
