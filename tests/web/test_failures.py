"""No page goes blank: what fails says so, offers a way back, and is tried again if that helps."""

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
    """A page that failed says so, has a report, and leads to the start page."""
    expect(me.find("heading", "web-failed")).to_be_visible()
    me.page.get_by_text(me.words("web-report"), exact=True).click()
    report = me.page.locator("pre")
    expect(report).to_contain_text("browser: ")
    assert me.page.url.rpartition("/")[2] not in report.inner_text(), "addresses may be secret"
    me.act(me.find("link", "web-to-start"))
    expect(me.page.get_by_role("article").first).to_be_visible()


def fails_at_the_table(route: WebSocketRoute) -> None:
    """A server whose views lack what the table needs."""
    server = route.connect_to_server()

    def pass_on(text: str | bytes) -> None:
        message: dict[str, Any] = json.loads(text)
        if message.get("view"):
            message["view"] = {"round": 1}
        route.send(json.dumps(message))

    server.on_message(pass_on)


def test_a_table_that_fails(visit: Visit) -> None:
    me = visit()
    me.page.route_web_socket("**/live*", fails_at_the_table)
    sit_down(me, new_table(me, "carson-city", *["person"], *["virtual:novice"] * 3))
    expect_a_way_back(me)
    assert me.troubles, "the log names it"
    me.troubles.clear()


def test_a_page_that_fails(visit: Visit) -> None:
    me = visit()
    me.page.route("**/api/lobby*", lambda route: route.fulfill(json=[{}]))
    me.page.goto("/lobby")
    expect(me.find("heading", "web-failed")).to_be_visible()
    me.page.get_by_text(me.words("web-report"), exact=True).click()
    expect(me.page.locator("pre")).to_contain_text("page: /lobby")
    assert me.troubles, "the log names it"
    me.troubles.clear()


def test_a_file_that_is_gone_after_a_deploy(visit: Visit) -> None:
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
    assert len(renewed) == 1, "the page has loaded itself anew"
    me.troubles.clear()


def test_pictures_that_failed_are_asked_for_again(visit: Visit) -> None:
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
