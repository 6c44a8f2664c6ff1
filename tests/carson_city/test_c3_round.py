"""C3: a round, step by step."""

from __future__ import annotations

import pytest

from cardtown.core import BadAction, NotYourTurn, Seat
from cardtown.games.carson_city import CHARACTER_IDS, Deal, new_table, standard_deck
from tests.carson_city.story import Story, card

MOUNTAIN = card("^^", "^^", 1)
MINE = card("MM", "MM", 2)
RANCH = card("RR", "RR", 3)
HOUSE = card("hh", "hh", 4)
BANK = card("BB", "BB", 5)
ROW = [MOUNTAIN, MINE, RANCH, HOUSE]


# --- C3.1 reveal ------------------------------------------------------------------------------


def test_c3_1_the_character_stands_first_then_four_terrain_cards_in_the_order_drawn() -> None:
    story = Story(["banker"], [ROW])
    assert story.row() == ["banker", "^^/^^", "MM/MM", "RR/RR", "hh/hh"]
    reveal = story.last("reveal")
    assert (reveal["character"], reveal["appeal"], reveal["returned"]) == ("banker", 7, [])
    assert [one["id"] for one in reveal["terrain"]] == [one.id for one in ROW]


@pytest.mark.parametrize("count", [5, 6])
def test_c3_1_with_five_or_six_seats_five_terrain_cards_are_revealed(count: int) -> None:
    story = Story(["banker"], [[*ROW, BANK]], seats=["human"] * count)
    assert story.row() == ["banker", "^^/^^", "MM/MM", "RR/RR", "hh/hh", "BB/BB"]


def test_c3_1_a_game_has_two_eras_of_nine_rounds_and_a_new_row_in_each() -> None:
    story = Story().until_over()
    rounds = [(event["era"], event["round"]) for event in story.events("round")]
    assert rounds == [(era, number) for era in (1, 2) for number in range(1, 10)]
    assert len(story.events("reveal")) == 18
    drawn = [one["id"] for event in story.events("reveal") for one in event["terrain"]]
    assert len(drawn) == len(set(drawn)) == 72


# --- C3.2 skulls ------------------------------------------------------------------------------


def test_c3_2_a_skull_on_the_pile_sends_the_character_under_it() -> None:
    story = Story(["banker", "cowboy", "editor"], skulls=["cowboy"])
    assert story.row()[0] == "cowboy"
    assert story.last("reveal")["returned"] == ["banker"]
    assert story.table.view(None).returned == ("banker",)


def test_c3_2_a_chain_of_skulls_returns_one_after_the_other() -> None:
    story = Story(["banker", "cowboy", "editor", "grocer", "indian"], skulls=["cowboy", "editor"])
    assert story.row()[0] == "editor"
    assert story.last("reveal")["returned"] == ["banker", "cowboy"]
    assert not story.table.view(None).skull


def test_c3_2_the_back_of_the_drawn_character_itself_does_not_matter() -> None:
    story = Story(["banker", "cowboy"], skulls=["banker"])
    assert story.row()[0] == "banker"
    assert story.last("reveal")["returned"] == []


def test_c3_2_returned_characters_come_up_again_last_in_the_order_returned() -> None:
    # 21 characters, three returned in the first round: 18 rounds draw 18 of the 18 others.
    first = ["banker", "cowboy", "editor", "grocer"]
    story = Story(first, skulls=["cowboy", "editor", "grocer"])
    assert story.row()[0] == "grocer"
    assert story.last("reveal")["returned"] == ["banker", "cowboy", "editor"]
    story.until(2, 9)
    drawn = [event["character"] for event in story.events("reveal")]
    assert len(set(drawn)) == 18
    assert not set(drawn) & {"banker", "cowboy", "editor"}
    assert story.table.view(None).returned == ("banker", "cowboy", "editor")


