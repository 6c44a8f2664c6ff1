"""The coach of a first game: every lesson comes when it is first needed, and never again."""

from __future__ import annotations

import json
import re
from collections.abc import Mapping
from functools import partial
from itertools import product
from typing import Any, Final

import pytest
from playwright.sync_api import Locator, expect

from tests.sampling import sample
from tests.web.accessibility import too_wide, violations
from tests.web.cardcity import CardCityScreen
from tests.web.carson import CarsonScreen
from tests.web.conftest import Visit
from tests.web.pages import play_now
from tests.web.prepared import FIRST, deal, greedily, story_until, when_asked
from tests.web.screens import Choose, Screen, randomly
from tests.web.tables import new_table, sit_down
from tests.web.visitors import DESKTOP, PHONE, Update, Visitor
from tests.web.world import Moments, World

_RECORDER: Final = """
window.lessons = [];
new MutationObserver(() => {
  const shown = document.querySelector("[data-lesson]")?.dataset.lesson;
  if (shown && window.lessons.at(-1) !== shown) window.lessons.push(shown);
}).observe(document, { subtree: true, childList: true, attributes: true });
"""
SCREENS: Final[Mapping[str, type[Screen]]] = {
    "carson-city": CarsonScreen,
    "card-city": CardCityScreen,
}
OPPONENTS: Final = {
    "carson-city": ("bot:medium", "virtual:expert", "virtual:novice"),
    "card-city": ("bot:medium", "bot:easy"),
}
"""The opponents that the start page proposes to a newcomer."""
LESSONS_WHILE_PLACING: Final = {
    "carson-city": {"carson-first-card", "carson-place", "carson-preview"},
    "card-city": {"city-preview"},
}
_MOST_IN_A_DECISION: Final = 6
_MOST_ASIDES: Final = 3
"""One, and in Card City what a card in hand makes necessary: how shops grow, what they earn."""
_COVERED: Final = """() => {
  const bubble = document.querySelector("[data-lesson]")?.getBoundingClientRect();
  if (bubble === undefined) return [];
  const covers = (box) => bubble.left < box.right - 1 && box.left < bubble.right - 1 &&
    bubble.top < box.bottom - 1 && box.top < bubble.bottom - 1;
  const kept = innerWidth < 1000
    ? "[data-needed], .mark rect" : "[data-needed], [data-weighed], .mark rect";
  return [...document.querySelectorAll(kept)]
    .filter((one) => covers(one.getBoundingClientRect()))
    .map((one) => `${one.tagName}.${one.getAttribute("class")}`);
}"""


class Coach:
    """The coach as one visitor sees it."""

    def __init__(self, visitor: Visitor) -> None:
        self.visitor = visitor
        visitor.context.add_init_script(_RECORDER)

    @property
    def bubble(self) -> Locator:
        """The bubble of the coach."""
        name = self.visitor.words("web-coach")
        return self.visitor.page.get_by_role("complementary", name=name, exact=True)

    @property
    def shown(self) -> list[str]:
        """The lessons shown since the page was opened."""
        lessons: list[str] = self.visitor.page.evaluate("() => window.lessons")
        return lessons

    def kept(self, what: str, game: str) -> Any:
        """What the browser stores about the coach of a game."""
        return json.loads(self.visitor.page.evaluate("() => localStorage.cardtown"))[what][game]

    def expect_lesson(self, lesson: str) -> None:
        """Wait until the coach gives this lesson."""
        expect(self.bubble).to_have_attribute("data-lesson", lesson)

    def covered(self) -> list[str]:
        """What it lies on of what it explains, of what is needed or, on a desk, looked at."""
        self.visitor.settle()
        found: list[str] = self.visitor.page.evaluate(_COVERED)
        return found

    def read(self) -> None:
        """Press "Got it"."""
        lesson = self.bubble.get_attribute("data-lesson")
        self.visitor.act(
            self.bubble.get_by_role("button", name=self.visitor.words("web-coach-done"))
        )
        expect(
            self.bubble.and_(self.visitor.page.locator(f"[data-lesson={lesson}]"))
        ).to_have_count(0)

    def read_all(self) -> int:
        """Read all lessons that come up now, and count them."""
        for number in range(_MOST_IN_A_DECISION):
            if self.bubble.count() == 0:
                return number
            self.read()
        raise AssertionError("the coach does not stop talking")

    @property
    def switch(self) -> Locator:
        """The switch in the menu of the table."""
        name = re.compile(f"^{self.visitor.words('web-coach')}")
        return self.visitor.find("dialog", "web-menu").get_by_role("checkbox", name=name)

    def turn_in_menu(self, *, on: bool) -> None:
        """Turn the coach on or off."""
        self.visitor.press("web-menu")
        expect(self.switch).to_be_checked(checked=not on)
        self.switch.set_checked(on)
        self.visitor.page.keyboard.press("Escape")
        expect(self.visitor.find("dialog", "web-menu")).to_have_count(0)


