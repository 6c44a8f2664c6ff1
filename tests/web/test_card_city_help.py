"""What the table of Card City says about cells and cards: what they do, or why they can't."""

from __future__ import annotations

import re
from typing import Any, Final

import pytest
from playwright.sync_api import expect

from tests.server.stories import Story
from tests.web import world
from tests.web.accessibility import too_wide, violations
from tests.web.cardcity import CardCityScreen, cell_name
from tests.web.conftest import Visit
from tests.web.prepared import FIRST, greedily, story_until, when_asked
from tests.web.visitors import PHONE, Visitor
from tests.web.world import Moments, World

_THREE: Final[dict[str, Any]] = {
    "kinds": ["person"] * 3,
    "people": [FIRST, "mara", "jonas"],
    "game": "card-city",
}

_IN_PER_CENT: Final = """(chance) =>
  new Intl.NumberFormat("en", { style: "percent" }).format(chance)"""


@pytest.fixture(scope="module")
def moments() -> Moments:
    """Cards that can or can't be paid for, an Industrial for sale, a card that can be deduced."""
    return {
        **world.moments("city-buy", "city-wait", "city-choose", "city-keep"),
        "grows": lambda: story_until(_something_can_grow, greedily, **_THREE),
        "poor": lambda: story_until(_cannot_pay, greedily, **_THREE),
        "alone": lambda: story_until(when_asked("build"), greedily, **_THREE, hints=True),
        "divide": lambda: story_until(when_asked("divide"), greedily, **_THREE, hints=True),
        "known": lambda: story_until(_knows_what_is_left, greedily, **_THREE, hints=True),
    }


def _own(story: Story) -> Any:
    assert story.state.table is not None
    return story.state.table.view(0).seats[0]


def _something_can_grow(story: Story) -> bool:
    """A Leisure can be built, and a home could grow by it."""
    decision, city = story.state.decision(0), _own(story).city
    return (
        decision is not None
        and _builds(story)
        and any(str(one).startswith("build L") for one in decision.options)
        and any(city.support("R", home) == home.size for home in city.districts("R"))
    )


def _builds(story: Story) -> bool:
    return when_asked("build")(story)


def _cannot_pay(story: Story) -> bool:
    """The hand has a Leisure that can't be paid for, beside another card."""
    return _builds(story) and "L" in _own(story).hand.known and _own(story).coins < 5


def _knows_what_is_left(story: Story) -> bool:
    assert story.state.table is not None
    view = story.state.table.view(0)
    return when_asked("choose")(story) and view.offers[-1].hidden.known != ""


def _named(me: Visitor, at: list[int]) -> str:
    cell = CardCityScreen(me).cell(at)
    return cell.get_attribute("aria-label") or ""


def test_a_cell_says_what_an_industrial_does_there(look: Visit, prepared: World) -> None:
    me = look()
    prepared.bring(me, "city-buy")
    me.settle()
    city = me.latest["view"]["seats"][0]["city"]
    cells = me.latest["previews"]["purchase"]["cells"]
    for cell in cells:
        name = _named(me, cell["at"])
        room = city["capacity"] + cell["capacity"]
        assert me.words("web-cc-does-limit", n=city["capacity"], number=room) in name
        for district in cell["never_grow"]:
            assert me.words("web-cc-does-never", at=cell_name(district["at"])) in name
    spoiling = next(cell for cell in cells if cell["never_grow"])
    me.act(CardCityScreen(me).cell(spoiling["at"]))
    panel = me.find("region", "web-cc-title-buy")
    lost = cell_name(spoiling["never_grow"][0]["at"])
    expect(panel).to_contain_text(me.words("web-cc-does-never", at=lost))


def test_a_cell_says_which_district_it_lets_grow(look: Visit, prepared: World) -> None:
    me = look()
    prepared.bring(me, "grows")
    me.settle()
    CardCityScreen(me).choose_card("build", "L")
    (card,) = [one for one in me.latest["previews"]["cards"] if one["kind"] == "L"]
    waking = [cell for cell in card["cells"] if cell["legal"] and cell["will_grow"]]
    assert waking
    for cell in waking:
        for district in cell["will_grow"]:
            grows = me.words("web-cc-does-grow", at=cell_name(district["at"]))
            assert grows in _named(me, cell["at"])
            expect(CardCityScreen(me).cell(cell["at"]).get_by_title(grows)).to_be_visible()


