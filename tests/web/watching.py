"""Between a browser and a server: hears what pages are told, and what goes wrong in them.

WebDriver shows neither live connections nor the console; what stands in between sees both, in every
browser. Into each page it puts a script, before any other, that reports errors and counts what the
page is told.
"""

from __future__ import annotations

import asyncio
import json
import re
import threading
from collections.abc import Callable
from time import monotonic, sleep
from typing import Any, Final

from tests.web.proxy import BadNetwork, Carrying, Fault, Way, carry_bytes
from tests.web.visitors import PATIENCE_MS

_GLANCE_S: Final = 0.05
_SCRIPT_PATH: Final = b"/watch.js"
_REPORT_PATH: Final = b"/watched"
_SCRIPT: Final = b"""
  const tell = (kind, what) => navigator.sendBeacon("/watched", `${kind}: ${what}`);
  for (const kind of ["error", "warn"]) {
    const say = console[kind];
    console[kind] = (...what) => {
      tell(`console ${kind}`, what.map((one) => one?.stack ?? one).join(" "));
      say.apply(console, what);
    };
  }
  const { dataset } = document.documentElement;
  window.WebSocket = class extends WebSocket {
    constructor(...parts) {
      super(...parts);
      dataset.received = 0;
      this.addEventListener("message", () => dataset.received++);
    }
  };
  addEventListener("error", (event) => {
    const file = event.target?.src ?? event.target?.href;
    tell("error", file ?? `${event.message} ${event.error?.stack}`);
  }, true);
  addEventListener("unhandledrejection", ({ reason }) => {
    tell("unhandled", `${reason} ${reason?.stack}`);
  });
"""
_INTO: Final = b"<head>"
_WANTS_PAGE: Final = re.compile(rb"\r\naccept: *text/html", re.IGNORECASE)
_LENGTH: Final = re.compile(rb"content-length: *\d+\r\n", re.IGNORECASE)
_CODINGS: Final = re.compile(rb"accept-encoding:[^\r]*\r\n", re.IGNORECASE)
_CONNECTION: Final = re.compile(rb"\r\nconnection:[^\r]*", re.IGNORECASE)


class WatchedNetwork(BadNetwork):
    """A network that works, and is watched; what a test has `replaced` never comes."""

    def __init__(self, port: int) -> None:
        super().__init__(port, Fault.NONE)
        self.updates: list[dict[str, Any]] = []
        """The updates that pages received, in order."""
        self.received = 0
        """How many texts the latest live connection brought; pages have it as `data-received`."""
        self.troubles: list[str] = []
        """Errors and warnings of consoles, scripts and files that failed."""
        self.replaced: dict[str, bytes] = {}
        """Paths by how they begin, and what is answered there until a page is loaded again."""
        self.pages = 0
        """How many pages were loaded."""
        self._news = threading.Event()

    def wait_for_news(self, timeout_s: float) -> None:
        """Wait until the server says something about a table, but not for longer."""
        self._news.wait(timeout_s)
        self._news.clear()

    def wait_for_trouble(self, words: str) -> None:
        """Wait until something goes wrong that is described in these words."""
        self._wait_until(lambda: any(words in trouble for trouble in self.troubles))

    def wait_for_pages(self, number: int) -> None:
        """Wait until that many pages have been loaded."""
        self._wait_until(lambda: self.pages >= number)

    def _wait_until(self, reached: Callable[[], bool]) -> None:
        last = monotonic() + PATIENCE_MS / 1000
        while not reached():
            assert monotonic() < last, f"{self.pages} pages were loaded, with {self.troubles}"
            sleep(_GLANCE_S)

    def _listener(self) -> Callable[[bytes], None]:
        self.received = 0
        return self._heard

    def _heard(self, text: bytes) -> None:
        self.received += 1
        message = json.loads(text)
        if message["type"] == "update":
            self.updates.append(message)
            self._news.set()

    def _pages(self, head: bytes, there: Way, back: Way) -> tuple[Carrying, Carrying]:
        path = head.split(b" ", 2)[1]
        if _WANTS_PAGE.search(head):
            self.pages += 1
            self.replaced.clear()
        if path == _SCRIPT_PATH:
            return _answer(back[1], _SCRIPT), carry_bytes(*back)
        if path == _REPORT_PATH:
            return self._note(head, there[0], back[1]), carry_bytes(*back)
        for beginning, answer in self.replaced.items():
            if path.startswith(beginning.encode()):
                return _send(back[1], answer), carry_bytes(*back)
        # One request a connection, and nothing compressed: so answers can be read and changed.
        there[1].write(_CONNECTION.sub(b"\r\nconnection: close", _CODINGS.sub(b"", head)))
        return carry_bytes(*there), _carry_watched(*back)

    async def _note(
        self, head: bytes, reader: asyncio.StreamReader, writer: asyncio.StreamWriter
    ) -> None:
        length = re.search(rb"content-length: *(\d+)", head, re.IGNORECASE)
        assert length is not None
        self.troubles.append((await reader.readexactly(int(length[1]))).decode())
        await _answer(writer, b"")


async def _answer(writer: asyncio.StreamWriter, body: bytes) -> None:
    await _send(writer, as_answer("200 OK", "text/javascript", body))


async def _send(writer: asyncio.StreamWriter, answer: bytes) -> None:
    writer.write(answer)
    await writer.drain()


def as_answer(status: str, content_type: str, body: bytes) -> bytes:
    """An answer of HTTP, after which the connection ends."""
    head = f"HTTP/1.1 {status}\r\ncontent-type: {content_type}\r\ncontent-length: {len(body)}"
    return f"{head}\r\ncache-control: no-store\r\nconnection: close\r\n\r\n".encode() + body


async def _carry_watched(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
    """Carry an answer; into a page it puts the script that watches."""
    head = await reader.readuntil(b"\r\n\r\n")
    if b"text/html" not in head.lower():
        writer.write(head)
        await carry_bytes(reader, writer)
        return
    script = b'<script src="' + _SCRIPT_PATH + b'"></script>'
    body = (await reader.read()).replace(_INTO, _INTO + script, 1)
    length = f"content-length: {len(body)}\r\n".encode()
    await _send(writer, _LENGTH.sub(length, head) + body)
