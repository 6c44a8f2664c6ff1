"""What the table of Carson City says about its cards, and where it draws things."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from itertools import combinations
from typing import Any, Final

import pytest
from playwright.sync_api import FloatRect, Locator, expect

from cardtown.games.carson_city import CarsonView
from tests.server.stories import Story
from tests.web import world
from tests.web.carson import CarsonScreen, own
from tests.web.conftest import Visit
from tests.web.prepared import Moment, preferring, story_until, when_asked
from tests.web.touch import Fingers, middle_of
from tests.web.visitors import PHONE, Visitor
from tests.web.world import Moments, World

AtTable = Callable[..., CarsonScreen]
_DRAWN: Final = """(all) => all
  .filter((one) => one.getClientRects().length && getComputedStyle(one).clipPath === "none")
  .map((one) => one.getBoundingClientRect().toJSON())"""
"""The boxes of elements, without those that only a screen reader gets."""


def when(reached: Callable[[CarsonView], bool]) -> Moment:
    """The moment when the first seat has to bid and its view fulfils a condition."""

    def is_there(story: Story) -> bool:
        assert story.state.table is not None
        return when_asked("bid")(story) and reached(story.state.table.view(0))

    return is_there


def is_crowd(view: CarsonView) -> bool:
    """Whether the first seat has many characters, and the Captain among them."""
    mine = view.seats[0].characters
    return len(mine) >= 9 and "captain" in mine


def rivals_have_characters(view: CarsonView) -> bool:
    """Whether another seat has a character."""
    return any(seat.characters for seat in view.seats[1:])


@pytest.fixture(scope="module")
def moments() -> Moments:
    """A rich town, a rival with characters, and a card on trial."""
    takes = preferring("decline", "take 0", "bid 9", "bid 8", "bid 7")
    return {
        **world.moments("carson-pick", "carson-end", "carson-one-screen"),
        "crowd": partial(story_until, when(is_crowd), takes),
        "rivals": partial(story_until, when(rivals_have_characters), preferring("bid 1")),
    }


@pytest.fixture
def at_table(look: Visit, prepared: World) -> AtTable:
    """Sits down at one of the prepared tables."""

    def sit(name: str, **setting: object) -> CarsonScreen:
        screen = CarsonScreen(look(**setting))
        prepared.bring(screen.visitor, name)
        return screen

    return sit


# --- tips ----------------------------------------------------------------------------------------


def tip(me: Visitor) -> Locator:
    """The tooltip."""
    return me.page.get_by_role("tooltip")


def about(me: Visitor, character: str) -> str:
    """The text about a character."""
    return me.words(f"character-{character.replace('_', '-')}-about")


def test_a_tooltip_comes_to_a_resting_mouse_and_to_the_keyboard(at_table: AtTable) -> None:
    screen = at_table("rivals")
    me = screen.visitor
    row = me.latest["view"]["row"]
    cards = screen.row.get_by_role("button")
    cards.first.hover()
    expect(tip(me)).to_contain_text(about(me, row[0]["id"]))
    expect(cards.first).to_contain_text(about(me, row[0]["id"]))
    cards.nth(1).hover()
    expect(tip(me)).to_contain_text(f"{me.words('term-appeal')}: {row[1]['appeal']}")
    me.page.keyboard.press("Escape")
    expect(tip(me)).to_have_count(0)
    rival = next(one for one in me.latest["view"]["seats"][1:] if one["characters"])
    face = me.page.get_by_role("article", name=rival["name"]).locator(".tipped").first
    me.page.keyboard.press("Tab")  # from now on, focus is visible
    face.focus()
    expect(tip(me)).to_contain_text(about(me, rival["characters"][0]))


def test_a_tooltip_comes_to_a_held_finger_which_chooses_nothing(
    at_table: AtTable,
) -> None:
    screen = at_table("carson-pick", size=PHONE, touch=True)
    me = screen.visitor
    character = me.latest["view"]["row"][0]["id"]
    card = screen.row.get_by_role("button").first
    fingers = Fingers(me.page)
    with fingers.hold(middle_of(card)):
        expect(tip(me)).to_contain_text(about(me, character))
    expect(card).to_have_attribute("aria-pressed", "false")
    me.act(card)
    expect(card).to_have_attribute("aria-pressed", "true")
    expect(tip(me)).to_have_count(0)


# --- where things are drawn ----------------------------------------------------------------------


def test_the_captains_frame_and_nine_characters_are_whole(at_table: AtTable) -> None:
    screen = at_table("crowd")
    me = screen.visitor
    me.settle()
    hand = me.find("region", "web-your-cards").bounding_box()
    frame = me.page.locator(".city .frame").bounding_box()
    assert hand is not None
    assert frame is not None
    assert frame["y"] + frame["height"] <= hand["y"]
    panel = screen.characters
    assert panel.evaluate("(node) => node.scrollHeight <= node.clientHeight")
    for character in own(me.latest)["characters"]:
        name = screen.character_name(character)
        expect(me.button_beginning(f"{name}:").first).to_be_in_viewport(ratio=1)


def test_the_sum_of_a_place_is_drawn_on_top(at_table: AtTable) -> None:
    screen = at_table("carson-pick", size=PHONE, touch=True)
    me = screen.visitor
    row = me.latest["view"]["row"]
    screen.choose_card(next(n for n, card in enumerate(row) if "parcels" in card))
    screen.places().first.wait_for()
    screen.place(screen.places().first)
    seal = me.page.locator(".city .seal")
    expect(seal).to_be_in_viewport(ratio=1)
    last = me.page.locator(".city svg.survey .seal, .city svg.survey rect").last
    assert last.evaluate("(node) => node.classList.contains('seal')")


@pytest.mark.parametrize("size", [(1280, 600), (1366, 650), (1440, 900), (820, 1180)])
def test_a_skull_covers_no_number(at_table: AtTable, size: tuple[int, int]) -> None:
    me = at_table("carson-pick", size=size).visitor
    me.settle()
    slot = me.page.locator(".row .slot", has=me.page.locator(".skull"))
    skull = slot.locator(".skull").bounding_box()
    assert skull is not None
    for number in (".preview", ".appeal, .appeal-number", ".legend"):
        for one in slot.locator(number).all():
            box = one.bounding_box()
            assert box is None or not overlap(skull, box), number


def overlap(one: FloatRect, other: FloatRect) -> bool:
    """Whether two boxes have more than an edge in common."""
    return (
        one["x"] < other["x"] + other["width"] - 1
        and other["x"] < one["x"] + one["width"] - 1
        and one["y"] < other["y"] + other["height"] - 1
        and other["y"] < one["y"] + one["height"] - 1
    )


@pytest.mark.parametrize("size", [(1280, 600), (1440, 900), (820, 1180), (390, 844)])
def test_the_bar_reaches_both_edges_of_the_window(at_table: AtTable, size: tuple[int, int]) -> None:
    me = at_table("carson-end", size=size).visitor
    me.settle()
    bar = me.page.locator("header.top").bounding_box()
    assert bar is not None
    assert (bar["x"], bar["width"]) == (0, size[0])


def test_at_one_screen_the_sheet_names_its_owner_beside_the_rows(at_table: AtTable) -> None:
    """Two people who call themselves the same are told apart."""
    screen = at_table("carson-one-screen", size=(1280, 600))
    me = screen.visitor
    first, second = (seat["name"] for seat in me.latest["view"]["seats"][:2])
    assert first != second
    owner = me.page.locator(".city .owner")
    expect(owner).to_have_text(me.latest["view"]["seats"][me.latest["seat"]]["name"])
    me.settle()
    box = owner.bounding_box()
    letters = me.page.locator(".city svg.survey").bounding_box()
    assert box is not None
    assert letters is not None
    assert box["x"] + box["width"] <= letters["x"] + 14


def test_a_tap_colours_nothing_of_the_city(at_table: AtTable) -> None:
    me = at_table("carson-pick", size=PHONE, touch=True).visitor
    colour = "(lens) => getComputedStyle(lens).webkitTapHighlightColor"
    assert me.page.locator(".lens").first.evaluate(colour) == "rgba(0, 0, 0, 0)"


def test_every_reason_is_in_sight_on_a_phone_in_landscape(at_table: AtTable) -> None:
    screen = at_table("carson-pick", size=(844, 390), touch=True)
    me = screen.visitor
    row = me.latest["view"]["row"]
    screen.choose_card(next(n for n, card in enumerate(row) if "parcels" in card))
    screen.places().first.wait_for()
    screen.place(screen.places().first)
    why = me.page.locator(".why")
    expect(why.get_by_role("listitem").first).to_be_visible()
    assert why.evaluate("(node) => node.scrollWidth <= node.clientWidth")


@pytest.mark.parametrize("size", [(1280, 600), (1280, 720), (1440, 900)])
def test_the_worths_of_many_characters_stand_apart(
    at_table: AtTable, size: tuple[int, int]
) -> None:
    screen = at_table("crowd", size=size)
    screen.visitor.settle()
    boxes = screen.characters.locator(".worth > *").evaluate_all(_DRAWN)
    assert len(boxes) >= 9
    assert not any(overlap(one, other) for one, other in combinations(boxes, 2))


@pytest.mark.parametrize("size", [(1280, 600), (820, 1180), (390, 844)])
def test_a_spectator_reads_whose_city_it_is(look: Visit, prepared: World, size: Any) -> None:
    me = look(size=size)
    prepared.bring(me, "carson-pick", who=None)
    me.settle()
    view = me.latest["view"]
    name = view["seats"][view["deciding"][0]]["name"]
    owner = me.page.locator(".city").get_by_role("heading", name=name)
    expect(owner.first).to_be_in_viewport(ratio=1)
    cut = "(all) => all.filter((one) => one.scrollWidth > one.clientWidth).length"
    assert me.page.locator(".order .who").evaluate_all(cut) == 0, "names are whole"
