"""Undo: free while nobody has learned anything, otherwise with everybody's consent."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.web.carson import first_pick, own, sit_down_together
from tests.web.conftest import Visit
from tests.web.tables import play_out


def test_a_locked_bid_is_changed_until_all_have_locked(visit: Visit) -> None:
    ada, bo = visit(), visit()
    mine, others = sit_down_together(ada, bo)
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


def test_an_unsent_choice_is_undone_without_asking_anybody(visit: Visit) -> None:
    me = visit()
    screen = first_pick(me)
    number = me.latest["number"]
    terrain = [n for n, card in enumerate(me.latest["view"]["row"]) if "parcels" in card]
    screen.choose_card(terrain[0])
    screen.place(screen.places().first)
    expect(me.button("web-build-here")).to_be_enabled()
    me.press("web-cancel")
    expect(me.button("web-build-here")).to_have_count(0)
    assert me.latest["number"] == number


def test_against_bots_alone_revealed_bids_cannot_be_undone(visit: Visit) -> None:
    me = visit()
    first_pick(me)
    number = me.latest["number"]
    undo = me.button("undo")
    expect(undo).to_have_attribute("aria-disabled", "true")
    undo.click(force=True)
    expect(me.page.get_by_text(me.words("web-refused-revealed"))).to_be_visible()
    assert me.latest["number"] == number
    expect(me.page.get_by_text(me.words("web-practice"), exact=True)).to_have_count(0)


def test_practice_allows_undoing_bids_and_is_marked_as_practice(visit: Visit) -> None:
    me = visit()
    screen = first_pick(me, practice=True)
    table = screen.table_id
    expect(me.page.get_by_text(me.words("web-practice"), exact=True)).to_be_visible()
    me.press("undo")
    me.until(lambda update: update["view"]["bids"] is None)
    screen.turn()
    screen.bid(2)
    me.page.goto("about:blank")  # so that the page plays no forced move meanwhile
    play_out(me, table)
    me.page.goto(f"/table/{table}")
    me.until(lambda update: update["table"]["phase"] == "finished")
    record = me.context.request.get(f"/api/tables/{table}/record").json()
    assert record["practice"] is True
    expect(me.page.get_by_text(me.words("web-practice-game"))).to_be_visible()


def test_others_must_agree_to_an_undo(visit: Visit) -> None:
    ada, bo = visit(), visit()
    mine, others = sit_down_together(ada, bo)
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
