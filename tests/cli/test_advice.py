"""`hint` and `hindsight`: a bot's opinion of a game, before and after."""

from __future__ import annotations

import itertools
import json
from collections.abc import Sequence
from pathlib import Path

import pytest

from cardtown import bots, fast, games
from cardtown.bots import Occasion
from cardtown.cli.main import main
from cardtown.core import Record, Seat, Table

SEATS = {
    "carson-city": ["bot:greedy", "bot:greedy", "virtual:expert", "virtual:novice"],
    "card-city": ["bot:greedy", "bot:greedy"],
}


def save_game(
    name: str, folder: Path, actions: int | None = None, seats: Sequence[str | Seat] | None = None
) -> str:
    """The file of a game that greedy bots have played for a number of actions."""
    table = games.get(name).new_table(seats or SEATS[name], seed="advice")
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


@pytest.mark.parametrize("name", SEATS)
def test_a_position_of_a_game_is_evaluated_as_the_game_itself(
    name: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = save_game(name, tmp_path, 23)
    assert main(["hint", file, "--bot", "greedy", "--json"]) == 0
    hints = [json.loads(line) for line in capsys.readouterr().out.splitlines()]
    assert main(["replay", file, "--position", "23"]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert len(lines) == len(hints)
    for line, hint in zip(lines, hints, strict=True):
        assert main(["evaluate", line, "--bot", "greedy", "--json"]) == 0
        assert json.loads(capsys.readouterr().out) == hint
        assert main(["evaluate", line]) == 0
        assert hint["kind"] in capsys.readouterr().out


@pytest.mark.parametrize("name", SEATS)
def test_the_position_before_an_action_is_that_of_its_seat(
    name: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = save_game(name, tmp_path)
    actions = json.loads(Path(file).read_text())["actions"]
    for index in (0, 11, len(actions) - 1):
        assert main(["replay", file, "--position", str(index), "--json"]) == 0
        found = json.loads(capsys.readouterr().out)
        seat, text = actions[index]
        assert found["seat"] == seat
        assert main(["evaluate", found["position"], "--bot", "random", "--json"]) == 0
        options = json.loads(capsys.readouterr().out)["options"]
        assert text in [one["action"] for one in options]
    assert main(["replay", file, "--position", str(len(actions))]) == 0
    end = capsys.readouterr().out
    assert "phase=over" in end
    assert main(["evaluate", end.strip()]) == 2
    assert "nothing to decide" in capsys.readouterr().err
    assert main(["replay", file, "--position", str(len(actions) + 1)]) == 2
    assert "must be from 0" in capsys.readouterr().err


@pytest.mark.parametrize(
    ("line", "says"),
    [
        ("", "must begin with the name of a game"),
        ("card-city round=1", "player"),
        ("carson-city " + "x" * 30_000, "position: is too long"),
        ("card-city phase=buy\nround=1 player=%ff", "player"),
    ],
)
def test_a_line_that_is_no_position_is_refused_in_one_line(
    line: str, says: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["evaluate", line]) == 2
    printed = capsys.readouterr()
    assert not printed.out
    assert len(printed.err.splitlines()) == 1
    assert says in printed.err


@pytest.mark.parametrize("name", ["Ann [/b]", "Bob [x]", ":cat:"])
def test_names_are_printed_word_for_word(
    name: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    seats = [Seat(f"{name} {number}", "bot:greedy") for number in (1, 2)]
    file = save_game("card-city", tmp_path, 0, seats)
    assert main(["hint", file, "--bot", "greedy"]) == 0
    assert f"{name} " in capsys.readouterr().out
    assert main(["replay", file, "--position", "0"]) == 0
    line = capsys.readouterr().out.splitlines()[0]
    assert main(["evaluate", line, "--bot", "greedy"]) == 0
    assert f"{name} " in capsys.readouterr().out
    file = save_game("card-city", tmp_path, seats=seats)
    assert main(["review", file, "--bot", "greedy"]) == 0
    assert f"{name} 1: accuracy" in capsys.readouterr().out
    assert main(["hindsight", file, "--effort", "1"]) == 0
    assert f"{name} " in capsys.readouterr().out
