"""Two people at one screen: the curtain hides every trace of the first one's choice."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

import pytest
from playwright.sync_api import Page, expect

from tests.web.cardcity import CardCityScreen
from tests.web.carson import CarsonScreen
from tests.web.conftest import Visit
from tests.web.tables import new_table, sit_down
from tests.web.visitors import Visitor

_WORDS_OUTSIDE: Final = """() => {
  const drawn = "*:not(dialog, dialog *, script, style, noscript)";
  const outside = [...document.body.querySelectorAll(drawn)];
  return outside.flatMap((one) => [
    ...[...one.childNodes].filter((node) => node.nodeType === Node.TEXT_NODE)
      .map((node) => node.textContent.trim()),
    one.getAttribute("aria-label") ?? "",
    one.getAttribute("alt") ?? "",
    one.getAttribute("title") ?? "",
  ]).filter(Boolean);
}"""
_FOCUSED_OUTSIDE: Final = """() =>
  document.activeElement !== document.body && !document.activeElement.closest("dialog")"""


def bid(me: Visitor) -> None:
    """The first person at a table of Carson City locks a bid."""
    table = new_table(me, "carson-city", "person", "person", "virtual:novice", "virtual:novice")
    sit_down(me, table, "Ada", "Bo")
    screen = CarsonScreen(me)
    assert screen.turn() is not None
    screen.bid(5)


def divide(me: Visitor) -> None:
    """The first person at a table of Card City lays cards face down."""
    sit_down(me, new_table(me, "card-city", "person", "person"), "Ada", "Bo")
    screen = CardCityScreen(me)
    assert screen.turn() is not None
    screen.divide()


with_a_secret = pytest.mark.parametrize("choose", [bid, divide])


@with_a_secret
def test_neither_the_page_nor_a_screen_reader_tells_the_first_choice(
    visit: Visit, choose: Callable[[Visitor], None]
) -> None:
    me = visit()
    choose(me)
    curtain = me.find("dialog", "web-curtain")
    expect(curtain).to_be_visible()
    assert me.page.evaluate(_WORDS_OUTSIDE) == []
    words = curtain.inner_text()
    assert all(name in words for name in _words_of_the_accessibility_tree(me.page))


@with_a_secret
def test_no_key_gets_past_the_curtain(visit: Visit, choose: Callable[[Visitor], None]) -> None:
    me = visit()
    choose(me)
    curtain = me.find("dialog", "web-curtain")
    expect(curtain).to_be_visible()
    for key in [*["Tab"] * 8, "Shift+Tab", "Escape", "Escape", "Escape", "Tab", "u", "h", "d", "?"]:
        me.page.keyboard.press(key)
        assert not me.page.evaluate(_FOCUSED_OUTSIDE), key
    expect(curtain).to_be_visible()
    assert me.page.evaluate(_WORDS_OUTSIDE) == []
    me.press("web-raise-curtain")
    expect(curtain).to_have_count(0)
    expect(me.page.get_by_role("main")).to_be_visible()


def _words_of_the_accessibility_tree(page: Page) -> list[str]:
    session = page.context.new_cdp_session(page)
    nodes: list[dict[str, Any]] = session.send("Accessibility.getFullAXTree")["nodes"]
    session.detach()
    return [
        node["name"]["value"]
        for node in nodes
        if not node["ignored"] and node["role"]["value"] == "StaticText"
    ]
