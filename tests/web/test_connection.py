"""The table comes back by itself, whatever happens to the server or the page."""

from __future__ import annotations

import os
import signal
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.server.harness import ServerProcess
from tests.web.carson import CarsonScreen, own
from tests.web.conftest import Visit
from tests.web.tables import new_table, sit_down

FOUR = ("person", "virtual:novice", "virtual:novice", "virtual:novice")


@pytest.fixture
def server(client: Path, tmp_path: Path) -> Iterator[ServerProcess]:
    """A server of this test's own, which may be killed."""
    with ServerProcess(tmp_path, env={"CARDTOWN_WEB_FOLDER": str(client)}) as running:
        yield running


def test_a_killed_server_comes_back_and_the_game_goes_on(
    visit: Visit, server: ServerProcess
) -> None:
    me = visit()
    screen = CarsonScreen(me)
    sit_down(me, new_table(me, "carson-city", *FOUR))
    screen.turn()
    screen.bid(9)
    screen.turn()
    before = me.latest["number"]
    me.settle()  # a file that breaks off is not asked for again
    server.kill()
    expect(me.page.get_by_text(me.words("web-reconnecting"))).to_be_visible()
    server.start()
    expect(me.page.get_by_text(me.words("web-reconnecting"))).to_be_hidden()
    assert me.latest["number"] == before, "nothing was lost and nothing happened twice"
    screen.take(0)
    assert screen.turn() is not None
    me.excuse_a_server_that_is_gone()


def test_what_was_asked_while_the_server_was_gone_happens_once(
    visit: Visit, server: ServerProcess
) -> None:
    me = visit()
    screen = CarsonScreen(me)
    sit_down(me, new_table(me, "carson-city", *FOUR))
    screen.turn()
    screen.choose_bid(4)
    me.settle()
    server.kill()
    expect(me.page.get_by_text(me.words("web-reconnecting"))).to_be_visible()
    before = me.latest["number"]
    me.press("web-lock-bid")
    server.start()
    me.until(lambda update: update["number"] > before)
    assert own(me.latest)["spent"] == [4]
    me.excuse_a_server_that_is_gone()


def test_a_server_that_stands_still_is_noticed(visit: Visit, server: ServerProcess) -> None:
    me = visit()
    screen = CarsonScreen(me)
    me.page.clock.install()
    sit_down(me, new_table(me, "carson-city", *FOUR))
    screen.turn()
    me.settle()
    status = me.page.get_by_role("status")
    expect(status.get_by_text(me.words("web-connected"))).to_be_attached()
    os.kill(server.pid, signal.SIGSTOP)
    try:
        screen.choose_bid(4)
        me.press("web-lock-bid")
        me.page.clock.run_for(5_000)
        expect(me.page.get_by_text(me.words("web-slow"))).to_be_visible()
        me.page.clock.run_for(8_000)
        expect(me.page.get_by_text(me.words("web-reconnecting"))).to_be_visible()
        me.page.clock.run_for(20_000)
        expect(me.page.get_by_text(me.words("web-refused-no-answer"))).to_be_visible()
        expect(me.button("web-lock-bid")).to_be_enabled()
    finally:
        os.kill(server.pid, signal.SIGCONT)
    me.page.clock.run_for(2_000)
    expect(me.page.get_by_text(me.words("web-reconnecting"))).to_be_hidden()
    me.until(lambda update: own(update)["spent"] == [4])
    me.excuse_a_server_that_is_gone()


def test_a_page_that_is_loaded_again_shows_the_same_table(visit: Visit) -> None:
    me = visit()
    screen = CarsonScreen(me)
    table = new_table(me, "carson-city", *FOUR)
    sit_down(me, table)
    screen.turn()
    screen.bid(7)
    screen.turn()
    before = me.latest
    me.updates.clear()
    me.page.reload()
    after = me.until(lambda update: update["number"] >= before["number"])
    assert after["view"] == before["view"]
    second = me.open_page()
    second.goto(f"/table/{table}")
    expect(screen.row).to_be_visible()


def test_a_game_is_carried_on_from_another_page_by_the_back_button(visit: Visit) -> None:
    me = visit()
    screen = CarsonScreen(me)
    sit_down(me, new_table(me, "carson-city", *FOUR))
    screen.turn()
    me.page.goto("/lobby")
    me.page.go_back()
    expect(screen.row).to_be_visible()
    screen.bid(3)
