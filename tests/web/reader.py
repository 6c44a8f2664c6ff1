"""Both games by the accessibility tree alone: roles, names and states, and nothing else.

What is on offer is found as a screen reader finds it, and chosen by the default action that one
sends. No pixel, no style and no key is used, and nothing of what the server tells the page.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Final

from playwright.sync_api import Locator

from tests.web.visitors import Visitor, as_named

_ANY: Final = "anything"
_MOST_STEPS: Final = 5_000
_SOMETHING_CHANGES: Final = """() => new Promise((resolve) => {
  const watch = new MutationObserver(() => (watch.disconnect(), resolve()));
  watch.observe(document, { subtree: true, childList: true, attributes: true });
  setTimeout(resolve, 500);
})"""
_PRESS_FIRST: Final = """async ([first]) => {
  if (first === undefined) return false;
  const text = first.textContent;
  const taken = () => !first.isConnected || first.disabled || first.ariaDisabled === "true"
    || first.textContent !== text;
  await new Promise((resolve) => {
    const watch = new MutationObserver(() => taken() && (watch.disconnect(), resolve()));
    watch.observe(document,
      { subtree: true, childList: true, attributes: true, characterData: true });
    setTimeout(resolve, 5_000);
    first.click();
  });
  return true;
}"""
"""Returns once the page has taken the press. The next decision may bring back a button of the same
text at once: only a watcher inside the page never misses that this one was gone in between.
"""
_PRESS: Final = """(all, at) => {
  const one = all.at(at);
  one?.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true }));
  return one !== undefined;
}"""
Step = Callable[[], bool]
"""Does something if it is on offer, and says whether."""


class Reader:
    """Somebody who hears the page and never sees it."""

    def __init__(self, visitor: Visitor) -> None:
        self._visitor = visitor
        self._page = visitor.page

    def play_out(self, *steps: Step) -> None:
        """Do the first thing on offer, until the page offers another game."""
        over = self._visitor.find("button", "web-rematch")
        for _ in range(_MOST_STEPS):
            if over.count():
                return
            if not any(step() for step in steps):
                self._page.evaluate(_SOMETHING_CHANGES)
        raise AssertionError("the game does not end")

    def decide(self, message_id: str, *arguments: str) -> Step:
        """Press the button of this text when it can be pressed, whatever its arguments are."""
        buttons = self._page.get_by_role(
            "button", name=re.compile(f"^{self._text(message_id, *arguments)}"), disabled=False
        )

        def step() -> bool:
            return bool(buttons.evaluate_all(_PRESS_FIRST))  # in one step: it may go at any moment

        return step

    def choose(self, among: Locator) -> Step:
        """Choose the last thing there, unless one is chosen."""

        def step() -> bool:
            free = among.get_by_role("button", disabled=False, pressed=False)
            if among.get_by_role("button", pressed=True).count():
                return False
            return _press(free, -1)

        return step

    def choose_cell(self, cards: Locator, message_id: str, *arguments: str) -> Step:
        """Choose the first place that says so of itself; if there is none, choose another card."""
        cells = self._page.get_by_role(
            "gridcell", name=re.compile(self._text(message_id, *arguments))
        )

        def step() -> bool:
            if self._page.get_by_role("gridcell", selected=True).count():
                return False
            others = cards.get_by_role("button", disabled=False, pressed=False)
            return _press(cells, 0) or _press(others, 0)

        return step

    def _text(self, message_id: str, *arguments: str) -> str:
        text = as_named(self._visitor.words(message_id, **dict.fromkeys(arguments, _ANY)))
        return text.replace(_ANY, ".*").replace("\\ .*", ".*")


def _press(those: Locator, at: int) -> bool:
    """Press one of those on offer, if there is any, in one step: they may go at any moment."""
    return bool(those.evaluate_all(_PRESS, at))


def play_carson_city(visitor: Visitor) -> None:
    """The highest bids, the last card of each row, and the first place for it."""
    reader = Reader(visitor)
    row = visitor.find("region", "term-row")
    reader.play_out(
        reader.decide("web-lock-bid"),
        reader.decide("web-discard"),
        reader.decide("web-build-here"),
        reader.decide("web-take-character", "name"),
        reader.decide("web-take-unplaceable"),
        reader.decide("web-not-now"),
        reader.decide("web-adopt", "name"),
        reader.decide("web-adopt-nobody"),
        reader.decide("web-sell-no-more"),
        reader.decide("web-sell-this"),
        reader.choose(visitor.find("region", "web-your-cards")),
        reader.choose(row),
        reader.choose_cell(visitor.page.get_by_role("none"), "web-may-lie-here", "points"),
    )


def play_card_city(visitor: Visitor) -> None:
    """The first of the ready divisions, the open lot, and the first cell for each card."""
    reader = Reader(visitor)
    hand = visitor.find("region", "web-cc-title-build")
    reader.play_out(
        reader.decide("web-cc-build-here"),
        reader.decide("web-cc-grow-here"),
        reader.decide("web-cc-offer-to", "name"),
        reader.decide("web-cc-discard", "text"),
        reader.decide("web-cc-take-open"),
        reader.decide("web-cc-pass"),
        reader.choose(visitor.page.get_by_role("group", name=visitor.words("web-cc-ready")).first),
        reader.choose_cell(hand, "web-cc-cell-open", "at", "name", "brings"),
    )
