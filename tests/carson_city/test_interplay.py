"""Rules that meet: characters used together, sales and uses in one round, seats of all kinds."""

from __future__ import annotations

from typing import Any

import pytest

from cardtown.core import NotYourTurn
from tests.carson_city.story import Story, card

BARE = card("..", "..")


def row_of(*glyphs: str) -> list[Any]:
    """Terrain cards that show one element four times each."""
    return [card(glyph * 2, glyph * 2) for glyph in glyphs]


# --- Governor and Lawyer ----------------------------------------------------------------------


def test_governor_then_lawyer_by_the_same_seat() -> None:
    wants = {"governor": 0, "lawyer": 0}
    rounds = [[], [], row_of("^", "M", "R", "h", "B")]
    story = Story(["governor", "lawyer", "banker"], rounds, wants=wants).until(1, 3)
    story.play("0 use governor")
    assert story.row()[-1] == "BB/BB"
    story.play("0 take 5", "0 place 0 0")
    assert story.offered(0) == ["lawyer"]
    story.play("0 use lawyer", "0 take 1", "0 place 0 2")
    assert story.rows(0) == ["BB^^", "BB^^"]
    story.bids(9, 5, 4, 3)
    assert story.last("bids")["bids"][0] == {"seat": 0, "card": 9, "bonus": 0}
    assert story.order() == [1, 2, 3]
    assert story.row() == ["banker", "MM/MM", "RR/RR", "hh/hh"]


def test_governor_and_lawyer_by_different_seats() -> None:
    wants = {"governor": 1, "lawyer": 2}
    rounds = [[], [], row_of("^", "M", "R", "h", "B")]
    story = Story(["governor", "lawyer", "banker"], rounds, wants=wants).until(1, 3)
    assert story.asked() == {1: "use"}
    story.play("1 use governor", "1 take 0")
    assert story.characters(1) == ("governor", "banker")
    assert story.asked() == {2: "use"}
    story.play("2 use lawyer", "2 take 4")
    assert story.asked() == {2: "place"}
    story.habit()
    story.bids(9, 8, 7, 6)
    # The Governor's seat picks as usual, the Lawyer's does not.
    assert story.order() == [0, 1, 3]
    assert len(story.row()) == 4


def test_governor_events_come_before_the_next_use() -> None:
    wants = {"governor": 1, "lawyer": 2}
    story = Story(["governor", "lawyer", "banker"], wants=wants).until(1, 3)
    before = len(story.table.events)
    story.play("1 use governor", "1 take 1", "1 place 0 0", "2 use lawyer", "2 take 0")
    names = [event.to_json()["event"] for event in story.table.events[before:]]
    assert names == ["use", "extra", "take", "place", "use", "take"]


def test_governor_takes_the_lawyer_and_uses_him_at_once() -> None:
    story = Story(["governor", "lawyer"], wants={"governor": 0}).until(1, 2)
    story.play("0 use governor", "0 take 0", "0 use lawyer", "0 take 0").until_asked(0, "bid")
    story.bids(9, 8, 7, 6)
    assert story.order() == [1, 2, 3]


def test_governor_takes_the_chinese_worker_who_reveals_and_takes_twice() -> None:
    story = Story(["governor", "chinese_worker"], wants={"governor": 0}).until(1, 2)
    story.play("0 use governor", "0 take 0", "0 use chinese_worker")
    assert len(story.events("extra")) == 2
    assert len(story.row()) == 6
    story.bids(9, 8, 7, 6).play("0 take 0", "0 place 0 0", "0 take 0")
    story.habit()
    assert story.asked() == {1: "take"}


def test_governor_takes_the_auctioneer_and_sells_before_the_bid() -> None:
    story = Story(["governor", "banker", "auctioneer"], wants={"governor": 0}).until(1, 2)
    story.until(1, 3)
    story.play("0 use governor", "0 take 0")
    assert story.asked()[0] == "bid"
    assert story.sales(0) == ["sell 0"]


