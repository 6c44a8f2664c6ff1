"""Redo: what was undone can be done again as long as nothing else has happened."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.web.cardcity import CardCityScreen
from tests.web.carson import CarsonScreen, first_bid, own
from tests.web.conftest import Visit
from tests.web.tables import new_table, sit_down
from tests.web.visitors import Update, Visitor


def second_pick(me: Visitor) -> CarsonScreen:
    """A table with a second card to pick: the first one could lie in only one place."""
    screen = first_bid(me, practice=True)
    for bid in (9, 8):
        screen.turn()
        screen.bid(bid)
        me.until(may_take)
        if bid == 9:
            screen.take(terrain(me.latest))
    return screen


def terrain(update: Update) -> int:
    """The first terrain card of the row."""
    row = update["view"]["row"]
    return next(number for number, card in enumerate(row) if "parcels" in card)


def is_placing(update: Update) -> bool:
    """Whether a card has been taken and must be laid."""
    return update["decision"] is not None and update["decision"]["kind"] == "place"


def may_take(update: Update) -> bool:
    """Whether a card of the row must be taken."""
    return update["decision"] is not None and update["decision"]["kind"] == "take"


def test_two_steps_are_undone_and_redone_by_keys(visit: Visit) -> None:
    me = visit()
    screen = second_pick(me)
    keys = me.page.keyboard
    screen.take(terrain(me.latest), place=2)
    built = own(me.latest)["city"]["cards"]
    assert len(built) == 2
    expect(me.button("web-redo")).to_have_count(0)
    keys.press("u")
    me.until(is_placing)
    keys.press("Control+z")
    me.until(may_take)
    expect(me.button("web-redo")).to_be_visible()
    keys.press("Shift+U")
    me.until(is_placing)
    expect(me.button("web-redo")).to_be_enabled()
    keys.press("Control+Shift+Z")
    me.until(lambda update: len(own(update)["city"]["cards"]) == 2)
    assert own(me.latest)["city"]["cards"] == built
    expect(me.button("web-redo")).to_have_count(0)


def test_another_action_discards_it(visit: Visit) -> None:
    me = visit()
    screen = second_pick(me)
    screen.take(terrain(me.latest))
    me.press("undo")
    me.until(is_placing)
    expect(me.button("web-redo")).to_be_visible()
    screen.lay(place=3)
    elsewhere = own(me.latest)["city"]["cards"]
    expect(me.button("web-redo")).to_have_count(0)
    me.press("undo")
    me.until(is_placing)
    me.press("web-redo")
    me.until(lambda update: own(update)["city"]["cards"] == elsewhere)


def test_redo_puts_a_card_back_on_trial(visit: Visit) -> None:
    me = visit()
    screen = second_pick(me)
    number = me.latest["number"]
    screen.choose_card(terrain(me.latest))
    screen.place(screen.places().first)
    ghost = me.page.locator(".ghost")
    expect(ghost).to_be_visible()
    where = ghost.get_attribute("style")
    me.press("web-cancel")
    expect(ghost).to_have_count(0)
    me.press("web-redo")
    expect(ghost).to_be_visible()
    assert ghost.get_attribute("style") == where
    expect(me.button("web-redo")).to_have_count(0)
    assert me.latest["number"] == number, "nothing was sent"


def test_card_city_redoes_too(visit: Visit) -> None:
    me = visit()
    sit_down(me, new_table(me, "card-city", "person"))
    screen = CardCityScreen(me)
    update = screen.turn()
    assert update is not None
    if update["decision"]["kind"] == "keep":  # if all cards are the same, there is no decision
        screen.keep(update["decision"]["options"][0]["cards"])
        update = screen.turn()
        assert update is not None
    option = update["decision"]["options"][0]
    screen.choose_card("build", option["kind"])
    me.act(screen.cell(option["at"]))
    me.press("web-cancel")
    expect(me.button("web-cc-build-here")).to_have_count(0)
    me.press("web-redo")
    screen.commit("web-cc-build-here")
    rows = me.latest["view"]["seats"][0]["city"]["rows"]
    me.press("undo")
    me.until(lambda now: now["view"]["seats"][0]["city"]["rows"] != rows)
    me.press("web-redo")
    me.until(lambda now: now["view"]["seats"][0]["city"]["rows"] == rows)


def test_undo_says_why_it_is_impossible(visit: Visit) -> None:
    me = visit()
    first_bid(me)
    expect(me.find("region", "web-your-cards")).to_be_visible()
    me.page.keyboard.press("u")
    expect(me.page.get_by_text(me.words("web-undo-nothing"))).to_be_visible()
