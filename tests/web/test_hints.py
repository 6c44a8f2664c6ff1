"""Hints at the table, and the odds of bids, in a real browser."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any, Final

import pytest
from playwright.sync_api import Locator, expect

from cardtown.games.carson_city.elements import NAMES
from tests.sampling import sample
from tests.server.stories import Story
from tests.web import pages
from tests.web.accessibility import too_wide, violations
from tests.web.carson import CarsonScreen
from tests.web.conftest import Visit
from tests.web.prepared import (
    FIRST,
    at_random,
    greedily,
    preferring,
    story_until,
    when_asked,
)
from tests.web.visitors import PHONE, Visitor
from tests.web.world import Moments, World

_LATE: Final = 60
_CHARACTERS: Final = preferring("take 0", "bid 9", "bid 8")
_PAIR: Final[dict[str, Any]] = {
    "kinds": ("person", "person", "virtual:expert", "virtual:novice"),
    "people": (FIRST, "mara"),
}
_CITY: Final[dict[str, Any]] = {
    "kinds": ("person",) * 3,
    "people": (FIRST, "mara", "jonas"),
    "game": "card-city",
}
_SOLO: Final[dict[str, Any]] = {"kinds": ("person",), "people": (FIRST,), "game": "card-city"}
_MOMENTS: Final[dict[str, Callable[[], Story]]] = {
    "bid": lambda: story_until(when_asked("bid", after=_LATE), greedily, **_PAIR, hints=True),
    "take": lambda: story_until(when_asked("take", after=_LATE), greedily, **_PAIR, hints=True),
    "place": lambda: story_until(when_asked("place", after=_LATE), greedily, **_PAIR, hints=True),
    "use": lambda: story_until(
        when_asked("use", after=30), preferring("use", "take 0", "bid 9", "bid 8")
    ),
    "sale": lambda: story_until(when_asked("take", "sell 0"), preferring("take 0", "bid 9")),
    "adopt": lambda: story_until(when_asked("adopt"), _CHARACTERS),
    "sell": lambda: story_until(when_asked("sell"), _CHARACTERS),
    "keep": lambda: story_until(when_asked("keep", after=20), greedily, **_SOLO),
    "divide": lambda: story_until(when_asked("divide", after=_LATE), greedily, **_CITY, hints=True),
    "choose": lambda: story_until(when_asked("choose", after=_LATE), greedily, **_CITY, hints=True),
    "build": lambda: story_until(when_asked("build", after=_LATE), greedily, **_CITY, hints=True),
    "develop": lambda: story_until(
        when_asked("develop", after=_LATE), greedily, **_CITY, hints=True
    ),
    "buy": lambda: story_until(when_asked("buy", after=_LATE), at_random, **_CITY, hints=True),
}
"""Every kind of decision, alone or at tables that allow hints."""
_OTHERS: Final[dict[str, Callable[[], Story]]] = {
    "virtual-bid": lambda: story_until(when_asked("bid", after=30), greedily),
    "carson-off": lambda: story_until(when_asked("bid", after=_LATE), greedily, **_PAIR),
    "city-off": lambda: story_until(when_asked("build", after=_LATE), greedily, **_CITY),
    "carson-play": _MOMENTS["take"],
    "city-play": _MOMENTS["build"],
}
decisions_of_today = pytest.mark.parametrize("moment", sample([*_MOMENTS], 5))
"""Every kind of decision has its turn within three days."""


@pytest.fixture(scope="module")
def moments() -> Moments:
    """Every kind of decision, and tables that do not allow hints."""
    return {**_MOMENTS, **_OTHERS}


def sit_at(visitor: Visitor, world: World, moment: str) -> None:
    """Sit down at a prepared table, and wait until everything is loaded."""
    world.bring(visitor, moment)
    expect(visitor.find("button", "web-hint")).to_be_enabled()
    visitor.settle()


def ask_for_hints(visitor: Visitor, **query: str) -> dict[str, Any]:
    """The server's own answer."""
    asked_for: dict[str, str | float | bool] = {"seat": str(visitor.latest["seat"]), **query}
    table = visitor.latest["table"]["id"]
    response = visitor.context.request.get(f"/api/tables/{table}/hints", params=asked_for)
    assert response.ok, response.text()
    found: dict[str, Any] = response.json()
    return found


