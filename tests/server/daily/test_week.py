"""Places in the table of a week."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from cardtown.server.daily.week import standings
from cardtown.server.storage.daily import WeekRow

ME = "me"
rows = st.lists(
    st.builds(WeekRow, st.uuids().map(str), st.just("Ada"), st.integers(1, 7), st.integers(-9, 9)),
    max_size=80,
    unique_by=lambda row: row.identity,
).map(lambda found: sorted(found, key=lambda row: (-row.deals, -row.points)))


def test_who_has_played_more_deals_stands_before_who_has_more_points() -> None:
    found = [WeekRow("a", "Ada", 3, -9), WeekRow("b", "Bo", 2, 40), WeekRow("c", "Cy", 2, 40)]
    assert [(row["place"], row["name"]) for row in standings([*found], None)] == [
        (1, "Ada"),
        (2, "Bo"),
        (2, "Cy"),
    ]


@given(rows, st.data())
def test_one_sees_the_first_and_oneself(found: list[WeekRow], data: st.DataObject) -> None:
    me = data.draw(st.sampled_from(found)).identity if found else ME
    shown = standings(found, me)
    assert [row["yours"] for row in shown].count(True) == bool(found)
    for row, one in zip(found[:50], shown, strict=False):
        better = [other for other in found if (other.deals, other.points) > (row.deals, row.points)]
        assert (one["name"], one["place"]) == (row.name, 1 + len(better))
    assert len(shown) <= 51