def test_a_leisure_without_enough_coins_says_so(visit: Visit, prepared: World) -> None:
    me = visit()
    prepared.bring(me, "poor")
    me.settle()
    hand = me.find("region", "web-cc-title-build")
    leisure = CardCityScreen(me).kind_name("L")
    card = hand.get_by_role("button", name=leisure)
    expect(card.first).to_contain_text(me.words("web-cc-foot-too-expensive"))
    me.act(card.first)
    coins = me.latest["view"]["seats"][0]["coins"]
    expect(hand).to_contain_text(me.words("web-cc-none-unpaid", name=leisure, n=5, number=coins))
    screen = CardCityScreen(me)
    other = me.latest["decision"]["options"][0]
    screen.choose_card("build", other["kind"])
    me.act(screen.cell(other["at"]))
    me.press("web-cc-build-here")
    lost = me.words("web-cc-log-discard-unpaid", name=me.words("you"), you="yes", text=leisure)
    expect(me.page.get_by_text(lost).first).to_be_attached()


def test_lots_explain_a_deduced_card_and_say_what_they_bring_everybody(
    look: Visit, prepared: World
) -> None:
    me = look()
    prepared.bring(me, "known")
    me.settle()
    lots = me.find("region", "web-cc-lots")
    expect(lots).to_contain_text(me.words("web-cc-deduced"))
    expect(lots).not_to_contain_text(me.words("web-cc-take-mixed-last"))
    both = rf"{me.words('you')}\s[+−]?\d.*, .+\s[+−]\d"
    told = me.words("web-hint-lot-brings", text="@").split("@")[0].strip()
    expect(lots.get_by_text(re.compile(f"{told} {both}"))).to_have_count(2)


def test_hints_fold_mirror_images_and_compare_with_the_best(look: Visit, prepared: World) -> None:
    me = look()
    prepared.bring(me, "alone")
    me.settle()
    me.page.keyboard.press("h")
    lines = me.find("region", "web-hint-panel").get_by_role("button")
    expect(lines.first).to_contain_text(
        me.words("web-hint-mirrors", text="@").split("@")[0].strip()
    )
    kinds = me.latest["view"]["seats"][0]["hand"]["known"]
    assert lines.count() == len(set(kinds)), "around one building all cells are equivalent"
    expect(me.find("region", "web-hint-panel")).to_contain_text(me.words("web-hint-about-city"))


def test_a_ready_division_takes_one_press_and_escape_takes_it_back(
    look: Visit, prepared: World
) -> None:
    me = look()
    prepared.bring(me, "divide")
    me.settle()
    ready = me.page.get_by_role("group", name=me.words("web-cc-ready")).get_by_role("button")
    # What both sides get from it: this person and the one who chooses.
    expect(ready.first).to_contain_text(re.compile(r"[+−]?\d+(\.\d)? : [+−]?\d"))
    me.act(ready.first)
    commit = me.page.locator(".acts .primary")
    expect(commit).to_have_attribute("aria-disabled", "false")
    me.page.keyboard.press("Escape")
    expect(commit).to_have_attribute("aria-disabled", "true")
    me.press("web-redo")
    expect(commit).to_have_attribute("aria-disabled", "false")
    expect(ready.first).to_have_attribute("aria-pressed", "true")


def test_a_sliding_frame_says_so_and_has_no_corners(look: Visit, prepared: World) -> None:
    me = look()
    prepared.bring(me, "alone")
    me.settle()
    slides = me.page.get_by_text(me.words("web-cc-frame-slides"))
    expect(slides).to_be_visible()
    corners = me.page.locator("section.city svg .frame")
    expect(corners).to_have_count(0)
    prepared.bring(me, "city-buy")
    me.settle()
    frame = me.latest["view"]["seats"][0]["city"]["frame"]
    fixed = all(last - first == 4 for first, last in (frame["rows"], frame["columns"]))
    expect(corners).to_have_count(1 if fixed else 0)


def test_every_closed_cell_of_industry_names_its_reason(look: Visit, prepared: World) -> None:
    me = look()
    prepared.bring(me, "city-buy")
    me.settle()
    closed = me.latest["previews"]["purchase"]["closed"]
    assert closed
    for cell in closed:
        why = me.words(f"web-cc-why-{cell['reason'].replace('_', '-')}")
        named = CardCityScreen(me).cell(cell["at"])
        if named.count():  # cells far from the city are not drawn
            expect(named).to_have_attribute("aria-label", re.compile(re.escape(why)))


