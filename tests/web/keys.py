"""Plays both games by keyboard alone, with the keys that are printed on the screen."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from typing import Any, Final

from playwright.sync_api import Locator, expect

from tests.web.carson import CarsonScreen
from tests.web.screens import Choose, Screen
from tests.web.visitors import Update, Visitor

_FOCUSED: Final = """() => document.activeElement !== document.body
    || document.querySelector('.acts') === null"""
"""Something at the table has the focus; after the game there is no table any more."""
Round = tuple[Any, ...]
KEYS: Final = {"bid": 2, "take": 3, "place": 2}
"""The most keys that a decision of Carson City may take; any other takes one.

So a round with a bid, a pick and three questions about characters takes eight. A second pick, as
with the Governor, comes on top.
"""


class Keyboard:
    """Plays a table by keys, and counts the keys by round."""

    def __init__(self, screen: Screen, round_of: Callable[[Update], Round]) -> None:
        self.visitor: Visitor = screen.visitor
        self.pressed: Counter[Round] = Counter()
        self.allowed: Counter[Round] = Counter()
        """The keys that the decisions of a round may take in all, where that depends on them."""
        self._screen = screen
        self._round_of = round_of

    def press(self, key: str) -> None:
        """Press a key, and check that the focus stays at the table."""
        self.pressed[self._round_of(self.visitor.latest)] += 1
        self.visitor.page.keyboard.press(key)
        self.visitor.page.wait_for_function(_FOCUSED)

    def allow(self, count: int) -> None:
        """Allow a decision of this round that many keys."""
        self.allowed[self._round_of(self.visitor.latest)] += count

    def send(self, *keys: str) -> None:
        """Press keys, the last of which sends, and wait until the table has moved on."""
        with self._screen.deciding():
            for key in keys:
                self.press(key)

    def press_printed(self, button: Locator) -> None:
        """Press the key that is printed on a button."""
        self.press(button.get_attribute("aria-keyshortcuts") or "")

    def play_out(self, play: Callable[[Update], None]) -> Update:
        """Play until the game is over."""
        asked = self.visitor.page.locator("header [data-needed]")
        while (update := self._screen.turn()) is not None:
            expect(asked).to_be_visible()
            play(update)
        return self.visitor.latest


def play_carson_city(screen: CarsonScreen, choose: Choose) -> Keyboard:
    """Play a game to its end: any bids and cards, each at the best place."""
    keys = Keyboard(screen, lambda update: (update["view"]["era"], update["view"]["round"]))
    big = screen.visitor.page.locator(".acts .primary")

    def lay(update: Update) -> None:
        keys.press("n")
        expect(big).to_be_enabled()
        with screen.deciding():
            keys.press("Enter")
        number = update["number"] + 1
        screen.visitor.until(lambda now: now["number"] > number or now["view"]["placing"] is None)

    def take(update: Update, index: int) -> None:
        keys.press_printed(screen.row.get_by_role("button").nth(index))
        if "parcels" in update["view"]["row"][index]:
            unplaceable = screen.visitor.button("web-take-unplaceable")
            screen.places().first.or_(unplaceable).wait_for()
            if not unplaceable.count():
                lay(update)
                return
        keys.send("Enter")

    def play(update: Update) -> None:
        keys.allow(KEYS.get(update["decision"]["kind"], 1))
        wanted = {"bid": "bid", "take": "take"}.get(update["decision"]["kind"])
        options = [
            one for one in update["decision"]["options"] if wanted in (None, one["action"])
        ]  # the Auctioneer may also sell
        option = choose({"options": options})
        match update["decision"]["kind"]:
            case "bid":
                keys.send(str(option["card"]), "Enter")
            case "take":
                take(update, option["index"])
            case "place":
                lay(update)
            case "use":
                keys.send("2" if option["action"] == "use" else "1")
            case _:
                expect(big).to_be_enabled()
                keys.send("Enter")  # adopt whoever is worth most, sell nothing more

    keys.play_out(play)
    return keys


def play_card_city(screen: Screen) -> Keyboard:
    """Play a game to its end: the first cards, each on the best cell."""
    keys = Keyboard(screen, lambda update: (update["view"]["round"],))
    big = screen.visitor.page.locator(".acts .primary")

    def build() -> None:
        if not big.is_enabled():
            keys.press("n")
            expect(big).to_be_enabled()
        keys.send("Enter")

    ready = screen.visitor.find("group", "web-cc-ready")

    def divide() -> None:
        expect(ready).to_be_visible()
        keys.press("n")
        expect(big).to_be_enabled()
        keys.send("Enter")

    def play(update: Update) -> None:
        if update["decision"]["kind"] == "develop":
            keys.allow(2)  # districts grow as often as they can (K4.5)
        match update["decision"]["kind"]:
            case "keep":
                keys.send("1", "2", "Enter")
            case "divide":
                divide()
            case "choose":
                keys.send("a")
            case "buy" if update["view"]["round"] % 2:
                keys.send("p")
            case _:
                build()

    keys.play_out(play)
    return keys
