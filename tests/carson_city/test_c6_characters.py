"""C6 and the worth of every character (C1.5)."""

from __future__ import annotations

from typing import Any

import pytest

from cardtown.games.carson_city.characters import CharacterId
from cardtown.games.carson_city.scoring import itemize, score
from tests.carson_city.story import Story, card, city, worth

ARROWS = ["governor", "lawyer", "chinese_worker", "heroes", "gunsmith", "mercenary", "doctor"]


# --- what each is worth at the end ------------------------------------------------------------


@pytest.mark.parametrize(
    ("character", "rows", "expected"),
    [
        ("governor", ("h",), 0),
        ("lawyer", ("h",), 0),
        ("chinese_worker", ("h",), 0),
        ("gunsmith", ("h",), 0),
        ("mercenary", ("h",), 0),
        ("heroes", (), 6),
        ("doctor", (), 5),
        ("captain", (), 6),
        ("paperboy", (), 3),
        ("auctioneer", ("h",), 0),
        ("banker", ("B_B", "D__"), 8),
        ("cowboy", ("RR", "R."), 9),
        ("grocer", ("D_D", "B_D"), 12),
        ("prospector", ("^M^", "h.."), 3),
        ("settler", ("...", ".R.", "R_."), 6),
        ("settler", ("RR", "RR"), 0),
        ("sheriff", ("P_P", "!!."), 6),
        ("sheriff", ("!!",), 0),
        ("singer", ("S_ST", "h__T"), 8),
        ("singer", ("TS_S", "T__h"), 8),
        ("teacher", ("hTH", "h__"), 6),
        ("undertaker", (), 2),
        ("indian", ("..", ".."), 30),
        ("indian", ("...",), 31),
        ("indian", ("....", "...."), 28),
        ("indian", (), 32),
        ("editor", (), 1),
    ],
)
def test_c1_5_what_each_is_worth(character: Any, rows: tuple[str, ...], expected: int) -> None:
    assert worth(character, *rows) == expected


def test_c1_5_the_settler_counts_each_empty_parcel_once() -> None:
    assert worth("settler", "R.R") == 1
    assert worth("cowboy", "R.R") == 6


@pytest.mark.parametrize(("sold", "expected"), [(0, 0), (1, 7), (2, 14), (3, 21), (4, 21)])
def test_c1_5_the_auctioneer_is_worth_seven_for_each_of_three_sales(
    sold: int, expected: int
) -> None:
    assert worth("auctioneer", "h", sold=sold) == expected


def test_c1_5_where_nothing_is_said_of_sales_nothing_was_sold() -> None:
    owned: tuple[CharacterId, ...] = ("auctioneer",)
    for sheet in (score(city("h"), owned), itemize(city("h"), owned)[0]):
        assert sheet.characters == {"auctioneer": 0}


def test_c1_5_the_editor_counts_dollars_once_and_arrows_four_times() -> None:
    dollars = ("banker", "cowboy")  # 1 each
    arrows = ("lawyer",)  # 4
    both = ("doctor", "heroes")  # 5 each
    assert worth("editor", owning=(*dollars, *arrows, *both)) == 1 + 2 + 4 + 10


def test_c1_5_the_undertaker_counts_every_own_character_himself_too() -> None:
    assert worth("undertaker", owning=("lawyer", "banker", "doctor")) == 8


# --- C6.1 -------------------------------------------------------------------------------------


def test_c6_1_each_card_exists_once_and_has_one_owner() -> None:
    story = Story(wants={"banker": 1, "cowboy": 1, "doctor": 2}).until_over()
    owned = [one for seat in range(4) for one in story.characters(seat)]
    assert len(owned) == len(set(owned)) == 3
    seen = [event["character"] for event in story.events("reveal")]
    assert len(set(seen)) == 18


