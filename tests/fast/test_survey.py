"""Surveys of the core equal those of Python to the last bit, so bots choose the same on both."""

from __future__ import annotations

import random
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from cardtown import _core, fast
from cardtown.bots.carson_city.survey import CompiledSurvey, Survey, new_survey
from cardtown.bots.carson_city.worth import ROUNDS, learned_worth, points_alone
from cardtown.games.carson_city import CHARACTER_IDS
from cardtown.games.carson_city.city import EMPTY_CITY
from tests.fast.cities import CARDS, EMPTY, any_boards, growing_city
from tests.sampling import SEED, TAKES_ALL

WALKS = 60 if TAKES_ALL else 12
WORTHS = [points_alone(), *map(learned_worth, range(ROUNDS))]


@pytest.mark.parametrize("walk", range(SEED * WALKS, SEED * WALKS + WALKS))
def test_every_gain_is_that_of_python(walk: int) -> None:
    """In cities of random cards, with any characters and any promise."""
    rng = random.Random(walk)
    owned = tuple(rng.sample(CHARACTER_IDS, rng.randint(0, 8)))
    for city in growing_city(rng, owned):
        worth = rng.choice(WORTHS)
        plain, compiled = Survey(city, owned, worth), CompiledSurvey(city, owned, worth)
        for card in rng.sample(CARDS, 12):
            assert compiled.gains(card) == plain.gains(card)
            assert compiled.best(card) == plain.best(card)
            assert compiled.top(card, 3) == plain.top(card, 3)


def test_without_the_core_surveys_are_the_plain_ones(monkeypatch: pytest.MonkeyPatch) -> None:
    assert type(new_survey(EMPTY_CITY, (), points_alone())) is CompiledSurvey
    monkeypatch.setattr(fast, "AVAILABLE", False)
    assert type(new_survey(EMPTY_CITY, (), points_alone())) is Survey


@given(any_boards, st.integers())
def test_any_city_is_surveyed_or_refused(boards: bytes, card: int) -> None:
    try:
        one = _core.CarsonCitySurvey(boards, 0, points_alone().packed)
        assert one.best(card) in [*one.gains(card), (-1, 0.0)]
    except ValueError:
        pass


@pytest.mark.parametrize(
    "given",
    [(), (b"", 0, b""), (EMPTY, -1, b""), (EMPTY, 0, bytes(9)), (None, None, None)],
)
def test_nothing_else_is_surveyed(given: tuple[Any, ...]) -> None:
    with pytest.raises((TypeError, ValueError)):
        _core.CarsonCitySurvey(*given)
