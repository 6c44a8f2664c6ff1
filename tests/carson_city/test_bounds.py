"""The score bounds that a table declares hold for the cards it is played with (C1.4)."""

from __future__ import annotations

import random
from dataclasses import replace

import pytest

from cardtown.games.carson_city import CHARACTER_IDS, GAME, CarsonTable, Deck, score, standard_deck
from cardtown.games.carson_city.bounds import score_bounds
from cardtown.games.carson_city.elements import CENSUS, GLYPHS
from cardtown.testing import check_game
from tests.carson_city.story import city


def deck_of(*rows: str) -> Deck:
    """Our deck, but every terrain card shows the same parcels."""
    ours = standard_deck()
    first, second = (
        tuple(replace(card, parcels=(rows[0], rows[1])) for card in era) for era in ours.terrain
    )
    return Deck(" ".join(rows), (first, second), ours.characters)


def bounds(*rows: str) -> tuple[int, int]:
    return score_bounds(deck_of(*rows).shown())


def test_the_facts_have_the_bounds_of_our_own_deck() -> None:
    facts = CarsonTable.facts
    assert (facts.lowest_score, facts.highest_score) == score_bounds(standard_deck().shown())
    assert (facts.lowest_score, facts.highest_score) == (-48, 2186)


@pytest.mark.parametrize("rows", [("!!", "!!"), ("GH", "HG"), ("SH", "HS"), ("..", "..")])
def test_games_with_custom_decks_stay_within_the_bounds_of_their_table(
    rows: tuple[str, str],
) -> None:
    for number in range(3):
        rng = random.Random(number)
        check_game(GAME, ["human"] * 4, seed=f"{number}", rng=rng, deck=deck_of(*rows), every=40)


def test_a_city_of_nothing_but_outlaws_is_the_lowest() -> None:
    assert bounds("!!", "!!")[0] == -6 * 72
    assert score(city(*["!" * 9] * 8), ["captain"]).lines["outlaws"] == -6 * 72


def test_with_less_than_a_city_of_outlaws_every_one_counts() -> None:
    for count in (0, 1, 8, 71, 72, 73):
        shown = dict.fromkeys(GLYPHS, 0) | {"!": count}
        assert score_bounds(shown)[0] == -6 * min(count, 72)


@pytest.mark.parametrize("inside", GLYPHS.replace("!", ""))
def test_no_city_of_two_elements_is_worth_more(inside: str) -> None:
    for outside in (".", *GLYPHS):
        for rows in (
            [(inside + outside) * 4 + inside, outside * 9] * 4,
            [inside * 9, outside * 9] * 4,
            [(inside + outside) * 4 + inside, (outside + inside) * 4 + outside] * 4,
            [inside * 9] * 8,
        ):
            shown = dict.fromkeys(GLYPHS, 0) | {
                glyph: "".join(rows).count(glyph) for glyph in (inside, outside) if glyph != "."
            }
            lowest, highest = score_bounds(shown)
            assert lowest <= score(city(*rows), CHARACTER_IDS, 3).total <= highest


def test_virtual_seats_have_less_than_the_highest_score_of_any_deck() -> None:
    assert score_bounds(dict.fromkeys(CENSUS, 0))[1] >= 18 * 9
