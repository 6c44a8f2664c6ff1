"""Playing again in one press, and the names of people."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.web.conftest import Visit
from tests.web.tables import new_table, play_out, sit_down

ALONE = ("person", "bot:easy", "virtual:novice", "virtual:novice")


def test_against_bots_one_press_begins_the_same_table_anew(visit: Visit) -> None:
    me = visit()
    suits = ["cow", "boot", "star", "hat"]
    table = new_table(me, "carson-city", *ALONE, options={"suits": suits}, practice=True)
    sit_down(me, table, "Ada")
    me.page.goto("about:blank")
    play_out(me, table)
    me.page.goto(f"/table/{table}")
    me.press("web-rematch")
    again = me.until(lambda update: update["table"]["id"] != table and update["view"] is not None)
    assert again["table"]["phase"] == "playing"
    assert [seat["suit"] for seat in again["view"]["seats"]] == suits
    assert again["view"]["seats"][0]["name"] == "Ada"
    assert again["seat"] == 0
    assert again["table"]["practice"]


def test_with_people_each_needs_one_press(visit: Visit) -> None:
    ada, bo = visit(), visit()
    table = new_table(ada, "card-city", "person", "person")
    sit_down(ada, table, "Ada")
    sit_down(bo, table, "Bo")
    for one in (ada, bo):
        one.page.goto("about:blank")
    play_out(ada, table, bo)
    for one in (ada, bo):
        one.page.goto(f"/table/{table}")
    ada.press("web-rematch")
    ada.until(lambda update: update["table"]["id"] != table)
    bo.press("web-join-rematch")
    for one in (ada, bo):
        again = one.until(lambda update: update["table"]["id"] != table and update["view"])
        assert [seat["name"] for seat in again["view"]["seats"]] == ["Bo", "Ada"]


def test_nobody_is_named_you(visit: Visit) -> None:
    me = visit()
    me.page.goto("/")
    card = me.page.get_by_role("article").first
    card.get_by_role("button", name=me.words("web-play-now")).click()
    update = me.until(lambda update: update["view"] is not None)
    name = update["view"]["seats"][update["seat"]]["name"]
    assert name not in ("", me.words("you"))
    stranger = visit()
    stranger.page.goto(f"/table/{update['table']['id']}")
    expect(stranger.page.get_by_text(name).first).to_be_visible()


def test_an_invitation_asks_for_a_name(visit: Visit) -> None:
    me = visit()
    me.page.goto("/")
    card = me.page.get_by_role("article").first
    card.get_by_role("button", name=me.words("web-invite-friends")).click()
    field = me.page.get_by_role(
        "textbox", name=me.words("web-name-at", place=me.words("seat", number=1))
    )
    expect(field).to_have_value("")
    me.press("web-make-table")
    assert field.evaluate("field => field.validity.valueMissing")


def test_opening_ones_own_table_counts_as_coming_back(visit: Visit) -> None:
    me = visit()
    table = new_table(me, "card-city", "person", "bot:easy")
    sit_down(me, table, "Ada")
    me.until(lambda update: update["view"] is not None)
    me.press("web-menu")
    me.press("web-leave")
    expect(me.page.get_by_text(me.words("web-leave-about"))).to_be_visible()
    me.page.get_by_role("dialog").last.get_by_role("button", name=me.words("web-leave")).click()
    me.page.wait_for_url("**/tables")
    left = me.context.request.get(f"/api/tables/{table}").json()["table"]["seats"][0]
    assert left["stand_in"]
    me.page.goto(f"/table/{table}")
    back = me.until(
        lambda update: (
            update["table"]["id"] == table and not update["table"]["seats"][0]["stand_in"]
        )
    )
    assert back["seat"] == 0
