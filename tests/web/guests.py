"""Somebody at a browser that Playwright can't drive: the same screens, other hands and eyes."""

from __future__ import annotations

from collections.abc import Callable
from time import monotonic
from typing import Final, cast

from playwright.sync_api import Page

from tests.web import spots
from tests.web.visitors import COACH_OFF, FORGET, PATIENCE_MS, Setting, Update, Visitor
from tests.web.watching import WatchedNetwork
from tests.web.webdriver import Driver
from tests.web.words import Words

_GLANCE_S: Final = 0.5
_RECEIVED: Final = "() => Number(document.documentElement.dataset.received ?? 0)"


class Guest(Visitor):
    """One browser, with one page open.

    Its page does for screens what Playwright's does, though it is no such thing: hence the cast.
    """

    def __init__(self, driver: Driver, network: WatchedNetwork) -> None:
        self.setting = Setting()
        self.words = Words(self.setting.language)
        self.troubles = network.troubles
        self.updates = network.updates
        self._network = network
        self.patience_s = PATIENCE_MS / 1000
        self.page = cast(Page, spots.Page(driver, network.url))
        self.page.goto("/icon.svg")  # of the same site, but nothing there asks the server anything
        self.page.evaluate(FORGET, COACH_OFF)

    def wait_for_news(self) -> None:
        """Wait until the page is told something; return now and then even if it is not."""
        self._network.wait_for_news(_GLANCE_S)

    def until(self, wanted: Callable[[Update], bool]) -> Update:
        """Wait for a state that is as wanted, and until the page has been told of it."""
        update = super().until(wanted)
        last = monotonic() + PATIENCE_MS / 1000
        while self.page.evaluate(_RECEIVED) < self._network.received:
            assert monotonic() < last, "the page did not receive every text"
        return update
