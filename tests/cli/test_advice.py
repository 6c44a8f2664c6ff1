"""`hint` and `hindsight`: a bot's opinion of a game, before and after."""

from __future__ import annotations

import itertools
import json
from pathlib import Path

import pytest

from cardtown import bots, fast, games
from cardtown.bots import Occasion
from cardtown.cli.main import main
from cardtown.core import Record, Table

SEATS = {
    "carson-city": ["bot:greedy", "bot:greedy", "virtual:expert", "virtual:novice"],
    "card-city": ["bot:greedy", "bot:greedy"],
}


def save_game(name: str, folder: Path, actions: int | None = None) -> str:
    """The file of a game that greedy bots have played for a number of actions."""
    table = games.get(name).new_table(SEATS[name], seed="advice")
    bot = bots.make("greedy")
    while (pending := table.decisions()) and len(table.history) != actions:
        seat = pending[0].seat
        table.play(seat, bot.choose(table.view(seat), pending[0], Occasion.at(table, seat).rng()))
    return _file(table, folder)


def _file(table: Table, folder: Path) -> str:  # type: ignore[type-arg]
    file = folder / "game.json"
    file.write_text(Record.of(table).to_text())
    return str(file)


@pytest.mark.parametrize("name", SEATS)
@pytest.mark.parametrize("bot", ["greedy", "planner:ms=0", "random"])
def test_a_hint_ranks_every_option_of_whoever_decides(
    name: str, bot: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = save_game(name, tmp_path, 23)
    assert main(["hint", file, "--bot", bot, "--json"]) == 0
    for line in capsys.readouterr().out.splitlines():
        hint = json.loads(line)
        values = [one["now"] + one["later"] for one in hint["options"]]
        assert values
        assert all(one >= other - 0.011 for one, other in itertools.pairwise(values))
    assert main(["hint", file, "--bot", bot]) == 0
    assert "later (estimate)" in capsys.readouterr().out


@pytest.mark.skipif(not fast.AVAILABLE, reason="the fast core is not built: make core")
def test_the_champion_says_how_likely_the_seat_is_to_win(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = save_game("carson-city", tmp_path, 0)
    assert main(["hint", file, "--bot", "champion:rollouts=60", "--json"]) == 0
    for line in capsys.readouterr().out.splitlines():
        best = json.loads(line)["options"][0]
        assert 0 <= best["chance"] <= 1
        assert best["margin"] > 0
    assert main(["hint", file, "--bot", "champion:rollouts=60"]) == 0
    shown = capsys.readouterr().out
    assert "chance to win" in shown
    assert "% ±" in shown


def test_reasons_add_up_to_the_points_at_once(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    for actions in range(12, 22):
        assert main(["hint", save_game("carson-city", tmp_path, actions), "--json"]) == 0
        for line in capsys.readouterr().out.splitlines():
            for one in json.loads(line)["options"]:
                if one["action"].startswith("place"):
                    assert sum(one["reasons"].values()) == one["now"]


def test_no_hint_for_a_game_that_is_over(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["hint", save_game("card-city", tmp_path)]) == 2
    assert "the game is over" in capsys.readouterr().err


def test_hindsight_finds_a_city_that_is_at_least_as_good(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = save_game("carson-city", tmp_path)
    assert main(["hindsight", file, "--effort", "200", "--json"]) == 0
    found = [json.loads(line) for line in capsys.readouterr().out.splitlines()]
    assert [one["seat"] for one in found] == [0, 1]
    assert all(one["best"] >= one["points"] for one in found)
    assert all(one["rows"] for one in found)
    assert main(["hindsight", file, "--effort", "200"]) == 0
    assert "200 proposals" in capsys.readouterr().out


def test_hindsight_of_card_city_has_a_bound(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = save_game("card-city", tmp_path)
    assert main(["hindsight", file, "--effort", "400", "--json"]) == 0
    found = [json.loads(line) for line in capsys.readouterr().out.splitlines()]
    score = games.get("card-city").queries["score"]
    for seat, one in enumerate(found):
        assert one["seat"] == seat
        assert one["points"] <= one["best"] <= one["bound"]
        assert score({"rows": one["rows"], "coins": one["coins"]})["total"] == one["best"]
    assert len(found) == len(SEATS["card-city"])
    assert main(["hindsight", file, "--effort", "400"]) == 0
    assert f"no city has more than {found[0]['bound']}" in capsys.readouterr().out


@pytest.mark.parametrize(
    ("name", "actions", "arguments", "said"),
    [
        ("carson-city", 23, [], "not over"),
        ("card-city", 23, [], "not over"),
        ("carson-city", None, ["--effort", "0"], "effort"),
    ],
)
def test_hindsight_says_what_it_cannot_do(
    name: str,
    actions: int | None,
    arguments: list[str],
    said: str,
    tmp_path: Path,
    capsys: pytest.CaptureFixture[str],
) -> None:
    assert main(["hindsight", save_game(name, tmp_path, actions), *arguments]) == 2
    assert said in capsys.readouterr().err
