"""Replaying a finished game step by step."""

from __future__ import annotations

import re
from typing import Any, Final

import pytest
from playwright.sync_api import Locator, Route, expect

from tests.sampling import TAKES_ALL, sample
from tests.web import world
from tests.web.accessibility import too_wide, violations
from tests.web.conftest import Visit
from tests.web.prepared import FIRST
from tests.web.visitors import PHONE, Visitor
from tests.web.world import Moments, World

GAMES = ("carson-end", "city-end")
one_of_the_games = pytest.mark.parametrize("game", sample(GAMES, 1))
"""For how a page looks and is used: each game has its turn every other day."""
_REVIEWED_MS: Final = 120_000
"""A review takes long on a busy machine."""
_OWN_PARTS: Final = {
    "carson-end": {"bid": -2.0, "place": 1.0},
    "city-end": {"divide": -2.0, "build": 1.0},
}
"""Points that came from kinds of choices."""
_DRAWN: Final = "() => new Promise((done) => requestAnimationFrame(() => setTimeout(done)))"
"""Numbers of the score sheet change with the next frame."""


@pytest.fixture(scope="module")
def moments() -> Moments:
    """Finished games, and one that goes on."""
    return world.moments(*GAMES, "carson-pick")


def watch(me: Visitor, prepared: World, game: str, step: int = 0) -> dict[str, Any]:
    """Open a replay at a step; return the story of the game."""
    table = prepared.tables[game]
    me.page.goto(f"/replay/{table}?step={step}")
    story: dict[str, Any] = me.context.request.get(f"/api/tables/{table}/story").json()
    shows(me, story, step)
    return story


def shows(me: Visitor, story: dict[str, Any], step: int) -> None:
    """Expect that step on the screen and in the address."""
    shows_step(me, step, len(story["steps"]) - 1)
    named = rf"\?step={step}$" if step else r"[\w-]$"
    expect(me.page).to_have_url(re.compile(rf"/replay/[\w-]+{named}"))


def shows_step(me: Visitor, step: int, last: int) -> None:
    """Expect that step on the screen, whatever the address says."""
    counted = me.words("web-replay-step-of", n=step, number=last)
    expect(me.find("region", "web-replay")).to_contain_text(counted)
    expect(me.page.locator(f".docked[data-step='{step}'] main")).to_have_count(1)


def scores(me: Visitor) -> list[str]:
    """The text of the table without the controls."""
    me.page.evaluate(_DRAWN)
    table = me.page.locator(".docked")
    return [line.strip() for line in table.inner_text().splitlines() if line.strip()]


def button(me: Visitor, name: str) -> Locator:
    return me.find("button", f"web-replay-{name}")


def choice(me: Visitor, name: str) -> Locator:
    return me.page.get_by_role("combobox", name=me.words(f"web-replay-{name}"), exact=True)


def round_starts(story: dict[str, Any]) -> list[int]:
    """The steps after which the cards of each round are on the table."""
    return [0, *(one["step"] for one in story["scores"][:-1])]


def test_a_long_game_forward_to_its_end_and_back(visit: Visit, prepared: World) -> None:
    me = visit()
    story = watch(me, prepared, "carson-end")
    last = len(story["steps"]) - 1
    assert last > 90
    before = scores(me)
    part = last if TAKES_ALL else 25  # a part of the game, a different one every day
    for first in sample(range(0, last - part + 1, part), 1):
        watch(me, prepared, "carson-end", first)
        seen = [scores(me)]
        for step in range(first + 1, first + part):
            me.page.keyboard.press("ArrowRight")
            shows_step(me, step, last)
            seen.append(scores(me))
        for step in range(first + part - 2, first - 1, -1):
            me.page.keyboard.press("ArrowLeft")
            shows_step(me, step, last)
            assert scores(me) == seen[step - first], step
    watch(me, prepared, "carson-end", last - 1)
    me.page.keyboard.press("ArrowRight")
    expect(me.find("region", "score-sheet")).to_be_visible()
    me.page.keyboard.press("Home")
    shows(me, story, 0)
    assert scores(me) == before


