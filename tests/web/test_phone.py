"""A small phone, by touch."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.web.accessibility import too_wide
from tests.web.cardcity import CardCityScreen
from tests.web.carson import CarsonScreen
from tests.web.conftest import Visit
from tests.web.prepared import FIRST, deal
from tests.web.screens import Screen, randomly
from tests.web.visitors import PHONE
from tests.web.world import Moments, World


@pytest.fixture(scope="module")
def moments() -> Moments:
    """A new game of each kind."""
    four = ("person", "bot:medium", "virtual:expert", "virtual:novice")
    return {
        "carson-city": lambda: deal(0, four, [FIRST], "carson-city"),
        "card-city": lambda: deal(0, ("person", "bot:easy"), [FIRST], "card-city"),
    }


def play_rounds(screen: Screen, decisions: int) -> None:
    """Make that many decisions, and check that nothing is ever wider than the phone."""
    choose = randomly(5)
    for _ in range(decisions):
        update = screen.turn()
        assert update is not None
        screen.play(update, choose)
        assert too_wide(screen.visitor.page) == []


def test_carson_city_on_a_phone(visit: Visit, prepared: World) -> None:
    me = visit(size=PHONE, touch=True)
    prepared.bring(me, "carson-city")
    screen = CarsonScreen(me)
    play_rounds(screen, 8)
    for tab in ("web-rivals", "web-score", "log", "term-city"):
        me.press(tab)
        assert too_wide(me.page) == []
    expect(screen.row).to_be_visible()


def test_card_city_on_a_phone(visit: Visit, prepared: World) -> None:
    me = visit(size=PHONE, touch=True)
    prepared.bring(me, "card-city")
    play_rounds(CardCityScreen(me), 8)
