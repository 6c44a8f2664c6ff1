"""If somebody does not decide for long, the others let a bot play on until the person is back."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.web.carson import CarsonScreen
from tests.web.conftest import Visit
from tests.web.prepared import deal
from tests.web.world import Moments, World

SEATS = ("person", "person", "person", "virtual:novice")
PEOPLE = ("ada", "bo", "cyd")


@pytest.fixture(scope="module")
def moments() -> Moments:
    """A game in which everybody has had to bid for a long time, and nobody has."""
    return {"long ago": lambda: deal(1, SEATS, PEOPLE, "carson-city")}


def test_all_others_call_a_bot_and_the_person_plays_on_when_back(
    visit: Visit, prepared: World
) -> None:
    ada, bo, cyd = visit(), visit(), visit(language="de")
    for visitor, who in zip((ada, bo, cyd), PEOPLE, strict=True):
        prepared.bring(visitor, "long ago", who)
    bo.press("web-menu")
    bo.press("web-hand-over", name="Ada")
    bo.until(lambda update: update["table"]["votes"] != [])
    waits = bo.words("web-vote-waits", name="Ada", others="Cyd")
    expect(bo.page.get_by_text(waits)).to_be_visible()
    expect(ada.page.get_by_text(ada.words("web-vote-about-you"))).to_be_visible()
    expect(cyd.page.get_by_text(cyd.words("web-vote-asked", name="Ada"))).to_be_visible()
    cyd.press("web-hand-over", name="Ada")
    ada.until(lambda update: update["table"]["seats"][0]["stand_in"])
    for visitor in (ada, bo, cyd):
        visitor.until(lambda update: update["table"]["votes"] == [])
    ada.press("web-return")
    ada.until(lambda update: not update["table"]["seats"][0]["stand_in"])
    # The bot may have bid already, or not.
    bidders = [bo, cyd] if ada.latest["decision"] is None else [ada, bo, cyd]
    for visitor in bidders:
        screen = CarsonScreen(visitor)
        screen.turn()
        screen.bid(5)
    ada.until(lambda update: update["view"]["bids"] is not None)
