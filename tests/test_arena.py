"""Matches: every deal from every seat, the same rows on any number of processes."""

from __future__ import annotations

import json
import math

import pytest

from cardtown.arena import GameRow, Match, play_match, standings
from cardtown.cli.main import main
from cardtown.core import BadInput, RuleBreach
from cardtown.seats import split_seats

MATCH = Match("carson-city", ("bot:random", "virtual:expert", "bot:random", "virtual:novice"), 8)


def without_times(rows: list[GameRow]) -> list[GameRow]:
    return [row._replace(times_ms=()) for row in rows]


def test_every_entrant_has_every_seat_of_a_deal() -> None:
    seats = [[seat.kind for seat in MATCH.seats(number)] for number in range(4)]
    assert seats[0] == list(MATCH.entrants)
    assert {line.index("virtual:expert") for line in seats} == {0, 1, 2, 3}
    assert len({MATCH.table(number).seed for number in range(4)}) == 1
    assert MATCH.table(4).seed != MATCH.table(0).seed


def test_rows_do_not_depend_on_the_number_of_processes() -> None:
    alone = play_match(MATCH, jobs=1)
    assert without_times(play_match(MATCH, jobs=2)) == without_times(alone)
    assert [row.number for row in alone] == list(range(8))


def test_the_expert_wins_and_shares_add_up() -> None:
    rows = play_match(MATCH, jobs=1)
    assert all(math.isclose(sum(row.wins), 1) for row in rows)
    found = {one.kind: one for one in standings(MATCH, rows)}
    assert found["bot:random"].seats == 2
    assert found["virtual:expert"].win_rate.mean > 0.5
    assert found["virtual:expert"].score.plus_minus > 0


def test_intervals_are_over_deals() -> None:
    match = Match("carson-city", ("a", "b"), 4)
    wins = [(1.0, 0.0), (0.0, 1.0), (1.0, 0.0), (1.0, 0.0)]
    rows = [
        GameRow(number, (1, 0), win, 1, ((), ()), (None, None)) for number, win in enumerate(wins)
    ]
    first = standings(match, rows)[0]
    assert first.win_rate.mean == pytest.approx(0.75)
    assert first.win_rate.plus_minus == pytest.approx(1.96 * 0.25)


def test_a_match_that_cannot_be_played_is_refused_before_it_runs() -> None:
    with pytest.raises(BadInput, match="can't play by itself"):
        Match("carson-city", ("human",) * 4, 1).check()
    with pytest.raises(RuleBreach, match=r"C2\.1"):
        Match("carson-city", ("bot:random",), 1).check()
    with pytest.raises(BadInput, match="no bot 'x'"):
        Match("carson-city", ("bot:x", *["virtual:novice"] * 3), 1).check()
    with pytest.raises(BadInput, match="games"):
        Match("carson-city", MATCH.entrants, 0).check()


def test_the_command_prints_standings(capsys: pytest.CaptureFixture[str]) -> None:
    seats = ",".join(MATCH.entrants)
    assert (
        main(["arena", "carson-city", "--seats", seats, "--games", "2", "--jobs", "1", "--json"])
        == 0
    )
    answer = json.loads(capsys.readouterr().out)
    assert answer["games"] == 2
    assert [one["kind"] for one in answer["standings"]] == list(dict.fromkeys(MATCH.entrants))


def test_parameters_stay_with_their_bot() -> None:
    text = "you, bot:planner:ms=5,depth=2,bot:random,virtual:expert"
    assert split_seats(text) == ["you", "bot:planner:ms=5,depth=2", "bot:random", "virtual:expert"]
