"""Plain http in a home network: not a secure context, so browsers lack some functions."""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser, expect

from tests.server.harness import ServerProcess
from tests.web.carson import CarsonScreen, own
from tests.web.conftest import HOME_HOST
from tests.web.pages import name_seat, play_now, set_up
from tests.web.scorepad import Scorepad
from tests.web.visitors import Setting, Visitor

_IGNORED = "Cross-Origin-Opener-Policy header has been ignored"
"""Chromium warns about every http address; the header matters only over https."""


@pytest.fixture
def me(browser: Browser, server: ServerProcess) -> Visitor:
    """A visitor who uses the address in the home network."""
    return Visitor(browser, f"http://{HOME_HOST}:{server.port}", Setting())


def leave(me: Visitor) -> None:
    """Close the browser, and check that nothing else went wrong."""
    me.close()
    assert [one for one in me.troubles if _IGNORED not in one] == []


def test_a_first_bid(me: Visitor) -> None:
    play_now(me, "carson-city")
    assert not me.page.evaluate("isSecureContext"), "this test needs an insecure context"
    screen = CarsonScreen(me)
    screen.turn()
    before = me.latest["number"]
    screen.bid(5)
    me.until(lambda update: update["number"] > before and own(update)["spent"] == [5])
    leave(me)


def test_a_link_is_copied(me: Visitor) -> None:
    dialog = set_up(me, "carson-city", "here", "link", "virtual:novice", "virtual:novice")
    name_seat(me, dialog, 1, "Ada")
    me.act(dialog.get_by_role("button", name=me.words("web-make-table")))
    link = me.page.get_by_label(me.words("web-invite-about"))
    me.press("web-copy")
    expect(me.button("web-copied")).to_be_visible()
    link.evaluate("field => { field.readOnly = false; field.value = ''; field.focus() }")
    me.page.keyboard.press("Control+v")
    expect(link).to_have_value(me.page.url)
    leave(me)


def test_functions_that_need_https_say_so(me: Visitor) -> None:
    me.page.goto("/tables")
    me.act(me.page.get_by_label(me.words("web-switch-notices")))
    expect(me.page.get_by_text(me.words("web-notices-insecure"))).to_be_visible()
    Scorepad(me, "card-city").open()
    expect(me.page.get_by_text(me.words("web-pad-insecure"))).to_be_visible()
    leave(me)