def test_c3_2_a_skull_in_a_later_round_counts_then() -> None:
    story = Story(["banker", "cowboy", "editor"], skulls=["editor"])
    assert story.row()[0] == "banker"
    story.until(1, 2)
    assert story.row()[0] == "editor"
    assert story.last("reveal")["returned"] == ["cowboy"]


# --- C3.3 before bidding ----------------------------------------------------------------------


def test_c3_3_characters_are_used_in_the_order_of_the_rulebook() -> None:
    order = ["gunsmith", "heroes", "chinese_worker", "lawyer", "governor"]
    story = Story(order, wants=dict(zip(order, (3, 2, 1, 0, 3), strict=True)))
    asked = []
    for number in range(2, 7):
        story.until(1, number)
        while "use" in story.asked().values():
            (seat,) = story.asked()
            asked.append((number, seat, *story.offered(seat)))
            story.habit()
    assert [who for number, *who in asked if number == 6] == [
        [3, "governor"],
        [0, "lawyer"],
        [1, "chinese_worker"],
        [2, "heroes"],
        [3, "gunsmith"],
    ]
    assert set(story.asked().values()) == {"bid"}


def test_c3_3_each_is_a_decision_of_its_own_seen_by_all() -> None:
    story = Story(["heroes"], wants={"heroes": 2}).until(1, 2)
    assert story.options(2) == ["use heroes", "decline heroes"]
    story.play("2 use heroes")
    event = story.table.events[-1]
    assert event.to_json() == {"event": "use", "seat": 2, "character": "heroes"}
    assert all(event.visible_to(seat) for seat in (0, 1, 2, 3, None))


def test_c3_3_declining_is_not_announced_and_costs_nothing() -> None:
    story = Story(["heroes"], wants={"heroes": 2}).until(1, 2)
    events = len(story.table.events)
    story.play("2 decline heroes")
    assert len(story.table.events) == events
    story.until(1, 3)
    assert story.offered(2) == ["heroes"]


def test_c3_3_nobody_else_decides_meanwhile() -> None:
    story = Story(["heroes"], wants={"heroes": 2}).until(1, 2)
    assert story.asked() == {2: "use"}
    with pytest.raises(NotYourTurn):
        story.play("0 bid 5")
    story.refused("2 bid 5", "C3.3")
    story.refused("2 use gunsmith", "C3.3")
    story.refused("2 take 0", "C3.3")


def test_c3_3_the_extra_terrain_card_joins_the_end_of_the_row() -> None:
    rounds = [[], [*ROW, BANK]]
    story = Story(["chinese_worker", "banker"], rounds, wants={"chinese_worker": 0}).until(1, 2)
    story.play("0 use chinese_worker")
    assert story.row() == ["banker", "^^/^^", "MM/MM", "RR/RR", "hh/hh", "BB/BB"]
    assert story.last("extra")["terrain"]["parcels"] == ["BB", "BB"]


@pytest.mark.parametrize(
    "character",
    ["governor", "lawyer", "chinese_worker", "heroes", "gunsmith", "mercenary", "doctor"],
)
def test_c3_3_a_virtual_seat_never_uses_characters(character: str) -> None:
    seats = ["human"] * 3 + ["virtual:expert"]
    story = Story([character], seats=seats, virtual={3: [11]}, appeals={character: 9}).until(1, 2)
    assert story.characters(3) == (character,)
    story.until_over()
    assert story.events("use") == []


# --- C3.4 bid ---------------------------------------------------------------------------------


def test_c3_4_all_real_seats_choose_at_once_and_in_any_order() -> None:
    story = Story()
    assert story.asked() == {0: "bid", 1: "bid", 2: "bid", 3: "bid"}
    story.play("2 bid 7", "0 bid 1")
    assert story.asked() == {1: "bid", 3: "bid"}
    with pytest.raises(NotYourTurn):
        story.play("2 bid 8")


