"""Standings: shares add up, and intervals are over deals."""

from __future__ import annotations

import math

import pytest

from cardtown.lab import SeatRow, TimeRow, Tournament, play_tournament, standings

TOURNAMENT = Tournament(
    "carson-city", ("bot:random", "virtual:expert", "bot:random", "virtual:novice"), 8
)


def test_the_expert_wins_and_shares_add_up() -> None:
    rows = play_tournament(TOURNAMENT)
    for number in range(8):
        assert math.isclose(sum(row.win for row in rows.seats if row.number == number), 1)
    found = {one.kind: one for one in standings(TOURNAMENT, rows.seats, rows.times)}
    assert found["bot:random"].seats == 2
    assert found["virtual:expert"].win_rate.mean > 0.5
    assert found["virtual:expert"].score.plus_minus > 0


def seat_row(number: int, entrant: int, win: float, forfeit: str | None = None) -> SeatRow:
    return SeatRow(
        number,
        seat=(entrant + number) % 2,
        entrant=entrant,
        kind="ab"[entrant],
        score=10 + entrant,
        win=win,
        margin=-1 if entrant == 0 else 1,
        decisions=1,
        forfeit=forfeit,
    )


def test_intervals_are_over_deals() -> None:
    tournament = Tournament("carson-city", ("a", "b"), 4)
    wins = [(1.0, 0.0), (0.0, 1.0), (1.0, 0.0), (1.0, 0.0)]
    seats = [
        seat_row(number, who, win)
        for number, pair in enumerate(wins)
        for who, win in enumerate(pair)
    ]
    first = standings(tournament, seats, [])[0]
    assert first.win_rate.mean == pytest.approx(0.75)
    assert first.win_rate.plus_minus == pytest.approx(1.96 * 0.25)
    assert first.score.mean == 10
    assert first.margin.mean == -1
    assert standings(tournament, seats[:4], [])[0].win_rate.plus_minus == math.inf


def test_times_and_forfeits_are_those_of_the_kind() -> None:
    tournament = Tournament("carson-city", ("a", "b"), 2)
    seats = [
        seat_row(0, 0, 1.0),
        seat_row(0, 1, 0.0),
        seat_row(1, 0, 1.0, "slept"),
        seat_row(1, 1, 0.0),
    ]
    times = [TimeRow(0, 0, 0, 5.0), TimeRow(0, 1, 0, 700.0), TimeRow(1, 1, 0, 6.0)]
    first, second = standings(tournament, seats, times)
    assert (first.p95_ms, second.p95_ms) == (5.0, 700.0)
    assert (first.forfeits, second.forfeits) == (("game 1: slept",), ())
