"""Estimates with 95 % intervals over deals, as Polars frames.

The games of one deal are not independent of each other, so errors are computed over deals. Every
frame passed to these functions has the columns `number` and `deal`.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Any

import polars as pl

from cardtown.lab.estimate import NOTHING, Z95, Estimate


def means(frame: pl.DataFrame, value: str, by: str) -> dict[Any, Estimate]:
    """The mean of a column for each value of another, in the order of their first appearance."""
    per_deal = frame.group_by(by, "deal", maintain_order=True).agg(
        pl.col(value).sum().alias("sum"), pl.len().alias("count")
    )
    mean = pl.col("sum").sum().over(by) / pl.col("count").sum().over(by)
    found = (
        per_deal.with_columns(mean.alias("mean"))
        .with_columns((pl.col("sum") - pl.col("count") * pl.col("mean")).alias("deviation"))
        .group_by(by, maintain_order=True)
        .agg(
            pl.col("mean").first(),
            pl.col("deviation").pow(2).sum(),
            pl.col("count").sum(),
            pl.len().alias("deals"),
        )
    )
    return {
        group: _estimate(mean, math.sqrt(deviation) / count, count, deals)
        for group, mean, deviation, count, deals in found.iter_rows()
    }


def mean(frame: pl.DataFrame, value: str) -> Estimate:
    """The mean of a column over all rows."""
    return means(frame.with_columns(pl.lit(0).alias("all")), value, "all").get(0, NOTHING)


def differences(
    seats: pl.DataFrame, owned: pl.DataFrame, value: str, by: str
) -> dict[Any, Estimate]:
    """How much higher a column of `seats` is for those who owned something than for others.

    `owned` has a row (number, seat, `by`) for each seat that owned it. A seat is compared only with
    seats of its kind: this is the slope of a regression with a mean for each kind. The count is
    that of owners.
    """
    # Keep everything in order: sums of floats depend on it, and reports must be reproducible.
    centred = seats.sort("number", "seat").with_columns(
        (pl.col(value) - pl.col(value).mean().over("kind")).alias("above")
    )
    population = centred.group_by("kind", "deal", maintain_order=True).agg(
        pl.len().alias("seats"), pl.col("above").sum().alias("all_above")
    )
    owners = (
        owned.select("number", "seat", by)
        .unique()
        .join(centred, on=("number", "seat"))
        .sort(by, "number", "seat")
        .group_by(by, "kind", "deal", maintain_order=True)
        .agg(pl.len().alias("owners"), pl.col("above").sum().alias("owners_above"))
    )
    # x is 1 for an owner and 0 for others, less the share of owners among its kind.
    share = pl.col("owners").sum().over(by, "kind") / pl.col("seats").sum().over(by, "kind")
    per_deal = (
        owners.select(by)
        .unique()
        .join(population, how="cross")
        .join(owners, on=(by, "kind", "deal"), how="left")
        .sort(by, "kind", "deal")
        .with_columns(pl.col("owners", "owners_above").fill_null(0))
        .with_columns(share.alias("share"))
        .with_columns(
            (pl.col("owners_above") - pl.col("share") * pl.col("all_above")).alias("xy"),
            (
                pl.col("owners") * (1 - 2 * pl.col("share"))
                + pl.col("seats") * pl.col("share").pow(2)
            ).alias("xx"),
        )
        .group_by(by, "deal", maintain_order=True)
        .agg(pl.col("xy", "xx", "owners").sum())
    )
    slope = pl.col("xy").sum().over(by) / pl.col("xx").sum().over(by)
    found = (
        per_deal.with_columns(slope.alias("slope"))
        .with_columns((pl.col("xy") - pl.col("slope") * pl.col("xx")).alias("deviation"))
        .group_by(by, maintain_order=True)
        .agg(
            pl.col("slope").first(),
            pl.col("deviation").pow(2).sum().sqrt() / pl.col("xx").sum(),
            pl.col("owners").sum(),
            (pl.col("owners") > 0).sum().alias("deals"),
        )
    )
    return {
        thing: _estimate(slope, error, owners, deals)
        for thing, slope, error, owners, deals in found.iter_rows()
        if math.isfinite(slope)
    }


def share_of_deals(frame: pl.DataFrame, happened: str, by: str) -> dict[Any, Estimate]:
    """How often something happened.

    A rate of 0 or 1 has an interval too: 3 over the number of deals (the 'rule of three').
    """
    return {
        group: one._replace(plus_minus=max(one.plus_minus, min(1.0, 3 / one.deals)))
        if one.mean in (0, 1)
        else one
        for group, one in means(frame, happened, by).items()
    }


def quantiles(values: pl.Series, at: Sequence[float]) -> list[float]:
    """Quantiles of a column that is not empty."""
    return [float(values.quantile(one, "linear") or 0) for one in at]


def _estimate(mean: float, error: float, count: int, deals: int) -> Estimate:
    if deals < 2:
        return Estimate(mean, math.inf, count, deals)
    return Estimate(mean, Z95 * error * math.sqrt(deals / (deals - 1)), count, deals)