def test_declining_the_governor_keeps_him_for_later() -> None:
    story = Story(["governor"], wants={"governor": 0}).until(1, 2).play("0 decline governor")
    story.until(2, 1)
    assert story.offered(0) == ["governor"]
    story.play("0 use governor").until(2, 2)
    while not story.table.over:
        assert story.offered(0) == []
        story.habit()


def test_only_cards_of_the_row_can_be_taken_at_once() -> None:
    story = Story(["lawyer"], wants={"lawyer": 0}).until(1, 2).play("0 use lawyer")
    assert story.options(0) == [f"take {index}" for index in range(5)]
    story.refused("0 take 5", "C3.6")
    story.refused("0 bid 5", "C3.3")
    with pytest.raises(NotYourTurn):
        story.play("1 bid 5")


def test_lawyer_spends_an_auction_card_without_effect() -> None:
    story = Story(["lawyer"], wants={"lawyer": 0}).until(1, 2)
    story.play("0 use lawyer", "0 take 1", "0 place 0 0").bids(9, 8, 7, 6)
    assert story.table.view(None).seats[0].lawyer
    assert story.table.view(None).seats[0].spent[-1] == 9
    assert story.last("bids")["bids"][0] == {"seat": 0, "card": 9, "bonus": 0}
    assert story.order() == [1, 2, 3]
    story.until(1, 3)
    assert 9 not in story.table.view(None).seats[0].hand
    assert not story.table.view(None).seats[0].lawyer
    story.bids(8, 7, 6, 5)
    assert story.order() == [0, 1, 2, 3]


def test_lawyer_may_take_a_card_that_has_no_place() -> None:
    mountains = [[card("^^", "^^")] for _ in range(9)]
    later = [*mountains[:8], [card("MM", "MM")]]
    story = Story(["lawyer"], [[], *mountains[:8]], later=later, wants={"lawyer": 0}).until(1, 2)
    places = [f"0 place {row} {column}" for row in range(0, 8, 2) for column in range(0, 8, 2)]
    for place in places:
        story.until_asked(0, "take").play("0 take 1", place)
    story.until(2, 9).play("0 use lawyer", "0 take 1")
    assert story.last("no_place")["seat"] == 0
    assert set(story.asked().values()) == {"bid"}
    story.until_over()
    assert story.events("order")[-1]["order"] == [1, 2, 3]


def test_lawyers_user_may_sell_before_its_bid() -> None:
    wants = {"auctioneer": 0, "lawyer": 0}
    story = Story(["auctioneer", "lawyer"], [[], [], [BARE]], wants=wants).until(1, 3)
    story.play("0 use lawyer", "0 take 1", "0 place 0 0")
    assert story.asked()[0] == "bid"
    story.play("0 sell 0", "0 bid 9")
    assert story.last("sell")["seat"] == 0


# --- Chinese Worker ---------------------------------------------------------------------------


def test_chinese_worker_first_card_is_placed_before_the_second_is_taken() -> None:
    rounds = [[], row_of("^", "M", "R", "h", "B")]
    story = Story(["chinese_worker", "banker"], rounds, wants={"chinese_worker": 1}).until(1, 2)
    story.play("1 use chinese_worker").bids(4, 9, 3, 2).play("1 take 1")
    assert story.asked() == {1: "place"}
    story.play("1 place 0 0")
    assert story.asked() == {1: "take"}
    story.play("1 take 1")
    assert story.options(1) == [  # Mines never cover Mountains
        *("place -2 -1", "place -2 0", "place -2 1", "place -1 -2", "place -1 2"),
        *("place 0 -2", "place 0 2", "place 1 -2", "place 1 2"),
        *("place 2 -1", "place 2 0", "place 2 1"),
    ]


def test_chinese_worker_may_place_the_second_by_the_captain_taken_first() -> None:
    rounds = [[], *[[card("^^", "^^")] for _ in range(4)]]
    coming = ["chinese_worker", "banker", "grocer", "cowboy", "teacher", "captain"]
    story = Story(coming, rounds, wants={"chinese_worker": 0}).until(1, 2)
    for column in (0, 2, 4, 6):
        story.until_asked(0, "take").play("0 take 1", f"0 place 0 {column}")
    story.until(1, 6).play("0 use chinese_worker").until_asked(0, "take")
    story.play("0 take 0", "0 take 0", "0 place 2 7")
    assert len(story.rows(0)[0]) == 9


