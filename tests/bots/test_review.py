"""The review of a game: marks do not depend on anything that the seat could not know."""

from __future__ import annotations

import json
import random
from collections.abc import Sequence
from pathlib import Path
from statistics import fmean
from typing import Any

import pytest

from cardtown import bots, fast, games
from cardtown.bots import Occasion
from cardtown.bots.review import LOST, Judged, Mark, judge_for, review, summarize
from cardtown.cli.main import main
from cardtown.core import Record, Table

SEATS = {
    "carson-city": ("random", "greedy", "medium", "planner"),
    "card-city": ("random", "greedy", "planner"),
}
JUDGES = {"carson-city": "planner:ms=0", "card-city": "planner:ms=0"}
EACH_GAME = pytest.mark.parametrize("name", SEATS)


def play(name: str, players: Sequence[str], seed: str) -> Table[Any, Any]:
    table = games.get(name).new_table([f"bot:{one}" for one in players], seed=seed)
    at_table = [bots.make(one, name) for one in players]
    while pending := table.decisions():
        seat = pending[0].seat
        rng = Occasion.at(table, seat).rng()
        table.play(seat, at_table[seat].choose(table.view(seat), pending[0], rng))
    return table


def judged_game(name: str, seed: str) -> list[Judged]:
    record = Record.of(play(name, SEATS[name], seed))
    return list(review(record, games.get(name), JUDGES[name]))


@EACH_GAME
def test_every_decision_that_was_not_forced_is_judged_once(name: str) -> None:
    table = play(name, SEATS[name], "every")
    judged = list(review(Record.of(table), games.get(name), JUDGES[name]))
    again = games.get(name).new_table(table.seats, seed="every")
    free = []
    for index, (seat, action) in enumerate(table.history):
        decision = again.decision(seat)
        assert decision is not None
        if len(decision.options) > 1:
            free.append((index, seat, decision.kind, action))
        again.play(seat, action)
    assert [(one.index, one.seat, one.kind, one.chosen.action) for one in judged] == free


@EACH_GAME
def test_marks_follow_from_the_chance_given_away(name: str) -> None:
    marks = {Mark.FINE, Mark.BRILLIANT, *(mark for _, mark in LOST)}
    for one in judged_game(name, "marks"):
        assert one.lost >= 0
        assert 0 <= one.given.value <= one.before < 1
        assert 0 < one.accuracy <= 1
        assert one.mark in marks
        if one.best.action == one.chosen.action:
            assert one.lost == one.given.value == 0
            assert one.mark in {Mark.FINE, Mark.BRILLIANT}
        for least, mark in LOST:
            if one.mark is mark:
                assert one.given.value >= least


@EACH_GAME
def test_no_mark_depends_on_what_the_seat_could_not_know(name: str) -> None:
    """The judge says the same after everything hidden is dealt again."""
    table = games.get(name).new_table([f"bot:{one}" for one in SEATS[name]], seed="hidden")
    judge, rng = bots.make(JUDGES[name], name), random.Random(1)
    for _ in range(60):
        decision = rng.choice(table.decisions())
        other = table.resample(decision.seat, rng)
        same = other.decision(decision.seat)
        assert same is not None
        assert list(same.options) == list(decision.options)
        if len(decision.options) > 1:
            first, second = (
                judge.rank(one.view(decision.seat), decision, random.Random(7))
                for one in (table, other)
            )
            assert first == second
        table.apply(decision.seat, rng.choice(decision.options))


@EACH_GAME
def test_stronger_bots_decide_more_accurately(name: str) -> None:
    games_of_bots = [judged_game(name, f"order {number}") for number in range(4)]
    means = []
    for seat in range(len(SEATS[name])):
        found = [summarize(judged, seat) for judged in games_of_bots]
        means.append(fmean(one.accuracy for one in found if one is not None))
    assert means == sorted(means)


def test_a_seat_without_decisions_has_no_summary() -> None:
    assert summarize([], 0) is None


def test_the_champion_judges_where_a_game_has_one() -> None:
    for name in ("card-city", "carson-city"):
        assert judge_for(name).startswith("champion" if fast.AVAILABLE else "planner")


@pytest.mark.skipif(not fast.AVAILABLE, reason="the fast core is not built: make core")
def test_the_command_prints_a_line_for_each_decision_and_each_seat(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "game.json"
    file.write_text(Record.of(play("carson-city", SEATS["carson-city"], "lines")).to_text())
    asked = ["review", str(file), "--seat", "0", "--bot", "champion:rollouts=8"]
    assert main([*asked, "--json"]) == 0
    lines = [json.loads(line) for line in capsys.readouterr().out.splitlines()]
    *decisions, summary = lines
    assert {one["seat"] for one in lines} == {0}
    assert sum(summary["marks"].values()) == len(decisions)
    assert any("chance" in one for one in decisions if one["kind"] == "bid")
    assert main(asked) == 0
    shown = capsys.readouterr().out
    assert "accuracy" in shown
    assert "the biggest mistakes" in shown


def test_the_command_says_which_seats_there_are(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "game.json"
    file.write_text(Record.of(play("card-city", SEATS["card-city"], "seats")).to_text())
    assert main(["review", str(file), "--seat", "3"]) == 2
    assert "from 0 to 2" in capsys.readouterr().err