@pytest.mark.parametrize("character", ARROWS)
def test_c6_1_a_used_one_lies_sideways_until_the_next_era(character: str) -> None:
    story = Story([character], wants={character: 0}).until_asked(0, "use")
    assert story.offered(0) == [character]
    story.play(f"0 use {character}")
    while story.now()[0] == 1:
        assert story.offered(0) == []
        assert story.table.view(None).seats[0].used == (character,)
        story.habit()
    offered = []
    while story.now() == (2, 1):
        offered += story.offered(0)
        story.habit()
    assert offered == ([] if character == "governor" else [character])


# --- C6.2 -------------------------------------------------------------------------------------


def test_c6_2_the_captain_counts_from_the_moment_he_is_owned() -> None:
    wide = [[card("^^", "^^")] for _ in range(5)]
    story = Story(["heroes", "cowboy", "banker", "grocer", "captain"], wide)
    for place in ("0 0", "0 2", "0 4", "0 6"):
        story.until_asked(0, "take").play("0 take 1", f"0 place {place}")
    story.until(1, 5).until_asked(0, "take").play("0 take 0").until(1, 6)
    story.until_asked(0, "take").play("0 take 1")
    story.refused("0 place 0 8", "C4.2")
    story.play("0 place 2 7")
    assert [len(row) for row in story.rows(0)] == [9] * 4


def test_c6_2_without_the_captain_the_same_place_is_refused() -> None:
    story = Story([], [[card("^^", "^^")] for _ in range(5)])
    for place in ("0 0", "0 2", "0 4", "0 6"):
        story.until_asked(0, "take").play("0 take 1", f"0 place {place}")
    story.until(1, 5).until_asked(0, "take").play("0 take 2")
    story.refused("0 place 2 7", "C4.2")


def test_c6_2_the_indian_counts_72_parcels_with_the_captain() -> None:
    assert worth("indian", "..", "..", owning=("captain",)) == 34
    assert worth("indian", "...", "...", "...", owning=("captain",)) == 32


# --- C6.3 -------------------------------------------------------------------------------------


def auction(*placed: tuple[str, str, str], characters: tuple[str, ...] = ()) -> Story:
    """Seat 0 owns the Auctioneer and has laid these cards: (place, top row, bottom row).

    Further characters went to it before that. It is the beginning of a round.
    """
    order = ["auctioneer", *characters]
    rounds = [*([] for _ in order), *([card(top, bottom)] for _, top, bottom in placed)]
    story = Story(order, rounds, wants=dict.fromkeys(order, 0)).until(1, len(order) + 1)
    for place, *_ in placed:
        story.until_asked(0, "take").play("0 take 1", f"0 place {place}")
    return story.until(1, len(order) + len(placed) + 1)


THREE = (("0 0", "h.", ".."), ("0 2", "M.", ".."), ("2 0", "B.", ".."))


def test_c6_3_the_owner_may_sell_before_it_bids_and_everyone_sees_it_at_once() -> None:
    story = auction(*THREE)
    assert story.sales(0) == ["sell 1", "sell 2"]
    story.play("1 bid 9", "0 sell 1")
    assert story.table.events[-1].to_json() == {"event": "sell", "seat": 0, "index": 1}
    assert story.rows(0) == ["h.", "..", "B.", ".."]
    assert story.asked() == {0: "bid", 2: "bid", 3: "bid"}
    story.play("0 bid 9")
    assert story.options(0) == []


def test_c6_3_a_card_that_is_not_there_can_not_be_sold_for_that_reason() -> None:
    story = auction(*THREE)
    assert "has no card 3" in story.refused("0 sell 3", "C6.3")
    assert "would fall apart" in story.refused("0 sell 0", "C6.3")


def test_c6_3_the_owner_may_sell_before_the_card_it_takes() -> None:
    story = auction(*THREE)
    story.until_asked(0, "take")
    assert story.sales(0) == ["sell 1", "sell 2"]
    story.play("0 sell 2")
    assert story.asked() == {0: "take"}
    story.play("0 sell 0", "0 take 1", "0 place 0 0")
    assert story.rows(0) == ["..M.", "...."]