def test_c3_4_a_bid_is_secret_until_all_are_made() -> None:
    story = Story()
    spectator = story.table.view(None)
    story.play("2 bid 7")
    assert story.events("bids") == []
    assert story.table.view(2).bid == 7
    for seat in (0, 1, 3, None):
        assert story.table.view(seat).bid is None
        assert story.table.view(seat).bids is None
        assert story.table.view(seat).seats == spectator.seats
    story.play("0 bid 1", "1 bid 2", "3 bid 3")
    assert story.table.view(0).bids == (1, 2, 7, 3)


def test_c3_4_the_top_of_each_virtual_pile_is_turned_with_them() -> None:
    seats = ["human", "virtual:novice", "virtual:intermediate", "virtual:expert"]
    story = Story(seats=seats, virtual={1: [4, 9], 2: [10, 2], 3: [3, 11]})
    assert story.asked() == {0: "bid"}
    story.play("0 bid 6")
    assert [bid["card"] for bid in story.last("bids")["bids"]] == [6, 4, 10, 3]
    story.until_asked(0, "bid").play("0 bid 1")
    assert [bid["card"] for bid in story.last("bids")["bids"]] == [1, 9, 2, 11]


def test_c3_4_played_cards_lie_open_and_are_gone_for_the_era() -> None:
    story = Story().bids(5, 6, 7, 8).until(1, 2)
    assert [seat.spent for seat in story.table.view(None).seats] == [(5,), (6,), (7,), (8,)]
    assert story.table.view(1).seats[0].hand == (1, 2, 3, 4, 6, 7, 8, 9)
    assert "5" in story.refused("0 bid 5", "C3.4")
    story.bids(6, 5, 8, 7)
    assert story.table.view(None).seats[0].spent == (5, 6)


@pytest.mark.parametrize("value", [0, -1, 10, 11, 10**6])
def test_c3_4_a_card_that_was_never_in_hand_cannot_be_bid(value: int) -> None:
    Story().refused(f"0 bid {value}", "C3.4")


@pytest.mark.parametrize(
    "text",
    [
        *("bid", "bid 7 8", "bid seven", "bid 7.0", "bid +7", "bid 07", "bid ٧", "bid 1_0"),
        *(" bid 7", "bid  7", "bid 7\n", "Bid 7", "bid " + "9" * 5000),
        *("", "take", "place 1", "done now", "use"),
    ],
)
def test_c3_4_a_malformed_action_is_refused(text: str) -> None:
    story = Story()
    before = story.table.copy()
    with pytest.raises(BadAction):
        story.table.play(0, text)
    assert story.table == before


def test_c3_4_bids_can_be_taken_back_until_all_are_turned_over() -> None:
    table = new_table(["human"] * 4, seed="secret")
    undoable = [table.undoable]
    for seat in range(4):
        table.play(seat, "bid 5")
        undoable.append(table.undoable)
    assert undoable == [0, 1, 2, 3, 0]


# --- C3.5 after the reveal --------------------------------------------------------------------


def test_c3_5_mercenary_then_doctor_once_the_bids_are_seen() -> None:
    wants = {"doctor": 1, "mercenary": 2}
    story = Story(["doctor", "mercenary"], wants=wants).until(1, 3).bids(9, 8, 7, 6)
    assert story.events("order")[2:] == []
    assert story.asked() == {2: "use"}
    assert story.offered(2) == ["mercenary"]
    story.play("2 use mercenary")
    assert story.offered(1) == ["doctor"]
    story.play("1 use doctor")
    # Totals 9, 8 + 2, 7 + 5, 6.
    assert story.order() == [2, 1, 0, 3]


def test_c3_5_bonuses_add_up() -> None:
    four = ["heroes", "gunsmith", "mercenary", "doctor"]
    story = Story(four, wants=dict.fromkeys(four, 3)).until(1, 5)
    story.play("3 use heroes", "3 use gunsmith").bids(9, 8, 7, 5)
    assert story.last("bids")["bids"][3] == {"seat": 3, "card": 5, "bonus": 9}
    story.play("3 use mercenary")
    assert story.table.view(None).seats[3].bonus == 14
    story.play("3 use doctor")
    assert story.table.view(None).seats[3].bonus == 16
    assert story.order()[0] == 3


