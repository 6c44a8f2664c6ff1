"""Estimates over deals: against sums written out by hand."""

from __future__ import annotations

import math
import random
import statistics
from collections import defaultdict

import polars
import pytest

from cardtown.lab.estimate import NOTHING, Estimate
from cardtown.lab.report.estimates import differences, mean, means, share_of_deals


def frame(rows: list[tuple[int, int, str, float]]) -> polars.DataFrame:
    columns = ["number", "deal", "group", "value"]
    return polars.DataFrame(rows, schema=columns, orient="row")


def test_the_interval_is_over_deals_not_games() -> None:
    values = [(1.0, 0.0), (0.0, 1.0), (1.0, 0.0), (1.0, 1.0)]
    rows = [
        (2 * deal + game, deal, "a", value)
        for deal, pair in enumerate(values)
        for game, value in enumerate(pair)
    ]
    found = means(frame(rows), "value", "group")["a"]
    of_deals = [statistics.fmean(pair) for pair in values]
    assert found.mean == pytest.approx(statistics.fmean(of_deals))
    assert found.plus_minus == pytest.approx(1.96 * statistics.stdev(of_deals) / 2)
    assert (found.n, found.deals) == (8, 4)


def test_one_deal_has_no_interval_and_none_no_estimate() -> None:
    one = mean(frame([(0, 0, "a", 3.0), (1, 0, "a", 5.0)]), "value")
    assert one.mean == 4
    assert math.isinf(one.plus_minus)
    assert one.few
    assert mean(frame([]), "value") is NOTHING
    assert NOTHING.to_json() == {"mean": None, "plus_minus": None, "n": 0, "deals": 0}


def test_groups_keep_their_order() -> None:
    rows = [(0, 0, "b", 1.0), (0, 0, "a", 2.0), (1, 1, "b", 3.0)]
    assert {group: one.mean for group, one in means(frame(rows), "value", "group").items()} == {
        "b": 2,
        "a": 2,
    }
    assert list(means(frame(rows), "value", "group")) == ["b", "a"]


def test_what_never_happened_has_an_interval_all_the_same() -> None:
    rows = [(number, number, "a", 0.0) for number in range(30)]
    found = share_of_deals(frame(rows), "value", "group")["a"]
    assert found.mean == 0
    assert found.plus_minus == pytest.approx(0.1)


def test_an_answer_to_many_questions_needs_more() -> None:
    shown = Estimate(0.1, 0.08, 400, 100)
    assert shown.clear_of(0)
    assert not shown.clear_of(0, questions=100)
    assert not shown._replace(deals=20).clear_of(0)


def test_owners_are_compared_with_others_of_their_kind() -> None:
    """The slope and its interval as a textbook writes them: a dummy for each kind, and the sums of
    x times what is left of y for each deal."""
    rng = random.Random(4)
    seats = [
        (number, seat, number // 2, kind, rng.gauss(100 if kind == "strong" else 50, 5))
        for number in range(80)
        for seat, kind in enumerate(("strong", "weak", "weak"))
    ]
    owned = [(number, seat, "card") for number, seat, *_ in seats if rng.random() < 0.3]
    table = polars.DataFrame(
        seats, schema=["number", "seat", "deal", "kind", "score"], orient="row"
    ).with_columns(
        # The card is worth ten points.
        polars.struct("number", "seat", "score")
        .map_elements(
            lambda row: row["score"] + 10 * ((row["number"], row["seat"], "card") in owned),
            return_dtype=polars.Float64,
        )
        .alias("score")
    )
    owners = polars.DataFrame(owned, schema=["number", "seat", "card"], orient="row")
    found = differences(table, owners, "score", "card")["card"]

    rows = table.rows(named=True)
    has = [float((row["number"], row["seat"], "card") in owned) for row in rows]
    kinds = [row["kind"] for row in rows]
    scores = [row["score"] for row in rows]

    def centred(values: list[float]) -> list[float]:
        level = {
            kind: statistics.fmean(v for v, k in zip(values, kinds, strict=True) if k == kind)
            for kind in set(kinds)
        }
        return [value - level[kind] for value, kind in zip(values, kinds, strict=True)]

    xs, ys = centred(has), centred(scores)
    slope = sum(x * y for x, y in zip(xs, ys, strict=True)) / sum(x * x for x in xs)
    of_deal: dict[int, float] = defaultdict(float)
    for row, x, y in zip(rows, xs, ys, strict=True):
        of_deal[row["deal"]] += x * (y - slope * x)
    error = math.sqrt(sum(total**2 for total in of_deal.values())) / sum(x * x for x in xs)
    deals = len({number // 2 for number, _, _ in owned})
    assert found.mean == pytest.approx(slope)
    assert found.mean == pytest.approx(10, abs=found.plus_minus)
    assert found.plus_minus == pytest.approx(1.96 * error * math.sqrt(deals / (deals - 1)))
    assert (found.n, found.deals) == (len(owned), deals)