@one_of_the_games
def test_a_link_to_a_moment_shows_a_stranger_exactly_that_moment(
    visit: Visit, prepared: World, game: str
) -> None:
    me, stranger = visit(), visit()
    me.context.grant_permissions(["clipboard-read", "clipboard-write"])
    prepared.database.admit(me.context, prepared.server.url, FIRST)
    story = watch(me, prepared, game, 61)
    me.press("web-replay-on")
    shows(me, story, 62)
    me.press("web-replay-link")
    expect(me.button("web-copied")).to_be_visible()
    link = me.page.evaluate("() => navigator.clipboard.readText()")
    stranger.page.goto(link)
    shows(stranger, story, 62)
    assert scores(stranger) == scores(me)
    for one in (me, stranger):
        expect(one.page.locator(".acts")).to_be_hidden()
        expect(one.button("web-rematch")).to_have_count(0)
        expect(one.page.get_by_role("textbox")).to_have_count(0)


@one_of_the_games
def test_a_mistake_becomes_a_question_on_the_same_board(
    visit: Visit, prepared: World, game: str
) -> None:
    """From the end of a game to its review, to a mistake, through every hint, to the answer; and
    on from there at a table for practice."""
    me = visit()
    prepared.database.admit(me.context, prepared.server.url, FIRST)
    table = prepared.tables[game]
    me.page.goto(f"/table/{table}")
    me.find("link", "web-after-review").click()
    panel = me.find("region", "web-after-review")
    accuracy = panel.get_by_text(me.words("web-after-review-accuracy"), exact=True)
    expect(accuracy).to_be_visible(timeout=_REVIEWED_MS)
    found = me.context.request.get(f"/api/tables/{table}/review?seat=0").json()
    missed = [one for one in found["judged"] if one["options"]]
    assert missed, "choose another deal: nothing was given away"
    course = panel.get_by_role("figure", name=me.words("web-after-review-chances"))
    expect(course.get_by_role("row")).to_have_count(len(found["chances"]) + 1)
    expect(panel.get_by_role("listitem")).to_have_count(min(3, len(missed)))
    shows_luck(me, _OWN_PARTS[game])
    assert violations(me.page) == []
    panel.get_by_role("listitem").get_by_role("button").first.click()
    expect(panel).to_contain_text(me.words("web-after-back-to-review"))
    first = min(sorted(missed, key=lambda one: -one["given"]["value"])[:3], key=step_of)
    story = me.context.request.get(f"/api/tables/{table}/story").json()
    shows_step(me, first["step"] - 1, len(story["steps"]) - 1)
    expect(me.page.locator("[data-hint]")).to_have_count(0)
    for _ in range(2):
        panel.get_by_role("button", name=me.words("web-after-help"), exact=True).click()
    expect(panel).to_contain_text(me.words("web-after-help-three"))
    hints = me.find("region", "web-hint-panel")
    expect(hints.get_by_role("listitem").first).to_be_visible()
    me.press("web-after-show-answer")
    expect(hints.get_by_role("listitem")).to_have_count(2)
    expect(panel).to_contain_text(me.words("web-after-help-answer"))
    assert violations(me.page) == []
    me.page.set_viewport_size({"width": PHONE[0], "height": PHONE[1]})
    assert too_wide(me.page) == []
    me.press("web-after-back-to-review")
    expect(accuracy).to_be_visible()
    shows_step(me, first["step"], len(story["steps"]) - 1)
    assert too_wide(me.page) == []
    me.press("web-replay-more")
    me.press("web-after-go-on")
    asked = me.page.get_by_role("dialog", name=me.words("web-after-go-on"))
    asked.get_by_role("button", name=me.words("web-after-go-on-play")).click()
    expect(me.page).to_have_url(re.compile(r"/table/(?!prepared)[\w-]+$"))
    now = me.until(lambda update: update["decision"] is not None)
    assert now["table"]["practice"]
    then = story["steps"][first["step"]]
    assert now["view"]["round"] >= then["round"] or now["view"]["era"] > then["era"]


