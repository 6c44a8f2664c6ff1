"""The pad runs the virtual players of the box: a whole game, entered as people at a table would."""

from __future__ import annotations

import random
import re
from typing import Final

import pytest
from playwright.sync_api import Locator, expect

from cardtown.games.carson_city.box import answer_box
from cardtown.games.carson_city.characters import BEFORE_BIDS
from tests import sampling
from tests.carson_city import boxes
from tests.web.accessibility import too_wide, violations
from tests.web.conftest import Visit
from tests.web.visitors import PHONE, Visitor

PAGE: Final = "/scorepad/carson-city/virtual-players"
ROUNDS: Final = 18
_KEPT: Final = "() => navigator.serviceWorker.ready.then(() => true)"


class BoxPage:
    """The page, and a game of the engine that is entered there."""

    def __init__(self, me: Visitor, story: boxes.Story) -> None:
        self.me = me
        self.story = story
        self.seats = story.document["seats"]

    def set_up(self, *, draws: bool) -> None:
        me = self.me
        for _ in self.seats[4:]:
            me.press("web-pad-add-player")
        for number, seat in enumerate(self.seats, 1):
            suit = me.page.get_by_label(me.words("web-box-suit-of", number=number), exact=True)
            suit.select_option(seat["suit"])
            kind = me.page.get_by_label(me.words("web-box-kind-of", number=number), exact=True)
            kind.select_option(seat.get("virtual", ""))
        switch = me.page.get_by_role("checkbox", name=re.compile(me.words("web-box-draws")))
        switch.set_checked(draws)
        me.press("web-box-begin")

    def name(self, seat: int) -> str:
        return self.me.words("web-pad-player", number=seat + 1)

    def card(self, place: int) -> Locator:
        row = self.me.page.get_by_role("list", name=self.me.words("term-row"))
        return row.get_by_role("listitem").nth(place).get_by_role("button")

    def digit(self, digit: int) -> None:
        self.me.act(self.me.page.get_by_role("button", name=str(digit), exact=True))

    def use(self, seat: int, character: str) -> None:
        who = self.me.words(f"character-{character.replace('_', '-')}")
        self.me.press("web-box-use", name=self.name(seat), character=who)

    def row(self, number: int) -> None:
        told = self.story.document["rounds"][number]
        who = self.me.words(f"character-{told['character'].replace('_', '-')}")
        self.me.act(self.me.page.get_by_role("button", name=who, exact=True))
        for appeal in told["row"][: 6 if len(self.seats) > 4 else 5]:
            self.digit(appeal)

    def round(self, number: int) -> None:
        """Enter a round, in the order in which things happen."""
        told = self.story.document["rounds"][number]
        done = answer_box({"seats": self.seats, "rounds": self.story.document["rounds"]})
        users = {one["character"]: one["seat"] for one in done["rounds"][number]["usable"]}
        takes = iter(told["takes"])
        extra = iter(told["row"][6 if len(self.seats) > 4 else 5 :])
        self.row(number)
        for character in told["uses"]:
            if character in BEFORE_BIDS:
                self.use(users[character], character)
                if character in ("governor", "chinese_worker"):
                    self.digit(next(extra))
                if character in ("governor", "lawyer"):
                    self.me.act(self.card(next(takes)))
        for seat, card in enumerate(told["bids"]):
            self.me.press("web-box-bid", name=self.name(seat), card=card)
        for character in told["uses"]:
            if character not in BEFORE_BIDS:
                self.use(users[character], character)
        self.break_ties(done["rounds"][number]["ties"], told["back"])
        for place in takes:
            self.me.act(self.card(place))
        self.expect_picks(number)

    def break_ties(self, ties: list[list[int]], back: list[str]) -> None:
        """Say which suits stand higher; the last of a tie follows."""
        for tie in ties:
            suits = sorted((self.seats[seat]["suit"] for seat in tie), key=back.index)
            for suit in suits[:-1]:
                self.me.press(f"suit-{suit}")

    def expect_picks(self, number: int) -> None:
        """The row says who took what, as in the game of the engine."""
        for pick in self.story.picks[number]:
            mark = self.card(pick["card"]).locator("xpath=..").locator("svg.suit-mark")
            suit = self.me.words(f"suit-{self.seats[pick['seat']]['suit']}")
            expect(mark).to_have_attribute("aria-label", suit)


@pytest.mark.long
def test_a_whole_game_has_the_picks_and_points_of_the_engine(visit: Visit) -> None:
    table = boxes.random_game(random.Random(f"page {sampling.SEED}"))
    page = BoxPage(visit(size=PHONE, touch=True, keeps_site=True), boxes.Story(table))
    me = page.me
    me.page.goto(PAGE)
    page.set_up(draws=False)
    assert me.page.evaluate(_KEPT)
    me.context.set_offline(True)
    for number in range(ROUNDS):
        page.round(number)
        if number == 8:
            expect(me.page.get_by_text(me.words("web-box-era-over"))).to_be_visible()
            me.page.reload()
            page.expect_picks(number)
        if number + 1 < ROUNDS:
            me.press("web-box-next")
    assert table.result
    for seat, virtual in enumerate(page.story.virtual):
        if virtual:
            points = me.words(
                "web-pad-total-now", name=page.name(seat), n=table.result.scores[seat]
            )
            expect(me.page.get_by_text(points, exact=True)).to_be_visible()
    assert violations(me.page) == []
    me.context.set_offline(False)
    me.act(me.find("link", "web-box-score"))
    totals = me.page.get_by_role("navigation", name=me.words("web-pad-players")).locator("b")
    for seat, virtual in enumerate(page.story.virtual):
        if virtual:
            expect(totals.nth(seat)).to_have_text(str(table.result.scores[seat]))
    me.troubles = [one for one in me.troubles if "ERR_INTERNET_DISCONNECTED" not in one]


def test_what_the_pad_turns_is_kept_when_a_bid_is_taken_back(visit: Visit) -> None:
    story = boxes.Story(boxes.random_game(random.Random("turned")))
    page = BoxPage(visit(size=PHONE, touch=True), story)
    me = page.me
    story.document["seats"] = page.seats = [
        {"suit": "hat"},
        {"suit": "cow", "virtual": "novice"},
        {"suit": "star", "virtual": "expert"},
        {"suit": "boot", "virtual": "intermediate"},
    ]
    me.page.goto(PAGE)
    page.set_up(draws=True)
    page.row(0)
    order = me.page.get_by_role("list", name=me.words("web-box-order")).get_by_role("listitem")
    orders = []
    for _ in range(2):
        me.press("web-box-bid", name=page.name(0), card=5)
        expect(order).to_have_count(4)
        orders.append(me.page.evaluate("() => localStorage.getItem('cardtown-box-carson-city')"))
        assert too_wide(me.page) == []
        me.press("undo")
        expect(me.button("web-box-bid", name=page.name(0), card=5)).to_be_visible()
        me.page.reload()
    assert orders[0] == orders[1]
    # Every step can be taken back, as far as the beginning.
    for _ in range(6):
        me.press("undo")
    expect(me.page.get_by_text(me.words("web-box-character"))).to_be_visible()
    expect(me.button("undo")).to_be_disabled()