def test_c6_3_before_each_card_with_the_chinese_worker() -> None:
    story = auction(*THREE, characters=("chinese_worker",))
    story.play("0 use chinese_worker").until_asked(0, "take").play("0 sell 1", "0 take 1")
    story.refused("0 sell 1", "C6.3")
    story.play("0 place 0 2")
    assert story.asked() == {0: "take"}
    assert story.sales(0) == ["sell 1", "sell 2"]
    story.play("0 sell 1", "0 take 1", "0 place 2 0")
    assert 0 not in story.asked()


def test_c6_3_not_between_taking_a_card_and_placing_it() -> None:
    story = auction(*THREE).until_asked(0, "take").play("0 take 1")
    assert story.sales(0) == []
    story.refused("0 sell 1", "C6.3")


@pytest.mark.parametrize("character", ["governor", "lawyer"])
def test_c6_3_not_while_using_the_governor_or_the_lawyer(character: str) -> None:
    story = auction(*THREE, characters=(character,))
    assert story.asked() == {0: "use"}
    story.refused("0 sell 1", "C6.3")
    story.play(f"0 use {character}")
    assert story.asked() == {0: "take"}
    assert story.sales(0) == []
    story.refused("0 sell 1", "C6.3")
    story.play("0 take 1")
    story.refused("0 sell 1", "C6.3")
    story.play("0 place 4 0")
    assert story.asked()[0] == "bid"
    assert story.sales(0) == ["sell 1", "sell 3"]


@pytest.mark.parametrize("character", ["heroes", "mercenary"])
def test_c6_3_not_while_deciding_on_another_character(character: str) -> None:
    story = auction(*THREE, characters=(character,)).until_asked(0, "use")
    assert story.offered(0) == [character]
    story.refused("0 sell 1", "C6.3")


def test_c6_3_not_by_anybody_else_and_not_when_it_is_not_ones_turn() -> None:
    story = auction(*THREE)
    assert story.sales(1) == []
    assert "does not own" in story.refused("1 sell 0", "C6.3")


def test_c6_3_a_forced_bid_counts_too() -> None:
    story = auction(*THREE).until(1, 9)
    assert story.options(0)[0] == "bid 9"
    assert [option for option in story.options(0) if option.startswith("bid")] == ["bid 9"]
    assert "sell 1" in story.sales(0)
    story.play("0 sell 1", "0 bid 9")
    assert story.table.view(None).seats[0].sold == 1


def test_c6_3_after_round_18_before_scoring() -> None:
    story = auction(*THREE).until_asked(0, "sell")
    assert story.events("score") == []
    assert story.options(0)[-1] == "done"
    story.play(f"0 {story.sales(0)[0]}", "0 done")
    assert story.table.over
    assert story.sheet(0)["characters"] == {"auctioneer": 7}


def test_c6_3_at_most_three_in_the_whole_game() -> None:
    five = (*THREE, ("4 0", "B.", ".."), ("0 4", "B.", ".."))
    story = auction(*five)
    story.play("0 sell 4", "0 sell 3", "0 sell 2")
    assert story.sales(0) == []
    assert "3 cards" in story.refused("0 sell 0", "C6.3")
    story.until_over()
    assert [event["index"] for event in story.events("sell")] == [4, 3, 2]
    assert story.sheet(0)["characters"] == {"auctioneer": 21}


def test_c6_3_sales_of_different_moments_count_together() -> None:
    story = auction(*THREE, ("4 0", "B.", "..")).play("0 sell 3")
    story.until_asked(0, "take").play("0 sell 2").until_asked(0, "sell")
    story.play(f"0 {story.sales(0)[0]}")
    assert story.table.over
    assert story.sheet(0)["characters"]["auctioneer"] == 21


