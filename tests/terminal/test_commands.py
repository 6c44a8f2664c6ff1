"""Every line that a person can type, right and wrong."""

from __future__ import annotations

from pathlib import Path

import pytest

from cardtown.terminal.saves import read_record
from tests.terminal.conftest import TerminalPlayer

SEED = "commands"


@pytest.fixture
def to_place(player: TerminalPlayer) -> list[str]:
    """Lines that lead to the question where to place a card."""
    for first in range(5):
        for second in range(5):
            lines = ["9", str(first), "8", str(second)]
            if "Where does the card go?" in player.play(lines, seed=SEED).shown:
                return lines
    raise AssertionError("no way to a place")


@pytest.mark.parametrize("line", ["7", "bid 7", "  BID   7  "])
def test_a_bid_in_every_form(player: TerminalPlayer, line: str) -> None:
    player.play([line], seed=SEED)
    assert player.saved().actions[0] == (0, "bid 7")


@pytest.mark.parametrize(
    ("line", "answer"),
    [
        ("help", "7 or bid 7"),
        ("?", "save FILE"),
        ("score", "Saloons "),
        ("log", "== Era I, Round 1 =="),
        ("deck", "Unseen terrain, Era I: 44 cards"),
        ("legend", "Blacksmith"),
        ("about", "  "),
        ("about banker", "4 points per Bank."),
        ("about bank", "4 points per Bank."),
        ("about nobody", "No character is called “nobody”."),
        ("city 2", "A virtual player builds nothing"),
        ("city player", "Player 1: 0 points"),
        ("city", "Type city and a seat: 1 Player 1"),
        ("rules C4.5", "Outlaws may be covered by nothing"),
        ("rules c4", "C4.5  Outlaws"),
        ("rules D8", "D8 When outlaws count as empty"),
        ("rules Mercenary", "The 21 characters"),
        ("rules", "Type rules and a number"),
        ("rules C99.9", "There is no rule"),
        ("rules xylophone", "No rule mentions “xylophone”."),
        ("why 1", "Total"),
        ("why", "Type why and"),
        ("why 17", "Type why and"),
        ("hide", "Points are hidden"),
        ("show", "Points are shown"),
        ("save", "The game is saved after every action, in "),
        ("undo", "There is nothing to take back yet."),
        ("", "Your bid?"),
    ],
)
def test_a_question_is_answered_and_nothing_played(
    player: TerminalPlayer, line: str, answer: str
) -> None:
    done = player.play([line], seed=SEED)
    assert answer in done.after("Your bid?")
    assert done.shown.count("Your bid?") == 2
    assert player.saved().actions == ()


@pytest.mark.parametrize(
    ("line", "problem"),
    [
        ("10", "You don’t have auction card 10; you have 1, 2, 3, 4, 5, 6, 7, 8, 9. (C3.4)"),
        ("take 1", "“take 1” does not fit here: it is time to bid."),
        ("place 0 0", "(C3.4) – more: rules C3.4"),
        ("use lawyer", "does not fit here"),
        ("sell 0", "Only the owner of the Auctioneer can sell cards. (C6.3)"),
        ("bid", "“bid” means nothing here"),
        ("bid seven", "“bid seven” means nothing here"),
        ("bid 7 8", "means nothing here"),
        ("9" * 5000, "“" + "9" * 40 + "” means nothing here"),
        ("dance", "“dance” means nothing here; help shows what can be typed."),
        ("\x00\x1b[31m", "means nothing here"),
        ("b", "“b” means nothing here"),
    ],
)
def test_wrong_input_is_one_clear_line_and_loses_nothing(
    player: TerminalPlayer, line: str, problem: str
) -> None:
    done = player.play([line, "7"], seed=SEED)
    answer = done.after("Your bid?").partition("Your bid?")[0]
    assert problem in answer
    assert len(answer.strip().splitlines()) == 2  # the rest of the question, and the complaint
    assert "\x1b" not in done.shown
    assert player.saved().actions[0] == (0, "bid 7")


def test_a_letter_places_the_card(player: TerminalPlayer, to_place: list[str]) -> None:
    done = player.play([*to_place, "why b", "b"], seed=SEED)
    assert " Total" in done.shown
    placed = [text for _, text in player.saved().actions if text.startswith("place")]
    assert len(placed) == 2


def test_coordinates_place_the_card(player: TerminalPlayer, to_place: list[str]) -> None:
    player.play([*to_place, "a"], seed=SEED)
    best = player.saved().actions[-1][1]
    for line in (best, best.removeprefix("place "), best.removeprefix("place ").replace(" ", ",")):
        player.play([*to_place, line], seed=SEED)
        assert player.saved().actions[-1][1] == best


@pytest.mark.parametrize(
    ("line", "problem"),
    [
        ("8 8", "The city would be larger than 8 × 8 parcels. (C4.2) – more: rules C4.2"),
        ("999 999", "(C4.2)"),
        ("2 2", "The card must share a side with the city, or cover part of it. (C4.3)"),
        ("zz", "There is no place zz: they are a to "),
        ("3", "“3” means nothing here"),
        ("why zz", "Type why and"),
    ],
)
def test_an_illegal_place_says_why(
    player: TerminalPlayer, to_place: list[str], line: str, problem: str
) -> None:
    done = player.play([*to_place, line], seed=SEED)
    assert problem in done.after("Where does the card go?")