def panel(visitor: Visitor) -> Locator:
    return visitor.find("region", "web-hint-panel")


def options(visitor: Visitor) -> Locator:
    return panel(visitor).get_by_role("button")


def show_hints(visitor: Visitor) -> dict[str, Any]:
    """Press the button, and wait until the panel shows the server's answer."""
    visitor.act(visitor.find("button", "web-hint"))
    found = ask_for_hints(visitor)
    expect(options(visitor)).to_have_count(min(5, len(found["options"])))
    return found


# --- what they show ------------------------------------------------------------------------------


@decisions_of_today
def test_a_hint_is_shown_and_tried_but_never_played(
    look: Visit, prepared: World, moment: str
) -> None:
    me = look()
    sit_at(me, prepared, moment)
    number = me.latest["number"]
    found = show_hints(me)
    best = found["options"][0]
    first = options(me).first
    if found["kind"] in ("take", "place", "adopt", "sell", "build", "develop", "buy"):
        expect(first).to_contain_text(signed(best["now"]))
    expect(panel(me)).to_contain_text(me.words("web-hint-by-planner"))
    expect(panel(me)).to_contain_text(me.words("web-hint-try"))
    for word in why(me, found):
        expect(first).to_contain_text(word)
    first.click()
    expect_tried(me, best["action"])
    assert me.latest["number"] == number, "a hint was played"
    me.page.keyboard.press("Escape")
    expect(panel(me)).to_have_count(0)


def why(visitor: Visitor, found: dict[str, Any]) -> list[str]:
    """What the best hint is for: the card that a bid aims at, what a division brings both."""
    best = found["options"][0]
    if found["kind"] == "bid":
        (odds,) = [
            one for one in found["bid_odds"]["cards"] if one["card"] == best["option"]["card"]
        ]
        aim = visitor.latest["view"]["row"][odds["aim"]]
        if "parcels" not in aim:
            return [CarsonScreen(visitor).character_name(aim["id"])]
        seen = {glyph for row in aim["parcels"] for glyph in row if glyph != "."}
        names = {glyph: f"element-{name.replace('_', '-')}" for glyph, name in NAMES.items()}
        return [visitor.words(names[glyph]) for glyph in seen]
    if found["kind"] in ("divide", "choose"):
        own = best["gains"][found["seat"]]
        return [f"{visitor.words('you')} {signed_points(own)}"]
    return []


def signed_points(points: float) -> str:
    """An estimate as the page writes it: one digit after the point, if it is not 0."""
    rounded = round(10 * points + 1e-9) / 10
    sign = "+" if rounded > 0 else "−" if rounded < 0 else ""
    return f"{sign}{abs(rounded):g}"


def expect_tried(visitor: Visitor, action: str) -> None:
    """Check that the best hint is on trial, or that the button that plays it has the focus."""
    verb = action.split(maxsplit=1)[0]
    if verb in ("use", "decline", "open", "mixed", "pass", "done"):
        ids = {
            "use": "web-use-it",
            "decline": "web-not-now",
            "open": "web-cc-take-open",
            "pass": "web-cc-pass",
        }
        focused = visitor.page.locator("button:focus")
        expect(focused).to_have_count(1)
        if verb in ids:
            expect(focused).to_contain_text(visitor.words(ids[verb]))
    elif verb == "take" and visitor.latest["view"]["row"][int(action.split()[1])].get("parcels"):
        # A terrain card needs a place, so hints for the place follow.
        ahead = ask_for_hints(visitor, after=action)
        assert ahead["kind"] == "place"
        expect(options(visitor).first).to_contain_text(signed(ahead["options"][0]["now"]))
        expect(visitor.page.locator(".board [data-hint]")).to_have_count(3)
        options(visitor).first.click()
        expect(visitor.button("web-build-here")).to_be_enabled()
    else:
        expect(options(visitor).first).to_have_attribute("aria-pressed", "true")
        expect(visitor.page.locator(".acts .primary")).to_be_enabled()


def signed(points: int) -> str:
    return f"+{points}" if points > 0 else str(points).replace("-", "−")


