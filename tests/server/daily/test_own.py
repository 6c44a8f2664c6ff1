"""What somebody has reached over all days."""

from __future__ import annotations

from cardtown.server.daily.medals import Field
from cardtown.server.daily.own import own_days
from cardtown.server.storage.daily import ScoredTry

BOTS = tuple(range(10, 20))


def scored(day: str, points: int, field: Field | None, game: str = "card-city") -> ScoredTry:
    return ScoredTry(day, game, points, None if field is None else field.to_text())


def test_the_medals_are_counted_and_the_best_day_is_that_with_most_bots_beaten() -> None:
    hard = Field(tuple(points + 30 for points in BOTS), champion=49)
    found = own_days(
        [
            scored("2026-11-16", 14, Field(BOTS, 19)),  # better than four of ten
            scored("2026-11-17", 45, hard),  # more points, and five of ten
            scored("2026-11-18", 19, Field(BOTS, 19)),  # nine of ten, and the champion's points
            scored("2026-11-19", 5, Field(BOTS, 19)),
            scored("2026-11-20", 99, None),  # the bots still play
        ]
    )
    city = next(one for one in found if one["game"] == "card-city")
    assert city["days"] == 5
    assert city["medals"] == {"bronze": 2, "silver": 0, "gold": 0, "crown": 1}
    assert city["best"] == {"date": "2026-11-18", "points": 19, "beaten": 90}


def test_games_are_apart_and_there_may_be_nothing_yet() -> None:
    found = {one["game"]: one for one in own_days([scored("2026-11-16", 14, Field(BOTS, 19))])}
    assert found["card-city"]["days"] == 1
    none = found["carson-city"]
    assert (none["days"], none["best"]) == (0, None)
    assert set(none["medals"].values()) == {0}
