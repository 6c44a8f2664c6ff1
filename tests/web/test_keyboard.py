"""The whole of it by keyboard alone."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from tests.web.cardcity import CardCityScreen, cell_name
from tests.web.carson import CarsonScreen, own
from tests.web.conftest import Visit
from tests.web.prepared import FIRST, deal
from tests.web.screens import Screen
from tests.web.visitors import Visitor
from tests.web.world import Moments, World

_MOST_STEPS = 60


@pytest.fixture(scope="module")
def moments() -> Moments:
    """A deal that leaves a choice: where all cards are alike, nobody is asked which to keep."""
    return {"alone": lambda: deal(0, ["person"], [FIRST], "card-city")}


def tab_to(page: Page, *names: str) -> None:
    """Press Tab until something whose name begins with one of these has the focus."""
    focused = page.locator(":focus")
    for _ in range(_MOST_STEPS):
        page.keyboard.press("Tab")
        if focused.count() == 0:
            continue  # beyond the last element, on the way round to the first
        if (focused.get_attribute("aria-label") or focused.inner_text()).strip().startswith(names):
            return
    raise AssertionError(f"Tab never came to {names}")


def send(screen: Screen, key: str) -> None:
    """Press a key that sends something."""
    with screen.deciding():
        screen.visitor.page.keyboard.press(key)


def test_from_the_start_page_into_a_game(visit: Visit) -> None:
    me = visit()
    me.page.goto("/")
    expect(me.button("web-play-now").first).to_be_visible()
    tab_to(me.page, me.words("web-play-now"))
    me.page.keyboard.press("Enter")
    play_a_round(me)


def play_a_round(me: Visitor) -> None:
    """Bid, take a card, place it and take that back, all by keys."""
    screen = CarsonScreen(me)
    keys = me.page.keyboard
    screen.turn()
    expect(me.find("region", "web-your-cards")).to_be_visible()
    keys.press("9")
    send(screen, "Enter")
    update = screen.turn()
    assert update is not None
    assert update["decision"]["kind"] == "take"
    assert own(update)["spent"] == [9]
    row = update["view"]["row"]
    terrain = next(index for index, card in enumerate(row) if "parcels" in card)
    screen.row.get_by_role("button").nth(terrain).focus()
    keys.press("Enter")
    screen.places().first.wait_for()
    keys.press("ArrowRight")
    expect(me.button("web-build-here")).to_be_enabled()
    keys.press("Escape")
    expect(me.button("web-build-here")).to_have_count(0)
    keys.press("ArrowRight")
    keys.press("ArrowLeft")
    keys.press("ArrowRight")
    expect(me.button("web-build-here")).to_be_enabled()
    keys.press("Enter")
    me.until(lambda now: len(own(now)["city"]["cards"]) == 1)


def test_a_round_of_card_city(visit: Visit, prepared: World) -> None:
    me = visit()
    prepared.bring(me, "alone")
    screen = CardCityScreen(me)
    screen.turn()
    expect(me.find("region", "web-cc-keep-two")).to_be_visible()
    me.page.keyboard.press("1")
    me.page.keyboard.press("2")
    tab_to(me.page, me.words("web-cc-keep-these"))
    send(screen, "Enter")
    update = screen.turn()
    assert update is not None
    options = update["decision"]["options"]
    tab_to(me.page, *(f"{cell_name(option['at'])}," for option in options))
    me.page.keyboard.press("Enter")
    expect(me.button("web-cc-build-here")).to_be_enabled()
    send(screen, "Enter")
    assert screen.turn() is not None


def test_the_keys_are_listed(visit: Visit) -> None:
    me = visit()
    me.page.goto("/")
    expect(me.button("web-play-now").first).to_be_visible()
    me.button("web-play-now").first.press("Enter")
    screen = CarsonScreen(me)
    screen.turn()
    expect(screen.row).to_be_visible()
    me.page.keyboard.press("?")
    keys = me.find("dialog", "web-keys")
    expect(keys).to_be_visible()
    me.page.keyboard.press("Escape")
    expect(keys).to_be_hidden()