def shows_luck(me: Visitor, own_parts: dict[str, float]) -> None:
    """Expect what the margin came from, as soon as it is measured: as one table that adds up.

    The answers are made up: to measure a game takes minutes (`tests/server/http/test_replay.py`).
    """
    parts = {"deal": 4.5, "others": -1.25}
    own = [{"kind": kind, "value": value, "margin": 0.75} for kind, value in own_parts.items()]
    seat = {
        "seat": 0,
        "margin": sum(parts.values()) + sum(own_parts.values()),
        **{name: {"value": value, "margin": 1.5} for name, value in parts.items()},
    }
    answers = iter(
        [
            {"total": 9, "measured": 2, "seats": []},
            {"total": 9, "measured": 9, "seats": [{**seat, "own": own}]},
        ]
    )

    def answer(route: Route) -> None:
        route.fulfill(json=next(answers))

    me.page.route("**/luck*", answer)
    me.press("web-after-luck-measure")
    panel = me.find("region", "web-after-luck")
    rows = panel.get_by_role("row")
    expect(rows).to_have_count(1 + len(parts) + len(own) + 1)
    expect(rows.nth(1)).to_contain_text(me.words("web-after-luck-deal"))
    expect(rows.nth(1)).to_contain_text("+4.5 ± 1.5")
    expect(rows.nth(2)).to_contain_text("−1.3 ± 1.5")
    expect(rows.last).to_contain_text(me.words("web-after-luck-margin"))
    expect(rows.last).to_contain_text("+2.3")


def step_of(judged: dict[str, Any]) -> int:
    return int(judged["step"])


def test_every_control_has_a_key(look: Visit, prepared: World) -> None:
    me = look()
    story = watch(me, prepared, "carson-end", 30)
    starts, last = round_starts(story), len(story["steps"]) - 1
    keys = me.page.keyboard
    keys.press("n")
    following = next(start for start in starts if start > 30)
    shows(me, story, following)
    keys.press("p")
    keys.press("p")
    shows(me, story, starts[starts.index(following) - 2])
    keys.press("Home")
    shows(me, story, 0)
    expect(button(me, "back")).to_be_disabled()
    keys.press("End")
    shows(me, story, last)
    expect(button(me, "on")).to_be_disabled()
    keys.press("ArrowLeft")
    shows(me, story, last - 1)


def test_autoplay_runs_until_it_is_stopped(visit: Visit, prepared: World) -> None:
    me = visit()
    story = watch(me, prepared, "carson-end", 10)
    choice(me, "speed").select_option("fast")
    me.page.locator("body").press(" ")
    button(me, "pause").click()
    expect(button(me, "play")).to_be_visible()
    button(me, "play").click()
    begun = me.words("web-replay-step-of", n=10, number=len(story["steps"]) - 1)
    expect(me.find("region", "web-replay")).not_to_contain_text(begun)
    button(me, "pause").click()
    expect(button(me, "play")).to_be_visible()


def test_rounds_and_the_chart_lead_to_their_steps(look: Visit, prepared: World) -> None:
    me = look()
    story = watch(me, prepared, "carson-end")
    choice(me, "round").select_option("4")
    shows(me, story, round_starts(story)[4])
    me.find("button", "web-after-chart").click()
    chart = me.page.get_by_role("figure", name=me.words("web-after-chart"))
    chart.get_by_role("slider").press("Home")
    shows(me, story, story["scores"][0]["step"])


def test_the_replay_can_be_seen_from_a_seat(look: Visit, prepared: World) -> None:
    me = look()
    watch(me, prepared, "carson-end", 40)
    expect(me.find("region", "web-your-cards")).to_have_count(0)
    choice(me, "through").select_option("1")
    expect(me.find("region", "web-your-cards")).to_be_visible()
    expect(me.page).to_have_url(re.compile(r"step=40&seat=1$"))
    with me.page.expect_request("**/moments/**") as first:
        me.page.reload()
    assert first.value.url.endswith("/moments/40?seat=1"), "another step was requested first"
    expect(me.find("region", "web-your-cards")).to_be_visible()


@one_of_the_games
def test_all_cards_are_laid_open(look: Visit, prepared: World, game: str) -> None:
    me = look()
    story = watch(me, prepared, game, 1)
    carson = game == "carson-end"
    _, first = story["steps"][:2]  # a bid that lies face down, or a division
    if carson:
        found = me.page.locator(f".order [data-seat='{first['seat']}']")
        hidden = found.get_by_text(first["action"].removeprefix("bid "), exact=True)
        expect(hidden).to_have_count(0)
    else:
        backs = me.page.get_by_role("img", name=me.words("web-cc-face-down"))
        expect(backs.first).to_be_attached()
    choice(me, "through").select_option("all")
    expect(me.page).to_have_url(re.compile(r"step=1&seat=all$"))
    me.page.reload()
    shows_step(me, 1, len(story["steps"]) - 1)
    expect(choice(me, "through")).to_have_value("all")
    if carson:
        expect(hidden).to_be_visible()
    else:
        expect(backs).to_have_count(0)
    choice(me, "through").select_option("")
    expect(me.page).to_have_url(re.compile(r"step=1$"))


