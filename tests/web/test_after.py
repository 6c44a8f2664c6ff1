"""After the game: where every point came from, how it came to that, and that it was fair."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Locator, expect

from tests.web import world
from tests.web.accessibility import too_wide, violations
from tests.web.conftest import Visit
from tests.web.prepared import FIRST
from tests.web.visitors import PHONE, Visitor
from tests.web.world import Moments, World

GAMES = ("carson-end", "city-end")
POINTS = re.compile(r"−?\d+")
_STARTING_MS = 120_000
"""Python starts in the browser from nothing; on a busy machine that takes its time."""
NOT_ON_THE_BOARD = {"characters", "coins"}


@pytest.fixture(scope="module")
def moments() -> Moments:
    """Finished games."""
    return world.moments(*GAMES, "city-solo-end")


def come_to(me: Visitor, prepared: World, game: str) -> dict[str, Any]:
    """Somebody who played comes back to a finished game; the view of it."""
    prepared.cabinet.admit(me.context, prepared.server.url, FIRST)
    me.page.goto(f"/table/{prepared.tables[game]}")
    view: dict[str, Any] = me.until(lambda update: update["view"] is not None)["view"]
    expect(me.find("region", "score-sheet")).to_be_visible()
    return view


def name_of(me: Visitor, view: dict[str, Any], seat: int) -> str:
    return me.words("you") if seat == view["seat"] else str(view["seats"][seat]["name"])


def badges(me: Visitor, name: str) -> Locator:
    """What is written on somebody's city."""
    label = me.words("web-after-points-of", name=name)
    return me.page.get_by_role("group", name=label, exact=True).first.get_by_role("button")


def number(text: str) -> int:
    found = POINTS.search(text)
    assert found is not None, text
    return int(found[0].replace("−", "-"))


def total(texts: list[str]) -> int:
    return sum(map(number, texts))


def builders(view: dict[str, Any]) -> Iterator[tuple[int, dict[str, int]]]:
    """The seats that have a score sheet, with its lines."""
    for seat, one in enumerate(view["seats"]):
        if one["score"] is not None:
            yield seat, one["score"]["lines"]


@pytest.mark.parametrize("game", GAMES)
def test_every_point_stands_on_the_building_that_earned_it(
    visit: Visit, prepared: World, game: str
) -> None:
    me = visit()
    view = come_to(me, prepared, game)
    for seat, lines in builders(view):
        here = badges(me, name_of(me, view, seat))
        expect(here.first).to_be_visible()
        on_board = [points for line, points in lines.items() if line not in NOT_ON_THE_BOARD]
        assert total(here.all_inner_texts()) == sum(on_board)


@pytest.mark.parametrize("game", GAMES)
def test_a_line_lights_up_its_buildings_and_a_building_its_lines(
    visit: Visit, prepared: World, game: str
) -> None:
    me = visit()
    view = come_to(me, prepared, game)
    seat, lines = next(builders(view))
    here = badges(me, name_of(me, view, seat))
    expect(here.first).to_be_visible()
    before = here.all_inner_texts()
    sheet = me.find("region", "score-sheet")
    prefix = "web-line" if game == "carson-end" else "line"
    for line, points in lines.items():
        if points == 0 or line in NOT_ON_THE_BOARD:
            continue
        name = me.words(f"{prefix}-{line.replace('_', '-')}")
        pressed = sheet.get_by_role("button", name=name, exact=True)
        pressed.click()
        expect(pressed).to_have_attribute("aria-pressed", "true")
        assert total(here.all_inner_texts()) == points
        pressed.click()
    assert here.all_inner_texts() == before
    here.first.click()
    expect(sheet.locator("td.lit")).not_to_have_count(0)
    here.first.click()
    expect(sheet.locator("td.lit")).to_have_count(0)


def test_buildings_are_reached_by_arrow_keys(visit: Visit, prepared: World) -> None:
    me = visit()
    view = come_to(me, prepared, "carson-end")
    here = badges(me, name_of(me, view, view["seat"]))
    here.first.focus()
    me.page.keyboard.press("ArrowRight")
    expect(here.nth(1)).to_be_focused()
    me.page.keyboard.press("Enter")
    expect(here.nth(1)).to_have_attribute("aria-pressed", "true")


@pytest.mark.parametrize("game", GAMES)
def test_the_chart_ends_with_the_result_and_is_read_by_arrow_keys(
    visit: Visit, prepared: World, game: str
) -> None:
    me = visit()
    view = come_to(me, prepared, game)
    chart = me.page.get_by_role("figure", name=me.words("web-after-chart"))
    slider = chart.get_by_role("slider")
    words = slider.get_attribute("aria-valuetext") or ""
    for seat, one in enumerate(view["seats"]):
        points = str(one["points"]).replace("-", "−")
        assert f"{name_of(me, view, seat)} {points}" in words
    slider.focus()
    me.page.keyboard.press("Home")
    expect(slider).to_have_attribute("aria-valuetext", re.compile(me.words("round", round=1)))
    rows = chart.get_by_role("row")
    expect(rows).to_have_count(1 + int(slider.get_attribute("max") or 0) + 1)


