"""Card City at the terminal table: whole games, every line that can be typed, and secrets."""

from __future__ import annotations

import json
import random
from typing import Any

import pytest

from cardtown.core import BadInput, CardtownError, Record, replay
from cardtown.games.card_city import GAME
from cardtown.localization import LANGUAGES, Texts
from cardtown.terminal.card_city import CardCityScreen
from cardtown.terminal.console import Typed
from cardtown.terminal.saves import read_record
from cardtown.terminal.session import Session
from tests.card_city.story import Story, city
from tests.terminal.conftest import Outcome, TerminalPlayer
from tests.terminal.watcher import Watcher, sit_down

pytestmark = pytest.mark.slow

SEED = "table"
LETTERS = [line for kind in "crpil" for line in (f"{kind} a", f"{kind} a")]
ANSWERS = ["open", "0 1", "0 1 | 2", "0 1 | 2 3", "0 1 | 2 3 4", "a", "a", *LETTERS, "pass"] * 120
"""Typed repeatedly, these answer every question that a game can ask."""


def play(player: TerminalPlayer, lines: list[str], **arguments: Any) -> Outcome:
    return player.play(lines, game="card-city", **{"seed": SEED, **arguments})


# --- whole games -------------------------------------------------------------------------------


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_language_plays_a_game_to_its_end(player: TerminalPlayer, lang: str) -> None:
    done = play(player, ANSWERS, lang=lang, seats="you,bot:random,you")
    assert done.code == 0
    assert "\x1b" not in done.shown
    (save,) = player.finished()
    record = read_record(save.file)
    assert record.result is not None
    assert replay(record, GAME).result == record.result
    assert all(str(score) in done.shown for score in record.result.scores)
    assert Texts.load(lang)("line-residential") in done.shown


def test_a_solo_game_ends_with_its_score(player: TerminalPlayer) -> None:
    done = play(player, ANSWERS, seats="you", names="Anna")
    (save,) = player.finished()
    record = read_record(save.file)
    assert record.result is not None
    assert f"* Anna: {record.result.scores[0]} point" in done.shown.replace("★", "*")
    assert "Winner" not in done.shown
    assert "First player" not in done.shown


def test_a_person_and_a_bot_play_when_nobody_is_named(player: TerminalPlayer) -> None:
    done = play(player, [])
    assert [seat.kind for seat in player.saved().seats] == ["human", "bot:medium"]
    assert "needs more seats" not in done.shown


def test_bots_play_by_themselves(player: TerminalPlayer) -> None:
    done = play(player, [], seats="bot:random,bot:random,bot:random", json_output=True)
    assert set(json.loads(done.shown)) == {"scores", "winners"}


def test_rule_switches_reach_the_game(player: TerminalPlayer) -> None:
    play(player, [], options=["development=once", "joining=allowed"])
    assert player.saved().options == {"development": "once", "joining": "allowed"}


@pytest.mark.parametrize(
    ("arguments", "problem"),
    [
        ({"seats": "you,virtual:expert"}, "is not human or bot:NAME"),
        ({"seats": "you,you,you,you,you"}, "1 to 4 seats"),
        ({"options": ["development=twice"]}, "options.development: must be one of"),
        ({"options": ["speed=2"]}, "speed"),
        ({"deck": "pyproject.toml"}, "deck"),
    ],
)
def test_a_game_that_cannot_start_says_why(
    player: TerminalPlayer, arguments: dict[str, Any], problem: str
) -> None:
    with pytest.raises(CardtownError, match=problem):
        play(player, [], **arguments)
    with pytest.raises(BadInput):
        player.resume()


def test_a_game_left_and_resumed_is_the_same_game(player: TerminalPlayer) -> None:
    against = "you,bot:easy"  # no clock: a bot that looks at one may choose differently
    play(player, ANSWERS, seats=against)
    (save,) = player.finished()
    unbroken = read_record(save.file)
    save.file.unlink()
    lines = lines_to_type(unbroken)
    half = len(lines) // 2
    play(player, [*lines[:half], "quit"], seats=against)
    for line in lines[half : half + 4]:
        assert player.resume([line]).code == 0
    player.resume(lines[half + 4 :])
    (save,) = player.finished()
    assert read_record(save.file) == unbroken


