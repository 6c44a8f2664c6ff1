"""Zooming into a city: with fingers, wheel, double tap and buttons."""

from __future__ import annotations

from collections.abc import Callable
from time import monotonic

import pytest
from playwright.sync_api import Locator, expect

from tests.web.cardcity import CardCityScreen
from tests.web.carson import CarsonScreen, first_pick
from tests.web.conftest import Visit
from tests.web.screens import Screen, randomly
from tests.web.tables import new_table, sit_down
from tests.web.touch import Fingers, Point, middle_of, width_of
from tests.web.visitors import PATIENCE_MS, PHONE, Visitor

Come = Callable[[Visitor], Screen]


def carson_city(me: Visitor) -> CarsonScreen:
    """Start a game and go to the first pick."""
    screen = first_pick(me)
    expect(cell(screen)).to_be_visible()
    return screen


def card_city(me: Visitor) -> CardCityScreen:
    """Start a solo game and go to the first choice of two cards."""
    sit_down(me, new_table(me, "card-city", "person"))
    screen = CardCityScreen(me)
    screen.turn()
    expect(cell(screen)).to_be_visible()
    return screen


GAMES = [carson_city, card_city]


def hold_a_card(screen: CarsonScreen) -> None:
    """Select the first terrain card of the row.

    With a click: browsers ignore the first tap after a swipe.
    """
    row = screen.visitor.latest["view"]["row"]
    index = next(n for n, card in enumerate(row) if "parcels" in card)
    screen.row.get_by_role("button").nth(index).click()
    screen.places().first.wait_for()


def lens(me: Visitor) -> Locator:
    """The frame in which one's own city can be zoomed."""
    return me.page.get_by_role("main").locator(".lens")


def wait_for(me: Visitor, reached: Callable[[], bool]) -> None:
    """Wait, frame by frame, until a condition holds."""
    last = monotonic() + PATIENCE_MS / 1000
    while not reached():
        assert monotonic() < last, "the condition never held"
        me.page.evaluate("() => new Promise(requestAnimationFrame)")


def cell(screen: Screen) -> Locator:
    """A cell of one's own city."""
    return screen.grid.get_by_role("gridcell").first


def test_two_fingers_enlarge_and_move_the_city_and_never_the_page(visit: Visit) -> None:
    me = visit(size=PHONE, touch=True)
    screen = carson_city(me)
    fingers = Fingers(me.page)
    small = width_of(cell(screen))
    here = middle_of(screen.grid)
    fingers.pinch(here, 80, 160)
    assert width_of(cell(screen)) == pytest.approx(2 * small, rel=0.05)
    assert me.page.evaluate("() => visualViewport.scale") == 1
    x, y = middle_of(cell(screen))
    below = here[0], here[1] + 50
    fingers.swipe(*(((a, b), (a + 40, b)) for a, b in (here, below)))
    to_x, to_y = middle_of(cell(screen))
    assert (to_x - x, to_y - y) == pytest.approx((40, 0), abs=2)
    fingers.pinch(here, 160, 40)
    assert width_of(cell(screen)) == pytest.approx(small, rel=0.01)


def test_one_finger_pans_an_enlarged_city_even_while_a_card_is_held(visit: Visit) -> None:
    me = visit(size=PHONE, touch=True)
    screen = carson_city(me)
    fingers = Fingers(me.page)
    x, y = middle_of(screen.grid)
    way = ((x, y), (x + 30, y + 20))
    resting = middle_of(cell(screen))
    fingers.swipe(way)
    assert middle_of(cell(screen)) == resting, "a city that is not enlarged was moved"
    fingers.pinch((x, y), 60, 120)
    before = middle_of(cell(screen))
    fingers.swipe(way)
    after = middle_of(cell(screen))
    assert (after[0] - before[0], after[1] - before[1]) == pytest.approx((30, 20), abs=8)
    hold_a_card(screen)
    fingers.swipe(((x, y), (x - 30, y - 20)))
    again = middle_of(cell(screen))
    assert (again[0] - after[0], again[1] - after[1]) == pytest.approx((-30, -20), abs=8)
    expect(me.page.locator(".ghost")).to_have_count(0)


def test_a_pinch_while_a_card_is_held_lays_nothing(visit: Visit) -> None:
    me = visit(size=PHONE, touch=True)
    screen = carson_city(me)
    hold_a_card(screen)
    small = width_of(cell(screen))
    Fingers(me.page).pinch(middle_of(screen.grid), 60, 120)
    assert width_of(cell(screen)) > 1.5 * small
    expect(me.button("web-build-here")).to_have_count(0)