def test_chinese_worker_takes_the_auctioneer_first_and_sells_before_the_second() -> None:
    rounds = [[], [card("h.", "..")]]
    story = Story(["chinese_worker", "banker", "auctioneer"], rounds, wants={"chinese_worker": 0})
    story.until(1, 2).until_asked(0, "take").play("0 take 1", "0 place 0 0").until(1, 3)
    story.play("0 use chinese_worker").until_asked(0, "take")
    assert story.sales(0) == []
    story.play("0 take 0", "0 sell 0", "0 take 0", "0 place 0 0")
    assert story.rows(0) == ["..", ".."]


def test_chinese_worker_stands_once_in_the_order_and_takes_one_more_card_from_the_row() -> None:
    story = Story(["chinese_worker"], wants={"chinese_worker": 3}).until(1, 2)
    story.play("3 use chinese_worker").bids(9, 8, 7, 6)
    assert story.order() == [0, 1, 2, 3]
    story.until(1, 3)
    takes = [event["seat"] for event in story.events("take")][4:]
    assert takes == [0, 1, 2, 3, 3]


def test_chinese_worker_once_per_era_takes_twice_only_then() -> None:
    story = Story(["chinese_worker"], wants={"chinese_worker": 0}).until(1, 2)
    story.play("0 use chinese_worker").until(1, 3)
    seen = len(story.events("take"))
    story.until(1, 4)
    assert len(story.events("take")) == seen + 4


def test_chinese_worker_takes_twice_in_each_era() -> None:
    story = Story(["chinese_worker"], wants={"chinese_worker": 0}).until(1, 2)
    story.play("0 use chinese_worker").until(2, 1).play("0 use chinese_worker").until_over()
    # 18 rounds, and one card more in each Era.
    assert [event["seat"] for event in story.events("take")].count(0) == 20


# --- bonuses ----------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("used", "bonus"),
    [
        (("heroes",), 3),
        (("gunsmith",), 6),
        (("mercenary",), 5),
        (("doctor",), 2),
        (("heroes", "gunsmith", "mercenary", "doctor"), 16),
    ],
)
def test_bonuses_of_heroes_gunsmith_mercenary_and_doctor(used: tuple[str, ...], bonus: int) -> None:
    four = ("heroes", "gunsmith", "mercenary", "doctor")
    story = Story(four, wants=dict.fromkeys(four, 3)).until(1, 5)

    def decide(*about: str) -> None:
        for character in about:
            story.play(f"3 {'use' if character in used else 'decline'} {character}")

    decide("heroes", "gunsmith")
    story.bids(9, 8, 7, 5)
    decide("mercenary")
    if "doctor" in used:
        story.play("3 use doctor")
        assert story.table.view(None).seats[3].bonus == bonus
    else:
        assert story.table.view(None).seats[3].bonus == bonus
        story.play("3 decline doctor")
    totals = {0: 9, 1: 8, 2: 7, 3: 5 + bonus}
    assert story.order() == sorted(totals, key=lambda seat: (-totals[seat], seat))


def test_bonuses_of_different_seats_in_one_round() -> None:
    wants = {"heroes": 0, "gunsmith": 1, "mercenary": 2, "doctor": 3}
    story = Story(list(wants), wants=wants).until(1, 5)
    story.play("0 use heroes", "1 use gunsmith").bids(5, 5, 5, 5)
    story.play("2 use mercenary", "3 use doctor")
    assert story.order() == [1, 2, 0, 3]


def test_bonuses_last_for_one_round() -> None:
    story = Story(["gunsmith"], wants={"gunsmith": 3}).until(1, 2)
    story.play("3 use gunsmith").bids(9, 8, 7, 5).until(1, 3).bids(8, 7, 6, 4)
    assert story.last("bids")["bids"][3]["bonus"] == 0
    assert story.order() == [0, 1, 2, 3]


