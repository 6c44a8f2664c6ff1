"""Somebody at a browser, and everything that goes wrong there."""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Sequence
from contextlib import suppress
from dataclasses import dataclass
from time import monotonic
from typing import Any, Final, Literal

from playwright.sync_api import (
    Browser,
    ConsoleMessage,
    Error,
    Locator,
    Page,
    Request,
    Response,
    StorageState,
    WebSocket,
)

from tests.web.words import Words

Update = dict[str, Any]
"""A message of the server about a table, as the page received it."""
Role = Literal["button", "checkbox", "dialog", "grid", "heading", "link", "region", "textbox"]
PATIENCE_MS: Final = 30_000
PHONE: Final = (360, 740)
TABLET: Final = (820, 1180)
DESKTOP: Final = (1440, 900)
_GLANCE_MS: Final = 500
_TROUBLES: Final = {"error", "warning"}
_GONE: Final = re.compile(
    r"ERR_CONNECTION_|ERR_SOCKET_NOT_CONNECTED|ERR_EMPTY_RESPONSE|ERR_INCOMPLETE"
    r"|ERR_CONTENT_LENGTH_MISMATCH|WebSocket"
)
"""How a browser itself complains of a server that is not there."""
_COACH_OFF: Final = json.dumps({"coach": {"carson-city": "off", "card-city": "off"}})
_FORGET: Final = """(kept) => {
  localStorage.clear();
  sessionStorage.clear();
  if (kept) localStorage.setItem("cardtown", kept);
}"""
_DRAWN: Final = """async () => {
  await document.fonts.ready;
  for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame);
}"""


@dataclass(frozen=True)
class Setting:
    """What kind of browser somebody has."""

    size: tuple[int, int] = DESKTOP
    language: str = "en"
    night: bool = False
    touch: bool = False
    motion: bool = False
    coach: bool = False
    """Whether the coach speaks in a first game, as it does to everybody who is new."""

    @property
    def theme(self) -> Literal["dark", "light"]:
        """The colours that the system asks for."""
        return "dark" if self.night else "light"


