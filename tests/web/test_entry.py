"""A city of eighteen cards is entered in as few touches as the documentation says."""

from __future__ import annotations

from tests.web.conftest import Visit
from tests.web.scorepad import Scorepad, scored
from tests.web.touch import Point
from tests.web.visitors import Visitor
from tools.count_touches import LAND, NO_CARD, Stroke, by_land, cities, land, runs


class Hand:
    """A hand that enters a city, and counts its touches."""

    def __init__(self, me: Visitor) -> None:
        self.me = me
        self.pad = Scorepad(me)
        self.touches = 0

    def by_card(self) -> None:
        self.touches += 1
        self.me.press("web-pad-by-card")

    def enter(self, strokes: list[Stroke]) -> None:
        held = None
        for stroke in strokes:
            if stroke.glyph != held:
                self.touches += 1
                self.me.act(self.pad.glyph(stroke.glyph))
                held = stroke.glyph
            self.draw(stroke)

    def draw(self, stroke: Stroke) -> None:
        self.touches += 1
        if stroke.first == stroke.last:
            self.me.act(self.pad.cell(stroke.row, stroke.first))
            return
        self.pad.cell(stroke.row, stroke.first).evaluate(
            "cell => cell.scrollIntoView({ block: 'center' })"
        )
        mouse = self.me.page.mouse
        mouse.move(*self.middle(stroke, stroke.first))
        mouse.down()
        mouse.move(*self.middle(stroke, stroke.last), steps=4)  # fewer than places: it is fast
        mouse.up()

    def middle(self, stroke: Stroke, column: int) -> Point:
        box = self.pad.cell(stroke.row, column).bounding_box()
        assert box
        return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def test_a_city_takes_as_many_touches_as_were_counted(visit: Visit) -> None:
    rows = next(cities())
    hand = Hand(visit())
    hand.pad.open()
    hand.enter(runs(rows, without=NO_CARD + LAND))
    hand.by_card()
    hand.enter(land(rows))
    hand.pad.expect_totals(scored("carson-city", {"rows": rows})["total"])
    assert hand.touches == by_land(rows)