def test_bonuses_of_a_bid_forced_in_round_nine() -> None:
    story = Story(["gunsmith"], wants={"gunsmith": 3}).until(1, 9)
    story.play("3 use gunsmith")
    assert story.options(3) == ["bid 9"]
    story.bids(9, 9, 9, 9)
    assert story.order() == [3, 0, 1, 2]


# --- the end ----------------------------------------------------------------------------------


def paper_story(*cards: tuple[str, str], wants: dict[str, int]) -> Story:
    """Seat 0 has laid these cards in a row; all rounds are over, and the Paperboy's owner is asked.

    Seat 0 took bare cards too, which lie on a heap beside them.
    """
    rounds = [*([] for _ in wants), *([card(top, bottom)] for top, bottom in cards)]
    story = Story(list(wants), rounds, wants=wants).until(1, len(wants) + 1)
    beside = 2 if story.rows(0) else 0
    for number in range(len(cards)):
        story.until_asked(0, "take").play("0 take 1", f"0 place 0 {beside + 2 * number}")
    return story.until_asked(wants["paperboy"], "adopt")


def test_paperboy_brings_the_auctioneer_who_sells() -> None:
    story = paper_story(("^^", "^^"), ("MM", "MM"), wants={"paperboy": 0})
    story.play("0 adopt auctioneer")
    assert story.asked() == {0: "sell"}
    assert story.options(0) == ["sell 0", "done"]
    story.play("0 sell 0")
    # The Mines hold nothing together any more: they may go too, and nothing else may.
    assert story.options(0) == ["sell 0", "done"]
    story.play("0 sell 0")
    assert story.table.over
    assert story.sheet(0)["characters"] == {"paperboy": 3, "auctioneer": 14}
    assert story.sheet(0)["lines"]["mines"] == 0


def test_paperboy_brings_the_captain_and_the_indian_counts_72() -> None:
    for bring, parcels in (("doctor", 64), ("captain", 72)):
        story = paper_story(("^^", "^^"), wants={"paperboy": 0, "indian": 0})
        story.play(f"0 adopt {bring}")
        # Covered are the Mountains and the heap of bare cards.
        assert story.sheet(0)["characters"]["indian"] == (parcels - 8) // 2


def test_paperboy_brings_the_sheriff_and_outlaws_cost_nothing() -> None:
    for bring, cost in (("doctor", -12), ("sheriff", 0)):
        story = paper_story(("!!", ".."), wants={"paperboy": 0}).play(f"0 adopt {bring}")
        assert story.sheet(0)["lines"]["outlaws"] == cost


def test_paperboy_brings_nobody_for_an_owner_of_the_auctioneer_who_still_sells() -> None:
    story = paper_story(("^^", "^^"), wants={"paperboy": 0, "auctioneer": 0}).play("0 done")
    assert story.asked() == {0: "sell"}
    story.play("0 done")
    assert story.table.over


def test_paperboy_and_auctioneer_of_different_seats() -> None:
    story = paper_story(("^^", "^^"), wants={"paperboy": 1, "auctioneer": 0})
    story.play("1 adopt heroes")
    assert story.asked() == {0: "sell"}
    assert not story.table.over


def test_paperboy_brings_one_with_an_arrow_and_no_use_follows() -> None:
    story = Story(["paperboy"], wants={"paperboy": 0}).until_asked(0, "adopt")
    story.play("0 adopt governor")
    assert story.table.over


@pytest.mark.parametrize("character", ["paperboy", "auctioneer"])
def test_virtual_owners_of_paperboy_and_auctioneer_do_nothing(character: str) -> None:
    seats = ["human"] * 3 + ["virtual:expert"]
    story = Story([character], seats=seats, virtual={3: [11]}, appeals={character: 9})
    while not story.table.over:
        assert 3 not in story.asked()
        story.habit()
    assert character in story.characters(3)
    assert story.events("adopt") == story.events("sell") == []


# --- seats ------------------------------------------------------------------------------------


def test_six_seats_leave_nothing_of_the_row() -> None:
    story = Story(seats=["human"] * 6).until(1, 2)
    assert len(story.events("take")) == 6
    assert story.events("left") == []
    assert story.until_over().events("left") == []