def test_another_city_is_chosen_by_its_owners_name(visit: Visit, prepared: World) -> None:
    me = visit()
    view = come_to(me, prepared, "carson-end")
    other = next(seat for seat, _ in builders(view) if seat != view["seat"])
    name = name_of(me, view, other)
    result = me.find("region", "web-after-result")
    result.get_by_role("button", name=name).click()
    expect(me.page.get_by_role("article").first).to_contain_text(name)


def test_the_best_city_in_hindsight_beside_ones_own(visit: Visit, prepared: World) -> None:
    me = visit()
    view = come_to(me, prepared, "carson-end")
    table = prepared.tables["carson-end"]
    panel = me.find("region", "web-after-hindsight").first
    expect(panel.locator("b")).to_be_visible()
    found = me.context.request.get(f"/api/tables/{table}/hindsight?seat={view['seat']}").json()
    assert found["best"] >= found["points"] == view["seats"][view["seat"]]["points"]
    expect(panel.locator("b")).to_have_text(str(found["best"]))
    assert found["best"] > found["points"], "choose another deal: this city is perfect"
    more = me.words("web-after-hindsight-more", n=found["best"] - found["points"])
    expect(panel).to_contain_text(more)
    me.press("web-after-compare")
    best = badges(me, me.words("web-after-best-city"))
    expect(best.first).to_be_visible()
    question = {key: found[key] for key in ("rows", "characters", "sold")}
    asked = {"command": "score", "game": "carson-city", "input": question}
    answer = me.context.request.post("/api/questions", data=asked).json()["output"]
    assert answer["total"] == found["best"]
    assert total(best.all_inner_texts()) == answer["total"] - answer["lines"]["characters"]
    assert violations(me.page) == []


@pytest.mark.parametrize("game", GAMES)
def test_the_shuffle_is_proven_in_this_browser_by_one_click(
    visit: Visit, prepared: World, game: str
) -> None:
    me = visit()
    come_to(me, prepared, game)
    table = prepared.tables[game]
    entropy = me.latest["table"]["seats"][0]["entropy"]
    me.page.evaluate(
        "([table, entropy]) => localStorage.setItem(`cardtown-entropy-${table}`, entropy)",
        [table, entropy],
    )
    asked: list[str] = []
    me.page.on("request", lambda request: asked.append(request.url))
    me.press("web-proof")
    proof = me.find("dialog", "web-proof")
    expect(proof).to_contain_text(me.words("web-proof-holds"), timeout=_STARTING_MS)
    steps = proof.get_by_role("listitem")
    expect(steps.filter(has_text=me.words("web-proof-yours"))).to_have_count(1)
    assert steps.count() > 5
    expect(proof.get_by_role("img", name=me.words("yes"), exact=True)).to_have_count(steps.count())
    expect(proof).to_contain_text("cardtown verify")
    assert not any(url.endswith("/api/questions") for url in asked), "the server proved itself"
    assert violations(me.page) == []


def test_the_link_of_the_replay_is_shared(visit: Visit, prepared: World) -> None:
    me = visit()
    me.context.grant_permissions(["clipboard-read", "clipboard-write"])
    come_to(me, prepared, "carson-end")
    me.press("web-after-share")
    expect(me.button("web-copied")).to_be_visible()
    copied = me.page.evaluate("() => navigator.clipboard.readText()")
    assert copied == f"{prepared.server.url}/replay/{prepared.tables['carson-end']}"


def test_the_record_is_downloaded(visit: Visit, prepared: World) -> None:
    me = visit()
    come_to(me, prepared, "city-end")
    with me.page.expect_download() as coming:
        me.page.get_by_role("link", name=me.words("web-record")).click()
    assert coming.value.suggested_filename == "card-city.json"


def test_a_solo_game_ends_without_rivals(visit: Visit, prepared: World) -> None:
    me = visit()
    view = come_to(me, prepared, "city-solo-end")
    points = view["seats"][0]["points"]
    expect(me.find("heading", "web-cc-end-solo", n=points)).to_be_visible()
    expect(me.find("region", "web-after-result")).to_have_count(0)


@pytest.mark.parametrize("game", GAMES)
def test_the_end_fits_a_small_phone(visit: Visit, prepared: World, game: str) -> None:
    me = visit(size=PHONE, touch=True, language="de", night=True)
    view = come_to(me, prepared, game)
    expect(badges(me, name_of(me, view, view["seat"])).first).to_be_visible()
    assert too_wide(me.page) == []
    assert violations(me.page) == []
