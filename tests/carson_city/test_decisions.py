"""D1–D18: what was decided where the editions of the rulebook are silent or disagree."""

from __future__ import annotations

from collections import Counter

import pytest

from cardtown.games.carson_city import CHARACTER_IDS, SUITS, standard_deck
from cardtown.games.carson_city.queries import answer_placements, answer_score
from tests.carson_city.story import Story, card, points, worth

VIRTUAL = ["human"] * 3 + ["virtual:expert"]


def test_d1_the_first_two_rows_of_the_table_are_mountain_and_house() -> None:
    for era, (mountains, houses) in zip(standard_deck().terrain, ((32, 18), (12, 18)), strict=True):
        shown = Counter("".join("".join(one.parcels) for one in era))
        assert (shown["^"], shown["h"]) == (mountains, houses)


def test_d2_three_skulls_and_every_suit_three_times_at_every_rank() -> None:
    backs = [one.back for one in standard_deck().characters]
    assert sum(not back for back in backs) == 3
    ranks = Counter((suit, rank) for back in backs for rank, suit in enumerate(back))
    assert ranks == {(suit, rank): 3 for suit in SUITS for rank in range(6)}


def test_d3_the_character_stands_closest_to_the_piles_then_terrain_as_drawn() -> None:
    row = [card("^^", "..", 5), card("MM", "..", 5), card("RR", "..", 5), card("hh", "..", 5)]
    seats = ["human", *["virtual:expert"] * 3]
    story = Story(["captain"], [row], seats=seats, virtual={1: [9], 2: [8], 3: [7]})
    story.play("0 bid 1")
    # All five cards have appeal 5: taken in the order in which they stand.
    assert story.characters(1) == ("captain",)
    assert [event["index"] for event in story.events("take")] == [0, 0, 0]
    assert story.row() == ["RR/..", "hh/.."]


@pytest.mark.parametrize("first", ["banker", "teacher"])
def test_d4_where_every_back_is_a_skull_each_is_drawn_once(first: str) -> None:
    order = [first, *(one for one in CHARACTER_IDS if one != first)]
    story = Story(order, skulls=CHARACTER_IDS)
    assert story.last("reveal")["returned"] == order[:-1]
    assert story.row()[0] == order[-1]
    assert story.table.view(None).returned == tuple(order[:-1])


def test_d4_the_next_round_begins_with_the_pile_as_it_was_left() -> None:
    story = Story(CHARACTER_IDS, skulls=CHARACTER_IDS).until(1, 2)
    assert story.row()[0] == CHARACTER_IDS[-2]
    assert story.last("reveal")["returned"] == list(CHARACTER_IDS[:-2])
    story.until_over()
    drawn = [event["character"] for event in story.events("reveal")]
    assert drawn == list(reversed(CHARACTER_IDS))[:18]


def test_d4_a_returned_back_with_suits_stops_the_skulls() -> None:
    # Only the first card has suits: all others are drawn before it lies on top again.
    story = Story(CHARACTER_IDS, skulls=CHARACTER_IDS[1:])
    assert story.row()[0] == CHARACTER_IDS[-1]
    assert len(story.last("reveal")["returned"]) == 20
    assert not story.table.view(None).skull


@pytest.mark.parametrize(
    "character", ["lawyer", "chinese_worker", "heroes", "gunsmith", "mercenary", "doctor"]
)
def test_d5_one_taken_by_the_governor_may_be_used_in_the_same_round(character: str) -> None:
    story = Story(["governor", character], wants={"governor": 0}).until(1, 2)
    story.play("0 use governor", "0 take 0")
    if character in ("mercenary", "doctor"):
        assert set(story.asked().values()) == {"bid"}
        story.bids(9, 8, 7, 6)
    assert story.offered(0) == [character]
    story.play(f"0 use {character}")
    assert story.table.view(None).seats[0].used == ("governor", character)


def test_d5_one_whose_place_is_past_waits_for_the_next_round() -> None:
    story = Story(["lawyer", "governor"], wants={"lawyer": 0}).until(1, 2)
    story.play("0 use lawyer", "0 take 0")
    assert story.characters(0) == ("lawyer", "governor")
    assert set(story.asked().values()) == {"bid"}
    story.until(1, 3)
    assert story.offered(0) == ["governor"]


@pytest.mark.parametrize(
    "character", ["chinese_worker", "heroes", "gunsmith", "mercenary", "doctor"]
)
@pytest.mark.parametrize("how", ["owned before", "taken with the lawyer"])
def test_d6_the_user_of_the_lawyer_is_offered_nothing_more_this_round(
    character: str, how: str
) -> None:
    if how == "owned before":
        wants = {"lawyer": 0, character: 0}
        story = Story([character, "lawyer"], wants=wants).until(1, 3)
        story.play("0 use lawyer", "0 take 1").until_asked(0, "bid")
    else:
        story = Story(["lawyer", character], wants={"lawyer": 0}).until(1, 2)
        story.play("0 use lawyer", "0 take 0")
    number = story.now()
    while story.now() == number:
        assert story.offered(0) == []
        story.habit()
    story.until_asked(0, "use")
    assert story.offered(0) == [character]


def test_d6_others_are_still_asked() -> None:
    wants = {"heroes": 1, "lawyer": 0}
    story = Story(["heroes", "lawyer"], wants=wants).until(1, 3)
    story.play("0 use lawyer", "0 take 0")
    assert story.offered(1) == ["heroes"]