def test_six_seats_with_all_that_reveals_more_never_run_out_of_terrain() -> None:
    wants = {"governor": 0, "chinese_worker": 1}
    story = Story(list(wants), seats=["human"] * 6, wants=wants).until(1, 3)
    story.play("0 use governor").until_asked(1, "use").play("1 use chinese_worker")
    assert len(story.row()) == 7
    story.until(2, 1)
    assert story.offered(1) == ["chinese_worker"]
    story.play("1 use chinese_worker").until_over()
    assert len(story.events("extra")) == 3


def test_five_seats_leave_one_card() -> None:
    story = Story(seats=["human"] * 5).until(1, 2)
    assert len(story.last("left")["terrain"]) + bool(story.last("left")["character"]) == 1


def test_lawyer_with_six_seats_leaves_nothing_either() -> None:
    story = Story(["lawyer"], seats=["human"] * 6, wants={"lawyer": 5}).until(1, 2)
    story.play("5 use lawyer").until(1, 3)
    assert story.events("left") == []
    assert len(story.events("take")) == 12


def test_one_person_among_virtual_seats_plays_a_whole_game() -> None:
    seats = ["human", "virtual:novice", "virtual:intermediate", "virtual:expert"]
    story = Story(seats=seats).until_over()
    assert {event["seat"] for event in story.events("take")} == {0, 1, 2, 3}
    assert {event["seat"] for event in story.events("place")} == {0}


def test_ties_between_virtual_and_real_seats_follow_the_suits_too() -> None:
    seats = ["human", "virtual:novice", "human", "virtual:novice"]
    back = ("boot", "hat", "star", "cactus", "cow", "horseshoe")
    story = Story(
        ["heroes", "banker"], seats=seats, virtual={1: [5], 3: [5]}, backs={"banker": back}
    )
    story.bids(5, 5)
    assert story.order() == [3, 0, 1, 2]


def test_left_over_characters_of_both_eras_can_be_brought() -> None:
    story = Story(["paperboy", "teacher"], wants={"paperboy": 0}).until_asked(0, "adopt")
    assert "teacher" in story.table.view(None).left_over
    story.play("0 adopt teacher")
    assert story.sheet(0)["characters"]["teacher"] == 0


# --- sales ------------------------------------------------------------------------------------


def test_sale_in_the_forced_bid_of_round_nine_of_both_eras() -> None:
    rounds = [[], [card("^^", "^^")], [card("MM", "MM")], [card("RR", "RR")]]
    story = Story(["auctioneer"], rounds, wants={"auctioneer": 0}).until(1, 2)
    for column in (0, 2, 4):
        story.until_asked(0, "take").play("0 take 1", f"0 place 0 {column}")
    for era in (1, 2):
        story.until(era, 9)
        bids = [option for option in story.options(0) if option.startswith("bid")]
        assert len(bids) == 1
        sale = story.sales(0)[0]
        story.play(f"0 {sale}", f"0 {bids[0]}")
    assert story.table.view(None).seats[0].sold == 2


def test_sale_while_others_have_already_bid_leaves_their_bids_alone() -> None:
    story = Story(["auctioneer"], [[], [BARE]], wants={"auctioneer": 0}).until(1, 3)
    story.play("1 bid 9", "2 bid 8", "3 bid 7", "0 sell 0")
    assert story.asked() == {0: "bid"}
    story.play("0 bid 6")
    assert story.order() == [1, 2, 3, 0]


def test_sale_of_the_only_card_after_round_18_leaves_an_empty_city() -> None:
    # Seat 0 takes characters all the time, and one terrain card in the last round.
    story = Story(["auctioneer"], wants={"auctioneer": 0}).until(1, 2)
    while story.now() != (2, 9):
        story.until_asked(0, "take").play("0 take 0").until_asked(0, "bid")
    story.until_asked(0, "take").play("0 take 1", "0 place 0 0").until_asked(0, "sell")
    assert story.options(0) == ["sell 0", "done"]
    story.play("0 sell 0")
    assert story.table.over
    assert story.rows(0) == []
    assert story.sheet(0)["characters"]["auctioneer"] == 7
