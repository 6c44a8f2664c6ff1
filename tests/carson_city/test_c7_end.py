"""C7: the end of the game."""

from __future__ import annotations

import pytest

from cardtown.core import GameOver
from cardtown.games.carson_city import CHARACTER_IDS
from tests.carson_city.story import Story, card

SEATS = ["human"] * 3 + ["virtual:expert"]
NO_APPEAL: dict[str, int] = dict.fromkeys(CHARACTER_IDS, 0)


def test_c7_1_a_real_seat_scores_its_city_and_its_characters() -> None:
    story = Story(["heroes"], [[], [card("MS", "^h", 9)]], wants={"heroes": 0}).until(1, 2)
    story.until_asked(0, "take").play("0 take 1", "0 place 0 0").until_over()
    sheet = story.sheet(0)
    # Appeal is nothing to a real seat.
    assert sheet["lines"]["mines"] == 2
    assert sheet["lines"]["saloons"] == 2
    assert sheet["characters"] == {"heroes": 6}
    assert sheet["total"] == 10
    assert story.result.scores == (10, 0, 0, 0)


def test_c7_1_a_virtual_seat_scores_the_appeal_of_all_its_cards() -> None:
    rounds = [[card("MM", "^^", 7)], [card("!!", "!!", 9)]]
    appeals = {**NO_APPEAL, "banker": 5}
    story = Story(
        ["heroes", "cowboy", "banker"], rounds, seats=SEATS, appeals=appeals, virtual={3: [11]}
    )
    story.until_over()
    # Seat 3 outbids the others in every round: two terrain cards, then the Banker.
    assert "banker" in story.characters(3)
    assert story.sheet(3) == {"seat": 3, "total": 7 + 9 + 5}


def test_c7_1_a_virtual_seats_characters_are_worth_their_appeal_alone() -> None:
    appeals = {**NO_APPEAL, "undertaker": 6, "editor": 6}
    story = Story(["undertaker", "editor"], seats=SEATS, appeals=appeals, virtual={3: [11]})
    assert story.until_over().sheet(3)["total"] == 12


def test_c7_2_the_highest_total_wins() -> None:
    story = Story(["heroes", "doctor"], wants={"heroes": 2, "doctor": 1}).until_over()
    assert story.result.scores == (0, 5, 6, 0)
    assert story.result.winners == (2,)
    assert story.last("score")["winners"] == [2]


def test_c7_2_a_virtual_seat_can_win() -> None:
    story = Story([], [[card("..", "..", 9)]], seats=SEATS).until_over()
    assert story.result.winners == (3,)


@pytest.mark.parametrize(("appeal", "winners"), [(5, (0,)), (6, (0, 3)), (7, (3,))])
def test_c7_2_a_tie_for_first_is_a_shared_win(appeal: int, winners: tuple[int, ...]) -> None:
    rounds = [[], [card("..", "..", appeal)]]
    story = Story(["captain"], rounds, seats=SEATS, appeals=NO_APPEAL, virtual={3: [3, 11]})
    # Out of habit the virtual seat would pick first and take the Captain, first of equals.
    story.bids(9, 8, 7).play("0 take 0").until_over()
    assert story.result.scores[0] == 6
    assert story.result.winners == winners


def test_c7_2_all_may_share_the_win() -> None:
    assert Story().until_over().result.winners == (0, 1, 2, 3)


def test_c7_2_after_the_end_nothing_can_be_played() -> None:
    story = Story().until_over()
    assert story.asked() == {}
    with pytest.raises(GameOver):
        story.play("0 bid 1")
    assert story.events("score") == [story.table.events[-1].to_json()]
