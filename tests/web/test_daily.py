"""The daily city in the browser: a try that counts, the result, and everything after it."""

from __future__ import annotations

import random
import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Locator, expect

from tests.server.harness import noon_ms
from tests.web.cardcity import CardCityScreen
from tests.web.conftest import Visit
from tests.web.tables import decide, play_out, rounds_begun
from tests.web.visitors import Visitor
from tests.web.world import World, serve_world

TITLE = "Card City"


@pytest.fixture(scope="module")
def prepared(client: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[World]:
    """A server by whose clock it is noon."""
    folder = tmp_path_factory.mktemp("server")
    with serve_world(folder, client, {}, ahead_ms=noon_ms()) as ready:
        yield ready


def deal(me: Visitor) -> Locator:
    """The card of the day's deal of Card City."""
    return me.page.get_by_role("article", name=TITLE, exact=True)


def press(me: Visitor, message_id: str) -> None:
    """Press a button of that card."""
    deal(me).get_by_role("button", name=me.words(message_id), exact=True).click()


def table_of(me: Visitor) -> str:
    """The table on the screen, once its game has begun."""
    update = me.until(lambda update: update["view"] is not None)
    table: str = update["table"]["id"]
    return table


def finish(me: Visitor, table: str) -> None:
    """Play to the end without the page, which would play forced moves at the same time."""
    assert CardCityScreen(me).turn() is not None  # none of its moves is on its way
    me.page.goto("about:blank")
    play_out(me, table)


def play_a_round(me: Visitor, table: str) -> None:
    """Play until the first round is over, without the page."""
    while rounds_begun(me.context.request, table) < 2:
        decide(me.context.request, table, 0, random.Random(1))


def test_a_city_of_the_day_counts_once_and_is_then_played_freely(visit: Visit) -> None:
    me = visit()
    me.page.goto("/")
    me.settle()  # what comes late moves the link
    me.page.get_by_role("link", name=me.words("web-to-daily")).click()
    expect(me.page.get_by_role("heading", level=1, name=me.words("web-daily"))).to_be_visible()
    free = deal(me).get_by_role("button", name=me.words("web-daily-free"))
    expect(free).to_have_count(0)
    press(me, "web-daily-play")
    table = table_of(me)
    screen = CardCityScreen(me)
    for _ in range(3):
        update = screen.turn()  # the page keeps three equal cards by itself
        assert update is not None
        screen.play(update, lambda decision: decision["options"][0])
    assert screen.turn() is not None
    me.press("web-hint")
    expect(me.page.get_by_text(me.words("web-hint-off-daily")).first).to_be_visible()

    me.page.goto("/daily")
    deal(me).get_by_role("link", name=me.words("web-continue")).click()
    assert table_of(me) == table
    finish(me, table)
    me.page.goto(f"/table/{table}")
    points = me.until(lambda update: update["table"]["phase"] == "finished")["view"]["seats"][0][
        "points"
    ]
    expect(me.page.get_by_text(me.words("web-daily-game"))).to_be_visible()
    me.page.get_by_role("link", name=me.words("web-daily"), exact=True).click()

    shown = str(points).replace("-", "−")
    expect(deal(me).get_by_text(shown, exact=True).first).to_be_visible()
    expect(deal(me).get_by_text(me.words("web-daily-champion"))).to_be_visible()
    chart = deal(me).get_by_role("table", name=me.words("web-daily-distribution"))
    mine = chart.get_by_role("row").filter(has_text=me.words("web-daily-you"))
    expect(mine).to_have_count(1)
    again = deal(me).get_by_role("button", name=me.words("web-daily-play"))
    expect(again).to_have_count(0)

    mine_over_days = me.page.get_by_role("region", name=me.words("web-daily-own"))
    expect(mine_over_days).to_contain_text(me.words("web-daily-own-days", n=1))

    press(me, "web-daily-free")
    practice = me.until(
        lambda update: update["table"]["id"] != table and update["view"] is not None
    )["table"]
    assert practice["practice"]
    ghost = me.page.get_by_role("region", name=me.words("web-ghost"))
    expect(ghost).to_contain_text(me.words("web-ghost-first"))
    assert CardCityScreen(me).turn() is not None
    me.page.goto("about:blank")
    play_a_round(me, practice["id"])
    me.page.goto(f"/table/{practice['id']}")
    scores = me.context.request.get(f"/api/tables/{table}/story").json()["scores"]
    then = str(scores[0]["points"][0]).replace("-", "−")
    expect(ghost.get_by_text(then, exact=True)).to_be_visible()
    expect(ghost.locator(".map")).to_be_visible()
    ghost.get_by_role("button", name=me.words("web-ghost-show")).click()
    expect(ghost.locator(".map")).to_have_count(0)
    finish(me, practice["id"])
    days = me.context.request.get("/api/daily").json()["deals"]
    mine_now = next(one["yours"] for one in days if one["game"] == "card-city")
    assert (mine_now["table"], mine_now["points"]) == (table, points)


def test_the_calendar_names_the_results_of_a_day(visit: Visit) -> None:
    me = visit()
    me.page.goto("/daily")
    press(me, "web-daily-play")
    table = table_of(me)
    finish(me, table)
    me.page.goto("/daily")
    day = me.page.get_by_role("region", name=me.words("web-daily-calendar"))
    today = day.locator("[aria-current=date]")
    expect(today).to_have_accessible_name(re.compile(TITLE))
    today.click()
    expect(deal(me)).to_be_visible()


def test_the_week_shows_what_is_over(visit: Visit) -> None:
    """The days of the server of these tests begin with today, so none is over."""
    me = visit()
    me.page.goto("/daily")
    week = me.page.get_by_role("region", name=me.words("web-daily-week"))
    expect(week).to_contain_text(me.words("web-daily-week-early"))


def test_the_keyboard_alone_begins_a_game(visit: Visit) -> None:
    me = visit()
    me.page.goto("/daily")
    play = deal(me).get_by_role("button", name=me.words("web-daily-play"))
    expect(play).to_be_visible()
    for _ in range(60):
        if play.evaluate("button => button === document.activeElement"):
            break
        me.page.keyboard.press("Tab")
    me.page.keyboard.press("Enter")
    table = table_of(me)
    assert CardCityScreen(me).turn() is not None  # the page plays forced moves by itself
    decide(me.context.request, table, 0, random.Random(1))
