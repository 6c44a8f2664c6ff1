"""Ratings: found again where they are known, on one scale, with intervals that hold them."""

from __future__ import annotations

import math
import random

import pytest

from cardtown.lab.ratings import Ranking, fit, ratings

STRENGTHS = {"weak": 1.0, "even": 2.0, "strong": 4.0, "best": 8.0}


def ranking(rng: random.Random, kinds: list[str]) -> Ranking:
    """Places drawn as Plackett and Luce say."""
    left, found = list(kinds), []
    while left:
        (one,) = rng.choices(left, [STRENGTHS[kind] for kind in left])
        left.remove(one)
        found.append(one)
    return found


def deals(number: int, seats: int) -> list[list[Ranking]]:
    rng = random.Random(7)
    return [[ranking(rng, rng.sample([*STRENGTHS], seats))] for _ in range(number)]


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_known_strengths_are_found_again(seats: int) -> None:
    found = fit([one for deal in deals(4000, seats) for one in deal])
    for kind, strength in STRENGTHS.items():
        assert found[kind] / found["even"] == pytest.approx(strength / 2, rel=0.15)


def test_ratings_are_ordered_and_their_intervals_hold_what_is_true() -> None:
    found = ratings(deals(300, 3), "even", samples=40)
    assert [one.kind for one in found] == ["best", "strong", "even", "weak"]
    for one in found:
        truth = 1500 + 400 * math.log10(STRENGTHS[one.kind] / 2)
        assert one.low <= truth <= one.high
        assert one.low <= one.points <= one.high
    assert found[2].points == 1500


def test_who_always_loses_is_still_on_the_scale() -> None:
    found = ratings([[["a", "b"]]] * 50, "a", samples=10)
    assert math.isfinite(found[1].points)
    assert found[1].points < 1000
