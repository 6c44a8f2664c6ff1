"""The best city in hindsight, searched on the core: the one that Python finds."""

from __future__ import annotations

import random

import pytest

from cardtown import _core
from cardtown.bots.carson_city.hindsight import read_story, search_in_python, search_on_core
from cardtown.bots.draws import Draws
from cardtown.fast.carson_city import new_table
from tests.sampling import SEED, TAKES_ALL

GAMES = 40 if TAKES_ALL else 4
EFFORT = 60


@pytest.mark.parametrize("game", range(SEED * GAMES, SEED * GAMES + GAMES))
def test_hindsight_finds_the_city_that_python_finds(game: int) -> None:
    """In games at random, in which cards are sold, adopted, and left without a place."""
    rng = random.Random(game)
    table = new_table(["human"] * rng.choice([4, 5, 6]), seed=f"hindsight {game}")
    while not table.over:
        decision = rng.choice(table.decisions())
        table.apply(decision.seat, rng.choice(decision.options))
    for seat in range(len(table.seats)):
        story = read_story(table.events, seat)
        state = rng.getrandbits(64)
        found = search_on_core(story, Draws(state), EFFORT)
        assert found == search_in_python(story, Draws(state), EFFORT), (game, seat)


@pytest.mark.parametrize(
    "given",
    [
        (b"", 0, b"\0", 0, 1, 0.5),
        (b"\0" * 8, 0, b"", 0, 1, 0.5),
        (b"\0" * 8 * 22, 0, b"\0" * 2 * 22, 0, 1, 0.5),
        (b"\xff" * 8, 0, b"\0" * 2, 0, 1, 0.5),
        (b"\0" * 8, -1, b"\0" * 2, 0, 1, 0.5),
        (b"\0" * 8, 0, b"\xfe\xff", 0, 1, 0.5),
        (b"\0" * 8, 0, b"\0" * 2, -1, 1, 0.5),
        (b"\0" * 8, 0, b"\0" * 2, 0, -1, 0.5),
        (b"\0" * 8, 0, b"\0" * 2, 0, 1, float("nan")),
        (b"\0" * 8, 0, b"\0" * 2, 0, 1, "cold"),
        (b"\0" * 8, 0, b"\0" * 2, 0, 1),
    ],
)
def test_what_no_seat_took_is_refused(given: tuple[object, ...]) -> None:
    with pytest.raises((ValueError, TypeError, OverflowError)):
        _core.CarsonCity.look_back(*given)  # type: ignore[arg-type]


def test_nothing_taken_has_no_places() -> None:
    assert _core.CarsonCity.look_back(b"", 0, b"", 0, 100, 0.5) == ()
