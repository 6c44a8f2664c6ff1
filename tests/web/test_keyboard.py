"""The table by keyboard alone."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from tests.sampling import one_day_in
from tests.web.cardcity import CardCityScreen
from tests.web.carson import CarsonScreen, own
from tests.web.conftest import Visit
from tests.web.keys import play_card_city, play_carson_city
from tests.web.screens import Screen, is_over, randomly
from tests.web.tables import new_table, sit_down
from tests.web.visitors import Visitor

_MOST_STEPS = 60
_FOUR = ("person", "virtual:expert", "virtual:novice", "bot:easy")


def tab_to(page: Page, *names: str) -> None:
    """Press Tab until an element whose name begins with one of these has the focus."""
    focused = page.locator(":focus")
    for _ in range(_MOST_STEPS):
        page.keyboard.press("Tab")
        if focused.count() == 0:
            continue  # past the last element, before the first
        if (focused.get_attribute("aria-label") or focused.inner_text()).strip().startswith(names):
            return
    raise AssertionError(f"Tab never reached {names}")


def send(screen: Screen, key: str) -> None:
    """Press a key that sends a request."""
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
    """Bid, take a card, place it and undo that, all by keys."""
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
    keys.press("n")
    expect(me.button("web-build-here")).to_be_enabled()
    keys.press(" ")
    me.until(lambda now: len(own(now)["city"]["cards"]) == 1)


@pytest.mark.long
@one_day_in(2)
def test_a_whole_game_of_carson_city_takes_few_keys_a_round(visit: Visit) -> None:
    me = visit()
    sit_down(me, new_table(me, "carson-city", *_FOUR))
    keys = play_carson_city(CarsonScreen(me), randomly(4))
    assert is_over(me.latest)
    assert keys.pressed <= keys.allowed, (keys.pressed, keys.allowed)


@pytest.mark.long
@one_day_in(2, turn=1)
def test_a_whole_game_of_card_city_takes_few_keys_a_round(visit: Visit) -> None:
    me = visit()
    sit_down(me, new_table(me, "card-city", "person", "bot:easy"))
    keys = play_card_city(CardCityScreen(me))
    assert is_over(me.latest)
    # Two to divide, four to build, two to buy; and two for each district that grows.
    assert all(count <= 8 + keys.allowed[turn] for turn, count in keys.pressed.items()), (
        keys.pressed,
        keys.allowed,
    )


def test_a_typed_move_is_refused_beside_its_field_or_played(
    visit: Visit,
) -> None:
    me = visit()
    sit_down(me, new_table(me, "carson-city", *_FOUR))
    screen = CarsonScreen(me)
    screen.turn()
    expect(screen.row).to_be_visible()
    me.page.keyboard.press(":")
    line = me.find("dialog", "web-type-move")
    me.page.keyboard.type("bid 99")
    me.page.keyboard.press("Enter")
    expect(line.get_by_role("alert")).to_contain_text("99")
    expect(line.get_by_role("textbox")).to_be_focused()
    line.get_by_role("textbox").fill("")
    me.page.keyboard.type("bid 3")
    send(screen, "Enter")
    expect(line).to_be_hidden()
    assert 3 in own(me.latest)["spent"] or me.latest["view"]["bid"] == 3


def test_single_character_shortcuts_can_be_switched_off(visit: Visit) -> None:
    me = visit()
    sit_down(me, new_table(me, "carson-city", *_FOUR))
    screen = CarsonScreen(me)
    screen.turn()
    cards = me.find("region", "web-your-cards")
    me.press("web-menu")
    me.find("checkbox", "web-switch-letters").uncheck()
    me.page.keyboard.press("Escape")
    for key in ("9", "a", ":", "?", "r"):
        me.page.keyboard.press(key)
    expect(me.page.get_by_role("dialog")).to_have_count(0)
    expect(cards.get_by_role("button", pressed=True)).to_have_count(0)
    expect(screen.row.get_by_role("button", pressed=True)).to_have_count(0)
    tab_to(me.page, f"{me.words('term-bid')} 9")
    me.page.keyboard.press("Enter")
    send(screen, "Enter")
    assert me.latest["view"]["bid"] == 9 or 9 in own(me.latest)["spent"]


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
