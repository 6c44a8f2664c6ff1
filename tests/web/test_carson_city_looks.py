"""What the table of Carson City says about its cards, and where it draws things."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

import pytest
from playwright.sync_api import Locator, expect

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
        **world.moments("carson-pick"),
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