def test_c3_5_after_declining_the_bid_stands_as_it_was() -> None:
    story = Story(["mercenary"], wants={"mercenary": 3}).until(1, 2).bids(9, 8, 7, 6)
    story.refused("3 take 0", "C3.5")
    story.play("3 decline mercenary")
    assert story.order() == [0, 1, 2, 3]


# --- C3.6 pick --------------------------------------------------------------------------------


def test_c3_6_from_the_highest_total_down_each_takes_one_card() -> None:
    story = Story(["banker"], [ROW]).bids(3, 9, 1, 6)
    assert story.order() == [1, 3, 0, 2]
    story.play("1 take 0")
    assert story.characters(1) == ("banker",)
    assert story.row() == ["^^/^^", "MM/MM", "RR/RR", "hh/hh"]
    story.play("3 take 3", "3 place 0 0", "0 take 0", "0 place 0 0", "2 take 1")
    assert story.asked() == {2: "place"}
    story.play("2 place 0 0")
    assert [story.rows(seat) for seat in (0, 2, 3)] == [["^^"] * 2, ["RR"] * 2, ["hh"] * 2]


def test_c3_6_a_terrain_card_is_placed_at_once_before_the_next_seat_picks() -> None:
    story = Story(["banker"], [ROW]).bids(9, 8, 7, 6).play("0 take 1")
    assert story.asked() == {0: "place"}
    with pytest.raises(NotYourTurn):
        story.play("1 take 0")
    story.refused("0 take 0", "C3.10")
    story.play("0 place 0 0")
    assert story.asked() == {1: "take"}


def test_c3_6_only_cards_of_the_row_can_be_taken() -> None:
    story = Story().bids(9, 8, 7, 6)
    assert story.options(0) == ["take 0", "take 1", "take 2", "take 3", "take 4"]
    story.refused("0 take 5", "C3.6")
    story.refused("0 take -1", "C3.6")
    story.play("0 take 0")
    story.refused("1 take 4", "C3.6")


def test_c3_6_ties_go_to_the_suit_that_stands_higher_on_the_back() -> None:
    back = ("cow", "boot", "cactus", "star", "horseshoe", "hat")
    story = Story(["banker", "cowboy"], backs={"cowboy": back}).bids(4, 4, 4, 4)
    # Seats 0 to 3 have hat, star, cactus, boot.
    assert story.order() == [3, 2, 1, 0]


def test_c3_6_a_tie_does_not_outweigh_a_higher_total() -> None:
    back = ("cow", "boot", "cactus", "star", "horseshoe", "hat")
    story = Story(["banker", "cowboy"], backs={"cowboy": back}).bids(5, 4, 5, 9)
    assert story.order() == [3, 2, 0, 1]


def test_c3_6_totals_tie_whether_by_card_or_bonus() -> None:
    back = ("boot", "cactus", "star", "hat", "horseshoe", "cow")
    wants = {"heroes": 0}
    story = Story(["heroes", "banker", "cowboy"], wants=wants, backs={"cowboy": back})
    story.until(1, 2).play("0 use heroes").bids(2, 5, 4, 5)
    assert story.order() == [3, 1, 0, 2]


def test_c3_6_the_back_that_counts_is_the_one_now_on_top() -> None:
    strange = {
        "cowboy": ("boot", "cactus", "star", "hat", "horseshoe", "cow"),
        "editor": ("star", "hat", "boot", "cactus", "horseshoe", "cow"),
    }
    story = Story(["banker", "cowboy", "editor"], backs=strange).bids(1, 1, 1, 1)
    assert story.order() == [3, 2, 1, 0]
    story.until(1, 2).bids(2, 2, 2, 2)
    assert story.order() == [1, 0, 3, 2]


