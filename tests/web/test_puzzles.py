"""Puzzles in the browser: tried, helped with, solved, remembered, and asked again after days."""

from __future__ import annotations

import datetime as dt
import json
import re
from typing import Any, Final

import pytest
from playwright.sync_api import Locator, expect

from cardtown.puzzles import Puzzle, stock_of
from tests.sampling import sample
from tests.web import world
from tests.web.accessibility import LARGE_PHONE, too_wide, violations
from tests.web.cardcity import CardCityScreen
from tests.web.carson import CarsonScreen
from tests.web.conftest import Visit
from tests.web.prepared import FIRST
from tests.web.visitors import Visitor
from tests.web.world import Moments, World

GAMES: Final = {"carson-city": "bid", "card-city": "build"}
"""The theme whose puzzles are solved here, in each game."""
TITLES: Final = {"carson-city": "Carson City", "card-city": "Card City"}
NOW: Final = dt.datetime(2026, 11, 19, 20, tzinfo=dt.UTC)


@pytest.fixture(scope="module")
def moments() -> Moments:
    """A finished game, to be reviewed."""
    return world.moments("carson-end")


def shown_puzzle(me: Visitor, game: str) -> tuple[int, Puzzle]:
    """The puzzle on the screen."""
    expect(me.page).to_have_url(re.compile(rf"/puzzles/{game}/\d+"))
    found = re.search(r"/(\d+)(\?|$)", me.page.url)
    assert found is not None
    number = int(found[1])
    expect(bar(me)).to_contain_text(me.words("web-puzzles-number", number=number))
    return number, stock_of(game)[number - 1]


def bar(me: Visitor) -> Locator:
    """What is asked and said below the table."""
    return me.find("region", "web-puzzles-puzzle")


def options(puzzle: Puzzle) -> list[str]:
    decision = puzzle.read().decision
    assert decision is not None
    return [str(one) for one in decision.options]


def wrong(puzzle: Puzzle) -> str:
    return next(one for one in options(puzzle) if one != puzzle.best)


def play(me: Visitor, game: str, action: str) -> None:
    """Play an action by the presses of a game: a bid, or a building."""
    word, *rest = action.split()
    if word == "bid":
        CarsonScreen(me).choose_bid(int(rest[0]))
        me.press("web-lock-bid")
        return
    assert word == "build", action
    screen = CardCityScreen(me)
    screen.choose_card("build", rest[0])
    me.act(screen.cell([int(rest[1]), int(rest[2])]))
    me.press("web-cc-build-here")


def in_list(me: Visitor, game: str) -> Locator:
    return me.page.get_by_role("article", name=TITLES[game], exact=True)


def solved(me: Visitor, game: str, number: int) -> None:
    """Check how many the list says are solved."""
    text = me.words("web-puzzles-solved", number=number, n=len(stock_of(game)))
    expect(in_list(me, game).get_by_text(text, exact=True)).to_be_visible()


@pytest.mark.parametrize("game", GAMES)
def test_a_puzzle_is_tried_helped_with_solved_and_comes_back(visit: Visit, game: str) -> None:
    me = visit()
    me.page.clock.set_fixed_time(NOW)
    me.page.goto("/")
    me.settle()  # what comes late moves the link
    me.page.get_by_role("main").get_by_role("link", name=me.words("web-puzzles")).click()
    solved(me, game, 0)
    assert violations(me.page) == []
    theme = me.words(f"web-puzzles-theme-{GAMES[game]}")
    in_list(me, game).get_by_role("link", name=re.compile(f"^{theme}")).click()
    number, puzzle = shown_puzzle(me, game)
    assert puzzle.theme == GAMES[game]
    said = bar(me).get_by_role("paragraph")

    play(me, game, wrong(puzzle))
    given, after = me.words("web-puzzles-wrong", given="…").split("…")
    expect(said.get_by_text(re.compile(rf"{given}\d+%{after}"))).to_be_visible()
    hints = me.find("region", "web-hint-panel")
    me.press("web-after-help")
    expect(bar(me)).to_contain_text(me.words("web-puzzles-about", name=theme))
    expect(hints).to_have_count(0)
    me.press("web-after-help")
    expect(bar(me)).to_contain_text(me.words("web-after-help-three"))
    expect(hints.get_by_role("listitem")).to_have_count(min(3, len(options(puzzle))))
    assert violations(me.page) == []
    play(me, game, puzzle.best)
    expect(said.get_by_text(me.words("web-puzzles-right"), exact=True)).to_be_visible()
    expect(hints.get_by_role("listitem")).to_have_count(1)

    me.press("web-puzzles-report")
    report = me.page.get_by_role("dialog").get_by_role("textbox").input_value()
    assert json.loads(report)["puzzle"]["number"] == number
    assert json.loads(report)["best"] == puzzle.best
    me.page.keyboard.press("Escape")

    me.press("web-puzzles-next")
    expect(me.page).not_to_have_url(re.compile(rf"/{number}\?"))
    following, second = shown_puzzle(me, game)
    assert second.theme == GAMES[game]
    play(me, game, second.best)
    expect(said.get_by_text(me.words("web-puzzles-right"), exact=True)).to_be_visible()
    me.page.reload()
    assert shown_puzzle(me, game)[0] == following

    me.page.goto("/puzzles")
    solved(me, game, 2)
    expect(me.page.get_by_text(me.words("web-puzzles-streak", n=1, most=1))).to_be_visible()
    expect(me.page.get_by_text(me.words("web-puzzles-waiting", n=1))).to_be_visible()
    expect(me.find("link", "web-puzzles-begin")).to_have_count(0)
    me.page.clock.set_fixed_time(NOW + dt.timedelta(days=1))
    me.page.reload()
    me.find("link", "web-puzzles-begin").click()
    expect(bar(me)).to_contain_text(me.words("web-puzzles-number", number=number))
    expect(bar(me)).to_contain_text(me.words("web-puzzles-left", n=0))
    play(me, game, puzzle.best)
    expect(said.get_by_text(me.words("web-puzzles-right"), exact=True)).to_be_visible()
    me.press("web-puzzles-next")
    expect(me.page.get_by_text(me.words("web-puzzles-none-due"))).to_be_visible()
    waiting = json.loads(me.page.evaluate("localStorage.getItem('cardtown-repetition')"))
    assert [(line, card["box"], card["due"]) for line, card in waiting] == [
        (puzzle.position, 1, "2026-11-23")
    ]


