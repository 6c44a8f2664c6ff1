"""The sections of a report that only Carson City has."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

import polars as pl
from markupsafe import Markup

from cardtown.lab.estimate import NOTHING, Estimate
from cardtown.lab.report import common, figures, words
from cardtown.lab.report.carson_city.cards import character_name, suit_name, terrain_card
from cardtown.lab.report.carson_city.values import CardValue, card_values, rank_correlation
from cardtown.lab.report.estimates import mean, means
from cardtown.lab.report.figures import Point, Scale
from cardtown.lab.report.observations import Observations
from cardtown.lab.report.page import Block, Cell, Column, Figure, Fold, Grid, Note, Section

_SHOWN: Final = 8
"""How many of the best and of the worst terrain cards are shown without unfolding."""
_CAUTION: Final = Note(
    "Compared are seats of the same kind with and without the card. That is what went together in "
    "these games; whoever is ahead may also get the better cards."
)


def sections(observed: Observations) -> Iterator[Section]:
    """All of them, in the order of the page."""
    yield common.lines(observed)
    values = card_values(observed)
    yield _characters([one for one in values if one.character])
    terrain = [one for one in values if not one.character]
    yield _terrain(terrain)
    yield _appeal(terrain)
    yield _bids(observed)
    yield _fairness(observed)


# --- characters ------------------------------------------------------------------------------


def _characters(values: Sequence[CardValue]) -> Section:
    ranked = sorted(values, key=lambda one: _last_if_few(one.worth))
    worths = Scale.of([one.worth for one in values], 0)
    table = Grid(
        "Characters by what they were worth in the end, in points of their owner’s total.",
        [
            Column("character"),
            *common.estimate_columns("worth", worths, signed=True),
            Column("wins, pp", "number"),
            Column("on the sheet", "number"),
            Column("taken", "number"),
            Column("appeal", "number"),
        ],
        [
            [
                character_name(one.card),
                words.more_points(one.worth),
                figures.whisker(one.worth, worths, rule=0, tone="k0"),
                words.more_percent(one.wins),
                words.points(one.at_end),
                words.percent(one.taken),
                str(one.appeal),
            ]
            for one in ranked
        ],
    )
    return Section("characters", "Characters", _character_finding(ranked), [table, _CAUTION])


def _character_finding(ranked: Sequence[CardValue]) -> str:
    if ranked[0].worth.few:
        return "There are too few games to tell what a character is worth."
    sure = [one for one in ranked if one.worth.mean > 0 and one.worth.clear_of(0, len(ranked))]
    if not sure:
        return "No character is worth so much that chance could not explain it."
    best = sure[0]
    return (
        f"The {character_name(best.card)} is worth most among those that chance does not "
        f"explain: its owner ends {words.more_points(best.worth)} points above others of its kind."
    )


def _last_if_few(estimate: Estimate) -> tuple[bool, float]:
    return estimate.few, -estimate.mean if estimate.n else 0.0


# --- terrain ---------------------------------------------------------------------------------


def _terrain(values: Sequence[CardValue]) -> Section:
    known = [one for one in values if not one.worth.few]
    if len(known) < 2 * _SHOWN:
        finding = "There are too few games to tell what a terrain card is worth."
        return Section("terrain", "Terrain", finding, [_all_terrain(values)])
    scale = Scale.of([one.worth for one in known], 0)
    # By the near end of the interval: a card seen seldom is neither best nor worst by luck.
    most = sorted(known, key=lambda one: one.worth.plus_minus - one.worth.mean)[:_SHOWN]
    least = sorted(known, key=lambda one: one.worth.plus_minus + one.worth.mean)[:_SHOWN]
    finding = (
        "From the best card to the worst, whoever takes it ends "
        f"{words.more_points(most[0].worth)} to {words.more_points(least[0].worth)} points "
        "above or below others of its kind."
    )
    return Section(
        "terrain",
        "Terrain",
        finding,
        [
            _terrain_table(f"The {_SHOWN} cards that are surely worth most.", most, scale),
            _terrain_table(f"The {_SHOWN} cards that are surely worth least.", least, scale),
            _all_terrain(values),
            _CAUTION,
        ],
    )


def _all_terrain(values: Sequence[CardValue]) -> Fold:
    scale = Scale.of([one.worth for one in values], 0)
    tables = [
        _terrain_table(f"Era {name}, by card.", [one for one in values if one.era == era], scale)
        for era, name in ((1, "I"), (2, "II"))
    ]
    return Fold(f"All {len(values)} cards", tables)


def _terrain_table(caption: str, values: Sequence[CardValue], scale: Scale) -> Grid:
    return Grid(
        caption,
        [
            Column("card"),
            *common.estimate_columns("worth", scale, signed=True),
            Column("wins, pp", "number"),
            Column("at once", "number"),
            Column("taken", "number"),
            Column("appeal", "number"),
        ],
        [
            [
                _card(one),
                words.more_points(one.worth),
                figures.whisker(one.worth, scale, rule=0, tone=f"k{one.era - 1}"),
                words.more_percent(one.wins),
                words.more_points(one.gained),
                words.percent(one.taken),
                str(one.appeal),
            ]
            for one in values
        ],
    )


def _card(value: CardValue) -> Cell:
    return Markup('<span class="named">{} {}</span>').format(
        terrain_card(value.parcels), value.card
    )


def _appeal(values: Sequence[CardValue]) -> Section:
    """Does the appeal of cards to virtual players match their worth?"""
    known = [one for one in values if not one.worth.few]
    found = rank_correlation(known)
    if found is NOTHING:
        return Section("appeal", "Appeal and worth", "There are too few games to compare.", [])
    points = [
        Point(
            x,
            one.worth,
            "square" if one.era == 2 else "round",
            f"k{one.era - 1}",
            f"{one.card}: appeal {one.appeal}, worth {words.more_points(one.worth)}",
        )
        for x, one in _side_by_side(known)
    ]
    drawing = figures.scatter(
        points,
        f"Worth against appeal of {len(known)} terrain cards; rank correlation {found.mean:.2f}",
        "appeal",
        "worth in points",
    )
    keys = figures.legend([("Era I", "k0", "round"), ("Era II", "k1", "square")])
    finding = (
        "Virtual players take, and score, what has the highest appeal. Over all terrain cards the "
        f"rank correlation of appeal and worth is {words.points(found, 2)}."
    )
    caption = "Every terrain card: what virtual players think of it, and what it was worth."
    figure = Figure(keys + drawing, caption)
    return Section("appeal", "Appeal and worth", finding, [figure])


def _side_by_side(values: Sequence[CardValue]) -> Iterator[tuple[float, CardValue]]:
    """The cards, each near its appeal: those of one appeal stand beside each other."""
    for appeal in sorted({one.appeal for one in values}):
        same = [one for one in values if one.appeal == appeal]
        for index, one in enumerate(same):
            yield appeal + 0.8 * ((index + 0.5) / len(same) - 0.5), one


# --- bids ------------------------------------------------------------------------------------


def _bids(observed: Observations) -> Section:
    bids = observed.of_seats("bids").with_columns((pl.col("bid") + pl.col("bonus")).alias("total"))
    picking = bids.filter(pl.col("place").is_not_null())
    cards = observed.frames["cards"].filter(pl.col("by") == "order")
    taken = picking.join(
        cards.select("number", "era", "round", "seat", "gained", "appeal", "parcels"),
        on=("number", "era", "round", "seat"),
    ).with_columns((pl.col("parcels") == "").cast(pl.Float64).alias("character"))
    return Section(
        "bids",
        "Bids and the pick order",
        _bid_finding(taken),
        [_place_figure(observed, picking), _place_table(taken), _total_table(picking)],
    )


def _bid_finding(taken: pl.DataFrame) -> str:
    gained = means(taken.filter(pl.col("gained").is_not_null()).sort("place"), "gained", "place")
    first, last = next(iter(gained.values())), list(gained.values())[-1]
    if first.few or last.few:
        return "There are too few games to tell what it is worth to pick first."
    return (
        f"Whoever picks first gains {words.points(first)} points at once; "
        f"whoever picks last {words.points(last)}."
    )


def _place_figure(observed: Observations, picking: pl.DataFrame) -> Figure:
    kinds = [kind for kind in observed.kinds if kind in picking["kind"].unique()]
    series = {
        kind: list(
            means(picking.filter(pl.col("kind") == kind).sort("total"), "place", "total").items()
        )
        for kind in kinds
    }
    drawing = figures.curves(
        series,
        "Mean place in the pick order by total bid, for each kind of entrant",
        "total bid: card and bonus",
        "place in the pick order",
    )
    keys = figures.legend(
        [
            (words.entrant_name(kind), f"k{index % 6}", ("round", "square")[index % 2])
            for index, kind in enumerate(kinds)
        ]
    )
    return Figure(keys + drawing, "Which place a bid brought: 1 picks first.")


def _place_table(taken: pl.DataFrame) -> Grid:
    ordered = taken.sort("place")
    gained = means(ordered.filter(pl.col("gained").is_not_null()), "gained", "place")
    appeal = means(ordered, "appeal", "place")
    character = means(ordered, "character", "place")
    scale = Scale.of(gained.values(), 0)
    return Grid(
        "What each place in the pick order brought: points at once for real seats, and for all "
        "seats the appeal of the card and how often it was the character.",
        [
            Column("place"),
            *common.estimate_columns("points at once", scale),
            Column("appeal", "number"),
            Column("a character", "number"),
        ],
        [
            [
                f"{place}.",
                words.points(gained.get(place, NOTHING)),
                figures.whisker(gained.get(place, NOTHING), scale, rule=0, tone="k0"),
                words.points(appeal[place]),
                words.percent(character[place]),
            ]
            for place in appeal
        ],
    )


def _total_table(picking: pl.DataFrame) -> Fold:
    places = means(picking.sort("total"), "place", "total")
    first = means(
        picking.sort("total").with_columns((pl.col("place") == 1).cast(pl.Float64)),
        "place",
        "total",
    )
    grid = Grid(
        "The place that each total bid brought, over all seats.",
        [
            Column("total bid", "number"),
            Column("bids", "number"),
            Column("mean place", "number"),
            Column("picked first", "number"),
        ],
        [
            [str(total), f"{one.n:,}", words.points(one, 2), words.percent(first[total])]
            for total, one in places.items()
        ],
    )
    return Fold("Places by total bid", [grid])


# --- fairness --------------------------------------------------------------------------------


def _fairness(observed: Observations) -> Section:
    blocks: list[Block] = [*common.seat_fairness(observed), *_ties(observed)]
    return Section("fairness", "Seats, suits and ties", common.seat_verdict(observed), blocks)


def tie_advantage(observed: Observations) -> dict[str, Estimate]:
    """By suit: how much more often it came first in a tie than an even share."""
    tied = (
        observed.of_games("bids")
        .filter(pl.col("tied") > 1)
        .join(observed.frames["suits"], on=("number", "seat"))
        .with_columns(((pl.col("ahead") == 0) - 1 / pl.col("tied")).alias("advantage"))
    )
    return means(tied.sort("seat"), "advantage", "suit")


def tie_rate(observed: Observations) -> Estimate:
    """In how many rounds two seats or more had the same total."""
    rounds = (
        observed.of_games("bids")
        .group_by("number", "deal", "era", "round")
        .agg((pl.col("tied") > 1).any().cast(pl.Float64).alias("with_tie"))
    )
    return mean(rounds, "with_tie")


def _ties(observed: Observations) -> Iterator[Block]:
    found = tie_advantage(observed)
    if not found:
        yield Note("No two seats ever had the same total.")
        return
    scale = Scale.of(found.values(), 0)
    yield Grid(
        f"{words.percent(tie_rate(observed))} of rounds had a tie. How much more often each suit "
        "came first in one than its even share, in percentage points.",
        [
            Column("suit"),
            *common.estimate_columns("advantage, pp", scale, factor=100, signed=True),
            Column("ties", "number"),
        ],
        [
            [
                suit_name(suit),
                words.more_percent(one),
                figures.whisker(one, scale, rule=0, tone="k0"),
                f"{one.n:,}",
            ]
            for suit, one in found.items()
        ],
    )
