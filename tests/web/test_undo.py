"""Taking back: freely while nobody has learned anything, else with everybody's consent."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.web.carson import CarsonScreen, own
from tests.web.conftest import Visit
from tests.web.tables import new_table, sit_down

PAIR = ("person", "person", "virtual:novice", "virtual:novice")


def test_a_locked_bid_is_changed_until_all_have_locked(visit: Visit) -> None:
    ada, bo = visit(), visit()
    table = new_table(ada, "carson-city", *PAIR)
    sit_down(ada, table, "Ada")
    sit_down(bo, table, "Bo")
    mine, others = CarsonScreen(ada), CarsonScreen(bo)
    mine.turn()
    mine.bid(9)
    assert ada.latest["decision"] is None
    ada.press("web-change-bid")
    ada.until(lambda update: update["decision"] is not None)
    mine.bid(2)
    others.turn()
    others.bid(5)
    ada.until(lambda update: update["view"]["bids"] is not None)
    assert ada.latest["view"]["bids"][0] == 2


def test_what_is_not_sent_yet_is_taken_back_without_asking_anybody(visit: Visit) -> None:
    me = visit()
    screen = CarsonScreen(me)
    sit_down(me, new_table(me, "carson-city", "person", *["virtual:novice"] * 3))
    screen.turn()
    screen.bid(9)
    screen.turn()
    number = me.latest["number"]
    terrain = [n for n, card in enumerate(me.latest["view"]["row"]) if "parcels" in card]
    screen.choose_card(terrain[0])
    screen.place(screen.places().first)
    expect(me.button("web-build-here")).to_be_enabled()
    me.press("web-cancel")
    expect(me.button("web-build-here")).to_have_count(0)
    assert me.latest["number"] == number


def test_an_undo_that_others_must_agree_to(visit: Visit) -> None:
    ada, bo = visit(), visit()
    table = new_table(ada, "carson-city", *PAIR)
    sit_down(ada, table, "Ada")
    sit_down(bo, table, "Bo")
    mine, others = CarsonScreen(ada), CarsonScreen(bo)
    mine.turn()
    mine.bid(9)
    others.turn()
    others.bid(1)
    picked = ada.until(lambda update: update["view"]["bids"] is not None)
    assert own(picked)["spent"] == [9]
    ada.press("web-ask-undo")
    bo.until(lambda update: update["table"]["undo_request"] is not None)
    asking = bo.page.get_by_text(bo.words("web-undo-asked", name="Ada"))
    expect(asking).to_be_visible()
    bo.press("yes")
    ada.until(lambda update: update["view"]["bids"] is None)
    assert own(ada.latest)["spent"] == []