def test_c3_6_skulls_deeper_in_the_pile_do_not_matter() -> None:
    back = ("cow", "boot", "cactus", "star", "horseshoe", "hat")
    deeper = [one for one in CHARACTER_IDS if one not in ("banker", "cowboy")]
    for skulls in (deeper, deeper[:1], deeper[-1:]):
        story = Story(["banker", "cowboy", *deeper], backs={"cowboy": back}, skulls=skulls)
        assert not story.table.view(None).skull
        assert story.bids(4, 4, 4, 4).order() == [3, 2, 1, 0]


def test_c3_6_where_no_suits_can_be_seen_ties_follow_seat_order() -> None:
    story = Story(
        skulls=CHARACTER_IDS,
        suits=["cow", "hat", "boot", "star"],
    )
    assert story.table.view(None).skull
    story.bids(5, 5, 6, 5)
    assert story.order() == [2, 0, 1, 3]
    tiebreak = story.last("order")["tiebreak"]
    assert tiebreak[:4] == ["cow", "hat", "boot", "star"]
    assert sorted(tiebreak) == ["boot", "cactus", "cow", "hat", "horseshoe", "star"]


def test_c3_6_two_cards_for_the_chinese_worker_each_placed_before_the_next() -> None:
    rounds = [[], [*ROW, BANK]]
    story = Story(["chinese_worker", "banker"], rounds, wants={"chinese_worker": 0}).until(1, 2)
    story.play("0 use chinese_worker").bids(5, 9, 4, 3)
    assert story.order() == [1, 0, 2, 3]
    story.play("1 take 0", "0 take 3")
    story.refused("0 take 0", "C3.10")
    story.play("0 place 0 0")
    assert story.asked() == {0: "take"}
    assert story.table.view(None).second_pick
    story.play("0 take 3", "0 place 0 2")
    assert story.rows(0) == ["hhBB", "hhBB"]
    assert story.asked() == {2: "take"}


def test_c3_6_everybody_sees_who_takes_two_cards_and_which_pick_it_is() -> None:
    rounds = [[], [*ROW, BANK]]
    story = Story(["chinese_worker", "banker"], rounds, wants={"chinese_worker": 0}).until(1, 2)

    def seen() -> tuple[list[bool], bool]:
        view = story.table.view(None)
        return [seat.two_picks for seat in view.seats], view.second_pick

    nobody, first = [False] * 4, [True, False, False, False]
    assert seen() == (nobody, False)
    story.play("0 use chinese_worker")
    assert seen() == (first, False)
    story.bids(3, 4, 5, 9).play("3 take 0").play("2 take 0", "2 place 0 0")
    story.play("1 take 0", "1 place 0 0", "0 take 0", "0 place 0 0")
    assert seen() == (first, True)
    story.play("0 take 0", "0 place 0 2")
    assert seen() == (nobody, False)  # the next round


def test_c3_6_the_chinese_worker_may_take_character_and_terrain_in_either_order() -> None:
    rounds = [[], [*ROW, BANK]]
    story = Story(["chinese_worker", "captain"], rounds, wants={"chinese_worker": 0}).until(1, 2)
    story.play("0 use chinese_worker").bids(9, 5, 4, 3).play("0 take 0")
    assert story.characters(0) == ("chinese_worker", "captain")
    assert story.asked() == {0: "take"}
    story.play("0 take 4", "0 place 0 0")
    assert story.asked() == {1: "take"}


# --- C3.7 virtual seats -----------------------------------------------------------------------


