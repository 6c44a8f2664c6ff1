"""The table of Carson City on the screen, driven by roles and names."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Any

from playwright.sync_api import Locator

from tests.web.screens import Choose, Screen
from tests.web.tables import new_table, sit_down
from tests.web.visitors import Update, Visitor, as_named

ALONE = ("person", *["virtual:novice"] * 3)
PAIR = ("person", "person", *["virtual:novice"] * 2)

_NARROW = 700
"""On screens narrower than this, the abilities of characters are behind their portraits."""
_FURTHEST = 7
"""Places are named from a1 on; no city reaches further from its first card than this."""


class CarsonScreen(Screen):
    """Carson City as one visitor sees it."""

    @property
    def grid(self) -> Locator:
        return self.visitor.find("grid", "web-your-city")

    @property
    def row(self) -> Locator:
        """The cards on offer."""
        return self.visitor.find("region", "term-row")

    @property
    def characters(self) -> Locator:
        """One's own characters."""
        return self.visitor.find("region", "web-your-characters")

    def _is_secret(self, update: Update) -> bool:
        return bool(update["view"]["phase"] == "bid")

    # --- choosing --------------------------------------------------------------------------

    def bid(self, card: int) -> None:
        """Choose an auction card and lock it; after the Lawyer it is discarded."""
        self.choose_bid(card)
        self.commit("web-discard" if own(self.visitor.latest)["lawyer"] else "web-lock-bid")

    def choose_bid(self, card: int) -> None:
        """Choose an auction card, without locking it."""
        cards = self.visitor.find("region", "web-your-cards")
        self.visitor.act(cards.get_by_role("button", name=re.compile(rf"\b{card}\b")))

    def choose_card(self, index: int) -> None:
        """Select a card of the row, by its number among those that can be taken."""
        self.visitor.act(self.row.locator("button:enabled").nth(index))

    def places(self) -> Locator:
        """The places where the selected card may lie."""
        marked = self.visitor.words("web-may-lie-here", points="").strip()
        return self.grid.get_by_role("gridcell", name=re.compile(as_named(marked)))

    def place(self, where: Locator) -> None:
        """Point at a place: the crossing of the four parcels that the card would cover."""
        where.scroll_into_view_if_needed()
        box = self.visitor.box_at_rest(where)
        x, y = box["x"] + box["width"], box["y"] + box["height"]
        if self.visitor.setting.touch:
            self.visitor.page.touchscreen.tap(x, y)
        else:
            self.visitor.page.mouse.click(x, y)

    def place_at(self, at: Sequence[int]) -> Locator:
        """The cell of a place, by its name."""
        return self.grid.get_by_role("gridcell", name=re.compile(rf"^{place_name(at)}:"))

    def take(self, index: int, place: int = 0) -> None:
        """Take a card of the row; a terrain card goes to one of the places where it may lie."""
        view = self.visitor.latest["view"]
        card = view["row"][index]
        self.choose_card(index)
        if "parcels" not in card:
            self.commit("web-take-character", name=self.character_name(card["id"]))
            return
        places = self.places()
        nowhere = self.visitor.button("web-take-unplaceable")
        places.first.or_(nowhere).wait_for()
        if nowhere.count():
            self.commit("web-take-unplaceable")
            return
        self.place(places.nth(place % places.count()))
        with self.deciding():
            self.visitor.press("web-build-here")
        # The page sends two actions in a row: one takes the card, the other places it.
        self.visitor.until(lambda update: not self._is_placing(update, card["id"]))

    @staticmethod
    def _is_placing(update: Update, card: str) -> bool:
        placing = update["view"]["placing"]
        return placing is not None and placing["id"] == card

    def lay(self, place: int = 0) -> None:
        """Lay the card that has been taken."""
        places = self.places()
        places.first.wait_for()
        self.place(places.nth(place % places.count()))
        self.commit("web-build-here")

    def answer(self, *, use: bool) -> None:
        """Use the character that the table asks about, or not."""
        with self.deciding():
            self.visitor.act(self.visitor.find("button", "web-use-it" if use else "web-not-now"))

    def adopt(self, character: str) -> None:
        """Let the Paperboy bring a character."""
        name = self.character_name(character)
        self._choose_adoption(name)
        self.commit("web-adopt", name=name)

    def adopt_nobody(self) -> None:
        """Let the Paperboy bring nobody."""
        self._choose_adoption(self.visitor.words("web-adopt-nobody"))
        with self.deciding():  # the choice comes first, under the same name
            self.visitor.act(self.visitor.button("web-adopt-nobody").nth(1))

    def _choose_adoption(self, name: str) -> None:
        """Choose a character; the page has preselected the one that brings the most."""
        asking = self.visitor.find("region", "web-adopt-whom")
        choice = asking.get_by_role("button", name=re.compile(rf"^{as_named(name)}"))
        if choice.get_attribute("aria-pressed") != "true":
            self.visitor.act(choice)

    def character_name(self, character: str) -> str:
        """The name of a character."""
        return self.visitor.words(f"character-{character.replace('_', '-')}")

    # --- playing ---------------------------------------------------------------------------

    def play(self, update: Update, choose: Choose) -> None:
        """Make the decision that the table asks for."""
        decision = update["decision"]
        option = choose(decision)
        match option["action"]:
            case "bid":
                self.bid(option["card"])
            case "take":
                self.take(option["index"], option["index"])
            case "place":
                self.lay()
            case "use" | "decline":
                self.answer(use=option["action"] == "use")
            case "sell":
                self.sell(option["index"])
            case "adopt":
                self.adopt(option["character"])
            case _ if decision["kind"] == "adopt":
                self.adopt_nobody()
            case _:
                self.sell_no_more()

    def sell(self, index: int) -> None:
        """Sell a card of the city."""
        if self.visitor.latest["decision"]["kind"] != "sell":
            if self.visitor.setting.size[0] < _NARROW:
                name = self.character_name("auctioneer")
                self.visitor.act(self.visitor.button_beginning(f"{name}:"))
            self.visitor.act(self.visitor.button_beginning(self.visitor.words("web-sell-a-card")))
        best = best_sale(self.visitor.latest)
        if best != index or self.visitor.latest["decision"]["kind"] != "sell":
            self._point_at_card(index)
        self.commit("web-sell-this")

    def sell_no_more(self) -> None:
        """Keep the rest; the page has preselected the sale that brings the most."""
        best = best_sale(self.visitor.latest)
        if best is not None:
            self._point_at_card(best)
        self.commit("web-sell-no-more")

    def _point_at_card(self, index: int) -> None:
        self.place(self.place_at(own(self.visitor.latest)["city"]["cards"][index]["at"]))


