"""`cardtown arena`: prints standings and stores nothing."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from cardtown.cli.main import main
from cardtown.seats import split_seats

SEATS = "bot:random,virtual:expert,bot:random,virtual:novice"


def test_the_command_prints_standings_and_keeps_nothing(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    command = ["arena", "carson-city", "--seats", SEATS, "--games", "2", "--jobs", "1"]
    assert main([*command, "--json"]) == 0
    answer = json.loads(capsys.readouterr().out)
    assert answer.keys() == {"games", "standings"}
    assert answer["games"] == 2
    kinds = [one["kind"] for one in answer["standings"]]
    assert kinds == list(dict.fromkeys(SEATS.split(",")))
    assert main(command) == 0
    shown = capsys.readouterr().out
    assert shown.startswith("carson-city, 2 games, seed 'arena'")
    assert all(kind in shown for kind in kinds)
    assert not list(tmp_path.iterdir())


def test_the_seed_is_printed_word_for_word(capsys: pytest.CaptureFixture[str]) -> None:
    command = ["arena", "carson-city", "--seats", SEATS, "--games", "1", "--jobs", "1"]
    assert main([*command, "--seed", "[/b]"]) == 0
    assert "seed '[/b]'" in capsys.readouterr().out


def test_parameters_stay_with_their_bot() -> None:
    text = "you, bot:planner:ms=5,depth=2,bot:random,virtual:expert"
    assert split_seats(text) == ["you", "bot:planner:ms=5,depth=2", "bot:random", "virtual:expert"]