def test_a_puzzle_on_a_phone_by_touch(visit: Visit) -> None:
    me = visit(size=LARGE_PHONE, touch=True, language="de")
    game = sample(list(GAMES), 1)[0]
    number = next(n for n, one in enumerate(stock_of(game), 1) if one.theme == GAMES[game])
    me.page.goto(f"/puzzles/{game}/{number}")
    _, puzzle = shown_puzzle(me, game)
    assert too_wide(me.page) == []
    play(me, game, wrong(puzzle))
    for _ in range(2):
        me.press("web-after-help")
    me.press("web-after-show-answer")
    expect(me.find("region", "web-hint-panel").get_by_role("listitem")).to_have_count(1)
    me.press("web-replay-more")
    expect(me.button("web-puzzles-report")).to_be_visible()
    assert too_wide(me.page) == []
    assert violations(me.page) == []
    play(me, game, puzzle.best)
    right = me.words("web-puzzles-right")
    expect(bar(me).get_by_role("paragraph").get_by_text(right, exact=True)).to_be_visible()
    me.page.goto("/puzzles")
    solved(me, game, 1)
    assert too_wide(me.page) == []


def test_a_mistake_of_ones_own_game_comes_back_and_what_is_gone_is_dropped(
    visit: Visit, prepared: World
) -> None:
    me = visit()
    me.page.clock.set_fixed_time(NOW)
    prepared.database.admit(me.context, prepared.server.url, FIRST)
    table = prepared.tables["carson-end"]
    me.page.goto(f"/replay/{table}?review=0")
    panel = me.find("region", "web-after-review")
    again = panel.get_by_role("link", name=me.words("web-after-review-again"))
    expect(again).to_be_visible()
    panel.get_by_role("listitem").get_by_role("button").first.click()
    expect(panel).to_contain_text(me.words("web-after-back-to-review"))
    me.page.wait_for_function("localStorage.getItem('cardtown-repetition') !== null")
    kept: list[list[Any]] = json.loads(
        me.page.evaluate("localStorage.getItem('cardtown-repetition')")
    )
    [[line, card]] = kept
    assert line.startswith("carson-city ")
    stored = json.dumps([["carson-city of old", card], *kept])
    me.page.evaluate("(text) => localStorage.setItem('cardtown-repetition', text)", stored)
    me.page.clock.set_fixed_time(NOW + dt.timedelta(days=2))
    me.page.goto("/puzzles/due")
    expect(me.page.get_by_text(me.words("web-puzzles-gone")).first).to_be_visible()
    expect(bar(me)).to_contain_text(me.words("web-puzzles-own"))
    # The refusal of the position that nobody can read.
    assert all("422" in trouble for trouble in me.troubles), me.troubles
    me.troubles.clear()
    for _ in range(2):
        me.press("web-after-help")
    me.press("web-after-show-answer")
    expect(me.find("region", "web-hint-panel").get_by_role("listitem")).to_have_count(1)


def test_what_is_not_there_or_can_not_be_reached_is_said(visit: Visit) -> None:
    me = visit()
    me.page.goto("/puzzles/card-city/301")
    expect(me.page.get_by_role("heading", name=me.words("web-unknown-page"))).to_be_visible()
    assert all("422" in trouble for trouble in me.troubles), me.troubles
    me.troubles.clear()
    me.page.route("**/api/puzzles/**", lambda route: route.abort())
    me.page.goto("/puzzles/card-city/1")
    expect(me.page.get_by_text(me.words("web-puzzles-offline"))).to_be_visible()
    me.find("link", "web-puzzles-all").click()
    expect(me.page.get_by_role("heading", level=1)).to_be_visible()
    expect(me.page.get_by_text(me.words("web-puzzles-offline"))).to_be_visible()
    me.settle()  # every request has failed
    me.troubles.clear()
