"""`earnings` of Card City: the score, and the cells that it comes from."""

from __future__ import annotations

from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

from cardtown.core import BadInput
from cardtown.games.card_city.queries import answer_earnings, answer_score
from tests.card_city.test_properties import rows


def test_the_buildings_of_a_district_earn_one_more_each() -> None:
    answer = answer_earnings({"rows": ["RR_", "_RC"], "coins": 7})
    homes = [one for one in answer["earnings"] if one["line"] == "residential"]
    assert [(one["at"], one["points"]) for one in homes] == [([0, 0], 1), ([0, 1], 2), ([1, 1], 3)]
    assert answer["lines"] == {"residential": 6, "free_cells": -21, "coins": 1}


@pytest.mark.parametrize(
    ("city", "first", "last"),
    [
        ([], [0, 0], [4, 4]),
        (["M"], [0, 1], [4, 4]),
        (["_____", "_____", "__M__", "_____", "_____"], [0, 0], [4, 4]),
        (["_" * 12, "_" * 10 + "M_"], [0, 6], [4, 10]),
        (["M", *"_" * 4], [0, 1], [4, 4]),
        ([*"_" * 6, "M"], [2, 0], [6, 4]),
    ],
)
def test_free_cells_are_those_of_the_5_by_5_as_near_to_the_first_place_as_can_be(
    city: list[str], first: list[int], last: list[int]
) -> None:
    free = [one["at"] for one in answer_earnings({"rows": city, "coins": 0})["earnings"]]
    assert (free[0], free[-1]) == (first, last)
    assert free == sorted(free)


@given(city=rows(), above=st.integers(0, 7), before=st.integers(0, 7), coins=st.integers(0, 30))
def test_what_the_cells_earn_adds_up_to_the_score(
    city: list[str], above: int, before: int, coins: int
) -> None:
    width = before + len(city[0])
    shifted = ["_" * width] * above + ["_" * before + row for row in city]
    document = {"rows": shifted, "coins": coins}
    answer = answer_earnings(document)
    earnings = answer.pop("earnings")
    assert answer == answer_score(document)
    sums: Counter[str] = Counter()
    for one in earnings:
        row, column = one["at"]
        inside = row < len(shifted) and column < width
        stands = shifted[row][column] if inside else "_"
        assert stands == ("R" if one["line"] == "residential" else "_")
        sums[one["line"]] += one["points"]
    assert sums["residential"] == answer["lines"]["residential"]
    assert sums["free_cells"] == answer["lines"]["free_cells"]
    assert len({(one["line"], *one["at"]) for one in earnings}) == len(earnings)


def test_a_city_that_score_refuses_is_refused() -> None:
    with pytest.raises(BadInput, match="coins"):
        answer_earnings({"rows": ["R"]})
