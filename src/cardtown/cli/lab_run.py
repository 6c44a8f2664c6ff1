"""`cardtown lab run`: a tournament from a file or from flags, begun or resumed."""

from __future__ import annotations

import re
import sys
from contextlib import AbstractContextManager, nullcontext
from functools import partial
from pathlib import Path
from typing import Any, NamedTuple

from cardtown import games
from cardtown.cli.files import read_text
from cardtown.cli.standings import progress_bar, show_standings
from cardtown.core import BadInput
from cardtown.lab import SeatRow, TimeRow, Tournament, local, run_missing, standings, store
from cardtown.lab.errors import Stopped
from cardtown.lab.run import Executor
from cardtown.lab.store import Run
from cardtown.options import read_option
from cardtown.seats import split_seats

STOPPED = 1
INTERRUPTED = 130
_RUNS = Path("lab")
_LONGEST_NAME = 100


class TournamentRequest(NamedTuple):
    """A tournament as the command line describes it: a file, or a game with flags."""

    what: str | None
    seats: str | None
    games: int | None
    seed: str | None
    options: tuple[str, ...]
    deck: str | None
    records: bool
    seconds: float | None = None

    def tournament(self) -> Tournament:
        """The tournament, checked."""
        if self.what is None:
            raise BadInput("run", "name a game or a tournament file, or a run with --resume DIR")
        if self.what not in games.names():
            return self._from_file(self.what)
        if self.seats is None or self.games is None:
            raise BadInput("run", f"{self.what} needs --seats and --games")
        defaulted = {"seed": self.seed, "seconds": self.seconds}
        given: dict[str, Any] = {name: value for name, value in defaulted.items() if value}
        tournament = Tournament(
            self.what,
            tuple(split_seats(self.seats)),
            self.games,
            options=dict(map(read_option, self.options)),
            deck=self.deck,
            records=self.records,
            **given,
        )
        tournament.check()
        return tournament

    def _from_file(self, file: str) -> Tournament:
        if not file.endswith(".toml"):
            known = ", ".join(games.names())
            raise BadInput(
                "run", f"{file!r} is neither a game ({known}) nor a tournament file (*.toml)"
            )
        if flags := self.flags():
            raise BadInput("run", f"{file} says what is played; leave out {', '.join(flags)}")
        try:
            return Tournament.from_toml(read_text(file), Path(file).parent)
        except BadInput as error:
            raise BadInput(file, str(error)) from None

    def flags(self) -> list[str]:
        """The flags given that describe a tournament."""
        request = self._asdict()
        del request["what"]
        return [f"--{name}" for name, value in request.items() if value not in (None, (), False)]

    def name(self, tournament: Tournament) -> str:
        """The name of its run: after the file, or after the game and its entrants."""
        if self.what is not None and self.what not in games.names():
            return Path(self.what).stem
        kinds = [kind.partition(":")[2] for kind in tournament.entrants]
        words = [tournament.game, *kinds, str(tournament.games), tournament.seed]
        return re.sub(r"\W+", "-", "-".join(words)).strip("-")[:_LONGEST_NAME]


def run_tournament(
    request: TournamentRequest,
    *,
    out: str | None,
    resume: str | None,
    jobs: int | None,
    ray: str | None,
    as_json: bool,
) -> int:
    """Play a tournament, or the rest of a run; show its standings and return the exit code."""
    if resume is None:
        tournament = request.tournament()
        path = _RUNS / request.name(tournament) if out is None else Path(out)
        begin = partial(store.create, path, tournament)
    else:
        if request.what is not None or out is not None or request.flags():
            raise BadInput("resume", f"{resume} says what is played; give nothing else with it")
        begin = partial(store.find_run, Path(resume))
    with _executor(jobs, ray) as executor:
        return _finish(begin(), executor, as_json=as_json)


def _executor(jobs: int | None, address: str | None) -> AbstractContextManager[Executor]:
    if address is None:
        return nullcontext(partial(local.play_parts, jobs=jobs))
    from cardtown.lab import ray_cluster

    return ray_cluster.cluster(address, jobs)


def _finish(run: Run, executor: Executor, *, as_json: bool) -> int:
    try:
        with run.lock():
            _play(run, executor)
    except Stopped as stopped:
        print(f"cardtown: {stopped}; {_hint(run)}", file=sys.stderr)
        return STOPPED
    except KeyboardInterrupt:
        print(f"cardtown: interrupted; {_hint(run)}", file=sys.stderr)
        return INTERRUPTED
    found = standings(
        run.tournament,
        [SeatRow(*row) for row in run.table("seats").iter_rows()],
        [TimeRow(*row) for row in run.table("times").iter_rows()],
    )
    show_standings(run.tournament, found, {"run": str(run.path)} if as_json else None)
    return 0


def _play(run: Run, executor: Executor) -> None:
    for repaired in run.repair():
        print(f"{repaired}: it is played again", file=sys.stderr)
    missing = sum(map(len, run.missing()))
    total = run.tournament.games
    print(f"{run.path}: {missing} of {total} games to play", file=sys.stderr)
    with progress_bar(run.tournament.game, total, done=total - missing) as advance:
        run_missing(run, executor, advance)


def _hint(run: Run) -> str:
    return f"what is done is kept, go on with {store.resume_command(run.path)}"
