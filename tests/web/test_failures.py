"""No page goes blank: a failure is reported, offers a way back, and is retried if that helps."""

from __future__ import annotations

import json
from typing import Any

from playwright.sync_api import Route, WebSocketRoute, expect

from tests.web.carson import CarsonScreen
from tests.web.conftest import Visit
from tests.web.pages import play_now
from tests.web.tables import new_table, sit_down
from tests.web.visitors import Visitor


def expect_a_way_back(me: Visitor) -> None:
    """Check that a failed page says so, has a report, and leads to the start page."""
    expect(me.find("heading", "web-failed")).to_be_visible()
    me.page.get_by_text(me.words("web-report"), exact=True).click()
    report = me.page.locator("pre")
    expect(report).to_contain_text("browser: ")
    assert me.page.url.rpartition("/")[2] not in report.inner_text(), "addresses may be secret"
    me.act(me.find("link", "web-to-start"))
    expect(me.page.get_by_role("article").first).to_be_visible()


def fails_at_the_table(route: WebSocketRoute) -> None:
    """A server whose views lack a field that the table needs."""
    server = route.connect_to_server()

    def pass_on(text: str | bytes) -> None:
        message: dict[str, Any] = json.loads(text)
        if message.get("view"):
            message["view"] = {"round": 1}
        route.send(json.dumps(message))

    server.on_message(pass_on)


def test_a_failing_table_offers_a_way_back(visit: Visit) -> None:
    me = visit()
    me.page.route_web_socket("**/live*", fails_at_the_table)
    sit_down(me, new_table(me, "carson-city", *["person"], *["virtual:novice"] * 3))
    expect_a_way_back(me)
    assert me.troubles, "nothing was logged"
    me.troubles.clear()


def test_a_failing_page_offers_a_way_back(visit: Visit) -> None:
    me = visit()
    me.page.route("**/api/lobby*", lambda route: route.fulfill(json=[{}]))
    me.page.goto("/lobby")
    expect(me.find("heading", "web-failed")).to_be_visible()
    me.page.get_by_text(me.words("web-report"), exact=True).click()
    expect(me.page.locator("pre")).to_contain_text("page: /lobby")
    assert me.troubles, "nothing was logged"
    me.troubles.clear()


def test_the_page_reloads_if_a_file_is_gone_after_a_deploy(visit: Visit) -> None:
    me = visit()
    me.page.goto("/")
    me.settle()
    renewed: list[str] = []
    me.page.on("domcontentloaded", lambda page: renewed.append(page.url))

    def gone_until_renewed(route: Route) -> None:
        if renewed:
            route.continue_()
        else:
            route.fulfill(status=404)

    me.page.route("**/assets/Lobby-*.js", gone_until_renewed)
    me.act(me.find("link", "web-lobby").first)
    expect(me.find("heading", "web-lobby")).to_be_visible()
    assert len(renewed) == 1, "the page has not reloaded once"
    me.troubles.clear()


def test_pictures_that_failed_are_requested_again(visit: Visit) -> None:
    me = visit()
    failed: list[str] = []

    def once(route: Route) -> None:
        failed.append(route.request.url)
        if len(failed) == 1:
            route.abort("connectionreset")
        else:
            route.continue_()

    me.page.route("**/elements-*.svg", once)
    play_now(me, "carson-city")
    CarsonScreen(me).turn()
    expect(me.page.locator("symbol#ic-link")).to_be_attached()
    assert len(failed) == 2
    me.troubles.clear()


def test_a_problem_report_has_what_the_seat_sees_and_nothing_hidden(visit: Visit) -> None:
    """The report has the game so far, but neither seat links nor the chat."""
    ada, bo = visit(), visit()
    table = new_table(ada, "card-city", "person", "person")
    sit_down(ada, table)
    sit_down(bo, table, "Bo")
    state = ada.until(lambda update: update["view"] is not None)
    say = {"do": "say", "seat": 0, "text": "a word among friends"}
    assert ada.context.request.post(f"/api/tables/{table}/requests", data=say).ok
    ada.until(lambda update: update["number"] > state["number"])
    ada.press("web-menu")
    ada.press("web-problem")
    dialog = ada.find("dialog", "web-problem")
    with ada.page.expect_download() as coming:
        dialog.get_by_role("link", name=ada.words("web-problem-download")).click()
    text = coming.value.path().read_text("utf-8")
    expect(dialog.get_by_role("textbox")).to_have_value(text)
    report = json.loads(text)
    mine = ada.context.request.get(f"/api/tables/{table}?seat=0").json()
    assert (report["table"]["id"], report["number"]) == (table, mine["number"])
    assert report["view"] == mine["view"]
    assert [one["kind"] for one in report["story"]] == ["started"]
    keys = [one["key"] for one in mine["table"]["seats"] if "key" in one]
    assert keys, "the seat has no link that must stay secret"
    entropies = [one["entropy"] for one in mine["table"]["seats"]]
    assert not [secret for secret in [*keys, *entropies, say["text"]] if secret in text]