@pytest.mark.parametrize(("moment", "seals"), [("place", 3), ("build", 2), ("take", 1), ("bid", 3)])
def test_the_best_options_are_numbered_where_they_would_be_played(
    look: Visit, prepared: World, moment: str, seals: int
) -> None:
    me = look()
    sit_at(me, prepared, moment)
    expect(me.page.locator("[data-hint]")).to_have_count(0)
    found = show_hints(me)
    marks = me.page.locator("[data-hint]")
    expect(me.page.locator("[data-hint='1']")).to_have_count(1)
    assert seals <= marks.count() <= 3
    if moment == "place":
        best = found["options"][0]
        expect(me.page.locator("[data-hint='1']")).to_contain_text(signed(best["now"]))
        expect(me.page.locator("[data-hint='1']")).to_contain_text("≈")
    me.act(me.find("button", "web-hint"))
    expect(marks).to_have_count(0)


def test_the_estimate_is_marked_and_the_reasons_are_named(look: Visit, prepared: World) -> None:
    me = look()
    sit_at(me, prepared, "place")
    best = show_hints(me)["options"][0]
    first = options(me).first
    expect(first).to_contain_text(re.compile("≈ [+−]?[0-9.]+ later"))
    for reason in best["reasons"]:
        line = me.words(f"web-line-{reason['line'].replace('_', '-')}")
        expect(first).to_contain_text(f"{line} {signed(reason['points'])}")
    expect(first).to_contain_text(f"≈ {signed_points(best['now'] + best['later'])}")
    expect(panel(me)).to_contain_text(me.words("web-hint-about"))


@pytest.mark.parametrize("moment", ["carson-play", "city-play"])
def test_hints_disappear_after_the_move(visit: Visit, prepared: World, moment: str) -> None:
    me = visit()
    sit_at(me, prepared, moment)
    number = me.latest["number"]
    show_hints(me)
    options(me).first.click()
    commit = me.page.locator(".acts .primary")
    if moment == "carson-play" and not commit.is_enabled():
        expect(me.page.locator(".board [data-hint]")).to_have_count(3)
        options(me).first.click()
    commit.click()
    me.until(lambda update: update["number"] > number)
    expect(panel(me)).to_have_count(0)


def test_without_confirmation_a_hint_still_plays_nothing(visit: Visit, prepared: World) -> None:
    me = visit()
    me.page.goto("/icon.svg")
    me.page.evaluate(
        "localStorage.cardtown = JSON.stringify({...JSON.parse(localStorage.cardtown),"
        " confirm: false})"
    )
    for moment in ("bid", "place", "build"):
        sit_at(me, prepared, moment)
        number = me.latest["number"]
        show_hints(me)
        options(me).nth(1).click()
        expect(options(me).nth(1)).to_have_attribute("aria-pressed", "true")
        assert me.latest["number"] == number


def test_it_works_by_keyboard_alone(look: Visit, prepared: World) -> None:
    me = look()
    sit_at(me, prepared, "place")
    me.page.keyboard.press("h")
    expect(options(me).first).to_be_visible()
    options(me).nth(1).focus()
    me.page.keyboard.press("Enter")
    expect(options(me).nth(1)).to_have_attribute("aria-pressed", "true")
    expect(me.button("web-build-here")).to_be_enabled()
    me.page.keyboard.press("Escape")
    expect(panel(me)).to_have_count(0)
    expect(me.button("web-build-here")).to_be_enabled()
    me.page.keyboard.press("?")
    expect(me.page.get_by_role("dialog")).to_contain_text(me.words("web-hint-key"))


# --- the odds of a bid ---------------------------------------------------------------------------


@pytest.mark.parametrize("moment", ["bid", "virtual-bid"])
def test_the_odds_of_each_card_are_those_of_the_server(
    look: Visit, prepared: World, moment: str
) -> None:
    me = look()
    sit_at(me, prepared, moment)
    odds = ask_for_hints(me)["bid_odds"]
    mark = "≈ " if odds["modelled"] else ""
    assert odds["modelled"] == (moment == "bid")
    region = me.find("region", "web-odds")
    for one in odds["cards"]:
        me.page.keyboard.press(str(one["card"]))
        expect(region.get_by_role("table")).to_have_accessible_name(
            me.words("web-odds-of", n=one["card"])
        )
        shown = region.get_by_role("row").locator("td:last-child").all_inner_texts()
        assert shown == [mark + percent(chance, bool(mark)) for chance in one["places"]]
        there = region.get_by_role("listitem").locator("b").all_inner_texts()
        character = [] if one["character"] is None else [one["character"]]
        row = [*character, *one["terrain"]]
        assert there == [mark + percent(chance, bool(mark)) for chance in row]
    note = "web-odds-modelled" if odds["modelled"] else "web-odds-exact"
    expect(region).to_contain_text(me.words(note))


