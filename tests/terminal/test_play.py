"""Whole games from the command line: beginning, ending, leaving, resuming."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from cardtown import bots, games
from cardtown.bots import Occasion
from cardtown.core import BadInput, CardtownError, Record, Result, replay
from cardtown.games import carson_city
from cardtown.games.carson_city import GAME, CarsonTable, standard_deck
from cardtown.localization import LANGUAGES, Texts
from cardtown.terminal.console import Terminal, Typed
from cardtown.terminal.play import play, show_replay
from cardtown.terminal.saves import read_record
from tests.terminal.conftest import TerminalPlayer

pytestmark = pytest.mark.slow

TEXTS = Texts.load("en")
BOTS = ",".join(["bot:random"] * 4)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_language_plays_a_game_to_its_end(
    player: TerminalPlayer, any_answer: list[str], lang: str
) -> None:
    done = player.play(any_answer, lang=lang, seed=f"whole {lang}")
    assert done.code == 0
    assert "\x1b" not in done.shown
    assert not [line for line in done.shown.splitlines() if line != line.rstrip("\r")]
    assert player.saves.unfinished() == []
    (save,) = player.finished()
    record = read_record(save.file)
    assert record.result is not None
    assert replay(record, GAME).result == record.result
    assert all(str(score) in done.shown for score in record.result.scores)
    assert record.seed in done.shown


def test_bots_play_by_themselves(player: TerminalPlayer, tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    done = player.play(seats=BOTS, seed="bots", record=str(file))
    record = read_record(file)
    assert record.result is not None
    assert "Winner: " in done.shown
    assert [seat.kind for seat in record.seats] == ["bot:random"] * 4
    assert not player.saves.folder.exists()
    player.play(seats=BOTS, seed="bots", record=str(file))
    assert read_record(file) == record


def test_json_is_one_line(player: TerminalPlayer) -> None:
    done = player.play(seats="bot:random", seed="json", json_output=True)
    result = json.loads(done.shown)
    assert done.shown.count("\n") == 1
    assert set(result) == {"scores", "winners"}
    assert len(result["scores"]) == 4


def test_missing_seats_are_filled_and_announced(player: TerminalPlayer) -> None:
    done = player.play(seats="you,bot:random")
    assert "This game needs more seats. Added: Novice 3, Novice 4." in done.shown
    kinds = [seat.kind for seat in player.saved().seats]
    assert kinds == ["human", "bot:random", "virtual:novice", "virtual:novice"]


def test_names_go_to_the_seats_in_order(player: TerminalPlayer) -> None:
    player.play(seats="you,you,virtual:expert", names="Anna, Ben")
    assert [seat.name for seat in player.saved().seats] == ["Anna", "Ben", "Expert 3", "Novice 4"]


def test_options_reach_the_game(player: TerminalPlayer) -> None:
    player.play(options=["suits=cow,boot,hat,star"])
    assert player.saved().options == {"suits": ["cow", "boot", "hat", "star"]}


@pytest.mark.parametrize(
    ("arguments", "problem"),
    [
        ({"seats": "me"}, "seats: .* is not you"),
        ({"seats": ""}, "seats: .* is not you"),
        ({"seats": "you,,you"}, "seats: .* is not you"),
        ({"seats": "virtual:novice"}, "at least one seat must be real"),
        ({"seats": "you,virtual:genius"}, "a virtual seat is one of"),
        ({"seats": ",".join(["you"] * 7)}, "4 to 6 seats"),
        ({"seats": "you,bot:nobody"}, "nobody"),
        ({"names": "a,b,c,d,e"}, "5 names for 4 seats"),
        ({"names": "x" * 41}, "1 to 40"),
        ({"seed": "a\udcffb"}, "seed"),
        ({"lang": "es"}, "lang"),
        ({"options": ["suits"]}, "NAME=VALUE"),
        ({"options": ["speed=2"]}, "speed"),
        ({"options": ["suits=hat"]}, "suits"),
        ({"deck": "/nowhere/deck.toml"}, "deck: cannot read"),
        ({"record": "/nowhere/game.json"}, "record: there is no folder"),
        ({"record": "/"}, "record: / is a folder"),
    ],
)
def test_a_game_that_cannot_start_says_why_and_saves_nothing(
    player: TerminalPlayer, arguments: dict[str, Any], problem: str
) -> None:
    with pytest.raises(CardtownError, match=problem) as caught:
        player.play(["5"], **arguments)
    assert "\n" not in str(caught.value)
    assert not player.saves.unfinished()


def test_the_end_of_input_keeps_the_game(player: TerminalPlayer) -> None:
    done = player.play(["5"], seed="eof")
    assert done.code == 0
    assert f"cardtown resume {player.saves.newest().name}" in done.shown
    assert player.saved().actions[0] == (0, "bid 5")


def test_quit_writes_the_record_so_far(player: TerminalPlayer, tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    player.play(["5", "quit"], record=str(file))
    assert read_record(file) == player.saved()
    assert read_record(file).result is None


def test_a_game_left_and_resumed_often_is_the_same_game(
    player: TerminalPlayer, any_answer: list[str]
) -> None:
    """The bots choose as if nobody had left: an interrupted game equals an uninterrupted one."""
    arguments = {"seats": "you,bot:random,bot:random,virtual:expert", "seed": "often"}
    player.play(any_answer, **arguments)
    (unbroken,) = (read_record(save.file) for save in player.finished())
    turns = [text for seat, text in unbroken.actions if seat == 0 and text != "place 0 0"]
    half = len(turns) // 2
    player.play([*turns[:half], "quit"], **arguments)
    for text in turns[half : half + 5]:
        assert player.resume([text]).code == 0
    done = player.resume(turns[half + 5 :])
    assert "Winner" in done.shown
    assert all(read_record(save.file) == unbroken for save in player.finished())
    assert len(player.finished()) == 2


@pytest.fixture
def every_game_is_tied(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let the first two seats share every win."""

    def tied(table: CarsonTable) -> Result | None:
        return table._result and table._result._replace(winners=(0, 1))

    monkeypatch.setattr(CarsonTable, "result", property(tied))


