"""A visitor in a browser that Playwright can't drive: the same screens, through WebDriver."""

from __future__ import annotations

from collections.abc import Callable
from time import monotonic
from typing import Final, cast

from playwright.sync_api import Page

from tests.web import webdriver_page
from tests.web.visitors import COACH_OFF, FORGET, PATIENCE_MS, Setting, Update, Visitor
from tests.web.watching_proxy import WatchingProxy
from tests.web.webdriver import Driver
from tests.web.words import Words

_POLL_S: Final = 0.5
_RECEIVED: Final = "() => Number(document.documentElement.dataset.received ?? 0)"


class WebDriverVisitor(Visitor):
    """One browser, with one page open.

    Screens use its page like one of Playwright's, though it is not one: hence the cast.
    """

    def __init__(self, driver: Driver, network: WatchingProxy) -> None:
        self.setting = Setting()
        self.words = Words(self.setting.language)
        self.troubles = network.troubles
        self.updates = network.updates
        self._network = network
        self.patience_s = PATIENCE_MS / 1000
        self.page = cast(Page, webdriver_page.Page(driver, network.url))
        self.page.goto("/icon.svg")  # same site, but it sends no requests
        self.page.evaluate(FORGET, COACH_OFF)

    def wait_for_news(self) -> None:
        """Wait until the page receives something, but return from time to time anyway."""
        self._network.wait_for_news(_POLL_S)

    def until(self, wanted: Callable[[Update], bool]) -> Update:
        """Wait for an update that fulfils the condition, and until the page has received it."""
        update = super().until(wanted)
        last = monotonic() + PATIENCE_MS / 1000
        while self.page.evaluate(_RECEIVED) < self._network.received:
            assert monotonic() < last, "the page did not receive every text"
        return update
