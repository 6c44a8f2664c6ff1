"""Whole games of Card City in a browser."""

from __future__ import annotations

import re
from typing import Final

import pytest
from playwright.sync_api import expect

from tests.server.stories import Story
from tests.web import world
from tests.web.cardcity import CardCityScreen, QuickCardCityScreen
from tests.web.conftest import Visit
from tests.web.prepared import Moment, greedily, story_until
from tests.web.presses import never_confirm, play_noting_decisions, presses
from tests.web.screens import is_over, play_together, randomly
from tests.web.states import show
from tests.web.tables import new_table, sit_down
from tests.web.visitors import Visitor
from tests.web.words import messages
from tests.web.world import Moments, World

MOST_PRESSES: Final = {"keep": 2, "build": 2, "develop": 2, "buy": 1}
"""Of each decision without confirming: whatever is pressed last plays it."""
_REASON = "web-cc-why-"


@pytest.fixture(scope="module")
def moments() -> Moments:
    """A district that can grow, an Industrial for sale, and a game that is nearly over."""
    return {**world.moments("city-develop", "city-buy"), "late": late_game_of_three}


def late_game_of_three() -> Story:
    """The last rounds of a game of two people and a bot."""
    kinds = ("person", "person", "bot:easy")
    return story_until(round_of(8), greedily, kinds=kinds, people=("ada", "mara"), game="card-city")


def round_of(number: int) -> Moment:
    """The moment when a round has begun."""

    def reached(story: Story) -> bool:
        return bool(story.state.table is not None and story.state.table.view(None).round >= number)

    return reached


@pytest.mark.long
def test_a_whole_game_alone_takes_few_presses(visit: Visit) -> None:
    me = visit()
    never_confirm(me)
    sit_down(me, new_table(me, "card-city", "person"))
    asked = play_noting_decisions(QuickCardCityScreen(me), randomly(1))
    assert presses(me) <= sum(MOST_PRESSES[kind] * times for kind, times in asked.items())
    points = me.latest["view"]["seats"][0]["points"]
    result = me.page.get_by_role(
        "heading", name=me.words("web-cc-end-solo", n=points, you="yes", name="Ada")
    )
    expect(result).to_be_visible()
    expect(me.button("web-rematch")).to_be_visible()


def test_two_browsers_and_a_bot_play_to_the_end(visit: Visit, prepared: World) -> None:
    ada, mara = visit(), visit()
    prepared.bring(ada, "late", "ada")
    prepared.bring(mara, "late", "mara")
    play_together([CardCityScreen(ada), CardCityScreen(mara)], randomly(2))
    for one in (ada, mara):
        one.until(is_over)
        expect(one.button("web-rematch")).to_be_visible()
    assert {seat["name"] for seat in ada.latest["view"]["seats"]} >= {"Ada", "Mara"}


def test_a_city_is_drawn_as_before_after_a_look_at_others(visit: Visit, prepared: World) -> None:
    """A city needs no room for what others have built."""
    me = visit()
    prepared.bring(me, "late", who=None)
    first, *others = [seat["name"] for seat in me.latest["table"]["seats"]]
    before = cells_of(me, first)
    for other in (*others, first):
        me.act(me.button_beginning(other))
        after = cells_of(me, other)
    assert after == before


def cells_of(me: Visitor, owner: str) -> list[str]:
    """The cells that are shown of a city, and what stands there."""
    city = me.find("grid", "web-cc-city-of", name=owner)
    expect(city).to_be_visible()
    cells: list[str] = city.get_by_role("gridcell").evaluate_all(
        "(all) => all.map((one) => one.ariaLabel)"
    )
    return cells


def test_two_people_at_one_screen_hand_it_over_for_what_only_one_may_see(visit: Visit) -> None:
    me = visit()
    names = ["Ada", "Bo"]
    sit_down(me, new_table(me, "card-city", "person", "person"), *names)
    screen = CardCityScreen(me)
    update = screen.turn()
    assert update is not None
    divider = update["seat"]
    screen.divide()
    # Only the divider knows the cards that lie face down.
    curtain = me.find("dialog", "web-curtain")
    expect(curtain).to_contain_text(names[1 - divider])
    assert screen.turn() is not None
    expect(curtain).to_have_count(0)
    assert me.latest["seat"] == 1 - divider
    hidden = me.latest["view"]["offers"][-1]["hidden"]
    assert hidden["known"] == []
    choose = randomly(3)
    while me.latest["view"]["round"] < 3:
        now = screen.turn()
        assert now is not None
        screen.play(now, choose)
    assert {one["seat"] for one in me.updates} == {0, 1}


@pytest.mark.parametrize("state", ["city-develop", "city-buy"])
def test_a_closed_cell_says_why_when_it_is_touched(
    visit: Visit, prepared: World, state: str
) -> None:
    me = visit(touch=True)
    show(me, prepared, state)
    free = re.escape(me.words("web-cc-cell-free", at="")).strip()
    reasons = {me.words(one) for one in messages("en") if one.startswith(_REASON)}
    closed = f"{free}(: ({'|'.join(map(re.escape, reasons))}))?$"  # some have it in their name
    me.act(CardCityScreen(me).grid.get_by_role("gridcell", name=re.compile(closed)).first)
    reason = me.page.locator("[role=gridcell] .asked")
    expect(reason).to_be_visible()
    assert reason.inner_text() in reasons
