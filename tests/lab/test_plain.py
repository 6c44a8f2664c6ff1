"""A game without a part for the lab: its results are stored, and the lab says what is missing."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from cardtown import games
from cardtown.cli.main import main
from cardtown.lab import report, store
from cardtown.lab.rows import ROW_TYPES

SEATS = "bot:random,bot:random"


@pytest.fixture(autouse=True)
def no_parts(monkeypatch: pytest.MonkeyPatch) -> None:
    """Our games as if they came from a package that brings nothing for the lab."""
    found = games.part

    def part(name: str, *path: str) -> object:
        hidden = path[0].startswith("lab") or path == ("cli", "balance")
        return None if hidden else found(name, *path)

    monkeypatch.setattr(games, "part", part)


def test_a_run_keeps_results_and_its_report_says_what_is_missing(tmp_path: Path) -> None:
    run = tmp_path / "run"
    arguments = ["lab", "run", "card-city", "--seats", SEATS, "--games", "4", "--jobs", "1"]
    assert main([*arguments, "--out", str(run)]) == 0
    assert set(store.open_run(run).row_types) == set(ROW_TYPES)
    report.write(run, tmp_path / "report.html")
    page = (tmp_path / "report.html").read_text("utf-8")
    assert "Card City brings no sections of its own." in page
    assert 'id="scores"' in page
    assert 'id="lines"' not in page


def test_balance_is_asked_of_results_alone(capsys: pytest.CaptureFixture[str]) -> None:
    asked = ["lab", "balance", "card-city", "--games", "4", "--jobs", "1", "--json"]
    assert main([*asked, "--seats", SEATS]) == 0
    found = json.loads(capsys.readouterr().out)
    assert [one["question"] for one in found["answers"]] == ["Are seats equal?", "What else?"]
    assert "score of random" in found["measures"]
    assert found["cards"] == []


def test_balance_needs_seats_where_a_game_names_none(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["lab", "balance", "card-city", "--games", "4"]) == 2
    assert "card-city has no usual seats for this: say who plays" in capsys.readouterr().err
