"""The study board: from a moment of a game to what is best there, and to other positions."""

from __future__ import annotations

import re
from urllib.parse import quote

import pytest
from playwright.sync_api import expect

from tests.web import world
from tests.web.accessibility import too_wide, violations
from tests.web.conftest import Visit
from tests.web.visitors import PHONE, Visitor
from tests.web.world import Moments, World

OTHER = (
    "card-city seat=1 round=4 first=1 phase=divide reserve=C18I12L6M2P8R22 discarded=L"
    " player=city=R___/P_R_/IIMR@-2/-2;coins=6 player=city=_PR_/IIMR@-1/-2;coins=6;hand=CLPP"
)
_JUDGED_MS = 120_000
"""Judging takes long on a busy machine."""


@pytest.fixture(scope="module")
def moments() -> Moments:
    """A finished game."""
    return world.moments("carson-end")


def test_a_moment_of_a_game_is_studied_and_changed(visit: Visit, prepared: World) -> None:
    """From a replay to the board: a move is tried, the best ones are shown, and another position
    is pasted, once with a mistake in it."""
    me = visit()
    table = prepared.tables["carson-end"]
    story = me.context.request.get(f"/api/tables/{table}/story").json()
    bid = next(one for one in story["steps"] if (one["action"] or "").startswith("bid"))
    me.page.goto(f"/replay/{table}?step={bid['step'] - 1}")
    more = me.button("web-replay-more")
    expect(me.find("region", "web-replay")).to_be_visible()
    if more.is_visible():
        more.click()
    me.press("web-after-study")
    expect(me.page).to_have_url(re.compile(r"/study#carson-city%20deck="))

    bar = me.find("region", "web-study")
    hints = me.find("region", "web-hint-panel")
    expect(bar).to_contain_text(me.words("web-study-try"))
    me.press("web-study-best")
    expect(hints.get_by_role("listitem").first).to_contain_text("%", timeout=_JUDGED_MS)
    expect(bar).to_contain_text(_beginning(me, "web-study-best-chance"))
    hints.get_by_role("listitem").first.get_by_role("button").click()
    me.page.locator(".acts .primary").click()
    expect(bar).to_contain_text(_beginning(me, "web-study-tried-best"))
    assert violations(me.page) == []

    me.press("web-study-change")
    field = me.find("textbox", "web-study-text")
    known = field.input_value()
    round_field = bar.get_by_role("textbox", name="round", exact=True)
    round_field.fill("x")
    expect(bar).to_contain_text(me.words("bad-whole", said='"x"'))
    assert field.input_value() != known
    assert "round=x" not in me.page.url, "the address keeps the last position that there is"
    expect(round_field).to_be_focused()
    field.fill(OTHER)
    expect(me.page).to_have_url(re.compile(r"/study#card-city%20seat=1"))
    expect(bar).to_contain_text(me.words("web-after-kind-divide"))
    expect(field).to_be_focused()
    me.page.set_viewport_size({"width": PHONE[0], "height": PHONE[1]})
    assert too_wide(me.page) == []
    assert violations(me.page) == []

    me.page.reload()
    expect(bar).to_contain_text(me.words("web-after-kind-divide"))
    me.page.go_back()
    expect(me.page).to_have_url(re.compile(rf"/replay/{table}"))
    ignore_refusals(me)


def test_an_address_without_a_position_says_what_is_wrong(visit: Visit, prepared: World) -> None:
    me = visit()
    me.page.goto("/study#" + quote("card-city seat=9"))
    wrong = me.words("bad-word", word="player", problem=me.words("bad-position", said="0"))
    expect(me.page.get_by_role("main")).to_contain_text(wrong)
    me.press("web-study-example", game=me.words("web-game-carson-city"))
    expect(me.page).to_have_url(re.compile(r"/study#carson-city%20deck="))
    expect(me.button("web-study-best")).to_be_visible()
    me.page.go_back()
    expect(me.find("textbox", "web-study-text")).to_have_value("card-city seat=9")
    ignore_refusals(me)


def ignore_refusals(me: Visitor) -> None:
    """Ignore what the browser logged about texts that say no position."""
    me.troubles = [one for one in me.troubles if "422" not in one]


def _beginning(me: Visitor, message_id: str) -> str:
    """A sentence up to the chance in it."""
    return me.words(message_id, chance="§").partition("§")[0]
