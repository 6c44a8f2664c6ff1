"""The table recovers by itself, whatever happens to the server or the page."""

from __future__ import annotations

import os
import signal
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.server.accidents import full_disk
from tests.server.harness import ServerProcess
from tests.web.carson import first_bid, first_pick, own
from tests.web.conftest import Visit


@pytest.fixture
def server(client: Path, tmp_path: Path) -> Iterator[ServerProcess]:
    """A server of this test's own, so that it may be killed."""
    with ServerProcess(tmp_path, env={"CARDTOWN_WEB_FOLDER": str(client)}) as running:
        yield running


def test_a_killed_server_comes_back_and_the_game_goes_on(
    visit: Visit, server: ServerProcess
) -> None:
    me = visit(size=(1280, 720))
    screen = first_pick(me)
    before = me.latest["number"]
    me.settle()  # interrupted downloads are not retried
    place = screen.grid.bounding_box()
    server.kill()
    expect(me.page.get_by_text(me.words("web-reconnecting"))).to_be_visible()
    assert screen.grid.bounding_box() == place, "the table has moved"
    server.start()
    expect(me.page.get_by_text(me.words("web-reconnecting"))).to_be_hidden()
    assert me.latest["number"] == before, "something was lost or happened twice"
    screen.take(0)
    assert screen.turn() is not None
    me.ignore_connection_errors()


def test_a_request_made_while_the_server_is_down_happens_once(
    visit: Visit, server: ServerProcess
) -> None:
    me = visit()
    screen = first_bid(me)
    screen.choose_bid(4)
    me.settle()
    server.kill()
    expect(me.page.get_by_text(me.words("web-reconnecting"))).to_be_visible()
    before = me.latest["number"]
    me.press("web-lock-bid")
    server.start()
    me.until(lambda update: update["number"] > before)
    assert own(me.latest)["spent"] == [4]
    me.ignore_connection_errors()


@pytest.mark.skipif(sys.platform != "linux", reason="only Linux can limit a running process")
def test_on_a_full_disk_a_person_is_told_and_keeps_the_choice(
    visit: Visit, server: ServerProcess
) -> None:
    me = visit(language="de")
    screen = first_bid(me)
    screen.choose_bid(4)
    me.settle()
    before = me.latest["number"]
    with full_disk(1, server.pid):
        me.press("web-lock-bid")
        expect(me.page.get_by_text(me.words("web-refused-unavailable"))).to_be_visible()
        expect(me.button("web-lock-bid")).to_be_enabled()
        assert me.latest["number"] == before
    me.press("web-lock-bid")
    me.until(lambda update: update["number"] > before)
    assert own(me.latest)["spent"] == [4]


def test_a_frozen_server_is_noticed(visit: Visit, server: ServerProcess) -> None:
    me = visit()
    me.page.clock.install()
    screen = first_bid(me)
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
    me.ignore_connection_errors()


def test_a_reloaded_page_shows_the_same_table(visit: Visit) -> None:
    me = visit()
    screen = first_pick(me, bid=7)
    table = screen.table_id
    before = me.latest
    me.updates.clear()
    me.page.reload()
    after = me.until(lambda update: update["number"] >= before["number"])
    assert after["view"] == before["view"]
    second = me.open_page()
    second.goto(f"/table/{table}")
    expect(screen.row).to_be_visible()


def test_the_back_button_returns_to_the_game(visit: Visit) -> None:
    me = visit()
    screen = first_bid(me)
    me.page.goto("/lobby")
    me.page.go_back()
    expect(screen.row).to_be_visible()
    screen.bid(3)