def test_c3_7_a_virtual_seat_takes_the_highest_appeal() -> None:
    seats = ["human"] * 3 + ["virtual:expert"]
    row = [card("^^", "..", 2), card("MM", "..", 8), card("RR", "..", 5), card("hh", "..", 3)]
    story = Story(["banker"], [row], seats=seats, virtual={3: [11]}).bids(1, 2, 3)
    assert story.last("take")["index"] == 2
    assert story.last("take")["seat"] == 3
    assert story.row() == ["banker", "^^/..", "RR/..", "hh/.."]


def test_c3_7_a_virtual_seat_takes_a_character_of_the_highest_appeal() -> None:
    seats = ["human"] * 3 + ["virtual:expert"]
    story = Story(["banker"], [ROW], seats=seats, virtual={3: [11]}).bids(1, 2, 3)
    assert story.characters(3) == ("banker",)


@pytest.mark.parametrize("first", ["character", "terrain"])
def test_c3_7_among_equals_the_first_in_the_row(first: str) -> None:
    seats = ["human"] * 3 + ["virtual:expert"]
    row = [card("^^", "..", 2), card("MM", "..", 5), card("RR", "..", 5), card("hh", "..", 3)]
    appeals = {"banker": 5 if first == "character" else 4}
    story = Story(["banker"], [row], seats=seats, virtual={3: [11]}, appeals=appeals).bids(1, 2, 3)
    assert story.last("take")["index"] == (0 if first == "character" else 2)


def test_c3_7_a_virtual_seat_keeps_its_card_and_builds_nothing() -> None:
    seats = ["human"] * 3 + ["virtual:expert"]
    story = Story(["heroes"], [ROW], seats=seats, virtual={3: [11]}).bids(1, 2, 3)
    virtual = story.table.view(None).seats[3]
    assert virtual.taken == (HOUSE,)
    assert virtual.appeal == 4
    assert story.rows(3) == []
    assert story.events("place") == []


def test_c3_7_virtual_seats_pick_in_turn_between_real_ones() -> None:
    seats = ["human", "virtual:novice", "human", "virtual:novice"]
    row = [card("^^", "..", 9), card("MM", "..", 8), card("RR", "..", 5), card("hh", "..", 3)]
    story = Story(["heroes"], [row], seats=seats, virtual={1: [8], 3: [2]}).bids(9, 5)
    story.play("0 take 1", "0 place 0 0")
    assert story.asked() == {2: "take"}
    assert story.row() == ["heroes", "RR/..", "hh/.."]
    story.play("2 take 1", "2 place 0 0")
    assert [(event["seat"], event["index"]) for event in story.events("take")] == [
        (0, 1),
        (1, 1),
        (2, 1),
        (3, 1),
    ]


# --- C3.8 what is left ------------------------------------------------------------------------


def test_c3_8_what_is_left_is_out_of_the_game() -> None:
    story = Story(["banker"], [ROW]).bids(9, 8, 7, 6)
    for seat in range(4):
        story.play(f"{seat} take 1", f"{seat} place 0 0")
    assert story.last("left") == {"event": "left", "terrain": [], "character": "banker"}
    assert story.table.view(None).left_over == ("banker",)
    story.until_over()
    assert "banker" not in [event["character"] for event in story.events("reveal")[1:]]


def test_c3_8_terrain_left_over_never_comes_back() -> None:
    story = Story(["banker"], [ROW], wants={"banker": 0}).until(1, 2)
    left = story.last("left")
    assert (left["terrain"][0]["id"], left["character"]) == (MOUNTAIN.id, None)
    story.until_over()
    later = [one["id"] for event in story.events("reveal")[1:] for one in event["terrain"]]
    assert MOUNTAIN.id not in later


# --- C3.9 the second Era ----------------------------------------------------------------------


def test_c3_9_after_round_nine_the_second_eras_terrain_comes_in() -> None:
    story = Story(later=[ROW]).until(1, 9).until(2, 1)
    assert story.row()[1:] == ["^^/^^", "MM/MM", "RR/RR", "hh/hh"]


