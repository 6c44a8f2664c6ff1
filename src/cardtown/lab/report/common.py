"""The sections that every game has: who won, by how much, how evenly and how fast."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import Final

import polars as pl
from markupsafe import Markup
from openskill.models import PlackettLuce

from cardtown.lab.estimate import Z95, Estimate
from cardtown.lab.report import figures, words
from cardtown.lab.report.estimates import mean, means, quantiles, share_of_deals
from cardtown.lab.report.figures import Scale
from cardtown.lab.report.observations import Observations
from cardtown.lab.report.page import Block, Cell, Column, Fold, Grid, Note, Section

_MOST_BARS: Final = 40
_LISTED_FORFEITS: Final = 20


def tone(observed: Observations, kind: str) -> str:
    """The colour of a kind of entrant, the same in all figures."""
    return f"k{observed.kinds.index(kind) % 6}"


def entrant(observed: Observations, kind: str) -> Cell:
    """A kind of entrant with its colour."""
    return Markup('<span class="key"><i class="round {}"></i>{}</span>').format(
        tone(observed, kind), words.entrant_name(kind)
    )


def estimate_columns(
    title: str, scale: Scale, *, factor: int = 1, unit: str = "", signed: bool = False
) -> tuple[Column, Column]:
    """Two columns: the estimate in figures, and drawn on an axis."""
    axis = figures.axis(scale, factor=factor, unit=unit, signed=signed)
    return Column(title, "number"), Column(f"{title}, drawn", "plot", axis)


# --- who wins --------------------------------------------------------------------------------


def winners(observed: Observations) -> Section:
    """Win rates, scores and margins of every kind of entrant."""
    rates = share_of_deals(observed.seats, "win", "kind")
    scores = means(observed.seats, "score", "kind")
    margins = means(observed.seats, "margin", "kind")
    even = 1 / len(observed.tournament.entrants)
    scale = Scale.of(rates.values(), 0, even).within(0, 1)
    order = sorted(observed.kinds, key=lambda kind: -rates[kind].mean)
    table = Grid(
        f"Wins for each seat held. The line marks an even share, {100 * even:.1f} %.",
        [
            Column("entrant"),
            *estimate_columns("wins", scale, factor=100, unit=" %"),
            Column("score", "number"),
            Column("margin", "number"),
            Column("seats", "number"),
        ],
        [
            [
                entrant(observed, kind),
                words.percent(rates[kind]),
                figures.whisker(rates[kind], scale, rule=even, tone=tone(observed, kind)),
                words.points(scores[kind]),
                words.points(margins[kind]),
                str(observed.tournament.entrants.count(kind)),
            ]
            for kind in order
        ],
    )
    note = Note("Margin is the score less the best score of anybody else at the table.")
    return Section("wins", "Who wins", _verdict(order, rates, even), [table, note])


def _verdict(order: list[str], rates: dict[str, Estimate], even: float) -> str:
    first = rates[order[0]]
    if len(order) == 1:
        return "All entrants are of one kind: who wins says nothing about strength here."
    name, next_name = map(words.entrant_name, order[:2])
    second = rates[order[1]]
    said = f"{words.percent(first)} of its games; an even share would be {100 * even:.0f} %."
    if first.mean - first.plus_minus > second.mean + second.plus_minus:
        return f"Ahead of all others is {name}. It wins {said}"
    return f"Most wins has {name}: {said} It is not clearly ahead of {next_name}."


# --- rating ----------------------------------------------------------------------------------


def ratings(observed: Observations) -> list[tuple[int, Estimate]]:
    """The rating of every entrant, best first: games are rated one after the other."""
    model = PlackettLuce()
    rated = [model.rating() for _ in observed.tournament.entrants]
    in_order = observed.seats.sort("number", "entrant").select("win", "score")
    count = len(rated)
    rows = in_order.rows()
    for start in range(0, len(rows), count):
        game = rows[start : start + count]
        # Rank by wins before scores: a game may break ties by something else.
        ranks = [float(sum(other > own for other in game)) for own in game]
        rated = [team[0] for team in model.rate([[one] for one in rated], ranks=ranks)]
    games = observed.games.height
    found = [
        (index, Estimate(one.mu, Z95 * one.sigma, games, observed.deals))
        for index, one in enumerate(rated)
    ]
    return sorted(found, key=lambda one: -one[1].mean)


def rating(observed: Observations) -> Section:
    """The rating of every entrant, on one scale for all opponents."""
    found = ratings(observed)
    scale = Scale.of([one for _, one in found])
    table = Grid(
        "Rating by Plackett–Luce (openskill, beginning at 25): mean and 95 % interval.",
        [
            Column("entrant"),
            *estimate_columns("rating", scale),
            Column("entered as", "number"),
        ],
        [
            [
                entrant(observed, kind),
                words.points(one),
                figures.whisker(one, scale, tone=tone(observed, kind)),
                f"no. {index + 1}",
            ]
            for index, one in found
            for kind in (observed.tournament.entrants[index],)
        ],
    )
    best = observed.tournament.entrants[found[0][0]]
    return Section(
        "rating",
        "Rating",
        f"Rated highest is {words.entrant_name(best)}. A rating counts every place at the table, "
        "not only the first.",
        [table],
    )


# --- scores ----------------------------------------------------------------------------------


def scores(observed: Observations) -> Section:
    """How scores are distributed."""
    every = observed.seats["score"].to_list()
    low, high = min(every), max(every)
    width = max(1, -(-(high - low + 1) // _MOST_BARS))
    scale = Scale(low, low + width * -(-(high - low + 1) // width))
    counted = {
        kind: Counter(
            low + (score - low) // width * width
            for score in observed.seats.filter(pl.col("kind") == kind)["score"]
        )
        for kind in observed.kinds
    }
    rows: list[list[Cell]] = []
    for kind in observed.kinds:
        own = observed.seats.filter(pl.col("kind") == kind)["score"]
        least, lower, middle, upper, most = quantiles(own, (0, 0.25, 0.5, 0.75, 1))
        drawn = figures.histogram(
            counted[kind],
            scale,
            width,
            max(counted[kind].values()),
            middle,
            tone=tone(observed, kind),
        )
        rows.append(
            [
                entrant(observed, kind),
                drawn,
                words.number(middle, 0),
                f"{words.number(lower, 0)} to {words.number(upper, 0)}",
                f"{words.number(least, 0)} to {words.number(most, 0)}",
            ]
        )
    table = Grid(
        "How often each score was reached; the line is the median.",
        [
            Column("entrant"),
            Column("scores", "plot", figures.axis(scale)),
            Column("median", "number"),
            Column("middle half", "number"),
            Column("all", "number"),
        ],
        rows,
    )
    return Section(
        "scores",
        "Scores",
        f"Scores run from {words.number(low, 0)} to {words.number(high, 0)}.",
        [table],
    )


def lines(observed: Observations) -> Section:
    """Where the points come from, line by line of the score sheet."""
    table = observed.of_seats("lines")
    kinds = [kind for kind in observed.kinds if kind in table["kind"].unique()]
    by_kind = {
        kind: means(table.filter(pl.col("kind") == kind), "points", "line") for kind in kinds
    }
    names = list(by_kind[kinds[0]])
    scale = Scale.of([one for found in by_kind.values() for one in found.values()], 0)
    grid = Grid(
        "Points a game and seat.",
        [
            Column("line"),
            Column("points, drawn", "plot", figures.axis(scale)),
            *(Column(entrant(observed, kind), "number") for kind in kinds),
        ],
        [
            [
                _line(line),
                figures.bars(
                    [
                        (by_kind[kind][line].mean, tone(observed, kind))
                        for kind in kinds
                        if not by_kind[kind][line].few
                    ],
                    scale,
                ),
                *(words.points(by_kind[kind][line]) for kind in kinds),
            ]
            for line in names
        ],
    )
    overall = means(table, "points", "line")
    best = max(names, key=lambda line: overall[line].mean)
    finding = (
        f"Most points come from {words.line_name(best)[0].lower()}: "
        f"{words.points(overall[best])} a seat."
    )
    return Section("lines", "Where points come from", finding, [grid])


def _line(line: str) -> Cell:
    """The name of a line; on a small screen without the part in brackets."""
    name, aside = words.line_name(line)
    return Markup('{}<span class="aside"> ({})</span>').format(name, aside) if aside else name


# --- fairness --------------------------------------------------------------------------------


def seat_fairness(observed: Observations) -> Iterator[Block]:
    """How often each seat wins, whoever sits there."""
    found = means(observed.seats.sort("seat"), "win", "seat")
    even = 1 / len(observed.tournament.entrants)
    scale = Scale.of(found.values(), even)
    yield Grid(
        "Wins by seat, whoever sat there.",
        [Column("seat"), *estimate_columns("wins", scale, factor=100, unit=" %")],
        [
            [
                f"seat {seat + 1}",
                words.percent(one),
                figures.whisker(one, scale, rule=even, tone="k0"),
            ]
            for seat, one in found.items()
        ],
    )


def seat_verdict(observed: Observations) -> str:
    """Whether a seat is better than another, in a sentence."""
    found = means(observed.seats, "win", "seat")
    even = 1 / len(found)
    uneven = [seat for seat, one in found.items() if one.clear_of(even, len(found))]
    if not uneven:
        return "No seat wins more or less often than chance explains."
    seats = words.join_names(f"seat {seat + 1}" for seat in sorted(uneven))
    return f"Seats are not equal: chance does not explain how often {seats} won."


# --- the course of a game ----------------------------------------------------------------------


def course(observed: Observations) -> Section:
    """Length of games, decision times and forfeits."""
    length = mean(observed.games, "actions")
    least, most = quantiles(observed.games["actions"], (0, 1))
    forfeits = observed.seats.filter(pl.col("forfeit").is_not_null()).sort("number")
    average = "" if length.few else f", {words.points(length)} on average"
    finding = f"A game has {least:.0f} to {most:.0f} actions{average}. " + (
        f"{forfeits.height} seats forfeited." if forfeits.height else "Nobody forfeited."
    )
    blocks: list[Block] = [_times(observed)]
    if forfeits.height:
        blocks.append(_forfeits(observed, forfeits))
    return Section("course", "Length and time", finding, blocks)


def _times(observed: Observations) -> Grid:
    times = observed.of_seats("times")
    rows: list[list[Cell]] = []
    tail = times.group_by("kind").agg(pl.col("ms").quantile(0.95, "linear"))
    scale = Scale(0, max([*tail["ms"].to_list(), 0.001]) * 1.04)
    for kind in observed.kinds:
        own = times.filter(pl.col("kind") == kind)["ms"]
        if own.is_empty():
            continue
        middle, late, longest = quantiles(own, (0.5, 0.95, 1))
        rows.append(
            [
                entrant(observed, kind),
                f"{late:.2f}",
                figures.bars([(late, tone(observed, kind))], scale),
                f"{middle:.2f}",
                f"{longest:,.1f}",
                f"{own.len():,}",
            ]
        )
    return Grid(
        "Time for a decision, in milliseconds, on the machine that ran it.",
        [
            Column("entrant"),
            Column("95 of 100 within", "number"),
            Column("95 of 100 within, drawn", "plot", figures.axis(scale)),
            Column("median", "number"),
            Column("longest", "number"),
            Column("decisions", "number"),
        ],
        rows,
    )


def _forfeits(observed: Observations, forfeits: pl.DataFrame) -> Fold:
    listed = forfeits.head(_LISTED_FORFEITS)
    caption = f"The first {listed.height} of {forfeits.height} forfeits."
    return Fold(
        f"{forfeits.height} forfeits",
        [
            Grid(
                caption,
                [Column("game", "number"), Column("entrant"), Column("why")],
                [
                    [str(row["number"]), entrant(observed, row["kind"]), str(row["forfeit"])]
                    for row in listed.iter_rows(named=True)
                ],
            )
        ],
    )
