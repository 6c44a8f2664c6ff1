"""C2: set-up."""

from __future__ import annotations

from typing import Any

import pytest

from cardtown.core import BadInput, RuleBreach, Seat
from cardtown.core.game import fill_up
from cardtown.games.carson_city import GAME, SUITS, Deal, new_table, standard_deck
from tests.carson_city.story import Story

VIRTUAL = "virtual:novice"
FACTS = GAME.facts


@pytest.mark.parametrize(
    ("real", "virtual"),
    [(1, 3), (1, 5), (2, 2), (3, 1), (4, 0), (4, 2), (5, 0), (6, 0)],
)
def test_c2_1_four_to_six_seats_of_which_one_to_six_are_real(real: int, virtual: int) -> None:
    table = new_table(["human"] * real + [VIRTUAL] * virtual, seed="set-up")
    assert len(table.seats) == real + virtual
    assert [decision.seat for decision in table.decisions()] == list(range(real))


@pytest.mark.parametrize(
    "kinds",
    [[], ["human"] * 3, ["human"] * 7, ["human"] + [VIRTUAL] * 6, [VIRTUAL] * 4],
)
def test_c2_1_other_numbers_of_seats_are_refused(kinds: list[str]) -> None:
    with pytest.raises(RuleBreach) as breach:
        new_table(kinds, seed="set-up")
    assert breach.value.rule == "C2.1"


@pytest.mark.parametrize("real", [1, 2, 3])
def test_c2_1_virtual_seats_fill_up_to_four(real: int) -> None:
    seats = fill_up([Seat(f"Player {number}") for number in range(real)], FACTS)
    assert [seat.virtual for seat in seats] == [False] * real + [True] * (4 - real)
    assert len(new_table(seats, seed="set-up").seats) == 4


@pytest.mark.parametrize("count", [4, 5, 6])
def test_c2_1_a_table_that_is_large_enough_gets_no_virtual_seats(count: int) -> None:
    seats = tuple(Seat(f"Player {number}") for number in range(count))
    assert fill_up(seats, FACTS) == seats


def test_c2_1_each_seat_has_its_own_suit() -> None:
    story = Story(seats=["human"] * 6)
    suits = [seat["suit"] for seat in story.last("setup")["seats"]]
    assert sorted(suits) == sorted(SUITS)


def test_c2_1_suits_may_be_chosen() -> None:
    story = Story(suits=["cow", "boot", "hat", "star"])
    assert [seat.suit for seat in story.table.view(None).seats] == ["cow", "boot", "hat", "star"]


@pytest.mark.parametrize(
    "suits",
    [
        ["cow", "cow", "hat", "star"],
        ["cow", "boot", "hat"],
        ["cow", "boot", "hat", "star", "cactus"],
        ["cow", "boot", "hat", "spade"],
        ["cow", "boot", "hat", None],
        "cow",
        None,
    ],
)
def test_c2_1_suits_that_are_not_one_for_each_seat_are_refused(suits: Any) -> None:
    with pytest.raises(BadInput) as error:
        new_table(["human"] * 4, seed="set-up", options={"suits": suits})
    assert error.value.field == "options.suits"


@pytest.mark.parametrize("kind", ["virtual:hero", "virtual:", "person", "HUMAN", ""])
def test_c2_1_a_seat_of_an_unknown_kind_is_refused(kind: str) -> None:
    with pytest.raises(BadInput) as error:
        new_table(["human", "human", kind, "human"], seed="set-up")
    assert error.value.field == "seats[2].kind"


def test_c2_1_an_unknown_option_is_refused() -> None:
    with pytest.raises(BadInput, match="colour"):
        new_table(["human"] * 4, seed="set-up", options={"colour": "red"})


def test_c2_2_both_eras_and_the_characters_are_shuffled_and_nothing_is_lost() -> None:
    deck = standard_deck()
    seats = [Seat("One")] * 4
    one, two = (Deal.from_seed(deck, seats, seed) for seed in ("one", "two"))
    for pile, other, cards in (
        (one.terrain[0], two.terrain[0], deck.terrain[0]),
        (one.terrain[1], two.terrain[1], deck.terrain[1]),
        (one.characters, two.characters, deck.characters),
    ):
        assert sorted(card.id for card in pile) == sorted(card.id for card in cards)
        assert len({pile, other, cards}) == 3


def test_c2_2_the_same_seed_deals_the_same_cards() -> None:
    tables = [new_table(["human"] * 4, seed="the same") for _ in range(2)]
    assert tables[0] == tables[1]


def test_c2_3_a_real_seat_holds_one_to_nine() -> None:
    assert Story().options(0) == [f"bid {value}" for value in range(1, 10)]
    assert Story(seats=("bot:random", *["human"] * 3)).options(0) == Story().options(0)


@pytest.mark.parametrize(
    ("level", "cards"),
    [("novice", range(1, 10)), ("intermediate", range(2, 11)), ("expert", range(3, 12))],
)
def test_c2_3_a_virtual_seat_turns_the_nine_cards_of_its_level(level: str, cards: range) -> None:
    for seed in ("one", "two"):
        table = new_table(["human"] * 3 + [f"virtual:{level}"], seed=seed)
        for era in (1, 2):
            turned = []
            while not table.over and table.view(None).era == era:
                decision = table.decisions()[0]
                for event in table.play(decision.seat, decision.options[0]):
                    document = event.to_json()
                    if document["event"] == "bids":
                        turned.append(document["bids"][3]["card"])
            assert sorted(turned) == list(cards)
            assert turned != sorted(turned)


def test_c2_3_each_virtual_seat_has_its_own_level_and_its_own_pile() -> None:
    deal = Deal.from_seed(
        standard_deck(),
        [Seat("A"), Seat("B", "virtual:novice"), Seat("C", "virtual:expert"), Seat("D", VIRTUAL)],
        "levels",
    )
    assert deal.virtual[0] == ((), ())
    assert sorted(deal.virtual[1][0]) == list(range(1, 10))
    assert sorted(deal.virtual[2][0]) == list(range(3, 12))
    assert deal.virtual[1] != deal.virtual[3]


def test_c2_1_suits_are_kept_as_they_were_given() -> None:
    suits = ["hat", "star", "cactus", "boot"]
    table = new_table(["human"] * 4, seed="suits", options={"suits": suits})
    suits[0] = "cow"
    assert table.options["suits"][0] == "hat"
