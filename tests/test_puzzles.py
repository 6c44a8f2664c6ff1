"""Puzzles: what is mined is clear, what is shipped is right, and people can solve it."""

from __future__ import annotations

import shlex
from importlib.resources import files
from pathlib import Path

import pytest

from cardtown import fast, games, puzzles
from cardtown.bots import make
from cardtown.cli import puzzles as commands
from cardtown.cli.main import main
from cardtown.core import BadInput
from cardtown.localization import Texts
from cardtown.puzzles import Puzzle, games_with_stock, stock_of
from cardtown.puzzles.checking import CLEAR, SEARCH, answer, answer_from, is_right, occasions_of
from cardtown.puzzles.mining import PLAYER, SOLVERS, in_turn, mine
from cardtown.puzzles.puzzle import theme_of
from cardtown.puzzles.stock import read_puzzles, write_puzzles
from tests.sampling import sample

EACH_GAME = pytest.mark.parametrize("game", games_with_stock())
NEEDS_CORE = pytest.mark.skipif(not fast.AVAILABLE, reason="the fast core is not built: make core")
SHIPPED = 300
MOST_BYTES = 500_000


def options(puzzle: Puzzle) -> list[str]:
    decision = puzzle.read().decision
    assert decision is not None
    return [str(one) for one in decision.options]


# --- finding them ---------------------------------------------------------------------------------


@NEEDS_CORE
def test_what_is_mined_is_clear_hard_for_somebody_and_found_again() -> None:
    found = [one for number in range(3) for one in mine("card-city", "test", number)]
    assert found
    assert found == [one for number in range(3) for one in mine("card-city", "test", number)]
    for one in found:
        assert one.lead >= CLEAR - 0.001
        assert one.best in options(one)
        assert set(one.missed_by) <= set(SOLVERS)
        assert SOLVERS[0] in one.missed_by


def puzzle(theme: str, missed: int, lead: float) -> Puzzle:
    return Puzzle(theme, SOLVERS[:missed], "pass", lead, f"{theme} {missed} {lead}")


def test_every_theme_has_its_share_and_the_hardest_come_first() -> None:
    bids = [puzzle("bid", 1, 0.1), puzzle("bid", 3, 0.1), puzzle("bid", 1, 0.2)]
    found = in_turn([*bids, bids[0], puzzle("sale", 1, 0.1), puzzle("place", 2, 0.1)])
    assert [(one.theme, one.difficulty, one.lead) for one in found] == [
        ("bid", 3, 0.1),
        ("place", 2, 0.1),
        ("sale", 1, 0.1),
        ("bid", 1, 0.2),
        ("bid", 1, 0.1),
    ]


def test_files_come_back() -> None:
    found = [puzzle("bid", 2, 0.125), puzzle("sale", 1, 0.5)]
    text = write_puzzles(found, ["made by hand"])
    assert text.startswith("# made by hand\n")
    assert read_puzzles(text) == found
    with pytest.raises(BadInput, match="puzzle 2"):
        read_puzzles(text.replace("\t0.500\t", "\thalf\t"))


# --- those that are shipped -----------------------------------------------------------------------


@EACH_GAME
def test_so_many_come_with_the_game_each_a_whole_position(game: str) -> None:
    file = files(puzzles) / "stock" / f"{game}.txt"
    assert len(file.read_bytes()) < MOST_BYTES
    stock = stock_of(game)
    assert len(stock) == len({one.position for one in stock}) == SHIPPED
    for one in stock:
        position = one.read()
        assert position.decision is not None
        best = next(option for option in position.decision.options if str(option) == one.best)
        assert theme_of(position.view, position.decision, best) == one.theme
        assert one.lead >= CLEAR - 0.001
        assert SOLVERS[0] in one.missed_by


@EACH_GAME
def test_many_are_too_hard_for_the_planner_and_every_theme_has_a_name(game: str) -> None:
    stock = stock_of(game)
    assert sum(PLAYER in one.missed_by for one in stock) > SHIPPED // 6
    texts = Texts.load("en")
    assert all(texts.get(f"ui-theme-{one.theme}") for one in stock)


@EACH_GAME
def test_a_file_names_the_command_that_makes_it(game: str) -> None:
    first, *_ = (files(puzzles) / "stock" / f"{game}.txt").read_text("utf-8").splitlines()
    words = shlex.split(first.removeprefix("# "))
    assert words[:4] == ["cardtown", "puzzles", "mine", game]


@NEEDS_CORE
@EACH_GAME
def test_the_answers_are_right(game: str) -> None:
    """By a longer search than the one that found them; `cardtown puzzles check` does all."""
    for one in sample(stock_of(game), 2):
        assert is_right(one), one


@NEEDS_CORE
@EACH_GAME
def test_whoever_asks_again_hears_what_the_miner_heard(game: str) -> None:
    """So a wrong try says the same as the file, on every machine."""
    for one in sample(stock_of(game), 3):
        view, decision = one.read()
        assert decision is not None
        found = answer(SEARCH, view, decision, one.position)
        assert (found.best, round(found.lead, 3)) == (one.best, one.lead)


def test_a_known_answer_stands_against_a_bot_that_misses_it() -> None:
    """As on a machine without the fast core."""
    one = next(one for one in stock_of("card-city") if PLAYER in one.missed_by)
    view, decision = one.read()
    assert decision is not None
    looks = [
        make(PLAYER, "card-city").rank(view, decision, occasion.rng())
        for occasion in occasions_of(decision, one.position)
    ]
    assert answer_from(view, decision, one.position, looks).best != one.best
    assert answer_from(view, decision, one.position, looks, one.best).best == one.best


@pytest.mark.parametrize(
    ("arguments", "says"),
    [
        (["--out", "/nowhere/puzzles.txt"], "out: there is no folder"),
        (["--out", "/"], "out: / is a folder"),
        (["--games", "0"], "0 is not in the range"),
        (["--most", "-1"], "-1 is not in the range"),
    ],
)
def test_what_can_not_be_mined_or_written_is_said_before_the_work(
    arguments: list[str],
    says: str,
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(commands, "_processes", lambda _: pytest.fail("it began to mine"))
    assert main(["puzzles", "mine", "card-city", *arguments]) == 2
    assert says in capsys.readouterr().err


@NEEDS_CORE
def test_the_command_finds_a_wrong_answer(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    good, bad = stock_of("card-city")[:2]
    other = next(one for one in options(bad) if one != bad.best)
    file = tmp_path / "puzzles.txt"
    file.write_text(write_puzzles([good, bad._replace(best=other)], []), "utf-8")
    assert main(["puzzles", "check", "card-city", "--file", str(file), "--jobs", "1"]) == 1
    shown = capsys.readouterr().out
    assert "1 of 2 puzzles are right" in shown
    assert f"puzzle 2: {other}" in shown


def test_what_there_is_no_puzzle_for_is_said(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    assert main(["puzzles", "play", "card-city", "--theme", "weather"]) == 2
    assert "no puzzle is about that" in capsys.readouterr().err
    game = games.get("card-city")
    monkeypatch.setattr(games, "get", lambda _: game)
    with pytest.raises(BadInput, match="come with Cardtown"):
        stock_of("harbour")
