"""Puzzles at a terminal: tries, hints, answers."""

from __future__ import annotations

import random
import re

import pytest

from cardtown import fast
from cardtown.puzzles import Puzzle, games_with_stock, stock_of
from cardtown.terminal import puzzles
from tests.terminal.conftest import TerminalPlayer

pytestmark = pytest.mark.skipif(not fast.AVAILABLE, reason="the fast core is not built: make core")


def options(puzzle: Puzzle) -> list[str]:
    decision = puzzle.read().decision
    assert decision is not None
    return [str(one) for one in decision.options]


def solve(player: TerminalPlayer, lines: list[str], game: str = "card-city") -> str:
    def start() -> int:
        puzzles.solve(game, seed="order", lang="en")
        return 0

    return player.run(lines, start).shown


@pytest.mark.parametrize("game", games_with_stock())
def test_a_wrong_try_says_what_it_gives_away_and_the_right_one_ends_it(
    game: str, player: TerminalPlayer
) -> None:
    stock = list(stock_of(game))
    random.Random("order").shuffle(stock)
    first = stock[0]
    wrong = next(one for one in options(first) if one != first.best)
    shown = solve(player, ["nonsense", wrong, "hint", "hint", first.best, "quit"], game)
    assert f"Puzzle 1 of {len(stock)}" in shown
    assert "means nothing here" in shown
    assert re.search(r"gives away \d+% of the chance to win. Try again", shown)
    assert "This is about: " in shown
    three = shown.partition("It is one of these: ")[2].splitlines()[0].split(" · ")
    assert len(set(three)) == 3
    assert first.best in three
    assert f"Right. {first.best} is the best" in shown
    assert "Solved at once, without help: 0 of 1" in shown
    assert "Solved at once, without help: 1 of 1" in solve(player, [first.best, "quit"], game)


def test_the_answer_can_be_shown_and_a_puzzle_left(player: TerminalPlayer) -> None:
    shown = solve(player, ["help", "answer", "next", ""])
    assert "The best is " in shown
    assert "Puzzle 3 of" in shown
    assert "Solved at once, without help: 0 of 2" in shown


@pytest.mark.filterwarnings("ignore::cardtown.fast.SlowerWarning")
@pytest.mark.parametrize("game", games_with_stock())
def test_a_wrong_try_never_gives_away_less_than_the_puzzle_says(
    game: str, player: TerminalPlayer, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(fast, "AVAILABLE", False)
    stock = list(stock_of(game))
    random.Random("order").shuffle(stock)
    lines, leads = list[str](), list[float]()
    for one in stock[:6]:
        wrong = [text for text in options(one) if text != one.best]
        lines += [*wrong, "next"]
        leads += [one.lead] * len(wrong)
    shown = solve(player, [*lines, "quit"], game)
    given = [int(share) for share in re.findall(r"gives away (\d+)% of", shown)]
    assert all(share >= round(100 * lead) for share, lead in zip(given, leads, strict=True))
