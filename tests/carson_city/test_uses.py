"""What using a character can change, against playing on in every way."""

from __future__ import annotations

import random
from collections.abc import Iterator

import pytest

from cardtown.core import Decision
from cardtown.games import carson_city
from cardtown.games.carson_city import CarsonAction, CarsonTable, CharacterId, Use
from cardtown.games.carson_city.uses import pick_order, use_effect

KINDS = ["human", "human", "virtual:expert", "virtual:novice"]


def questions(seed: str) -> Iterator[tuple[CarsonTable, Decision[CarsonAction], CharacterId]]:
    """Every question of a random game whether to use a character; people like to own them."""
    rng = random.Random(seed)
    table = carson_city.new_table(KINDS, seed=seed)
    while not table.over:
        decision = rng.choice(table.decisions())
        for option in decision.options:
            if isinstance(option, Use):
                yield table, decision, option.character
        liked = [one for one in decision.options if str(one) in ("take 0", "bid 9", "bid 8")]
        declined = [one for one in decision.options if str(one).startswith("decline")]
        table.apply(decision.seat, rng.choice(liked or declined or decision.options))


def orders(table: CarsonTable) -> set[tuple[int, ...]]:
    """The orders of picks that may follow once the bids are seen."""
    (decision,) = table.decisions()
    if decision.kind != "use":
        return {table.view(None).order}
    found = set()
    for option in decision.options:
        twin = table.copy()
        twin.play(decision.seat, option)
        found |= orders(twin)
    return found


@pytest.mark.parametrize("seed", [f"uses {number}" for number in range(4)])
def test_c3_5_a_bonus_after_the_reveal_matters_if_some_play_differs(seed: str) -> None:
    for table, decision, character in questions(seed):
        view = table.view(decision.seat)
        effect = use_effect(view, decision.seat, character)
        if view.bids is None:
            continue
        places = []
        for option in decision.options:
            twin = table.copy()
            twin.play(decision.seat, option)
            places.append(orders(twin))
        used, declined = places if isinstance(decision.options[0], Use) else places[::-1]
        assert effect.before is not None
        assert effect.after is not None
        assert pick_order(view).index(decision.seat) + 1 == effect.before
        if not effect.matters:
            assert used == declined
            assert effect.before == effect.after
        elif effect.before != effect.after:
            assert used != declined


def test_c3_3_characters_that_bring_cards_always_matter_and_bonuses_mostly() -> None:
    met = {
        (character, use_effect(table.view(decision.seat), decision.seat, character).matters)
        for number in range(12)
        for table, decision, character in questions(f"uses {number}")
    }
    assert {("governor", True), ("lawyer", True), ("chinese_worker", True)} <= met
    assert ("doctor", False) in met, "a bonus that moves nobody"
    assert ("doctor", True) in met


def test_c3_6_a_bonus_before_bidding_matters_while_many_cards_are_left() -> None:
    met = 0
    for table, decision, character in questions("uses 3"):
        view = table.view(decision.seat)
        if character in ("heroes", "gunsmith") and len(view.seats[decision.seat].hand) > 4:
            assert use_effect(view, decision.seat, character).matters
            met += 1
    assert met
