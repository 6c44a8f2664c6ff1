"""Whole games of Carson City in a browser: alone, at one screen, and online."""

from __future__ import annotations

from typing import Final

import pytest
from playwright.sync_api import expect

from tests.sampling import one_day_in
from tests.web import world
from tests.web.carson import CarsonScreen, QuickCarsonScreen
from tests.web.conftest import Visit
from tests.web.prepared import FIRST, deal
from tests.web.presses import going_on, never_confirm, presses
from tests.web.screens import is_over, play_together, randomly
from tests.web.world import Moments, World

MOST_PRESSES: Final = 53
"""Of a whole game: a bid, a card and a place each round, but for what leaves no choice."""
_SEATS: Final = ("person", "virtual:expert", "virtual:novice", "bot:easy")


@pytest.fixture(scope="module")
def moments() -> Moments:
    """Games that will soon be over."""
    begins = {"carson-begins": lambda: deal(0, _SEATS, [FIRST], "carson-city")}
    return {**world.moments("carson-last-one-screen", "carson-last-bid"), **begins}


@pytest.mark.long
@one_day_in(2, turn=1)  # on the other days test_keyboard plays one
def test_a_whole_game_without_confirming_takes_at_most_53_presses(
    visit: Visit, prepared: World
) -> None:
    me = visit()
    never_confirm(me)
    prepared.bring(me, "carson-begins")
    end = QuickCarsonScreen(me).play_out(going_on(1))
    assert presses(me) <= MOST_PRESSES
    assert end["view"]["over"]
    result = me.find("region", "web-after-result")
    for seat in end["view"]["seats"]:
        expect(result).to_contain_text(str(seat["points"]))
    expect(me.button("web-rematch")).to_be_visible()
    me.press("web-proof")
    expect(me.find("dialog", "web-proof")).to_contain_text(end["table"]["seed"])


def test_two_people_at_one_screen_hand_it_over_for_secret_bids(
    visit: Visit, prepared: World
) -> None:
    me = visit()
    prepared.bring(me, "carson-last-one-screen")
    screen = CarsonScreen(me)
    update = screen.turn()
    assert update is not None
    first, names = update["seat"], [seat["name"] for seat in update["view"]["seats"]]
    screen.bid(min(update["view"]["seats"][first]["hand"]))
    # Until the second person has the screen, it shows nothing of the first one's choice.
    curtain = me.find("dialog", "web-curtain")
    expect(curtain).to_contain_text(names[1 - first])
    expect(curtain).to_be_visible()
    end = screen.play_out(randomly(2))
    assert is_over(end)
    assert all(own["points"] is not None for own in end["view"]["seats"])


def test_two_browsers_and_a_spectator_play_online(visit: Visit, prepared: World) -> None:
    ada, bo, eve = visit(), visit(), visit()
    for one, who in ((ada, FIRST), (bo, "mara"), (eve, None)):
        prepared.bring(one, "carson-last-bid", who)
    play_together([CarsonScreen(ada), CarsonScreen(bo)], randomly(3))
    last = ada.latest["number"]
    for one in (bo, eve):
        one.until(lambda update: update["number"] >= last)
        expect(one.find("region", "web-after-result")).to_be_visible()
    assert eve.latest["seat"] is None
    hidden = [one["view"]["bid"] for one in eve.updates if one["view"]]
    assert not any(hidden), "a spectator never sees a bid that lies face down"
