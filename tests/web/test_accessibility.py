"""In every state: axe finds nothing, no text is cut off, and none is missing."""

from __future__ import annotations

from itertools import product
from math import ceil
from typing import Final

import pytest
from playwright.sync_api import expect

from tests.sampling import sample
from tests.web import world
from tests.web.accessibility import (
    cut_when_twice_as_large,
    faults_by_day_and_night,
    faults_of_a_small_screen,
    too_wide,
)
from tests.web.conftest import Visit
from tests.web.states import STATES, show
from tests.web.visitors import PHONE, TABLET
from tests.web.words import messages
from tests.web.world import Moments, World

LANDSCAPE = (844, 390)
LOOKED_AT_HERE: Final = [one for one in STATES if one not in ("scorepad", "carson-proof")]
"""test_scorepad checks the scorepad in both themes, and test_after the proof."""
EVERY: Final = [*product(("desktop", "phone"), LOOKED_AT_HERE)]
TODAY: Final = sample(EVERY, ceil(len(EVERY) / 8))
"""Every state is checked on both devices within eight days."""
ON_A_DESKTOP: Final = [state for device, state in TODAY if device == "desktop"]
ON_A_PHONE: Final = [state for device, state in TODAY if device == "phone"]


@pytest.fixture(scope="module")
def moments() -> Moments:
    """A table in every main state."""
    return world.moments()


@pytest.mark.parametrize("state", ON_A_DESKTOP)
def test_axe_finds_nothing_and_large_text_is_not_cut_off(
    look: Visit, prepared: World, state: str
) -> None:
    me = look()
    show(me, prepared, state)
    found = faults_by_day_and_night(me.page)
    if state.startswith(("carson", "city")):
        found += cut_when_twice_as_large(me.page)
    assert not found, "\n".join(found)


@pytest.mark.parametrize("state", ON_A_PHONE)
def test_german_fits_a_small_phone_and_a_tablet(look: Visit, prepared: World, state: str) -> None:
    me = look(language="de", size=PHONE, touch=True)
    show(me, prepared, state)
    found = faults_of_a_small_screen(me)
    assert not found, "\n".join(found)


def test_six_seats_fit_a_tablet(look: Visit, prepared: World) -> None:
    me = look(size=TABLET, touch=True)
    show(me, prepared, "carson-six")
    page = "document.documentElement"
    assert me.page.evaluate(f"() => {page}.scrollWidth") == TABLET[0]
    assert me.page.evaluate(f"() => {page}.scrollHeight") == TABLET[1]
    assert me.page.get_by_role("complementary").get_by_role("article").count() == 5


@pytest.mark.parametrize(
    "state", ["carson-bid", "carson-ghost", "carson-use", "city-divide", "city-build", "city-buy"]
)
def test_a_phone_in_landscape_shows_the_city_on_the_left(
    look: Visit, prepared: World, state: str
) -> None:
    me = look(size=LANDSCAPE, touch=True)
    show(me, prepared, state)
    assert too_wide(me.page) == []
    city = me.page.get_by_role("grid").locator("xpath=ancestor::*[contains(@class, 'city')][1]")
    commit = me.page.locator(".acts .primary")
    expect(commit).to_be_in_viewport(ratio=1)
    around, button = city.bounding_box(), commit.bounding_box()
    assert around is not None
    assert button is not None
    assert around["x"] + around["width"] <= button["x"]
    assert around["height"] > 0.75 * LANDSCAPE[1]


def test_german_has_every_text() -> None:
    missing = messages("en").keys() - messages("de").keys()
    assert not missing, sorted(missing)
