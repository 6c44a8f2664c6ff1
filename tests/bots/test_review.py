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
from cardtown.bots.base import Bot
from cardtown.bots.chances import chances, less
from cardtown.bots.review import (
    LOST,
    Judged,
    Mark,
    Moment,
    judge_decision,
    judge_for,
    moment_at,
    review,
    summarize,
)
from cardtown.cli.main import main
from cardtown.core import Record, Table, replay_steps

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


def judged_by(judge: Bot, moment: Moment | None) -> Judged:
    assert moment is not None
    looks = [judge.rank(moment.view, moment.decision, look.rng()) for look in moment.looks]
    return judge_decision(moment, *looks)


@EACH_GAME
def test_every_decision_that_was_not_forced_is_judged_once(name: str) -> None:
    table = play(name, SEATS[name], "every")
    found = list(review(Record.of(table), games.get(name), JUDGES[name]))
    again = games.get(name).new_table(table.seats, seed="every")
    free = []
    for index, (seat, action) in enumerate(table.history):
        decision = again.decision(seat)
        assert decision is not None
        if len(decision.options) > 1:
            free.append((index, seat, decision.kind, action))
        again.play(seat, action)
    assert [(one.index, one.seat, one.kind, one.chosen.action) for one in found] == free


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
            chosen = str(rng.choice(decision.options))
            first, second = (
                judged_by(judge, moment_at(one, 0, decision.seat, chosen)) for one in (table, other)
            )
            assert first == second
            assert chances(table) == chances(other)
        table.apply(decision.seat, rng.choice(decision.options))


@EACH_GAME
def test_stronger_bots_decide_more_accurately(name: str) -> None:
    games_of_bots = [judged_game(name, f"order {number}") for number in range(4)]
    means = []
    for seat in range(len(SEATS[name])):
        found = [summarize(one, seat) for one in games_of_bots]
        means.append(fmean(one.accuracy for one in found if one is not None))
    assert means == sorted(means)


@EACH_GAME
def test_chances_add_up_and_end_with_who_won(name: str) -> None:
    table = play(name, SEATS[name], "chances")
    for then, _ in replay_steps(Record.of(table), games.get(name)):
        found = chances(then)
        assert sum(one.value for one in found) == pytest.approx(1)
        assert all(one.value >= 0 and one.margin >= 0 for one in found)
    assert table.result is not None
    assert [seat for seat, one in enumerate(found) if one.value > 0] == list(table.result.winners)


def test_who_has_fallen_behind_can_still_make_mistakes() -> None:
    """A point costs a hopeless seat nothing; it is judged as if the game were even."""
    assert less(0.001, 10, 10) == pytest.approx(0.0004, abs=0.0001)
    found = judged_game("carson-city", "behind")
    assert all(one.before >= 0.25 for one in found)
    random_bot = [one for one in found if one.seat == SEATS["carson-city"].index("random")]
    assert any(one.mark is Mark.MISTAKE for one in random_bot[len(random_bot) // 2 :])


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
