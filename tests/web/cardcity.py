"""The table of Card City on the screen, driven by roles and names."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Any, Final

from playwright.sync_api import Locator

from tests.web.screens import Choose, Screen
from tests.web.visitors import Update, as_named

_KINDS: Final = {
    "C": "commercial",
    "I": "industrial",
    "L": "leisure",
    "M": "municipal",
    "P": "parking",
    "R": "residential",
}
_ANYTHING: Final = "anything"
_FURTHEST: Final = 4
"""Cells are named from a1 on; no city reaches further from its Municipal than this."""


class CardCityScreen(Screen):
    """Card City as one visitor sees it."""

    @property
    def grid(self) -> Locator:
        return self.visitor.page.get_by_role("main").get_by_role("grid")

    def _is_secret(self, update: Update) -> bool:
        return bool(update["view"]["phase"] != "buy")

    # --- choosing --------------------------------------------------------------------------

    def divide(self) -> None:
        """Put the first cards into the open lot and turn the last ones face down."""
        decision = self.visitor.latest["decision"]
        opened, _, hidden = decision["sizes"]
        for lot, number in (("term-open-lot", opened), ("web-cc-face-down", hidden)):
            for _ in range(number):
                self.visitor.act(self.lot("web-cc-face-up").get_by_role("button").first)
                self.visitor.press("web-cc-put-into", name=self.visitor.words(lot))
        self._commit_to_any("web-cc-offer-to", "name")

    def _commit_to_any(self, message_id: str, argument: str) -> None:
        """Press the button with this text, whatever its argument is."""
        text = as_named(self.visitor.words(message_id, **{argument: _ANYTHING}))
        name = re.compile(rf"^{text.replace(_ANYTHING, '.+')}$")
        with self.deciding():
            self.visitor.act(self.visitor.page.get_by_role("button", name=name))

    def lot(self, message_id: str) -> Locator:
        """One of the lots of a division."""
        dividing = self.visitor.find("region", "web-cc-dividing")
        return dividing.get_by_role("group", name=self.visitor.words(message_id), exact=True)

    def choose_lot(self, lot: str) -> None:
        """Take the open or the mixed lot."""
        offer = self.visitor.latest["view"]["offers"][-1]
        mixed = len(offer["shown"]) + len(offer["hidden"]["known"]) + offer["hidden"]["unknown"]
        if lot == "open":
            self.commit("web-cc-take-open")
        elif mixed == 2:
            known = bool(offer["hidden"]["known"])
            self.commit("web-cc-take-mixed-known" if known else "web-cc-take-mixed-last")
        else:
            self.commit("web-cc-take-mixed", n=mixed)

    def keep(self, cards: Sequence[int]) -> None:
        """Keep two cards, in a solo game."""
        drawn = self.visitor.find("region", "web-cc-keep-two").get_by_role("button")
        for card in cards:
            self.visitor.act(drawn.nth(card))
        self.commit("web-cc-keep-these")

    def choose_card(self, step: str, kind: str) -> None:
        """Take a card of the hand, or of those that a district may grow by."""
        hand = self.visitor.find("region", f"web-cc-title-{step}")
        name = self.kind_name(kind)
        card = hand.get_by_role("button", name=re.compile(rf"^{name}\b")).first
        if card.get_attribute("aria-pressed") != "true":
            self.visitor.act(card)

    def cell(self, at: Sequence[int]) -> Locator:
        """A cell of the city, by its name."""
        return self.grid.get_by_role("gridcell", name=re.compile(rf"^{cell_name(at)},"))

    def kind_name(self, kind: str) -> str:
        """The name of a kind of building."""
        return self.visitor.words(f"building-{_KINDS[kind]}")

    # --- playing ---------------------------------------------------------------------------

    def play(self, update: Update, choose: Choose) -> None:
        decision: dict[str, Any] = update["decision"]
        if decision["kind"] == "divide":
            self.divide()
            return
        option = choose(decision)
        match option["action"]:
            case "open" | "mixed":
                self.choose_lot(option["action"])
            case "keep":
                self.keep(option["cards"])
            case "build" | "develop" as step:
                self.choose_card(step, option["kind"])
                builds = step == "build"
                self.put(option["at"], "web-cc-build-here" if builds else "web-cc-grow-here")
            case "discard":
                self._commit_to_any("web-cc-discard", "text")
            case "buy":
                price = update["view"]["seats"][update["seat"]]["price"]
                self.put(option["at"], "web-cc-buy-for", n=price)
            case _:
                self.commit("web-cc-pass")

    def put(self, at: Sequence[int], message_id: str, **arguments: int) -> None:
        """Put the chosen card on a cell, and press the button that sends it."""
        self.visitor.act(self.cell(at))
        self.commit(message_id, **arguments)


class QuickCardCityScreen(CardCityScreen):
    """The same without confirming: whatever is pressed last for a choice plays it."""

    def divide(self) -> None:
        ready = self.visitor.find("group", "web-cc-ready").get_by_role("button").first
        self.visitor.act(ready)
        self._commit_to_any("web-cc-offer-to", "name")

    def keep(self, cards: Sequence[int]) -> None:
        drawn = self.visitor.find("region", "web-cc-keep-two").get_by_role("button")
        with self.deciding():
            for card in cards:
                self.visitor.act(drawn.nth(card))

    def choose_card(self, step: str, kind: str) -> None:
        grown = {one["kind"] for one in self.visitor.latest["decision"]["options"] if "at" in one}
        if step == "build" or len(grown) > 1:  # else the cell alone says what grows there
            super().choose_card(step, kind)

    def put(self, at: Sequence[int], message_id: str, **arguments: int) -> None:
        with self.deciding():
            self.visitor.act(self.cell(at))


def cell_name(at: Sequence[int]) -> str:
    """The name of a cell, such as e5."""
    row, column = at
    return f"{chr(ord('a') + column + _FURTHEST)}{row + _FURTHEST + 1}"