@pytest.fixture(scope="module")
def moments() -> Moments:
    """New games, and a table whose options fill the screen of a phone."""
    alone: dict[str, Any] = {"kinds": ["person"], "people": [FIRST], "game": "card-city"}
    new = {
        f"{game} {number}": partial(deal, number, ("person", *others), [FIRST], game)
        for game, others in OPPONENTS.items()
        for number in range(3)
    }
    return {
        "a city to build in": lambda: story_until(when_asked("build", after=15), greedily, **alone),
        **new,
    }


def first_game(visitor: Visitor, game: str) -> tuple[Coach, Screen]:
    """Start a game from the start page, as a newcomer."""
    coach = Coach(visitor)
    play_now(visitor, game)
    return coach, SCREENS[game](visitor)


def dealt_game(visitor: Visitor, prepared: World, game: str, number: int) -> tuple[Coach, Screen]:
    """A first game that always has the same deal."""
    coach = Coach(visitor)
    prepared.bring(visitor, f"{game} {number}")
    return coach, SCREENS[game](visitor)


def needed_now(game: str, update: Update) -> list[str]:
    """The lessons that are needed to understand this decision, in order."""
    kind, view = update["decision"]["kind"], update["view"]
    if game == "card-city":
        last, own = view["round"] == 10, view["seats"][update["seat"]]
        homes = kind == "build" and "R" in own["hand"]["known"]
        limit = kind == "build" and (view["round"] > 1 or own["city"]["room"] <= 1)
        return [
            "city-about",
            *(["city-last-round"] if last else []),
            f"city-{kind}",
            *(["city-growth-homes"] if homes else []),
            *(["city-limit"] if limit else []),
        ]
    late = view["era"] == 2
    return [
        "carson-about",
        *(["carson-bid"] if kind == "bid" else []),
        *(["carson-era"] if kind == "bid" and late else []),
        *(["carson-last-round"] if late and view["round"] == 9 else []),
        *(["carson-order"] if kind == "take" and view["bids"] is not None else []),
        *(["carson-pick"] if kind == "take" else []),
        *(["carson-use"] if kind == "use" else []),
        *(["carson-adopt"] if kind == "adopt" else []),
        *(["carson-last-sale"] if kind == "sell" else []),
    ]


def play_coached(game: str, coach: Coach, screen: Screen, choose: Choose) -> None:
    """Play to the end, and read the coach's lessons before each decision."""
    read: set[str] = set()
    while (update := screen.turn()) is not None:
        for lesson in needed_now(game, update):
            if lesson not in read:
                coach.expect_lesson(lesson)
                assert coach.covered() == [], lesson
                coach.read()
        if coach.bubble.count():
            assert coach.covered() == [], coach.shown[-1]
        assert coach.read_all() <= _MOST_ASIDES, "few asides for a decision"
        read.update(coach.shown)
        screen.play(update, choose)


@pytest.mark.long
@pytest.mark.parametrize("game", sample([*SCREENS], 1))
def test_the_coach_goes_through_a_whole_first_game_and_is_silent_in_the_second(
    visit: Visit, prepared: World, game: str
) -> None:
    me = visit(coach=True)
    coach, screen = dealt_game(me, prepared, game, 0)
    play_coached(game, coach, screen, randomly(11))
    coach.expect_lesson("carson-end" if game == "carson-city" else "city-end")
    coach.read()
    expect(coach.bubble).to_have_count(0)
    shown = coach.shown
    assert len(shown) == len(set(shown)), "a lesson came twice"
    assert shown == coach.kept("told", game)
    assert set(shown) >= LESSONS_WHILE_PLACING[game]
    assert coach.kept("coach", game) == "off"

    me.updates.clear()
    play_now(me, game)
    again = SCREENS[game](me)
    choose = randomly(12)
    for _ in range(4):
        update = again.turn()
        assert update is not None
        again.play(update, choose)
    assert coach.shown == []