def test_marks_keep_their_fill_in_forced_colours(look: Visit, prepared: World) -> None:
    me = look()
    prepared.bring(me, "city-buy")
    me.settle()
    me.page.emulate_media(forced_colors="active")
    for marks in (".purse .bar i", ".growth .pips i", ".rounds span"):
        drawn = me.page.eval_on_selector_all(
            marks, "(all) => all.map((one) => getComputedStyle(one).backgroundColor)"
        )
        assert len(set(drawn)) > 1, marks
    me.page.emulate_media(forced_colors="none")


def test_while_others_build_the_round_so_far_can_be_read(look: Visit, prepared: World) -> None:
    me = look(size=PHONE, touch=True)
    prepared.bring(me, "city-choose")
    phase = me.page.locator(".phase")
    before = phase.bounding_box()
    prepared.bring(me, "city-wait")
    me.settle()
    told = me.find("region", "web-cc-watching-build").get_by_role("listitem")
    seats = me.latest["view"]["seats"]
    others = [seat["name"] for seat in seats[1:] if seat["stage"] != "build"]
    assert others, "choose another deal: nobody else has built"
    expect(told.filter(has_text=others[0]).first).to_be_visible()
    after = phase.bounding_box()
    assert before is not None
    assert after is not None
    assert before["height"] == after["height"]


@pytest.mark.parametrize("size", [(1280, 600), (1366, 650), (1440, 900)])
def test_the_sum_is_always_in_sight(look: Visit, prepared: World, size: tuple[int, int]) -> None:
    me = look(size=size)
    prepared.bring(me, "city-choose")
    me.settle()
    total = me.page.locator(".sheet .total td")
    growing = me.find("region", "web-cc-growth").get_by_role("listitem")
    assert growing.count() > 3, "choose another deal"
    expect(growing.nth(1)).to_be_in_viewport(ratio=1)
    acts = me.page.locator(".acts").bounding_box()
    box = total.bounding_box()
    assert acts is not None
    assert box is not None
    assert box["y"] + box["height"] <= acts["y"]


@pytest.mark.parametrize("moment", ["divide", "city-keep"])
def test_the_key_of_a_card_lies_on_top_of_it(look: Visit, prepared: World, moment: str) -> None:
    me = look(size=(1280, 600))
    prepared.bring(me, moment)
    me.settle()
    keys = me.page.locator(".phase kbd")
    assert keys.count() > 1
    on_top = """(keys) => keys.filter((key) => {
      const { x, y, width, height } = key.getBoundingClientRect();
      return document.elementFromPoint(x + width / 2, y + height - 3) !== key;
    }).length"""
    assert keys.evaluate_all(on_top) == 0


def test_a_division_says_what_the_chooser_makes_of_it(visit: Visit, prepared: World) -> None:
    """Before it is sent: how it is likely to be answered, and what both lots are worth to whom."""
    me = visit()
    prepared.bring(me, "divide")
    coach = me.page.locator(".offer")
    me.press("web-hint")
    hints = me.find("region", "web-hint-panel")
    expect(hints.get_by_role("listitem").first).to_be_visible()
    expect(coach).to_have_count(0)  # the cards do not lie in their lots yet
    asked = me.context.request.get(f"/api/tables/{prepared.tables['divide']}/hints?seat=0").json()
    for index in (0, 1):
        hints.get_by_role("listitem").nth(index).get_by_role("button").click()
        action = asked["options"][index]["action"]
        offer = next(one for one in asked["offers"] if one["action"] == action)
        chance = me.page.evaluate(_IN_PER_CENT, offer["chances"]["open_taken"])
        chooser = me.latest["view"]["seats"][(me.latest["seat"] + 1) % 3]["name"]
        answer = me.words("web-hint-offer-taken", name=chooser, chance=chance)
        expect(coach).to_contain_text(answer)
        expect(coach.get_by_role("row")).to_have_count(3)
    assert violations(me.page) == []
    me.page.set_viewport_size({"width": PHONE[0], "height": PHONE[1]})
    expect(coach).to_contain_text(answer)
    assert too_wide(me.page) == []