def test_d7_a_card_with_no_legal_place_may_be_taken_and_is_worth_nothing() -> None:
    # Mountains all over a frame of 8 × 8: a Mine fits nowhere.
    mountains = [[card("^^", "^^")] for _ in range(9)]
    story = Story([], mountains, later=[*mountains[:7], [card("MM", "MM")]])
    for row in range(0, 8, 2):
        for column in range(0, 8, 2):
            story.until_asked(0, "take").play("0 take 1", f"0 place {row} {column}")
    story.until(2, 8).until_asked(0, "take")
    assert "take 1" in story.options(0)
    story.play("0 take 1")
    assert story.events("no_place") == [{"event": "no_place", "seat": 0}]
    assert story.until_over().sheet(0)["total"] == 0


def test_d8_a_prison_on_the_very_card_being_placed_does_not_help() -> None:
    for card_rows in (["P.", ".."], [".P", ".."], ["..", "P."], ["..", ".P"]):
        found = answer_placements({"rows": ["!.", ".."], "card": card_rows})["placements"]
        assert [0, 0] not in found
        assert [0, 2] in found


def test_d8_a_prison_already_in_the_city_does() -> None:
    cards = [
        {"at": [0, 0], "parcels": ["!.", ".."]},
        {"at": [0, 2], "parcels": ["P.", ".."]},
        {"at": [0, 0], "parcels": ["B.", ".."]},
    ]
    assert answer_score({"cards": cards})["total"] == 0


def test_d9_a_city_hall_counts_itself_and_no_houses() -> None:
    assert points("city_hall", "Y") == 1
    assert points("city_hall", "Y_h", "T_h") == 1
    assert points("city_hall", "Y_Y") == 4


def test_d10_outlaws_cost_six_for_each_parcel_not_for_each_card() -> None:
    assert points("outlaws", "!!", "!.") == -18


def test_d11_up_to_three_cards_are_sold_one_by_one_in_the_whole_game() -> None:
    rounds = [[], *[[card("h.", "..")] for _ in range(5)]]
    story = Story(["auctioneer"], rounds, wants={"auctioneer": 0}).until(1, 2)
    for column in (0, 2, 4, 6):
        story.until_asked(0, "take").play("0 take 1", f"0 place 0 {column}")
    story.until(1, 6).play("0 sell 3")
    # One sale is over before the next: the seat is asked again, with its new city.
    assert story.sales(0) == ["sell 0", "sell 2"]
    story.until(2, 1).play("0 sell 0").until(2, 2).play("0 sell 0")
    assert story.sales(0) == []
    story.until_over()
    assert len(story.events("sell")) == 3


def test_d12_the_paperboy_comes_before_the_last_chance_to_sell() -> None:
    story = Story(["paperboy"], [[], [card("h.", "..")]], wants={"paperboy": 0}).until(1, 2)
    story.until_asked(0, "take").play("0 take 1", "0 place 0 0")
    story.until_asked(0, "adopt").play("0 adopt auctioneer")
    assert story.asked() == {0: "sell"}
    story.play("0 sell 0")
    assert story.table.over
    assert story.sheet(0)["characters"] == {"paperboy": 3, "auctioneer": 7}


def test_d13_the_paperboy_brings_nobody_before_the_end() -> None:
    story = Story(["paperboy", "lawyer"], wants={"paperboy": 0}).until_asked(0, "adopt")
    assert story.now() == (2, 9)
    assert story.row() == []
    assert story.events("adopt") == []


def test_d14_a_city_hall_counts_hotels_and_prisons() -> None:
    assert points("city_hall", "Y_H") == 2
    assert points("city_hall", "Y_HP") == 3


def test_d15_the_editor_counts_each_dollar_as_1_and_each_arrow_as_4() -> None:
    assert worth("editor", "h") == 1
    assert worth("editor", "h", owning=["banker"]) == 2
    assert worth("editor", "h", owning=["lawyer"]) == 5
    assert worth("editor", "h", owning=["heroes", "doctor"]) == 11


def test_d16_the_auctioneer_has_no_arrow_and_may_sell_three_cards_in_one_era() -> None:
    assert worth("editor", "h", owning=["auctioneer"]) == 2
    rounds = [[], *[[card("h.", "..")] for _ in range(3)]]
    story = Story(["auctioneer"], rounds, wants={"auctioneer": 0}).until(1, 2)
    for column in (0, 2, 4):
        story.until_asked(0, "take").play("0 take 1", f"0 place 0 {column}")
    story.until(1, 5).play("0 sell 2", "0 sell 1", "0 sell 0")
    assert len(story.events("sell")) == 3


def test_d17_after_the_last_card_is_sold_the_city_starts_over() -> None:
    rounds = [[], [card("hh", "..")], [card("MM", "..")]]
    story = Story(["auctioneer"], rounds, wants={"auctioneer": 0}).until(1, 2)
    story.until_asked(0, "take").play("0 take 1", "0 place 0 0")
    story.until(1, 3).play("0 sell 0")
    assert story.rows(0) == []
    story.until_asked(0, "take").play("0 take 1")
    assert story.options(0) == ["place 0 0"]


def test_d18_a_tie_for_first_place_is_a_shared_win() -> None:
    story = Story().until_over()
    assert story.result.winners == (0, 1, 2, 3)
    assert len(set(story.result.scores)) == 1