def percent(chance: float, modelled: bool) -> str:
    if not modelled and 0 < chance < 0.005:
        return "< 1%"
    if not modelled and 0.995 < chance < 1:
        return "> 99%"
    return f"{int(chance * 100 + 0.5)}%"


def test_the_odds_follow_the_pointer_and_then_the_choice(look: Visit, prepared: World) -> None:
    me = look()
    sit_at(me, prepared, "virtual-bid")
    hand = me.latest["view"]["seats"][0]["hand"]
    cards = me.find("region", "web-your-cards").get_by_role("button")
    caption = me.find("region", "web-odds").get_by_role("table")
    cards.filter(has_text=str(hand[-1])).click()
    me.page.mouse.move(5, 5)
    expect(caption).to_have_accessible_name(me.words("web-odds-of", n=hand[-1]))
    cards.filter(has_text=str(hand[0])).hover()
    expect(caption).to_have_accessible_name(me.words("web-odds-of", n=hand[0]))


# --- for whom ------------------------------------------------------------------------------------


@pytest.mark.parametrize("moment", ["carson-off", "city-off"])
def test_against_people_hints_are_off_and_say_why(
    visit: Visit, prepared: World, moment: str
) -> None:
    me = visit()
    asked_for: list[str] = []
    me.page.on("request", lambda request: asked_for.append(request.url))
    sit_at(me, prepared, moment)
    me.act(me.find("button", "web-hint"))
    expect(panel(me)).to_contain_text(me.words("web-hint-off"))
    expect(options(me)).to_have_count(0)
    me.page.keyboard.press("7")
    expect(me.find("region", "web-odds")).to_have_count(0)
    assert not [url for url in asked_for if "/hints" in url]


def test_a_table_set_up_by_hand_can_allow_hints(visit: Visit) -> None:
    me = visit()
    dialog = pages.set_up(me, "card-city", "here", "link")
    pages.name_seat(me, dialog, 1, "Ada")
    dialog.get_by_role("checkbox", name=re.compile(rf"^{me.words('web-hints')}")).check()
    me.act(dialog.get_by_role("button", name=me.words("web-make-table")))
    me.until(lambda update: update["table"]["hints"] is True)


# --- for everybody -------------------------------------------------------------------------------


@pytest.mark.parametrize("moment", sample(["bid", "place", "divide", "build"], 2))
def test_axe_finds_nothing_in_hints_by_day_and_by_night(
    look: Visit, prepared: World, moment: str
) -> None:
    me = look()
    sit_at(me, prepared, moment)
    if moment == "bid":
        me.page.keyboard.press(str(me.latest["view"]["seats"][0]["hand"][0]))
        expect(me.find("region", "web-odds")).to_be_visible()
        found = violations(me.page)
        assert not found, "\n".join(found)
    show_hints(me)
    found = violations(me.page)
    me.page.emulate_media(color_scheme="dark")
    expect(me.page.locator("html[data-theme=night]")).to_have_count(1)
    found += violations(me.page, "color-contrast")
    assert not found, "\n".join(found)


@pytest.mark.parametrize(
    "moment", sample(["bid", "take", "place", "adopt", "divide", "build", "buy"], 3)
)
def test_german_hints_fit_a_small_phone(look: Visit, prepared: World, moment: str) -> None:
    me = look(language="de", size=PHONE, touch=True)
    sit_at(me, prepared, moment)
    found = show_hints(me)
    assert too_wide(me.page) == []
    first = options(me).first
    first.tap()
    assert me.latest["number"] == found["number"]
    assert too_wide(me.page) == []
    trouble = violations(me.page)
    assert not trouble, "\n".join(trouble)
    if moment == "bid":
        me.act(me.find("button", "web-hint"))
        expect(me.find("region", "web-odds")).to_be_visible()
        assert too_wide(me.page) == []