def test_a_tap_on_a_phone_zooms_in_until_the_card_is_laid(visit: Visit) -> None:
    me = visit(size=PHONE, touch=True)
    screen = carson_city(me)
    hold_a_card(screen)
    small = width_of(cell(screen))
    screen.place(screen.places().first)
    expect(me.button("web-build-here")).to_be_enabled()
    assert width_of(cell(screen)) == pytest.approx(1.6 * small, rel=0.01)
    me.press("web-cancel")
    expect(me.button("web-build-here")).to_have_count(0)
    me.press("web-cancel")
    assert width_of(cell(screen)) == pytest.approx(small, rel=0.01)


def test_a_finger_that_pans_to_the_ghost_builds_nothing(visit: Visit) -> None:
    me = visit(size=PHONE, touch=True)
    screen = carson_city(me)
    hold_a_card(screen)
    screen.place(screen.places().first)
    expect(me.button("web-build-here")).to_be_enabled()
    how = me.page.get_by_text(me.words("web-zoom-pan"))
    expect(how).to_be_visible()
    ghost = me.page.locator(".ghost .out")
    before = middle_of(cell(screen))
    asked = me.latest["number"]
    left, top = lens_corner(me)
    fingers = Fingers(me.page)
    fingers.swipe(((left + 10, top + 60), middle_of(ghost)))
    assert middle_of(cell(screen)) != before, "the finger pans"
    expect(how).to_have_count(0)  # the person knows now how to pan
    fingers.swipe((middle_of(ghost), (left + 10, top + 60)))
    expect(me.button("web-build-here")).to_be_visible()
    assert me.latest["number"] == asked, "nothing was built"
    me.page.touchscreen.tap(*middle_of(ghost))
    me.until(lambda update: update["number"] > asked)


def test_a_mouse_drag_is_never_a_tap(visit: Visit) -> None:
    me = visit()
    screen = carson_city(me)
    hold_a_card(screen)
    place = screen.places().first
    box = place.bounding_box()
    assert box is not None
    crossing = box["x"] + box["width"], box["y"] + box["height"]
    asked = me.latest["number"]
    mouse = me.page.mouse
    ghost = me.page.locator(".ghost")
    mouse.move(*crossing)
    expect(ghost).to_be_visible()  # it follows the mouse, but is not on trial yet
    expect(me.button("web-build-here")).to_have_count(0)
    drag(me, middle_of(lens(me)), crossing)
    expect(me.button("web-build-here")).to_have_count(0)
    screen.place(place)
    expect(me.button("web-build-here")).to_be_enabled()
    drag(me, (crossing[0] + 3 * box["width"], crossing[1]), crossing)
    drag(me, crossing, (crossing[0] + 3 * box["width"], crossing[1]))
    expect(me.button("web-build-here")).to_be_enabled()
    assert me.latest["number"] == asked, "nothing was built"
    mouse.click(*middle_of(me.page.locator(".ghost .out")))
    me.until(lambda update: update["number"] > asked)


def drag(me: Visitor, begin: Point, end: Point) -> None:
    """Press the mouse at one point and release it at another."""
    me.page.mouse.move(*begin)
    me.page.mouse.down()
    me.page.mouse.move(*end, steps=4)
    me.page.mouse.up()


def lens_corner(me: Visitor) -> Point:
    """The upper left corner of the frame of one's own city."""
    box = lens(me).bounding_box()
    assert box is not None
    return box["x"], box["y"]


def test_a_drag_inside_a_cell_of_card_city_is_not_a_tap(visit: Visit) -> None:
    me = visit()
    screen = card_city(me)
    update = screen.turn()
    while update is not None and update["decision"]["kind"] != "build":
        screen.play(update, randomly(1))  # the page keeps three equal cards by itself
        update = screen.turn()
    assert update is not None
    option = next(one for one in update["decision"]["options"] if one["action"] == "build")
    screen.choose_card("build", option["kind"])
    where = screen.cell(option["at"])
    me.act(where)
    expect(me.button("web-cc-build-here")).to_be_enabled()
    x, y = middle_of(where)
    drag(me, (x - 8, y), (x + 8, y))
    expect(me.button("web-cc-build-here")).to_be_enabled()
    assert me.latest["number"] == update["number"], "nothing was built"
    me.act(where)
    me.until(lambda later: later["number"] > update["number"])


def test_a_card_dragged_by_a_finger_goes_above_it(visit: Visit) -> None:
    me = visit(size=PHONE, touch=True)
    screen = carson_city(me)
    hold_a_card(screen)
    screen.place(screen.place_at((0, 0)))
    ghost = me.page.locator(".ghost .out")
    expect(ghost).to_be_visible()
    parcel = width_of(cell(screen))
    x, y = middle_of(ghost)
    Fingers(me.page).swipe(((x, y), (x, y + 2 * parcel)))
    expect(me.button("web-build-here")).to_be_enabled()
    assert middle_of(ghost)[1] < y + 1.5 * parcel


