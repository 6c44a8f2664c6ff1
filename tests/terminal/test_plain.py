"""A game without a screen of its own: its view as text, its options by number, the same
commands."""

from __future__ import annotations

import pytest

from cardtown import games, rulebook
from cardtown.core import CardtownError
from cardtown.localization import LANGUAGES, Texts
from cardtown.terminal.plain import PlainScreen
from tests.terminal.conftest import TerminalPlayer


@pytest.fixture(autouse=True)
def no_parts(monkeypatch: pytest.MonkeyPatch) -> None:
    """Our games as if they came from a package that brings nothing for the terminal."""
    found = games.part

    def part(name: str, *path: str) -> object:
        return None if path[0] == "terminal" else found(name, *path)

    monkeypatch.setattr(games, "part", part)


@pytest.mark.parametrize("game", ["carson-city", "card-city"])
def test_a_game_is_played_by_numbers_to_its_end(player: TerminalPlayer, game: str) -> None:
    done = player.play(["1"] * 400, game, seed="plain")
    assert done.code == 0
    assert len(player.finished()) == 1
    assert "The seed was plain" in done.shown
    end = done.after("\nTotal\n")
    winners = [line for line in end.splitlines() if line.startswith("★ ")]
    assert winners == end.splitlines()[: len(winners)]
    assert winners
    assert done.shown.index("\nPlayer 1: ") < done.shown.index("  1  ")


def test_the_text_of_an_option_works_too_and_so_do_the_commands(
    player: TerminalPlayer,
) -> None:
    moves = ["", "bid 7", "", "undo", ""]  # Enter takes the keyboard
    done = player.play(
        [*moves, "score", "log", "rules C4.5", "help", "quit"], seats="you,you", seed="plain"
    )
    assert "Player 1 takes back: bid 7" in done.shown
    assert "Player 1: 0" in done.after("takes back")
    assert "round: era 1, round 1" in done.after("takes back")
    assert "C4.5 Outlaws" in done.shown
    assert "1, 2 …        choose the option of that number" in done.shown
    assert "rules C1.1" in done.shown
    assert not player.saved().actions


def test_anything_but_an_option_is_refused(player: TerminalPlayer) -> None:
    done = player.play(["0", "99", "9" * 5000, "quit"], seed="plain")
    assert done.shown.count("means nothing here") == 3


def test_a_game_without_rules_to_read_says_so(
    player: TerminalPlayer, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(rulebook, "games_with_rules", lambda: ())
    done = player.play(["help", "rules C4.5", "quit"])
    assert "This game brings no rules to read." in done.shown
    assert "undo          take back" in done.shown
    assert "also a chapter" not in done.shown


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_is_a_secret_and_is_asked_in_every_language(language: str) -> None:
    screen = PlainScreen(Texts.load(language))
    table = games.get("card-city").new_table(["human", "human"], seed="plain")
    decision, view = table.decisions()[0], table.view(0)
    assert screen.secret(decision)
    assert not screen.blind(decision)
    assert str(len(decision.options)) in screen.question(view, decision)
    assert screen.parse("2", view, decision) == decision.options[1]
    assert screen.parse("pass", view, decision) is None
    with pytest.raises(CardtownError):
        screen.parse("0", view, decision)