def test_a_first_moment_that_fails_to_load_is_requested_again(
    visit: Visit, prepared: World
) -> None:
    me = visit()
    failed: list[Route] = []

    def fail_once(route: Route) -> None:
        if failed:
            route.continue_()
        else:
            failed.append(route)
            route.abort("connectionreset")

    me.page.route("**/moments/**", fail_once)
    watch(me, prepared, "carson-end", 40)
    assert failed
    assert "step=40" in me.page.url
    me.ignore_connection_errors()


def test_a_screen_reader_hears_what_happened(visit: Visit, prepared: World) -> None:
    me = visit()
    story = watch(me, prepared, "carson-end")
    placed = next(one for one in story["steps"] if (one["action"] or "").startswith("place"))
    name = me.context.request.get(f"/api/tables/{prepared.tables['carson-end']}").json()["view"][
        "seats"
    ][placed["seat"]]["name"]
    watch(me, prepared, "carson-end", placed["step"])
    said = me.words("web-log-place", name=name, text="h8", you="no")
    expect(me.find("region", "web-replay")).to_contain_text(said)
    expect(me.page.get_by_role("status").filter(has_text=said)).to_have_count(1)


def test_from_my_tables_to_the_replay_and_to_the_end(visit: Visit, prepared: World) -> None:
    me = visit()
    prepared.database.admit(me.context, prepared.server.url, FIRST)
    me.page.goto("/tables")
    game = me.words("web-game-card-city")
    name = re.compile(re.escape(f"{me.words('web-replay')}: {game}"))
    me.page.get_by_role("link", name=name).first.click()
    expect(me.find("region", "web-replay")).to_be_visible()
    me.find("link", "web-replay-to-end").click()
    expect(me.find("region", "score-sheet")).to_be_visible()


def test_an_unfinished_game_has_no_replay(visit: Visit, prepared: World) -> None:
    me = visit()
    me.page.goto(f"/replay/{prepared.tables['carson-pick']}")
    expect(me.find("heading", "web-replay-not-over")).to_be_visible()
    me.find("link", "web-replay-to-table").click()
    expect(me.find("region", "term-row")).to_be_visible()


def test_an_unknown_table_has_no_replay(visit: Visit, prepared: World) -> None:
    me = visit()
    me.page.goto("/replay/nowhere")
    expect(me.find("heading", "web-unknown-table")).to_be_visible()
    assert all("404" in trouble for trouble in me.troubles), me.troubles
    me.troubles.clear()  # the browser reports the 404 that this test is about


@one_of_the_games
def test_a_small_phone_in_german(look: Visit, prepared: World, game: str) -> None:
    me = look(size=PHONE, touch=True, language="de")
    story = watch(me, prepared, game, 50)
    assert too_wide(me.page) == []
    assert violations(me.page) == []
    me.act(button(me, "more"))
    me.act(me.find("button", "web-after-chart"))
    expect(me.page.get_by_role("figure", name=me.words("web-after-chart"))).to_be_visible()
    assert too_wide(me.page) == []
    assert violations(me.page) == []
    me.act(button(me, "on"))
    shows(me, story, 51)


@one_of_the_games
def test_axe_finds_nothing_by_day_and_by_night(look: Visit, prepared: World, game: str) -> None:
    me = look()
    watch(me, prepared, game, 70)
    found = violations(me.page)
    me.page.emulate_media(color_scheme="dark")
    expect(me.page.locator("html[data-theme=night]")).to_have_count(1)
    found += violations(me.page)
    assert not found, "\n".join(found)


@pytest.mark.parametrize("game", GAMES)
def test_a_replay_waits_for_nobody_and_has_no_you(look: Visit, prepared: World, game: str) -> None:
    """Even when seen through a seat's eyes: the viewer may be a stranger to it."""
    me = look()
    story = watch(me, prepared, game)
    waiting = me.words("web-waiting-for", name="").strip()
    middle = len(story["steps"]) // 2
    me.page.goto(f"/replay/{prepared.tables[game]}?step={middle}&seat=0")
    shown = me.page.locator(f".docked[data-step='{middle}']")
    expect(shown).to_be_visible()
    expect(shown).to_contain_text("Ada")
    expect(shown).not_to_contain_text(waiting)
    expect(shown.get_by_text(me.words("you"), exact=True)).to_have_count(0)
