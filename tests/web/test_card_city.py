"""Whole games of Card City in a browser."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.web.cardcity import CardCityScreen
from tests.web.conftest import Visit
from tests.web.screens import is_over, play_together, randomly
from tests.web.tables import new_table, sit_down


def test_a_whole_game_alone(visit: Visit) -> None:
    me = visit()
    sit_down(me, new_table(me, "card-city", "person"))
    end = CardCityScreen(me).play_out(randomly(1))
    points = end["view"]["seats"][0]["points"]
    result = me.page.get_by_role("heading", name=me.words("web-cc-end-solo", n=points))
    expect(result).to_be_visible()
    expect(me.button("web-rematch")).to_be_visible()


def test_a_whole_game_of_three_with_a_bot(visit: Visit) -> None:
    ada, bo = visit(), visit()
    table = new_table(ada, "card-city", "person", "person", "bot:easy")
    sit_down(ada, table, "Ada")
    sit_down(bo, table, "Bo")
    for one in (ada, bo):
        one.until(lambda update: update["view"] is not None)
    play_together([CardCityScreen(ada), CardCityScreen(bo)], randomly(2))
    for one in (ada, bo):
        one.until(is_over)
        expect(one.button("web-rematch")).to_be_visible()
    assert {seat["name"] for seat in ada.latest["view"]["seats"]} >= {"Ada", "Bo"}