def test_c6_3_the_last_chance_is_not_offered_to_one_who_has_nothing_to_sell() -> None:
    story = auction(*THREE, ("4 0", "B.", "..")).play("0 sell 3", "0 sell 2", "0 sell 1")
    while not story.table.over:
        assert "sell" not in story.asked().values()
        story.habit()


def test_c6_3_a_card_that_lies_on_or_under_another_cannot_be_sold() -> None:
    story = auction(("0 0", "h.", ".."), ("1 1", "..", ".M"), ("0 -2", "B.", ".."))
    assert story.sales(0) == ["sell 2"]
    story.refused("0 sell 0", "C6.3")
    assert "overlaps" in story.refused("0 sell 1", "C6.3")


def test_c6_3_an_identical_card_exactly_on_top_counts_too() -> None:
    story = auction(("0 0", "M.", ".."), ("0 0", "M.", ".."), ("0 2", "B.", ".."))
    assert story.sales(0) == ["sell 2"]


def test_c6_3_the_rest_of_the_city_may_not_fall_apart() -> None:
    story = auction(("0 0", "h.", ".."), ("0 2", "M.", ".."), ("0 4", "B.", ".."))
    assert story.sales(0) == ["sell 0", "sell 2"]
    assert "fall apart" in story.refused("0 sell 1", "C6.3")


def test_c6_3_pieces_that_meet_only_at_a_corner_have_fallen_apart() -> None:
    story = auction(("0 0", "h.", ".."), ("0 2", "M.", ".."), ("2 2", "B.", ".."))
    assert story.sales(0) == ["sell 0", "sell 2"]


def test_c6_3_a_ring_holds_together_without_any_one_card() -> None:
    story = auction(*THREE, ("2 2", "D.", ".."))
    assert story.sales(0) == ["sell 0", "sell 1", "sell 2", "sell 3"]


def test_c6_3_a_sold_card_leaves_the_city_and_the_others_are_counted_anew() -> None:
    story = auction(*THREE).play("0 sell 1")
    assert [one.parcels for one, _ in story.table.view(None).seats[0].city.cards] == [
        ("h.", ".."),
        ("B.", ".."),
    ]
    story.refused("0 sell 2", "C6.3")
    story.play("0 sell 1")
    assert story.rows(0) == ["h.", ".."]


def test_c6_3_places_keep_their_coordinates_after_a_sale() -> None:
    story = auction(*THREE).play("0 sell 1")
    story.until_asked(0, "take").play("0 take 1")
    assert "place 4 0" in story.options(0)
    story.play("0 place 4 0")
    assert story.last("place")["at"] == [4, 0]
    assert story.rows(0) == ["h.", "..", "B.", "..", "..", ".."]


def test_c6_3_a_sale_gives_the_frame_back() -> None:
    wide = tuple((f"0 {column}", "^^", "^^") for column in (0, 2, 4, 6))
    story = auction(*wide).until_asked(0, "take")
    story.play("0 sell 3", "0 take 1")
    assert "place 0 -2" in story.options(0)


def test_c6_3_selling_the_last_card_is_allowed_and_the_next_lies_at_0_0() -> None:
    story = auction(("0 0", "h.", ".."), ("0 2", "M.", ".."))
    story.play("0 sell 0", "0 sell 0")
    assert story.rows(0) == []
    assert story.sales(0) == []
    story.until_asked(0, "take").play("0 take 1")
    assert story.options(0) == ["place 0 0"]
    story.play("0 place 0 0")
    assert story.rows(0) == ["..", ".."]


def test_c6_3_a_sold_prison_sets_the_outlaws_free() -> None:
    story = auction(("0 0", "P.", ".."), ("0 2", "!^", ".."))
    assert story.table.view(0).seats[0].points == 0
    story.play("0 sell 0").until_asked(0, "take").play("0 take 1")
    story.refused("0 place -1 1", "C4.5")
    assert story.table.view(0).seats[0].points == 7 - 6


