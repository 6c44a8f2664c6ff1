"""K1: components and set-up."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from cardtown.core import BadInput, Record, RuleBreach, Seat, replay, shuffle
from cardtown.games import card_city, get
from cardtown.games.card_city import CARDS, KINDS, NAMES, PER_PLAYER, Deal
from cardtown.games.card_city.buildings import deck_cards, reserve_cards

DECK = {"R": 6, "C": 3, "L": 3, "I": 4, "P": 4}


def test_k1_1_there_are_110_cards_of_six_kinds() -> None:
    assert CARDS == {"R": 34, "C": 24, "L": 12, "M": 4, "I": 20, "P": 16}
    assert sum(CARDS.values()) == 110
    assert "".join(NAMES) == "RCLMIP"
    assert sorted(NAMES) == list(KINDS)


@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_k1_2_the_deck_has_20_cards_per_player(players: int) -> None:
    assert {kind: count for kind, count in PER_PLAYER.items() if count} == DECK
    assert Counter(deck_cards(players)) == {kind: count * players for kind, count in DECK.items()}
    for number in range(20):
        deal = Deal.from_seed(players, str(number))
        assert sorted(deal.cards) == sorted(deck_cards(players))
        assert 0 <= deal.first < players


@pytest.mark.parametrize(
    ("players", "left"),
    [
        (1, {"R": 28, "C": 21, "L": 9, "M": 3, "I": 16, "P": 12}),
        (2, {"R": 22, "C": 18, "L": 6, "M": 2, "I": 12, "P": 8}),
        (3, {"R": 16, "C": 15, "L": 3, "M": 1, "I": 8, "P": 4}),
        (4, {"R": 10, "C": 12, "L": 0, "M": 0, "I": 4, "P": 0}),
    ],
)
def test_k1_2_the_cards_left_are_the_reserve(players: int, left: dict[str, int]) -> None:
    assert reserve_cards(players) == left
    assert 20 * players + players + sum(left.values()) == 110
    view = card_city.new_table(["human"] * players, seed="reserve").view(None)
    assert Counter(view.reserve) == {kind: count for kind, count in left.items() if count}


@pytest.mark.parametrize("players", [0, 5])
def test_k1_2_one_to_four_players(players: int) -> None:
    with pytest.raises(RuleBreach) as breach:
        card_city.new_table(["human"] * players)
    assert breach.value.rule == "K1.2"


def test_k1_3_a_municipal_at_0_0_and_three_coins() -> None:
    for seat in card_city.new_table(["human"] * 3, seed="start").view(None).seats:
        assert seat.city.rows() == ["M"]
        assert seat.city.corner == (0, 0)
        assert seat.coins == 3
        assert seat.price == 5


def test_k1_3_a_random_player_is_first() -> None:
    firsts = Counter(Deal.from_seed(4, f"first {number}").first for number in range(400))
    assert set(firsts) == {0, 1, 2, 3}
    assert min(firsts.values()) > 60
    seed = "told"
    assert Deal.from_seed(4, seed).first == shuffle(seed, "first player", range(4))[0]


def test_k1_4_ten_rounds_of_five_phases() -> None:
    table = card_city.new_table(["human"] * 2, seed="rounds")
    while not table.over:
        decision = table.decisions()[0]
        table.play(decision.seat, decision.options[0])
    events = [event.to_json() for event in table.events]
    assert [event["round"] for event in events if event["event"] == "round"] == list(range(1, 11))
    phases = {"offer": 1, "choice": 1, "hold": 1, "build": 2, "discard": 2, "develop": 2}
    phases |= {"income": 4, "buy": 5}
    place = 0
    for event in events[1:-1]:
        now = phases.get(event["event"], 0)
        assert now >= place or now == 0
        place = now
    assert events[0]["event"] == "setup"
    assert events[-1]["event"] == "score"


# --- seats, options, decks -----------------------------------------------------------------------


@pytest.mark.parametrize("kind", ["virtual:novice", "robot", ""])
def test_seats_are_people_and_bots(kind: str) -> None:
    with pytest.raises(BadInput) as refusal:
        card_city.new_table(["human", Seat("x", kind)])
    assert refusal.value.field == "seats[1].kind"
    card_city.new_table(["human", "bot:random"])


@pytest.mark.parametrize(
    ("options", "field"),
    [
        ({"development": "twice"}, "options.development"),
        ({"development": None}, "options.development"),
        ({"joining": True}, "options.joining"),
        ({"suits": []}, 'options."suits"'),
    ],
)
def test_options_that_do_not_exist(options: dict[str, Any], field: str) -> None:
    with pytest.raises(BadInput) as refusal:
        card_city.new_table(["human"], options=options)
    assert refusal.value.field == field


@pytest.mark.parametrize(
    "options",
    [
        {},
        {"development": "once"},
        {"development": "repeated", "joining": "forbidden"},
        {"joining": "allowed"},
    ],
)
def test_only_the_options_that_were_given_are_recorded(options: dict[str, Any]) -> None:
    table = card_city.new_table(["human"], seed="options", options=options)
    assert table.options == options
    table.play(0, table.decisions()[0].options[0])
    record = Record.of(table)
    assert record.to_json()["options"] == options
    assert replay(record, card_city.GAME) == table


def test_there_are_no_custom_decks() -> None:
    for refused in (
        lambda: card_city.GAME.load_deck("cards"),
        lambda: card_city.GAME.new_table(["human"], deck="cards"),
    ):
        with pytest.raises(BadInput) as refusal:
            refused()
        assert str(refusal.value) == "deck: Card City has no custom decks"


def test_the_stamp_names_the_cards() -> None:
    stamp = card_city.new_table(["human"]).deck
    assert stamp.name == "card-city"
    assert stamp.sha256.startswith("751d350a5537f848f25d09d87dc590ae")


def test_the_game_is_found_by_its_name() -> None:
    assert get("card-city") is card_city.GAME
    assert card_city.GAME.facts.game == "card-city"
    assert card_city.new_table(["human"]).seed != card_city.new_table(["human"]).seed
