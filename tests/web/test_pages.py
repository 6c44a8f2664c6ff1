"""Ways to a table: the first game, a table set up by hand, an invitation, another device."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.web.carson import CarsonScreen
from tests.web.conftest import Visit
from tests.web.pages import game_card, join, name_seat, play_now, set_up
from tests.web.visitors import Visitor
from tests.web.words import Words


def test_the_first_game_is_one_click_away(visit: Visit) -> None:
    me = visit()
    play_now(me, "card-city")
    update = me.until(lambda update: update["view"] is not None)
    assert update["table"]["phase"] == "playing"
    assert update["table"]["host"]


def test_two_people_sit_down_at_one_screen(visit: Visit) -> None:
    me = visit()
    dialog = set_up(me, "carson-city", "here", "here", "virtual:novice", "virtual:novice")
    name_seat(me, dialog, 1, "Ada")
    name_seat(me, dialog, 2, "Bo")
    me.act(dialog.get_by_role("button", name=me.words("web-make-and-play")))
    update = me.until(lambda update: update["view"] is not None)
    assert [seat["name"] for seat in update["table"]["seats"][:2]] == ["Ada", "Bo"]
    assert [seat["yours"] for seat in update["table"]["seats"][:2]] == [True, True]


def test_a_stranger_follows_an_invitation_and_the_host_begins(visit: Visit) -> None:
    ada, bo = visit(), visit()
    dialog = set_up(ada, "carson-city", "here", "link", "virtual:novice", "virtual:novice")
    name_seat(ada, dialog, 1, "Ada")
    dialog.get_by_label(ada.words("web-auto-start")).uncheck()
    ada.act(dialog.get_by_role("button", name=ada.words("web-make-table")))
    expect(ada.button("web-start-game")).to_be_disabled()
    link = ada.page.get_by_label(ada.words("web-invite-about")).input_value()
    join(bo, link, "Bo")
    expect(bo.page.get_by_text(bo.words("web-waiting-for-host")).first).to_be_visible()
    expect(ada.page.get_by_text("Bo", exact=True).first).to_be_visible()
    ada.press("web-start-game")
    for one in (ada, bo):
        one.until(lambda update: update["table"]["phase"] == "playing")
        expect(CarsonScreen(one).row).to_be_visible()


def test_a_new_table_of_the_lobby_is_open_to_anybody(visit: Visit) -> None:
    me, stranger = visit(), visit()
    me.page.goto("/lobby")
    me.press("web-new-table")
    title = me.words("web-game-carson-city")
    me.act(me.find("dialog", "web-new-table").get_by_role("button", name=title))
    dialog = me.find("dialog", "web-set-up-game", game=title)
    name_seat(me, dialog, 1, "Ada")
    me.act(dialog.get_by_role("button", name=me.words("web-make-table")))
    table = me.until(lambda update: update["table"]["phase"] == "gathering")["table"]
    assert table["visibility"] == "open"
    stranger.page.goto("/lobby")
    link = stranger.page.locator(f"[href='/table/{table['id']}']")
    expect(link).to_contain_text(stranger.words("web-join"))
    close = me.context.request.post(f"/api/tables/{table['id']}/requests", data={"do": "close"})
    assert close.ok


def become_known(ada: Visitor, elsewhere: Visitor) -> None:
    """Follow a recovery link in another browser, and check that it shows the same tables."""
    play_now(ada, "card-city")
    ada.until(lambda update: update["view"] is not None)
    ada.page.goto("/tables")
    ada.press("web-your-name")
    ada.press("web-recovery-make")
    link = ada.page.get_by_label(ada.words("web-recovery-link")).input_value()
    elsewhere.page.goto(link)
    elsewhere.press("web-recover-now")
    game = elsewhere.words("web-game-card-city")
    expect(elsewhere.page.get_by_role("main").get_by_text(game).first).to_be_visible()


def test_a_recovery_link_makes_another_browser_known(visit: Visit) -> None:
    become_known(visit(), visit())


def test_a_browser_that_used_a_recovery_link_can_be_signed_out(visit: Visit) -> None:
    ada, elsewhere = visit(), visit()
    become_known(ada, elsewhere)
    ada.press("web-elsewhere-end")
    ada.press("web-elsewhere-now")
    expect(ada.page.get_by_text(ada.words("web-elsewhere-done"))).to_be_visible()
    expect(ada.button("web-recovery-make")).to_be_visible()
    elsewhere.page.reload()
    expect(elsewhere.page.get_by_text(elsewhere.words("web-no-tables"))).to_be_visible()


def test_the_language_is_changed_without_loading_again(visit: Visit) -> None:
    me = visit()
    me.page.goto("/")
    german = Words("de")
    me.page.get_by_label(me.words("web-language")).select_option("de")
    expect(me.page.get_by_role("button", name=german("web-play-now")).first).to_be_visible()
    expect(me.page.locator("html")).to_have_attribute("lang", "de")


def test_an_unknown_table_offers_a_way_back(visit: Visit) -> None:
    me = visit()
    me.page.goto("/table/nowhere")
    expect(me.page.get_by_text(me.words("web-unknown-table"))).to_be_visible()
    me.page.get_by_role("link", name=me.words("web-to-start")).first.click()
    expect(game_card(me, "carson-city")).to_be_visible()


def test_the_lobby_shows_more_tables_than_one_page(visit: Visit) -> None:
    """The server lists 50 at a time, and a few of each host."""
    me = visit()
    request = me.context.request
    plan = {"game": "card-city", "seats": [{}, {}], "visibility": "open"}
    for host in range(18):
        me.context.clear_cookies()
        assert request.post("/api/me", data={"name": f"Host {host}"}).ok
        for _ in range(3):
            assert request.post("/api/tables", data=plan).ok
    me.page.goto("/lobby")
    waiting = me.find("region", "web-open-tables").get_by_role("listitem")
    expect(waiting).to_have_count(50)
    more = me.button_beginning(me.words("web-show-more"))
    me.act(more)
    expect(waiting).to_have_count(54)
    me.act(more)
    expect(more).to_have_count(0)
