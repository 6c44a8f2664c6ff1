"""Ophir, the deck beside the standard one: the same cards, with evenly spread appeal (C1.4)."""

from __future__ import annotations

import statistics
from collections import Counter
from pathlib import Path

import pytest

from cardtown import games
from cardtown.games.carson_city import GAME, Deck, standard_deck
from cardtown.games.carson_city.deck import parse_deck


@pytest.fixture(scope="module")
def ophir() -> Deck:
    return parse_deck(Path(games.deck_file("carson-city", "ophir")).read_text("utf-8"))


def test_it_has_the_cards_of_the_standard_deck(ophir: Deck) -> None:
    standard = standard_deck()
    assert ophir.characters == standard.characters
    for cards, others in zip(ophir.terrain, standard.terrain, strict=True):
        assert [(one.id, one.parcels) for one in cards] == [(one.id, one.parcels) for one in others]
    assert ophir.differences() == []
    assert ophir.stamp.name == "Ophir"


def test_c1_4_its_appeal_goes_over_all_of_one_to_nine(ophir: Deck) -> None:
    appeals = [card.appeal for era in ophir.terrain for card in era]
    counts = Counter(appeals)
    assert set(counts) == set(range(1, 10))
    assert max(counts.values()) <= 24  # no two peaks: the standard deck has 50 cards at 1 and 2
    assert 3.5 <= statistics.fmean(appeals) <= 5.5
    assert statistics.pstdev(appeals) >= 2.5


@pytest.mark.parametrize("element", ["M", "P"])
def test_c8_1_a_mine_card_and_a_prison_card_have_seven_as_in_the_rulebook(
    ophir: Deck, element: str
) -> None:
    found = [card.appeal for era in ophir.terrain for card in era if element in card.glyphs]
    assert 7 in found


def test_games_name_it_and_it_is_found_again(ophir: Deck) -> None:
    table = GAME.new_table(["human", *["virtual:expert"] * 3], seed="ophir", deck=ophir)
    assert table.deck == ophir.stamp
    assert GAME.find_deck(ophir.stamp.sha256) == ophir
    assert ophir not in GAME.unnamed_decks()
    assert GAME.new_table(["human"] * 4, seed="ophir").deck == standard_deck().stamp