def test_the_coach_can_be_dismissed_at_any_time_and_recalled(visit: Visit) -> None:
    me = visit(coach=True)
    coach, screen = first_game(me, "carson-city")
    coach.expect_lesson("carson-about")
    me.act(coach.bubble.get_by_role("button", name=me.words("web-coach-leave")))
    expect(coach.bubble).to_have_count(0)
    me.page.reload()
    expect(screen.grid).to_be_visible()
    assert coach.shown == []
    coach.turn_in_menu(on=True)
    coach.expect_lesson("carson-about")
    coach.turn_in_menu(on=False)
    expect(coach.bubble).to_have_count(0)
    # The coach of the other game is still on.
    play_now(me, "card-city")
    coach.expect_lesson("city-about")


def test_playing_on_dismisses_a_lesson(visit: Visit) -> None:
    me = visit(coach=True)
    coach, screen = first_game(me, "carson-city")
    assert isinstance(screen, CarsonScreen)
    assert screen.turn() is not None
    coach.expect_lesson("carson-about")
    screen.choose_bid(4)
    coach.expect_lesson("carson-bid")
    screen.commit("web-lock-bid")
    assert screen.turn() is not None
    coach.expect_lesson("carson-order")
    assert coach.kept("told", "carson-city") == ["carson-about", "carson-bid"]


def test_a_first_refusal_is_explained_with_its_rule(visit: Visit, prepared: World) -> None:
    me = visit(coach=True)
    coach, screen = dealt_game(me, prepared, "carson-city", 1)
    assert isinstance(screen, CarsonScreen)
    choose = randomly(4)
    while True:
        update = screen.turn()
        assert update is not None
        city = update["view"]["seats"][update["seat"]]["city"]["cards"]
        terrain = [place for place, card in enumerate(update["view"]["row"]) if "parcels" in card]
        if update["decision"]["kind"] == "take" and city and terrain:
            break
        screen.play(update, choose)
    screen.choose_card(terrain[0])
    screen.places().first.wait_for()
    coach.read_all()
    (row, column) = city[0]["at"]
    screen.place(screen.place_at((row + 3, column + 3)))
    coach.expect_lesson("carson-not-apart")
    expect(coach.bubble.get_by_role("link")).to_have_attribute("href", re.compile("#C4.3$"))
    coach.read()
    screen.place(screen.place_at((row - 3, column + 3)))
    assert coach.shown.count("carson-not-apart") == 1


def test_a_lesson_is_read_and_dismissed_by_keyboard(visit: Visit) -> None:
    me = visit(coach=True)
    coach, screen = first_game(me, "carson-city")
    assert screen.turn() is not None
    coach.expect_lesson("carson-about")
    assert not coach.bubble.evaluate("(bubble) => bubble.contains(document.activeElement)")
    me.page.keyboard.press("Escape")
    coach.expect_lesson("carson-bid")
    me.page.keyboard.press("Escape")
    me.page.keyboard.press("4")
    expect(coach.bubble).to_have_count(0)  # no asides in the middle of a choice
    expect(me.button("web-lock-bid")).to_be_enabled()
    coach.turn_in_menu(on=False)
    coach.turn_in_menu(on=True)
    coach.expect_lesson("carson-about")
    done = coach.bubble.get_by_role("button", name=me.words("web-coach-done"))
    done.focus()
    me.page.keyboard.press("Enter")
    coach.expect_lesson("carson-bid")
    expect(done).to_be_focused()


@pytest.mark.parametrize("game", sample([*SCREENS], 1))
def test_on_a_small_phone_the_coach_covers_nothing_needed(
    visit: Visit, prepared: World, game: str
) -> None:
    me = visit(coach=True, size=PHONE, touch=True)
    coach, screen = dealt_game(me, prepared, game, 2)
    choose = randomly(6)
    for _ in range(12):
        update = screen.turn()
        assert update is not None
        assert coach.covered() == [], coach.shown[-1]
        assert too_wide(me.page) == []
        screen.play(update, choose)  # a tap on something that is covered would fail
    assert len(coach.shown) > 4


