"""K2: two buildings each."""

from __future__ import annotations

from collections import Counter
from itertools import combinations, combinations_with_replacement

import pytest

from cardtown.core import BadAction, shuffle
from cardtown.games import card_city
from cardtown.games.card_city import Deal, Divide
from cardtown.games.card_city.actions import GRAMMAR
from cardtown.games.card_city.buildings import deck_cards
from cardtown.games.card_city.lots import division, divisions, keep, keeps
from tests.card_city.story import Story

# --- K2.1 ----------------------------------------------------------------------------------------


@pytest.mark.parametrize("players", [2, 3, 4])
def test_k2_1_the_first_player_draws_two_cards_per_player_and_looks_at_them(players: int) -> None:
    for number in range(10):
        table = card_city.new_table(["human"] * players, seed=f"draw {number}")
        first = Deal.from_seed(players, f"draw {number}").first
        assert [decision.seat for decision in table.decisions()] == [first]
        assert len(table.view(first).seats[first].hand.known) == 2 * players
        for other in (None, *range(players)):
            if other != first:
                assert table.view(other).seats[first].hand == ("", 2 * players)


@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_k2_1_no_leisure_among_the_cards_of_round_1(players: int) -> None:
    count = 3 if players == 1 else 2 * players
    replaced = 0
    for number in range(100):
        seed = f"leisure {number}"
        cards = "".join(shuffle(seed, "deck", deck_cards(players)))
        dealt = Deal.from_seed(players, seed).cards
        assert "L" not in dealt[:count]
        if "L" in cards[:count]:
            replaced += 1
            kept = cards[:count].replace("L", "")
            assert dealt.startswith(kept)
            back = cards[count:] + "L" * (count - len(kept))
            again = kept + "".join(shuffle(seed, "leisure 1", back))
            assert dealt == again or "L" in again[:count]
        else:
            assert dealt == cards
    assert replaced > 10


def test_k2_1_leisure_comes_in_later_rounds() -> None:
    firsts = [Deal.from_seed(2, f"later {number}").cards[4:8] for number in range(30)]
    assert any("L" in cards for cards in firsts)


# --- K2.2 ----------------------------------------------------------------------------------------


@pytest.mark.parametrize(("players", "half"), [(2, 1), (3, 2), (4, 3)])
def test_k2_2_two_cards_face_up_and_half_of_the_others(players: int, half: int) -> None:
    story = Story("CCIIPPRR"[: 2 * players], players=players)
    for option in story.table.decisions()[0].options:
        assert isinstance(option, Divide)
        assert len(option.open) == 2
        assert len(option.shown) == len(option.hidden) == half
        assert sorted(option.open + option.shown + option.hidden) == list(range(2 * players))


def test_k2_2_the_divider_chooses_which_are_face_down() -> None:
    story = Story("CIPR").play("0 divide 0 3 | 1 | 2")
    assert story.events("offer") == [
        {
            "event": "offer",
            "divider": 0,
            "chooser": 1,
            "open": ["C", "R"],
            "shown": ["I"],
            "hidden": 1,
        }
    ]
    other = Story("CIPR").play("0 divide 0 3 | 2 | 1")
    assert other.events("offer")[0]["shown"] == ["P"]


def test_k2_2_the_example_of_the_formats_is_a_division() -> None:
    story = Story("CIIPRR", players=3)
    assert "divide 0 3 | 1 4 | 2 5" in story.options(0)


@pytest.mark.parametrize("first", [0, 1, 2, 3])
def test_k2_2_the_offer_goes_to_the_next_player_without_cards(first: int) -> None:
    story = Story("CCIIPPRR", players=4, first=first)
    order = [(first + step) % 4 for step in range(4)]
    for chooser in order[1:]:
        divider = story.table.decisions()[0].seat
        story.play(f"{divider} {story.options(divider)[0]}")
        assert story.deciding() == [(chooser, "choose")]
        story.play(f"{chooser} {'mixed' if chooser == order[2] else 'open'}")
    assert [offer["chooser"] for offer in story.events("offer")] == order[1:]
    dividers = [offer["divider"] for offer in story.events("offer")]
    assert dividers == [order[0], order[0], order[2]]


