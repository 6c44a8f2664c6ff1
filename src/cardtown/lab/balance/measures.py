"""What is measured in every game, and what a change of the deck or a rule did to it.

Two tournaments of the same seeds and seats are compared game by game: an interval then says what
the change did, not what the deals did.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final, NamedTuple

import polars as pl

from cardtown.lab.report import words
from cardtown.lab.report.estimates import Estimate, means
from cardtown.lab.report.observations import Observations

ERA: Final = "points at once from Era {} a real seat"
DEVELOPED: Final = "developments a seat"
EARNED: Final = "coins earned a seat"


def measures(observed: Observations) -> pl.DataFrame:
    """One row (number, deal, measure, value) for each game and each thing measured in it."""
    seats = observed.seats
    found: list[tuple[str, pl.DataFrame]] = []
    for kind in observed.kinds:
        own = seats.filter(pl.col("kind") == kind)
        name = words.entrant_name(kind)
        found.append((f"score of {name}", _per_game(own, pl.col("score").mean())))
        if len(observed.kinds) > 1:
            found.append((f"wins of {name}", _per_game(own, pl.col("win").mean())))
    found.append(("lead of the winner", _per_game(seats, pl.col("margin").max())))
    found.append(("actions", observed.games.select("number", pl.col("actions").alias("value"))))
    found += _of_game(observed)
    games = observed.games.select("number", "deal")
    return pl.concat(
        games.join(frame, on="number", how="left").select(
            "number",
            "deal",
            pl.lit(name).alias("measure"),
            pl.col("value").cast(pl.Float64).fill_null(0),
        )
        for name, frame in found
    )


def _of_game(observed: Observations) -> Iterator[tuple[str, pl.DataFrame]]:
    lines = observed.tables["lines"]
    players = observed.players.filter(pl.col("number") == observed.games["number"][0]).height
    share = pl.col("value") / players
    for line in lines["line"].unique(maintain_order=True):
        own = lines.filter(pl.col("line") == line)
        yield (
            f"points from {words.line_name(line)[0].lower()}",
            _per_game(own, pl.col("points").mean()),
        )
    if observed.tournament.game == "carson-city":
        characters = observed.tables["characters"]
        yield "characters a real seat", _per_game(characters, pl.len()).with_columns(share)
        cards = observed.tables["cards"]
        for era, name in ((1, "I"), (2, "II")):
            own = cards.filter(pl.col("era") == era)
            yield ERA.format(name), _per_game(own, pl.col("gained").sum()).with_columns(share)
    else:
        grown = observed.tables["builds"].filter(pl.col("how") == "develop")
        yield DEVELOPED, _per_game(grown, pl.len()).with_columns(share)
        income = observed.tables["income"]
        yield EARNED, _per_game(income, pl.col("income").sum()).with_columns(share)


def _per_game(frame: pl.DataFrame, value: pl.Expr) -> pl.DataFrame:
    return frame.group_by("number").agg(value.alias("value"))


class Change(NamedTuple):
    """Something measured with the other deck (or rule), with this one, and the difference."""

    name: str
    other: Estimate
    this: Estimate
    difference: Estimate

    def to_json(self) -> dict[str, Any]:
        """The change as a JSON document."""
        return {
            "name": self.name,
            "other": self.other.to_json(),
            "this": self.this.to_json(),
            "difference": self.difference.to_json(),
        }


def changes(this: Observations, other: Observations) -> list[Change]:
    """What differs between two tournaments of the same seeds and seats, game by game."""
    here, there = measures(this), measures(other)
    paired = here.join(there, on=("number", "deal", "measure"), suffix="_other").with_columns(
        (pl.col("value") - pl.col("value_other")).alias("difference")
    )
    befores, afters = means(there, "value", "measure"), means(here, "value", "measure")
    return [
        Change(name, befores[name], afters[name], difference)
        for name, difference in means(paired, "difference", "measure").items()
    ]
