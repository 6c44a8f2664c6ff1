"""The standard deck keeps the promises of rules C1.2 to C1.6, read from its file alone."""

from __future__ import annotations

import statistics
import tomllib
from collections import Counter
from itertools import combinations
from pathlib import Path
from typing import Any

import pytest

from tests.carson_city.components import CENSUS
from tools import compose_deck

ROOT = Path(__file__).parents[2]
DECK = ROOT / "src/cardtown/games/carson_city/decks/standard.toml"

# Rule C1.5.
CHARACTERS = {
    "governor": 9,
    "lawyer": 7,
    "chinese_worker": 4,
    "heroes": 2,
    "gunsmith": 3,
    "mercenary": 3,
    "doctor": 4,
    "auctioneer": 5,
    "banker": 7,
    "captain": 5,
    "cowboy": 3,
    "editor": 6,
    "grocer": 7,
    "indian": 4,
    "paperboy": 9,
    "prospector": 6,
    "settler": 5,
    "sheriff": 3,
    "singer": 9,
    "teacher": 7,
    "undertaker": 6,
}
SUITS = ("hat", "star", "cactus", "boot", "horseshoe", "cow")

Card = dict[str, Any]


@pytest.fixture(scope="module")
def deck() -> dict[str, Any]:
    return tomllib.loads(DECK.read_text("utf-8"))


@pytest.fixture(scope="module")
def terrain(deck: dict[str, Any]) -> list[Card]:
    return list(deck["terrain"])


@pytest.fixture(scope="module")
def suit_backs(deck: dict[str, Any]) -> dict[str, list[str]]:
    return {c["id"]: c["back"] for c in deck["characters"] if c["back"] != "skull"}


def era_of(card: Card) -> str:
    return str(card["id"]).split("-")[0]


def glyphs(card: Card) -> str:
    return "".join(card["parcels"])


def in_span(terrain: list[Card], span: str) -> list[Card]:
    return [card for card in terrain if span == "both" or era_of(card) == span]


def quadrants(cards: list[Card], glyph: str | None = None) -> list[int]:
    """In how many cards each quadrant shows the glyph (any element, if none is named)."""
    return [
        sum(glyphs(c)[at] == glyph if glyph else glyphs(c)[at] != "." for c in cards)
        for at in range(4)
    ]


# ---------------------------------------------------------------------------------- terrain


def test_keys_are_those_of_the_format(deck: dict[str, Any]) -> None:
    assert deck.keys() == {"name", "terrain", "characters"}
    assert all(card.keys() == {"id", "parcels", "appeal"} for card in deck["terrain"])
    assert all(card.keys() == {"id", "appeal", "back"} for card in deck["characters"])


def test_c1_2_forty_eight_cards_an_era_in_order(terrain: list[Card]) -> None:
    wanted = [f"{era}-{number:02}" for era in ("I", "II") for number in range(1, 49)]
    assert [card["id"] for card in terrain] == wanted


def test_c1_2_every_card_is_two_by_two_known_glyphs(terrain: list[Card]) -> None:
    for card in terrain:
        assert [len(row) for row in card["parcels"]] == [2, 2], card
        assert set(glyphs(card)) <= {".", *CENSUS}, card


@pytest.mark.parametrize(("era", "which"), [("I", 0), ("II", 1)])
def test_c1_3_element_table(terrain: list[Card], era: str, which: int) -> None:
    shown = Counter("".join(glyphs(card) for card in in_span(terrain, era)))
    del shown["."]
    assert shown == {g: n[which] for g, n in CENSUS.items() if n[which]}


def test_c1_4_one_to_three_elements_a_card(terrain: list[Card]) -> None:
    assert {4 - glyphs(card).count(".") for card in terrain} == {1, 2, 3}


def test_c1_4_no_card_twice(terrain: list[Card]) -> None:
    # More than the rule asks: not even once in each Era.
    assert len({glyphs(card) for card in terrain}) == 96


@pytest.mark.parametrize("span", ["I", "II", "both"])
@pytest.mark.parametrize("glyph", [None, *CENSUS])
def test_c1_4_even_over_the_quadrants(terrain: list[Card], span: str, glyph: str | None) -> None:
    counts = quadrants(in_span(terrain, span), glyph)
    assert max(counts) - min(counts) <= 1, counts


