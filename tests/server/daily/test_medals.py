"""Medals, streaks and the ends of days."""

from __future__ import annotations

from datetime import UTC, date, datetime, timedelta

import pytest
from hypothesis import given
from hypothesis import strategies as st

from cardtown.server.daily.medals import Field, Medal, least_points, medal_for, share_beaten
from cardtown.server.daily.streak import streak
from cardtown.server.times import GRACE_MS, day_at, end_of, is_over

points = st.integers(-50, 200)
fields = st.builds(
    Field,
    st.lists(points, min_size=1, max_size=40).map(lambda found: tuple(sorted(found))),
    points,
)
RANKS = [None, *Medal]


def test_ten_bots_leave_room_for_every_medal() -> None:
    field = Field(tuple(range(10, 110, 10)), champion=130)
    assert least_points(field) == {
        Medal.BRONZE: 41,
        Medal.SILVER: 71,
        Medal.GOLD: 91,
        Medal.CROWN: 130,
    }
    won = [medal_for(score, field) for score in (40, 41, 71, 91, 129, 130)]
    assert won == [None, Medal.BRONZE, Medal.SILVER, Medal.GOLD, Medal.GOLD, Medal.CROWN]


def test_a_champion_with_a_bad_day_leaves_no_crown_below_gold() -> None:
    field = Field(tuple(range(10, 110, 10)), champion=5)
    assert medal_for(5, field) is None
    assert medal_for(91, field) is Medal.CROWN


@given(fields, points, points)
def test_more_points_never_win_less(field: Field, one: int, other: int) -> None:
    low, high = sorted((one, other))
    assert RANKS.index(medal_for(low, field)) <= RANKS.index(medal_for(high, field))


@given(fields)
def test_gold_beats_nine_bots_of_ten(field: Field) -> None:
    least = least_points(field)[Medal.GOLD]
    beaten = sum(one < least for one in field.bots)
    assert 10 * beaten >= 9 * len(field.bots)
    assert 10 * sum(one < least - 1 for one in field.bots) < 9 * len(field.bots)


@given(fields)
def test_a_field_is_read_back(field: Field) -> None:
    assert Field.from_text(field.to_text()) == field


@given(points, st.lists(points, max_size=20))
def test_the_share_beaten_is_a_share_of_the_others(score: int, others: list[int]) -> None:
    share = share_beaten(score, others)
    if not others:
        assert share is None
    else:
        assert share is not None
        assert 0 <= share <= 100
        assert share_beaten(max(others) + 1, others) == 100


# --- days ---------------------------------------------------------------------------------------


@given(st.datetimes(datetime(1990, 1, 1), datetime(2200, 1, 1), timezones=st.just(UTC)))
def test_a_day_is_that_of_utc_and_ends_at_midnight(at: datetime) -> None:
    moment = int(at.timestamp() * 1000)
    day = day_at(moment)
    assert day == at.date()
    assert end_of(day) - 24 * 3600 * 1000 <= moment < end_of(day)
    assert day_at(end_of(day)) == day + timedelta(1)
    assert not is_over(day, end_of(day) + GRACE_MS - 1)
    assert is_over(day, end_of(day) + GRACE_MS)


TODAY = date(2026, 11, 19)


@pytest.mark.parametrize(
    ("ago", "length"),
    [([], 0), ([0], 1), ([1], 1), ([2], 0), ([0, 1, 2], 3), ([1, 2, 4], 2), ([0, 2, 3], 1)],
)
def test_a_streak_ends_today_or_yesterday(ago: list[int], length: int) -> None:
    assert streak([str(TODAY - timedelta(n)) for n in ago], TODAY) == length


@given(st.integers(0, 400))
def test_a_streak_counts_all_its_days(length: int) -> None:
    assert streak([str(TODAY - timedelta(n)) for n in range(length)], TODAY) == length