def say_to_rematches(monkeypatch: pytest.MonkeyPatch, *answers: str) -> list[str]:
    """Answer the questions about a rematch; return the list of the answers that are left."""
    left, ask = list(answers), Terminal.ask

    def answer(terminal: Terminal, question: str, typed: Typed = Typed.SEEN) -> str:
        if "rematch" in question:
            return left.pop(0)
        return ask(terminal, question, typed)

    monkeypatch.setattr(Terminal, "ask", answer)
    return left


@pytest.mark.usefixtures("every_game_is_tied")
def test_c7_2_d18_a_rematch_is_offered_after_a_shared_win(
    player: TerminalPlayer, any_answer: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    left = say_to_rematches(monkeypatch, "yes", "no")
    assert player.play(any_answer, seed="first", names="Anna").code == 0
    assert left == []
    games = [read_record(save.file) for save in player.finished()]
    assert len(games) == 2
    assert games[0].seats == games[1].seats
    assert games[0].seed != games[1].seed


@pytest.mark.usefixtures("every_game_is_tied")
def test_c7_2_d18_a_rematch_is_played_after_a_game_that_was_resumed(
    player: TerminalPlayer, any_answer: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    left = say_to_rematches(monkeypatch, "y", "")
    player.play(["5", "quit"], names="Anna", options=["suits=cow,boot,hat,star"])
    assert player.resume(any_answer).code == 0
    assert left == []
    games = [read_record(save.file) for save in player.finished()]
    assert [game.options for game in games] == [{"suits": ["cow", "boot", "hat", "star"]}] * 2
    assert games[0].seats == games[1].seats


def test_c7_2_no_rematch_is_offered_where_one_seat_wins(
    player: TerminalPlayer, any_answer: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    left = say_to_rematches(monkeypatch, "yes")
    player.play(any_answer, seed="one winner")
    assert left == ["yes"]


def test_resume_shows_where_the_game_stands(player: TerminalPlayer) -> None:
    left = player.play(["5"], seed="stands")
    back = player.resume()
    assert f"The game {player.saves.newest().name} goes on." in back.shown
    board = left.shown[left.shown.rindex("Era I · Round") :].splitlines()[:8]
    assert "\n".join(board) in back.shown


def test_a_game_of_an_earlier_standard_deck_is_resumed_with_it(player: TerminalPlayer) -> None:
    earlier = carson_city.GAME.unnamed_decks()[1]
    player.play(["5", "quit"])
    save = player.saves.newest()
    table = carson_city.GAME.new_table(player.saved().seats, seed="earlier", deck=earlier)
    save.write(table)
    assert player.resume(["5", "quit"]).code == 0
    assert player.saved().deck == earlier.stamp
    assert player.saved().actions


def test_resume_of_a_copy_leaves_the_copy_alone(player: TerminalPlayer, tmp_path: Path) -> None:
    file = tmp_path / "copy.json"
    player.play(["5", f"save {file}", "quit"])
    text = file.read_text()
    player.resume(["0", "quit"], file=str(file))
    assert file.read_text() == text
    assert len(player.saves.unfinished()) == 2
    assert len(player.saved().actions) > len(read_record(file).actions)


def test_a_finished_game_shows_its_result_again(
    player: TerminalPlayer, any_answer: list[str]
) -> None:
    done = player.play(any_answer, seed="again")
    (save,) = player.finished()
    again = player.resume(file=str(save.file))
    assert again.shown in done.shown
    assert "Winner" in again.shown


def test_an_edited_save_is_refused_with_the_place(player: TerminalPlayer) -> None:
    player.play(["5"])
    file = player.saves.newest().file
    file.write_text(file.read_text().replace("bid 5", "bid 55"))
    with pytest.raises(CardtownError, match=r"action 0: .*bid 55"):
        player.resume()


def test_nothing_to_resume(player: TerminalPlayer) -> None:
    with pytest.raises(BadInput, match="no unfinished game"):
        player.resume()


def test_a_custom_deck_goes_with_the_save(player: TerminalPlayer, tmp_path: Path) -> None:
    standard = Path(carson_city.__file__).with_name("decks") / "standard.toml"
    deck = tmp_path / "deck.toml"
    deck.write_text(standard.read_text("utf-8").replace('name = "', 'name = "My ', 1), "utf-8")
    player.play(["5"], deck=str(deck))
    assert player.saved().deck.name == f"My {standard_deck().name}"
    deck.unlink()
    assert player.resume(["0"]).code == 0


def test_a_record_of_another_deck_is_refused(player: TerminalPlayer) -> None:
    player.play(["5"])
    file = player.saves.newest().file
    file.write_text(file.read_text().replace('"sha256": "', '"sha256": "0'))
    with pytest.raises(BadInput, match="another deck"):
        player.resume()


def test_the_record_is_the_game_that_was_played(
    player: TerminalPlayer, any_answer: list[str], tmp_path: Path
) -> None:
    file = tmp_path / "game.json"
    player.play(any_answer, seats="you,you,bot:random", seed="three", record=str(file))
    record = read_record(file)
    assert Record.of(replay(record, GAME)) == record


@pytest.mark.parametrize("finished", [True, False])
def test_a_replay_shows_the_log_and_how_the_game_stands(
    player: TerminalPlayer, tmp_path: Path, capsys: pytest.CaptureFixture[str], finished: bool
) -> None:
    file = tmp_path / "game.json"
    seats = "bot:random" if finished else "you"
    player.play(["5"], seats=seats, seed="replay", record=str(file))
    record = read_record(file)
    show_replay(replay(record, GAME), record, events=True, lang="en")
    shown = capsys.readouterr().out
    assert "== Era I, Round 1 ==" in shown
    assert "Score sheet" in shown
    assert ("Winner" in shown) == finished
    assert f"replays: {len(record.actions)} action" in shown


@pytest.mark.parametrize("game", ["carson-city", "card-city"])
def test_a_hint_shows_what_a_bot_would_do_from_what_the_person_knows(
    player: TerminalPlayer, game: str
) -> None:
    done = player.play(["hint"], game=game, seats="you,bot:random", seed="hint")
    shown = done.after(TEXTS("ui-hint-about")).split()
    table = replay(player.saved(), games.get(game))
    (decision,) = [one for one in table.decisions() if one.seat == 0]
    bot = bots.make(bots.adviser_for(game) or "")
    best = bot.rank(table.view(0), decision, Occasion.at(table, 0).rng())[0]
    assert shown[: len(str(best.action).split())] == str(best.action).split()
    assert f"{best.later:+.1f}" in shown[:6]


def test_people_who_play_against_each_other_get_no_hints(player: TerminalPlayer) -> None:
    done = player.play(["", "hint"], game="card-city", seats="you,you", seed="hint")
    assert TEXTS("ui-hint-people") in done.shown
    assert TEXTS("ui-hint-about") not in done.shown


def test_an_unknown_game_is_refused_with_those_there_are() -> None:
    with pytest.raises(BadInput, match="must be one of carson-city, card-city"):
        play("chess")
