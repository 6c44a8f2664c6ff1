"""A visitor with a browser, and everything that goes wrong there."""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Sequence
from contextlib import suppress
from dataclasses import dataclass
from functools import partial
from time import monotonic
from typing import Any, Final, Literal

from playwright.sync_api import (
    Browser,
    ConsoleMessage,
    Error,
    FloatRect,
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
Role = Literal[
    "button",
    "checkbox",
    "complementary",
    "dialog",
    "grid",
    "group",
    "heading",
    "link",
    "region",
    "textbox",
]
PATIENCE_MS: Final = 120_000
"""How long a busy machine may take for anything."""
PHONE: Final = (360, 740)
TABLET: Final = (820, 1180)
DESKTOP: Final = (1440, 900)
_POLL_MS: Final = 500
_TROUBLES: Final = {"error", "warning"}
_GONE: Final = re.compile(
    r"ERR_CONNECTION_|ERR_SOCKET_NOT_CONNECTED|ERR_EMPTY_RESPONSE|ERR_INCOMPLETE"
    r"|ERR_CONTENT_LENGTH_MISMATCH|WebSocket"
)
"""What a browser logs while the server is down."""
_BLOCKED: Final = "Service Worker registration blocked by Playwright"
"""What Playwright logs in a page whose service worker it has blocked."""
COACH_OFF: Final = json.dumps({"coach": {"carson-city": "off", "card-city": "off"}})
FORGET: Final = """async (kept) => {
  localStorage.clear();
  sessionStorage.clear();
  if (kept) localStorage.setItem("cardtown", kept);
  for (const name of await caches.keys()) await caches.delete(name);
  for (const one of await navigator.serviceWorker.getRegistrations()) await one.unregister();
  for (const { name } of await indexedDB.databases()) indexedDB.deleteDatabase(name);
}"""
_FOR_GOOD: Final = (
    "add_init_script",
    "expose_binding",
    "expose_function",
    "grant_permissions",
    "install",
    "on",
    "route_web_socket",
    "set_extra_http_headers",
    "set_offline",
)
"""Calls that change a browser, a page or its clock for good, so that it can't be reused."""
_OUTSIDE: Final = (-10, -10)
_DRAWN: Final = """async () => {
  await document.fonts.ready;
  for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame);
}"""


@dataclass(frozen=True)
class Setting:
    """The kind of browser that a visitor has."""

    size: tuple[int, int] = DESKTOP
    language: str = "en"
    night: bool = False
    touch: bool = False
    motion: bool = False
    coach: bool = False
    """Whether the coach is on, as for newcomers."""
    keeps_site: bool = False
    """Whether the site may install its service worker, which caches all of it for offline use.

    That takes longer than most tests, and only those need it that are about it.
    """

    @property
    def theme(self) -> Literal["dark", "light"]:
        """The colour scheme of the system."""
        return "dark" if self.night else "light"

    @property
    def reduced(self) -> Literal["no-preference", "reduce"]:
        """Whether the system asks for reduced motion."""
        return "no-preference" if self.motion else "reduce"


class Visitor:
    """One browser, empty at first, with one page open.

    It is new, or it was used before and then reset, which takes half the time.
    """

    def __init__(self, browser: Browser, url: str, setting: Setting) -> None:
        width, height = setting.size
        self.context = browser.new_context(
            base_url=url,
            viewport={"width": width, "height": height},
            locale=setting.language,
            color_scheme=setting.theme,
            has_touch=setting.touch,
            is_mobile=setting.touch,
            reduced_motion=setting.reduced,
            storage_state=None if setting.coach else _coach_off(url),
            service_workers="allow" if setting.keeps_site else "block",
        )
        self.context.set_default_timeout(PATIENCE_MS)
        self.setting = setting
        self.words = Words(setting.language)
        self.troubles: list[str] = []
        """Errors and warnings of the console, failed scripts and failed requests."""
        self.updates: list[Update] = []
        """The updates that the page received, in order."""
        self._socket: WebSocket | None = None
        self._loading: set[Request] = set()
        self._requests = 0
        self._changed = False
        self.patience_s = PATIENCE_MS / 1000
        """How long to wait for an update; over a bad network, longer than the page itself waits."""
        self.page = self._first_page = self.open_page()
        self._notice_changes(self.context)

    def open_page(self) -> Page:
        """Open a tab; the latest one is `page`."""
        page = self.context.new_page()
        page.on("console", self._on_console)
        page.on("pageerror", lambda error: self.troubles.append(f"script: {error.stack}"))
        page.on("request", self._on_request)
        page.on("requestfinished", self._on_finished)
        page.on("requestfailed", self._on_failed)
        page.on("response", self._on_response)
        page.on("websocket", self._on_socket)
        self._notice_changes(page, page.clock)
        self.page = page
        return page

    def close(self) -> None:
        """Close the browser."""
        self.context.close()

    def _notice_changes(self, *things: object) -> None:
        """Notice if a test changes one of these for good."""

        def noticed(call: Callable[..., Any], *args: Any, **named: Any) -> Any:
            self._changed = True
            return call(*args, **named)

        for thing in things:
            for name in _FOR_GOOD:
                if hasattr(thing, name):
                    setattr(thing, name, partial(noticed, getattr(thing, name)))

    @property
    def reusable(self) -> bool:
        """Whether `reset` makes it as good as new, apart from cached files of the site."""
        return not self._changed and not self._first_page.is_closed()

    def rest(self) -> None:
        """Leave the site until this browser is used again."""
        for one in self.context.pages:
            if one != self._first_page:
                one.close()
        self.page = self._first_page
        self.page.goto("about:blank")

    def reset(self) -> None:
        """Delete everything but the cached files of the site."""
        self.rest()
        self.page.unroute_all()
        self.context.unroute_all()
        kept = "" if self.setting.coach else COACH_OFF
        self.page.goto("/icon.svg")  # same site, but it sends no requests
        self.page.evaluate(FORGET, kept)
        self.context.clear_cookies()
        width, height = self.setting.size
        self.page.set_viewport_size({"width": width, "height": height})
        self.page.emulate_media(
            media="null", color_scheme=self.setting.theme, reduced_motion=self.setting.reduced
        )
        self.page.mouse.move(*_OUTSIDE)
        self.troubles.clear()
        self.updates.clear()
        self._socket = None
        self._loading.clear()

    def ignore_connection_errors(self) -> None:
        """Ignore what the browser logged while the server was down."""
        self.troubles = [one for one in self.troubles if not _GONE.search(one)]

    # --- looking ---------------------------------------------------------------------------

    def find(self, role: Role, message_id: str, /, **arguments: str | int) -> Locator:
        """An element by its role and its name in the visitor's language."""
        name = self.words(message_id, **arguments)
        return self.page.get_by_role(role, name=name, exact=True)

    def button(self, message_id: str, /, **arguments: str | int) -> Locator:
        """A button by its text; a number or a key may follow it."""
        name = as_named(self.words(message_id, **arguments))
        return self.page.get_by_role("button", name=re.compile(rf"^{name}(\s+([+−]?\d+|[A-Z]))?$"))

    def button_beginning(self, words: str) -> Locator:
        """A button by the beginning of its text."""
        return self.page.get_by_role("button", name=re.compile(rf"^{as_named(words.strip())}"))

    def press(self, message_id: str, /, **arguments: str | int) -> None:
        """Click a button, or tap it if there is no mouse."""
        self.act(self.button(message_id, **arguments))

    def act(self, where: Locator) -> None:
        """Click, or tap if there is no mouse."""
        if self.setting.touch:
            where.tap()
        else:
            where.click()

    def settle(self) -> None:
        """Wait until everything is loaded and drawn, and no further requests follow."""
        last = monotonic() + PATIENCE_MS / 1000
        settled = False
        while not settled:
            assert monotonic() < last, f"still loading {[one.url for one in self._loading]}"
            before, complete = self._requests, not self._loading
            drawn(self.page)
            settled = complete and self._requests == before

    def box_at_rest(self, where: Locator) -> FloatRect:
        """Where an element is, once it has stopped moving: a page may still make room for news."""
        last = monotonic() + PATIENCE_MS / 1000
        before, box = None, where.bounding_box()
        while box is None or box != before:
            assert monotonic() < last, f"it never rests: {where}"
            drawn(self.page)
            before, box = box, where.bounding_box()
        return box

    # --- following the table ---------------------------------------------------------------

    @property
    def latest(self) -> Update:
        """The last update that the page received."""
        return self.updates[-1]

    def until(self, wanted: Callable[[Update], bool]) -> Update:
        """Wait until the page receives an update that fulfils the condition, and return it."""
        last = monotonic() + self.patience_s
        while not self.updates or not wanted(self.updates[-1]):
            assert monotonic() < last, "the expected update did not arrive"
            self.wait_for_news()
        return self.updates[-1]

    def wait_for_news(self) -> None:
        """Wait for the next update, but return from time to time even if there is none."""
        socket = self._socket
        with suppress(Error):  # nothing came, or the socket was closed and the page opens another
            if socket is None or socket.is_closed():
                self.page.wait_for_event("websocket", timeout=_POLL_MS)
            else:
                socket.wait_for_event("framereceived", timeout=_POLL_MS)

    def _on_socket(self, socket: WebSocket) -> None:
        self._socket = socket
        socket.on("framereceived", self.hear)

    def hear(self, payload: str | bytes) -> None:
        """Note a message about a table that the page has received."""
        message = json.loads(payload)
        if message["type"] == "update":
            self.updates.append(message)

    # --- trouble ---------------------------------------------------------------------------

    def _on_console(self, message: ConsoleMessage) -> None:
        if message.type in _TROUBLES and message.text != _BLOCKED:
            where = message.location.get("url", "")
            self.troubles.append(f"console {message.type}: {message.text} ({where})")

    def _on_request(self, request: Request) -> None:
        self._requests += 1
        self._loading.add(request)

    def _on_finished(self, request: Request) -> None:
        self._loading.discard(request)

    def _on_failed(self, request: Request) -> None:
        self._on_finished(request)
        # Leaving a page aborts its requests.
        if request.failure != "net::ERR_ABORTED":
            self.troubles.append(f"request failed: {request.url} {request.failure}")

    def _on_response(self, response: Response) -> None:
        if response.status >= 400:
            self.troubles.append(f"response {response.status}: {response.url}")


def drawn(page: Page) -> None:
    """Wait until the page has drawn what it knows by now, in the window that it has by now."""
    page.evaluate(_DRAWN)


def _coach_off(url: str) -> StorageState:
    """The local storage of somebody who knows both games."""
    origin: Any = {"origin": url, "localStorage": [{"name": "cardtown", "value": COACH_OFF}]}
    return {"origins": [origin]}  # `Any`, since Playwright does not export the type


def as_named(text: str) -> str:
    """A text as it is compared with names, in which every space is a plain one."""
    return re.escape(text.replace("\N{NO-BREAK SPACE}", " "))


def expect_no_trouble(visitors: Sequence[Visitor]) -> None:
    """Check that nothing went wrong in any browser."""
    found = [trouble for one in visitors for trouble in one.troubles]
    assert not found, "\n".join(found)