@pytest.mark.parametrize("size", [4, 6, 8])
def test_k2_2_each_different_division_is_offered_once(size: int) -> None:
    hands = ["".join(cards) for cards in combinations_with_replacement("CILPR", size)]
    for cards in hands if size < 8 else hands[::9]:
        options = divisions(cards)
        kinds = [
            tuple("".join(cards[i] for i in lot) for lot in (one.open, one.shown, one.hidden))
            for one in options
        ]
        assert len(set(kinds)) == len(kinds) <= 560
        assert set(kinds) == every_division(cards)
        assert [one.sort_key() for one in options] == sorted(one.sort_key() for one in options)
        for one, (open_lot, shown, _) in zip(options, kinds, strict=True):
            assert division(cards, open_lot, shown) == one
            assert GRAMMAR.parse(str(one)) == one


def every_division(cards: str) -> set[tuple[str, str, str]]:
    """All divisions as kinds, found by dividing the cards one by one."""
    places = set(range(len(cards)))
    found = set()
    for open_lot in combinations(places, 2):
        rest = places - set(open_lot)
        for shown in combinations(sorted(rest), len(rest) // 2):
            lots = (open_lot, shown, tuple(sorted(rest - set(shown))))
            found.add(tuple("".join(sorted(cards[i] for i in lot)) for lot in lots))
    return found  # type: ignore[return-value]


def test_k2_2_a_few_hundred_divisions_at_most() -> None:
    most = max(
        len(divisions("".join(cards))) for cards in combinations_with_replacement("CILPR", 8)
    )
    assert 100 < most < 500


def test_k2_2_refusals_say_how_a_division_is_written() -> None:
    story = Story("CCIR")
    assert "divide 0 1 | 2 | 3" in story.refused("0 divide 0 | 1 2 | 3", "K2.2")
    assert "divide 0 1 | 2 | 3" in story.refused("0 divide 0 5 | 1 | 2", "K2.2")
    assert "'divide 0 2 | 1 | 3'" in story.refused("0 divide 1 2 | 0 | 3", "K2.2")
    story.refused("0 open", "K2.2")
    story.refused("0 build C 0 1", "K2.2")


@pytest.mark.parametrize(
    "text",
    ["divide", "divide 0 1 | 2", "divide 0 1 | 2 | x", "divide 0 1 | 2 | 3 | 4", "divide 0 1|2|3"],
)
def test_k2_2_texts_that_are_not_a_division(text: str) -> None:
    with pytest.raises(BadAction):
        GRAMMAR.parse(text)


# --- K2.3 ----------------------------------------------------------------------------------------


def test_k2_3_two_players_open() -> None:
    story = Story("CIPR").play("0 divide 0 1 | 2 | 3", "1 open")
    assert story.events("hold") == [
        {"event": "hold", "seat": 0, "cards": ["P", "R"]},
        {"event": "hold", "seat": 1, "cards": ["C", "I"]},
    ]
    assert story.events("choice") == [{"event": "choice", "seat": 1, "lot": "open"}]


def test_k2_3_two_players_mixed() -> None:
    story = Story("CIPR").play("0 divide 0 1 | 2 | 3", "1 mixed")
    assert [held["cards"] for held in story.events("hold")] == [["C", "I"], ["P", "R"]]
    assert story.events("choice") == [{"event": "choice", "seat": 1, "lot": "mixed"}]


def test_k2_3_open_leaves_the_rest_with_the_divider() -> None:
    story = Story("CCIPRR", players=3).play("0 divide 0 1 | 2 3 | 4 5", "1 open")
    assert story.deciding() == [(0, "divide")]
    assert story.table.view(0).seats[0].hand == ("IPRR", 0)
    assert story.table.view(0).seats[1].hand == ("CC", 0)


def test_k2_3_mixed_makes_the_chooser_the_divider() -> None:
    story = Story("CCIPRR", players=3).play("0 divide 0 1 | 2 3 | 4 5", "1 mixed")
    assert story.deciding() == [(1, "divide")]
    assert story.table.view(1).seats[1].hand == ("IPRR", 0)
    assert story.table.view(2).seats[0].hand == ("CC", 0)
    story.play("1 divide 0 2 | 1 | 3", "2 mixed")
    assert {one["seat"]: one["cards"] for one in story.events("hold")} == {
        0: ["C", "C"],
        1: ["I", "R"],
        2: ["P", "R"],
    }
    assert story.deciding() == [(0, "build"), (1, "build"), (2, "build")]


def test_k2_3_nobody_else_is_told_what_a_seat_holds() -> None:
    table = Story("CIPR").play("0 divide 0 1 | 2 | 3", "1 mixed").table
    for viewer, seats in ((0, {0}), (1, {1}), (None, set())):
        seen = [event.to_json() for _, event in table.events_for(viewer)]
        assert {one["seat"] for one in seen if one["event"] == "hold"} == seats


def test_k2_3_only_a_lot_may_be_chosen() -> None:
    story = Story("CIPR").play("0 divide 0 1 | 2 | 3")
    assert story.options(1) == ["open", "mixed"]
    story.refused("1 pass", "K2.3")


# --- K2.4, E1 ------------------------------------------------------------------------------------


def test_k2_4_e1_solo_draws_three_keeps_two_and_puts_the_third_under_the_deck() -> None:
    story = Story("CIP", "RRC", players=1)
    assert story.options(0) == ["keep 0 1", "keep 0 2", "keep 1 2"]
    story.play("0 keep 0 2")
    assert story.events("hold") == [{"event": "hold", "seat": 0, "cards": ["C", "P"], "under": "I"}]
    view = story.table.view(0)
    assert view.under == ("I", 0)
    assert view.deck_left == 18
    assert story.table.view(None).under == ("", 1)


def test_k2_4_cards_of_one_kind_are_the_same() -> None:
    assert [str(one) for one in keeps("CCR")] == ["keep 0 1", "keep 0 2"]
    assert [str(one) for one in keeps("RRR")] == ["keep 0 1"]
    assert [str(one) for one in keeps("CR")] == ["keep 0 1"]
    for cards in combinations_with_replacement("CILPR", 3):
        for one in keeps("".join(cards)):
            assert keep("".join(cards), cards[one.first] + cards[one.second]) == one
    story = Story("CCR", players=1)
    assert "'keep 0 2'" in story.refused("0 keep 1 2", "K2.4")


def test_k2_4_the_cards_put_under_come_back_in_their_order() -> None:
    table = card_city.new_table(["human"], seed="under")
    thirds: list[str] = []
    drawn = []
    while not table.over:
        decision = table.decisions()[0]
        if decision.kind == "keep":
            drawn.append(table.view(0).seats[0].hand.known)
            table.play(0, decision.options[-1])
            held = [event.to_json() for event in table.events if event.to_json()["event"] == "hold"]
            thirds += [held[-1]["under"]] if "under" in held[-1] else []
        else:
            table.play(0, decision.options[0])
    deck = Deal.from_seed(1, "under").cards
    assert [sorted(one) for one in drawn[:6]] == [sorted(deck[i : i + 3]) for i in range(0, 18, 3)]
    assert sorted(drawn[6]) == sorted(deck[18:] + thirds[0])
    assert sorted(drawn[7]) == sorted(thirds[1:4])
    assert sorted(drawn[8]) == sorted(thirds[4:7])
    assert sorted(drawn[9]) == sorted(thirds[7:9])
    assert len(thirds) == 9


def test_k2_4_e1_with_fewer_than_three_left_what_is_there_is_kept() -> None:
    table = card_city.new_table(["human"], seed="last")
    while table.view(0).round < 10:
        decision = table.decisions()[0]
        table.play(0, decision.options[0])
    assert [str(option) for option in table.decisions()[0].options] == ["keep 0 1"]
    assert table.view(0).deck_left == 0
    table.play(0, "keep 0 1")
    held = [event.to_json() for event in table.events if event.to_json()["event"] == "hold"]
    assert "under" not in held[-1]


def test_all_cards_of_the_deck_are_drawn_in_ten_rounds() -> None:
    table = card_city.new_table(["human"] * 3, seed="all")
    while not table.over:
        decision = table.decisions()[0]
        table.play(decision.seat, decision.options[-1])
    held = Counter(
        card
        for event in table.events
        if event.to_json()["event"] == "hold"
        for card in event.to_json()["cards"]
    )
    assert held == Counter(deck_cards(3))
    assert table.view(None).deck_left == 0