def lines_to_type(record: Record) -> list[str]:
    """The lines that the person at seat 0 types to play this game."""
    lines: list[str] = []
    table = GAME.new_table(record.seats, seed=record.seed)
    for seat, text in record.actions:
        decision = table.decision(seat)
        assert decision is not None
        if seat == 0:
            lines += answers(table, decision, table.grammar.parse(text))
        table.play(seat, text)
    return lines


def answers(table: Any, decision: Any, action: Any) -> list[str]:
    """The lines that make a person's choice: none if it is forced, two after a warning."""
    if len(decision.options) == 1 and decision.kind not in ("divide", "keep"):
        return []
    return [str(action)] * (2 if is_warned(table, decision, action) else 1)


def is_warned(table: Any, decision: Any, action: Any) -> bool:
    here = CardCityScreen(Texts.load("en"))
    try:
        here.parse(str(action).lower(), table.view(decision.seat), decision)
    except CardtownError:
        return True
    return False


# --- lines -------------------------------------------------------------------------------------


def to_a(kind: str, seats: int = 1, **arguments: Any) -> list[str]:
    """Actions of a random game, up to a real choice of that kind."""
    rng = random.Random(kind)
    table = GAME.new_table(["human"] * seats, seed=SEED, **arguments)
    lines: list[str] = []
    while not table.over:
        decision = table.decisions()[0]
        if decision.kind == kind and len(decision.options) > 2:
            return lines
        action = rng.choice(decision.options)
        lines += answers(table, decision, action)
        table.play(decision.seat, action)
    raise AssertionError(f"no choice of that kind: {kind}")


@pytest.mark.parametrize(
    ("line", "answer"),
    [
        ("help", "keep cards 0 and 2"),
        ("help", "why R 1 2"),
        ("help", "rules K3.4    a rule; also a chapter (rules K3) or a word (rules Leisure)"),
        ("rules", "Type rules and a number (rules K3.4)"),
        ("rules K3.4", "K3.4"),
        ("rules k3", "K3.6  "),
        ("score", "Free cells"),
        ("log", "== Round 1 =="),
        ("deck", "The deck has 17 cards. Never seen by you:"),
        ("deck", "Reserve:"),
        ("legend", "Residential"),
        ("districts", "There is no Residential and no Commercial district yet."),
        ("city 1", "Player 1: -24 points, 3 coins, Income 1"),
        ("city", "Type city and a seat: 1 Player 1"),
        ("why r 0 0", "A building stands there already. (K3.1) – more: rules K3.1"),
        ("why r 0 2", "The cell is not adjacent to a building of the city. (K3.2)"),
        ("why l 0 1", "A Leisure costs 5 coins; you have 3. (K3.6)"),
        ("why r 5 5", "The city would be larger than 5 × 5. (K3.1)"),
        ("why r 0 1", "Residential districts  +1"),
        ("why c 0 1", "Income +1"),
        ("why", "Type why, a building and a cell"),
        ("why m 0 1", "Type why, a building and a cell"),
        ("why nonsense", "Type why, a building and a cell"),
        ("hide", "Points are hidden"),
        ("undo", "There is nothing to take back yet."),
    ],
)
def test_a_question_is_answered_and_nothing_played(
    player: TerminalPlayer, line: str, answer: str
) -> None:
    done = play(player, [line], seats="you")
    assert answer in done.after("Which two cards do you keep?")
    assert player.saved().actions == ()


@pytest.mark.parametrize(
    ("line", "problem"),
    [
        ("0", "Name two of the cards 0 to 2"),
        ("0 0", "Name two of the cards 0 to 2"),
        ("0 7", "Name two of the cards 0 to 2"),
        ("0 1 2", "Name two of the cards 0 to 2"),
        ("keep", "“keep” means nothing here"),
        ("build r 0 1", "“build R 0 1” does not fit here: it is time to keep two"),
        ("buy 0 1", "does not fit here"),
        ("mixed", "does not fit here"),
        ("dance", "“dance” means nothing here; help shows what can be typed."),
        ("9" * 5000, "Name two of the cards 0 to 2"),
        ("\x00\x1b[31m", "means nothing here"),
    ],
)
def test_wrong_input_is_one_clear_line_and_loses_nothing(
    player: TerminalPlayer, line: str, problem: str
) -> None:
    done = play(player, [line, "0 1"], seats="you")
    answer = done.after("Which two cards do you keep?").partition("Which two")[0]
    assert problem in answer
    assert len(answer.strip().splitlines()) == 2  # the rest of the question, and the complaint
    assert "\x1b" not in done.shown
    assert player.saved().actions[0][1].startswith("keep ")