@pytest.mark.parametrize("come", GAMES)
def test_the_wheel_enlarges_with_ctrl_and_without_it_scrolls_what_is_enlarged(
    visit: Visit, come: Come
) -> None:
    me = visit()
    screen = come(me)
    mouse, one = me.page.mouse, cell(screen)
    small = width_of(one)
    mouse.move(*middle_of(lens(me)))
    mouse.wheel(0, -100)
    assert width_of(one) == small
    me.page.keyboard.down("Control")
    for _ in range(3):
        mouse.wheel(0, -100)
    me.page.keyboard.up("Control")
    wait_for(me, lambda: width_of(one) > 1.5 * small)
    _, y = middle_of(one)
    mouse.wheel(0, 40)
    wait_for(me, lambda: middle_of(one)[1] < y - 20)


@pytest.mark.parametrize("come", GAMES)
def test_the_buttons_work_by_keyboard(visit: Visit, come: Come) -> None:
    me = visit()
    screen = come(me)
    small = width_of(cell(screen))
    tools = lens(me).get_by_role("group", name=me.words("web-zoom"))
    tools.get_by_role("button", name=me.words("web-zoom"), exact=True).press("Enter")
    for name, factor in (("web-zoom-in", 1.4), ("web-zoom-out", 1), ("web-zoom-in", 1.4)):
        tools.get_by_role("button", name=me.words(name)).press("Enter")
        assert width_of(cell(screen)) == pytest.approx(factor * small, rel=0.01)
    tools.get_by_role("button", name=me.words("web-zoom-fit")).press("Enter")
    assert width_of(cell(screen)) == pytest.approx(small, rel=0.01)


def test_a_double_tap_zooms_in_and_the_next_one_zooms_out(visit: Visit) -> None:
    me = visit(size=PHONE, touch=True)
    screen = carson_city(me)
    small = width_of(cell(screen))
    fingers = Fingers(me.page)
    fingers.double_tap(middle_of(lens(me)))
    wait_for(me, lambda: width_of(cell(screen)) > 1.5 * small)
    fingers.double_tap(middle_of(lens(me)))
    wait_for(me, lambda: width_of(cell(screen)) == pytest.approx(small))


def test_a_locked_view_stays_as_it_is(visit: Visit) -> None:
    me = visit(size=PHONE, touch=True)
    screen = carson_city(me)
    tools = lens(me).get_by_role("group", name=me.words("web-zoom"))
    small = width_of(cell(screen))
    me.act(tools.get_by_role("button", name=me.words("web-zoom"), exact=True))
    lock = tools.get_by_role("button", name=me.words("web-zoom-lock"))
    me.act(lock)
    expect(lock).to_have_attribute("aria-pressed", "true")
    Fingers(me.page).pinch(middle_of(screen.grid), 60, 120)
    assert width_of(cell(screen)) == small
    assert me.page.evaluate("() => visualViewport.scale") == 1


def test_the_zoom_survives_moves_but_not_leaving_the_table(visit: Visit) -> None:
    me = visit(size=PHONE, touch=True)
    screen = carson_city(me)
    small = width_of(cell(screen))
    Fingers(me.page).pinch(middle_of(screen.grid), 60, 120)
    screen.take(0)
    screen.turn()
    enlarged = width_of(cell(screen))
    tools = lens(me).get_by_role("group", name=me.words("web-zoom"))
    me.act(tools.get_by_role("button", name=me.words("web-zoom"), exact=True))
    me.act(tools.get_by_role("button", name=me.words("web-zoom-fit")))
    assert enlarged > 1.5 * width_of(cell(screen))  # the city has grown, and its cells are smaller
    Fingers(me.page).pinch(middle_of(screen.grid), 60, 120)
    carson_city(me)
    assert width_of(cell(screen)) == pytest.approx(small, rel=0.15)


def test_another_city_is_zoomed_in_the_same_way(visit: Visit) -> None:
    ada, bo = visit(size=PHONE, touch=True), visit()
    table = new_table(ada, "carson-city", "person", "person", "virtual:novice", "virtual:novice")
    sit_down(ada, table, "Ada")
    sit_down(bo, table, "Bo")
    CarsonScreen(ada).turn()
    ada.press("web-rivals")
    ada.press("web-open-city", name="Bo")
    shown = ada.page.get_by_role("dialog").locator("svg.survey")
    expect(shown).to_be_visible()
    small = width_of(shown)
    Fingers(ada.page).pinch(middle_of(shown), 60, 120)
    assert width_of(shown) == pytest.approx(2 * small, rel=0.05)
