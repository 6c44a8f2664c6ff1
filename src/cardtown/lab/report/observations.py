"""The tables of a run, joined as the report asks for them."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cached_property

import polars as pl

from cardtown.core import BadInput
from cardtown.lab.store import Run, resume_command
from cardtown.lab.tournament import Tournament


@dataclass(frozen=True)
class Observations:
    """All tables of the games of a tournament."""

    tournament: Tournament
    frames: Mapping[str, pl.DataFrame]

    @classmethod
    def of(cls, run: Run) -> Observations:
        """The tables of a run; raise :class:`BadInput` if it has no game yet."""
        if not run.present():
            problem = f"{run.path} has no game yet: play with {resume_command(run.path)}"
            raise BadInput("run", problem)
        return cls(run.tournament, {name: run.table(name) for name in run.row_types})

    @cached_property
    def games(self) -> pl.DataFrame:
        """One row for each game."""
        return self.frames["games"]

    @cached_property
    def deals(self) -> int:
        """How many different deals were played."""
        return self.games["deal"].n_unique()

    @cached_property
    def kinds(self) -> list[str]:
        """The kinds of entrants, each once, in the order of the entrants."""
        return list(dict.fromkeys(self.tournament.entrants))

    @cached_property
    def seats(self) -> pl.DataFrame:
        """One row for each seat of each game, with its deal."""
        return self.of_games("seats")

    @cached_property
    def players(self) -> pl.DataFrame:
        """The seats that really play: virtual ones build nothing."""
        return self.seats.filter(~pl.col("kind").str.starts_with("virtual:"))

    def of_games(self, name: str) -> pl.DataFrame:
        """A table joined with the deal of every game."""
        return self.frames[name].join(
            self.games.select("number", "deal"), on="number", maintain_order="left"
        )

    def of_seats(self, name: str) -> pl.DataFrame:
        """A table joined with its seats; rows without a seat are left out."""
        return self.frames[name].join(
            self.seats.select("number", "seat", "deal", "entrant", "kind", "win", "score"),
            on=("number", "seat"),
            maintain_order="left",
        )
