"""A small phone, by touch."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.web.accessibility import too_wide
from tests.web.cardcity import CardCityScreen
from tests.web.carson import CarsonScreen
from tests.web.conftest import Visit
from tests.web.pages import play_now
from tests.web.screens import Screen, randomly
from tests.web.tables import new_table, sit_down
from tests.web.visitors import PHONE


def play_rounds(screen: Screen, decisions: int) -> None:
    """Play so many decisions; nothing is ever wider than the phone."""
    choose = randomly(5)
    for _ in range(decisions):
        update = screen.turn()
        assert update is not None
        screen.play(update, choose)
        assert too_wide(screen.visitor.page) == []


def test_carson_city_on_a_phone(visit: Visit) -> None:
    me = visit(size=PHONE, touch=True)
    play_now(me, "carson-city")
    screen = CarsonScreen(me)
    play_rounds(screen, 8)
    for tab in ("web-rivals", "web-score", "log", "term-city"):
        me.press(tab)
        assert too_wide(me.page) == []
    expect(screen.row).to_be_visible()


def test_card_city_on_a_phone(visit: Visit) -> None:
    me = visit(size=PHONE, touch=True)
    sit_down(me, new_table(me, "card-city", "person", "bot:easy"))
    play_rounds(CardCityScreen(me), 8)