def test_a_building_is_placed_by_letter_and_by_coordinates(player: TerminalPlayer) -> None:
    lines = to_a("build")
    for line, problem in (
        ("z", "There is no cell z: they are a to d."),
        ("r 4 4", "The cell is not adjacent to a building of the city. (K3.2)"),
        ("why a", "Total"),
    ):
        assert problem in play(player, [*lines, line], seats="you").shown
    view = replay(player.saved(), GAME).view(0)
    kind = view.seats[0].hand.known[0]
    for line in (f"{kind} a", f"{kind.lower()} -1 0", f"build {kind} -1 0"):
        play(player, [*lines, line], seats="you")
        assert player.saved().actions[-1] == (0, f"build {kind} -1 0")


def test_two_kinds_on_one_cell_have_to_be_told_apart(player: TerminalPlayer) -> None:
    table = Story("IRR", players=1).table
    shown = watch_game(table, ["0 1", "a", "0 1", "r a"])
    assert "Which card? Type one of: I a, R a" in shown
    assert "Which card? Type one of: I c, R c" in shown


def test_undo_takes_a_building_back(player: TerminalPlayer) -> None:
    lines = to_a("build")
    play(player, lines, seats="you")
    kind = replay(player.saved(), GAME).view(0).seats[0].hand.known[0]
    done = play(player, [*lines, f"{kind} a", "undo"], seats="you")
    assert f"Player 1 takes back: build {kind} -1 0" in done.shown
    assert len(player.saved().actions) == len(lines)


def test_open_and_mixed(player: TerminalPlayer) -> None:
    for number, (line, text) in enumerate((("o", "open"), ("MIXED", "mixed"))):
        game = {"seats": "bot:random,you", "seed": f"first {number}"}
        for again in range(20):
            game["seed"] = f"first {number} {again}"
            if "Which lot do you take?" in play(player, [], **game).shown:
                break
        done = play(player, [line], **game)
        assert "open: you keep" in done.shown
        assert player.saved().actions[1] == (1, text)


def two_that_grow(**options: str) -> Any:
    """Two Residential districts with enough culture around them, the left one for twice."""
    home = city("IL____", "LRMRL_")
    return Story("PPP", players=1, cities=[home], options=options).table


def test_districts_grow_one_after_the_other() -> None:
    lines = ["0 1", "p -2 -1", "p 1 2", "why a", "r 1 -1", "why r 1 -2", "r 1 -2", "log"]
    shown = watch_game(two_that_grow(), lines)
    assert "Which district grows, and where?" in shown
    assert "↑ can grow" in shown.replace("^", "↑")
    assert "Residential districts  +2" in shown
    assert "Seat 0’s district grows: Residential (R) at 1 -1." in shown
    assert "Seat 0’s district grows: Residential (R) at 1 -2." in shown


def test_why_nothing_develops_there() -> None:
    """The rules of phase 3 are named, and what the city allows but the round does not."""
    lines = ["0 1", "p -2 -1", "p 1 2", "r 1 -1"]
    for question, reason in (
        ("why r 0 0", "A building stands there already. (K3.1)"),
        ("why l 1 1", "Only Residential and Commercial districts develop. (K4.1)"),
        ("why c 1 1", "The cell is not adjacent to a Commercial district. (K4.4)"),
        ("why r 1 -2", "The Residential district has developed in this round already. (K4.5)"),
    ):
        shown = watch_game(two_that_grow(development="once"), [*lines, question])
        assert reason in shown, shown


def test_an_empty_reserve_is_the_reason() -> None:
    table = Story("PPP", players=1, cities=[city("IL____", "LRMRL_")], reserve={"R": 0}).table
    shown = watch_game(table, ["0 1", "districts"])
    assert "the Reserve has no card left" in shown


def test_an_industrial_is_bought_or_not(player: TerminalPlayer) -> None:
    done = play(player, [*to_a("buy"), "why a", "no"], seats="you")
    assert "Buy an Industrial for 5 coins? (a letter, or pass)" in done.shown
    assert (0, "pass") in player.saved().actions
    for line in ("a", "i a"):
        play(player, [*to_a("buy"), line], seats="you")
        assert any(text.startswith("buy ") for _, text in player.saved().actions)


# --- the end of a city -------------------------------------------------------------------------


def four_residentials() -> Any:
    """Three Residentials around the Municipal, and the fourth in hand: legal, and the end."""
    home = city("_R_", "RM_", "_R_")
    return Story("PRR", players=1, cities=[home]).table