def test_c3_9_real_seats_take_back_their_nine_cards() -> None:
    story = Story().until(1, 9)
    assert story.options(0) == ["bid 9"]
    story.until(2, 1)
    assert story.options(0) == [f"bid {value}" for value in range(1, 10)]
    assert story.table.view(None).seats[0].spent == ()


def test_c3_9_virtual_piles_are_shuffled_again() -> None:
    seats = ["human"] * 3 + ["virtual:novice"]
    story = Story(seats=seats, virtual={3: [9, 8, 7, 6, 5, 4, 3, 2, 1]}).until_over()
    turned = [event["bids"][3]["card"] for event in story.events("bids")]
    # The deal written by hand has the second pile sorted the other way round.
    assert turned == [*range(9, 0, -1), *range(1, 10)]


def test_c3_9_a_seed_shuffles_the_second_pile_differently() -> None:
    seats = [Seat("A"), *(Seat("V", "virtual:novice") for _ in range(3))]
    piles = Deal.from_seed(standard_deck(), seats, "two eras").virtual[1:]
    assert len({pile for eras in piles for pile in eras}) == 6


def test_c3_9_used_characters_may_be_used_again_but_the_governor_may_not() -> None:
    wants = {"governor": 0, "heroes": 1, "doctor": 2}
    story = Story(["governor", "heroes", "doctor"], wants=wants).until(1, 4)
    story.play("0 use governor").until_asked(1, "use")
    story.play("1 use heroes").until_asked(2, "use").play("2 use doctor").until(1, 5)
    assert story.table.view(None).seats[1].used == ("heroes",)
    before = len(story.events("use"))
    while story.now()[0] == 1:
        assert "use" not in story.asked().values()
        story.habit()
    assert story.asked() == {1: "use"}
    assert story.offered(1) == ["heroes"]
    assert story.table.view(None).seats[0].used == ("governor",)
    story.play("1 use heroes").until_asked(2, "use").play("2 use doctor")
    assert len(story.events("use")) == before + 2


# --- C3.10 no place ---------------------------------------------------------------------------


def full_of_mountains() -> Story:
    """Seat 0 has filled its 8 × 8 parcels with Mountains after sixteen rounds."""
    mountains = [[card("^^", "^^") for _ in range(4)] for _ in range(9)]
    last = [card("MM", "MM"), card("^^", "^^"), card("^.", ".."), card("..", "..")]
    story = Story(["banker"], mountains, later=[*mountains[:7], last])
    places = [f"place {row} {column}" for row in range(0, 8, 2) for column in range(0, 8, 2)]
    while places:
        if story.asked().get(0) == "place":
            story.play(f"0 {places.pop(0)}")
        else:
            story.habit()
    return story.until(2, 8)


def test_c3_10_a_card_without_any_legal_place_may_be_taken_and_is_out_of_the_game() -> None:
    story = full_of_mountains()
    assert story.rows(0) == ["^" * 8] * 8
    story.until_asked(0, "take").play("0 take 1")
    assert story.last("no_place") == {"event": "no_place", "seat": 0}
    assert 0 not in story.asked()
    assert story.rows(0) == ["^" * 8] * 8
    story.until_over()
    assert story.sheet(0)["lines"]["mines"] == 0
    assert story.sheet(0)["total"] == 0


@pytest.mark.parametrize("index", [3, 4])
def test_c3_10_an_empty_parcel_does_not_cover_a_mountain_even_then(index: int) -> None:
    story = full_of_mountains().until_asked(0, "take").play(f"0 take {index}")
    assert story.events("no_place")


def test_c3_10_a_card_that_has_a_legal_place_must_be_placed() -> None:
    story = full_of_mountains().until_asked(0, "take").play("0 take 2")
    assert story.events("no_place") == []
    assert story.options(0) == [f"place {row} {column}" for row in range(7) for column in range(7)]
    story.refused("0 done", "C3.10")
    story.refused("0 place 7 7", "C4.2")
