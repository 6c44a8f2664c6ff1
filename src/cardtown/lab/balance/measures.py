"""What is measured in every game, and what a change of the deck or a rule did to it.

Two tournaments with the same seeds and seats are compared game by game, so that an interval shows
the effect of the change, not that of the deals.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, NamedTuple

import polars as pl

from cardtown.lab.balance.studies import Study, part_for
from cardtown.lab.estimate import Estimate
from cardtown.lab.report import words
from cardtown.lab.report.estimates import means
from cardtown.lab.report.observations import Observations


def measures(observed: Observations) -> pl.DataFrame:
    """One row (number, deal, measure, value) for each game and each thing measured in it."""
    seats = observed.seats
    found: list[tuple[str, pl.DataFrame]] = []
    for kind in observed.kinds:
        own = seats.filter(pl.col("kind") == kind)
        name = words.entrant_name(kind)
        found.append((f"score of {name}", per_game(own, pl.col("score").mean())))
        if len(observed.kinds) > 1:
            found.append((f"wins of {name}", per_game(own, pl.col("win").mean())))
    found.append(("lead of the winner", per_game(seats, pl.col("margin").max())))
    found.append(("actions", observed.games.select("number", pl.col("actions").alias("value"))))
    if (part := part_for(observed.tournament.game)) is not None:
        found += part.measures(observed)
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


def points_by_line(observed: Observations) -> Iterator[tuple[str, pl.DataFrame]]:
    """The points of each line of the score sheet, in games that keep a table of `lines`."""
    lines = observed.frames["lines"]
    for line in lines["line"].unique(maintain_order=True):
        own = lines.filter(pl.col("line") == line)
        name = words.line_name(line)[0].lower()
        yield f"points from {name}", per_game(own, pl.col("points").mean())


def per_player(observed: Observations, frame: pl.DataFrame, value: pl.Expr) -> pl.DataFrame:
    """The value in each game, divided by the number of seats that really play."""
    players = observed.players.filter(pl.col("number") == observed.games["number"][0]).height
    return per_game(frame, value).with_columns(pl.col("value") / players)


def per_game(frame: pl.DataFrame, value: pl.Expr) -> pl.DataFrame:
    """The value in each game."""
    return frame.group_by("number").agg(value.alias("value"))


class Comparison(NamedTuple):
    """Something measured with the other deck (or rule), with this one, and the difference."""

    name: str
    other: Estimate
    this: Estimate
    difference: Estimate

    def to_json(self) -> dict[str, Any]:
        """The comparison as a JSON document."""
        return {
            "name": self.name,
            "other": self.other.to_json(),
            "this": self.this.to_json(),
            "difference": self.difference.to_json(),
        }


def compare(this: Observations, other: Observations) -> list[Comparison]:
    """What differs between two tournaments of the same seeds and seats, game by game."""
    here, there = measures(this), measures(other)
    paired = here.join(there, on=("number", "deal", "measure"), suffix="_other").with_columns(
        (pl.col("value") - pl.col("value_other")).alias("difference")
    )
    befores, afters = means(there, "value", "measure"), means(here, "value", "measure")
    return [
        Comparison(name, befores[name], afters[name], difference)
        for name, difference in means(paired, "difference", "measure").items()
    ]


def document(found: Study) -> dict[str, Any]:
    """A study and all its measures as a JSON document."""
    observed, tournament = found.observed, found.observed.tournament
    return {
        "game": tournament.game,
        "deck": tournament.stamp._asdict(),
        "options": dict(tournament.options),
        "seats": list(tournament.entrants),
        "games": observed.games.height,
        "seed": tournament.seed,
        "answers": [answer._asdict() for answer in found.answers],
        "measures": {
            name: one.to_json()
            for name, one in means(measures(observed), "value", "measure").items()
        },
        "cards": [card.to_json() for card in found.cards],
    }