def test_undo_goes_back_to_the_choice_before(player: TerminalPlayer, to_place: list[str]) -> None:
    done = player.play([*to_place, "undo"], seed=SEED)
    assert f"Player 1 takes back: take {to_place[-1]}" in done.shown
    assert player.saved().actions[-1] == (0, "bid 8")
    again = player.play([*to_place, "undo", to_place[-1], "a"], seed=SEED)
    straight = player.play([*to_place, "a"], seed=SEED)
    assert again.code == straight.code == 0
    assert len({read_record(save.file).actions for save in player.saves.unfinished()[:2]}) == 1


def test_undo_stops_at_a_secret(player: TerminalPlayer) -> None:
    done = player.play(["9", "undo"], seed=SEED)
    assert "Something hidden has been revealed" in done.shown
    assert player.saved().actions == ((0, "bid 9"),)


def test_undo_takes_back_what_bots_did_since_and_they_do_it_again(player: TerminalPlayer) -> None:
    """Player 1 takes a card, bots follow, Player 3 is asked: undo returns to Player 1."""
    lines = ["", "9", "", "1", "1"]
    for number in range(20):
        game = {"seats": "you,bot:random,you,bot:random", "seed": f"bots {number}"}
        player.play(lines, **game)
        played = player.saved().actions
        if (0, "take 1") in played and played[-1][0] in (1, 3):
            break
    taken = player.play([*lines, "undo"], **game)
    assert "Player 1 takes back: take 1" in taken.shown
    assert player.saved().actions == played[: played.index((0, "take 1"))]
    player.play([*lines, "undo", "1"], **game)
    assert player.saved().actions == played


def test_save_writes_a_copy_and_spares_other_files(player: TerminalPlayer, tmp_path: Path) -> None:
    file, other = tmp_path / "My Game.json", tmp_path / "letter.txt"
    other.write_text("Dear Anna")
    lines = [f"save {file}", "5", f"save {file}", f"save {other}", f"SAVE {tmp_path}/no/game"]
    done = player.play(lines, seed=SEED)
    assert done.shown.count(f"Saved in {file}") == 2
    assert f"{other} is there already and is not this game" in done.shown
    assert f"Can’t write {tmp_path}/no/game: no such file" in done.shown
    assert other.read_text() == "Dear Anna"
    assert read_record(file).actions == ((0, "bid 5"),)


def test_hidden_points_stay_hidden(player: TerminalPlayer, to_place: list[str]) -> None:
    done = player.play(["hide", *to_place], seed=SEED)
    board = done.shown[done.shown.rindex("Era I · Round 2/9") :]
    assert "[a]" in board
    assert "±" not in board
    assert "+" not in board


def test_a_full_disk_is_reported_and_the_game_goes_on(
    player: TerminalPlayer, monkeypatch: pytest.MonkeyPatch
) -> None:
    from cardtown.terminal import saves

    real = saves.write_whole
    calls = []

    def full_after_the_first(file: Path, text: str) -> None:
        calls.append(file)
        if len(calls) > 1:
            raise OSError(28, "No space left on device")
        real(file, text)

    monkeypatch.setattr(saves, "write_whole", full_after_the_first)
    done = player.play(["5", "0"], seed=SEED)
    assert "no space left on device" in done.shown
    assert "Round 2/9" in done.shown


# Several people


def test_people_bid_one_after_the_other_and_see_all_bids_together(player: TerminalPlayer) -> None:
    lines = ["", "7", "", "3"]
    done = player.play(lines, seats="you,you", names="Anna,Ben", seed=SEED)
    anna, ben, seen = (
        done.shown.index(text)
        for text in ("keyboard to Anna", "keyboard to Ben", "Bids: Anna 7, Ben 3")
    )
    assert anna < ben < seen
    assert "Bid 7" not in done.shown[ben:seen]
    assert "bid 7" not in done.shown[ben:seen]


def test_a_bid_can_be_taken_back_until_all_are_in_and_is_not_named(player: TerminalPlayer) -> None:
    lines = ["", "7", "", "undo", "", "4", "", "3"]
    done = player.play(lines, seats="you,you", names="Anna,Ben", seed=SEED)
    assert "Anna takes back: a secret choice" in done.shown
    assert "Bids: Anna 4, Ben 3" in done.shown


def test_the_last_bid_cannot_be_taken_back(player: TerminalPlayer) -> None:
    lines = ["", "7", "", "3", "undo"]
    done = player.play(lines, seats="you,you", names="Anna,Ben", seed=SEED)
    assert "can’t be taken back any more" in done.shown
    assert player.saved().actions[:2] == ((0, "bid 7"), (1, "bid 3"))


def test_people_can_leave_while_the_keyboard_is_passed(player: TerminalPlayer) -> None:
    done = player.play(["", "7", "quit", "3"], seats="you,you", seed=SEED)
    assert "The game is kept." in done.shown
    assert player.saved().actions == ((0, "bid 7"),)
