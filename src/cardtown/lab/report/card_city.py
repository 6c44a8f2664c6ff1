"""The sections of a report that only Card City has."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

import polars as pl

from cardtown.games.card_city.buildings import NAMES
from cardtown.lab.estimate import NOTHING, Estimate
from cardtown.lab.report import common, figures, words
from cardtown.lab.report.estimates import mean, means
from cardtown.lab.report.figures import Scale
from cardtown.lab.report.observations import Observations
from cardtown.lab.report.page import Block, Column, Figure, Fold, Grid, Note, Section

_WAYS: Final = {"build": "built", "develop": "developed", "buy": "bought", "discard": "discarded"}


def sections(observed: Observations) -> Iterator[Section]:
    """All of them, in the order of the page."""
    yield common.lines(observed)
    yield _buildings(observed)
    yield _income(observed)
    if len(observed.tournament.entrants) > 1:
        yield _dividing(observed)
        yield _fairness(observed)


def building_name(kind: str) -> str:
    """A kind of building, by its name."""
    return words.TEXTS(f"building-{kind}")


# --- buildings -------------------------------------------------------------------------------


def _buildings(observed: Observations) -> Section:
    builds = observed.of_seats("builds")
    standing = builds.filter(pl.col("how") != "discard")
    gained = means(standing, "gained", "building")
    rows = []
    scale = Scale.of(gained.values(), 0)
    for glyph, name in NAMES.items():
        if glyph not in gained:
            continue
        ways = {how: _per_seat(observed, builds, glyph, how) for how in _WAYS}
        rows.append(
            [
                building_name(name),
                words.more_points(gained[glyph]),
                figures.whisker(gained[glyph], scale, rule=0, tone="k0"),
                *(words.points(one, 2) if one.mean else "–" for one in ways.values()),
            ]
        )
    table = Grid(
        "Cards a seat and game by what became of them, and the points that a building brought at "
        "once (a free cell filled, a district grown, coins spent).",
        [
            Column("building"),
            *common.estimate_columns("points at once", scale, signed=True),
            *(Column(name, "number") for name in _WAYS.values()),
        ],
        rows,
    )
    grown = _per_seat(observed, builds, None, "develop")
    lost = _per_seat(observed, builds, None, "discard")
    finding = (
        f"A city develops {words.points(grown)} times a game, and {words.points(lost, 2)} cards "
        "a seat are discarded because nothing can be built."
    )
    return Section("buildings", "Buildings", finding, [table])


def _per_seat(
    observed: Observations, builds: pl.DataFrame, glyph: str | None, how: str
) -> Estimate:
    """How many cards of a kind (None: any kind) went this way, per seat and game."""
    found = builds.filter(pl.col("how") == how)
    if glyph is not None:
        found = found.filter(pl.col("building") == glyph)
    counted = observed.seats.join(
        found.group_by("number", "seat").agg(pl.len().alias("cards")),
        on=("number", "seat"),
        how="left",
    ).with_columns(pl.col("cards").fill_null(0))
    return mean(counted, "cards")


# --- income ----------------------------------------------------------------------------------


def _income(observed: Observations) -> Section:
    income = observed.of_seats("income").sort("round")
    series = {
        kind: list(means(income.filter(pl.col("kind") == kind), "income", "round").items())
        for kind in observed.kinds
    }
    drawing = figures.curves(
        series, "Mean income of each round, for each kind of entrant", "round", "coins"
    )
    keys = figures.legend(
        [
            (words.entrant_name(kind), f"k{index % 6}", ("round", "square")[index % 2])
            for index, kind in enumerate(observed.kinds)
        ]
    )
    table = Grid(
        "Income by round.",
        [
            Column("round", "number"),
            *(Column(words.entrant_name(kind), "number") for kind in observed.kinds),
        ],
        [
            [str(number), *(words.points(dict(found)[number], 2) for found in series.values())]
            for number, _ in next(iter(series.values()))
        ],
    )
    whole = mean(income.group_by("number", "deal", "seat").agg(pl.col("income").sum()), "income")
    return Section(
        "income",
        "Income",
        f"A seat earns {words.points(whole)} coins in a game.",
        [Figure(keys + drawing, "Coins earned in each round."), Fold("In figures", [table])],
    )


# --- dividing --------------------------------------------------------------------------------


def open_rate(observed: Observations) -> Estimate:
    """How often the open lot was chosen."""
    return mean(_offers(observed), "took_open")


def _offers(observed: Observations) -> pl.DataFrame:
    return observed.of_games("offers").with_columns(
        (pl.col("lot") == "open").cast(pl.Float64).alias("took_open"),
        (pl.col("hidden") + pl.col("shown").str.len_chars()).alias("mixed"),
    )


def _dividing(observed: Observations) -> Section:
    offers = _offers(observed)
    by_size = means(offers.sort("mixed", descending=True), "took_open", "mixed")
    scale = Scale.of(by_size.values(), 0, 1)
    sizes = Grid(
        "How often the open lot of two was chosen, by the size of the mixed lot beside it.",
        [
            Column("mixed lot"),
            *common.estimate_columns("open chosen", scale, factor=100, unit=" %"),
            Column("offers", "number"),
        ],
        [
            [
                f"{size} cards",
                words.percent(one),
                figures.whisker(one, scale, rule=0.5, tone="k0"),
                f"{one.n:,}",
            ]
            for size, one in by_size.items()
        ],
    )
    finding = f"The open lot was chosen in {words.percent(open_rate(observed))} of offers."
    return Section("dividing", "Dividing and choosing", finding, [sizes, _divided_kinds(offers)])


def _divided_kinds(offers: pl.DataFrame) -> Grid:
    """How tempting each kind of building is in the open lot."""
    rows = []
    found: dict[str, Estimate] = {}
    for glyph in NAMES:
        offered = offers.filter(pl.col("open").str.contains(glyph, literal=True))
        found[glyph] = mean(offered, "took_open") if offered.height else NOTHING
    scale = Scale.of(found.values(), 0, 1)
    for glyph, name in NAMES.items():
        if found[glyph].n:
            rows.append(
                [
                    building_name(name),
                    words.percent(found[glyph]),
                    figures.whisker(found[glyph], scale, rule=0.5, tone="k0"),
                    f"{found[glyph].n:,}",
                ]
            )
    return Grid(
        "How often an open lot with such a building was chosen.",
        [
            Column("in the open lot"),
            *common.estimate_columns("open chosen", scale, factor=100, unit=" %"),
            Column("offers", "number"),
        ],
        rows,
    )


# --- fairness --------------------------------------------------------------------------------


def first_player(observed: Observations) -> dict[int, Estimate]:
    """Wins by place in the turn order of the first round: 1 began as first player."""
    began = observed.of_seats("income").filter(pl.col("round") == 1).sort("turn")
    return means(began, "win", "turn")


def _fairness(observed: Observations) -> Section:
    found = first_player(observed)
    even = 1 / len(found)
    scale = Scale.of(found.values(), even)
    turns = Grid(
        "Wins by place in the turn order of the first round.",
        [Column("turn"), *common.estimate_columns("wins", scale, factor=100, unit=" %")],
        [
            [
                f"{turn}.",
                words.percent(one),
                figures.whisker(one, scale, rule=even, tone="k0"),
            ]
            for turn, one in found.items()
        ],
    )
    uneven = [turn for turn, one in found.items() if one.clear_of(even, len(found))]
    said = (
        "It matters who begins: chance does not explain how often "
        f"{words.join_names(f'number {turn}' for turn in sorted(uneven))} in turn order won."
        if uneven
        else "Who begins makes no difference that could be distinguished from chance."
    )
    blocks: list[Block] = [Note(said), turns, *common.seat_fairness(observed)]
    return Section("fairness", "First player and seats", common.seat_verdict(observed), blocks)
