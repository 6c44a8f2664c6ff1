"""Whole games by roles and names alone, as a screen reader offers them."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial
from typing import Any, Final

import pytest

from tests.sampling import sample
from tests.web.conftest import Visit
from tests.web.prepared import FIRST, deal
from tests.web.reader import play_card_city, play_carson_city
from tests.web.screens import is_over
from tests.web.visitors import Visitor
from tests.web.world import Moments, World

_PLAYERS: Final[Mapping[str, Callable[[Visitor], None]]] = {
    "carson-city": play_carson_city,
    "card-city": play_card_city,
}
_SEATS: Final[Mapping[str, tuple[str, ...]]] = {
    "carson-city": ("person", *["virtual:novice"] * 3),
    "card-city": ("person", "bot:easy"),
}


@pytest.fixture(scope="module")
def moments() -> Moments:
    """A new game of each kind."""
    return {game: partial(_begin, game) for game in _PLAYERS}


def _begin(game: str) -> Any:
    return deal(1, _SEATS[game], [FIRST], game)


@pytest.mark.parametrize("game", sample([*_PLAYERS], 1))
def test_a_whole_game_by_roles_and_names_alone(visit: Visit, prepared: World, game: str) -> None:
    me = visit()
    prepared.bring(me, game)
    _PLAYERS[game](me)
    assert is_over(me.latest)