def watch_game(table: Any, lines: list[str]) -> str:
    """All that a person sees who types these lines."""
    left = iter(lines)
    seen = []

    def answer(_question: str, watcher: Watcher, _session: Session) -> str:
        seen.append(watcher.visible)
        try:
            return next(left)
        except StopIteration:
            raise EOFError from None

    sit_down(table, CardCityScreen(Texts.load("en")), answer)
    return seen[-1]


def test_a_building_that_ends_the_city_has_to_be_confirmed() -> None:
    shown = watch_game(four_residentials(), ["0 1", "r 0 1", "c 0 1", "r 0 1", "log"])
    assert "! the end of the city" in shown
    assert shown.count("nothing could ever be built in your city again") == 2
    assert "If you mean it, type r 0 1 once more." in shown
    assert "builds" not in shown


@pytest.mark.parametrize("again", ["r 0 1", "build R 0 1", "R  0,1"])
def test_repeating_it_in_any_form_confirms_it(again: str) -> None:
    shown = watch_game(four_residentials(), ["0 1", "r 0 1", again])
    assert "Seat 0 builds Residential (R) at 0 1." in shown


def test_no_warning_where_the_city_goes_on() -> None:
    shown = watch_game(four_residentials(), ["0 1", "p -2 0", "log"])
    assert "nothing could ever" not in shown


# --- several people ----------------------------------------------------------------------------


@pytest.mark.parametrize("people", [2, 3, 4])
def test_nobody_sees_what_another_was_shown_in_secret(people: int) -> None:
    """Nothing of it remains while the keyboard is handed over, or during open decisions."""
    rng = random.Random(people)
    screen = CardCityScreen(Texts.load("en"))
    asked = {"pass": 0, "open": 0, "secret": 0}
    at_keyboard = -1

    def answer(question: str, watcher: Watcher, session: Session) -> str:
        nonlocal at_keyboard
        decision = session.table.decisions()[0]
        secrets = ("You hold", "Which two cards open", "Which district", "== Round 1 ==\n")
        if question.startswith("Pass the keyboard"):
            asked["pass"] += 1
            at_keyboard = decision.seat
            assert not any(text in watcher.visible for text in secrets)
            assert " holds " not in watcher.visible
            assert "╭" not in watcher.visible
            return ""
        if screen.secret(decision):
            asked["secret"] += 1
            assert at_keyboard == decision.seat, "the others were not asked to look away"
            assert watcher.typed is Typed.FORGOTTEN
        else:
            asked["open"] += 1
            at_keyboard = -1
            assert watcher.typed is Typed.SEEN
            assert not any(text in watcher.visible for text in secrets)
        return str(rng.choice(decision.options))

    table = GAME.new_table(["human"] * people, seed=f"secret {people}")
    session = sit_down(table, screen, answer)
    assert session.table.over
    assert min(asked.values()) > 10 - people


def test_only_its_taker_looks_at_a_mixed_lot() -> None:
    """The chooser is at the keyboard already, but the others have been watching."""
    table = Story("CIPR", "CIPR").table
    questions = []

    def answer(question: str, _watcher: Watcher, session: Session) -> str:
        questions.append(question.partition(" ")[0])
        if len(questions) == 8:
            raise EOFError
        if question.startswith("Pass"):
            return ""
        decision = session.table.decisions()[0]
        return {"divide": "a", "choose": "mixed"}.get(decision.kind, str(decision.options[0]))

    sit_down(table, CardCityScreen(Texts.load("en")), answer)
    # Seat 0 divides in secret; seat 1 chooses openly; all that is built is secret again.
    assert questions[:5] == ["Pass", "Seat", "Seat", "Pass", "Seat"]


def test_a_division_without_a_choice_is_shown_all_the_same(player: TerminalPlayer) -> None:
    """If it were played unseen, the others would learn that all cards are of one kind."""
    table = Story("RRRR").table
    seen = []

    def answer(question: str, watcher: Watcher, _session: Session) -> str:
        seen.append((question, watcher.visible))
        if len(seen) == 4:
            raise EOFError
        return "" if question.startswith("Pass") else "a"

    sit_down(table, CardCityScreen(Texts.load("en")), answer)
    assert "Which two cards open" in seen[1][0]
    assert "only one choice" not in seen[2][1]
    assert "divide 0 1" not in seen[2][1]