def test_without_room_the_coach_is_one_line_until_it_is_opened(
    visit: Visit, prepared: World
) -> None:
    me = visit(coach=True, size=(640, 360), touch=True)
    coach = Coach(me)
    prepared.bring(me, "a city to build in")
    title = coach.bubble.get_by_role("button", expanded=False)
    expect(title).to_be_visible()
    text = coach.bubble.get_by_role("paragraph")
    me.settle()
    box = coach.bubble.bounding_box()
    assert box is not None
    assert box["height"] < 60
    assert too_wide(me.page) == []
    assert violations(me.page) == []
    me.act(title)
    expect(title).to_have_count(0)
    expect(text).to_be_in_viewport(ratio=1)
    coach.read()


@pytest.mark.parametrize("game", sample([*SCREENS], 1))
def test_german_fits_a_small_phone(visit: Visit, game: str) -> None:
    me = visit(coach=True, language="de", size=PHONE, touch=True)
    coach, screen = first_game(me, game)
    assert screen.turn() is not None
    expect(coach.bubble).to_be_visible()
    while coach.bubble.count() > 0:
        assert coach.covered() == [], coach.shown[-1]
        assert too_wide(me.page) == []
        coach.read()
    assert len(coach.shown) > 1


@pytest.mark.parametrize(("game", "size"), sample([*product(SCREENS, (DESKTOP, PHONE))], 1))
def test_axe_finds_nothing_while_the_coach_speaks(
    visit: Visit, game: str, size: tuple[int, int]
) -> None:
    me = visit(coach=True, size=size)
    coach, _ = first_game(me, game)
    expect(coach.bubble).to_be_visible()
    found = violations(me.page)
    me.page.emulate_media(color_scheme="dark")
    expect(me.page.locator("html[data-theme=night]")).to_have_count(1)
    found += violations(me.page)
    assert not found, "\n".join(found)


def test_it_comes_to_invited_friends_too(visit: Visit) -> None:
    ada, bo = visit(), visit(coach=True)
    knows, learns = Coach(ada), Coach(bo)
    table = new_table(ada, "carson-city", "person", "person", "virtual:novice", "virtual:novice")
    sit_down(ada, table, "Ada")
    sit_down(bo, table, "Bo")
    screen = CarsonScreen(ada)
    assert screen.turn() is not None
    expect(screen.grid).to_be_visible()
    learns.expect_lesson("carson-about")
    assert knows.shown == []
    knows.turn_in_menu(on=True)
    knows.expect_lesson("carson-about")


def test_the_menu_with_the_coach_appears_complete(visit: Visit, prepared: World) -> None:
    me = visit()
    coach = Coach(me)
    prepared.bring(me, "a city to build in")
    me.settle()
    asked_for: list[str] = []
    me.page.on("request", lambda request: asked_for.append(request.url))
    me.press("web-menu")
    expect(coach.switch).to_be_visible()
    assert asked_for == []  # late items would shift the others under the pointer


def test_at_one_screen_everybody_hears_every_lesson(visit: Visit) -> None:
    me = visit(coach=True)
    coach = Coach(me)
    table = new_table(me, "carson-city", "person", "person", "virtual:novice", "virtual:novice")
    sit_down(me, table, "Ada", "Bo")
    screen = CarsonScreen(me)
    assert screen.turn() is not None
    coach.expect_lesson("carson-about")
    coach.read()
    coach.expect_lesson("carson-bid")
    screen.bid(5)
    expect(me.find("dialog", "web-curtain")).to_be_visible()
    expect(coach.bubble).to_have_count(0)
    assert screen.turn() is not None
    coach.expect_lesson("carson-about")  # Bo has heard nothing yet
    expect(me.page.locator(".city").get_by_role("heading", name="Bo")).to_be_visible()
    expect(me.find("region", "web-your-cards")).to_contain_text("Bo")
    coach.read()
    assert coach.kept("told", "carson-city Ada") == ["carson-about", "carson-bid"]
    assert coach.kept("told", "carson-city Bo") == ["carson-about"]