def test_c1_4_mines_stand_beside_mountains_or_people(terrain: list[Card]) -> None:
    with_mine = [set(glyphs(card)) for card in terrain if "M" in glyphs(card)]
    assert sum("^" in card for card in with_mine) > len(with_mine) / 2
    assert all(card <= set("M^hB!.") for card in with_mine)


def test_c1_4_pairs_are_varied(terrain: list[Card]) -> None:
    """No two unlike elements lie the same way on more than two cards of the deck."""
    lies: Counter[tuple[str, tuple[int, int]]] = Counter()
    for card in terrain:
        here = glyphs(card)
        lies.update(
            compose_deck.pair(here, a, b) for a, b in combinations(compose_deck.filled(here), 2)
        )
    assert max(n for (pair, _), n in lies.items() if len(set(pair)) > 1) <= 2
    assert max(lies.values()) <= 5
    steps = Counter(bool(step[0]) + 2 * bool(step[1]) for _, step in lies.elements())
    assert min(steps[way] for way in (1, 2, 3)) >= 25, "level, upright and diagonal pairs"


def test_c1_4_appeal_is_one_to_nine_and_widely_spread(terrain: list[Card]) -> None:
    appeals = [card["appeal"] for card in terrain]
    assert all(type(appeal) is int for appeal in appeals)
    assert (min(appeals), max(appeals)) == (1, 9)
    assert 3.5 <= statistics.mean(appeals) <= 5.5
    assert statistics.pstdev(appeals) >= 2.0


@pytest.mark.parametrize("era", ["I", "II"])
def test_c1_4_each_era_has_cards_to_want_and_cards_to_avoid(terrain: list[Card], era: str) -> None:
    appeals = [card["appeal"] for card in in_span(terrain, era)]
    assert min(appeals) <= 2
    assert max(appeals) >= 8
    assert statistics.pstdev(appeals) >= 1.8


@pytest.mark.slow
def test_the_program_composes_this_very_deck(terrain: list[Card]) -> None:
    composed = [(card.era, *card.rows) for card in compose_deck.compose()]
    assert composed == [(era_of(card), *card["parcels"]) for card in terrain]


@pytest.mark.slow
def test_the_file_is_what_the_program_writes() -> None:
    text = compose_deck.render(compose_deck.compose(), compose_deck.read_appeals(DECK))
    assert text == DECK.read_text("utf-8")


# ------------------------------------------------------------------------------- characters


def test_c1_5_characters_and_their_appeal(deck: dict[str, Any]) -> None:
    assert {c["id"]: c["appeal"] for c in deck["characters"]} == CHARACTERS
    assert len(deck["characters"]) == 21


def test_c1_6_three_skulls_of_middling_appeal(
    deck: dict[str, Any], suit_backs: dict[str, list[str]]
) -> None:
    skulls = [c for c in deck["characters"] if c["id"] not in suit_backs]
    assert len(skulls) == 3
    assert all(4 <= c["appeal"] <= 5 for c in skulls)


def test_c1_6_every_suit_three_times_at_every_rank(suit_backs: dict[str, list[str]]) -> None:
    for back in suit_backs.values():
        assert sorted(back) == sorted(SUITS)
    for rank in range(6):
        assert Counter(back[rank] for back in suit_backs.values()) == dict.fromkeys(SUITS, 3)


@pytest.mark.parametrize(("a", "b"), list(combinations(SUITS, 2)))
def test_c1_6_any_two_suits_are_ahead_equally_often(
    suit_backs: dict[str, list[str]], a: str, b: str
) -> None:
    assert sum(back.index(a) < back.index(b) for back in suit_backs.values()) == 9


def test_c1_6_six_orders_that_say_nothing_about_appeal(
    suit_backs: dict[str, list[str]],
) -> None:
    orders: dict[tuple[str, ...], list[int]] = {}
    for who, back in suit_backs.items():
        orders.setdefault(tuple(back), []).append(CHARACTERS[who])
    assert [len(appeals) for appeals in orders.values()] == [3] * 6
    sums = [sum(appeals) for appeals in orders.values()]
    assert max(sums) - min(sums) <= 2
    for suit in SUITS:
        ranks = [back.index(suit) for back in suit_backs.values()]
        appeals = [CHARACTERS[who] for who in suit_backs]
        assert abs(statistics.correlation(ranks, appeals)) < 0.2