def test_c6_3_a_virtual_owner_never_sells() -> None:
    seats = ["human"] * 3 + ["virtual:expert"]
    story = Story(["auctioneer"], seats=seats, virtual={3: [11]}, appeals={"auctioneer": 9})
    story.until_over()
    assert story.characters(3)[0] == "auctioneer"
    assert story.events("sell") == []


# --- C6.4 -------------------------------------------------------------------------------------


def test_c6_4_the_paperboy_may_add_one_that_nobody_owns() -> None:
    story = Story(["paperboy", "banker"], wants={"paperboy": 0, "banker": 1})
    story.until_asked(0, "adopt")
    adoptable = [option.split(" ")[1] for option in story.options(0)[:-1]]
    assert story.options(0)[-1] == "done"
    assert adoptable == sorted(adoptable)
    assert len(adoptable) == 21 - 2
    assert not {"paperboy", "banker"} & set(adoptable)
    story.refused("0 adopt banker", "C6.4")
    story.refused("0 adopt paperboy", "C6.4")
    story.play("0 adopt heroes")
    assert story.last("adopt") == {"event": "adopt", "seat": 0, "character": "heroes"}
    assert story.table.over
    assert story.sheet(0)["characters"] == {"paperboy": 3, "heroes": 6}


def test_c6_4_one_left_over_and_one_still_in_the_pile_are_both_there() -> None:
    story = Story(["paperboy"], wants={"paperboy": 0}).until_asked(0, "adopt")
    left = story.table.view(None).left_over
    revealed = {event["character"] for event in story.events("reveal")}
    adoptable = {option.split(" ")[1] for option in story.options(0)[:-1]}
    assert len(left) == 17
    assert adoptable == set(left) | (set(adoptable) - revealed)
    assert len(adoptable - revealed) == 3


def test_c6_4_one_returned_under_the_pile_is_there() -> None:
    story = Story(["teacher", "paperboy"], wants={"paperboy": 0}, skulls=["paperboy"])
    assert story.last("reveal")["returned"] == ["teacher"]
    story.until_asked(0, "adopt").play("0 adopt teacher")
    assert story.characters(0) == ("paperboy", "teacher")


def test_c6_4_what_a_virtual_seat_owns_is_not_there() -> None:
    seats = ["human"] * 3 + ["virtual:expert"]
    story = Story(["paperboy", "banker"], seats=seats, wants={"paperboy": 0}, virtual={3: [3, 11]})
    story.bids(9, 1, 2).until_asked(0, "adopt")
    assert "banker" in story.characters(3)
    story.refused("0 adopt banker", "C6.4")


def test_c6_4_the_owner_may_add_nobody() -> None:
    story = Story(["paperboy"], wants={"paperboy": 0}).until_asked(0, "adopt").play("0 done")
    assert story.sheet(0)["characters"] == {"paperboy": 3}
    assert story.events("adopt") == []


def test_c6_4_only_one_is_added() -> None:
    story = Story(["paperboy"], wants={"paperboy": 0}).until_asked(0, "adopt")
    story.play("0 adopt doctor")
    assert story.table.over


def test_c6_4_it_counts_as_owned_for_every_scoring_purpose() -> None:
    characters = ["paperboy", "editor", "undertaker"]
    story = Story(characters, wants=dict.fromkeys(characters, 0)).until_asked(0, "adopt")
    story.play("0 adopt doctor")
    assert story.sheet(0)["characters"] == {
        "paperboy": 3,
        "editor": 3 + 5,
        "undertaker": 2 * 4,
        "doctor": 5,
    }


def test_c6_4_a_virtual_owner_adds_nobody() -> None:
    seats = ["human"] * 3 + ["virtual:expert"]
    story = Story(["paperboy"], seats=seats, virtual={3: [11]}, appeals={"paperboy": 9})
    story.until_over()
    assert story.characters(3)[0] == "paperboy"
    assert story.events("adopt") == []