class QuickCarsonScreen(CarsonScreen):
    """The same without confirming: whatever is pressed last for a choice plays it."""

    def bid(self, card: int) -> None:
        with self.deciding():
            self.choose_bid(card)

    def take(self, index: int, place: int = 0) -> None:
        card = self.visitor.latest["view"]["row"][index]
        if "parcels" not in card:
            with self.deciding():
                self.choose_card(index)
            return
        self.choose_card(index)
        self.lay(place)
        self.visitor.until(lambda update: not self._is_placing(update, card["id"]))

    def lay(self, place: int = 0) -> None:
        places = self.places()
        nowhere = self.visitor.button("web-take-unplaceable")
        places.first.or_(nowhere).wait_for()
        if nowhere.count():
            self.commit("web-take-unplaceable")
            return
        with self.deciding():
            self.place(places.nth(place % places.count()))


def place_name(at: Sequence[int]) -> str:
    """The name of a place on the sheet, such as h8."""
    row, column = at
    return f"{chr(ord('a') + column + _FURTHEST)}{row + _FURTHEST + 1}"


def best_sale(update: Update) -> int | None:
    """The card whose sale brings the most, if any sale brings points."""
    sales = [one for one in update["previews"]["sales"] if one["points"] > 0]
    return max(sales, key=lambda one: one["points"])["index"] if sales else None


def own(update: Update) -> dict[str, Any]:
    """The player's own seat in the view."""
    view = update["view"]
    seat: dict[str, Any] = view["seats"][view["seat"]]
    return seat


def first_bid(me: Visitor, **plan: Any) -> CarsonScreen:
    """Start a game against three virtual players, and wait for the first bid."""
    sit_down(me, new_table(me, "carson-city", *ALONE, **plan))
    screen = CarsonScreen(me)
    screen.turn()
    return screen


def first_pick(me: Visitor, bid: int = 9, **plan: Any) -> CarsonScreen:
    """Start the same game, make that bid, and wait for the first pick."""
    screen = first_bid(me, **plan)
    screen.bid(bid)
    screen.turn()
    return screen


def sit_down_together(ada: Visitor, bo: Visitor) -> tuple[CarsonScreen, CarsonScreen]:
    """Start a game of two people in two browsers."""
    table = new_table(ada, "carson-city", *PAIR)
    sit_down(ada, table, "Ada")
    sit_down(bo, table, "Bo")
    return CarsonScreen(ada), CarsonScreen(bo)
