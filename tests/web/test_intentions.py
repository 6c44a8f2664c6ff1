"""What somebody settles while others act is played when its time comes, and nobody hears of it."""

from __future__ import annotations

import random
from collections.abc import Sequence
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.server.stories import Story
from tests.web import world
from tests.web.cardcity import CardCityScreen, cell_name
from tests.web.carson import CarsonScreen, own
from tests.web.conftest import Visit
from tests.web.prepared import greedily, story_until
from tests.web.tables import decide
from tests.web.visitors import Visitor
from tests.web.world import Moments, World

_SECOND = "mara"


def _holds_cards(story: Story) -> bool:
    """The first has its two cards, and the second still has to choose or divide."""
    table = story.state.table
    if table is None or story.state.number < 40 or story.state.decision(1) is None:
        return False
    view = table.view(0)
    return view.phase in {"divide", "choose"} and len(view.seats[0].hand.known) == 2


@pytest.fixture(scope="module")
def moments() -> Moments:
    """Games in which the first waits for the second."""
    plan: Any = {
        "kinds": ["person"] * 3,
        "people": ("ada", _SECOND, "jonas"),
        "game": "card-city",
    }
    waits = {"city-holds": lambda: story_until(_holds_cards, greedily, **plan)}
    return {**world.moments("carson-locked"), **waits}


class Rival:
    """Somebody else at the table, who plays through the API."""

    def __init__(self, visitor: Visitor, prepared: World, table: str, seat: int, who: str) -> None:
        prepared.database.admit(visitor.context, prepared.server.url, who)
        self._request = visitor.context.request
        self._table, self._seat = table, seat

    def act(self) -> None:
        """Decide something, if it is this seat's turn."""
        decide(self._request, self._table, self._seat, random.Random(1))


def test_a_pick_that_is_settled_while_others_bid_is_taken_and_laid(
    visit: Visit, prepared: World
) -> None:
    me = visit()
    prepared.bring(me, "carson-locked")
    screen = CarsonScreen(me)
    expect(screen.row).to_be_visible()
    before = me.latest
    row, built = before["view"]["row"], len(own(before)["city"]["cards"])
    index = max(range(1, len(row)), key=lambda one: before["previews"]["row"][one]["places"])
    screen.choose_card(index)
    screen.place(screen.places().first)
    me.press("web-plan-build")
    plan = me.find("region", "web-plan")
    expect(plan).to_be_visible()
    expect(screen.row.get_by_role("button").nth(index)).to_contain_text(me.words("web-planned"))
    # One press cancels it, and it can be made again.
    me.press("web-plan-off")
    expect(plan).to_have_count(0)
    screen.choose_card(index)
    screen.place(screen.places().first)
    me.press("web-plan-build")
    me.page.reload()
    expect(plan).to_be_visible()
    assert me.latest["number"] == before["number"], "nothing was sent"

    rival = Rival(visit(), prepared, prepared.tables["carson-locked"], 1, _SECOND)
    while len(own(me.latest)["city"]["cards"]) == built and row[index] in me.latest["view"]["row"]:
        number = me.latest["number"]
        rival.act()
        me.until(lambda update, number=number: update["number"] > number)  # type: ignore[misc]
    me.until(lambda update: len(own(update)["city"]["cards"]) == built + 1)
    assert own(me.latest)["city"]["cards"][-1]["id"] == row[index]["id"]
    expect(plan).to_have_count(0)


def test_a_building_that_is_settled_while_others_divide_is_built(
    visit: Visit, prepared: World
) -> None:
    me = visit()
    prepared.bring(me, "city-holds")
    screen = CardCityScreen(me)
    before = me.latest
    card = next(one for one in before["previews"]["cards"] if one["places"])
    cell = next(one for one in card["cells"] if one["legal"])
    plan = me.find("region", "web-plan")
    screen.choose_card("build", card["kind"])
    me.act(screen.cell(cell["at"]))
    me.press("web-cc-plan-build")
    expect(plan).to_contain_text(cell_name(cell["at"]))
    assert me.latest["number"] == before["number"], "nothing was sent"

    table = prepared.tables["city-holds"]
    rivals = [
        Rival(visit(), prepared, table, 1, _SECOND),
        Rival(visit(), prepared, table, 2, "jonas"),
    ]
    while me.latest["view"]["phase"] in {"divide", "choose"}:
        number = me.latest["number"]
        for rival in rivals:
            rival.act()
        me.until(lambda update, number=number: update["number"] > number)  # type: ignore[misc]
    me.until(lambda update: glyph_at(own(update)["city"], cell["at"]) == card["kind"])
    expect(plan).to_have_count(0)


def glyph_at(city: dict[str, Any], at: Sequence[int]) -> str:
    """What stands on a cell."""
    row, column = at[0] - city["origin"][0], at[1] - city["origin"][1]
    rows: list[str] = city["rows"]
    return rows[row][column] if 0 <= row < len(rows) and 0 <= column < len(rows[row]) else ""