class Visitor:
    """One browser, empty at first, with one page open."""

    def __init__(self, browser: Browser, url: str, setting: Setting) -> None:
        width, height = setting.size
        self.context = browser.new_context(
            base_url=url,
            viewport={"width": width, "height": height},
            locale=setting.language,
            color_scheme=setting.theme,
            has_touch=setting.touch,
            is_mobile=setting.touch,
            reduced_motion="no-preference" if setting.motion else "reduce",
            storage_state=None if setting.coach else _coach_off(url),
        )
        self.context.set_default_timeout(PATIENCE_MS)
        self.setting = setting
        self.words = Words(setting.language)
        self.troubles: list[str] = []
        """Errors and warnings of the console, scripts that failed, requests that failed."""
        self.updates: list[Update] = []
        """What the server told the page about tables, in order."""
        self._socket: WebSocket | None = None
        self._loading: set[Request] = set()
        self._requests = 0
        self.page = self.open_page()

    def open_page(self) -> Page:
        """A tab; the latest one is `page`."""
        page = self.context.new_page()
        page.on("console", self._hear)
        page.on("pageerror", lambda error: self.troubles.append(f"script: {error}"))
        page.on("request", self._request_begun)
        page.on("requestfinished", self._request_ended)
        page.on("requestfailed", self._request_failed)
        page.on("response", self._response)
        page.on("websocket", self._listen)
        self.page = page
        return page

    def close(self) -> None:
        """Close the browser."""
        self.context.close()

    def begin_again(self) -> None:
        """Be as empty as a new browser, but for the files of the site that it has loaded."""
        kept = "" if self.setting.coach else _COACH_OFF
        self.page.goto("/icon.svg")  # of the same site, but nothing there asks the server anything
        self.page.evaluate(_FORGET, kept)
        self.context.clear_cookies()
        width, height = self.setting.size
        self.page.set_viewport_size({"width": width, "height": height})
        self.page.emulate_media(color_scheme=self.setting.theme)
        self.troubles.clear()
        self.updates.clear()

    def excuse_a_server_that_is_gone(self) -> None:
        """Forget what the browser itself said while there was nobody to answer."""
        self.troubles = [one for one in self.troubles if not _GONE.search(one)]

    # --- looking ---------------------------------------------------------------------------

    def find(self, role: Role, message_id: str, /, **arguments: str | int) -> Locator:
        """Something by its role and its name in the visitor's language."""
        name = self.words(message_id, **arguments)
        return self.page.get_by_role(role, name=name, exact=True)

    def button(self, message_id: str, /, **arguments: str | int) -> Locator:
        """A button by its text; a number or a key may stand after it."""
        name = as_named(self.words(message_id, **arguments))
        return self.page.get_by_role("button", name=re.compile(rf"^{name}(\s+([+−]?\d+|[A-Z]))?$"))

    def button_beginning(self, words: str) -> Locator:
        """A button by how its text begins."""
        return self.page.get_by_role("button", name=re.compile(rf"^{as_named(words.strip())}"))

    def press(self, message_id: str, /, **arguments: str | int) -> None:
        """Click a button, or touch it where there is no mouse."""
        self.act(self.button(message_id, **arguments))

    def act(self, where: Locator) -> None:
        """Click, or touch where there is no mouse."""
        if self.setting.touch:
            where.tap()
        else:
            where.click()

    def settle(self) -> None:
        """Wait until everything is loaded and drawn, and nothing of it has asked for more."""
        last = monotonic() + PATIENCE_MS / 1000
        settled = False
        while not settled:
            assert monotonic() < last, f"still loading {[one.url for one in self._loading]}"
            before, complete = self._requests, not self._loading
            self.page.evaluate(_DRAWN)
            settled = complete and self._requests == before

    # --- following the table ---------------------------------------------------------------

    @property
    def latest(self) -> Update:
        """The last thing that the page was told."""
        return self.updates[-1]

    def until(self, wanted: Callable[[Update], bool]) -> Update:
        """Wait for the page to be told of a state that is as wanted, and return it."""
        last = monotonic() + PATIENCE_MS / 1000
        while not self.updates or not wanted(self.updates[-1]):
            assert monotonic() < last, "the table did not come to what was waited for"
            self.wait_for_news()
        return self.updates[-1]

    def wait_for_news(self) -> None:
        """Wait until the page is told something; return now and then even if it is not."""
        socket = self._socket
        with suppress(Error):  # nothing came, or the socket was closed and the page opens another
            if socket is None or socket.is_closed():
                self.page.wait_for_event("websocket", timeout=_GLANCE_MS)
            else:
                socket.wait_for_event("framereceived", timeout=_GLANCE_MS)

    def _listen(self, socket: WebSocket) -> None:
        self._socket = socket
        socket.on("framereceived", self._receive)

    def _receive(self, payload: str | bytes) -> None:
        message = json.loads(payload)
        if message["type"] == "update":
            self.updates.append(message)

    # --- trouble ---------------------------------------------------------------------------

    def _hear(self, message: ConsoleMessage) -> None:
        if message.type in _TROUBLES:
            where = message.location.get("url", "")
            self.troubles.append(f"console {message.type}: {message.text} ({where})")

    def _request_begun(self, request: Request) -> None:
        self._requests += 1
        self._loading.add(request)

    def _request_ended(self, request: Request) -> None:
        self._loading.discard(request)

    def _request_failed(self, request: Request) -> None:
        self._request_ended(request)
        # A page that is left stops what it was loading.
        if request.failure != "net::ERR_ABORTED":
            self.troubles.append(f"request failed: {request.url} {request.failure}")

    def _response(self, response: Response) -> None:
        if response.status >= 400:
            self.troubles.append(f"response {response.status}: {response.url}")


def _coach_off(url: str) -> StorageState:
    """What a browser keeps whose owner knows both games."""
    origin: Any = {"origin": url, "localStorage": [{"name": "cardtown", "value": _COACH_OFF}]}
    return {"origins": [origin]}  # `Any`, since Playwright does not export the type


def as_named(text: str) -> str:
    """A text as an expression for names, in which every space is a plain one."""
    return re.escape(text.replace("\N{NO-BREAK SPACE}", " "))


def no_trouble(visitors: Sequence[Visitor]) -> None:
    """Nothing went wrong at any browser."""
    found = [trouble for one in visitors for trouble in one.troubles]
    assert not found, "\n".join(found)
