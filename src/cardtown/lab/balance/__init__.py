"""Is a game in balance? Play a tournament, and answer questions from its rows."""

from __future__ import annotations

from functools import partial
from pathlib import Path

from cardtown.core import BadInput
from cardtown.lab import local, run_missing, store
from cardtown.lab.balance.answers import Answer
from cardtown.lab.balance.measures import Comparison, compare, document
from cardtown.lab.balance.studies import Study, changed_cards, part_for, study
from cardtown.lab.report.observations import Observations
from cardtown.lab.run import Progress
from cardtown.lab.store import Run
from cardtown.lab.tournament import Tournament

__all__ = [
    "Answer",
    "Comparison",
    "Study",
    "changed_cards",
    "compare",
    "document",
    "part_for",
    "play",
    "study",
]


def play(
    tournament: Tournament, path: Path, jobs: int | None, progress: Progress | None = None
) -> Observations:
    """Play a tournament, or the rest of one in a folder, and return what was observed."""
    tournament.check()
    run = _run_in(path, tournament)
    with run.lock():
        run.repair()
        if progress is not None:
            progress(sum(map(len, run.present())))
        run_missing(run, partial(local.play_parts, jobs=jobs), progress)
    return Observations.of(run)


def _run_in(path: Path, tournament: Tournament) -> Run:
    """The run of a tournament in a folder; create it if there is none."""
    if not (path / store.TOURNAMENT_FILE).exists():
        return store.create(path, tournament)
    run = store.find_run(path)
    if run.tournament.to_toml() != tournament.to_toml():
        raise BadInput("out", f"{path} holds the run of another tournament: choose another folder")
    return run
