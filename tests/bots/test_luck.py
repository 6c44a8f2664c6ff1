"""Luck and skill: the parts add up, and no choice is judged by what its seat could not know."""

from __future__ import annotations

import json
import random
from math import fsum
from pathlib import Path

import pytest

from cardtown import fast, games
from cardtown.bots.luck import (
    PLAYER,
    Effect,
    Part,
    choice_at,
    effects,
    luck_of,
    margin_of,
    measure,
    player_of,
)
from cardtown.cli.main import main
from cardtown.core import BadInput, Record
from tests.any_table import AnyTable
from tests.bots.test_review import play

NEEDS_CORE = pytest.mark.skipif(not fast.AVAILABLE, reason="the fast core is not built: make core")
PLAYERS = {
    "carson-city": ("random", PLAYER, "greedy", PLAYER),
    "card-city": ("random", PLAYER, "greedy"),
}
EACH_GAME = pytest.mark.parametrize("name", PLAYERS)


@NEEDS_CORE
@EACH_GAME
def test_all_parts_add_up_to_the_margin(name: str) -> None:
    record = Record.of(play(name, PLAYERS[name], "parts"))
    assert record.result is not None
    found = effects(record, games.get(name), deals=3)
    total = 0.0
    for seat in range(len(PLAYERS[name])):
        one = luck_of(seat, record.result.scores, found)
        parts = [one.deal, one.others, *one.own.values()]
        assert fsum(part.value for part in parts) == pytest.approx(one.margin)
        assert all(part.margin >= 0 for part in parts)
        total += one.margin
    assert total == pytest.approx(0)


@NEEDS_CORE
@EACH_GAME
def test_choosing_at_random_costs_points_and_choosing_as_the_planner_none(name: str) -> None:
    record = Record.of(play(name, PLAYERS[name], "skill"))
    assert record.result is not None
    found = effects(record, games.get(name), deals=8)
    own = [
        Part.sum_of(list(luck_of(seat, record.result.scores, found).own.values()))
        for seat in range(len(PLAYERS[name]))
    ]
    assert own[0].value + own[0].margin < 0
    assert own[1].value > own[0].value + own[0].margin


@NEEDS_CORE
@EACH_GAME
def test_no_choice_is_judged_by_what_its_seat_could_not_know(name: str) -> None:
    """The same after everything hidden is dealt again."""
    rng = random.Random(4)
    table = games.get(name).new_table(["human"] * len(PLAYERS[name]), seed="hidden")
    compared = 0
    for _ in range(40):
        decision = rng.choice(table.decisions())
        other = table.resample(decision.seat, rng)
        text = str(rng.choice(decision.options))
        one, two = (measured(at, decision.seat, text) for at in (table, other))
        assert one == two
        compared += one is not None and bool(one.differences)
        table.apply(decision.seat, rng.choice(decision.options))
    assert compared > 5


def measured(table: AnyTable, seat: int, text: str) -> Effect | None:
    choice = choice_at(table, seat, text)
    return None if choice is None else measure(choice, 2)


def test_an_effect_on_a_margin_is_a_mean_with_its_interval() -> None:
    same = Effect(0, "bid", [(4.0, 0.0, 2.0)] * 5)
    assert same.on(0) == Part(3.0, 0.0)
    assert same.on(1).value == pytest.approx(-3)
    spread = Effect(0, "bid", [(0.0, 0.0), (2.0, 0.0)]).on(0)
    assert spread.value == 1
    assert spread.margin == pytest.approx(1.96)
    assert Effect(0, "bid", []).on(0) == Part(0, 0)
    assert margin_of((5.0,), 0) == 5


def test_where_nothing_can_play_on_it_is_said(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(fast, "AVAILABLE", False)
    with pytest.raises(BadInput, match="needs the fast core"):
        player_of("card-city")


@NEEDS_CORE
def test_the_command_says_what_was_luck(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "game.json"
    table = play("card-city", ("random", PLAYER), "luck")
    file.write_text(Record.of(table).to_text())
    asked = ["review", str(file), "--bot", "greedy", "--luck"]
    assert main([*asked, "--json"]) == 0
    lines = [json.loads(line) for line in capsys.readouterr().out.splitlines()]
    said = [one for one in lines if "luck" in one]
    assert [one["seat"] for one in said] == [0, 1]
    for one in said:
        luck = one["luck"]
        parts = [luck["deal"], luck["others"], *luck["own"].values()]
        assert sum(part["value"] for part in parts) == pytest.approx(luck["margin"], abs=0.01)
    assert main([*asked, "--seat", "1"]) == 0
    assert "what the margins came from" in capsys.readouterr().out
    table.undo()
    file.write_text(Record.of(table).to_text())
    assert main(asked) == 2
    assert "not over" in capsys.readouterr().err
