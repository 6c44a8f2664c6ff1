"""C8: the rulebook's worked examples. (The worked example of scoring is C5.7.)"""

from __future__ import annotations

import pytest

from cardtown.games.carson_city.queries import answer_placements, answer_score
from tests.carson_city.story import Story, card


@pytest.mark.parametrize("second", [6, 7])
def test_c8_1_the_end_of_a_round_with_two_virtual_seats(second: int) -> None:
    mine, prison = card("M.", "..", 7), card("P.", "..", 7)
    story = Story(
        ["heroes", "banker"],
        [[card("..", "..", 3), mine, prison, card("..", "..", 6)]],
        seats=["virtual:novice", "human", "human", "virtual:novice"],
        suits=["hat", "cow", "star", "boot"],
        virtual={0: [8], 3: [second]},
        backs={"banker": ("horseshoe", "star", "hat", "boot", "cow", "cactus")},
    )
    paul, alex = 1, 2
    story.play(f"{alex} bid 5", f"{paul} bid 5")
    assert story.order() == [0, 3, alex, paul]
    assert [(event["seat"], event["terrain"]["id"]) for event in story.events("take")] == [
        (0, mine.id),
        (3, prison.id),
    ]
    assert story.asked() == {alex: "take"}
    story.play(f"{alex} take 1", f"{alex} place 0 0")
    assert story.asked() == {paul: "take"}


CITY = ["^M^.", "^P^."]  # a Mine, a Prison and four Mountains


def test_c8_2_a_mountain_covers_a_mountain_and_a_corner_is_not_enough() -> None:
    found = answer_placements({"rows": CITY, "card": ["^.", "M."]})["placements"]
    assert [1, 2] in found  # the Mountain on a Mountain
    assert [2, 3] in found
    assert [2, 4] not in found  # touches by a corner alone
    assert [1, 1] not in found  # a Mountain on the Prison


def test_c8_2_a_mine_does_not_cover_the_prison() -> None:
    found = answer_placements({"rows": CITY, "card": ["M.", ".."]})["placements"]
    assert [1, 1] not in found
    assert [1, 3] in found  # the Mine on an empty parcel
    prison = answer_placements({"rows": CITY, "card": ["P^", ".."]})["placements"]
    assert [1, 1] in prison


def test_c8_2_in_play() -> None:
    cards = card("^M", "^P"), card("^.", "^."), card("^.", "M."), card("M.", "..")
    story = Story([], [[one] for one in cards])
    for place in ("0 0", "0 2"):
        story.until_asked(0, "take").play("0 take 1", f"0 place {place}")
    assert story.rows(0) == CITY
    story.until(1, 3).until_asked(0, "take").play("0 take 1")
    story.refused("0 place 2 4", "C4.3")
    story.play("0 place 1 2")
    assert story.rows(0) == [*CITY, "__M."]
    story.until(1, 4).until_asked(0, "take").play("0 take 1")
    assert "mine may not cover prison" in story.refused("0 place 1 1", "C4.4")


@pytest.mark.parametrize(("owning", "expected"), [([], 12), (["captain"], 16)])
def test_c8_3_the_indian(owning: list[str], expected: int) -> None:
    document = {"rows": ["........"] * 5, "characters": [*owning, "indian"]}
    assert answer_score(document)["characters"]["indian"] == expected
