"""The tables of Carson City's bots list every character: a new one must not be forgotten."""

from __future__ import annotations

import random

import pytest

from cardtown.bots.carson_city.characters import use_values
from cardtown.bots.carson_city.position import Position
from cardtown.bots.carson_city.survey import Survey
from cardtown.bots.carson_city.worth import learned_worth, load_weights, points_alone
from cardtown.bots.draws import Draws
from cardtown.games import carson_city
from cardtown.games.boards import bits
from cardtown.games.carson_city import CHARACTER_IDS, EMPTY_CITY, CharacterId, score, standard_deck
from cardtown.games.carson_city.characters import AFTER_BIDS, BEFORE_BIDS


@pytest.mark.parametrize("character", CHARACTER_IDS)
def test_c1_5_a_survey_sees_what_cards_bring_to_the_owner_of_each_character(
    character: CharacterId,
) -> None:
    """The points that a greedy player sees, against scoring whole cities."""
    rng = random.Random(character)
    owned = (character,)
    city = EMPTY_CITY
    for card in rng.sample([*standard_deck().terrain[0], *standard_deck().terrain[1]], 14):
        found = Survey(city, owned, points_alone()).gains(card)
        before = score(city, owned).total
        expected = [
            (cell, score(city.place(card, cell), owned).total - before)
            for cell in bits(city.cells(card, owned))
        ]
        assert found == expected
        if found:
            city = city.place(card, rng.choice(found)[0])


@pytest.mark.parametrize("character", [*BEFORE_BIDS, *AFTER_BIDS])
def test_c3_3_every_character_that_is_used_can_be_weighed_against_waiting(
    character: CharacterId,
) -> None:
    table = carson_city.new_table(["human"] * 4, seed="tables")
    position = Position(table.view(0), 0)
    now, waiting = use_values(position, character, learned_worth(position.left), Draws(1))
    assert isinstance(now, float)
    assert waiting > 0


def test_every_character_has_a_learned_promise() -> None:
    assert set(CHARACTER_IDS) <= set(load_weights())
